import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { GroundLeg } from '@pravas/contract/ground'
import type { RequestChange } from '@pravas/contract/requests'
import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { dayText, rupeeText } from '../formats.ts'

const c = texts(labels)
const t = texts(status)

/** A chosen flight or stay of one version of a trip; paise. */
export type VersionedSegment = { title: string; pricePaise: number } & (
  | {
      kind: 'flight' | 'return_flight'
      details: Pick<FlightResult, 'departure_airport' | 'arrival_airport' | 'travel_class'>
    }
  | { kind: 'hotel'; details: Pick<HotelResult, 'city' | 'check_in' | 'check_out'> }
  | { kind: 'ground'; details: Pick<GroundLeg, 'date'> }
)

/** One version of a trip; paise, and days as `YYYY-MM-DD`. */
export interface TripVersion {
  totalPaise: number
  /** All its cities in their order. */
  route: readonly string[]
  departureDate: string
  returnDate: string | null
  purpose: string
  /** The codes of what it is booked on. */
  costCentre: string | null
  project: string | null
  /** What the traveller says where the policy asks for a reason. */
  reason: string | null
  /** Each kind in the order of the trip. */
  segments: readonly VersionedSegment[]
}

const KINDS = ['flight', 'return_flight', 'hotel', 'ground'] as const
const PART_NAMES = {
  flight: c('flight'),
  return_flight: c('return-flight'),
  hotel: c('hotel'),
  ground: c('ground'),
} as const

/** What approvers have not seen yet of a trip that is sent again: the whole first, then part by part. */
export function tripChanges(before: TripVersion, after: TripVersion): RequestChange[] {
  const whole = [
    { field: 'total', of: ({ totalPaise }: TripVersion) => rupeeText(totalPaise) },
    { field: 'route', of: ({ route }: TripVersion) => route.join(' – ') },
    { field: 'dates', of: datesOf },
    { field: 'purpose', of: ({ purpose }: TripVersion) => purpose },
    { field: 'cost_centre', of: ({ costCentre }: TripVersion) => costCentre },
    { field: 'project', of: ({ project }: TripVersion) => project },
    { field: 'reason', of: ({ reason }: TripVersion) => reason },
  ].map(({ field, of }): RequestChange => ({ part: null, field, before: of(before), after: of(after) }))
  return [
    ...whole.filter((change) => change.before !== change.after),
    ...KINDS.flatMap((kind) => changedParts(kind, before.segments, after.segments)),
  ]
}

function datesOf({ departureDate, returnDate }: TripVersion): string {
  const from = dayText(departureDate)
  return returnDate === null ? from : t('change.days', { from, until: dayText(returnDate) })
}

/** A part that is the same in both versions is none, wherever it stands; of the others one takes the place of the next. */
function changedParts(
  kind: (typeof KINDS)[number],
  before: readonly VersionedSegment[],
  after: readonly VersionedSegment[],
): RequestChange[] {
  const [were, are] = [before, after].map((segments) =>
    segments.filter((segment) => segment.kind === kind).map(partText),
  ) as [string[], string[]]
  const isSeveral = were.length > 1 || are.length > 1
  const left = lacking(were, are)
  const added = lacking(are, were)
  return Array.from({ length: Math.max(left.length, added.length) }, (_, at): RequestChange => {
    const [was, is] = [left[at], added[at]]
    const number = (is ?? was)?.number ?? 1
    const part = isSeveral ? t('change.numbered', { part: PART_NAMES[kind], number }) : PART_NAMES[kind]
    return { part, field: null, before: was?.text ?? null, after: is?.text ?? null }
  })
}

/** Those texts that the others lack, each by its number. */
function lacking(texts: readonly string[], others: readonly string[]): { text: string; number: number }[] {
  const rest = [...others]
  return texts.flatMap((text, index) => {
    const found = rest.indexOf(text)
    if (found < 0) return [{ text, number: index + 1 }]
    rest.splice(found, 1)
    return []
  })
}

function partText(segment: VersionedSegment): string {
  const { title, pricePaise } = segment
  const price = rupeeText(pricePaise)
  if (segment.kind === 'hotel') {
    const { city, check_in: from, check_out: until } = segment.details
    const days = from && until ? t('change.days', { from: dayText(from), until: dayText(until) }) : undefined
    return [title, city, days, price].filter(Boolean).join(', ')
  }
  if (segment.kind === 'ground')
    return [title, ...(segment.details.date ? [dayText(segment.details.date)] : []), price].join(', ')
  const { departure_airport: from, arrival_airport: to, travel_class: cabin } = segment.details
  const times = t('change.times', { leaves: from.time.slice(11), lands: to.time.slice(11) })
  return [title, dayText(from.time.slice(0, 10)), times, cabin, price].join(', ')
}
