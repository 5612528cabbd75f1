import type { ClockTime } from '../text/clock.ts'
import type { Entity } from './entities.ts'
import type { Context, Domain, FlightFilters, Journey, Problem, SlotName, Slots } from './types.ts'

type TimeLimit = 'depart_after' | 'depart_before' | 'arrive_after' | 'arrive_before'

/** What the filling steps add to, one after the other. */
export interface Draft {
  slots: Slots
  negated: { slot?: SlotName; value: string | number }[]
  problems: Problem[]
  journey?: Journey
  /** When an event begins that is to be reached by landing before it. */
  landsFor?: ClockTime
  /** When an event ends that the flight back leaves after. */
  leavesAfter?: ClockTime
  /** Limits whose hour could be of the other half of the day. */
  halves: { ofReturn: boolean; name: TimeLimit; other: ClockTime; words: Words }[]
  /** The words that each slot was filled from; where it was filled twice, those of the value that it has. */
  filledFrom: Map<SlotName, readonly Words[]>
  /** Words that were read otherwise: of what is rejected, of a problem, of a journey. */
  heeded: Words[]
}

/** The places of the words that say something. */
export type Words = Pick<Entity, 'start' | 'end'>

export const emptyDraft = (): Draft => ({
  slots: {},
  negated: [],
  problems: [],
  halves: [],
  filledFrom: new Map(),
  heeded: [],
})

/** Fills a slot, and keeps which words it was filled from. */
export function fillSlot<Name extends SlotName>(draft: Draft, name: Name, value: Slots[Name], words: Words): void {
  const before = draft.slots[name] === value ? (draft.filledFrom.get(name) ?? []) : []
  draft.slots[name] = value
  draft.filledFrom.set(name, [...before, words])
}

/** Fills what is wished of the flights of a direction, and keeps which words it was filled from. */
export function fillFilter<Name extends keyof FlightFilters>(
  draft: Draft,
  ofReturn: boolean,
  name: Name,
  value: FlightFilters[Name],
  words: Words,
): void {
  if (!ofReturn) {
    fillSlot(draft, name, value as Slots[Name], words)
    return
  }
  draft.slots.return_filters = { ...draft.slots.return_filters, [name]: value }
  draft.filledFrom.set('return_filters', [...(draft.filledFrom.get('return_filters') ?? []), words])
}

/** Everything a filling step may look at besides the words. */
export interface Setting {
  context: Context
  domain: Domain | 'both'
  requested: ReadonlySet<SlotName>
  known: Readonly<Slots>
  /** What the message tells of events: where the times stand at which they begin, and those after which one leaves, when the last one ends, and their day. */
  events: { begins: ReadonlySet<number>; after: ReadonlySet<number>; endsAt?: ClockTime; day?: Entity }
}

export const wantsFlight = (setting: Setting): boolean => setting.domain !== 'hotel'
export const wantsHotel = (setting: Setting): boolean => setting.domain !== 'flight'
