import { toolText } from '@pravas/messages/tools'
import { type Changed, withLegs } from './change-legs-rules.ts'
import type { ChoiceMistake, TripChange } from './choice-input-rules.ts'
import { checkCriteria } from './criteria-rules.ts'
import { findingWords } from './finding-text-rules.ts'
import { withGround } from './ground-rules.ts'
import { keptChoices } from './kept-choices-rules.ts'
import { stayOf } from './stay-rules.ts'
import type { BegunTripDraft, Goal, TripCriteria } from './trip-draft.ts'

type GivenCriteria = NonNullable<TripChange['criteria']>
/**
 * Makes a change of what is sought, the choice of options aside; what was chosen and no longer fits is dropped. The mistakes say what
 * of the change cannot be: then nothing is to be kept of it. `today` is the day in India.
 */
export function changedDraft(
  draft: BegunTripDraft,
  { wants, purpose, criteria, legs, ground }: Pick<TripChange, 'wants' | 'purpose' | 'criteria' | 'legs' | 'ground'>,
  today: string,
): Changed {
  const withPurpose = purpose === undefined ? draft : { ...draft, criteria: { ...draft.criteria, purpose } }
  const travelled = ground ? withGround(withPurpose, ground, today) : { draft: withPurpose, mistakes: [] }
  if (travelled.mistakes.length > 0) return travelled
  const planned = legs ? withLegs(travelled.draft, legs, today) : travelled
  if (planned.mistakes.length > 0) return planned
  if (planned.draft.legs) return ofJourney(planned.draft, { wants, criteria })
  const sought = withCriteria(withWants(planned.draft, wants), criteria ?? {})
  const mistakes = newMistakes(draft.criteria, sought.criteria, new Set(Object.keys(criteria ?? {})), today)
  return { draft: { ...sought, ...keptChoices(planned.draft, sought) }, mistakes }
}

/** The draft with other people who travel; undefined: whoever plans it. */
export function withTravellers(draft: BegunTripDraft, travellers: TripCriteria['travellers']): BegunTripDraft {
  const { travellers: _, ...criteria } = draft.criteria
  return { ...draft, criteria: { ...criteria, ...(travellers && { travellers }) } }
}

/** Of a journey, class and room are of all its legs; its ways and days are changed as legs. */
function ofJourney(draft: BegunTripDraft, { wants, criteria = {} }: Pick<TripChange, 'wants' | 'criteria'>): Changed {
  const ofLegs = Object.keys(criteria).filter((name) => name !== 'class' && name !== 'room_type')
  const mistakes = [
    ...ofLegs.map((name) => ({ path: `criteria.${name}`, message: toolText('change_trip.legs') })),
    ...(wants === undefined ? [] : [{ path: 'wants', message: toolText('change_trip.legs') }]),
  ]
  const sought = withCriteria(draft, criteria)
  return { draft: { ...sought, ...keptChoices(draft, sought) }, mistakes }
}

/** The draft as one of another kind: what it no longer is about is forgotten, and a stay keeps where and when it is. */
function withWants(draft: BegunTripDraft, wants: Goal | undefined): BegunTripDraft {
  if (wants === undefined || wants === draft.goal) return draft
  const { city, check_in, check_out, nights, ...flying } = draft.criteria
  if (wants === 'flight' || wants === 'ground') return { ...draft, goal: wants, criteria: flying }
  if (wants === 'both') {
    const to = draft.criteria.to ?? city
    return { ...draft, goal: wants, criteria: { ...draft.criteria, ...(to !== undefined && { to }) } }
  }
  const stay = stayOf({ ...draft, goal: 'both' })
  const { from, to, depart, return: _return, trip_type, ...rest } = draft.criteria
  const known = Object.fromEntries(Object.entries(stay).filter(([, value]) => value !== undefined))
  return { ...draft, goal: wants, criteria: { ...rest, ...known } }
}

/** The draft with other criteria; null forgets one. */
function withCriteria(draft: BegunTripDraft, given: GivenCriteria): BegunTripDraft {
  const criteria: Record<string, unknown> = { ...draft.criteria }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (value === null) delete criteria[name]
    else criteria[name] = value
  }
  if (given.return === null) {
    criteria.trip_type = 'one_way'
    delete criteria.return_filters
  } else if (given.return !== undefined) criteria.trip_type = 'round_trip'
  // What is told of the end of a stay counts, and not how long it was to be before.
  if (given.check_out !== undefined) delete criteria.nights
  return { ...draft, criteria: criteria as TripCriteria }
}

/** What cannot be of the criteria, and could be before. */
function newMistakes(
  before: TripCriteria,
  after: TripCriteria,
  said: ReadonlySet<string>,
  today: string,
): ChoiceMistake[] {
  const were = new Set(checkCriteria(before, new Set(), today).findings.map(findingWords))
  const { findings, refused } = checkCriteria(after, said, today)
  return findings.flatMap((finding, at) => {
    const message = findingWords(finding)
    const name = refused[at]
    const told = name !== undefined && said.has(name) ? name : [...said][0]
    return were.has(message) ? [] : [{ path: told === undefined ? 'wants' : `criteria.${told}`, message }]
  })
}
