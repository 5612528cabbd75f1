import { numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, maybe, several } from '../../text/phrase-grammar.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import * as words from '../words/flight-choices.ts'
import { HOTEL, PARTICLE, RESULT } from '../words/trip-parts.ts'
import { ends, fixed, ofValue, type Part } from './flight-choice-words.ts'
import { AMENITY_RULES } from './topic-talk.ts'

const WITH = several(anyOf(words.WITH))

/** 'The refundable one', 'with free cancellation'. */
const REFUNDABLE = fixed(inOrder(WITH, anyOf(words.REFUNDABLE)), { where: { refundable: true } })

/** 'Refundable if there is': preferred, and no condition. */
const PREFERABLY: Part = (at, all) =>
  [at, ...ends(PREFERS, all, at)].flatMap((start) =>
    [REFUNDABLE, STARS, AMENITY].flatMap((part) =>
      part(start, all).flatMap(({ end, choice: { where } }) =>
        (start > at ? [end, ...ends(IF_ANY, all, end)] : ends(IF_ANY, all, end)).map((until) => ({
          end: until,
          choice: { ideally: where ?? {} },
        })),
      ),
    ),
  )
const PREFERS = anyOf(['preferably', 'ideally', 'if possible', 'preferably the', 'ideally the'])
const IF_ANY = inOrder(several(anyOf(RESULT, PARTICLE)), anyOf(words.IF_ANY))

/** 'Within policy', 'limit ke andar'. */
const WITHIN_LIMIT = fixed(anyOf(words.WITHIN_LIMIT), { withinLimit: true })

const LANDS = anyOf(words.ARRIVES)
const LEAVES = anyOf(words.DEPARTS)
const SIDES = [
  ['before', anyOf(words.BEFORE)],
  ['after', anyOf(words.AFTER)],
] as const
const MEALS = words.MEALS.map(({ names, ...times }) => ({
  ...times,
  name: inOrder(several(anyOf(DETERMINER)), anyOf(names)),
}))

/** 'Before dinner': a meal has its time. */
const BY_MEAL: Part = (at, all) => {
  const starts = [
    ...[at, ...ends(LEAVES, all, at)].map((from) => ({ from, verb: 'depart' as const })),
    ...ends(LANDS, all, at).map((from) => ({ from, verb: 'arrive' as const })),
  ]
  return starts.flatMap(({ from, verb }) =>
    SIDES.flatMap(([side, lead]) =>
      ends(lead, all, from).flatMap((start) =>
        MEALS.flatMap(({ name, begins, ends: over }) =>
          ends(name, all, start).map((end) => ({
            end,
            choice: {
              hours: [{ limit: `${verb}_${side}` as const, hour: { time: side === 'before' ? begins : over } }],
            },
          })),
        ),
      ),
    ),
  )
}

/** 'The 4-star one'. */
const STARS: Part = (at, all) =>
  WITH(all.said, at).flatMap((start) => {
    const stars = ofValue(all, start, 'stars')
    if (!stars) return []
    const { count, most } = stars.value
    return [{ end: stars.end, choice: { where: { stars: count, ...(most !== undefined && { stars_most: most }) } } }]
  })

const HAS = inOrder(anyOf(words.WITH), WITH, several(anyOf(DETERMINER, words.FREE)))
/** 'With breakfast', 'that has a gym'. */
const AMENITY: Part = (at, { said }) =>
  HAS(said, at).flatMap((start) =>
    AMENITY_RULES.flatMap(([name, rule]) =>
      rule(said, start).map((end) => ({ end, choice: { where: { amenities: [name] } } })),
    ),
  )

/** The one that there is, or that was spoken of last. */
const ONLY = fixed(
  either(
    anyOf(words.ONLY),
    inOrder(anyOf(POINTER), several(anyOf(RESULT, PARTICLE, words.ONLY_ONE)), (said, end) =>
      end === said.length ? [end] : [],
    ),
  ),
  { only: true },
)

const ON_DAY = several(anyOf(words.ON_DAY))
const ON_THE = anyOf(['on the', 'for the', 'of the'])
const OF_DAY_HINDI = maybe(anyOf(['ko', 'ki', 'ke liye']))
/** 'For the 11th', '11 ko': the way is named by its day. */
const DAY: Part = (at, all) => [
  ...ends(ON_DAY, all, at).flatMap((start) => {
    const date = ofValue(all, start, 'date')
    return date ? ends(OF_DAY_HINDI, all, date.end).map((end) => ({ end, choice: { day: date.value.expression } })) : []
  }),
  // 'On the 10th something late': a count of results would follow no 'on the'.
  ...ends(ON_THE, all, at).flatMap((start) => {
    const number = numberAt(all.tokens, start)
    return number?.ordinal && number.value <= 31
      ? [{ end: start + number.length, choice: { day: { kind: 'day_of_month' as const, day: number.value } } }]
      : []
  }),
]

const STAY = fixed(anyOf(HOTEL), { leg: 'hotel' })

/** 'Sabse accha konsa hai': it is asked for, and not taken. */
const ASKED = fixed(inOrder(anyOf(words.WHICH_HINDI), maybe(anyOf(['hai', 'h', 'hain', 'hoga', 'rahega', 'rahegi']))), {
  asked: true,
})

/** What is said of a result beside its order, its hours and its airline. */
export const CONDITIONS: readonly Part[] = [
  REFUNDABLE,
  PREFERABLY,
  WITHIN_LIMIT,
  BY_MEAL,
  STARS,
  AMENITY,
  AMENITY,
  ONLY,
  DAY,
  STAY,
  ASKED,
]
