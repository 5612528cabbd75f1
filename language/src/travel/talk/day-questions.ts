import { type IsoDate, type Weekday, weekdayOf } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { around } from '../../text/words/around.ts'
import { HESITATION } from '../../text/words/filler.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { found, foundInTurn } from './said.ts'

/** What is asked of a day: which day of the week it is, or what a flight costs on it. */
export type DayQuestion =
  | { about: 'weekday'; day: IsoDate /** The day of the week that it is taken for. */; guess?: Weekday }
  | { about: 'fare'; day: IsoDate; isWeekday: boolean }

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
const HYPOTHETICAL = anyOf(phrases('if | instead | agar | ki jagah | ke bajaye | rather'))

/** Reads a question about a day, which wishes for nothing: 'is the 15th a Tuesday?', 'what's the difference if I go Wednesday instead?'. */
export function dayQuestionIn(message: string, today: IsoDate, held?: IsoDate): DayQuestion | undefined {
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const dates = findEntities(tokens).filter(({ value }) => value.kind === 'date')
  if (dates.length === 0 || dates.length > 2) return undefined
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
  const isOfFare =
    dates.length === 1 && (foundInTurn(words, COST, HYPOTHETICAL) || foundInTurn(words, HYPOTHETICAL, COST))
  return isOfFare && (asks || found(COST, words.slice(0, 4)) || words.at(-1) === 'hai')
    ? { about: 'fare', day, isWeekday: isWeekday(first) }
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
