import { anyOf, either, inOrder, maybe, several } from '../../text/phrase-grammar.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import * as words from '../words/flight-choices.ts'
import { HOTEL, PARTICLE, RESULT } from '../words/trip-parts.ts'
import { fixed, ofValue, type Part } from './flight-choice-words.ts'
import { AMENITY_RULES } from './topic-talk.ts'

const WITH = several(anyOf(words.WITH))

/** 'The refundable one', 'with free cancellation'. */
const REFUNDABLE: Part = (at, all) =>
  fixed(inOrder(WITH, anyOf(words.REFUNDABLE)), { where: { refundable: true } })(at, all)

/** 'Within policy', 'limit ke andar'. */
const WITHIN_LIMIT: Part = (at, all) => fixed(anyOf(words.WITHIN_LIMIT), { withinLimit: true })(at, all)

/** 'Before dinner': a meal has its time. */
const BY_MEAL: Part = (at, all) => {
  const { said } = all
  const lands = anyOf(words.ARRIVES)(said, at)
  const starts = [
    ...[at, ...anyOf(words.DEPARTS)(said, at)].map((from) => ({ from, verb: 'depart' as const })),
    ...lands.map((from) => ({ from, verb: 'arrive' as const })),
  ]
  return starts.flatMap(({ from, verb }) =>
    words.MEALS.flatMap(({ names, begins, ends }) => {
      const bounded = (lead: readonly string[], side: 'before' | 'after', time: string) =>
        inOrder(
          anyOf(lead),
          several(anyOf(DETERMINER)),
          anyOf(names),
        )(said, from).map((end) => ({
          end,
          choice: { hours: [{ limit: `${verb}_${side}` as const, hour: { time } }] },
        }))
      return [...bounded(words.BEFORE, 'before', begins), ...bounded(words.AFTER, 'after', ends)]
    }),
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

/** 'With breakfast', 'that has a gym'. */
const AMENITY: Part = (at, { said }) =>
  inOrder(
    anyOf(words.WITH),
    WITH,
    several(anyOf(DETERMINER)),
  )(said, at).flatMap((start) =>
    AMENITY_RULES.flatMap(([name, rule]) =>
      rule(said, start).map((end) => ({ end, choice: { where: { amenities: [name] } } })),
    ),
  )

/** The one that there is, or that was spoken of last. */
const ONLY: Part = (at, all) =>
  fixed(
    either(
      anyOf(words.ONLY),
      inOrder(anyOf(POINTER), several(anyOf(RESULT, PARTICLE, words.ONLY_ONE)), (said, end) =>
        end === said.length ? [end] : [],
      ),
    ),
    { only: true },
  )(at, all)

/** 'For the 11th': the way is named by its day. */
const DAY: Part = (at, all) =>
  several(anyOf(words.ON_DAY))(all.said, at).flatMap((start) => {
    const date = ofValue(all, start, 'date')
    return date ? [{ end: date.end, choice: { day: date.value.expression } }] : []
  })

const STAY: Part = (at, all) => fixed(anyOf(HOTEL), { leg: 'hotel' })(at, all)

/** 'Sabse accha konsa hai': it is asked for, and not taken. */
const ASKED: Part = (at, all) =>
  fixed(inOrder(anyOf(words.WHICH_HINDI), maybe(anyOf(['hai', 'h', 'hain', 'hoga', 'rahega', 'rahegi']))), {
    asked: true,
  })(at, all)

/** What is said of a result beside its order, its hours and its airline. */
export const CONDITIONS: readonly Part[] = [
  REFUNDABLE,
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
