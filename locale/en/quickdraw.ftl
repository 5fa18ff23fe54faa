# Quickdraw: our own small game.

game-quickdraw =
    .name = Quickdraw
    .text = Everybody seals a card at once; the fastest wins the prize nobody has seen. Five minutes, two to four seats.

ask-seal-card = Lay one card face down. The fastest takes the prize.
ask-steal-from = Your fox is out: whom does it rob?
ask-deal = The dealer deals a card.
ask-bury = One card leaves the game unseen.
ask-look = A spyglass is raised.
ask-roll = A die settles the tie.
ask-turn = The prize is turned over.
ask-duel = The cards are compared.

do-play = Seal { $card }
do-peek = Spend a spyglass and look at the prize
do-steal = Rob { $seat }
do-deal = deal { $card }
do-bury = bury { $card }
do-turn = turn over { $card }
do-roll = roll { $pips }

event-dealt = { $to } is dealt a card.
event-buried = A card leaves the game unseen.
event-sealed = You sealed { $card }.
event-peeked = Through the spyglass you saw the prize: { $card }.
event-shown = { $by } shows { $card }{ $peeks ->
    [0] .
    [1] {" "}and has looked at the prize.
   *[other] {" "}and has spent { $peeks } spyglasses.
}
event-stolen = { $by } robs { $from } of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rolled = A tie: the die shows { $pips }.
event-turned = The prize is { $card }.
event-won = { $by } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-begun = Round { $round } begins.

option-edition = Edition
    .text = How much a player needs to win at once, and how much a fox takes.
option-edition-base = Plain
option-edition-rich = Long purse

ending-last-round = The last prize has been won.
ending-rich = Somebody is rich enough to leave town.

zone-prize = Prize
zone-discard = Discard pile
zone-hand = Hand
zone-laid = Laid

fact-round = Round
fact-deck = Cards unseen
fact-cards = Cards in hand
fact-speed = Speed

points-total = Prizes and loot

card-one =
    .name = one
    .text = Speed 1. As a prize it is worth 1.
card-two =
    .name = two
    .text = Speed 2. As a prize it is worth 2.
card-three =
    .name = three
    .text = Speed 3. As a prize it is worth 3.
card-four =
    .name = four
    .text = Speed 4. As a prize it is worth 4.
card-five =
    .name = five
    .text = Speed 5. As a prize it is worth 5.
card-six =
    .name = six
    .text = Speed 6. As a prize it is worth 6.
card-fox =
    .name = fox
    .text = The slowest of all, but when it is shown its owner robs a rival. As a prize it is worth 2.
card-spyglass =
    .name = spyglass
    .text = Speed 1. Before you seal a card you may spend it and look at the prize alone, if enough cards stay in your hand. As a prize it is worth 1.
card-back =
    .name = face-down card
    .text = Nobody knows what it is.
