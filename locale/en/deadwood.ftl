# Deadwood: our own words, with the names of the English rulebook.

game-deadwood =
    .name = Deadwood
    .text = Two to five gangs fight over a lawless town until the railroad arrives. The richest one, after fines, takes it all. About an hour.

ask-turn = Your turn: hit the town with one cowboy, or head back to the ranch with any number of them.
ask-more = Who else heads back to the ranch?
ask-alone = Yours is the last gang alive, and it plays on: until the railroad arrives, the pool is empty or the turns run out. Hit the town or head back.
ask-alone-or-end = Yours is the last gang alive: hit the town, head back, or end the game now.
ask-flight = You are attacked: { $about }. Flee on a pony or stand your ground?
ask-attack = You attack: { $about }. Load a cartridge?
ask-defence = You defend: { $about }. Load a cartridge?
ask-arrived = { $about } is yours. Annex it?
ask-track = Where does the railroad go on?
ask-next = The railroad has come by: who annexes next?
ask-site = Place a drawn building on a plot beside another building.
ask-sheriff = Where does the Sheriff go?
ask-church = How many posters do you return? Up to { $count }.
ask-hire = Whom do you hire?
ask-casino = Whose money do you win?
ask-store = Which of your cowboys moves on?
ask-store-to = Where does he go?
ask-depot = From which stack do you draw?
ask-fortune = Which stack do you look through?
ask-order = Which tile comes next, counted from the top?
ask-court = The court sits: pay $1 for each of your posters, or take one more?
ask-grifter = Which opposing cowboy goes to the mine?
ask-newspaper = About whom do you write?
ask-dance = Which of your cowboys goes home?
ask-telegraph = Call for more posters, or have some withdrawn?
ask-champion = The final shootout: whom do you send?
ask-loading = How many cartridges do you load?
ask-target = Whom do you aim at?
ask-split = Where does the next of your opening shots go?
ask-star = A building is dealt onto a star.
ask-first = A die for the first turn.
ask-dice = A die of the shootout.
ask-gold = A die at the Gold Mine.
ask-drawn = A tile is drawn.
ask-peek = A tile is turned up for the fortune seeker.
ask-final-dice = A die of the final shootout.

do-deal = deal { $building }
do-draw = draw { $building }
do-roll = roll { $die }
do-hit = { $cowboy } → { $building }{ $fight ->
        [0] {""}
       *[other] , guns drawn: { $win } % to take it, { $fall } % to fall
    }{ $fee ->
        [0] {""}
       *[other] , paying ${ $fee }
    }
do-return = Head back from { $building }
do-fetch = Bring { $cowboy } back from the mine
do-done = That is all
do-flee = Flee to the mine on a pony
do-stand = Stand and fight{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % to win, { $fall } % to fall)
    }
do-load = Load { $cartridges ->
        [one] { $cartridges } cartridge
       *[other] { $cartridges } cartridges
    }{ $fight ->
        [0] {""}
       *[other] {" "}({ $win } % to win, { $fall } % to fall)
    }
do-annex = Annex
do-decline = No, thanks
do-hire = Hire { $cowboy } for ${ $dollars }
do-guard = Post the Sheriff at { $corner }
do-rail = Lay it on { $plot }{ $destroys ->
        [0] {""}
       *[other] , tearing down what stands there
    }
do-pick = { $seat } at { $building }
do-build = { $building } on { $plot }
do-fleece = Take $1 from { $seat }
do-send = The cowboy at { $building }
do-to = To { $building }{ $fight ->
        [0] {""}
       *[other] , guns drawn: { $win } % to take it, { $fall } % to fall
    }{ $fee ->
        [0] {""}
       *[other] , paying ${ $fee }
    }
do-open = Draw from { $stack }
do-examine = Look through { $stack }
do-order = { $building } next
do-keep = Leave the rest as it is
do-pay = Pay ${ $dollars }
do-refuse = Take a poster instead
do-swindle = { $seat }'s cowboy at { $building }
do-lure = { $cowboy } from { $seat }'s ranch
do-accuse = A poster for { $seat }
do-issue = { $posters ->
        [0] Nothing from the box to the pool: the box is empty
        [one] { $posters } poster from the box to the pool
       *[other] { $posters } posters from the box to the pool
    }
do-withdraw = { $posters ->
        [0] Nothing from the pool to the box: the pool is empty
        [one] { $posters } poster from the pool to the box
       *[other] { $posters } posters from the pool to the box
    }
do-champion = Send { $cowboy }
do-aim = Aim at { $seat }
do-shoot = One die at { $seat }
do-wash = Return { $posters ->
        [one] { $posters } poster
       *[other] { $posters } posters
    }
do-end-game = End the game

event-dealt = { $building } opens on { $plot }.
event-rolled-first = { $seat }: { $die } for the first turn.
event-started = First turn: { $seat }.
event-entered = { $seat }: { $cowboy } → { $building }.
event-returned = { $seat }: { $cowboy } home from { $building }.
event-fetched = { $seat }: { $cowboy } home from the mine.
event-fee-paid = { $seat } → { $rival }: ${ $dollars } at a protected door.
event-poster-taken = { $seat }: { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    } from the pool.
event-poster-returned = { $seat }: { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    } back in the box.
event-attacked = { $seat } against { $rival }: shootout at { $building }.
event-fled = { $seat }: away from { $building } on a pony.
event-stood = { $seat }: no flight, a fight.
event-loaded = { $seat }: { $count ->
        [one] { $count } cartridge
       *[other] { $count } cartridges
    } loaded.
event-shot = { $seat } → { $rival }: { $die }, { $die ->
        [6] a kill
        [5] a wound
        [4] a wound
       *[other] a miss
    }.
event-cowboy-died = { $seat }: { $cowboy } dead at { $building }.
event-driven-off = { $seat }: { $cowboy } driven off from { $building }.
event-annexed = { $seat }: { $building } annexed.
event-declined = { $seat }: { $building } left alone.
event-earned = { $seat }: +${ $dollars }.
event-paid = { $seat }: −${ $dollars }.
event-armed = { $seat }: { $count ->
        [one] { $count } cartridge
       *[other] { $count } cartridges
    } more.
event-saddled = { $seat }: { $count ->
        [one] { $count } pony
       *[other] { $count } ponies
    } more.
event-hired = { $seat }: { $cowboy } hired.
event-sheriff-moved = { $seat }: the Sheriff to { $corner }.
event-track-laid = { $seat }: a track on { $plot }.
event-station-built = { $seat }: the Train Station on { $plot }.
event-destroyed = { $building } on { $plot } is torn down.
event-sent-to-mine = { $seat }: { $cowboy } to the mine.
event-drew = { $seat }: { $building } drawn from { $stack }.
event-built = { $seat }: { $building } on { $plot }.
event-buried = There is no room for { $building }: under { $stack } with it.
event-fleeced = { $rival } → { $seat }: ${ $dollars } at the Casino.
event-sent = { $seat }: { $cowboy } sent away from { $building }.
event-dug = { $seat }: digging for gold, { $die }.
event-examined = { $seat }: a look through { $stack }.
event-turned-up = { $stack } holds { $building }.
event-ordered = { $building } comes next in { $stack }.
event-refused = { $seat }: nothing for the court.
event-accused = { $seat }: a story about { $rival }.
event-issued = { $seat }: { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    } from the box to the pool.
event-withdrew = { $seat }: { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    } from the pool to the box.
event-latched = { $trigger } The game ends after this turn.
event-fined = { $seat }: −${ $dollars } for { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    }.
event-bonus = { $seat }: ${ $dollars } from the Stage Depot.
event-faced-off = A tie: the final shootout begins.
event-chosen = { $seat }: { $cowboy } is the champion.
event-aimed = { $seat }: aim at { $rival }.
event-fired = { $seat } → { $rival }: { $die }, { $die ->
        [6] a kill
        [5] a wound
        [4] a wound
       *[other] a miss
    }.
event-fell = { $seat }: { $cowboy } falls.
event-won = Deadwood belongs to { $seat }.
event-nobody-won = Nobody is left to take over Deadwood.
event-picked = { $seat }: { $rival } next, { $building }.
event-survived = { $seat }: the last gang alive. { $survivor }

trigger-station = The Train Station is built.
trigger-pool = The crime pool is empty.
trigger-gangs = The guns have fallen silent.
trigger-cap = The last turn allowed has been played.
survivor-plays-on = It plays on until the railroad arrives or the pool is empty.
survivor-may-end = It plays on until the railroad arrives or the pool is empty, or ends the game on a turn of its own.

ending-station = The railroad has arrived.
ending-pool = The crime pool is empty; the cavalry is coming.
ending-last-gang = Only one gang is left alive.
ending-gangs-gone = No gang has a living cowboy left.
ending-gang-gone = A gang has no living cowboy left.
ending-turn-cap = The agreed number of turns has been played.

points-cash = Money
points-depot = Stage Depot
points-fine = Fine for posters
points-clamped = Never below nothing

title-champion = won the final shootout
title-fallen = fell in the final shootout
title-bystander = the richest who was not in the shootout

zone-town = Deadwood
zone-sheriff = Sheriff
zone-stacks = Stacks
zone-known = What the fortune teller showed you
zone-drawn = Drawn buildings
zone-supply = Supply
zone-ranch = Ranch
zone-streets = In town
zone-unhired = For hire
zone-mine = Abandoned Mine
    .text = Here wait cowboys who fled or were driven off, those a Grifter or the railroad sent away, and those just hired. There is room for all, nobody fights and nothing can be done; they leave by heading back to the ranch or through the Dance Hall.
zone-hill = Boot Hill
    .text = Here lie the dead. Nobody comes back, whatever happens.
zone-fight = Shootout
zone-red = red plot: the Train Station may stand here
fight-skip = Show the rest at once

fact-cash = Money
fact-cartridges = Cartridges
fact-ponies = Ponies
fact-posters = Posters
fact-fine = Fine
fact-plot = Plot
fact-building = Building
fact-corner = Corner
fact-stack = Stack
fact-knower = Examined by
fact-tile1 = Inside
fact-tile2 = Inside
fact-tile3 = Inside
fact-tile4 = Inside
fact-tile5 = Inside
fact-tile6 = Inside
fact-tile7 = Inside
fact-tile8 = Inside
fact-tile9 = Inside
fact-tile10 = Inside
fact-bottom1 = At the bottom
fact-bottom2 = At place 2 from the bottom
fact-bottom3 = At place 3 from the bottom
fact-bottom4 = At place 4 from the bottom
fact-bottom5 = At place 5 from the bottom
fact-bottom6 = At place 6 from the bottom
fact-bottom7 = At place 7 from the bottom
fact-bottom8 = At place 8 from the bottom
fact-bottom9 = At place 9 from the bottom
fact-bottom10 = At place 10 from the bottom

cowboy-greenhorn =
    .name = greenhorn
    .text = Strength 1: one die.
cowboy-gunslinger =
    .name = gunslinger
    .text = Strength 2: two dice.
cowboy-boss =
    .name = trail boss
    .text = Strength 3: three dice.

building-town-hall =
    .name = Town Hall
    .text = Return a poster, lay the next piece of the railroad, then draw a tile from every stack and place each.
    .annex = Return a poster, lay the next piece of the railroad, then draw a tile from every stack and place each.
    .control = Nothing while you hold it.
building-sheriffs-office =
    .name = Sheriff's Office
    .text = Post the Sheriff on any corner that touches a building. While you hold it: Every opponent who enters a building the Sheriff protects pays you $1.
    .annex = Post the Sheriff on any corner that touches a building.
    .control = Every opponent who enters a building the Sheriff protects pays you $1.
building-church =
    .name = Church
    .text = Return one poster to the box; you may return one more for each Laundry you hold. While you hold it: Nobody shoots here; every gang may have one cowboy inside.
    .annex = Return one poster to the box; you may return one more for each Laundry you hold.
    .control = Nobody shoots here; every gang may have one cowboy inside.
building-saloon =
    .name = Saloon
    .text = You may hire one cowboy: a greenhorn for nothing, a gunslinger for $1, a trail boss for $3. He waits in the mine.
    .annex = You may hire one cowboy: a greenhorn for nothing, a gunslinger for $1, a trail boss for $3. He waits in the mine.
    .control = Nothing while you hold it.
building-saloon-x =
    .name = Saloon X
    .text = { building-saloon.text }
    .annex = { building-saloon.annex }
    .control = { building-saloon.control }
building-saloon-2 =
    .name = Saloon II
    .text = { building-saloon.text }
    .annex = { building-saloon.annex }
    .control = { building-saloon.control }
building-gunsmith =
    .name = Gunsmith
    .text = Take $1 and two cartridges.
    .annex = Take $1 and two cartridges.
    .control = Nothing while you hold it.
building-gunsmith-1 =
    .name = Gunsmith I
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-gunsmith-2 =
    .name = Gunsmith II
    .text = { building-gunsmith.text }
    .annex = { building-gunsmith.annex }
    .control = { building-gunsmith.control }
building-bank =
    .name = Bank
    .text = Take $5 and a poster from the pool.
    .annex = Take $5 and a poster from the pool.
    .control = Nothing while you hold it.
building-blacksmith =
    .name = Blacksmith
    .text = Take $1 and a pony.
    .annex = Take $1 and a pony.
    .control = Nothing while you hold it.
building-blacksmith-1 =
    .name = Blacksmith I
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-blacksmith-2 =
    .name = Blacksmith II
    .text = { building-blacksmith.text }
    .annex = { building-blacksmith.annex }
    .control = { building-blacksmith.control }
building-casino =
    .name = Casino
    .text = Take $1 from an opponent who has money.
    .annex = Take $1 from an opponent who has money.
    .control = Nothing while you hold it.
building-general-store =
    .name = General Store
    .text = Take $1, then send another of your cowboys from his building, which is no General Store, to a different one; he may shoot and annex there.
    .annex = Take $1, then send another of your cowboys from his building, which is no General Store, to a different one; he may shoot and annex there.
    .control = Nothing while you hold it.
building-general-store-1 =
    .name = General Store I
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-general-store-2 =
    .name = General Store II
    .text = { building-general-store.text }
    .annex = { building-general-store.annex }
    .control = { building-general-store.control }
building-hotel =
    .name = Hotel
    .text = Take $2. While you hold it: $2 whenever a track is laid, $4 when the Train Station is built.
    .annex = Take $2.
    .control = $2 whenever a track is laid, $4 when the Train Station is built.
building-laundry =
    .name = Laundry
    .text = Take $1. While you hold it: When you annex the Church you may return one poster more, also with a cowboy whom a General Store sends there from here.
    .annex = Take $1.
    .control = When you annex the Church you may return one poster more, also with a cowboy whom a General Store sends there from here.
building-laundry-1 =
    .name = Laundry I
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-laundry-2 =
    .name = Laundry II
    .text = { building-laundry.text }
    .annex = { building-laundry.annex }
    .control = { building-laundry.control }
building-stage-depot =
    .name = Stage Depot
    .text = Take $2, then draw a tile from one stack and place it. While you hold it: $10 if the game ends without the Train Station.
    .annex = Take $2, then draw a tile from one stack and place it.
    .control = $10 if the game ends without the Train Station.
building-undertaker =
    .name = Undertaker
    .text = Take $1. While you hold it: $1 for every cowboy killed; in a shootout right here the survivor is paid.
    .annex = Take $1.
    .control = $1 for every cowboy killed; in a shootout right here the survivor is paid.
building-gold-mine =
    .name = Gold Mine
    .text = Roll a die: 3 digs up $1, 4 $2, 5 $3, 6 $5, less nothing.
    .annex = Roll a die: 3 digs up $1, 4 $2, 5 $3, 6 $5, less nothing.
    .control = Nothing while you hold it.
building-fortune-teller =
    .name = Fortune Teller
    .text = Take $1. You may look through one stack and put it back in any order.
    .annex = Take $1. You may look through one stack and put it back in any order.
    .control = Nothing while you hold it.
building-courthouse =
    .name = Courthouse
    .text = Everybody, you too, pays $1 for each poster held or takes one more instead.
    .annex = Everybody, you too, pays $1 for each poster held or takes one more instead.
    .control = Nothing while you hold it.
building-grifter =
    .name = Grifter
    .text = Take $1, then move two opponents' cowboys from buildings or ranches to the mine.
    .annex = Take $1, then move two opponents' cowboys from buildings or ranches to the mine.
    .control = Nothing while you hold it.
building-newspaper =
    .name = Newspaper
    .text = Take $1, then give a poster from the pool to a player of your choice.
    .annex = Take $1, then give a poster from the pool to a player of your choice.
    .control = Nothing while you hold it.
building-dance-hall =
    .name = Dance Hall
    .text = Take $1. You may take one or two of your cowboys home from anywhere on the board.
    .annex = Take $1. You may take one or two of your cowboys home from anywhere on the board.
    .control = Nothing while you hold it.
building-telegraph-office =
    .name = Telegraph Office
    .text = Take $1, then move two posters from the box to the pool or from the pool to the box, or as many as there are.
    .annex = Take $1, then move two posters from the box to the pool or from the pool to the box, or as many as there are.
    .control = Nothing while you hold it.

plot-open =
    .name = open plot
    .text = A building may be placed here if one stands beside it. The railroad comes up rows F, E, D and C, one track in each; the red plots of row B are where the Train Station may stand.
plot-track =
    .name = track
    .text = The railroad runs here; nobody enters and nothing is built.
plot-station =
    .name = Train Station
    .text = The railroad has arrived, on a red plot as it must; nobody enters here.
plot-a1 = A1
plot-a2 = A2
plot-a3 = A3
plot-a4 = A4
plot-a5 = A5
plot-a6 = A6
plot-a7 = A7
plot-b1 = B1
plot-b2 = B2
plot-b3 = B3
plot-b4 = B4
plot-b5 = B5
plot-b6 = B6
plot-c1 = C1
plot-c2 = C2
plot-c3 = C3
plot-c4 = C4
plot-c5 = C5
plot-d1 = D1
plot-d2 = D2
plot-d3 = D3
plot-d4 = D4
plot-e1 = E1
plot-e2 = E2
plot-e3 = E3
plot-f1 = F1
plot-f2 = F2

corner-a2-b1-b2 = A2-B1-B2
corner-a3-b2-b3 = A3-B2-B3
corner-a4-b3-b4 = A4-B3-B4
corner-a5-b4-b5 = A5-B4-B5
corner-a6-b5-b6 = A6-B5-B6
corner-b2-c1-c2 = B2-C1-C2
corner-b3-c2-c3 = B3-C2-C3
corner-b4-c3-c4 = B4-C3-C4
corner-b5-c4-c5 = B5-C4-C5
corner-c2-d1-d2 = C2-D1-D2
corner-c3-d2-d3 = C3-D2-D3
corner-c4-d3-d4 = C4-D3-D4
corner-d2-e1-e2 = D2-E1-E2
corner-d3-e2-e3 = D3-E2-E3
corner-e2-f1-f2 = E2-F1-F2
corner-a1-a2-b1 = A1-A2-B1
corner-a2-a3-b2 = A2-A3-B2
corner-a3-a4-b3 = A3-A4-B3
corner-a4-a5-b4 = A4-A5-B4
corner-a5-a6-b5 = A5-A6-B5
corner-a6-a7-b6 = A6-A7-B6
corner-b1-b2-c1 = B1-B2-C1
corner-b2-b3-c2 = B2-B3-C2
corner-b3-b4-c3 = B3-B4-C3
corner-b4-b5-c4 = B4-B5-C4
corner-b5-b6-c5 = B5-B6-C5
corner-c1-c2-d1 = C1-C2-D1
corner-c2-c3-d2 = C2-C3-D2
corner-c3-c4-d3 = C3-C4-D3
corner-c4-c5-d4 = C4-C5-D4
corner-d1-d2-e1 = D1-D2-E1
corner-d2-d3-e2 = D2-D3-E2
corner-d3-d4-e3 = D3-D4-E3
corner-e1-e2-f1 = E1-E2-F1
corner-e2-e3-f2 = E2-E3-F2

stack-1 =
    .name = stack 1
    .text = Buildings still to come, face down. Which ones everybody can work out; in which order nobody knows, but for those put underneath in sight of all and what a Fortune Teller showed.
stack-2 =
    .name = stack 2
    .text = Buildings still to come, face down. Which ones everybody can work out; in which order nobody knows, but for those put underneath in sight of all and what a Fortune Teller showed.
stack-3 =
    .name = stack 3
    .text = Buildings still to come, face down. Which ones everybody can work out; in which order nobody knows, but for those put underneath in sight of all and what a Fortune Teller showed.

sheriff-here =
    .name = Sheriff
    .text = He protects the three plots around him: nobody is attacked there.
sheriff-corner =
    .name = corner
    .text = Three plots meet here.

poster-pool =
    .name = Crime pool
    .text = The game ends after the turn in which it runs empty.
poster-box =
    .name = Box
    .text = Posters out of the game; where returned ones go. The Telegraph Office can bring some back.

supply-cartridges =
    .name = cartridges
    .text = One more die in a shootout; one each at most.
supply-ponies =
    .name = ponies
    .text = A defender may flee on one to the mine.

option-edition = Rulebook
    .text = Whose text decides where they differ. The plots of the fixed buildings and of the stars are printed in neither text; ours are reconstructed.
option-edition-pl = Polish
option-edition-en = English
option-end_cowboys = When gangs die out
    .text = The Polish text ends the game when no gang has a living cowboy, the English one as soon as any gang has none.
option-end_cowboys-all = all gangs
option-end_cowboys-any = any gang
option-lone_survivor = The last gang
    .text = What happens when only one gang is left alive. By the letter of the Polish text it plays on until the railroad arrives or the pool is empty; you can let it end the game on a turn of its own, or end the game at once. The English text has ended the game before.
option-lone_survivor-ends = ends the game
option-lone_survivor-plays_on = plays on
option-lone_survivor-may_end = plays on, may end the game on its turn
option-fee_when_broke = The Sheriff's fee without money
    .text = Whether somebody without money may enter a protected building when the fee is due.
option-fee_when_broke-forbid = no entry
option-fee_when_broke-waive = enters free
option-gs_move = The General Store move
    .text = Whether the other cowboy must move when he can.
option-gs_move-mandatory = must
option-gs_move-optional = may
option-gs_from_store = From one Store to another
    .text = Whether a cowboy on the other General Store may be the one who moves. By the letter of the text none leaves a Store this way.
option-gs_from_store-other_tile = allowed
option-gs_from_store-never = never
option-laundry = Posters at the Church with a Laundry
    .text = Whether you choose how many of the posters that Laundries allow go back, or the most go back unasked.
option-laundry-most = the most
option-laundry-choose = your choice
option-court_empty_pool = The court and an empty pool
    .text = What refusing to pay means when there is no poster left to take.
option-court_empty_pool-free = refusing is free
option-court_empty_pool-pay = who can pay must
option-final_split = Splitting dice in the final shootout
    .text = Which rolls a champion may split among several enemies.
option-final_split-opening = every opening roll
option-final_split-first = only his very first
option-clamp_totals = No totals below nothing
    .text = A fine larger than the money leaves nothing instead of a debt.
option-star_layout = Stars on the board
    .text = Where the first five buildings lie. Both layouts are reconstructed: no text gives the true one.
option-star_layout-3-2-3 = two and three
option-star_layout-3-4-1 = four and one
option-turn_cap = Most turns
    .text = After so many turns the money is counted; 0 for no limit.

why-not-on-the-ranch = There is no such cowboy on your ranch.
why-not-in-town = That building is not in town.
why-already-there = One of your cowboys is there already.
why-sheriff-protects = The Sheriff protects that building: nobody is attacked there.
why-fee-due = You cannot pay the fee at that door.
why-too-many-tokens = There are not that many in the game: { $place }
why-wrong-count = The numbers do not add up: { $place }
why-broken-railroad = The railroad cannot run there: { $place }
why-no-living-cowboy = This gang has no living cowboy: { $place }
why-no-legal-move = Nobody could go on from this position: { $place }
why-three-of-a-kind = A gang has three cowboys of each kind: { $place }
why-wrong-stack = No tile of this building belongs to that stack: { $place }

# Why a hint says so

reason-cash = more money
reason-cowboys = more cowboys alive
reason-ready = cowboys ready on the ranch
reason-cartridges = cartridges for the next fight
reason-ponies = a pony to flee on
reason-hotel = the Hotel earns with every track
reason-undertaker = the Undertaker earns with every funeral
reason-office = the Sheriff’s fees
reason-depot = the Stage Depot’s bonus at the end
reason-laundry = more posters washed at the Church
reason-fine = a smaller fine
reason-place = buildings held
reason-rail = places beside the coming railroad
reason-safe = cowboys out of danger
reason-end = it ends the game while you lead

# The signs of the terminal's board

cli-signs =
    ★ – the Sheriff; the three plots around him are protected
    ¹ ² ³ – a cowboy's strength, after the number of his gang
    > – whose turn it is
