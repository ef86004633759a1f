// Made by `make docs` from the shapes of crossroads.games.fallout.expansions.atomic_bonds: do not edit.

export type Side = "shield" | "star";

/** What Atomic Bonds adds to a view. */
export interface BondsView {
  /** nothing before the survivors have chosen */
  loyal?: Side | null;
  opposing?: Side | null;
  /** of the book's sheets, or empty */
  sheet: string;
  /** what X is at each space of the power track, from the top */
  x: number[];
  y: number[];
  /** nothing on a sheet without one */
  last_stand?: LastStandShown | null;
  goals: GoalsShown;
  activation: ActivationShown;
  modifications: ModificationsShown;
  mutations: MutationsShown;
  workshop: WorkshopShown;
  camps: CampsShown;
  /** the seats that offer to assist in the fight that is about to begin */
  willing: number[];
}

/** What wins the game once the goals are done. */
export interface LastStandShown {
  /** the name of a space */
  place: string;
  /** the space itself, if it lies faceup */
  space: string;
  /** of the test */
  letters: string;
  difficulty: number;
  /** the required goals are done */
  open: boolean;
}

/** The goals of all survivors together. */
export interface GoalsShown {
  deck: number;
  /** of the book's goals; copies have a number after `~` */
  faceup: string[];
  /** facedown, and known to all */
  done: string[];
  required: number;
}

/** The activation cards; they lie at the first player's board. */
export interface ActivationShown {
  deck: number;
  /** the last card on top */
  pile: string[];
  /** the card that is being resolved, or empty */
  revealed: string;
}

/** Modifications: who has drawn some sees them, all others how many. */
export interface ModificationsShown {
  deck: number;
  pile: string[];
  /** a card in somebody's possession -> the modification on it */
  attached: Record<string, string>;
  drawn: string[] | number;
  /** the seat that has drawn some */
  drawer?: number | null;
  /** the one that somebody is about to attach, or empty */
  taken: string;
}

/** Mutations by seat; empty while one lies facedown. */
export interface MutationsShown {
  deck: number;
  faceup: string[];
}

/** Workshop upgrades, those gained near the sheet. */
export interface WorkshopShown {
  deck: number;
  /** being resolved */
  building: string[];
  gained: string[];
}

/** C.A.M.P. tokens. */
export interface CampsShown {
  /** spaces */
  placed: string[];
  /** at the sheet: they can be placed */
  gained: number;
  supply: number;
}

/** What the view of a table with atomic-bonds has beside the game's own: `View & ViewAdded`. */
export interface ViewAdded {
  added: { "atomic-bonds": BondsView };
}
