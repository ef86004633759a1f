"""Gaining, equipping and losing cards (topics equip, inventory, exhaust, companions)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import SLOTS, Held, Survivor
from crossroads.games.fallout.survivors.conditions import belongings, holds
from crossroads.games.fallout.survivors.in_force import passives_of

LIMIT = 3  # fallout.inventory.limit


def limit_of(g: Fallout, who: Survivor) -> int:
    """How many cards the inventory holds; a card may say more (fallout.golden-rules.card-over-reference)."""
    limit = max(LIMIT, who.room) if who.roomy else LIMIT
    for passive in passives_of(g, who):
        limit += passive.added_room()
    return limit


def why_not_equip(g: Fallout, who: Survivor, card: str) -> str | None:
    """The rule that keeps a card from being equipped, if one does."""
    kind = g.content.cards[card].kind
    if kind not in SLOTS:
        return "fallout.items.use-from-inventory"
    for passive in passives_of(g, who):
        if passive.forbids_equipping(g, card):
            return passive.binds_by
    return None


def equip(g: Fallout, who: Survivor, held: Held) -> None:
    """A card goes into its slot; one that lay there goes to the inventory (fallout.equip.displaced-card)."""
    card = g.content.cards[held.id]
    who.inventory = tuple([each for each in who.inventory if each.id != held.id])
    if card.is_worn_beneath:
        who.beside += (held,)
    elif card.kind == "weapon":
        _displace(who, who.weapon)
        who.weapon = held
    elif card.kind == "apparel":
        _displace(who, who.apparel)
        who.apparel = held
    else:
        _displace(who, who.companion)
        who.companion = held
    g.emit("equip", "fallout.equip.three-slots", {"seat": who.seat, "card": held.id})


def _displace(who: Survivor, held: Held | None) -> None:
    if held is not None:
        who.inventory += (held,)


def unequip(g: Fallout, who: Survivor, held: Held) -> None:
    """An equipped card goes to the inventory (fallout.equip.unequip-at-turn-start)."""
    who.take_away(held.id)
    who.inventory += (held,)
    g.emit("unequip", "fallout.equip.unequip-at-turn-start", {"seat": who.seat, "card": held.id})


async def gain(g: Fallout, who: Survivor, cards: tuple[Held, ...], rule: str) -> None:
    """A survivor gains cards: each may be equipped at once; the limit comes last (fallout.loot-cards.draw-all-first).

    The cards lie in `g.drawn` until it is settled where they go.
    """
    for held in cards:
        g.emit("gain", rule, {"seat": who.seat, "card": held.id})
        chosen = "keep"
        if why_not_equip(g, who, held.id) is None:  # fallout.equip.equip-on-gain
            offers = list(_gain_offers(g, who, held.id))
            chosen = await pick(who.seat, "equip-gained", offers, "fallout.equip.equip-on-gain", {"card": held.id})
        g.drawn = tuple([each for each in g.drawn if each != held.id])
        worn = worn_in_slot_of(g, who, held.id)
        if chosen == "replace" and worn is not None:
            discard(g, who, worn.id, "fallout.equip.displaced-card")
        if chosen == "keep":
            who.inventory += (held,)  # fallout.inventory.contents
        else:
            equip(g, who, held)
    if cards and g.options.equip_on_gain == "any-card":
        await change_equipment(g, who, "fallout.equip.gain-only-that-card")
    await make_room(g, who)


def _gain_offers(g: Fallout, who: Survivor, card: str) -> Iterator[Option[str] | Refusal]:
    """To equip a gained card, and what becomes of the one in its slot, or to keep it (fallout.equip.displaced-card)."""
    yield Option(f"equip:{card}", "equip")
    if worn_in_slot_of(g, who, card) is None:
        yield Refusal(f"replace:{card}", "fallout.equip.displaced-card")
    else:
        yield Option(f"replace:{card}", "replace")
    yield Option(f"keep:{card}", "keep")


def worn_in_slot_of(g: Fallout, who: Survivor, card: str) -> Held | None:
    """The equipped card whose slot another card needs."""
    printed = g.content.cards[card]
    if printed.is_worn_beneath:
        return None
    if printed.kind == "weapon":
        return who.weapon
    return who.apparel if printed.kind == "apparel" else who.companion


async def change_equipment(g: Fallout, who: Survivor, rule: str) -> None:
    """Swap cards at will until it is enough; only where the table has settled for it."""
    worn: tuple[str, ...] = ()
    while True:
        offers: list[Option[str] | Refusal] = [*_changes(g, who, worn, why=True), Option("keep", "")]
        chosen = await pick(who.seat, "change-equipment", offers, rule)
        if not chosen:
            return
        if carry_out_change(g, who, chosen):
            worn += (chosen,)


def equipment_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """Cards to equip from the inventory and equipped ones to put there (fallout.equip.change-at-turn-start)."""
    return _changes(g, who, g.worn or (), why)


def _changes(g: Fallout, who: Survivor, worn: tuple[str, ...], why: bool) -> Iterator[Option[str] | Refusal]:
    """What can be changed, and is changed for good: `worn` were equipped before (fallout.equip.once-each)."""
    for held in who.inventory:
        rule = "fallout.equip.once-each" if held.id in worn else why_not_equip(g, who, held.id)
        if rule is None:
            yield Option(f"equip:{held.id}", held.id)
        elif why:
            yield Refusal(f"equip:{held.id}", rule)
    full = len(who.inventory) >= limit_of(g, who)
    for held in who.equipped:
        if not g.content.cards[held.id].is_equipment:
            continue
        if not full:
            yield Option(f"unequip:{held.id}", held.id)
        elif why:
            yield Refusal(f"unequip:{held.id}", "fallout.inventory.limit")


def change(g: Fallout, who: Survivor, which: str) -> None:
    """Change the equipment while that can be done, at the start of a turn or in a camp (fallout.equip.once-each)."""
    if carry_out_change(g, who, which):
        g.worn = (*(g.worn or ()), which)


def carry_out_change(g: Fallout, who: Survivor, which: str) -> bool:
    """Equip a card of the inventory, or put an equipped one there; whether it was equipped."""
    held = who.held(which)
    assert held is not None, f"no card {which}"
    if held in who.inventory:
        equip(g, who, held)
        return True
    unequip(g, who, held)
    return False


async def make_room(g: Fallout, who: Survivor) -> None:
    """Discard down to the limit, old cards or new ones (fallout.inventory.overflow, fallout.inventory.overflow-any)."""
    while who.inventory and len(who.inventory) > limit_of(g, who):
        offers = [Option(f"discard:{held.id}", held.id) for held in who.inventory]
        card = await pick(who.seat, "make-room", offers, "fallout.inventory.overflow")
        discard(g, who, card, "fallout.inventory.overflow")


def cards_to_give(g: Fallout, who: Survivor, kind: str | None, card: str = "") -> list[str]:
    """Cards that a survivor can part with: not those that lie beside the board for good."""
    mine = [held for held in belongings(who) if g.content.cards[held.id].kind != "ability"]
    return [
        held.id
        for held in mine
        if (kind is None or g.content.cards[held.id].kind == kind) and (not card or held.card == card)
    ]


def exhaust(g: Fallout, who: Survivor, card: str) -> None:
    """Turn a card sideways (fallout.exhaust.turn)."""
    who.turn_card(card, exhausted=True)
    g.emit("exhaust", "fallout.exhaust.turn", {"seat": who.seat, "card": card})


async def ready_all(g: Fallout, who: Survivor, rule: str) -> None:
    """Ready every exhausted card, equipped or not (fallout.exhaust.ready-when, fallout.companions.readied-by-camp).

    What costs caps comes last, so that paying for it takes nobody away who asks for caps.
    """
    cards = g.content.cards
    for held in sorted((*who.equipped, *who.inventory), key=lambda held: cards[held.id].ready_caps):
        if held.exhausted and await pays_to_ready(g, who, held.id):
            ready(g, who, held.id, rule)


async def pays_to_ready(g: Fallout, who: Survivor, card: str) -> bool:
    """Where readying has a cost the owner decides, or the card stays as it is (fallout.exhaust.ready-cost-choice)."""
    cost = g.content.cards[card].ready_caps
    if not cost:
        return True
    if who.caps < cost:
        return False
    offers = [Option(f"pay-ready:{card}", True), Option(f"leave:{card}", False)]
    about = {"card": card, "amount": cost}
    pays = await pick(who.seat, "ready-cost", offers, "fallout.exhaust.ready-cost", about)
    if pays:
        spend_caps(g, who, cost, "fallout.exhaust.ready-cost")
    return pays


def ready(g: Fallout, who: Survivor, card: str, rule: str, loyal: bool = False) -> None:
    """Ready one card; a companion whose condition fails is discarded (fallout.companions.condition).

    `loyal`: the companion stays whatever its condition.
    """
    who.turn_card(card, exhausted=False)
    g.emit("ready", rule, {"seat": who.seat, "card": card})
    keep = g.content.cards[card].keep
    if keep is not None and not loyal and not holds(g, who, keep):
        discard(g, who, card, "fallout.companions.condition")


def gain_caps(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Caps from the supply, without limit (fallout.caps.supply, fallout.caps.no-limit)."""
    if amount > 0:
        who.caps += amount
        g.emit("caps", rule, {"seat": who.seat, "amount": amount, "caps": who.caps})


def spend_caps(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Caps go back to the supply (fallout.caps.not-below-zero)."""
    assert amount <= who.caps, "nobody spends caps that are not there"
    if amount:
        who.caps -= amount
        g.emit("spend", rule, {"seat": who.seat, "amount": amount, "caps": who.caps})


def lose_caps(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Caps go back to the supply for nothing, as far as there are any (fallout.caps.not-below-zero)."""
    lost = min(who.caps, amount)
    if lost:
        who.caps -= lost
        g.emit("lose-caps", rule, {"seat": who.seat, "amount": lost, "caps": who.caps})
