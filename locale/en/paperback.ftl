# Paperback: our own words, with the names of the rulebook.

game-paperback =
    .name = Paperback
    .text = Spell a word from your hand, spend what it is worth on better letters and on books, and become the most famous author. Two to five players, about forty-five minutes. Most card values are our reconstruction; the page on the rules says which.

# Questions

ask-word = { $length ->
        [0] Spell a word: lay your cards one by one.
       *[other] { $word }: { $length ->
            [one] 1 letter
           *[other] { $length } letters
        }, { $value }¢{ $draws ->
            [0] {""}
           *[other] , next hand +{ $draws }
        }.{ $valid ->
            [1] {" "}It is a word.
           *[other] {" "}Not in the word list so far.
        }
    }{ $need ->
        [0] {""}
       *[other] {" "}The Common card asks for { $need } letters.
    }{ $cap ->
        [0] {""}
       *[other] {" "}An attack allows { $cap } letters at most.
    }
ask-haunt = Ghost Writer: discard one card and draw another?
ask-judge = { $about } spells { $word }. Let it stand?
ask-common = The word is long enough for the Common card { $face }. Take it?
ask-ability = Which card of your word do you use?
ask-trash = { $face }: which card of your hand leaves the game? Up to { $left } more.
ask-gain = { $face }: which card for { $cost }¢ do you gain?
ask-clear = { $face }: which card of the Offer leaves the game? Up to { $left } more.
ask-copy = { $face }: whose ability do you copy?
ask-buy = You have { $cents }¢ to spend.
ask-pile = No book bought: on which book of the pyramid does the token go?
ask-theme = { $about } claims the theme { $theme } for { $word }. Does it fit?
ask-hint = { $about } shows a hand and asks for a word. { $length ->
        [0] Do you see one?
       *[other] { $word }: { $value }¢.
    }
ask-draft = Take one card of the market into your deck.
ask-ruling = The table’s own words: type a word, then allow or ban it. { $length ->
        [0] Or begin.
       *[other] So far: { $word }
    }
ask-setup = The table is set up.
ask-deal = A card is dealt.
ask-over = The game is over.

# Answers

do-lay = Lay { $face }
do-lay-as = Lay { $face } as { $letter }
do-turn = Lay { $face } reversed
do-typo = Typo: { $face } as { $letter }
do-double = Stuck Key: { $face } twice
do-back = Take the last card back
do-finish = Finish: { $word }, { $value }¢
do-pass = Pass
do-cash-in = Give up the hand for a token
do-show-hand = Show the hand and ask for a word
do-propose = Propose { $word }
do-no-idea = No idea
do-accept = Play { $word }, proposed by { $seat }
do-swap = Discard { $face } and draw
do-keep = Keep the hand
do-take = Take it
do-leave = Leave it
do-use = Use { $face }: { ability }
do-again = Plagiarism: { $face } once more
do-done = That is all
do-trash = Trash { $face }
do-enough = Enough
do-gain = Gain { $face }
do-clear = Clear { $face } away
do-copy = Copy { $face }
do-buy = Buy { $face } for { $price }¢
do-spend = Return a token: +1¢
do-end = Finish buying
do-claim = Claim the theme { $theme }
do-yes = Yes
do-no = No
do-place = A token on { $face }, { $price }¢
do-draft = Take { $face }
do-type = { $letter }
do-erase = Erase the last letter
do-allow = Allow { $word }
do-ban = Ban { $word }
do-begin = Begin
do-draw = draw { $face }
do-reveal = reveal { $face }
do-first = { $seat } begins
do-arrive = { $seat } is next
do-give = deal { $talent }
do-award = award { $award }
do-theme = theme { $theme }

# What happened

event-began = { $seat } begins.
event-drew = { $seat } draws { $face }.
    .hidden = { $seat } draws a card.
event-shuffled = { $seat } shuffles the discard into a new deck.
event-revealed = { $face } is for sale.
event-common-shown = The Common card { $face } asks for { $length } letters.
event-talent-given = { $seat } has the talent { $talent }.
event-award-named = The award of this game: { $award }.
event-theme-named = The theme of this game: { $theme }.
event-started = Turn { $turn }: { $seat }.
event-spelled = { $seat } spells { $word }{ $rest } ({ $length }).
event-valued = { $seat } has { $cents }¢.
event-passed = { $seat } passes.
event-token-taken = { $seat } takes a token.
event-word-refused = { $word }{ $rest } of { $seat } is refused.
event-common-won = { $seat } wins the Common card { $face }.
event-common-left = { $seat } leaves the Common card { $face }.
event-used = { $seat } uses { $face }.
event-copied = The ability of { $face } is copied.
event-trashed = { $face } of { $seat } leaves the game.
event-cleared = { $seat } clears { $face } from the Offer.
event-gained = { $seat } gains { $face }.
event-bought = { $seat } buys { $face } for { $cents }¢.
event-token-spent = { $seat } returns a token for 1¢.
event-attacked = The attack { $face } of { $seat } lasts until { $seat }’s next turn.
event-discounted = { $face } costs 1¢ less.
event-claimed = { $seat } claims the theme { $theme }.
event-voted = { $seat }: { $yes ->
        [1] yes
       *[other] no
    }.
event-theme-won = { $seat } holds the theme { $theme }.
event-theme-denied = { $seat } does not get the theme { $theme }.
event-challenged = { $seat } challenges the word.
event-token-placed = { $seat } puts a token on the pyramid: { $count } on that book.
event-hand-shown = { $seat } shows the hand and asks for a word.
event-proposed = { $seat } proposes { $word }{ $rest }.
event-accepted = { $seat } plays what { $author } proposed.
event-swapped = { $seat } discards { $face } for another card.
event-drafted = { $seat } takes { $face }.
event-arrived = { $seat } is number { $count }.
event-reused = The 2¢ pile is made anew from { $count } cards.
event-ruled = { $word }{ $rest }: { $verdict }.
event-discarded = { $seat } discards the rest of the hand: { $count }.
event-ended = { $ending }

verdict-allowed = allowed
verdict-banned = banned

ending-fame = Two piles of books are sold out.
ending-common = The last Common card has been won.
ending-cleared = Every book is sold: you all win.
ending-collapsed = Too many tokens on one book: you all lose.
ending-limit = The game has taken long enough and is counted.

points-total = Fame
points-starters = Starting wilds
points-books = Books
points-commons = Common cards
points-award = Award
points-theme = Theme

# Places and numbers

zone-offer-top = Offer, upper row
zone-offer-low = Offer, lower row
zone-fame = Books
zone-market = Open market
zone-pyramid = Pyramid of books
zone-track = Common card
zone-modules = Award and theme
zone-award = Award
zone-theme = Theme
zone-trash = Out of the game
zone-hand = Hand
zone-word = Word
zone-deck = Deck
zone-discard = Discard pile
zone-lasting = Attacks in force
zone-talent = Talent
zone-pad = Shown hand
zone-hint = Proposal

fact-deck = Deck
fact-hand = Hand
fact-discard = Discard
fact-commons = Common cards
fact-tokens = Tokens
fact-talent = Talent
fact-theme = Theme
fact-stock = Cards left
fact-left = Cards left
fact-length = Letters needed
fact-supply = Tokens left
fact-price = Price
fact-value = Value
fact-fame = Fame
fact-cost = Printed cost
fact-under = Cards below

# Cards

ability = { $effect ->
        [cents] +{ $n }¢
        [wild-value] each wild in your word: +{ $n }¢
        [double-next] count the next card’s value twice
        [double-prev] count the previous card’s value twice
        [double-word] double the word
        [draw] next hand +{ $n }
        [trash-hand] you may trash up to { $n } from hand
        [trash-hand-for] you may trash up to { $n } from hand: +{ $k }¢ each
        [upgrade] you may trash one from hand and gain one costing { $n }¢ more
        [trash-offer] you may trash up to { $n } Offer cards, no books
        [trash-self-for] you may trash this card: +{ $k }¢
        [trash-self] single use
        [copy-adjacent] you may copy a neighbouring letter’s ability
        [atk-hand] until your next turn the others draw { $n } fewer
        [atk-max-len] until your next turn the others’ words have at most { $n } letters
        [atk-no-common] until your next turn the others may not use the Common card
        [atk-tax] until your next turn the others’ words are worth { $n }¢ less
       *[none] no ability
    }{ $condition ->
        [first] , if first
        [last] , if last
        [no-wilds] , if the word has no wilds
        [adj-wild] , if next to a wild
        [common-used] , if the word uses a Common card
        [min-len] , if the word has { $m } letters or more
       *[always] {""}
    }
card-letter =
    .name = { $face }
    .text = Letter, { $value }¢: { ability }.
card-pair =
    .name = { $face }
    .text = Two letters in this order, { $value }¢: { ability }.
card-attack =
    .name = { $face }
    .text = Attack letter, { $value }¢: { ability }.
card-vowel =
    .name = { $face }
    .text = Vowel, { $value }¢: leaves the game once used.
card-starter =
    .name = { $face }
    .text = Starting letter, { $value }¢.
card-wild =
    .name = Wild
    .text = Stands for any letter, worth nothing in a word; { $fame } fame.
card-fame =
    .name = Book { $cost }¢
    .text = Stands for any letter, worth nothing in a word; { $fame } fame at the end.
card-common =
    .name = { $face }
    .text = Common letter, { $value }¢, { $fame } fame; one use a turn for everybody while it lies on the track.
card-space =
    .name = Space
    .text = Splits your play into two words: +1¢, one letter long, { $fame } fame.
card-dyslexic =
    .name = Dyslexic
    .text = Reverses one two-letter card: +1¢, { $fame } fame.
card-back =
    .name = Face-down card
    .text = Nobody knows which card this is.

# Talents, awards, themes

talent-writers-block =
    .name = Writer’s Block
    .text = When you have drawn a hand without a wild, draw one more card.
talent-typo =
    .name = Typo
    .text = Once a turn play one single-letter card as any letter: worth nothing, no ability.
talent-plagiarism =
    .name = Plagiarism
    .text = Once a turn one ability of a letter works a second time; not doublings, copies, attacks or self-trash.
talent-stuck-key =
    .name = Stuck Key
    .text = Once a turn one single-letter card stands for its letter twice in a row.
talent-ghost-writer =
    .name = Ghost Writer
    .text = At the start of your turn you may discard one card and draw one.

award-muse =
    .name = Muse
    .text = { $fame } fame for the most cards.
award-thesaurus =
    .name = Thesaurus
    .text = { $fame } fame for the most two-letter cards.
award-editor =
    .name = Editor
    .text = { $fame } fame for the fewest cards.
award-proofreader =
    .name = Proofreader
    .text = { $fame } fame for the fewest starting cards left.

theme-romance =
    .name = Romance
    .text = { $fame } fame for the last author whose word fitted: kiss, heart, rose …
theme-western =
    .name = Western
    .text = { $fame } fame for the last author whose word fitted: horse, saloon, duel …
theme-science-fiction =
    .name = Science fiction
    .text = { $fame } fame for the last author whose word fitted: robot, planet, laser …
theme-horror =
    .name = Horror
    .text = { $fame } fame for the last author whose word fitted: ghost, grave, scream …
theme-crime =
    .name = Crime
    .text = { $fame } fame for the last author whose word fitted: clue, thief, alibi …
theme-travel =
    .name = Travel
    .text = { $fame } fame for the last author whose word fitted: map, ship, island …

# Options

option-edition = Edition
    .text = The numbers on the cards.
option-edition-base = Base game
option-pack = Letters
    .text = The language of the letter cards and of the words, whatever language you read.
option-pack-en = English
option-pack-pl = Polish
option-pack-cs = Czech
option-words = Word list
    .text = Which words are valid.
option-words-standard = Standard
option-words-strict = Strict (Polish)
option-words-large = Large (English)
option-words-common = Common words (Polish, English)
option-variant = Variant
    .text = Each for oneself, all together against the pyramid, or all at once.
option-variant-standard = Standard
option-variant-cooperative = Cooperative
option-variant-simultaneous = Simultaneous
option-coop_hard = Hard pyramid
    .text = Cooperative: the fourth token on a book already loses.
option-pyramid_base = Bottom row of the pyramid
    .text = Cooperative: 4, 5 or 6 books; 0 goes by the number of players.
option-pyramid_rows = Rows of the pyramid
    .text = Cooperative: which books the rows are made of.
option-pyramid_rows-rising = 5¢, 8¢, 11¢, 17¢
option-pyramid_rows-gentle = 5¢, 5¢, 8¢, 11¢
option-space = Space
    .text = The Space joins the Common cards: two words in one turn.
option-dyslexic = Dyslexic
    .text = Dyslexic joins the Common cards: one pair may be reversed.
option-attacks = Attacks
    .text = Attack letters join the Offer.
option-talents = Talents
    .text = Everybody has a talent.
option-awards = Awards
    .text = One award is scored at the end.
option-themes = Themes
    .text = Words that fit the theme, if the others agree, are worth fame.
option-theme_majority = Majority for the theme
    .text = More than half of whom has to agree.
option-theme_majority-others = The others
option-theme_majority-all = Everybody, the author included
option-hint_tokens = Tokens for hints
    .text = Show your hand and ask for a word; whoever’s word you play takes a token.
option-hand_token = Hand for a token
    .text = Instead of a word you may give up your hand for a token.
option-discount_tokens = Discount tokens
    .text = Buying from the upper row makes the card below cheaper.
option-reuse_2c = Reuse of 2¢ cards
    .text = When the 2¢ pile runs out, trashed vowels make a new one.
option-reuse_2c_wilds = Reuse of 2¢ wilds
    .text = Trashed starting wilds join the new 2¢ pile.
option-tokens_after_pass = Tokens after a pass
    .text = After a pass you may still buy with tokens.
option-decline_common = Common card may be left
    .text = Whoever has a long word may leave the Common card.
option-upgrade_fame = Books by upgrading
    .text = Abilities that gain a dearer card may gain a book.
option-validity = Is it a word?
    .text = Who decides whether a word is valid.
option-validity-strict = The word list, at once
option-validity-challenge = The word list, if challenged
option-validity-vote = The others
option-lost_turn = Wrong word loses the turn
    .text = A word refused after a challenge costs the turn instead of another try.
option-table_words = The table’s own words
    .text = Before the game the first seat may allow and ban words.
option-family = Family words
    .text = The word list has no slurs and no obscenities. Bots never lay one then.
option-list_version = Word lists from
    .text = Older games go on with the lists they began with.
option-list_version-2 = This release
option-list_version-1 = Release 0.1
option-min_word_len = Shortest word
    .text = How many letters a word needs.
option-fold_diacritics = Plain letters for accented ones
    .text = A plain letter card may stand for its accented form.
option-hands = Hands
    .text = Whether all may see all hands.
option-hands-auto = By variant
option-hands-open = Open
option-hands-closed = Closed

# Refusals

cli-typed = Type a word and its cards are laid for you (=word, if the word is also a command).
why-cards-cannot = Your cards do not spell that word.
why-no-such-card = You do not have that card.
why-foreign-letter = That letter is not in the alphabet of this pack.
why-wrong-letter = That card cannot stand for this letter.
why-pair-not-reversible = No pair can be reversed now.
why-talent-used = Your talent does not allow that now.
why-no-hand-card = A word needs at least one card from your hand.
why-word-too-long = An attack forbids such a long word.
why-word-too-short = The word is too short.
why-not-in-list = The word list of release 0.1 does not have that word.
why-not-in-standard = The standard word list does not have that word.
why-not-in-standard-family = The standard word list, for families, does not have that word.
why-not-in-strict = The strict word list does not have that word.
why-not-in-strict-family = The strict word list, for families, does not have that word.
why-not-in-large = The large word list does not have that word.
why-not-in-large-family = The large word list, for families, does not have that word.
why-not-in-common = The list of common words does not have that word.
why-nothing-for-sale = There is nothing for sale there.
why-too-dear = You cannot pay for that.
why-no-such-list = There is no such word list for this pack ({ $option }).
why-no-family-list = Release 0.1 has no family lists ({ $option }).
why-not-cooperative = { $option } does not go with the cooperative game.
why-not-simultaneous = { $option } does not go with the simultaneous game.
why-only-cooperative = { $option } belongs to the cooperative game.
why-pyramid-too-small = The pyramid needs a bottom row of at least four ({ $option }).
why-pyramid-too-large = The box does not hold enough books for that pyramid ({ $option }).
why-needs-themes = { $option } needs the themes.
why-needs-reuse = { $option } needs the reuse of 2¢ cards.
why-needs-tokens = { $option } needs a rule that gives tokens.
why-needs-challenge = { $option } needs challenges or votes.
why-nothing-to-fold = English has no accented letters ({ $option }).
why-unknown-ability = The edition names an ability that does not exist: { $ability } ({ $place })
why-wrong-count = The edition has a wrong number of cards: { $count } ({ $place })

# Why a hint says so

reason-value = the word is worth the most
reason-common = long enough for the Common card
reason-draws = more cards next turn
reason-fame = fame counts at the end
reason-letters = a better letter for many turns
reason-ability = its ability works again and again
reason-ends = it ends the game while you are in front
reason-thinner = a thinner deck draws its best cards more often

# The scene

scene-letters = { $length ->
        [one] { $length } letter
       *[other] { $length } letters
    }
scene-draws = next hand +{ $count }
scene-good = a word
scene-bad = not a word yet
scene-abilities = Abilities in this word
scene-works = works
scene-idle = does not work yet
scene-type = Type your word here
scene-authors = The other authors
scene-nth = no. { $nth }
scene-fall = tokens: { $tokens } of { $fall }
scene-cash = { $cents }¢ to spend
scene-cap = An attack allows { $cap } letters at most
scene-tax = An attack takes { $tax }¢ off your word
scene-barred = An attack forbids the Common card
mark-shared = the shared Common card
mark-turned = reversed
mark-typo = a typo
mark-twice = twice

# The signs of the terminal's board

cli-signs =
    ¢ – money: before a letter its price; under a card what its ability adds
    {"*"} – a wild: any letter, worth nothing in a word; a number beside it is the price of a book
    ★ – fame
    ▮ – cards: +1▮ one more in your next hand, 2▮ ✕ up to two Offer cards may leave the game
    ☛ – cards of your hand: 1☛ ✕ up to one of them may leave the game
    ✕ – leaves the game
    ✕ ◎ – until your next turn the others may not use the Common card
    ×2 – counts twice: with an arrow that neighbour, alone the whole word
    → – the next card; after ✕: a dearer card comes in its place
    ← – the card before
    ← = → – copies the ability of a neighbour
    − – until your next turn the others have so much less
    ≤ – until your next turn the others’ words have at most so many letters
    | – what follows says when the ability works
    ⇤ – if it is the first card of the word
    ⇥ – if it is the last card of the word
    ? – wilds: ? +1¢ for each of them, 0? if there is none, ~? beside one
    ◎ – if the word uses a Common card
    ≥ – if the word has so many letters or more
    … – letters
    (7+) – so many letters win the Common card
    > – whose turn it is
