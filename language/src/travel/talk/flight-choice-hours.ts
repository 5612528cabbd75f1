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
        return hour ? [bounded(start + hour.length, verb, side, hour.hour)] : []
      }),
    ),
  )
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour
    ? HINDI_BOUNDS.flatMap(([side, rule]) =>
        ends(rule, all, at + hour.length).flatMap((end) => [
          bounded(end, 'depart', side, hour.hour),
          ...ends(anyOf(words.NIKLE), all, end).map((behind) => bounded(behind, 'depart', side, hour.hour)),
          ...ends(anyOf(words.PAHUNCHE), all, end).map((behind) => bounded(behind, 'arrive', side, hour.hour)),
        ]),
      )
    : []
  return [...english, ...hindi]
}

/** 'Between 6 and 9 pm'. */
export const BETWEEN_HOURS: Part = (at, all) =>
  ends(inOrder(DEPARTS, anyOf(['between', 'from'])), all, at).flatMap((start) => {
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
