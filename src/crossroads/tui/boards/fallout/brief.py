"""Fallout line by line: the scenario at the beginning, and at each turn where one stands and what is near."""

from collections.abc import Hashable

from crossroads.engine.labels import Label
from crossroads.games.fallout.cards.voice import capital, letters_text, name_of
from crossroads.games.fallout.words.cards import card_name
from crossroads.games.fallout.words.places import content_of, near, toward
from crossroads.games.fallout.words.things import place_label, player
from crossroads.tui.boards.brief import Brief, Labelled
from crossroads.tui.boards.fallout.offers import in_order

WITH_CARDS = ("equip", "replace", "unequip", "keep", "sell", "buy", "recruit", "discard", "give", "ask", "give-agenda")


class FalloutBrief(Brief):
    """Fallout, told line by line."""

    def opening(self) -> list[str]:
        words, view = self.session.words, self.session.view
        name = name_of(words, "scenario", view["scenario"])
        intro = words.find(f"scenario-{view['scenario']}.intro") or ""
        needed = [words("table-needed", needed=view["needed"])] if view["needed"] else []
        return [f"{name}. {intro}".rstrip(), *needed]

    def moment(self) -> Hashable:
        """The turn that has come."""
        decision, view = self.session.decision, self.session.view
        return None if decision is None or decision.prompt != "turn" else (view["round"], decision.seat)

    def situation(self) -> list[str]:
        """One's own pegs and numbers, one's own space, and what is a step away."""
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
        """In the order of a turn."""
        labelled = {option.id: (option, label) for option, label in self.session.labels()}
        decision = self.session.decision
        ordered = (
            in_order(self.session, labelled) if decision is not None and decision.prompt == "turn" else list(labelled)
        )
        return [labelled[each] for each in ordered]

    def in_full(self, option_id: str, label: Label) -> str:
        """Of several dice only the numbers, for the question has just told what they show."""
        return label.title if len(self.session.meant(option_id).text("dice")) > 1 else label.sentence

    def subject(self, option_id: str, label: Label) -> Hashable:
        """A card is the same whatever may be done with it, and so are two of its kind."""
        meant = self.session.meant(option_id)
        if meant.verb not in WITH_CARDS:
            return label
        return meant.text("agenda") or card_name(self.session.words, meant.text("card"))

    def again(self, option_id: str, label: Label) -> str:
        """A card that was told in full goes by its name from then on, and its price if it has one."""
        if self.session.meant(option_id).verb not in WITH_CARDS:
            return self.in_full(option_id, label)
        return label.title if label.price is None else label.brief


BRIEF = FalloutBrief
