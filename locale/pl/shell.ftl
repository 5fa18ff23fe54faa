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

cli-all = wszystko
cli-bot = Bot { $number } ({ $level })
cli-command-board = plansza
    .text = narysuj stół jeszcze raz
cli-command-discard = odrzucone
    .text = karty na stosach kart odrzuconych i poza grą
cli-command-help = ? NAZWA
    .text = co robi rzecz, znak albo odpowiedź, po nazwie lub numerze
cli-command-hint = podpowiedź
    .text = dwie najlepsze odpowiedzi i dlaczego
cli-command-log = dziennik
    .text = co ostatnio się stało; dziennik 50 pokazuje pięćdziesiąt wierszy
cli-command-options = odpowiedzi
    .text = pytanie i odpowiedzi jeszcze raz
cli-command-pay = wypłaty
    .text = ile płacą układy pokerowe
cli-command-quit = koniec
    .text = odejdź; gra zostaje zapisana, tak jak po Ctrl-C
cli-command-rules = zasady
    .text = jak grać: spis treści; zasady 3 albo zasady koniec pokazuje rozdział
cli-command-score = wynik
    .text = co kto ma i skąd biorą się twoje punkty
cli-command-signs = znaki
    .text = co znaczą znaki na planszy
cli-command-undo = cofnij
    .text = cofnij swoją ostatnią odpowiedź
cli-help = Wpisz numer odpowiedzi, jej nazwę, jeśli pasuje tylko do jednej, albo część nazwy, by zobaczyć pasujące odpowiedzi. Można też pisać odpowiedzi tak jak w nawiasach; kilka, rozdzielonych średnikami, przyjmuje się razem. Poza tym:
cli-left = Odchodzisz od stołu.
cli-more = … i jeszcze { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}; wpisz część którejś, by ją znaleźć.
cli-no-rules = W zasadach nie ma nic o „{ $name }”.
cli-not-here = { $game }: w tej grze nie ma nic pod „{ $command }”.
cli-page = – Enter: dalej; dowolny znak i Enter: dość –
cli-prompt = twoja odpowiedź (? to pomoc):
cli-rules = Wpisz zasady i numer albo słowo; zasady { $all } pokazuje całość.
cli-saved = Gra jest zapisana w pliku { $file }. Dalej zagrasz poleceniem:
cli-several = Co dokładnie? { $names }
cli-thinks = { $name } myśli…
cli-unknown = Nic tu się nie nazywa „{ $name }”.
cli-verified = Ogłoszone ziarno dało każdą kartę i każdy rzut.
cli-waiting = Czekamy na: { $seats }
cli-which = { $count ->
    [one] Pasuje jedna odpowiedź:
    [few] Pasują { $count } odpowiedzi:
    [many] Pasuje { $count } odpowiedzi:
   *[other] Pasuje { $count } odpowiedzi:
}
cli-you = Grasz jako { $seat }.

## Refusals

why-bad-bots = { $bots }: to nie pasuje do { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
why-bad-clock = Zegar wymaga podania czasu.
why-bad-message = Wiadomość ma zły kształt.
why-bad-option-value = { $value } nie jest wartością opcji { $option }.
why-bad-position = To nie jest pozycja: { $place }
why-bad-request = Żądanie ma zły kształt.
why-bad-seats = { $seats } to zła liczba: ta gra jest dla { $least } do { $most } graczy.
why-bad-setting = { $name } nie może mieć wartości { $value }.
why-bad-token = Ten odnośnik nie otwiera miejsca.
why-broken-edition = Nie da się odczytać pliku edycji { $edition }: { $detail }
why-broken-line = Wpis w dzienniku musi być jedną linią.
why-busy = Inni też czekają. Spróbuj za chwilę.
why-damaged = Dziennik zmieniono albo ucięto w linii { $line }.
why-data-away = Serwer nie ma teraz dostępu do swoich danych. Spróbuj ponownie.
why-data-taken = Inny serwer używa { $data }.
why-data-too-new = Dane zapisało nowsze wydanie ({ $revision }).
why-data-unusable = Nie można użyć danych w { $data }: { $error }. Więcej powie `tabletown check`.
why-database-damaged = Baza danych jest uszkodzona: { $error }
why-does-not-replay = Odpowiedź w linii { $line } nie jest tam możliwa.
why-draft-ends = Dalej musi najpierw odpowiedzieć ktoś inny.
why-fingerprint-differs = Pozycja po wpisie { $entry } różni się od zapisanej (linia { $line }).
why-foreign-origin = Inna strona nie może tu działać za ciebie.
why-not-for-you = Te liczby są dla tych, którzy prowadzą serwer.
why-game-over = Gra jest skończona.
why-hints-off = Przy tym stole nie ma podpowiedzi.
why-missing-key = W edycji brakuje wartości: { $place }
why-missing-table = W edycji brakuje tabeli: { $place }
why-no-actions = Nie ma tu żadnej odpowiedzi.
why-no-hint = Teraz nie ma podpowiedzi.
why-no-provenance = Edycja nie mówi, skąd pochodzi liczba: { $place }
why-no-seed = Ziarno ogłasza się dopiero po zakończeniu gry.
why-no-spectators = Ten stół nie dopuszcza widzów.
why-no-such-file = Nie ma pliku { $file }, który dałoby się odczytać.
why-no-such-position = Gra nie ma pozycji numer { $at }.
why-no-such-proposal = Tej propozycji nie ma już na stole.
why-not-a-flag = Edycja wymaga tu true albo false: { $place }
why-not-a-journal = To nie jest dziennik Tabletown.
why-not-a-number = Edycja wymaga tu liczby całkowitej: { $place }
why-not-a-word = Edycja wymaga tu tekstu: { $place }
why-not-found = Niczego tu nie ma.
why-not-from-seed = Karta albo rzut w linii { $line } nie pochodzi z ziarna.
why-not-json = Wiadomość nie jest w formacie JSON.
why-not-legal = Zasady teraz na to nie pozwalają.
why-not-numbers = Edycja wymaga tu listy liczb całkowitych: { $place }
why-not-pending = Teraz nie twoja kolej na odpowiedź.
why-not-running = Przy stole { $table } nikt już nie gra.
why-not-saved = Nie udało się tego zapisać, więc to się nie stało. Spróbuj ponownie.
why-not-seated = Oglądasz; to mogą tylko grający.
why-not-words = Edycja wymaga tu listy tekstów: { $place }
why-clock-decides = Tutaj liczy się czas: o bota można poprosić dopiero, gdy ta osoba wyczerpie swój czas.
why-not-yours = To nie twoje miejsce.
why-nothing-said = W tej wiadomości nic nie ma.
why-nothing-to-undo = Nie ma czego cofnąć.
why-other = Odmowa ({ $code }).
why-other-game = W tym pliku jest gra { $game }, a nie { $wanted }.
why-other-rules = Dziennik zapisano przy zasadach { $rules }; te są w wersji { $now }.
why-other-run = { $file } zawiera inną serię gier.
why-no-extra = Brakuje pakietu { $package }. Pakiety laboratorium instaluje: pip install "tabletown[{ $extra }]"
why-no-folder = Nie ma folderu dla pliku { $file }.
why-bad-picture = Nazwa { $file } musi się kończyć na .png albo .svg.
why-redacted = Linia { $line } jest ukryta, dopóki gra trwa, więc tego dziennika nie da się odtworzyć.
why-row-damaged = Zapis tego stołu jest uszkodzony: { $what }.
why-say-hello = Pierwsza wiadomość musi być powitaniem.
why-seat-taken = Ktoś już tam siedzi.
why-secret-differs = Klucz w { $file } lub TABLETOWN_SECRET nie jest tym, którym podpisano odnośniki tych danych.
why-secret-missing = Brakuje klucza tych danych: przywróć { $file } albo unieważnij wszystkie odnośniki poleceniem `tabletown secret rotate`.
why-seed-differs = To ziarno nie pasuje do skrótu pokazanego przy zakładaniu stołu.
why-server-error = Coś poszło źle na serwerze; nic się nie zmieniło.
why-short-secret = Klucz w { $name } musi mieć co najmniej { $least } znaków.
why-stale-seq = Pytanie zmieniło się, odkąd je widać.
why-still-running = Przy stole { $table } gra jeszcze trwa; najpierw go zamknij.
why-table-closed = Operator zamknął ten stół.
why-table-expired = Przy tym stole długo nikt nie odpowiadał, więc go zamknięto.
why-table-frozen = Ten stół wstrzymano, żeby ktoś go obejrzał.
why-token-revoked = Ten odnośnik już nie otwiera miejsca.
why-too-fast = Za dużo naraz. Poczekaj chwilę.
why-too-long = Wiadomość jest za długa.
why-too-many = Jest ich już za dużo.
why-too-many-cards = Nie ma aż tylu kart: { $place }
why-too-soon = Tej osoby nie ma dopiero od niedawna. Poczekaj jeszcze { $seconds } s.
why-undo-horizon = Od tamtej pory widać już coś nowego.
why-undo-off = Przy tym stole niczego się nie cofa.
why-undo-often = Cofnięto już tyle razy, ile pozwala jedna gra.
why-undo-passed = Ktoś już od tamtej pory odpowiedział.
why-unexpected-key = Edycja ma wartość, której nikt nie czyta: { $place }
why-unknown-action = Nie ma odpowiedzi o numerze { $action }.
why-unknown-database = { $database } to nieznana baza danych.
why-unknown-edition = Nie ma edycji { $edition }.
why-unknown-game = Nie ma gry { $game }.
why-unknown-host = Ten serwer nie działa pod taką nazwą.
why-unknown-level = Nie ma bota poziomu { $level } do tej gry.
why-unknown-message = Takiej wiadomości tu nie znamy.
why-unknown-option = Nie ma opcji { $option }.
why-unknown-seat = Przy tym stole nie ma takiego miejsca.
why-unknown-setting = Nie ma ustawienia { $name }.
why-unknown-table = Nie ma takiego stołu.
why-unknown-verb = „{ $text }” nie jest odpowiedzią w tej grze.
why-unknown-word = „{ $word }” nie jest słowem znanym tej odpowiedzi.
why-wrong-arguments = „{ $text }” ma za mało albo za dużo słów.
why-wrong-method = Tego nie da się tu zrobić.
why-wrong-seed = Ziarno nie pasuje do skrótu ogłoszonego na początku.

## The page: front and set-up

doc-missing = Ta strona nie jest jeszcze napisana.
front-games = Gry
front-lead = Trzy stoły z Dzikiego Zachodu i groszowych powieści, całe i wierne zasadom. Graj samotnie, z botami, ze znajomymi na tym urządzeniu albo przez link. Bez konta.
front-seats = { $least ->
    [one] od { $least } do { $most } graczy
    [few] od { $least } do { $most } graczy
    [many] od { $least } do { $most } graczy
   *[other] od { $least } do { $most } graczy
}
front-title = Przysuń sobie krzesło
home = Strona główna
how-to-play = Jak grać
rulings = Rozstrzygnięcia
language-en = English
language-pl = Polski
language-cs = Čeština
lobby = Otwarte stoły
lobby-empty = Żaden publiczny stół nie czeka teraz na graczy.
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
mode-bots = Przeciw botom
    .text = Ty i tyle botów, ile chcesz: od niezdarnych po bezlitosne.
mode-hotseat = Jedno urządzenie
    .text = Kilka osób gra na zmianę na tym urządzeniu; między nimi zapada kurtyna.
mode-link = Przez link
    .text = Wolne miejsca czekają na znajomych: wyślij im link do stołu.
mode-solo = Solo
    .text = Jeden gracz sam przy stole.
play = Graj
skip = Przejdź do treści
unofficial = Tabletown to nieoficjalna realizacja fanowska. Zasady opowiadamy własnymi słowami, wszystkie rysunki są nasze; gry należą do ich autorów i wydawców.
yours = Twoje stoły
yours-finished = Zakończone
yours-forget = Zapomnij ten stół
yours-running = W toku

chair-bot = Bot
chair-human = Osoba tutaj
chair-open = Wolne miejsce
    .text = dla każdego, kto ma link
clock-bank = Zapas czasu z dodatkiem za ruch
clock-days = Dni na każdy ruch
clock-left-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
clock-move = Minuty na każdy ruch
clock-none = Bez zegara
expiry-bot = Bot przejmuje grę
expiry-default = Pada najmniej szkodliwa odpowiedź
expiry-wait = Pozostali po prostu czekają
group-around = Stół
group-cards = Karty
group-edition = Wydanie
group-expansions = Dodatki
group-mode = Tryb
group-modules = Moduły
group-rules = Zasady
group-table = Pomoc przy stole
group-variants = Warianty
group-words = Słowa
setup-clock = Zegar
setup-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
setup-days = Dni
setup-expiry = Gdy czas się skończy
setup-fewer = O jednego gracza mniej
setup-level = Jak dobrze gra bot { $number }
setup-minutes = Minuty
setup-mode = Sposoby gry
setup-more = O jednego gracza więcej
setup-name = Imię gracza { $number }
setup-name-hint = Imię
setup-options = { $count ->
    [0] Opcje
    [one] Opcje ({ $count } zmieniona)
    [few] Opcje ({ $count } zmienione)
    [many] Opcje ({ $count } zmienionych)
   *[other] Opcje ({ $count } zmienionej)
}
setup-public = Pokazuj stół publicznie, dopóki ma wolne miejsca
setup-seats = Kto gra
setup-seed = Ziarno
    .text = Puste pole to uczciwy los. Podane ziarno zawsze daje te same karty i stół o tym mówi.
setup-spectators = Inni mogą się przyglądać
setup-start = Zaczynamy
setup-who = Kto siedzi na miejscu { $number }

## The page: settings

close = Zamknij
keys = Klawisze
keys-back = cofnij krok przy układaniu
    .keys = Backspace
keys-choose = wybierz
    .keys = Enter
keys-hint = podpowiedź
    .keys = H
keys-info = co to jest?
    .keys = I
keys-move = przechodź między tym, co można wybrać
    .keys = ← ↑ ↓ →
keys-number = naciśnij przycisk przy pytaniu
    .keys = 1–9
keys-skip = zamknij to, co otwarte
    .keys = Esc
keys-undo = cofnij odpowiedź
    .keys = U
settings = Ustawienia
settings-contrast = Większy kontrast
settings-curtain = Kurtyna między graczami na jednym urządzeniu
settings-language = Język
settings-motion = Ruch
settings-motion-full = Wszystko się rusza
settings-motion-none = Nic się nie rusza
settings-motion-system = Jak w systemie
settings-notices = Powiadamiaj mnie o mojej kolejce
settings-sound = Dźwięk
settings-theme = Kolory
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-system = Jak w systemie

## The page: at the table

board = Plansza
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-mute = Wycisz: { $name }
chat-say = Powiedz coś
chat-send = Wyślij
chat-unmute = Słuchaj znowu: { $name }
connection-back = Połączenie wróciło. Nic nie zginęło.
connection-closed = Serwer nie zna już klucza do tego miejsca.
connection-lost = Połączenie przerwane. Próbujemy ponownie…
consent = { $name } prosi, by cofnąć się dalej, niż pozwalają zasady. Zgoda?
consent-bot = { $name } prosi, by za osobę { $absent } grał bot, dopóki nie wróci. Zgoda?
copied = Skopiowano
copy = Kopiuj
curtain = { $name }, twoja kolej
    .text = Pozostali odwracają wzrok. Na tym ekranie nie ma nic tajnego.
curtain-open = To ja, { $name }: odsłoń
details-nothing = Nic więcej nie da się o tym powiedzieć.
details-rulings = Rozstrzygnięcia
draft-back = Krok wstecz
draft-commit = Zatwierdź
end-achievements = Osiągnięcia
end-collected = { $count ->
    [one] W tej przeglądarce zebrano dotąd { $count } osiągnięcie.
    [few] W tej przeglądarce zebrano dotąd { $count } osiągnięcia.
    [many] W tej przeglądarce zebrano dotąd { $count } osiągnięć.
   *[other] W tej przeglądarce zebrano dotąd { $count } osiągnięcia.
}
end-journal = Pobierz dziennik
end-link = Kopiuj link do powtórki
end-nobody = Nikt nie wygrywa
end-rematch = Zagraj jeszcze raz
end-replay = Powtórka
end-seed = Ziarno, by sprawdzić każdą kartę:
end-shared = Wspólne zwycięstwo: { $name }
end-shared-you = Dzielisz zwycięstwo
end-winner = Wygrywa { $name }
end-you = Wygrywasz!
frozen = Ten stół jest zamrożony, dopóki nie obejrzy go opiekun.
hint = Podpowiedź
hint-best = Najlepiej
hint-share = (wygrywa { $worth } ± { $error } partii)
hint-points = ({ $worth } ± { $error } pkt na koniec)
hint-second = Następnie
history = Historia
history-at = Ruch { $at } z { $of }
history-back = Ruch wstecz
history-eyes = Oczami
history-first = Na początek
history-forward = Ruch naprzód
history-now = Do teraz
history-own = moimi
history-play = Odtwarzaj
history-stop = Zatrzymaj
invite = Wyślij ten link znajomym:
join-lead = { $count ->
    [one] Przy tym stole jest { $count } wolne miejsce.
    [few] Przy tym stole są { $count } wolne miejsca.
    [many] Przy tym stole jest { $count } wolnych miejsc.
   *[other] Przy tym stole jest { $count } wolnego miejsca.
}
join-name = Twoje imię
join-take = Zajmij miejsce { $number }
join-watch = Tylko popatrz
log = Przebieg
log-empty = Nic się jeszcze nie wydarzyło.
mark-active = czynne
mark-down = zakryte
mark-marked = zaznaczone
mark-peeked = obejrzane przez ciebie
mark-sealed = położone w ukryciu
mark-spent = zużyte
marked = Ktoś cofnął się poza to, co już pokazano; ta gra jest oznaczona.
no = Nie
panels = Panele
piece-several = { $name } ×{ $count }
plain-board = Prosta plansza
points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
prompt = O co chodzi
prompt-all = Wszystkie odpowiedzi ({ $count })
prompt-loading = Siadamy do stołu…
prompt-over = Gra skończona.
prompt-past = Oglądasz ruch { $at } z { $of }.
prompt-paused = Stół czeka, aż ktoś wróci.
prompt-ready = Gotowe? Zatwierdź albo cofnij krok.
prompt-wait = Chwileczkę…
prompt-waiting = Czekamy: { $names }
scores = Punkty
scores-source = Skąd się biorą
scores-total = Razem
played-for-you =
    { $count ->
        [one] Pod twoją nieobecność padła za ciebie jedna odpowiedź; przebieg mówi, co się stało.
        [few] Pod twoją nieobecność padły za ciebie { $count } odpowiedzi; przebieg mówi, co się stało.
       *[many] Pod twoją nieobecność padło za ciebie { $count } odpowiedzi; przebieg mówi, co się stało.
    }
seat-away = nieobecny
seat-bot = bot, { $level }
seat-bot-name = Bot { $number }
seat-given = Kto otworzy ten link, siada na tym miejscu:
seat-hand-over = Przekaż miejsce
seat-hands =
    { $count ->
        [one] zmieniło właściciela raz
        [few] zmieniło właściciela { $count } razy
       *[many] zmieniło właściciela { $count } razy
    }
seat-hints =
    { $count ->
        [one] jedna podpowiedź
        [few] { $count } podpowiedzi
       *[many] { $count } podpowiedzi
    }
seat-invite = Kopiuj link
seat-leave = Zwolnij miejsce
seat-level = Jak dobrze gra bot
seat-manage = To miejsce…
seat-open = wolne
seat-put-bot = Posadź tu bota
seat-return = Znowu gram sam
seat-rules = Gdy kogoś nie ma albo odchodzi
seat-rules-agreed =
    { $minutes ->
        [one] Gdy kogoś nie ma od minuty, pozostali obecni mogą zgodzić się na bota ({ $level }), dopóki ta osoba nie wróci.
        [few] Gdy kogoś nie ma od { $minutes } minut, pozostali obecni mogą zgodzić się na bota ({ $level }), dopóki ta osoba nie wróci.
       *[many] Gdy kogoś nie ma od { $minutes } minut, pozostali obecni mogą zgodzić się na bota ({ $level }), dopóki ta osoba nie wróci.
    }
seat-rules-clock = Gdy kogoś nie ma i skończył mu się czas, pozostali obecni mogą zgodzić się na bota ({ $level }), dopóki ta osoba nie wróci.
seat-rules-left = Kto teraz odejdzie, zostawi miejsce botowi.
seat-show = Niech ta osoba patrzy
seat-stand-in = Niech bot gra za mnie
seat-thinks = myśli
seat-you = ty
seats = Gracze
spectator = Widz
title-turn = Twoja kolej
undo = Cofnij
undo-ask = Poproś o cofnięcie
waits-for-people = Są jeszcze wolne miejsca. Znajomi dołączą tym linkiem:
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
why-connection-lost = Połączenie zerwało się, zanim przyszła odpowiedź.
why-http-404 = Nie ma takiego stołu.
why-no-answer = Serwer nie odpowiedział na czas.
why-unreachable = Serwer jest nieosiągalny.
yes = Tak
zone-empty = nic tu nie ma
