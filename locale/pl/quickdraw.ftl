# Quickdraw: nasza własna mała gra.

game-quickdraw =
    .name = Kto szybszy
    .text = Wszyscy naraz kładą zakrytą kartę; najszybsza zdobywa nagrodę, której nikt nie widział. Pięć minut, od dwóch do czterech osób.

ask-seal-card = Połóż jedną zakrytą kartę. Najszybsza zdobywa nagrodę.
ask-steal-from = Twój lis rusza na łowy: kogo okrada?
ask-deal = Rozdający rozdaje kartę.
ask-bury = Jedna karta opuszcza grę w ukryciu.
ask-look = Ktoś podnosi lunetę.
ask-roll = Remis rozstrzyga kość.
ask-turn = Nagroda zostaje odkryta.
ask-duel = Karty są porównywane.

do-play = Połóż: { $card }
do-peek = Zużyj lunetę i obejrzyj nagrodę
do-steal = Okradnij: { $seat }
do-deal = rozdaj: { $card }
do-bury = zakop: { $card }
do-turn = odkryj: { $card }
do-roll = wyrzuć { $pips }

event-dealt = { $to } dostaje kartę.
event-buried = Jedna karta opuszcza grę w ukryciu.
event-sealed = Twoja zakryta karta: { $card }.
event-peeked = Przez lunetę widzisz nagrodę: { $card }.
event-shown = { $by } pokazuje kartę: { $card }{ $peeks ->
    [0] .
    [1] {" "}i znał(a) nagrodę.
   *[other] {" "}i zużył(a) lunety: { $peeks }.
}
event-stolen = { $by } okrada: { $from }, łup: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-rolled = Remis: na kości wypada { $pips }.
event-turned = Nagrodą jest { $card }.
event-won = { $by } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-begun = Zaczyna się runda { $round }.

option-edition = Wydanie
    .text = Ile trzeba mieć, by wygrać od razu, i ile zabiera lis.
option-edition-base = Zwykłe
option-edition-rich = Długa sakiewka

ending-last-round = Zdobyto ostatnią nagrodę.
ending-rich = Ktoś jest dość bogaty, by wyjechać z miasta.

zone-prize = Nagroda
zone-discard = Odrzucone karty
zone-hand = Ręka
zone-laid = Położone

fact-round = Runda
fact-deck = Niewidziane karty
fact-cards = Karty na ręce
fact-speed = Szybkość

points-total = Nagrody i łupy

card-one =
    .name = jedynka
    .text = Szybkość 1. Jako nagroda warta 1.
card-two =
    .name = dwójka
    .text = Szybkość 2. Jako nagroda warta 2.
card-three =
    .name = trójka
    .text = Szybkość 3. Jako nagroda warta 3.
card-four =
    .name = czwórka
    .text = Szybkość 4. Jako nagroda warta 4.
card-five =
    .name = piątka
    .text = Szybkość 5. Jako nagroda warta 5.
card-six =
    .name = szóstka
    .text = Szybkość 6. Jako nagroda warta 6.
card-fox =
    .name = lis
    .text = Najwolniejszy ze wszystkich, ale po odkryciu jego właściciel okrada wybranego rywala. Jako nagroda wart 2.
card-spyglass =
    .name = luneta
    .text = Szybkość 1. Zanim położysz kartę, możesz zużyć lunetę i obejrzeć nagrodę, jeśli zostanie ci dość kart. Jako nagroda warta 1.
card-back =
    .name = zakryta karta
    .text = Nikt nie wie, co to za karta.
