import { type IsoDate, type Weekday, weekdayOf } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { around } from '../../text/words/around.ts'
import { HESITATION } from '../../text/words/filler.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { found, foundInTurn } from './said.ts'

/** What is asked of a day: which day of the week it is, or what a flight costs on it. */
export type DayQuestion =
  | { about: 'weekday'; day: IsoDate /** The day of the week that it is taken for. */; guess?: Weekday }
  | {
      about: 'fare'
      day: IsoDate
      isWeekday: boolean
      /** Whether it costs less or more: 'is Wednesday cheaper?'. */
      compares: boolean
    }

const AROUND = around(
  HESITATION,
  phrases(
    'wait | hang on | and | so | but | btw | hey | ok | okay | then | arre | acha | accha | isnt it | right | no',
  ),
)
const A = several(anyOf(phrases('a | an | on | on a | the | that | date')))
const DATE = anyOf(['<date>'])
const WEEKDAY = anyOf(['<weekday>'])
const WHICH_DAY = anyOf(
  phrases(
    'which day | what day | which day of the week | what day of the week | kaun sa din | kaunsa din | konsa din | kya din | kis din',
  ),
)
const IS = anyOf(phrases('is | isnt | will | would | does | kya'))
const FALLS = several(
  anyOf(phrases('be | fall on | falls on | fall | falls | on | hai | hoga | ko | ka | is | it | date')),
)
const ASKS_WEEKDAY = either(
  inOrder(AROUND, IS, A, DATE, FALLS, A, WEEKDAY, FALLS, AROUND),
  inOrder(AROUND, DATE, FALLS, A, WEEKDAY, FALLS, maybe(IS), FALLS, AROUND),
  inOrder(AROUND, WHICH_DAY, FALLS, A, DATE, FALLS, AROUND),
  inOrder(AROUND, DATE, FALLS, WHICH_DAY, FALLS, AROUND),
)
const COST = anyOf(
  phrases(
    `the diff | diff | difference | price difference | difference in price | fare difference | how much | how much more | how much less | what would it cost | what will it cost | the fare | the price | fare | price | cost | kitna | kitne | kitni | farak | fark | antar | rate`,
  ),
)
const LESS = anyOf(
  phrases(
    'cheaper | less | lower | any better | costlier | dearer | more expensive | more | sasta | sasti | saste | mehnga | mehenga | mahanga | kam',
  ),
)
/** What stands around the day and the comparison in such a question, and wishes for nothing. */
const BESIDE = several(
  anyOf(
    phrases(
      `it | that | there | any | anything | something | the | a | an | a bit | bit | a lot | much | be | come | out | work | works | cost | costs | on | for | of | to | at
       fare | fares | price | prices | flight | flights | ticket | tickets | option | one | date | return | returning | way back | going | leaving | flying | travelling
       ko | ka | ki | ke | wala | wali | kya | thoda | aur | zyada | jyada | hoga | hogi | padega | padegi | milega | milegi`,
    ),
  ),
)
const ASKS_IF = anyOf(phrases('is | isnt | are | arent | will | would | wouldnt | does | do | kya'))
const ASKS_BEHIND = anyOf(phrases('kya | hai kya | hoga kya | hogi kya | padega kya | padegi kya | milega kya'))
const COMPARES = either(inOrder(ASKS_IF, BESIDE, DATE, BESIDE, LESS), inOrder(ASKS_IF, BESIDE, LESS, BESIDE, DATE))
const WOULD_BE_LESS = inOrder(anyOf(phrases('would | will')), BESIDE, DATE, BESIDE, LESS)
const DAY_IS_LESS = inOrder(DATE, BESIDE, LESS)
const HYPOTHETICAL = anyOf(phrases('if | instead | agar | ki jagah | ke bajaye | rather'))

/** Reads a question about a day, which wishes for nothing: 'is the 15th a Tuesday?', 'what's the difference if I go Wednesday instead?'. */
export function dayQuestionIn(message: string, today: IsoDate, held?: IsoDate): DayQuestion | undefined {
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const dates = findEntities(tokens).filter(({ value }) => value.kind === 'date')
  if (dates.length === 0) return bareDayIn(tokens, today, held)
  if (dates.length > 2) return undefined
  const isWeekday = (at: (typeof dates)[number]) => at.value.kind === 'date' && at.value.expression.kind === 'weekday'
  const words = tokens.flatMap((token, at) => {
    const date = dates.find(({ start, end }) => start <= at && at < end)
    if (!date) return [token.said]
    return date.start === at ? [isWeekday(date) && dates.length === 2 ? '<weekday>' : '<date>'] : []
  })
  const [first] = dates.filter((date) => dates.length === 1 || !isWeekday(date))
  const day = first && dayOf(first, today, held)
  if (!first || day === undefined) return undefined
  const asks = message.includes('?')
  if (ASKS_WEEKDAY(words, 0).includes(words.length)) {
    const guessed = dates.length === 2 ? dates.find(isWeekday) : undefined
    const guess = guessed && dayOf(guessed, today)
    if (dates.length === 2 && (guess === undefined || !(asks || /\b(?:is|isnt|kya)\b/.test(words.join(' ')))))
      return undefined
    return { about: 'weekday', day, ...(guess !== undefined && { guess: weekdayOf(guess) }) }
  }
  const isCompared =
    found(COMPARES, words) || (found(DAY_IS_LESS, words) && (asks || foundInTurn(words, DAY_IS_LESS, ASKS_BEHIND)))
  if (dates.length === 1 && isCompared) return { about: 'fare', day, isWeekday: isWeekday(first), compares: true }
  const isOfFare =
    dates.length === 1 && (foundInTurn(words, COST, HYPOTHETICAL) || foundInTurn(words, HYPOTHETICAL, COST))
  return isOfFare && (asks || found(COST, words.slice(0, 4)) || words.at(-1) === 'hai')
    ? { about: 'fare', day, isWeekday: isWeekday(first), compares: false }
    : undefined
}

/** 'Would the 8th be less?': a day without its month. 'Is the 2nd cheaper?' may be of a result. */
function bareDayIn(tokens: readonly Token[], today: IsoDate, held: IsoDate | undefined): DayQuestion | undefined {
  const at = tokens.findIndex((_, place) => numberAt(tokens, place)?.ordinal === true)
  const number = at < 0 ? undefined : numberAt(tokens, at)
  if (!number || number.value > 31) return undefined
  const words = tokens.map(({ said }) => said).toSpliced(at, number.length, '<date>')
  const day = resolveDate({ kind: 'day_of_month', day: number.value }, { today, ...(held !== undefined && { held }) })
  return found(WOULD_BE_LESS, words) && day !== 'invalid' && 'day' in day
    ? { about: 'fare', day: day.day, isWeekday: false, compares: true }
    : undefined
}

function dayOf(
  { value }: ReturnType<typeof findEntities>[number],
  today: IsoDate,
  held?: IsoDate,
): IsoDate | undefined {
  if (value.kind !== 'date') return undefined
  const named = resolveDate(value.expression, { today, ...(held !== undefined && { held }) })
  return named !== 'invalid' && 'day' in named ? named.day : undefined
}
