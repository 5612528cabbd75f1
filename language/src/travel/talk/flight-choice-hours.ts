import { anyOf, inOrder, several } from '../../text/phrase-grammar.ts'
import * as words from '../words/flight-choices.ts'
import { ends, LANDS, type Part } from './flight-choice-words.ts'
import { type SaidHour, saidHourAt } from './said-hours.ts'

const BOUNDS = [
  ['before', anyOf(words.BEFORE)],
  ['after', anyOf(words.AFTER)],
] as const
const HINDI_BOUNDS = [
  ['before', anyOf(words.HINDI_BEFORE)],
  ['after', anyOf(words.HINDI_AFTER)],
] as const
const DEPARTS = several(anyOf(words.DEPARTS))
const HINDI_DEPARTS = anyOf(words.NIKLE)
const HINDI_LANDS = anyOf(words.PAHUNCHE)
const AT_LATEST = anyOf(words.AT_LATEST)
/** Behind an hour: 'or later', 'or before'. */
const OR_BEYOND = [
  ['before', anyOf(words.OR_EARLIER)],
  ['after', anyOf(words.OR_LATER)],
] as const

/** 'That lands before 10 at night', 'but nothing before 7', '10 baje se pehle pahunche', 'between 6 and 9 pm'. */
export const BOUND: Part = (at, all) => {
  const bounded = (end: number, verb: 'arrive' | 'depart', side: 'before' | 'after', hour: SaidHour) => ({
    end,
    choice: { hours: [{ limit: `${verb}_${side}` as const, hour }] },
  })
  const starts = [
    ...ends(DEPARTS, all, at).map((from) => ({ from, verb: 'depart' as const })),
    ...ends(LANDS, all, at).map((from) => ({ from, verb: 'arrive' as const })),
  ]
  const english = starts.flatMap(({ from, verb }) =>
    BOUNDS.flatMap(([side, rule]) =>
      ends(rule, all, from).flatMap((start) => {
        const hour = saidHourAt(all.tokens, start)
        if (!hour) return []
        const end = start + hour.length
        return [end, ...ends(AT_LATEST, all, end)].map((until) => bounded(until, verb, side, hour.hour))
      }),
    ),
  )
  const beyond = starts.flatMap(({ from, verb }) =>
    [from, ...ends(AT, all, from)].flatMap((start) => {
      const hour = saidHourAt(all.tokens, start)
      return hour
        ? OR_BEYOND.flatMap(([side, rule]) =>
            ends(rule, all, start + hour.length).map((end) => bounded(end, verb, side, hour.hour)),
          )
        : []
    }),
  )
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour
    ? HINDI_BOUNDS.flatMap(([side, rule]) =>
        ends(rule, all, at + hour.length).flatMap((end) => [
          bounded(end, 'depart', side, hour.hour),
          ...ends(HINDI_DEPARTS, all, end).map((behind) => bounded(behind, 'depart', side, hour.hour)),
          ...ends(HINDI_LANDS, all, end).map((behind) => bounded(behind, 'arrive', side, hour.hour)),
        ]),
      )
    : []
  return [...english, ...beyond, ...hindi]
}

const AT = anyOf(['at', 'by'])
const BETWEEN = inOrder(DEPARTS, anyOf(['between', 'from']))
/** 'Between 6 and 9 pm'. */
export const BETWEEN_HOURS: Part = (at, all) =>
  ends(BETWEEN, all, at).flatMap((start) => {
    const first = saidHourAt(all.tokens, start)
    const joined = first && start + first.length
    if (!first || joined === undefined || !/^(?:and|to|-|till)$/.test(all.said[joined] ?? '')) return []
    const second = saidHourAt(all.tokens, joined + 1)
    if (!second) return []
    const hours = [
      { limit: 'depart_after' as const, hour: sameHalf(first.hour, second.hour) },
      { limit: 'depart_before' as const, hour: second.hour },
    ]
    return [{ end: joined + 1 + second.length, choice: { hours } }]
  })

/** Of 'between 6 and 9 pm' both hours are in the evening. */
const sameHalf = (first: SaidHour, second: SaidHour): SaidHour => {
  if (first.other === undefined || second.other !== undefined) return first
  const [early = first.time, late = first.time] = [first.time, first.other].toSorted()
  return { time: late < second.time ? late : early }
}
