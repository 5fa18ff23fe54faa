# Words of the table itself, shared by the page and the terminal. Sections are sorted by key.

## Seats and levels

level-legend = legend
level-random = random
level-regular = regular
level-rookie = rookie
level-veteran = veteran
seat-number = Player { $number }

## Options common to all games

option-hints = Hints
    .text = A player may ask for the best answer and the reasons for it; asking is logged.
option-undo = Taking back
    .text = An answer may be taken back while nothing new has been shown and nobody has answered since.

## Terminal

cli-bot = Bot { $number } ({ $level })
cli-help = Type the number of an answer or the answer itself. Also: b board, o options, u take back, q leave.
cli-left = You left the table.
cli-more = … and { $count ->
    [one] { $count } more answer
   *[other] { $count } more answers
}; type any of them as text.
cli-prompt = your answer (? for help):
cli-verified = The published seed gave every card and every roll.
cli-waiting = Waiting for: { $seats }
cli-you = You

## Refusals

why-bad-bots = { $bots }: that does not fit { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
why-bad-option-value = { $value } is not a value of the option { $option }.
why-bad-position = That is not a position: { $place }
why-bad-seats = { $seats } will not do: this game is for { $least } to { $most } seats.
why-broken-edition = The edition file { $edition } cannot be read: { $detail }
why-broken-line = A journal entry must be a single line.
why-damaged = The journal was changed or cut off in line { $line }.
why-does-not-replay = The answer in line { $line } is not possible there.
why-fingerprint-differs = The position after entry { $entry } is not the recorded one (line { $line }).
why-missing-key = The edition lacks a value: { $place }
why-missing-table = The edition lacks a table: { $place }
why-no-actions = There is no answer in that.
why-no-provenance = The edition does not say where a number comes from: { $place }
why-no-seed = The seed is published only when the game is over.
why-not-a-flag = The edition needs true or false here: { $place }
why-not-a-journal = This is not a Tabletown journal.
why-not-a-number = The edition needs a whole number here: { $place }
why-not-a-word = The edition needs a text here: { $place }
why-not-from-seed = The card or roll in line { $line } did not come from the seed.
why-not-legal = The rules do not allow that now.
why-not-numbers = The edition needs a list of whole numbers here: { $place }
why-not-pending = It is not your turn to answer.
why-not-words = The edition needs a list of texts here: { $place }
why-nothing-to-undo = There is nothing to take back.
why-other = That was refused ({ $code }).
why-other-rules = The journal was recorded under rules { $rules }; these are rules { $now }.
why-other-run = { $file } holds a different run.
why-redacted = Line { $line } is hidden while the game runs, so this journal cannot be replayed.
why-too-many-cards = There are not that many cards: { $place }
why-undo-horizon = You have been shown something new since then.
why-undo-off = At this table nothing is taken back.
why-undo-passed = Somebody has answered since then.
why-unexpected-key = The edition has a value nobody reads: { $place }
why-unknown-action = There is no answer with the number { $action }.
why-unknown-edition = There is no edition called { $edition }.
why-unknown-game = There is no game called { $game }.
why-unknown-level = There is no { $level } bot for { $game }.
why-unknown-option = There is no option called { $option }.
why-unknown-verb = “{ $text }” is not an answer in this game.
why-unknown-word = “{ $word }” is not a word this answer knows.
why-wrong-arguments = “{ $text }” has too few or too many words.
why-wrong-seed = The seed does not fit the hash published at the start.
