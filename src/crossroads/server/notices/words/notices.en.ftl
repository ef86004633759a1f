# What is sent to somebody who is away.

turn-at-subject = It is your turn: { $game }
turn-subject = It is your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
reminder-at-subject = Not much time is left: { $game }
reminder-subject = Not much time is left at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
with-others = { $game }, with { $others }
alone = { $game }
until = Time until { $due } ({ $zone })
stop = No more of these messages: { $url }
code-subject = Your code for messages from Crossroads
code-text = Type this code in at the table to get messages when it is your turn: { $code }
    { $url }
code-ignore = If you have not asked for it, do nothing: without the code nothing more is sent.
feed-title = My turn at Crossroads
stop-title = Messages from Crossroads
stop-question = Do you want no more messages at this address?
stop-button = No more messages
stopped = Done: no more messages are sent to this address.
stop-unknown = This address gets no messages any more.
