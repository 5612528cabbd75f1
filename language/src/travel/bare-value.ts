import { DAY_WORDS, MONTHS, NEXT_WORDS, RANGE_WORDS, THIS_WORDS, WEEKDAYS } from '../text/date-words.ts'
import { NUMBER_WORDS } from '../text/numbers.ts'
import { CODES, PLACE_WORDS } from '../text/place-names.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { AIRLINE_WORDS } from './airlines.ts'
import { PREFERENCE_WORDS } from './preferences.ts'
import { correctSpelling } from './spelling.ts'

/** Join values and wish for nothing by themselves. */
const JOINING = `
the a an on in at of for from to by and or with as please pls ok okay no not yes one ones way time times am pm st nd rd th hrs hours oclock
flight flights hotel hotels room rooms fare fares ticket date day days night nights week weekend morning afternoon evening noon midnight
early late earliest latest cheapest fastest class economy business first premium star stars stop stops direct nonstop return departure
second third fourth last option options number purpose personal conference training single double suite se tak ko ka ki ke wala wali aur
subah shaam raat dopahar`
  .trim()
  .split(/\s+/)

const VALUES: ReadonlySet<string> = new Set([
  ...JOINING,
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
