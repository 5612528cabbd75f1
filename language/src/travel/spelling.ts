import { spellerOf } from '../text/spelling.ts'
import { VOCABULARY as GENERAL, vocabularyOf } from '../text/vocabulary.ts'
import { AIRLINE_WORDS } from './airlines.ts'
import { PREFERENCE_WORDS } from './preferences.ts'
import { ERRANDS } from './words/errands.ts'
import { FIRM_WORDS, SURNAMES } from './words/names.ts'

/** Every word that a traveller's sentence may hold and that is spelled right. */
export const VOCABULARY = vocabularyOf(
  GENERAL,
  PREFERENCE_WORDS.map((word) => [word, word.length < 4 ? 0 : 1]),
  AIRLINE_WORDS.map((word) => [word, word.length < 4 ? 0 : 2]),
  [...ERRANDS.keys(), ...FIRM_WORDS, ...SURNAMES].map((word) => [word, 0]),
)

/** Corrects the spelling of a traveller's words. */
export const { correctWord, correctSpelling } = spellerOf(VOCABULARY)
