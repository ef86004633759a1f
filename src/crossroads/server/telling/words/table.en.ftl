# What a table is told of its own log.

rules-changed = The rules of this game have changed: it goes on from here under the new ones.
rules-changed-again = { $count ->
    [one] The choice made since then was made again.
   *[other] The { $count } choices made since then were made again.
}
rules-changed-lost = { $count ->
    [one] The last choice does not fit the new rules and no longer counts.
   *[other] The last { $count } choices do not fit the new rules and no longer count.
}
untold = { $count ->
    [one] The next choice was made under other rules and cannot be shown any more.
   *[other] The next { $count } choices were made under other rules and cannot be shown any more.
}
not-shown = This moment was played under other rules and cannot be shown any more. You see the table after choice { $shown }.
taken-back = { $count ->
    [one] { $player } took the last choice back.
   *[other] { $player } took the last { $count } choices back.
}
reissued = The host has made a new way in for { $player }.
