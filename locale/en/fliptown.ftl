# Fliptown, in our own words, with the terms of the English rulebook.

game-fliptown =
    .name = Fliptown
    .text = Flip three cards, give each a job, and write your legend on a map of the Wild West. One to four seats, all at once, half an hour.

## Questions

ask-suit = Which card is your suit card? Its suit opens a region.
ask-value = Which card is your value card? The third one goes to your poker hand.
ask-region = Where do you act? Gold you have: { $gold }.
ask-stop = { $bonus ->
    [0] Where does your wagon stop? Value { $value }, gold { $gold }.
   *[other] Bonus action on the Trail: any stop ahead.
}
ask-target = { $bonus ->
    [0] Whom do you rob? Value { $value }, gold { $gold }.
   *[other] Bonus action in the Badlands: any target.
}
ask-chamber = { $bonus ->
    [0] Which chamber do you enter? Value { $value }, gold { $gold }.
   *[other] Bonus action in the Mine: any chamber you can get to.
}
ask-building = { $bonus ->
    [0] Which building do you visit? Value { $value }, gold { $gold }.
   *[other] Bonus action in Town: any building.
}
ask-stone = { $bonus ->
    [0] Which tombstone do you circle?
   *[other] Bonus action in the Cemetery: any tombstone.
}
ask-next = Something is still waiting. What comes next?
ask-tool = A pan or a hammer?
ask-wipe = How many Wanted do you cross out? Up to { $most }.
ask-bail = An outlaw you hunt is in the line-up. Your reward? Left to choose: { $left }.
ask-shield = Do you use this: { $about }?
ask-mayor = Mayor, do you want three other cards?
ask-cheat = Which poker card do you pass off as another?
ask-face = What does that card count as?
ask-before = The Sheriff is coming. Do you use your ability first?
ask-bribe = Do you bribe the Sheriff? It costs gold: { $wanted }.
ask-marshal = The Sheriff has you. Do you draw a card of your own?
ask-penalty = You are arrested. Do you pay ${ $cash } or lose stars ({ $stars })?
ask-dealer = The cards decide.
ask-visit-undertaker = Do you accept what the Undertaker offers?
ask-visit-bank = $4 on red or on black?
ask-visit-hideout = How long do you lie low? Cross out Wanted.
ask-visit-stables = Which horse do you buy?
ask-visit-general-store = What do you buy?
ask-visit-church = How much do you give? Each dollar crosses out one Wanted.
ask-visit-hotel = Do you check in for $2?
ask-visit-land-office = Which piece of land do you claim?
ask-visit-gunsmith = Do you buy a gun?
ask-visit-bail-bonds = Which outlaw do you hunt?
ask-visit-sheriffs-office = You have seen the Sheriff card. A star, or less Wanted?
ask-visit-saloon = How many stars do you buy, at $2 each?
ask-visit-prospectors-club = How many stars do you buy, at 1 gold each?

## Answers

do-flip = flip { $card }
do-deal = deal { $card }
do-raid = robbery card { $card }
do-peek = the Sheriff card is { $card }
do-reveal = turn over the Sheriff card { $card }
do-swear = the Marshal draws { $card }
do-steal = steal { $card }
do-face = { $card }
do-cut = draw { $card }
do-become = { $character }
do-post = post { $bounty }
do-send = { $cowbot }
do-suit = Suit: { $card }
do-value = Value: { $card }
do-go = { $region }{ $cost ->
    [0] {""}
   *[other] {" "}(gold: { $cost })
}
do-slip = Change the suit ({ $means }) and go to the Cemetery: the cowbot sleeps
do-wild = Joker as suit: { $region }
do-wild-value = Joker as value: any value
do-power = Use your ability
do-call = Use your ability: { $region }
do-pass = Pass
do-next = Bonus action: { $region }
do-attend = Use the building: { $building }
do-done = End the turn
do-decline = No, thanks
do-accept = Yes
do-ride = { $stop }{ $cost ->
    [0] {""}
   *[other] {" "}(gold: { $cost })
}
do-rob = { $target }{ $cost ->
    [0] {""}
   *[other] {" "}(gold: { $cost })
}
do-dig = { $chamber }{ $cost ->
    [0] {""}
   *[other] {" "}(gold: { $cost })
}
do-visit = { $building }{ $cost ->
    [0] {""}
   *[other] {" "}(gold: { $cost })
}
do-mark = { $stone }
do-tool = { $tool }
do-wipe = Cross out Wanted: { $amount }
do-take = Take { $reward }
do-invest = Put money on { $colour }
do-buy = Buy { $item } for ${ $cost }
do-claim = { $plot }: ${ $cost }, stars { $stars }
do-hunt = Hunt { $outlaw }
do-atone = Give ${ $cost }
do-drink = Stars: { $amount } for ${ $cost }
do-trade = Stars: { $amount } for gold: { $cost }
do-shield = Protection { $shield }
do-redraw = Flip three new cards
do-palm = { $poker }
do-bribe = Bribe the Sheriff for gold: { $cost }
do-deputize = Draw a card of your own
do-pay = Pay { $penalty }: { $cost }

## What happened

event-round-begun = Round { $round } begins.
event-flipped = Flipped: { $card }.
event-redrawn = { $seat }, the Mayor, has three new cards flipped.
event-shuffled = The discard pile is shuffled into a new deck.
event-became = { $seat } plays { $character }.
event-posted = Bounty: { $bounty }.
event-sent = { $cowbot } comes to town.
event-assigned = { $seat }: suit { $suit }, value { $value }, poker { $poker }.
event-gained = { $seat }: { $thing } +{ $amount }.
event-lost = { $seat }: { $thing } −{ $amount }.
event-rode = { $seat } rides: { $stop }.
event-robbed = { $seat } robs: { $target }.
event-dug = { $seat } goes down: { $chamber }.
event-visited = { $seat } visits: { $building }.
event-marked = { $seat } circles: { $stone }.
event-bonus = { $seat } gains a bonus action: { $region }.
event-raided = Robbery card { $card }, in all { $total }.
event-owned = { $seat } now has: { $item }.
event-claimed = { $seat } claims land, { $plot }: stars { $amount }.
event-checked-in = { $seat } checks in at the Hotel: silver stars { $amount }.
event-peeked = You have seen the Sheriff card: { $card }.
event-hand-shown = { $seat }: { $hand }.
event-bounty-scored = { $seat } meets a bounty, { $bounty }: stars { $amount }.
event-stolen = { $cowbot } steals a card; that makes { $amount }.
event-bribed = { $seat } has bribed the Sheriff, gold: { $amount }.
event-sheriff = The Sheriff card is { $card }.
event-arrested = { $seat } is arrested.
event-sworn = { $seat }, the Marshal, draws { $card } instead.
event-cheated = { $seat } passes { $card } off as { $face }.
event-ability = { $seat } uses an ability: { $character }.
event-sheet-shown = { $seat }: stars { $stars }, ${ $cash }, gold { $gold }, Wanted { $wanted }.
event-ended = The last round is over.
event-drawn = Drawn for the setup: { $card }.
event-dealt = { $seat } is dealt { $card }.
    .hidden = { $seat } is dealt a card.

## Refusals

why-solo-only = { $option }: only for a game alone.
why-needs-rivals = { $option }: only for two or more seats.
why-random-solo-chooses = { $option }: the random setup chooses that already.
why-needs-random-solo = { $option }: only with the random solo setup.
why-card-twice = { $place } lies in two places.

## Options

option-edition = Rulebook
    .text = Which rulebook decides where the three differ.
option-edition-en = English
option-edition-pl = Polish
option-edition-cs = Czech
option-characters = Characters
    .text = Everybody is dealt a character with its own start and one ability.
option-holdem = Hold'em
    .text = Two extra poker cards each round; the best five of seven count.
option-competitive = Winner takes the pot
    .text = Only the best poker hand is paid; equal hands share.
option-cowbot = Cowbot
    .text = An opponent for a game alone: it steals cards and scores what you leave out.
option-cowbot-none = nobody
option-cowbot-calamity-jane = Calamity Jane
option-cowbot-wyatt-earp = Wyatt Earp
option-cowbot-black-bart = Black Bart
option-cowbot-billy-the-kid = Billy the Kid
option-cowbot-random = by lot
option-difficulty = Level
    .text = How much a cowbot's loot counts and how many regions it scores.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-random_solo = Random solo setup
    .text = One card chooses both: its suit the cowbot, its value the character.
option-random_jokers = Jokers in the random setup
    .text = House rule: a Joker means the Wild Card and any cowbot.
option-cowbot_gold_dodge = Gold can put the cowbot to sleep
    .text = Paying for another suit can switch the cowbot off. Off: it can only wake it, as the Polish book says.
option-pickaxe_exact = Pickaxe exactly 2
    .text = Pickaxe and Prospector shift by their whole number or not at all.
option-gun_bonus = Guns
    .text = What pistol and rifle add to the robbery card.
option-gun_bonus-rulebook = +2 and +4, as the books say
option-gun_bonus-print-and-play = +3 and +6, as on the print-and-play map
option-shields_optional = Bandana and protection by choice
    .text = The owner decides each time whether they lower the Wanted. Off: they always do.
option-standard_poker = Ties as poker players know them
    .text = Equal hands compare the largest group first. Off: simply the highest card.
option-b12_by_source = Bonus-action bounty by place
    .text = It counts where the icon is printed. Off: the region the action opens.
option-achievement_10 = Achievement 10
    .text = What must be missing at the end; the books' icon is lost.
option-achievement_10-pans = gold pans
option-achievement_10-silver = silver stars
option-achievement_14 = Achievement 14
    .text = From which level on beating a cowbot counts towards beating all four.
option-achievement_14-normal = normal
option-achievement_14-easy = easy

## Endings and points

ending-solo = Three rounds are over.
ending-cowbot-beaten = The cowbot is beaten.
ending-cowbot-won = The cowbot has as many points or more.
ending-most-points = Most points win.
ending-tie-break = Equal points: less Wanted, more gold or more cash decides.
ending-shared = Equal in everything: the victory is shared.
points-trail = Trail
points-badlands = Badlands
points-mine = Mine
points-town = Town
points-cemetery = Cemetery
points-poker = Poker
points-bounties = Bounties
points-bank = Bank
points-land = Land
points-start = Start
points-arrests = Arrests
points-other = Other stars
points-cash = Cash left
points-gold = Gold left
points-hotel = Hotel
points-silver-stone = Silver: tombstones
points-silver-building = Silver: buildings
points-silver-chamber = Silver: chambers
points-silver-stop = Silver: trail stops
points-silver-target = Silver: robberies
points-stolen = Stolen cards
points-character = Character
points-holdem = Hold'em
points-total = Total
rank-tenderfooted = Tenderfooted
rank-rusty = Rusty
rank-pioneering = Pioneerin'
rank-sharpshooting = Sharpshootin'
rank-legendary = Legendary
title-deputy = Deputy
title-homesteader = Homesteader
title-buckaroo = Buckaroo
title-desperado = Desperado
title-outlaw = Outlaw

## Places on the table

zone-lineup = Line-up
zone-sheriff = Sheriff card
zone-deck = Deck
zone-discard = Discard pile
zone-bounties = Bounties
zone-cowbot = Cowbot
zone-rewards = Between the tombstones
zone-items = Belongings
zone-land = Land
zone-poker = Poker hands
zone-character = Character
fact-stars = Stars
fact-cash = Cash
fact-gold = Gold
fact-wanted = Wanted
fact-pans = Gold pans
fact-hammers = Hammers
fact-round = Round
fact-turn = Turn
fact-cards = Cards
fact-stolen = Stolen cards
fact-score = Score
fact-scored = Scored by
fact-nights = Nights
fact-arrests = Arrests
fact-cost = Cost
fact-card = Card
fact-bonus = Bonus action
fact-value = Value
fact-left = Left
fact-most = At most
fact-give = Gives
fact-squares = Squares
fact-draft = Draft
fact-commit = Can be handed in
region-trail =
    .name = Trail
    .text = Ride right to a stop within your value; what you pass is gone.
region-badlands =
    .name = Badlands
    .text = Rob the target of exactly your value; a card from the deck tells how it went.
region-mine =
    .name = Mine
    .text = Go down from a circled chamber, or in at the top, by the ranges on the ways.
region-town =
    .name = Town
    .text = Visit the building of your value; the first visit also gives what the roof shows.
region-cemetery =
    .name = Cemetery
    .text = Circle a tombstone, whatever the cards; rewards lie between circled neighbours.

## Cards

card-ah = A♥
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = J♥
card-qh = Q♥
card-kh = K♥
card-as = A♠
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = J♠
card-qs = Q♠
card-ks = K♠
card-ad = A♦
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = J♦
card-qd = Q♦
card-kd = K♦
card-ac = A♣
card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = J♣
card-qc = Q♣
card-kc = K♣
card-joker = Joker
card-back =
    .name = face-down card
    .text = Nobody may look at it.
hand-nothing = nothing
hand-pair = one pair
hand-two-pair = two pair
hand-three-of-a-kind = three of a kind
hand-straight = straight
hand-flush = flush
hand-full-house = full house
hand-four-of-a-kind = four of a kind
hand-straight-flush = straight flush
hand-royal-flush = royal flush
thing-star = stars
thing-cash = cash
thing-gold = gold
thing-wanted = Wanted
thing-pan = gold pans
thing-hammer = hammers
tool-pan = Gold pan
tool-hammer = Hammer
reward-cash = $4
reward-gold = gold: 2
reward-star = a star
colour-red = red
colour-black = black
outlaw-j = Jack
outlaw-q = Queen
outlaw-k = King
slot-left = left card
slot-middle = middle card
slot-right = right card
means-gold = gold
means-joker = Joker
shield-on = on
shield-off = off
penalty-cash = cash
penalty-stars = stars
poker-1 = poker card 1
poker-2 = poker card 2
poker-3 = poker card 3
poker-4 = poker card 4
poker-5 = poker card 5
poker-6 = poker card 6
poker-7 = poker card 7
plot-domino-12 = domino 1-2
plot-domino-14 = domino 1-4
plot-domino-23 = domino 2-3
plot-domino-25 = domino 2-5
plot-domino-36 = domino 3-6
plot-domino-45 = domino 4-5
plot-domino-47 = domino 4-7
plot-domino-56 = domino 5-6
plot-domino-58 = domino 5-8
plot-domino-69 = domino 6-9
plot-domino-78 = domino 7-8
plot-domino-89 = domino 8-9
plot-bar-123 = bar 1-2-3
plot-bar-147 = bar 1-4-7
plot-bar-258 = bar 2-5-8
plot-bar-369 = bar 3-6-9
plot-bar-456 = bar 4-5-6
plot-bar-789 = bar 7-8-9
plot-corner-124 = corner 1-2-4
plot-corner-125 = corner 1-2-5
plot-corner-145 = corner 1-4-5
plot-corner-235 = corner 2-3-5
plot-corner-236 = corner 2-3-6
plot-corner-245 = corner 2-4-5
plot-corner-256 = corner 2-5-6
plot-corner-356 = corner 3-5-6
plot-corner-457 = corner 4-5-7
plot-corner-458 = corner 4-5-8
plot-corner-478 = corner 4-7-8
plot-corner-568 = corner 5-6-8
plot-corner-569 = corner 5-6-9
plot-corner-578 = corner 5-7-8
plot-corner-589 = corner 5-8-9
plot-corner-689 = corner 6-8-9

## Trail

stop-1 =
    .name = Stop A
    .text = Stars: 2.
stop-2 =
    .name = Stop 2
    .text = A gold pan or a hammer.
stop-3 =
    .name = Stop 3
    .text = Stars: 1, a bonus action: Cemetery.
stop-4 =
    .name = Stop 4
    .text = Stars: 3, Wanted +1.
stop-5 =
    .name = Stop 5
    .text = $12.
stop-6 =
    .name = Stop 6
    .text = A bonus action: Badlands.
stop-7 =
    .name = Stop 7
    .text = Stars: 4, Wanted +1.
stop-8 =
    .name = Stop 8
    .text = Gold: 8.
stop-9 =
    .name = Stop 9
    .text = A bonus action: Town.
stop-10 =
    .name = Stop 10
    .text = Stars: 5, Wanted +2.
stop-11 =
    .name = Stop J
    .text = Cross out up to 6 Wanted.
stop-12 =
    .name = Stop Q
    .text = A bonus action: Mine.
stop-13 =
    .name = Stop K
    .text = Stars: 6, Wanted +3.

## Badlands

target-2 =
    .name = Chicken 2
    .text = Stars: 2, $1, Wanted +1. If the robbery card is too low, half the stars and no cash.
target-3 =
    .name = Chicken 3
    .text = Stars: 2, $2, Wanted +1. If the robbery card is too low, half the stars and no cash.
target-4 =
    .name = Chicken 4
    .text = Stars: 2, $3, Wanted +1. If the robbery card is too low, half the stars and no cash.
target-5 =
    .name = Cattle 5
    .text = Stars: 4, $1, Wanted +2. If the robbery card is too low, half the stars and no cash.
target-6 =
    .name = Cattle 6
    .text = Stars: 4, $3, Wanted +2. If the robbery card is too low, half the stars and no cash.
target-7 =
    .name = Cattle 7
    .text = Stars: 4, $5, Wanted +2. If the robbery card is too low, half the stars and no cash.
target-8 =
    .name = Stagecoach 8
    .text = Stars: 6, $2, Wanted +3. If the robbery card is too low, half the stars and no cash.
target-9 =
    .name = Stagecoach 9
    .text = Stars: 6, $4, Wanted +3. If the robbery card is too low, half the stars and no cash.
target-10 =
    .name = Stagecoach 10
    .text = Stars: 6, $7, Wanted +3. If the robbery card is too low, half the stars and no cash.
target-j =
    .name = Train J
    .text = Stars: 8, $3, Wanted +4. If the robbery card is too low, half the stars and no cash.
target-q =
    .name = Train Q
    .text = Stars: 8, $6, Wanted +4. If the robbery card is too low, half the stars and no cash.
target-k =
    .name = Train K
    .text = Stars: 8, $10, Wanted +4. If the robbery card is too low, half the stars and no cash.

## Mine

chamber-l1a =
    .name = Chamber 1a
    .text = Gold: 1, a hammer.
chamber-l1b =
    .name = Chamber 1b
    .text = Gold: 1, a gold pan.
chamber-l2a =
    .name = Chamber 2a
    .text = Gold: 1, a bonus action: Badlands.
chamber-l2b =
    .name = Chamber 2b
    .text = Gold: 1, a bonus action: Trail.
chamber-l2c =
    .name = Chamber 2c
    .text = Gold: 1, a bonus action: Town.
chamber-l3a =
    .name = Chamber 3a
    .text = Stars: 1, gold: 6, Wanted +1.
chamber-l3b =
    .name = Chamber 3b
    .text = Stars: 2, gold: 4, Wanted +1.
chamber-l3c =
    .name = Chamber 3c
    .text = Stars: 3, gold: 2, Wanted +1.
chamber-l3d =
    .name = Chamber 3d
    .text = Stars: 4, Wanted +1.
chamber-l4a =
    .name = Chamber 4a
    .text = Wanted +1. At the end a silver star for every circled tombstone.
chamber-l4b =
    .name = Chamber 4b
    .text = Wanted +2. At the end a silver star for every circled building.
chamber-l4c =
    .name = Chamber 4c
    .text = Wanted +3. At the end a silver star for every circled chamber.
chamber-l4d =
    .name = Chamber 4d
    .text = Wanted +2. At the end a silver star for every circled trail stop.
chamber-l4e =
    .name = Chamber 4e
    .text = Wanted +1. At the end a silver star for every circled target.

## Town

building-undertaker =
    .name = Undertaker
    .text = First visit: no more Wanted in the Cemetery. Second visit: the shovel, a star for every tombstone you circle. Roof: A bonus action: Mine.
building-bank =
    .name = Bank
    .text = Pay $4 and choose red or black. From the next turn on a line-up all of that colour gives stars: as many as the round's number. Roof: Stars: 1.
building-hideout =
    .name = Hideout
    .text = Cross out up to 4 Wanted. Roof: Stars: 1.
building-stables =
    .name = Stables
    .text = Buy one: Work Horse $3, a hammer and a star; Trail Horse $4, value +6 on the Trail. Roof: A bonus action: Cemetery.
building-general-store =
    .name = General Store
    .text = Buy one: gold pan with a star $3, pickaxe with a star $2, bandana $1. Roof: A bonus action: Trail.
building-church =
    .name = Church
    .text = Each $1 crosses out one Wanted, up to 8 a visit. Roof: Stars: 1.
building-hotel =
    .name = Hotel
    .text = Pay $2 and circle the next silver star: 2, 7, 14, 23. Only the last one counts. Roof: A bonus action: Badlands.
building-land-office =
    .name = Land Office
    .text = Buy a shape and mark it in the grid: $4 for two squares, $6 for three in a line, $8 for a corner. Its stars at once; 7 more for the ninth square. Roof: A bonus action: Cemetery.
building-gunsmith =
    .name = Gunsmith
    .text = Buy the pistol for $3; on a later visit the rifle for $4, which replaces it. Roof: A bonus action: Trail.
building-bail-bonds =
    .name = Bail Bonds
    .text = Hunt a jack, queen or king. From the next turn on each such card in the line-up brings $4, 2 gold or 2 Wanted less. Roof: Stars: 1.
building-sheriffs-office =
    .name = Sheriff's Office
    .text = Look at the Sheriff card, then take a star or cross out up to 2 Wanted. Roof: A bonus action: Mine.
building-saloon =
    .name = Saloon
    .text = $2 for each star, up to 8 a visit. Roof: Stars: 1.
building-prospectors-club =
    .name = Prospector's Club
    .text = 1 gold for each star, up to 8 a visit. Roof: A bonus action: Badlands.
item-work-horse =
    .name = Work Horse
    .text = A hammer and a star.
item-trail-horse =
    .name = Trail Horse
    .text = Your value card counts 6 more on the Trail.
item-gold-pan =
    .name = gold pan
    .text = A gold pan and a star.
item-pickaxe =
    .name = pickaxe
    .text = In the Mine your value may be up to 2 higher or lower.
item-bandana =
    .name = bandana
    .text = One Wanted less for every robbery.
item-pistol =
    .name = pistol
    .text = Your robbery card counts 2 more.
item-rifle =
    .name = rifle
    .text = Your robbery card counts 4 more, in place of the pistol.
item-protection =
    .name = Undertaker's protection
    .text = No Wanted for tombstones.
item-shovel =
    .name = shovel
    .text = A star for every tombstone you circle.
item-bank-red =
    .name = money on red
    .text = A line-up all red pays stars.
item-bank-black =
    .name = money on black
    .text = A line-up all black pays stars.
item-outlaw-j =
    .name = hunted jack
    .text = Every jack in the line-up brings a reward.
item-outlaw-q =
    .name = hunted queen
    .text = Every queen in the line-up brings a reward.
item-outlaw-k =
    .name = hunted king
    .text = Every king in the line-up brings a reward.
hotel-track =
    .name = Hotel nights
    .text = The last circled silver star counts at the end.
land-square =
    .name = square of land
    .text = Its stars count when a shape covers it.

## Cemetery

stone-1 =
    .name = Tombstone 1, top left
    .text = One Wanted, unless the Undertaker protects you.
stone-2 =
    .name = Tombstone 2, top centre
    .text = One Wanted, unless the Undertaker protects you.
stone-3 =
    .name = Tombstone 3, top right
    .text = One Wanted, unless the Undertaker protects you.
stone-4 =
    .name = Tombstone 4, middle left
    .text = One Wanted, unless the Undertaker protects you.
stone-5 =
    .name = Tombstone 5, centre
    .text = Circled from the start.
stone-6 =
    .name = Tombstone 6, middle right
    .text = One Wanted, unless the Undertaker protects you.
stone-7 =
    .name = Tombstone 7, bottom left
    .text = One Wanted, unless the Undertaker protects you.
stone-8 =
    .name = Tombstone 8, bottom centre
    .text = One Wanted, unless the Undertaker protects you.
stone-9 =
    .name = Tombstone 9, bottom right
    .text = One Wanted, unless the Undertaker protects you.
reward-1-2 =
    .name = Between tombstones 1-2
    .text = A bonus action: Badlands.
reward-2-3 =
    .name = Between tombstones 2-3
    .text = Stars: 2.
reward-1-4 =
    .name = Between tombstones 1-4
    .text = Gold: 4.
reward-2-5 =
    .name = Between tombstones 2-5
    .text = A hammer.
reward-3-6 =
    .name = Between tombstones 3-6
    .text = A bonus action: Trail.
reward-4-5 =
    .name = Between tombstones 4-5
    .text = $4.
reward-5-6 =
    .name = Between tombstones 5-6
    .text = Gold: 2.
reward-4-7 =
    .name = Between tombstones 4-7
    .text = A bonus action: Mine.
reward-5-8 =
    .name = Between tombstones 5-8
    .text = A gold pan.
reward-6-9 =
    .name = Between tombstones 6-9
    .text = $8.
reward-7-8 =
    .name = Between tombstones 7-8
    .text = Stars: 2.
reward-8-9 =
    .name = Between tombstones 8-9
    .text = A bonus action: Town.

## Characters

character-trailblazer =
    .name = Trailblazer
    .text = Once: a bonus action on the Trail. Start: $3, gold: 4.
character-cheat =
    .name = Cheat
    .text = Once, when hands are compared: one of your poker cards counts as any card. Start: $7, gold: 1.
character-prospector =
    .name = Prospector
    .text = Once: shift your value card by up to as many steps as you have gold pans. Start: $3, gold: 5, a gold pan.
character-settler =
    .name = Settler
    .text = Once: a bonus action in Town. Start: $7, gold: 2.
character-bandit =
    .name = Bandit
    .text = Once: a bonus action in the Badlands. Start: $7, gold: 6, Wanted +4.
character-marshal =
    .name = Marshal
    .text = Once, when the Sheriff has you: draw a card of your own and use it instead. Start: Stars: 2, $5, gold: 2.
character-preacher =
    .name = Preacher
    .text = Once, before the Sheriff comes: cross out up to 6 Wanted. Start: $3, gold: 3.
character-miner =
    .name = Miner
    .text = Once: a bonus action in the Mine. Start: $1, gold: 5.
character-ranch-hand =
    .name = Ranch Hand
    .text = Once: cross out 2 Wanted for every hammer. Start: $5, gold: 1, a hammer.
character-grave-robber =
    .name = Grave Robber
    .text = Starts with the shovel. Once: a bonus action in the Cemetery. Start: $3, gold: 1.
character-man-in-black =
    .name = Man in Black
    .text = Once: a bonus action in any region. Start: Stars: 1, $3, gold: 4, Wanted +6.
character-baroness =
    .name = Baroness
    .text = Once: as much gold as you have Wanted. Start: $7, gold: 1.
character-mayor =
    .name = Mayor
    .text = Once: three new cards before anybody chooses. Start: Stars: 3, $3, gold: 1.
character-wild-card =
    .name = Wild Card
    .text = Two Jokers: each makes your suit card any suit or your value card any value. Start: $4.

## Bounties

bounty-four-regions =
    .name = Everywhere
    .text = Four circled sites in each of Trail, Badlands, Mine and Town.
bounty-trail-bonuses =
    .name = Trail guide
    .text = All four stops of the Trail with a bonus action: 3, 6, 9 and Q.
bounty-tools =
    .name = Tools
    .text = Five gold pans and hammers in all.
bounty-roof-stars =
    .name = Star-spangled
    .text = All five stars from the roofs of the Town.
bounty-mine-gold =
    .name = Gold rush
    .text = Nine gold from chambers over the game.
bounty-every-robbery =
    .name = One of each
    .text = A chicken, cattle, a stagecoach and a train circled.
bounty-tombstones =
    .name = Grave matters
    .text = Five tombstones besides the centre one.
bounty-end-of-trail =
    .name = End of the line
    .text = The K stop of the Trail, or two outlaws hunted.
bounty-most-wanted =
    .name = Most wanted
    .text = Nine Wanted, if only for a moment.
bounty-outfit =
    .name = Outfitted
    .text = Four different of: gold pan, hammer, trail horse, protection, bandana, pickaxe, pistol.
bounty-riches =
    .name = Riches
    .text = $30 or 15 gold, if only for a moment.
bounty-bonus-actions =
    .name = Full circle
    .text = A bonus action gained in each of the five regions.

## Cowbots

cowbot-calamity-jane =
    .name = Calamity Jane
    .text = With ♥ in the line-up it steals a card when you gain a star. Scores uncircled sites: Trail ×4, Badlands ×3, Town ×2, Mine ×1.
cowbot-wyatt-earp =
    .name = Wyatt Earp
    .text = With ♣ in the line-up it steals a card when you gain a bonus action. Scores uncircled sites: Town ×4, Mine ×3, Trail ×2, Badlands ×1.
cowbot-black-bart =
    .name = Black Bart
    .text = With ♦ in the line-up it steals a card when you gain gold. Scores uncircled sites: Mine ×4, Town ×3, Badlands ×2, Trail ×1.
cowbot-billy-the-kid =
    .name = Billy the Kid
    .text = With ♠ in the line-up it steals a card when you gain Wanted. Scores uncircled sites: Badlands ×4, Trail ×3, Mine ×2, Town ×1.

## Solo achievements

achievement-1 = Six sites in each of the four card regions
achievement-2 = Seven pans and hammers in all
achievement-3 = No Wanted at the end
achievement-4 = All the gold of the Mine
achievement-5 = All the stars of the Trail
achievement-6 = All the roof stars of the Town
achievement-7 = One robbery of each kind
achievement-8 = All eight outer tombstones
achievement-9 = Four of a kind or better
achievement-10 = Go without
achievement-11 = $30 and 15 gold at the end
achievement-12 = Three hands better than a pair
achievement-13 = At most 5 Wanted and never arrested
achievement-14 = All four cowbots beaten
achievement-15 = A cowbot beaten on hard
achievement-16 = At most one card stolen
achievement-17 = 20 Wanted or more at the end
achievement-18 = 24 silver stars or more
achievement-19 = Every site of one region
achievement-20 = A legendary score

## The scene

scene-suit = Suit
scene-value = Value
scene-poker = Poker
scene-price = gold: { $cost }
scene-robbed = robbed with success
scene-passed = passed by
scene-pay = Pay table
scene-penalty = Arrest: ${ $cash } or { $stars } stars
scene-chips = Bonus actions and buildings still open
scene-chip = Still open
scene-awake = on the prowl
scene-sheets = Everybody's sheets
scene-yours = (yours)

# Why a hint says so

reason-stars = stars at once
reason-cash = cash
reason-gold = gold
reason-pans = pans that pay every round
reason-hammers = hammers that pay every round
reason-risk = less danger from the Sheriff
reason-poker = a better poker hand
reason-hotel = the Hotel’s growing silver stars
reason-mine = the way down the Mine
reason-items = items that help for the rest of the game
reason-town = another building in Town
reason-graves = another tombstone
reason-trail = another stop on the Trail
reason-land = land of your own
reason-badlands = more robberies to come

# The signs of the terminal's board

cli-signs =
    ♥ – the Trail
    ♠ – the Badlands
    ♦ – the Mine
    ♣ – the Town
    † – the Cemetery
    ★ – a star, a point you have now
    ☆ – silver stars, which count at the end only
    $ – cash
    ● – gold
    ! – Wanted
    ◡ – a gold pan
    ⚒ – a hammer
    + – a bonus action in the region whose sign follows
    / – one or the other; after ☆: for each of these at the end
    A-7 – values that open a way down the Mine
