import { numberAt } from '../text/numbers.ts'
import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { type Entity, ofKind } from './entities.ts'
import type { Context, Slots } from './types.ts'

/** Words beside a day: 'on the 2nd', '2nd ko', 'change it to the 2nd'. */
const BEFORE_DAY = wordSet(
  'on from to till until by before after date dated since for of leaving leave return back depart tarikh around day',
)
const BEHIND_DAY = wordSet('ko tarikh tareekh date of se tak')
/** Verbs of a wish about days, wherever they stand. */
const OF_DAYS = wordSet(
  `go going fly flying leave leaving return returning come coming travel travelling depart departing date dates day reach arrive stay shift move
   postpone prepone change about kaisa kaisi jana jaana aana wapas niklunga nikalna lautna check checkin checkout checking night nights better`,
)

/** No list is counted farther by hand. */
const MOST_COUNTED = 10

/**
 * The entities of a message said with cards in sight, without the days that are places in the list: 'the 2nd' is a card, 'on the
 * 2nd' a day.
 */
export function withoutCardNumbers(
  tokens: readonly Token[],
  entities: readonly Entity[],
  known: Context['known'] = {},
): readonly Entity[] {
  if (tokens.some(({ text }) => OF_DAYS.has(text)) || rejectsKnownDay(entities, known)) return entities
  return entities.filter(({ value, start, end }) => {
    if (value.kind !== 'date' || value.expression.kind !== 'day_of_month' || value.expression.monthOffset !== undefined)
      return true
    if (value.expression.day > MOST_COUNTED) return true
    let before = start - 1
    while (tokens[before]?.text === 'the') before--
    // 'IndiGo for the second' is said of a flight of the journey.
    const legs = known.legs?.length ?? 0
    if (tokens[before]?.text === 'for' && legs > 1 && value.expression.day <= legs) return false
    const isOrdinal = tokens.slice(start, end).some((_, at) => numberAt(tokens, start + at)?.ordinal)
    return !isOrdinal || BEFORE_DAY.has(tokens[before]?.text ?? '') || BEHIND_DAY.has(tokens[end]?.text ?? '')
  })
}

/** 'Not the 9th, 10th' of a trip on the 9th: days, although cards are in sight. */
function rejectsKnownDay(entities: readonly Entity[], { depart, return: back, check_in, check_out }: Slots): boolean {
  const days = [depart, back, check_in, check_out].flatMap((day) => (day === undefined ? [] : Number(day.slice(8))))
  return ofKind(entities, 'date').some(
    ({ negated, value: { expression } }) =>
      negated && expression.kind === 'day_of_month' && days.includes(expression.day),
  )
}

const OR = wordSet('or ya')
const THING = wordSet('one wala wali option flight hotel the number')

/** 'The first or the second', 'option 2 or 3': two results are named, and none is decided on. */
export function namesEither(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, sentence }, at) => {
    if (!OR.has(text)) return false
    let before = at - 1
    let behind = at + 1
    while (THING.has(tokens[before]?.text ?? '')) before--
    while (THING.has(tokens[behind]?.text ?? '')) behind++
    return [before, behind].every((place) => tokens[place]?.sentence === sentence && isPlace(tokens, place))
  })
}

const isPlace = (tokens: readonly Token[], at: number): boolean => {
  const number = numberAt(tokens, at)
  return tokens[at]?.text === 'last' || (number !== undefined && number.value < 100)
}
