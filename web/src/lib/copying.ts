/** Copy what a field shows. Without https there is no clipboard: it stays selected, to be copied by hand. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
