// Made by `make docs` from the shapes of crossroads.games.fallout.expansions.atomic_bonds: do not edit.

export type Side = "shield" | "star";

/** What Atomic Bonds adds to a view. */
export interface BondsView {
  /** nothing before the survivors have chosen */
  loyal?: Side | null;
  opposing?: Side | null;
  /** of the book's sheets, or empty */
  sheet: string;
  goals: GoalsShown;
  activation: ActivationShown;
  modifications: ModificationsShown;
  mutations: MutationsShown;
  workshop: WorkshopShown;
  camps: CampsShown;
  assistance?: AssistanceShown | null;
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
}

/** Mutations by seat; empty while one lies facedown. */
export interface MutationsShown {
  deck: number;
  faceup: string[];
}

/** Workshop upgrades, those gained near the sheet. */
export interface WorkshopShown {
  deck: number;
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

/** Who assists in the fight in progress, and what the assist die shows. */
export interface AssistanceShown {
  seat: number;
  /** as places of the book's dice; empty before it is rolled */
  die: number[];
}

/** What the view of a table with atomic-bonds has beside the game's own: `View & ViewAdded`. */
export interface ViewAdded {
  added: { "atomic-bonds": BondsView };
}
