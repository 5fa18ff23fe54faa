"""The word engine: word lists, what cards can spell, and what a word is worth.

========== ========================================================================
module     what it answers
========== ========================================================================
graph      is this a word of the list? (`lexicon`, `Lexicon.has`, `Lexicon.holds`)
spelling   which cards can a desk lay, and what do those it has laid read?
reach      which lays of a desk can still become a word? (`useful`)
rack       the cards of a hand as a search sees them (`Rack`)
best       which word is the best one? (`best_word`, `best_play`, `all_words`)
judge      is this spelling a legal play? (`refusal`)
value      what is a word worth? (`word_value`, `bonus_cards`, `score`)
answers    a desk as a rack, a word found or typed as answers
laid_card  how a card laid in a word is packed into one number
effects    the numbers of abilities and of their conditions
========== ========================================================================

`graph`, `rack`, `best` and `judge` know no table: they work for any cards and any list.
"""
