import { replies } from '@pravas/messages/tripmate'
import { dayWords, eitherWords, priceText } from '../../../formats.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { legsOf } from './legs-rules.ts'
import { starsWords } from './relax-rules.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** A change of the trip that a sentence made: the slot, and how it is told with old and new. */
export interface Change {
  slot: CriterionName
  words: string
}

/**
 * What a sentence changed of a trip, each with what it was: 'Departure date changed: Tue 24 Nov 2026 → Wed 25 Nov 2026'. What is new
 * and took no other value's place is none, nor is another trip.
 */
export function changesOf(before: DialogueState, after: DialogueState): Change[] {
  if (before.goal === null || after.goal === null || isAnother(before, after)) return []
  if (before.legs || after.legs) return legChanges(before, after)
  // The way on the ground is told instead of the flight's.
  const isOnGround = after.goal === 'ground' && before.goal !== 'ground'
  const [was, is] = [tellable(before), tellable(after)]
  return TOLD.flatMap((slot) => {
    const [old, now] = [was[slot], is[slot]]
    if (old === undefined || old === now) return []
    if (now !== undefined) return [{ slot, words: replies(`changed.${slot}`, { before: old, after: now }) }]
    return !isOnGround && after.criteria[slot] === undefined && !REMOVED_QUIETLY.has(slot)
      ? [{ slot, words: replies(`removed.${slot}`, { before: old }) }]
      : []
  })
}

/** A search of another route is announced as such. */
function isAnother(before: DialogueState, after: DialogueState): boolean {
  if (before.parked !== after.parked) return true
  const [{ from: a, to: b }, { from: c, to: d }] = [before.criteria, after.criteria]
  return a !== undefined && b !== undefined && c !== undefined && d !== undefined && a !== c && b !== d && a !== d
}

const TOLD = [
  'from',
  'to',
  'city',
  'depart',
  'return',
  'check_in',
  'check_out',
  'class',
  'room_type',
  'purpose',
  'airline',
  'max_price_paise',
  'max_night_paise',
  'stars',
] as const satisfies CriterionName[]
/** What goes with something else, which is told. */
const REMOVED_QUIETLY: ReadonlySet<CriterionName> = new Set(['check_in', 'check_out', 'city', 'class', 'room_type'])

/** The values of a trip in words, as far as they were said or follow from what was. */
function tellable(state: DialogueState): Partial<Record<CriterionName, string>> {
  const { criteria, goal } = state
  const stay = wantsHotel(goal) ? stayOf(state) : {}
  const day = (date: string | undefined) => (date === undefined ? undefined : dayWords(date))
  const said = <T>(value: T | undefined, words: (value: T) => string) =>
    value === undefined ? undefined : words(value)
  const flights = wantsFlight(goal)
  const values: Record<string, string | undefined> = {
    from: flights ? criteria.from : undefined,
    to: flights ? criteria.to : undefined,
    city: goal === 'hotel' ? stay.city : undefined,
    depart: flights ? day(criteria.depart) : undefined,
    return: flights ? day(returnDay(criteria)) : undefined,
    check_in: goal === 'hotel' || criteria.check_in !== undefined ? day(stay.check_in) : undefined,
    check_out:
      goal === 'hotel' || criteria.check_out !== undefined || criteria.nights !== undefined
        ? day(stay.check_out)
        : undefined,
    class: flights ? (criteria.class ?? 'economy') : undefined,
    room_type: wantsHotel(goal) ? (criteria.room_type ?? 'single') : undefined,
    purpose: criteria.purpose,
    airline: criteria.airline && eitherWords([criteria.airline, ...(criteria.other_airlines ?? [])]),
    max_price_paise: said(criteria.max_price_paise, priceText),
    max_night_paise: said(criteria.max_night_paise, priceText),
    stars: starsWords(criteria)?.replace(/[“”]/g, ''),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Of a journey the days of its flights; its cities are told by the rules of journeys. */
function legChanges(before: DialogueState, after: DialogueState): Change[] {
  const [was, is] = [legsOf(before), legsOf(after)]
  if (was.length !== is.length) return []
  return is.flatMap(({ depart: now }, at) => {
    const old = was[at]?.depart
    if (old === undefined || now === undefined || old === now) return []
    const words = replies('changed.leg', { number: at + 1, before: dayWords(old), after: dayWords(now) })
    return [{ slot: 'depart' as const, words }]
  })
}
