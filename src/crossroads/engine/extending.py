"""A game with expansions as one `Definition`: what each of them adds is put beside what the base brings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from crossroads.engine.acts import Acts, Meant
from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.definition import CardTitle, Definition, LabelInputs, Wording, definition
from crossroads.engine.dice import Dice
from crossroads.engine.labels import Label, Prompt, prompt_of
from crossroads.engine.modules import Module, find_modules
from crossroads.engine.odds import Odds
from crossroads.engine.options import hints_of
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import with_added
from crossroads.engine.sharing import Share
from crossroads.engine.words import Words
from crossroads.engine.zones import typed_zones

View = Mapping[str, Any]
AddedRules = tuple[str, str, tuple[tuple[str, str], ...]]  # an expansion, its title, and its rules: ids with sentences


def extended(base: Definition[Any], expansions: tuple[Module, ...]) -> Definition[Any]:
    """The game that a table with these expansions plays."""
    if not expansions:
        return base
    return replace(
        base,
        expansions=expansions,
        packs=tuple(dict.fromkeys([*base.packs, *[pack for module in expansions for pack in module.packs]])),
        table_options=_all_options(base, expansions),
        forbids=lambda content, option, value: _forbidden(expansions, content, option, value),
        choices=lambda content: _choices(base, expansions, content),
        set_up=lambda content, seats, options, dice: _set_up(base, expansions, content, seats, options, dice),
        view=lambda g, seat, share: _view(base, expansions, g, seat, share),
        decks=(*base.decks, *[deck for module in expansions for deck in typed_zones(module.zones)]),
        zones=lambda g: (*base.zones(g), *[zone for module in expansions for zone in module.zones]),
        why_not=lambda g, seat, meant, decision: _why_not(base, expansions, g, seat, meant, decision),
        odds=lambda g, seat, meant, decision: _odds(base, expansions, g, seat, meant, decision),
        own_faults=lambda g: _faults(base, expansions, g),
        rule_text=lambda rule, lang: _rule_text(base, expansions, rule, lang),
        wording=cache(lambda: _wording(base.wording(), expansions)),
        book=lambda words, content: _book(base, expansions, words, content),
        proofs=lambda words, content: _proofs(base, expansions, words, content),
        shapes=cache(lambda: with_added(base.shapes(), {module.id: module.shapes() for module in expansions})),
        hidden_windows=base.hidden_windows or any(module.hidden_windows for module in expansions),
    )


def definition_with(game: str, modules: tuple[str, ...] = ()) -> Definition[Any]:
    """A game as a table with these expansions plays it."""
    return _extended(game, modules) if modules else definition(game)


@cache
def _extended(game: str, modules: tuple[str, ...]) -> Definition[Any]:
    return extended(definition(game), find_modules(game, modules))


def owner_of(name: str) -> str:
    """The module that a name belongs to, if it is one of an expansion: `bonds` of `bonds.travel:crossroads-camp`."""
    return name.partition(":")[0].partition(".")[0]


def _all_options(base: Definition[Any], expansions: tuple[Module, ...]) -> type[msgspec.Struct]:
    """The table options of the base and of its expansions as one struct."""
    fields: list[Any] = []
    for kind in [base.table_options, *[module.table_options for module in expansions if module.table_options]]:
        hints = hints_of(kind)
        fields += [(each.name, hints[each.name], each.default) for each in msgspec.structs.fields(kind)]
    return msgspec.defstruct("TableOptions", fields, frozen=True, forbid_unknown_fields=True)


def _part(options: Any, kind: type[msgspec.Struct]) -> Any:
    return kind(**{name: getattr(options, name) for name in kind.__struct_fields__})


def _forbidden(expansions: tuple[Module, ...], content: Any, option: str, value: str) -> str | None:
    """The rule of an expansion that does not let a table option have a value."""
    rules = [module.forbids(content, option, value) for module in expansions]
    return next((rule for rule in rules if rule is not None), None)


def _choices(base: Definition[Any], expansions: tuple[Module, ...], content: Any) -> dict[str, tuple[str, ...]]:
    """The values that packs bring, without those that an expansion forbids."""
    return {
        option: tuple([value for value in values if _forbidden(expansions, content, option, value) is None])
        for option, values in base.choices(content).items()
    }


def _set_up(
    base: Definition[Any], expansions: tuple[Module, ...], content: Any, seats: int, options: Any, dice: Dice
) -> Any:
    g = base.set_up(content, seats, _part(options, base.table_options), dice)
    for module in expansions:
        if module.set_up is not None:
            own = _part(options, module.table_options) if module.table_options else None
            g.added = {**(g.added or {}), module.id: module.set_up(g, own)}
    return g


def _view(
    base: Definition[Any], expansions: tuple[Module, ...], g: Any, seat: int | None, share: Share
) -> dict[str, Any]:
    added = {module.id: module.view(g, seat) for module in expansions}
    return {**base.view(g, seat, share), "added": added}


def _faults(base: Definition[Any], expansions: tuple[Module, ...], g: Any) -> Iterator[str]:
    yield from base.own_faults(g)
    for module in expansions:
        yield from module.faults(g)


def _why_not(
    base: Definition[Any], expansions: tuple[Module, ...], g: Any, seat: int, meant: Meant, decision: Decision | None
) -> Refusal | None:
    """Whoever brings an act knows best why it is not on offer; where that is nothing special, the base does."""
    owner = owner_of(meant.verb)
    for module in expansions:
        if module.id == owner and (found := module.why_not(g, seat, meant, decision)):
            return found
    return base.why_not(g, seat, meant, decision)


def _odds(
    base: Definition[Any], expansions: tuple[Module, ...], g: Any, seat: int, meant: Meant, decision: Decision
) -> tuple[Odds, ...]:
    """Whoever asks the question, or brings the option, knows what comes of it."""
    knowing = (owner_of(decision.prompt), owner_of(meant.verb))
    for module in expansions:
        if module.id in knowing:
            return module.odds(g, seat, meant, decision)
    return base.odds(g, seat, meant, decision)


def _rule_text(base: Definition[Any], expansions: tuple[Module, ...], rule: str, lang: str) -> str:
    for module in expansions:
        if module.rule_text is not None and owner_of(rule) == module.id:
            return module.rule_text(rule, lang)
    return base.rule_text(rule, lang)


def added_rules(expansions: Iterable[Module], words: Words, lang: str) -> tuple[AddedRules, ...]:
    """The rules that expansions list, in the words of a table that has them."""
    return tuple(
        [
            (
                module.id,
                expansion_title(words, module.id),
                tuple((rule, module.rule_text(rule, lang)) for rule in module.rules),
            )
            for module in expansions
            if module.rules and module.rule_text is not None
        ]
    )


def expansion_title(words: Words, expansion: str) -> str:
    """What an expansion is called, by its own words or by its id."""
    return words.find(f"expansion-{expansion}") or expansion.replace("-", " ").capitalize()


def _book(base: Definition[Any], expansions: tuple[Module, ...], words: Words, content: Any) -> dict[str, Any]:
    book = base.book(words, content)
    for module in expansions:
        for part, pages in module.book(words, content).items():
            book[part] = {**book.get(part, {}), **pages}
    return book


def _proofs(base: Definition[Any], expansions: tuple[Module, ...], words: Words, content: Any) -> Iterator[Proof]:
    yield from base.proofs(words, content)
    for module in expansions:
        yield from module.proofs(words, content)


# -- words


def _wording(base: Wording, expansions: tuple[Module, ...]) -> Wording:
    """Each name put into words by the module that it belongs to."""
    added = {module.id: _wording_of(module) for module in expansions}

    def prompt(words: Words, view: View, decision: Decision) -> Prompt:
        return added.get(owner_of(decision.prompt), base).prompt(words, view, decision)

    def event(words: Words, view: View, happened: Any) -> str:
        return added.get(owner_of(happened.kind), base).event(words, view, happened)

    def added_lines(words: Words, view: View) -> list[str]:
        return [line for each in added.values() for line in each.table(words, view)]

    def table(words: Words, view: View) -> list[str]:
        return [*base.table(words, view), *added_lines(words, view)]

    def label_inputs(words: Words, view: View, decision: Decision) -> LabelInputs | None:
        """What the words of an option depend on is known of the base's options alone."""
        if any(owner_of(option) in added for option in decision.ids):
            return None
        return base.label_inputs(words, view, decision)

    def card(words: Words, content: Any, key: str) -> str:
        return added.get(owner_of(key), base).card(words, content, key)

    def cards(words: Words, content: Any, view: View) -> Iterable[CardTitle]:
        return [each for module in (base, *added.values()) for each in module.cards(words, content, view)]

    def drawn(words: Words, view: View, deck: str, face: str) -> Label:
        return decks.get(deck, base).drawn(words, view, deck, face)

    def deck_name(words: Words, view: View, deck: str, of: str | int) -> str:
        return decks.get(deck, base).deck(words, view, deck, of)

    decks = {deck: added[module.id] for module in expansions for deck in typed_zones(module.zones)}
    acts = Acts([*base.acts.all, *[act for module in expansions for act in module.acts]])
    facts = (*base.recap.facts, *[fact for each in added.values() for fact in each.recap.facts])
    return replace(
        base,
        acts=acts,
        prompt=prompt,
        event=event,
        card=card,
        cards=cards,
        table=table,
        added=added_lines,
        label_inputs=label_inputs,
        drawn=drawn,
        deck=deck_name,
        recap=replace(base.recap, facts=facts),
    )


def _wording_of(module: Module) -> Wording:
    return module.wording() if module.wording is not None else plain_wording(lambda _words, _view: [])


def plain_wording(table: Callable[[Words, View], list[str]]) -> Wording:
    """An expansion's names put into words by messages of the same name: `bonds.travel:x` by `option-bonds-travel`.

    An option's message is told what stands behind the colon as `$what`; that of a prompt or an event, its particulars.
    """

    def prompt(words: Words, view: View, decision: Decision) -> Prompt:
        return prompt_of(words, f"prompt-{_message(decision.prompt)}", **_plain(decision.about))

    def event(words: Words, view: View, happened: Any) -> str:
        return words(f"event-{_message(happened.kind)}", **_plain(happened.about))

    def card(words: Words, content: Any, card_id: str) -> str:
        return words(f"card-{card_id}")

    return Wording(prompt=prompt, event=event, card=card, table=table)


def _message(name: str) -> str:
    return name.replace(".", "-")


def _plain(about: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in about.items() if isinstance(value, str | int)}
