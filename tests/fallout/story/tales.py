"""Encounter cards for the tests of encounters."""

from tests.kit.fallout import story_pack

PACK = story_pack(
    encounters="""
- id: two-doors
  deck: settlement
  options:
    - {id: left, success: [{do: caps, amount: 2}]}
    - {id: right, success: [{do: damage, amount: 3}]}
- id: next-card
  deck: settlement
  options:
    - {id: wait, success: [{do: caps, amount: 9}]}
- id: dusty-card
  deck: wasteland
  options:
    - {id: wait, success: [{do: caps, amount: 5}]}
- id: strict-card
  deck: settlement
  options:
    - {id: feared, needs: {trait: vilified}, success: [{do: caps, amount: 4}]}
    - {id: loved, needs: {trait: idolized}, success: [{do: caps, amount: 3}]}
- id: trial
  deck: settlement
  options:
    - {id: try, task: {do: test, letters: S, difficulty: 2}, success: [{do: caps, amount: 2}], failure: [{do: lose-caps, amount: 1}]}
    - {id: leave, success: [{do: heal, amount: 1}]}
- id: hunt
  deck: settlement
  options:
    - {id: hunt, task: {do: fight, enemy: critter}, success: [{do: caps, amount: 2}], failure: [{do: lose-caps, amount: 2}]}
    - {id: leave, success: [{do: heal, amount: 1}]}
- id: dictate
  deck: settlement
  options:
    - {id: calm, success: [{do: caps, amount: 1}]}
    - {id: feared, forced: {trait: vilified}, success: [{do: damage, amount: 2}]}
    - {id: tired, forced: {trait: addicted}, success: [{do: damage, amount: 5}]}
- id: toll
  deck: settlement
  options:
    - {id: pay, cost: [{do: pay, caps: 5}], success: [{do: heal, amount: 4}]}
    - {id: weapon, cost: [{do: give, kind: weapon}], success: [{do: heal, amount: 6}]}
    - {id: both, cost: [{do: give}, {do: give, kind: weapon}], success: [{do: heal, amount: 8}]}
    - {id: leave, success: []}
- id: once-only
  deck: settlement
  options:
    - {id: take, success: [{do: caps, amount: 1}, {do: trash}]}
    - {id: leave, success: [{do: caps, amount: 2}]}
- id: last-words
  deck: settlement
  options:
    - {id: leap, success: [{do: damage, amount: 3}, {do: caps, amount: 7}, {do: trash}]}
    - {id: leave, success: []}
- id: errand
  deck: settlement
  options:
    - {id: run, success: [{do: action, amount: 2}, {do: movement, amount: 6}]}
    - {id: rest, success: []}
"""
)


TOWN = "dia.d"  # Diamond City: a settlement icon, level 3
