# Quickdraw: naše vlastní malá hra.

game-quickdraw =
    .name = Kdo dřív
    .text = Všichni najednou položí kartu lícem dolů; nejrychlejší bere cenu, kterou nikdo neviděl. Pět minut, dva až čtyři hráči.

ask-seal-card = Polož jednu kartu lícem dolů. Nejrychlejší bere cenu.
ask-steal-from = Tvá liška vyráží: koho okrade?
ask-deal = Rozdávající rozdává kartu.
ask-bury = Jedna karta opouští hru neviděna.
ask-look = Někdo zvedá dalekohled.
ask-roll = Remízu rozhodne kostka.
ask-turn = Cena se otáčí.
ask-duel = Karty se porovnávají.

do-play = Polož: { $card }
do-peek = Utrať dalekohled a podívej se na cenu
do-steal = Okraď: { $seat }
do-deal = rozdej: { $card }
do-bury = zakopej: { $card }
do-turn = otoč: { $card }
do-roll = hoď { $pips }

event-dealt = { $to } dostává kartu.
event-buried = Jedna karta opouští hru neviděna.
event-sealed = Tvá zakrytá karta: { $card }.
event-peeked = Dalekohledem vidíš cenu: { $card }.
event-shown = { $by } ukazuje kartu: { $card }{ $peeks ->
    [0] .
    [1] {" "}a cenu znal(a).
   *[other] {" "}a utratil(a) dalekohledy: { $peeks }.
}
event-stolen = { $by } okrádá: { $from }, kořist: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-rolled = Remíza: na kostce padlo { $pips }.
event-turned = Cenou je { $card }.
event-won = { $by } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-begun = Začíná kolo { $round }.

option-edition = Vydání
    .text = Kolik je třeba k okamžité výhře a kolik bere liška.
option-edition-base = Obyčejné
option-edition-rich = Dlouhý měšec

ending-last-round = Poslední cena byla získána.
ending-rich = Někdo je dost bohatý, aby odjel z města.

zone-prize = Cena
zone-discard = Odložené karty
zone-hand = Ruka
zone-laid = Položeno

fact-round = Kolo
fact-deck = Neviděné karty
fact-cards = Karty v ruce
fact-speed = Rychlost

points-total = Ceny a kořist

card-one =
    .name = jednička
    .text = Rychlost 1. Jako cena má hodnotu 1.
card-two =
    .name = dvojka
    .text = Rychlost 2. Jako cena má hodnotu 2.
card-three =
    .name = trojka
    .text = Rychlost 3. Jako cena má hodnotu 3.
card-four =
    .name = čtyřka
    .text = Rychlost 4. Jako cena má hodnotu 4.
card-five =
    .name = pětka
    .text = Rychlost 5. Jako cena má hodnotu 5.
card-six =
    .name = šestka
    .text = Rychlost 6. Jako cena má hodnotu 6.
card-fox =
    .name = liška
    .text = Nejpomalejší ze všech, ale po ukázání její majitel okrade zvoleného soupeře. Jako cena má hodnotu 2.
card-spyglass =
    .name = dalekohled
    .text = Rychlost 1. Než položíš kartu, můžeš ho utratit a podívat se na cenu, pokud ti zbude dost karet. Jako cena má hodnotu 1.
card-back =
    .name = karta lícem dolů
    .text = Nikdo neví, co je to za kartu.
