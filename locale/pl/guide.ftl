# Pierwsze gry z przewodnikiem: kilka słów przy pierwszym pytaniu każdego rodzaju.

guide-title = Twoja pierwsza gra
guide-next = Jasne
guide-show = Pokaż mi dobrą odpowiedź
guide-on = Śmiało: podświetlone jest to, co możesz zrobić.

guide-fliptown-start = Piętnaście tur, po trzy karty. W każdej turze dajesz trzem kartom trzy zadania: jedna mówi, gdzie działasz, druga, jak daleko sięgasz, trzecia idzie do układu pokerowego. Kto ma najwięcej punktów po trzech rundach, wygrywa.
guide-fliptown-suit = Najpierw miejsce: kier prowadzi na Szlak, pik na Rubieże, karo do Kopalni, trefl do Miasta. Wskaż kartę, której kolor chcesz; złoto może go potem zmienić.
guide-fliptown-value = Teraz liczba. W Mieście wskazuje budynek, na Rubieżach cel, na Szlaku, jak daleko może zajechać wóz. Karta, która zostanie, trafia do pokera: pięć tur to jeden układ.
guide-fliptown-region = Podświetlone są miejsca w zasięgu. Złoto poszerza wybór: 2 za inny kolor, 1 za każdy krok wartości. Cmentarz jest zawsze otwarty, ale przybywa na nim listów gończych.
guide-fliptown-stop = Wóz jedzie tylko naprzód, a pominięte przystanki przepadają. Krótkie kroki zbierają więcej.
guide-fliptown-target = Napad wymaga szczęścia: karta napadu z talii musi dorównać celowi. Gdy się nie uda, dostajesz połowę gwiazdek. Tak czy inaczej przybywa ci listów gończych.
guide-fliptown-chamber = Kopalnia prowadzi w dół. Każdy korytarz wymaga wartości ze swojego przedziału, a głębokie komory są więcej warte.
guide-fliptown-building = Pierwsza wizyta w budynku daje też premię z dachu.
guide-fliptown-stone = Nagrobki płacą parami: dostajesz to, co leży między dwoma zakreślonymi sąsiadami.
guide-fliptown-next = Masz akcje dodatkowe. Nic nie kosztują; wykonaj je w najlepszej kolejności.
guide-fliptown-bribe = Rundę kończy szeryf. Zapłać tyle złota, ile masz listów gończych, a nic ci nie grozi; albo zaryzykuj: aresztuje cię, jeśli jego karta jest niższa niż ich liczba.
guide-fliptown-end = To była cała gra. Następnym razem pilnuj listów gończych i planuj pokera od pierwszej tury.

guide-deadwood-start = Dowodzisz bandą kowbojów, a na końcu liczą się tylko pieniądze. Budynki płacą, gdy do nich wchodzisz. W turze robisz jedno: wysyłasz kowboja do budynku albo ściągasz dowolnie wielu na ranczo.
guide-deadwood-turn = Pusty budynek jest bezpieczny i płaci od razu. Gdzie stoi kowboj przeciwnika, tam jest strzelanina, a atak zawsze kosztuje cię list gończy. Gdy nie masz już nikogo na ranczu, ściągnij kowbojów z powrotem.
guide-deadwood-more = Kowboje wyruszają tylko z rancza, więc ściągnij wszystkich, którzy nie mają już nic do roboty.
guide-deadwood-arrived = Zajęcie wykonuje efekt budynku jeden raz. Prawie zawsze warto.
guide-deadwood-flight = Atakują cię. Rumak wywiezie kowboja z opresji do kopalni. Liczba kości to siła kowboja.
guide-deadwood-attack = Nabój dodaje kość. 6 zabija, 4 lub 5 rani, a druga rana zabija.
guide-deadwood-defence = To samo w obronie: nabój dodaje kość.
guide-deadwood-track = Kolej pnie się od dołu miasta. Niszczy to, co stoi na drodze, a każdy kowboj przy nowym torze może znów zająć swój budynek.
guide-deadwood-site = Budynki stoją obok siebie; pomyśl, gdzie staną twoi kowboje.
guide-deadwood-sheriff = Na działkach obok Szeryfa nikogo nie wolno zaatakować.
guide-deadwood-end = Listy gończe kosztują, i to coraz więcej. Następnym razem policz je, zanim zaatakujesz.

guide-paperback-start = Ułóż Słowo z kart na ręce, sprzedaj je za centy i kup za nie lepsze litery i karty Sławy. Karty Sławy to punkty, a przy tym Jokery. Wygrywa największa Sława.
guide-paperback-word = Kładź karty po jednej; Joker może być dowolną literą. Wspólna Litera na środku jest dla wszystkich: możesz jej użyć raz. Nic się nie liczy, póki nie skończysz, i każdy krok możesz cofnąć. Jeśli nic nie znajdziesz, spasuj.
guide-paperback-common = Długie Słowa zdobywają Wspólną Literę: pierwszą za siedem liter lub więcej. Daje Sławę.
guide-paperback-ability = Karty w Słowie mają zdolności. Użyj ich w dowolnej kolejności.
guide-paperback-buy = Wydaj centy; nic nie zostaje na później. Na początku kupuj litery ze zdolnościami, potem karty Sławy. To, co kupisz, trafi do ręki po następnym tasowaniu.
guide-paperback-trash = Karta usunięta z gry nie wraca. W cieńszej talii dobre litery trafiają się częściej.
guide-paperback-end = Gra kończy się, gdy opróżnią się dwa stosy kart Sławy albo ktoś zdobędzie ostatnią Wspólną Literę. Następnym razem zacznij kupować karty Sławy trochę wcześniej.

guide-quickdraw-start = Wszyscy naraz kładą zakrytą kartę; najszybsza zdobywa nagrodę, której nikt nie widział. Po ostatniej nagrodzie wygrywa najwięcej punktów.
guide-quickdraw-seal-card = Wysokie karty zdobywają nagrody, ale nie wiesz, ile nagroda jest warta. Lis jest powolny, za to okrada rywala; luneta pozwala najpierw zajrzeć.
guide-quickdraw-steal-from = Okradnij tego, kto ma najwięcej.
guide-quickdraw-end = To już wszystko. Prawdziwe gry czekają na stronie głównej.
