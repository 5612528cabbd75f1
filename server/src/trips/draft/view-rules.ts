import { rupeesFromPaise } from '@pravas/contract/money'
import type { TripDraft as TripDraftView } from '@pravas/contract/trip-draft'
import { listWords } from '../../formats.ts'
import { presentFindings } from '../../policy/finding-rules.ts'
import type { PolicyOfDay } from '../../policy/version-rules.ts'
import { draftTotal } from '../draft-rules.ts'
import { findingsOfDraft } from '../trip-policy-rules.ts'
import { groundOf } from './ground-rules.ts'
import { legsOf, stopsOf } from './journey-rules.ts'
import { segmentsOf } from './request-rules.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from './stay-rules.ts'
import type { ParkedLeg, TripDraft } from './trip-draft.ts'

type Missing = TripDraftView['missing'][number]

/** Presents a trip draft as it stands under the policy of a day; null where nothing has been asked for. */
export function presentTripDraft(draft: TripDraft, policy: PolicyOfDay): Omit<TripDraftView, 'ready'> | null {
  const { goal, criteria } = draft
  if (goal === null || (Object.keys(criteria).length === 0 && !draft.ground?.length)) return null
  const flying = wantsFlight(goal)
  const stay = wantsHotel(goal) ? stayOf(draft) : {}
  const segments = segmentsOf(draft)
  const [way] = goal === 'ground' ? groundOf(draft) : []
  const to = way?.to ?? (flying ? criteria.to : stay.city)
  const legs = legsOf(draft)
  const [first] = legs
  return {
    title: first
      ? `${first.from ?? 'From'} to ${listWords(stopsOf(legs)) || 'several cities'}`
      : titleOf(way?.from ?? (flying ? criteria.from : undefined), to, goal),
    ...(first && { legs: legs.map(shownLeg) }),
    wants: goal,
    from: way?.from ?? ((flying && (first ?? criteria).from) || null),
    to: (first ? first.to : to) ?? null,
    depart: way?.date ?? ((flying && (first ?? criteria).depart) || null),
    return: (flying && returnDay(criteria)) || null,
    check_in: stay.check_in ?? null,
    check_out: stay.check_out ?? null,
    purpose: criteria.purpose ?? null,
    ...(criteria.travellers && { travellers: criteria.travellers }),
    parts: segments.map((segment) => {
      const { title, pricePaise } = segment
      const price = rupeesFromPaise(pricePaise)
      if (segment.kind === 'hotel') return { part: 'hotel', title, price, hotel: segment.details }
      if (segment.kind === 'ground') return { part: 'ground', title, price, ground: segment.details }
      return { part: segment.kind, title, price, flight: segment.details, ...(segment.leg && { leg: segment.leg }) }
    }),
    missing: missingOf(draft),
    total: rupeesFromPaise(draftTotal({ segments, travellers: criteria.travellers })),
    sample: segments.some((segment) => segment.kind !== 'ground' && segment.details.source === 'sample'),
    findings: findingsSoFar(draft, segments, policy),
  }
}

function titleOf(from: string | undefined, to: string | undefined, goal: NonNullable<TripDraft['goal']>): string {
  if (from && to) return `${from} to ${to}`
  if (to) return goal === 'hotel' ? `Stay in ${to}` : `Trip to ${to}`
  return from ? `Trip from ${from}` : 'New trip'
}

/** What has to be told or chosen before the request can be sent, in the order in which it is asked for. */
export function missingOf(draft: TripDraft): Missing[] {
  const { goal, criteria, chosen } = draft
  if (draft.legs) return missingOfLegs(draft)
  const missing: [Missing, boolean][] = []
  if (wantsFlight(goal)) {
    missing.push(
      ['from', criteria.from === undefined],
      ['to', criteria.to === undefined],
      ['depart', criteria.depart === undefined],
      ['return', criteria.trip_type === 'round_trip' && criteria.return === undefined],
      ['flight', chosen.flight === null],
      ['return_flight', returnDay(criteria) !== undefined && chosen.return_flight === null],
    )
  }
  if (wantsHotel(goal)) {
    const stay = stayOf(draft)
    missing.push(
      ['city', stay.city === undefined && !(wantsFlight(goal) && criteria.to === undefined)],
      ['check_in', stay.check_in === undefined && !(wantsFlight(goal) && criteria.depart === undefined)],
      ['check_out', stay.check_out === undefined],
      ['hotel', chosen.hotel === null],
    )
  }
  const ground = groundOf(draft)
  if (goal === 'ground')
    missing.push(['depart', ground.some(({ date }) => date === null)], ['ground', ground.length === 0])
  missing.push(['purpose', criteria.purpose === undefined])
  return missing.flatMap(([name, open]) => (open ? [name] : []))
}

function shownLeg({ from, to, depart, flight, stays, hotel }: ParkedLeg): NonNullable<TripDraftView['legs']>[number] {
  return {
    from: from ?? null,
    to: to ?? null,
    depart: depart ?? null,
    chosen: flight !== null,
    hotel: stays ? (hotel?.name ?? 'open') : null,
  }
}

function missingOfLegs(draft: TripDraft): Missing[] {
  const legs = legsOf(draft)
  const names: [Missing, boolean][] = [
    ['from', legs.some(({ from }) => from === undefined)],
    ['to', legs.some(({ to }) => to === undefined)],
    ['depart', legs.some(({ depart }) => depart === undefined)],
    ['flight', legs.some(({ flight }) => flight === null)],
    ['hotel', legs.some(({ stays, hotel }) => stays && hotel === null)],
    ['purpose', draft.criteria.purpose === undefined],
  ]
  return names.flatMap(([name, open]) => (open ? [name] : []))
}

/** What the policy says of what is chosen so far; null where nothing is, or where there is no policy. */
function findingsSoFar(draft: TripDraft, segments: ReturnType<typeof segmentsOf>, policy: PolicyOfDay) {
  const findings = findingsOf(draft, segments, policy)
  return findings && presentFindings(findings)
}

/** Where what is chosen of a draft so far goes beyond the policy; null where nothing is, or where there is no policy. */
export const draftFindings = (draft: TripDraft, policy: PolicyOfDay) => findingsOf(draft, segmentsOf(draft), policy)

function findingsOf(draft: TripDraft, segments: ReturnType<typeof segmentsOf>, policy: PolicyOfDay) {
  const stay = stayOf(draft)
  const [first] = legsOf(draft)
  const departureDate = first ? first.depart : wantsFlight(draft.goal) ? draft.criteria.depart : stay.check_in
  const destinationCity = draft.criteria.to ?? stay.city
  if (segments.length === 0 || departureDate === undefined || destinationCity === undefined) return null
  const returnDate = stay.check_out ?? null
  return findingsOfDraft({ destinationCity, departureDate, returnDate, segments }, policy)
}
