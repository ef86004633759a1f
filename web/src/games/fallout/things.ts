/** What is in a place, in words: for a screen reader, for the card beside what is pointed at. */
import type { Words } from "$lib/board";
import { type Place, placeKey } from "$lib/places";
import { bondsThing, notesAt, notesOn } from "./bonds/things";
import type { Spot } from "./plan";
import type { Cards, Enemy, Survivor, View } from "./types";
import { cardOf, sideOf } from "./types";

/** What the words for things are made from. */
export interface Speaker {
  readonly view: View;
  readonly cards: Cards;
  readonly names: Record<string, string>;
  words: Words;
  nameOf: (seat: number) => string;
}

export interface Thing {
  title: string;
  /** What is printed, a line each. */
  text: readonly string[];
  /** Who and what is there now. */
  notes: readonly string[];
  flavour: string;
}

const thing = (title: string, text: readonly string[] = [], notes: readonly string[] = [], flavour = ""): Thing => ({
  title,
  text: text.filter(Boolean),
  notes: notes.filter(Boolean),
  flavour,
});

/** A label of the book: what one of a family is called, or its id if the book does not say. */
export function nameIn(names: Record<string, string>, family: string, id: string): string {
  return names[`${family}-${id}`] ?? id;
}

export function survivorName(s: Speaker, who: Survivor): string {
  return s.cards.characters[who.id]?.name ?? s.nameOf(who.seat);
}

/** What an enemy of a type is called; a faction's by what it stands for in the scenario. */
export function enemyName(s: Speaker, type: string, token: string): string {
  const side = sideOf(type);
  if (side) return s.cards.scenarios[s.view.scenario]?.[side].enemy ?? nameIn(s.names, "faction", side);
  return s.cards.enemies[cardOf(s.cards, token)]?.name ?? token;
}

/** A name at the beginning of a line. */
export const capital = (name: string): string => name.slice(0, 1).toLocaleUpperCase() + name.slice(1);

/** What a type of enemy is called; a faction by its name. */
export function typeName(s: Speaker, type: string): string {
  const side = sideOf(type);
  if (!side) return nameIn(s.names, "type", type);
  return s.cards.scenarios[s.view.scenario]?.[side].faction ?? nameIn(s.names, "faction", side);
}

/** An enemy in a sentence: name, type, level, what it can do. */
export function enemySaid(s: Speaker, enemy: Enemy): string {
  const type = typeName(s, enemy.type);
  if (!enemy.active || !enemy.id) return s.words("enemy-facedown", { type });
  const abilities = (enemy.abilities ?? []).map((ability) => nameIn(s.names, "ability", ability));
  const said = s.words("enemy", { name: enemyName(s, enemy.type, enemy.id), type, level: enemy.level ?? 0 });
  return abilities.length ? `${said}; ${abilities.join(", ")}` : said;
}

/** What a spot is called. */
export function spotTitle(s: Speaker, spot: Spot): string {
  if (!spot.space) return s.words("facedown", { back: nameIn(s.names, "back", spot.back) });
  return spot.space.name || spot.node;
}

/** A spot on the map with all that is printed and stands there. */
export function spotThing(s: Speaker, spot: Spot): Thing {
  const { space } = spot;
  const text = space
    ? [
        space.icon ? s.words("encounter-here", { icon: nameIn(s.names, "icon", space.icon), level: space.level }) : "",
        space.difficult ? nameIn(s.names, "terrain", "difficult") : "",
        space.irradiated ? nameIn(s.names, "terrain", "irradiated") : "",
        ...space.enemies.map((type) => s.words("enemy-icon", { type: typeName(s, type) })),
      ]
    : [spot.known ? s.words("known-face", { name: faceName(s, spot.known) }) : ""];
  const notes = [
    ...s.view.survivors
      .filter((who) => who.space === spot.node)
      .map((who) => s.words("survivor-here", { name: survivorName(s, who), who: s.nameOf(who.seat) })),
    ...s.view.enemies.filter((enemy) => enemy.space === spot.node).map((enemy) => enemySaid(s, enemy)),
    ...s.view.quests
      .filter((quest) => quest.marked === spot.node)
      .map((quest) =>
        s.words("marker-here", { colour: nameIn(s.names, "colour", quest.colour), quest: questName(s, quest.id) }),
      ),
    ...notesAt(s, spot.node),
  ];
  return thing(spotTitle(s, spot), text, notes);
}

function faceName(s: Speaker, face: string): string {
  const spaces = Object.values(s.cards.tiles[face]?.spaces ?? {});
  const named = spaces.filter((space) => space.id).map((space) => space.name);
  return named.join(", ") || face;
}

/** A card of the library comes to light with its quest, and its words a moment later. */
export function questName(s: Speaker, quest: string): string {
  return s.cards.quests?.[quest]?.name ?? "…";
}

/** What is printed on a card that is held, sold or found. */
export function cardThing(s: Speaker, copy: string): Thing {
  const card = s.cards.cards[cardOf(s.cards, copy)];
  if (!card) return thing(copy);
  const cost = card.cost === null || card.cost === undefined ? "" : s.words("cost", { caps: card.cost });
  return thing(
    card.name,
    [[nameIn(s.names, "kind", card.kind), cost].filter(Boolean).join(" · "), ...card.text],
    notesOn(s, copy),
    card.flavour,
  );
}

/** What is in any place of the board. */
export function thingAt(s: Speaker, place: Place, spots: ReadonlyMap<string, Spot>): Thing {
  const { kind, name: about = "", part = "" } = place;
  const spot = spots.get(about);
  if (kind === "space" && spot) return spotThing(s, spot);
  if (kind === "enemy") return enemyThing(s, about);
  if (kind === "card" || kind === "shop") return cardThing(s, about);
  const perk = s.cards.perks[about];
  if (kind === "perk" && perk) return thing(`${perk.name} (${perk.letter})`, perk.text);
  const agenda = s.cards.agendas[about];
  if (kind === "agenda" && agenda) return thing(agenda.name, agenda.text, [agendaIcons(s, agenda.icons)]);
  if (kind === "objective") {
    const objective = s.cards.quests?.[about]?.objectives.find((each) => each.id === part);
    return thing(questName(s, about), [objective?.text ?? part, objective?.how ?? "", ...(objective?.results ?? [])]);
  }
  if (kind === "letter") return thing(`${about} ${nameIn(s.names, "special", about)}`);
  if (kind === "seat") return thing(s.nameOf(Number(about)));
  return bondsThing(s, place) ?? thing(about || placeKey(place));
}

function enemyThing(s: Speaker, token: string): Thing {
  const enemy = s.view.enemies.find((each) => each.id === token);
  const areas = [...(enemy?.areas ?? "")].map((area) => nameIn(s.names, "area", area)).join(", ");
  const flavour = s.cards.enemies[cardOf(s.cards, token)]?.flavour ?? "";
  return thing(
    enemyName(s, enemy?.type ?? "", token),
    [enemy ? enemySaid(s, enemy) : "", areas ? s.words("vulnerable", { areas }) : ""],
    [],
    flavour,
  );
}

/** Which enemies an agenda wakes at the end of a round. */
export function agendaIcons(s: Speaker, icons: readonly string[]): string {
  return s.words("agenda-icons", { icons: icons.map((icon) => typeName(s, icon)).join(", ") });
}

/** All of a thing in one breath. */
export function spoken(what: Thing): string {
  const parts = [what.title, ...what.text, ...what.notes];
  return parts.reduce((said, part) => `${said}${/[.!?…]$/.test(said) ? " " : ". "}${part}`);
}
