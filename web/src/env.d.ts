declare module "icon:*" {
  /** The SVG body of a drawing in a 512 by 512 box, in `currentColor`. */
  const body: string;
  export default body;
}
