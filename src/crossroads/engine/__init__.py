"""The engine: decisions, flows, dice, events, effects, packs, replay. It knows no game, no network and no clock."""
