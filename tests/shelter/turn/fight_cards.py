"""Threats and rooms to fight at, for the tests of fights."""

from itertools import product

from tests.kit import card_pack

PACK = card_pack(
    rooms="""
- id: arena
  price: {any: 1}
  left:
    cost: [{do: fight, value: 7}]
    reward: [{do: gain, food: 2}]
  right: {}
""",
    items="""
- id: brass-knuckles
  mode: exhaust
  effects: [{do: roll, bonus: 1}, {do: roll, bonus: 2}]
- id: rabbit-foot
  mode: discard
  effects: [{do: reroll}]
- id: lucky-cosh
  mode: exhaust
  effects: [{do: roll, bonus: 2}, {do: reroll}]
""",
    threats="""
- id: behemoth
  spot:
    cost: [{do: fight, value: 13}]
    reward: [{do: happiness, amount: 5}]
- id: mouse
  spot:
    cost: [{do: fight, value: 2}]
    reward: [{do: happiness, amount: 1}]
- id: robot
  spot:
    cost: [{do: fight, value: 9}, {do: pay, power: 1}]
    reward: [{do: happiness, amount: 2}]
- id: bully
  spot:
    letters: S
    cost: [{do: fight, value: 8}]
    reward: [{do: happiness, amount: 2}]
- id: toll-taker
  spot:
    cost: [{do: give-item}, {do: fight, value: 9}]
    reward: [{do: happiness, amount: 2}]
""",
)


RAIDERS = {"diner.left": "raiders"}  # fight 8 for 1 happiness and an item
GHOULS = {"diner.left": "feral-ghouls"}  # fight 8 for 2 happiness and a cube of choice
DEATHCLAW = {"diner.left": "deathclaw"}  # fight 10
SCORPION = {"diner.left": "radscorpion"}  # fight 9
ROLLS = list(product(range(1, 7), repeat=2))
