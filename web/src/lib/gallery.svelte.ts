/** Drawings of cards, which arrive after the board: together they weigh as much as it, and a card can be read without. */
export class Gallery {
  #drawings = $state.raw<Readonly<Record<string, string>> | null>(null);
  /** Settled once the drawings are there, or cannot be fetched. */
  readonly arrived: Promise<void>;

  constructor(load: () => Promise<Readonly<Record<string, string>>>) {
    this.arrived = load().then(
      (drawings) => {
        this.#drawings = drawings;
      },
      () => {
        this.#drawings = {};
      },
    );
  }

  /** A card's own drawing, else the one given; nothing before they are there, so that none changes under the eyes. */
  drawing(id: string, otherwise: string): string {
    return this.#drawings === null ? "" : (this.#drawings[id] ?? otherwise);
  }
}
