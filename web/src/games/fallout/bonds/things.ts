/** What lies on a table of Atomic Bonds, in words: for a screen reader, for the card beside what is pointed at. */
import type { Place } from "$lib/places";
import type { Speaker, Thing } from "../things";
import { bondsOf, modificationOn, printedIn } from "./bonds";

const label = (s: Speaker, key: string) => s.names[`bonds-${key}`] ?? key;

/** What the expansion has laid in a space. */
export function notesAt(s: Speaker, node: string): string[] {
  const bonds = bondsOf(s.view);
  if (!bonds) return [];
  const stand = bonds.last_stand;
  return [
    bonds.camps.placed.includes(node) ? label(s, "camp-here") : "",
    stand?.space === node ? `${label(s, "stand-here")}: ${label(s, stand.open ? "stand-open" : "stand-closed")}` : "",
  ].filter(Boolean);
}

/** The modification on a card, with what it does. */
export function notesOn(s: Speaker, copy: string): string[] {
  const card = printedIn(s.cards).modifications?.[modificationOn(s.view, copy)];
  return card ? [`${label(s, "modification")}: ${card.name}. ${card.text.join(". ")}`] : [];
}

/** A card of the expansion; nothing if the place is none of its own. */
export function bondsThing(s: Speaker, { kind, name = "" }: Place): Thing | null {
  const cards = printedIn(s.cards);
  if (kind === "goal") {
    const goal = cards.goals?.[name];
    const at = bondsOf(s.view)?.goals.progress[name];
    const notes = at ? [`${at.have}/${at.of}`] : [];
    return goal
      ? { title: goal.name, text: [...goal.text, label(s, `kind-${goal.kind}`)], notes, flavour: goal.flavour }
      : null;
  }
  if (kind === "modification") {
    const card = cards.modifications?.[name];
    return card ? { title: card.name, text: card.text, notes: [], flavour: card.flavour } : null;
  }
  if (kind === "mutation") {
    const card = cards.mutations?.[name];
    return card ? { title: card.name, text: card.text, notes: [], flavour: card.flavour } : null;
  }
  if (kind === "upgrade") {
    const card = cards.upgrades?.[name];
    const lasts = card ? label(s, card.lasting ? "upgrade-always" : "upgrade-now") : "";
    return card ? { title: card.name, text: [lasts, ...card.text], notes: [], flavour: card.flavour } : null;
  }
  return null;
}
