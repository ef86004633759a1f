"""Fallout line by line: the scenario at the beginning, and at each turn where one stands and what is near."""

from collections.abc import Hashable

from crossroads.games.fallout.describing import letters_text
from crossroads.games.fallout.places import capital, content_of, name_of, near, toward
from crossroads.games.fallout.sight import place_label, player
from crossroads.games.fallout.texts import agenda_name, card_name, quest_name
from crossroads.tui.boards.brief import Brief, Labelled
from crossroads.tui.boards.fallout.offers import BRACKETS, in_order

WITH_CARDS = ("equip", "unequip", "keep", "sell", "buy", "recruit", "discard", "give", "ask", "give-agenda")


class FalloutBrief(Brief):
    """Fallout, told line by line."""

    def opening(self) -> list[str]:
        words, view = self.session.words, self.session.view
        name = name_of(words, "scenario", view["scenario"])
        intro = words.find(f"scenario-{view['scenario']}.intro") or ""
        return [f"{name}. {intro}".rstrip(), words("table-needed", needed=view["needed"])]

    def moment(self) -> Hashable:
        """The turn that has come."""
        decision, view = self.session.decision, self.session.view
        return None if decision is None or decision.prompt != "turn" else (view["round"], decision.seat)

    def situation(self) -> list[str]:
        """The own pegs and numbers, the own space, and what is a step away."""
        words, view = self.session.words, self.session.view
        who = view["survivors"][view["seat"]]
        numbers = {key: who[key] for key in ("hp", "rads", "xp", "caps", "armor")}
        name, here = player(words, view, who["seat"]), who["space"]
        lines = [
            words("table-survivor", player=name, letters=letters_text(words, who["special"]), **numbers),
            words("table-here", player=name, place=place_label(words, view, here)),
        ]
        for node, steps in near(view, content_of(words), here).items():
            if steps == 1:
                way, place = toward(words, view, here, node), place_label(words, view, node)
                lines.append(words("table-space", way=way, place=place) if way else f"{place}.")
        return [capital(line) for line in lines]

    def options(self) -> list[Labelled]:
        """In the order of a turn; of several dice only the numbers, for the question has just told what they show."""
        labelled = {option.id: (option, _told(option.id, label)) for option, label in self.session.labels()}
        decision = self.session.decision
        ordered = in_order(labelled) if decision is not None and decision.prompt == "turn" else list(labelled)
        return [labelled[each] for each in ordered]

    def subject(self, option_id: str, label: str) -> Hashable:
        """A card is the same whatever may be done with it, and so are two of its kind."""
        act, _, card = option_id.partition(":")
        return card.partition("~")[0] if act in WITH_CARDS else label

    def again(self, option_id: str, label: str) -> str:
        """A card that was told in full goes by its name from then on."""
        return BRACKETS.sub("", label) if option_id.partition(":")[0] in WITH_CARDS else label

    def cards(self) -> dict[str, str]:
        """Items, companions, perks, agendas, enemies, and the quests in play: what the library holds is secret."""
        words, content = self.session.words, content_of(self.session.words)
        named = {f"card:{each}": card_name(words, each) for each in content.cards if "~" not in each}
        named |= {f"perk:{each}": name_of(words, "perk", each) for each in content.perks}
        named |= {f"enemy:{each}": name_of(words, "enemy", each) for each in content.enemies}
        designs = {agenda_name(words, content, each): f"agenda:{each}" for each in reversed(content.agendas)}
        named |= {key: name for name, key in designs.items()}
        return named | {f"quest:{each['id']}": quest_name(words, each["id"]) for each in self.session.view["quests"]}


def _told(option_id: str, label: str) -> str:
    act, _, which = option_id.partition(":")
    several = act == "reroll" and len(which.partition(":")[2]) > 1
    return BRACKETS.sub("", label).replace("; ", ", ") if several else label


BRIEF = FalloutBrief
