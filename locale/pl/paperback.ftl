# Paperback: własne słowa, nazwy z polskiej instrukcji.

game-paperback =
    .name = Paperback
    .text = Ułóż Słowo z kart na ręce, wydaj jego wartość na lepsze litery i książki, zostań najsławniejszym pisarzem. Od dwóch do pięciu graczy, około czterdziestu pięciu minut. Większość wartości kart to nasza rekonstrukcja; strona z zasadami mówi, które.

# Pytania

ask-word = { $length ->
        [0] Ułóż Słowo: wykładaj karty jedną po drugiej.
       *[other] { $word }: liter { $length }, wartość { $value }¢{ $draws ->
            [0] {""}
           *[other] , następna ręka +{ $draws }
        }.{ $valid ->
            [1] {" "}To jest słowo.
           *[other] {" "}Na razie nie ma go na liście słów.
        }
    }{ $need ->
        [0] {""}
       *[other] {" "}Wspólna Litera wymaga długości { $need }.
    }{ $cap ->
        [0] {""}
       *[other] {" "}Atak pozwala najwyżej na długość { $cap }.
    }
ask-haunt = Autor widmo: odrzucić jedną kartę i dobrać inną?
ask-judge = { $about } układa { $word }. Uznać?
ask-common = Słowo wystarcza na Wspólną Literę { $face }. Bierzesz?
ask-ability = Której karty Słowa używasz?
ask-trash = { $face }: którą kartę z ręki usuwasz z gry? Jeszcze najwyżej { $left }.
ask-gain = { $face }: którą kartę za { $cost }¢ zyskujesz?
ask-clear = { $face }: którą kartę Oferty usuwasz z gry? Jeszcze najwyżej { $left }.
ask-copy = { $face }: czyją zdolność kopiujesz?
ask-buy = Masz do wydania { $cents }¢.
ask-pile = Bez kupionej Sławy: na którą kartę piramidy trafia znacznik?
ask-theme = { $about } zgłasza Temat { $theme } za { $word }. Pasuje?
ask-hint = { $about } pokazuje rękę i prosi o Słowo. { $length ->
        [0] Widzisz jakieś?
       *[other] { $word }: { $value }¢.
    }
ask-draft = Weź jedną kartę z targu do swojej talii.
ask-ruling = Własne słowa stołu: wpisz słowo, potem je dopuść lub zakaż. { $length ->
        [0] Albo zacznij grę.
       *[other] Na razie: { $word }
    }
ask-setup = Trwa przygotowanie do rozgrywki.
ask-deal = Rozdawana jest karta.
ask-over = Gra skończona.

# Odpowiedzi

do-lay = Wyłóż { $face }
do-lay-as = Wyłóż { $face } jako { $letter }
do-turn = Wyłóż { $face } na odwrót
do-typo = Literówka: { $face } jako { $letter }
do-double = Zacięty klawisz: { $face } dwa razy
do-back = Cofnij ostatnią kartę
do-finish = Gotowe: { $word }, { $value }¢
do-pass = Pas
do-cash-in = Oddaj rękę za znacznik
do-show-hand = Pokaż rękę i poproś o Słowo
do-propose = Zaproponuj { $word }
do-no-idea = Nie mam pomysłu
do-accept = Zagraj { $word }, propozycję: { $seat }
do-swap = Odrzuć { $face } i dobierz
do-keep = Zostaw rękę
do-take = Biorę
do-leave = Zostawiam
do-use = Użyj { $face }: { ability }
do-again = Plagiat: { $face } jeszcze raz
do-done = To wszystko
do-trash = Usuń { $face }
do-enough = Wystarczy
do-gain = Zyskaj { $face }
do-clear = Usuń z Oferty { $face }
do-copy = Skopiuj { $face }
do-buy = Kup { $face } za { $price }¢
do-spend = Oddaj znacznik: +1¢
do-end = Zakończ zakupy
do-claim = Zgłoś Temat { $theme }
do-yes = Tak
do-no = Nie
do-place = Znacznik na { $face }, { $price }¢
do-draft = Weź { $face }
do-type = { $letter }
do-erase = Skasuj ostatnią literę
do-allow = Dopuść { $word }
do-ban = Zakaż { $word }
do-begin = Zaczynamy
do-draw = dobierz { $face }
do-reveal = odkryj { $face }
do-first = zaczyna { $seat }
do-arrive = następny: { $seat }
do-give = przydziel { $talent }
do-award = nagroda { $award }
do-theme = temat { $theme }

# Co się stało

event-began = Zaczyna { $seat }.
event-drew = { $seat } dobiera { $face }.
    .hidden = { $seat } dobiera kartę.
event-shuffled = { $seat } tasuje karty odrzucone w nową talię.
event-revealed = W sprzedaży: { $face }.
event-common-shown = Wspólna Litera { $face } wymaga długości { $length }.
event-talent-given = { $seat } ma Talent { $talent }.
event-award-named = Nagroda w tej grze: { $award }.
event-theme-named = Temat w tej grze: { $theme }.
event-started = Tura { $turn }: { $seat }.
event-spelled = { $seat } układa { $word }{ $rest } ({ $length }).
event-valued = { $seat } ma { $cents }¢.
event-passed = { $seat } pasuje.
event-token-taken = { $seat } bierze znacznik.
event-word-refused = { $seat }: { $word }{ $rest } nieuznane.
event-common-won = { $seat } zdobywa Wspólną Literę { $face }.
event-common-left = { $seat } zostawia Wspólną Literę { $face }.
event-used = { $seat } używa { $face }.
event-copied = Skopiowano zdolność { $face }.
event-trashed = { $seat }: { $face } usunięto z gry.
event-cleared = { $seat } usuwa { $face } z Oferty.
event-gained = { $seat } zyskuje { $face }.
event-bought = { $seat } kupuje { $face } za { $cents }¢.
event-token-spent = { $seat } oddaje znacznik za 1¢.
event-attacked = Atak { $face } działa do następnej tury, którą ma { $seat }.
event-discounted = { $face } tanieje o 1¢.
event-claimed = { $seat } zgłasza Temat { $theme }.
event-voted = { $seat }: { $yes ->
        [1] tak
       *[other] nie
    }.
event-theme-won = { $seat } trzyma Temat { $theme }.
event-theme-denied = { $seat } nie dostaje Tematu { $theme }.
event-challenged = { $seat } podważa Słowo.
event-token-placed = { $seat } kładzie znacznik na piramidę; na tej karcie leży { $count }.
event-hand-shown = { $seat } pokazuje rękę i prosi o Słowo.
event-proposed = { $seat } proponuje { $word }{ $rest }.
event-accepted = { $seat } zagrywa propozycję, której autorem jest { $author }.
event-swapped = { $seat } odrzuca { $face } i dobiera inną kartę.
event-drafted = { $seat } bierze { $face }.
event-arrived = { $seat } ma miejsce { $count }.
event-reused = Nowy stos 2¢, liczba kart: { $count }.
event-ruled = { $word }{ $rest }: { $verdict }.
event-discarded = { $seat } odrzuca resztę ręki, liczba kart: { $count }.
event-ended = { $ending }

verdict-allowed = dopuszczone
verdict-banned = zakazane

ending-fame = Dwa stosy kart Sławy są puste.
ending-common = Zdobyto ostatnią Wspólną Literę.
ending-cleared = Kupiono wszystkie karty Sławy: wygrywacie razem.
ending-collapsed = Za dużo znaczników na jednej karcie: wszyscy przegrywają.
ending-limit = Gra trwa już dość długo i zostaje podliczona.

points-total = Sława
points-starters = Startowe jokery
points-books = Karty Sławy
points-commons = Wspólne Litery
points-award = Nagroda
points-theme = Temat

# Miejsca i liczby

zone-offer-top = Oferta, górny rząd
zone-offer-low = Oferta, dolny rząd
zone-fame = Karty Sławy
zone-market = Targ
zone-pyramid = Piramida Sławy
zone-track = Wspólna Litera
zone-modules = Nagroda i Temat
zone-award = Nagroda
zone-theme = Temat
zone-trash = Usunięte z gry
zone-hand = Ręka
zone-word = Słowo
zone-deck = Talia
zone-discard = Karty odrzucone
zone-lasting = Działające Ataki
zone-talent = Talent
zone-pad = Pokazana ręka
zone-hint = Propozycja

fact-deck = Talia
fact-hand = Ręka
fact-discard = Odrzucone
fact-commons = Wspólne Litery
fact-tokens = Znaczniki
fact-talent = Talent
fact-theme = Temat
fact-stock = Pozostało kart
fact-left = Pozostało kart
fact-length = Wymagana długość
fact-supply = Wolne znaczniki
fact-price = Cena
fact-value = Wartość
fact-fame = Sława
fact-cost = Koszt na karcie
fact-under = Kart pod spodem

# Karty

ability = { $effect ->
        [cents] +{ $n }¢
        [wild-value] każdy joker w Słowie: +{ $n }¢
        [double-next] wartość następnej karty licz podwójnie
        [double-prev] wartość poprzedniej karty licz podwójnie
        [double-word] podwójna wartość Słowa
        [draw] do następnej ręki +{ $n }
        [trash-hand] możesz usunąć karty z ręki, najwyżej { $n }
        [trash-hand-for] możesz usunąć karty z ręki, najwyżej { $n }: +{ $k }¢ za każdą
        [upgrade] możesz usunąć kartę z ręki i zyskać kartę o { $n }¢ droższą
        [trash-offer] możesz usunąć karty z Oferty, najwyżej { $n }, nie Sławę
        [trash-self-for] możesz usunąć tę kartę: +{ $k }¢
        [trash-self] jednorazowa
        [copy-adjacent] możesz skopiować zdolność sąsiedniej litery
        [atk-hand] do twojej następnej tury inni dobierają o { $n } mniej
        [atk-max-len] do twojej następnej tury Słowa innych mają długość najwyżej { $n }
        [atk-no-common] do twojej następnej tury inni nie używają Wspólnej Litery
        [atk-tax] do twojej następnej tury Słowa innych są warte o { $n }¢ mniej
       *[none] bez zdolności
    }{ $condition ->
        [first] , jeśli pierwsza
        [last] , jeśli ostatnia
        [no-wilds] , jeśli w Słowie nie ma jokerów
        [adj-wild] , jeśli obok jokera
        [common-used] , jeśli w Słowie jest Wspólna Litera
        [min-len] , jeśli długość Słowa to co najmniej { $m }
       *[always] {""}
    }
card-letter =
    .name = { $face }
    .text = Litera, { $value }¢: { ability }.
card-pair =
    .name = { $face }
    .text = Podwójna Litera w tej kolejności, { $value }¢: { ability }.
card-attack =
    .name = { $face }
    .text = Litera Ataku, { $value }¢: { ability }.
card-vowel =
    .name = { $face }
    .text = Samogłoska, { $value }¢: po użyciu znika z gry.
card-starter =
    .name = { $face }
    .text = Litera startowa, { $value }¢.
card-wild =
    .name = Joker
    .text = Dowolna litera, w Słowie nic niewarta; Sława { $fame }.
card-fame =
    .name = Sława { $cost }¢
    .text = Dowolna litera, w Słowie nic niewarta; na koniec Sława { $fame }.
card-common =
    .name = { $face }
    .text = Wspólna Litera, { $value }¢, Sława { $fame }; dopóki leży na torze, każdy używa jej raz w turze.
card-space =
    .name = Spacja
    .text = Dzieli Słowo na dwa: +1¢, długość 1, Sława { $fame }.
card-dyslexic =
    .name = Dyslektyk
    .text = Odwraca jedną Podwójną Literę: +1¢, Sława { $fame }.
card-back =
    .name = Zakryta karta
    .text = Nikt nie wie, co to za karta.

# Talenty, nagrody, tematy

talent-writers-block =
    .name = Blokada twórcza
    .text = Gdy dobierzesz rękę bez jokera, dobierz jeszcze jedną kartę.
talent-typo =
    .name = Literówka
    .text = Raz w turze zagraj jedną pojedynczą literę jako dowolną: nic niewarta, bez zdolności.
talent-plagiarism =
    .name = Plagiat
    .text = Raz w turze jedna zdolność litery działa drugi raz; nie podwojenie Słowa, kopiowanie, Atak ani usunięcie siebie.
talent-stuck-key =
    .name = Zacięty klawisz
    .text = Raz w turze jedna pojedyncza litera liczy się dwa razy pod rząd.
talent-ghost-writer =
    .name = Autor widmo
    .text = Na początku tury możesz odrzucić jedną kartę i dobrać jedną.

award-muse =
    .name = Muza
    .text = Sława { $fame } za najwięcej kart.
award-thesaurus =
    .name = Tezaurus
    .text = Sława { $fame } za najwięcej Podwójnych Liter.
award-editor =
    .name = Redaktor
    .text = Sława { $fame } za najmniej kart.
award-proofreader =
    .name = Korektor
    .text = Sława { $fame } za najmniej pozostałych kart startowych.

theme-romance =
    .name = Romans
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: całus, serce, róża …
theme-western =
    .name = Western
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: koń, szeryf, pojedynek …
theme-science-fiction =
    .name = Fantastyka naukowa
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: robot, planeta, laser …
theme-horror =
    .name = Horror
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: duch, krew, krzyk …
theme-crime =
    .name = Kryminał
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: trop, złodziej, alibi …
theme-travel =
    .name = Podróże
    .text = Sława { $fame } dla ostatniego autora pasującego Słowa: mapa, statek, wyspa …

# Opcje

option-edition = Wydanie
    .text = Liczby na kartach.
option-edition-base = Gra podstawowa
option-pack = Litery
    .text = Język kart liter i słów, niezależny od języka, w którym czytasz.
option-pack-en = Angielskie
option-pack-pl = Polskie
option-pack-cs = Czeskie
option-words = Lista słów
    .text = Które słowa są dozwolone.
option-words-standard = Zwykła
option-words-strict = Ścisła (polska)
option-words-large = Duża (angielska)
option-words-common = Słowa częste (polska, angielska)
option-variant = Wariant
    .text = Każdy sobie, wszyscy razem przeciw piramidzie albo wszyscy naraz.
option-variant-standard = Zwykły
option-variant-cooperative = Kooperacyjny
option-variant-simultaneous = Równoczesny
option-coop_hard = Trudna piramida
    .text = Kooperacja: przegrywa już czwarty znacznik na karcie.
option-pyramid_base = Dolny rząd piramidy
    .text = Kooperacja: 4, 5 lub 6 kart; 0 oznacza według liczby graczy.
option-pyramid_rows = Rzędy piramidy
    .text = Kooperacja: z jakich kart Sławy są rzędy.
option-pyramid_rows-rising = 5¢, 8¢, 11¢, 17¢
option-pyramid_rows-gentle = 5¢, 5¢, 8¢, 11¢
option-space = Spacja
    .text = Spacja dołącza do Wspólnych Liter: dwa Słowa w jednej turze.
option-dyslexic = Dyslektyk
    .text = Dyslektyk dołącza do Wspólnych Liter: jedną parę można odwrócić.
option-attacks = Ataki
    .text = Karty Ataku trafiają do Oferty.
option-talents = Talenty
    .text = Każdy ma Talent.
option-awards = Nagrody
    .text = Na koniec liczy się jedna Nagroda.
option-themes = Tematy
    .text = Słowa pasujące do Tematu, za zgodą innych, dają Sławę.
option-theme_majority = Większość dla Tematu
    .text = Zgodzić musi się więcej niż połowa.
option-theme_majority-others = Pozostałych
option-theme_majority-all = Wszystkich, z autorem
option-hint_tokens = Znaczniki za podpowiedzi
    .text = Pokaż rękę i poproś o Słowo; autor zagranej propozycji bierze znacznik.
option-hand_token = Ręka za znacznik
    .text = Zamiast Słowa możesz oddać rękę za znacznik.
option-discount_tokens = Znaczniki przeceny
    .text = Kupno z górnego rzędu przecenia kartę poniżej.
option-reuse_2c = Ponowne karty 2¢
    .text = Gdy skończy się stos 2¢, usunięte samogłoski tworzą nowy.
option-reuse_2c_wilds = Ponowne jokery 2¢
    .text = Usunięte startowe jokery dołączają do nowego stosu 2¢.
option-tokens_after_pass = Znaczniki po pasie
    .text = Po pasie można jeszcze kupować za znaczniki.
option-decline_common = Wspólną Literę można zostawić
    .text = Kto ma długie Słowo, może zostawić Wspólną Literę.
option-upgrade_fame = Sława przez ulepszanie
    .text = Zdolność zyskania droższej karty może dać kartę Sławy.
option-validity = Czy to słowo?
    .text = Kto rozstrzyga, czy słowo jest dozwolone.
option-validity-strict = Lista słów, od razu
option-validity-challenge = Lista słów, gdy ktoś podważy
option-validity-vote = Pozostali gracze
option-lost_turn = Błędne słowo traci turę
    .text = Słowo odrzucone po podważeniu kosztuje turę zamiast nowej próby.
option-table_words = Własne słowa stołu
    .text = Przed grą pierwsze miejsce może dopuszczać i zakazywać słów.
option-family = Słowa dla całej rodziny
    .text = Lista słów nie ma słów obelżywych ani nieprzyzwoitych. Boty ich wtedy nie układają.
option-list_version = Listy słów z
    .text = Starsze gry toczą się dalej z listami, z którymi się zaczęły.
option-list_version-2 = tego wydania
option-list_version-1 = wydania 0.1
option-min_word_len = Najkrótsze słowo
    .text = Ile liter musi mieć słowo.
option-fold_diacritics = Zwykłe litery za litery ze znakami
    .text = Karta zwykłej litery może zastąpić literę z ogonkiem lub kreską.
option-hands = Ręce
    .text = Czy wszyscy widzą wszystkie ręce.
option-hands-auto = Według wariantu
option-hands-open = Odkryte
option-hands-closed = Zakryte

# Odmowy

cli-typed = Wpisz słowo, a jego karty wyłożą się same (=słowo, jeśli jest też poleceniem).
why-cards-cannot = Z twoich kart nie da się ułożyć tego słowa.
why-no-such-card = Nie masz takiej karty.
why-foreign-letter = Tej litery nie ma w alfabecie tej talii.
why-wrong-letter = Ta karta nie może być tą literą.
why-pair-not-reversible = Teraz nie można odwrócić pary.
why-talent-used = Twój Talent teraz na to nie pozwala.
why-no-hand-card = Słowo wymaga co najmniej jednej karty z ręki.
why-word-too-long = Atak zabrania tak długiego Słowa.
why-word-too-short = Słowo jest za krótkie.
why-not-in-list = Na liście słów wydania 0.1 nie ma takiego słowa.
why-not-in-standard = Na zwykłej liście słów nie ma takiego słowa.
why-not-in-standard-family = Na zwykłej liście słów dla całej rodziny nie ma takiego słowa.
why-not-in-strict = Na ścisłej liście słów nie ma takiego słowa.
why-not-in-strict-family = Na ścisłej liście słów dla całej rodziny nie ma takiego słowa.
why-not-in-large = Na dużej liście słów nie ma takiego słowa.
why-not-in-large-family = Na dużej liście słów dla całej rodziny nie ma takiego słowa.
why-not-in-common = Na liście słów częstych nie ma takiego słowa.
why-nothing-for-sale = Tam nie ma nic do kupienia.
why-too-dear = Nie stać cię na to.
why-no-such-list = Dla tej talii nie ma takiej listy słów ({ $option }).
why-no-family-list = Wydanie 0.1 nie ma list dla całej rodziny ({ $option }).
why-not-cooperative = { $option } nie pasuje do gry kooperacyjnej.
why-not-simultaneous = { $option } nie pasuje do gry równoczesnej.
why-only-cooperative = { $option } należy do gry kooperacyjnej.
why-pyramid-too-small = Dolny rząd piramidy musi mieć co najmniej cztery karty ({ $option }).
why-pyramid-too-large = W pudełku nie ma tylu kart Sławy na taką piramidę ({ $option }).
why-needs-themes = { $option } wymaga Tematów.
why-needs-reuse = { $option } wymaga ponownych kart 2¢.
why-needs-tokens = { $option } wymaga zasady dającej znaczniki.
why-needs-challenge = { $option } wymaga podważania lub głosowania.
why-nothing-to-fold = Angielski nie ma liter ze znakami ({ $option }).
why-unknown-ability = Wydanie wymienia zdolność, której nie ma: { $ability } ({ $place })
why-wrong-count = Wydanie ma złą liczbę kart: { $count } ({ $place })

# Why a hint says so

reason-value = słowo jest najwięcej warte
reason-common = dość długie na Wspólną Literę
reason-draws = więcej kart w następnej turze
reason-fame = sława liczy się na koniec
reason-letters = lepsza litera na wiele tur
reason-ability = jej zdolność działa raz po raz
reason-ends = kończy grę, gdy prowadzisz
reason-thinner = chudsza talia częściej daje najlepsze karty

# Scena

scene-letters = { $length ->
        [one] { $length } litera
        [few] { $length } litery
        [many] { $length } liter
       *[other] { $length } litery
    }
scene-draws = następna ręka +{ $count }
scene-good = jest słowo
scene-bad = to jeszcze nie słowo
scene-abilities = Zdolności w tym słowie
scene-works = działa
scene-idle = jeszcze nie działa
scene-type = Wpisz tu swoje słowo
scene-authors = Pozostali autorzy
scene-nth = nr { $nth }
scene-fall = żetony: { $tokens } z { $fall }
scene-cash = { $cents }¢ do wydania
scene-cap = Atak ogranicza długość słowa, najwyżej liter: { $cap }
scene-tax = Atak zabiera twojemu słowu { $tax }¢
scene-barred = Atak zabrania użycia Wspólnej Litery
mark-shared = Wspólna Litera
mark-turned = odwrócona
mark-typo = literówka
mark-twice = podwójnie

# The signs of the terminal's board

cli-signs =
    ¢ – pieniądze: przed literą jej cena, pod kartą to, co dodaje zdolność
    {"*"} – joker: dowolna litera, w Słowie nic niewarta; liczba obok to cena karty Sławy
    ★ – Sława
    ▮ – karty: +1▮ jedna więcej w następnej ręce, 2▮ ✕ można usunąć najwyżej dwie z Oferty
    ☛ – karty z ręki: 1☛ ✕ można usunąć najwyżej jedną z nich
    ✕ – zostaje usunięta z gry
    ✕ ◎ – do twojej następnej tury inni nie używają Wspólnej Litery
    ×2 – liczy się podwójnie: ze strzałką sąsiednia karta, bez niej całe Słowo
    → – następna karta; po ✕: w jej miejsce przychodzi droższa
    ← – poprzednia karta
    ← = → – kopiuje zdolność sąsiedniej litery
    − – do twojej następnej tury inni mają o tyle mniej
    ≤ – do twojej następnej tury Słowa innych mają najwyżej tyle liter
    | – dalej stoi, kiedy zdolność działa
    ⇤ – jeśli to pierwsza karta Słowa
    ⇥ – jeśli to ostatnia karta Słowa
    ? – jokery: ? +1¢ za każdego, 0? jeśli nie ma żadnego, ~? obok jokera
    ◎ – jeśli w Słowie jest Wspólna Litera
    ≥ – jeśli Słowo ma co najmniej tyle liter
    … – litery
    (7+) – tyle liter zdobywa Wspólną Literę
    > – czyja jest tura
