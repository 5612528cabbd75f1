import type { ChoiceMistake, TripChange } from './choice-input-rules.ts'
import { checkCriteria } from './criteria-rules.ts'
import { findingWords } from './finding-text-rules.ts'
import { settled } from './journey-order-rules.ts'
import { draftOfLegs, legsOf } from './journey-rules.ts'
import { returnDay, stayOf, wantsHotel } from './stay-rules.ts'
import type { BegunTripDraft, ParkedLeg, TripCriteria } from './trip-draft.ts'

type GivenLeg = NonNullable<TripChange['legs']>[number]

/** What a draft is to be; the mistakes say what of the change cannot be: then nothing is to be kept of it. */
export interface Changed {
  draft: BegunTripDraft
  mistakes: readonly ChoiceMistake[]
}

const NOTHING_CHOSEN = { flight: null, hotel: null, seen: {} } as const

/** The draft as a journey of these legs; of one leg it is a trip there. */
export function withLegs(draft: BegunTripDraft, given: readonly GivenLeg[], today: string): Changed {
  const left = new Set(legsSoFar(draft))
  const legs = given.map((leg) => {
    const same = [...left].find((was) => was.from === leg.from && was.to === leg.to && was.depart === leg.depart)
    const was = same ?? [...left].find(({ from, to }) => from === leg.from && to === leg.to)
    if (was) left.delete(was)
    return legFrom(leg, was, same !== undefined)
  })
  const order = settled(legs)
  const days = legs.flatMap(({ from, to, depart, check_in, check_out }, at) => {
    const said: TripCriteria = Object.fromEntries(
      Object.entries({ from, to, depart, check_in, check_out }).filter(([, value]) => value !== undefined),
    )
    const { findings } = checkCriteria(said, new Set(), today)
    const was = legsSoFar(draft)[at]
    return findings
      .filter((finding) => finding.code !== 'day_past' || was?.depart !== finding.day)
      .map((finding) => ({ path: `legs[${at}]`, message: findingWords(finding) }))
  })
  const wrong = order.findings.filter(({ code }) => code === 'leg_before')
  const mistakes = [...days, ...wrong.map((finding) => ({ path: 'legs', message: findingWords(finding) }))]
  if (mistakes.length > 0) return { draft, mistakes }
  const {
    from,
    to,
    depart,
    return: _r,
    trip_type,
    return_filters,
    city,
    check_in,
    check_out,
    nights,
    ...shared
  } = draft.criteria
  const journey = draftOfLegs(shared, order.legs, draft.searchedOn ?? today)
  if (!journey) throw new Error('A journey has a leg.')
  const [only] = order.legs
  const single = order.legs.length === 1 && only
  return {
    draft: {
      ...journey,
      searchedOn: draft.searchedOn,
      ...(single && { legs: null, criteria: { ...journey.criteria, trip_type: 'one_way' as const } }),
    },
    mistakes: [],
  }
}

/** A leg as it is told; what was chosen for it stays where its way and its day are the same. */
function legFrom({ from, to, depart, stay }: GivenLeg, was: ParkedLeg | undefined, isSame: boolean): ParkedLeg {
  const stays = stay === undefined ? (was?.stays ?? false) : stay !== null
  const nights = stay === undefined ? was : stay
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(depart !== undefined && { depart }),
    stays,
    ...NOTHING_CHOSEN,
    ...(isSame && was && { flight: was.flight, seen: was.seen, ...(was.times && { times: was.times }) }),
    ...(isSame && was?.lowestPaise !== undefined && { lowestPaise: was.lowestPaise }),
    ...(stays && was?.hotel && { hotel: was.hotel, seen: { ...(isSame ? was.seen : {}), ...seenHotel(was) } }),
    ...(stays && nights?.check_in !== undefined && { check_in: nights.check_in }),
    ...(stays && nights?.check_out !== undefined && { check_out: nights.check_out }),
    ...(stays && stay === undefined && was?.nights !== undefined && { nights: was.nights }),
  }
}

const seenHotel = ({ seen }: ParkedLeg) => (seen.hotel ? { hotel: seen.hotel } : {})

/** The legs of a draft, also of one that is a trip there, or there and back. */
function legsSoFar(draft: BegunTripDraft): ParkedLeg[] {
  if (draft.legs) return legsOf(draft)
  const { from, to, depart } = draft.criteria
  const { flight, return_flight: back, hotel } = draft.chosen
  const stay = wantsHotel(draft.goal) ? stayOf(draft) : undefined
  const out: ParkedLeg = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(depart !== undefined && { depart }),
    stays: stay !== undefined,
    ...(stay?.check_in !== undefined && { check_in: stay.check_in }),
    ...(stay?.check_out !== undefined && { check_out: stay.check_out }),
    flight,
    hotel,
    seen: {
      ...(draft.seen.flight && { flight: draft.seen.flight }),
      ...(draft.seen.hotel && { hotel: draft.seen.hotel }),
    },
  }
  const day = returnDay(draft.criteria)
  if (day === undefined) return [out]
  const home: ParkedLeg = {
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
    depart: day,
    stays: false,
    // A journey has no ticket for two of its flights: each has its own fare, which is looked up anew.
    flight: back?.return_ticket ? null : back,
    hotel: null,
    seen: draft.seen.return_flight ? { flight: draft.seen.return_flight } : {},
  }
  return [out, home]
}
