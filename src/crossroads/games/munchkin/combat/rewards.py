"""Victory: levels, Treasures, the helper's share, promised items, the helper's own rewards (topics victory, help, negotiation)."""

from crossroads.engine.decisions import Ask, Option, listed
from crossroads.games.munchkin.combat.ending import end_effects, put_away
from crossroads.games.munchkin.deals.offers import hand_over, treasures_due, why_not_swap
from crossroads.games.munchkin.decks import deal, draw_with_compensation, is_junk, receive, tell_drawn
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import NOBODY, Fight, HelpDeal, Munchkin, Proposal
from crossroads.games.munchkin.strength.levels import gain_levels
from crossroads.games.munchkin.strength.numbers import number

TreasureShare = tuple[str, ...]  # a Treasure, or Junk and what compensates it (munchkin.junk.share-with-compensation)


async def win_fight(g: Munchkin) -> None:
    """The fight is over before any reward is taken (munchkin.combat.over-before-rewards); then the order of `victory.order`."""
    fight = g.fight
    assert fight is not None
    fighter = g.players[fight.fighter]
    treasures = treasures_due(g, fight)
    bonus = number(g, fighter, "treasure") if treasures else 0
    levels = sum([g.card(foe.like).levels for foe in fight.foes]) + sum([gone.levels for gone in fight.gone])
    put_away(g, fight)
    g.fight = None
    end_effects(g, fight)
    g.phase = fight.after
    g.emit("victory", "munchkin.victory.when", {"seat": fighter.seat, "levels": levels, "treasures": treasures})
    gain_levels(g, fighter, levels, "munchkin.victory.level-for-kill", by_kill=True)  # level-per-monster, two-levels
    if g.outcome is not None:  # munchkin.start-end.win-at-once
        return
    shares = draw_shares(g, fighter, treasures, fight.had_helper)
    if fight.helper != NOBODY:
        await _pay_helper(g, fight, shares)
    if bonus:
        deal(g, fighter, "treasure", bonus, "munchkin.negotiation.share-before-bonus", fight.had_helper)


def draw_shares(g: Munchkin, who: Player, amount: int, is_open: bool) -> list[TreasureShare]:
    """All Treasures go to the fighter: alone face down, with a helper face up (alone-face-down, helped-face-up)."""
    drawn, more = draw_with_compensation(g, amount, None if is_open else who.seat)
    receive(g, who, (*drawn, *more), drawn=True)
    tell_drawn(g, who.seat, "treasure", drawn, "munchkin.victory.treasures", is_open)
    junk = [card for card in drawn if is_junk(g, card)]
    if junk:
        g.emit("junk", "munchkin.junk.compensation-hidden", {"seat": who.seat, "cards": junk})
    tell_drawn(g, who.seat, "treasure", more, "munchkin.junk.compensation", is_open)
    extra = dict(zip(junk, more, strict=False))
    return [(card, extra[card]) if card in extra else (card,) for card in drawn]


async def _pay_helper(g: Munchkin, fight: Fight, shares: list[TreasureShare]) -> None:
    """The agreed share, promised items, and what helping brings by itself (munchkin.help.share-as-agreed, own-extra-reward)."""
    fighter, helper = g.players[fight.fighter], g.players[fight.helper]
    if fight.deal is not None:
        await _share(g, fight.deal, fighter, helper, shares)
        _promised(g, fighter, helper, fight.deal)
    own = number(g, helper, "help-treasure")
    if own:
        deal(g, helper, "treasure", own, "munchkin.help.paladin-open", is_open=True)


async def _share(g: Munchkin, agreed: HelpDeal, fighter: Player, helper: Player, shares: list[TreasureShare]) -> None:
    """As many as were promised, or as there are (munchkin.negotiation.treasures-shortfall); picked as agreed."""
    left = list(shares)
    g.to_share = tuple([card for share in shares for card in share])  # munchkin.victory.helped-face-up
    for _ in range(min(agreed.treasures, len(shares))):
        if agreed.picker == "random":
            share = left[g.draw_index("share", len(left))]
        else:
            picker = helper if agreed.picker == "helper" else fighter
            options = [Option(f"share:{each[0]}", each) for each in left]
            about = {"seat": helper.seat}
            share = await Ask(picker.seat, "share", "munchkin.negotiation.picker", listed(options).offers, about)
        left.remove(share)
        for card in share:
            fighter.take_from_hand(card)
        receive(g, helper, share)
        g.emit("share", "munchkin.help.share-as-agreed", {"seat": helper.seat, "cards": list(share)})
    g.to_share = ()


def _promised(g: Munchkin, fighter: Player, helper: Player, agreed: HelpDeal) -> None:
    """Promised items change hands, if they are still there and can be carried (items-after-fight, items-lost, promised-big).

    Big for Big goes, though neither could carry both.
    """
    gives = tuple([card for card in agreed.gives if fighter.item(card) is not None])
    asks = tuple([card for card in agreed.asks if helper.item(card) is not None])
    one_by_one = [*[((card,), ()) for card in gives], *[((), (card,)) for card in asks]]
    for given, asked in ((gives, asks), *one_by_one):  # what has gone together is not there any more
        if not why_not_swap(g, Proposal(fighter.seat, helper.seat, gives=given, asks=asked)):
            _give(g, fighter, helper, given, asked)


def _give(g: Munchkin, fighter: Player, helper: Player, gives: TreasureShare, asks: TreasureShare) -> None:
    hand_over(g, fighter, helper, gives, asks)
    for giver, taker, cards in ((fighter, helper, gives), (helper, fighter, asks)):
        for card in cards:
            about = {"seat": giver.seat, "to": taker.seat, "card": card}
            g.emit("handed-over", "munchkin.negotiation.items-after-fight", about)
