# The guided first games: a few words at the first question of each kind.

guide-title = Your first game
guide-next = Got it
guide-show = Show me a good answer
guide-on = Go on: it is lit where you can act.

guide-fliptown-start = Fifteen turns, three cards each. Every turn you give the three cards three jobs: one says where you act, one says how far you get, one goes to your poker hand. Whoever has the most points after three rounds wins.
guide-fliptown-suit = First the place: hearts lead to the Trail, spades to the Badlands, diamonds into the Mine, clubs to Town. Pick the card whose suit you want; gold can bend it later.
guide-fliptown-value = Now the number. In Town it names the building, in the Badlands the target, on the Trail how far the wagon may go. The card you leave over is kept for poker: five turns make a hand.
guide-fliptown-region = The lit places are those you can reach. Spending gold widens the choice: 2 for another suit, 1 for each step in value. The Cemetery is always open, but makes you more Wanted.
guide-fliptown-stop = The wagon only goes forward, and stops you jump over are lost. Short steps collect more.
guide-fliptown-target = A robbery needs luck: a card from the deck must reach the target. If it fails you still get half the stars. Either way the law wants you more.
guide-fliptown-chamber = The Mine leads down. Each passage asks for values in its range, and deep chambers are worth more.
guide-fliptown-building = The first visit to a building also gives what is on its roof.
guide-fliptown-stone = Tombstones pay in pairs: you gain what lies between two circled neighbours.
guide-fliptown-next = You have bonus actions. They cost nothing; take them in the order that helps most.
guide-fliptown-bribe = The round ends with the Sheriff. Pay as much gold as you are Wanted and you are safe; or risk it: you are arrested if his card is lower than your Wanted.
guide-fliptown-end = That was a whole game. Next time watch your Wanted, and plan the poker hand from the first turn.

guide-deadwood-start = You lead a gang of cowboys, and only money counts at the end. Buildings pay you when you come in. Each turn do one thing: send one cowboy to a building, or call any number of them home to the ranch.
guide-deadwood-turn = An empty building is safe and pays at once. Where a rival stands there is a shootout, and attacking always costs you a wanted poster. If your ranch is empty, head home.
guide-deadwood-more = Cowboys work only from the ranch, so bring home all who have nothing left to do.
guide-deadwood-arrived = Annexing carries out the building’s effect once. You nearly always want it.
guide-deadwood-flight = You are attacked. A pony takes your cowboy out of danger, to the mine. The number of dice is the strength of the cowboy.
guide-deadwood-attack = A cartridge adds a die. A 6 kills, a 4 or 5 wounds, and the second wound kills.
guide-deadwood-defence = The same for the defender: a cartridge adds a die.
guide-deadwood-track = The railroad climbs from the bottom of the town. It destroys what stands in its way, and every cowboy beside the new track may annex his building again.
guide-deadwood-site = Buildings beside others make a town; look where your own cowboys will stand.
guide-deadwood-sheriff = Nobody can be attacked on the plots beside the Sheriff.
guide-deadwood-end = Posters cost money, and each further one costs more. Next time count them before you attack.

guide-paperback-start = Spell a word from your hand, sell it for cents, and buy better letters and books with them. Books are points, and wild letters besides. Most fame wins.
guide-paperback-word = Lay your cards one by one; wilds can be any letter. The letter in the middle is common to all: you may use it once. Nothing counts until you finish, and you can take back any step. If you find nothing, pass.
guide-paperback-common = Long words win the Common card: seven letters or more for the first. It is worth fame.
guide-paperback-ability = Cards do things besides being letters, when they are in your word. Use them in any order.
guide-paperback-buy = Spend your cents; nothing is saved for later. Early on buy letters with abilities, later buy books. What you buy comes to your hand after the next shuffle.
guide-paperback-trash = A card that leaves the game is gone for good. A thinner deck brings the good letters more often.
guide-paperback-end = The game ends when two piles of books are empty, or the last Common card is won. Next time start buying books a little earlier.

guide-quickdraw-start = Everybody lays a card face down at once; the fastest takes the prize, which nobody has seen. After the last prize the most points win.
guide-quickdraw-seal-card = High cards win prizes, but you do not know what the prize is worth. A fox is slow and robs a rival instead; a spyglass lets you look first.
guide-quickdraw-steal-from = Rob whoever has the most.
guide-quickdraw-end = That was all of it. The real games are waiting on the front page.
