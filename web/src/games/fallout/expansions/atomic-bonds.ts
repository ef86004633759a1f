// Made by `make docs` from the shapes of crossroads.games.fallout.expansions.atomic_bonds: do not edit.

export type Side = "shield" | "star";

export type HowMany = "few" | "many" | "none";

/** What Atomic Bonds adds to a view. */
export interface BondsView {
  /** nothing before the survivors have chosen */
  loyal?: Side | null;
  opposing?: Side | null;
  /** of the book's sheets, or empty */
  sheet: string;
  /** the sheet that is played for each loyal faction */
  sheets: Record<Side, string>;
  /** what X is at each space of the power track, from the top */
  x: number[];
  y: number[];
  /** of the opposing faction on the map */
  enemies: number;
  /** which effect of the sheet stands for so many */
  reaction: HowMany;
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
  /** of those that are faceup */
  progress: Record<string, ProgressShown>;
  /** facedown, and known to all */
  done: string[];
  required: number;
}

/** How far a goal is. */
export interface ProgressShown {
  /** of all survivors together, or of whoever is nearest to it */
  have: number;
  of: number;
}

/** The activation cards; they lie at the first player's board, and move with that role. */
export interface ActivationShown {
  /** at whose board they lie */
  seat: number;
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

export interface BondsBook {
  cards: BondsCards;
  names: Record<string, string>;
}

/** The cards of Atomic Bonds, by id. */
export interface BondsCards {
  /** by every copy */
  goals: Record<string, GoalCard>;
  activation: Record<string, ActivationCard>;
  sheets: Record<string, SheetCard>;
  modifications: Record<string, ModificationCard>;
  mutations: Record<string, BondsCard>;
  upgrades: Record<string, UpgradeCard>;
}

export interface GoalCard {
  name: string;
  /** or empty */
  flavour: string;
  /** what it does or asks for */
  text: string[];
  /** how it is completed: `pay`, `event`, `state`, `night` */
  kind: string;
}

export interface ActivationCard {
  /** of enemies, from top to bottom */
  types: string[];
  faction: Side | null;
}

/** A side of a scenario sheet. */
export interface SheetCard {
  name: string;
  story: string;
  loyal: Side;
  /** instead of power for the loyal faction */
  plus: string[];
  /** at an activation of the opposing faction, by the number of its enemies on the map */
  none: string[];
  few: string[];
  many: string[];
  last_stand: LastStandPrinted | null;
}

export interface LastStandPrinted {
  /** what the space is called */
  place: string;
  /** of the test */
  letters: string;
  difficulty: number;
  /** what is done there */
  text: string;
}

export interface ModificationCard {
  name: string;
  /** or empty */
  flavour: string;
  /** what it does or asks for */
  text: string[];
  /** `weapon` or `apparel` */
  fits: string;
}

/** What is on every card of the expansion. */
export interface BondsCard {
  name: string;
  /** or empty */
  flavour: string;
  /** what it does or asks for */
  text: string[];
}

export interface UpgradeCard {
  name: string;
  /** or empty */
  flavour: string;
  /** what it does or asks for */
  text: string[];
  /** in force for the rest of the game, or followed once */
  lasting: boolean;
}

/** What the view of a table with atomic-bonds has beside the game's own: `View & ViewAdded`. */
export interface ViewAdded {
  added: { "atomic-bonds": BondsView };
}

/** What the book has beside the game's own: `Book & BookAdded`. */
export type BookAdded = BondsBook;
