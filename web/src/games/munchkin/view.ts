// Made by `make docs` from the shapes of crossroads.games.munchkin: do not edit.

export interface View {
  game: string;
  /** who looks; `null` for a spectator */
  seat?: number | null;
  active: number;
  /** how many there were before this one */
  turn: number;
  /** this one, from 1 */
  round: number;
  /** that the game lasts at most */
  rounds: number;
  phase: string;
  players: MunchkinSeen[];
  decks: Record<string, number>;
  piles: Record<string, PileSeen>;
  fight?: FightSeen | null;
  flight?: FlightSeen | null;
  stack: PendingSeen[];
  bodies: BodySeen[];
  offers: OfferSeen[];
  draft?: OfferSeen | null;
  sale: string[];
  windows: WindowSeen[];
  outcome?: OutcomeSeen | null;
}

export interface MunchkinSeen {
  seat: number;
  sex: string;
  level: number;
  alive: boolean;
  /** `null` for whoever may not see it */
  hand?: string[] | null;
  /** in hand */
  doors: number;
  /** in hand */
  treasures: number;
  /** in hand: items that were looted with their modifiers */
  bundles: GearSeen[];
  gear: GearSeen[];
  classes: string[];
  traits: string[];
  perks: string[];
  /** Perks to choose from; how many, for whoever may not see them */
  drawn: string[] | number;
  sidekick: string;
  kept: KeptSeen[];
  lasting: LastingSeen[];
  /** fighters whom it has hindered while it was their helper */
  turned: number[];
  strength: number;
  /** what the strength is made of */
  parts: PartOf[];
  defence: number;
  /** what is added to the roll to run away */
  run: number;
  limits: LimitsSeen;
}

export interface GearSeen {
  id: string;
  used: boolean;
  /** in use, and nothing keeps its owner from using it */
  counts: boolean;
  modifiers: string[];
  /** the card that frees it; empty if there is none */
  cheat: string;
  /** by the Sidekick */
  carried: boolean;
  /** counts against the limit of Big items */
  big: boolean;
}

export interface KeptSeen {
  id: string;
  /** fight, turns, kept or creep */
  until: string;
  /** own turns that must end before it does */
  left: number;
  penalty: number;
}

export interface LastingSeen {
  card: string;
  stat: string;
  amount: number;
  until: string;
}

export interface PartOf {
  /** `level`, `radiation`, or a card */
  what: string;
  amount: number;
}

export interface LimitsSeen {
  /** cards */
  hand: number;
  /** to hold items with */
  hands: number;
  big: number;
  perks: number;
}

export interface PileSeen {
  count: number;
  top: string;
}

export interface FightSeen {
  fighter: number;
  helper?: number | null;
  foes: FoeSeen[];
  gone: GoneSeen[];
  bonuses: SideBonusSeen[];
  /** cards that lie there until it is over */
  table: string[];
  /** strength of the side */
  munchkins: number;
  monsters: number;
  /** the munchkins, as it stands */
  winning: boolean;
  /** for the victory, as it stands */
  treasures: number;
  deal?: HelpDealSeen | null;
}

export interface FoeSeen {
  /** the card that stands for it */
  id: string;
  /** the monster that it is */
  like: string;
  enhancers: string[];
  strength: number;
  parts: PartOf[];
  treasures: number;
  radiation: number;
  irradiated: boolean;
  run: number;
}

export interface GoneSeen {
  id: string;
  treasures: number;
  levels: number;
}

export interface SideBonusSeen {
  card: string;
  side: string;
  amount: number;
}

export interface HelpDealSeen {
  treasures: number;
  picker: string;
  gives: string[];
  asks: string[];
}

export interface FlightSeen {
  runners: number[];
  left: string[];
  foe: string;
  begun: boolean;
  /** the monsters behind whoever runs now */
  chases: ChaseSeen[];
}

export interface ChaseSeen {
  foe: string;
  /** how one gets away from it */
  way: "never" | "roll" | "sure";
  /** the least number on the die */
  needs: number;
}

export interface PendingSeen {
  kind: string;
  card: string;
  author?: number | null;
  target?: number | null;
  foe: string;
  side: string;
  monster: string;
  rolls: string;
  die: number;
  cancelled: boolean;
}

export interface BodySeen {
  seat: number;
  cards: string[];
  bundles: string[][];
}

export interface OfferSeen {
  seat: number;
  partner: number;
  help: boolean;
  gives: string[];
  asks: string[];
  treasures: number;
  picker: string;
  /** the sides of the fight with the helper in it; none if it is no offer of help */
  together?: SumsSeen | null;
}

export interface SumsSeen {
  munchkins: number;
  monsters: number;
  winning: boolean;
}

export interface WindowSeen {
  prompt: string;
  about: Record<string, string | number>;
  occasion: string;
  awaited: number[];
  hidden: boolean;
}

export interface OutcomeSeen {
  winners: number[];
  scores: number[];
  how: string;
}

export interface Book {
  cards: Record<string, CardTold>;
  names: Record<string, string>;
}

export interface CardTold {
  kind: string;
  deck: string;
  name: string;
  /** what is printed on it */
  lines: string[];
  /** what it does, in one line */
  short: string;
  joke: string;
  /** of a monster */
  level: number;
  /** of a monster */
  treasures: number;
  /** of a monster */
  radiation: number;
  /** what it adds to a strength, whatever else is the case */
  bonus: number;
  /** caps; 0 if it has none */
  price: number;
  slot: string;
  weapon: string;
  /** of a one-shot */
  sort: string;
  big: boolean;
  /** of a monster */
  tags: string[];
  /** the card whose picture it has */
  drawing: string;
}
