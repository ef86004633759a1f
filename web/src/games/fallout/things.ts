/** What is in a place, in words: for a screen reader, for the card beside what is pointed at. */
import type { Words } from "$lib/board";
import type { Spot } from "./plan";
import type { Cards, Enemy, Survivor, View } from "./types";
import { cardOf, linesOf, sideOf } from "./types";

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

/** A label of the book, or the last part of its key if the book has none. */
export function nameIn(names: Record<string, string>, key: string): string {
  return names[key] ?? key.slice(key.indexOf("-") + 1);
}

export function survivorName(s: Speaker, who: Survivor): string {
  return s.cards.characters[who.id]?.name ?? s.nameOf(who.seat);
}

export function enemyName(s: Speaker, token: string): string {
  const side = sideOf(token);
  if (side) return s.cards.scenarios[s.view.scenario]?.[side].enemy ?? nameIn(s.names, `faction-${side}`);
  return s.cards.enemies[cardOf(token)]?.name ?? token;
}

/** What a type of enemy is called; a faction by its name. */
export function typeName(s: Speaker, type: string): string {
  const side = sideOf(type);
  if (!side) return nameIn(s.names, `type-${type}`);
  return s.cards.scenarios[s.view.scenario]?.[side].faction ?? nameIn(s.names, `faction-${side}`);
}

/** An enemy in a sentence: name, type, level, what it can do. */
export function enemySaid(s: Speaker, enemy: Enemy): string {
  const type = typeName(s, enemy.type);
  if (!enemy.active || !enemy.id) return s.words("enemy-facedown", { type });
  const abilities = (enemy.abilities ?? []).map((ability) => nameIn(s.names, `ability-${ability}`));
  const said = s.words("enemy", { name: enemyName(s, enemy.id), type, level: enemy.level ?? 0 });
  return abilities.length ? `${said}; ${abilities.join(", ")}` : said;
}

/** What a spot is called. */
export function spotTitle(s: Speaker, spot: Spot): string {
  if (!spot.space) return s.words("facedown", { back: nameIn(s.names, `back-${spot.back}`) });
  return spot.space.name || spot.node;
}

/** A spot on the map with all that is printed and stands there. */
export function spotThing(s: Speaker, spot: Spot): Thing {
  const { space } = spot;
  const text = space
    ? [
        space.icon
          ? s.words("encounter-here", { icon: nameIn(s.names, `icon-${space.icon}`), level: space.level })
          : "",
        space.difficult ? nameIn(s.names, "terrain-difficult") : "",
        space.irradiated ? nameIn(s.names, "terrain-irradiated") : "",
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
        s.words("marker-here", { colour: nameIn(s.names, `colour-${quest.colour}`), quest: questName(s, quest.id) }),
      ),
  ];
  return thing(spotTitle(s, spot), text, notes);
}

function faceName(s: Speaker, face: string): string {
  const spaces = Object.values(s.cards.tiles[face]?.spaces ?? {});
  const named = spaces.filter((space) => space.id).map((space) => space.name);
  return named.join(", ") || face;
}

export function questName(s: Speaker, quest: string): string {
  return s.cards.quests?.[quest]?.name ?? quest.charAt(0).toUpperCase() + quest.slice(1).replaceAll("-", " ");
}

/** What is printed on a card that is held, sold or found. */
export function cardThing(s: Speaker, copy: string): Thing {
  const card = s.cards.cards[cardOf(copy)];
  if (!card) return thing(copy);
  const cost = card.cost === null || card.cost === undefined ? "" : s.words("cost", { caps: card.cost });
  return thing(
    card.name,
    [[nameIn(s.names, `kind-${card.kind}`), cost].filter(Boolean).join(" · "), ...card.text],
    [],
    card.flavour,
  );
}

/** What is in any place of the board. */
export function thingAt(s: Speaker, place: string, spots: ReadonlyMap<string, Spot>): Thing {
  const [stem = "", about = "", more = ""] = place.split(":");
  const spot = spots.get(about);
  if (stem === "space" && spot) return spotThing(s, spot);
  if (stem === "enemy") return enemyThing(s, about);
  if (stem === "card" || stem === "shop") return cardThing(s, about);
  const perk = s.cards.perks[about];
  if (stem === "perk" && perk) return thing(`${perk.name} (${perk.letter})`, linesOf(perk.text));
  const agenda = s.cards.agendas[about];
  if (stem === "agenda" && agenda) return thing(agenda.name, linesOf(agenda.text), [agendaIcons(s, agenda.icons)]);
  if (stem === "objective") {
    const objective = s.cards.quests?.[about]?.objectives.find((each) => each.id === more);
    return thing(questName(s, about), [objective?.text ?? more, objective?.how ?? "", ...linesOf(objective?.results)]);
  }
  if (stem === "letter") return thing(`${about} ${nameIn(s.names, `special-${about}`)}`);
  if (stem === "seat") return thing(s.nameOf(Number(about)));
  return thing(about || place);
}

function enemyThing(s: Speaker, token: string): Thing {
  const enemy = s.view.enemies.find((each) => each.id === token);
  const areas = [...(enemy?.areas ?? "")].map((area) => nameIn(s.names, `area-${area}`)).join(", ");
  const flavour = s.cards.enemies[cardOf(token)]?.flavour ?? "";
  return thing(
    enemyName(s, token),
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
  return [what.title, ...what.text, ...what.notes].join(". ");
}
