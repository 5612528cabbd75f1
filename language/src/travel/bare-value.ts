import { DAY_WORDS, MONTHS, NEXT_WORDS, RANGE_WORDS, THIS_WORDS, WEEKDAYS } from '../text/date-words.ts'
import { NUMBER_WORDS } from '../text/numbers.ts'
import { phrases } from '../text/phrase-grammar.ts'
import { CODES, PLACE_WORDS } from '../text/place-names.ts'
import { PARTICLES } from '../text/skipped-words.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'
import { PARTS_OF_DAY, UNITS } from '../text/words/units.ts'
import { AIRLINE_WORDS } from './airlines.ts'
import { PREFERENCE_WORDS } from './preferences.ts'
import { correctSpelling } from './spelling.ts'
import { RESULTS } from './words/frame.ts'

/** Values of which only a part is said, or that need no name: 'the second', 'business', 'direct'. */
const PARTIAL = `
earliest latest cheapest fastest economy business first premium star stars stop stops direct nonstop second third fourth last personal conference
training single double suite or not`
  .trim()
  .split(/\s+/)

const VALUES: ReadonlySet<string> = new Set([
  ...PARTICLES,
  ...UNITS,
  ...PARTS_OF_DAY,
  ...RESULTS,
  ...PARTIAL,
  ...PLEASE,
  ...['ok', 'okay', 'no', 'yes', 'am', 'tak', 'din', 'roz', 'usi'],
  ...AIRLINE_WORDS,
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...DAY_WORDS.keys(),
  ...THIS_WORDS,
  ...NEXT_WORDS,
  ...RANGE_WORDS,
  ...NUMBER_WORDS,
  ...PLACE_WORDS,
  ...CODES,
  ...PREFERENCE_WORDS,
])

/**
 * Whether a message is made of values of a trip alone, such as '25 November' or 'the second flight', and says nothing
 * around them. `names` are further words that may stand in it, in lower case, such as those of hotels on offer.
 */
export function isBareValue(message: string, names: ReadonlySet<string> = new Set()): boolean {
  const tokens = correctSpelling(tokenise(clean(message)))
  return (
    tokens.length > 0 &&
    tokens.every(({ text, said }) => /\d|^[^\p{L}]+$/u.test(text) || VALUES.has(text) || names.has(said))
  )
}

const BESIDE_PURPOSE = new Set([
  ...PLEASE,
  ...phrases(
    `it | its | is | this | not | no | nope | actually | sorry | rather | but | instead | trip | purpose | reason | the | a | an | for | my | change
     make | to | set | as | should | be | was | nahi | hai | ye | yeh | visit | likh | likho | likhna | likh do | do | daal | daalo | rakho | rakh | lagao | karo | kar | write | put | down | mark | say | h`,
  ),
])

/** Whether a message names a purpose and says nothing else: 'it's not business, it's training'. */
export const isPurposeAlone = (message: string): boolean =>
  !message.includes('?') && isBareValue(message, BESIDE_PURPOSE)
