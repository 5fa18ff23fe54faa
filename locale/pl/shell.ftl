# Słowa samego stołu, wspólne dla strony i terminala. Działy są ułożone według kluczy.

## Seats and levels

level-legend = legenda
level-random = losowy
level-regular = bywalec
level-rookie = nowicjusz
level-veteran = weteran
seat-number = Gracz { $number }

## Options common to all games

option-hints = Podpowiedzi
    .text = Gracz może zapytać o najlepszą odpowiedź i jej powody; pytanie trafia do dziennika.
option-undo = Cofanie
    .text = Odpowiedź można cofnąć, dopóki nie odsłonięto niczego nowego i nikt po niej nie odpowiedział.

## Terminal

cli-bot = Bot { $number } ({ $level })
cli-help = Wpisz numer odpowiedzi albo samą odpowiedź. Poza tym: b plansza, o odpowiedzi, u cofnij, q odejdź.
cli-left = Odchodzisz od stołu.
cli-more = … i jeszcze { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}; każdą można wpisać jako tekst.
cli-prompt = twoja odpowiedź (? to pomoc):
cli-verified = Ogłoszone ziarno dało każdą kartę i każdy rzut.
cli-waiting = Czekamy na: { $seats }
cli-you = Ty

## Refusals

why-bad-bots = { $bots }: to nie pasuje do { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
why-bad-option-value = { $value } nie jest wartością opcji { $option }.
why-bad-position = To nie jest pozycja: { $place }
why-bad-seats = { $seats } to zła liczba: ta gra jest dla { $least } do { $most } graczy.
why-broken-edition = Nie da się odczytać pliku edycji { $edition }: { $detail }
why-broken-line = Wpis w dzienniku musi być jedną linią.
why-damaged = Dziennik zmieniono albo ucięto w linii { $line }.
why-does-not-replay = Odpowiedź w linii { $line } nie jest tam możliwa.
why-fingerprint-differs = Pozycja po wpisie { $entry } różni się od zapisanej (linia { $line }).
why-missing-key = W edycji brakuje wartości: { $place }
why-missing-table = W edycji brakuje tabeli: { $place }
why-no-actions = Nie ma tu żadnej odpowiedzi.
why-no-provenance = Edycja nie mówi, skąd pochodzi liczba: { $place }
why-no-seed = Ziarno ogłasza się dopiero po zakończeniu gry.
why-not-a-flag = Edycja wymaga tu true albo false: { $place }
why-not-a-journal = To nie jest dziennik Tabletown.
why-not-a-number = Edycja wymaga tu liczby całkowitej: { $place }
why-not-a-word = Edycja wymaga tu tekstu: { $place }
why-not-from-seed = Karta albo rzut w linii { $line } nie pochodzi z ziarna.
why-not-legal = Zasady teraz na to nie pozwalają.
why-not-numbers = Edycja wymaga tu listy liczb całkowitych: { $place }
why-not-pending = Teraz nie twoja kolej na odpowiedź.
why-not-words = Edycja wymaga tu listy tekstów: { $place }
why-nothing-to-undo = Nie ma czego cofnąć.
why-other = Odmowa ({ $code }).
why-other-rules = Dziennik zapisano przy zasadach { $rules }; te są w wersji { $now }.
why-other-run = { $file } zawiera inną serię gier.
why-redacted = Linia { $line } jest ukryta, dopóki gra trwa, więc tego dziennika nie da się odtworzyć.
why-too-many-cards = Nie ma aż tylu kart: { $place }
why-undo-horizon = Od tamtej pory widać już coś nowego.
why-undo-off = Przy tym stole niczego się nie cofa.
why-undo-passed = Ktoś już od tamtej pory odpowiedział.
why-unexpected-key = Edycja ma wartość, której nikt nie czyta: { $place }
why-unknown-action = Nie ma odpowiedzi o numerze { $action }.
why-unknown-edition = Nie ma edycji { $edition }.
why-unknown-game = Nie ma gry { $game }.
why-unknown-level = Nie ma bota poziomu { $level } do gry { $game }.
why-unknown-option = Nie ma opcji { $option }.
why-unknown-verb = „{ $text }” nie jest odpowiedzią w tej grze.
why-unknown-word = „{ $word }” nie jest słowem znanym tej odpowiedzi.
why-wrong-arguments = „{ $text }” ma za mało albo za dużo słów.
why-wrong-seed = Ziarno nie pasuje do skrótu ogłoszonego na początku.
