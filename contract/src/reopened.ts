import { RECEIPT_FIELD_NAMES, type ReceiptFieldName, receiptField } from './receipt-fields.ts'

/** What can be named of a claim as a whole when it is returned. `total` and `receipts` are about all receipts. */
export const CLAIM_PARTS = ['total', 'receipts', 'trip', 'cost_centre', 'project', 'reason'] as const
export type ClaimPart = (typeof CLAIM_PARTS)[number]

/** What can be named of a trip as a whole when it is returned. */
export const TRIP_PARTS = [
  ...(['dates', 'departure_date', 'return_date', 'route', 'departure_city', 'destination_city'] as const),
  ...(['flight', 'return_flight', 'hotel', 'total', 'purpose', 'cost_centre', 'project', 'reason'] as const),
] as const
export type TripPart = (typeof TRIP_PARTS)[number]

/** What can be named of a leg of a trip. */
export const LEG_PARTS = ['date', 'from', 'to', 'flight', 'hotel'] as const
export type LegPart = (typeof LEG_PARTS)[number]

/** A name of a part, taken apart; `field` is null where all of a receipt or a leg is meant. */
type NamedPart =
  | { of: 'whole'; field: string }
  | { of: 'receipt'; id: string; field: string | null }
  | { of: 'leg'; number: number; field: string | null }

const NAME = /^(?:(receipt|leg):([0-9a-f-]{1,36})(?:\.([a-z_]+))?|([a-z_]+))$/

/** Takes a name such as `total`, `receipt:{id}.date` or `leg:2.date` apart; undefined where it is none. */
export function namedPart(name: string): NamedPart | undefined {
  const [, kind, key = '', field = null, whole] = NAME.exec(name) ?? []
  if (whole !== undefined) return { of: 'whole', field: whole }
  if (kind === 'receipt') return { of: 'receipt', id: key, field }
  return kind === 'leg' && /^[1-9]\d?$/.test(key) ? { of: 'leg', number: Number(key), field } : undefined
}

/** The amounts of a receipt, which follow from one another. */
const AMOUNTS = RECEIPT_FIELD_NAMES.filter((name) => name === 'total' || receiptField(name).isTax)
/** What may have to change with a field that was named. */
const FOLLOWS: Partial<Record<ReceiptFieldName, readonly ReceiptFieldName[]>> = {
  total: AMOUNTS,
  currency: AMOUNTS,
  category: RECEIPT_FIELD_NAMES.filter((name) => receiptField(name).onlyOf !== undefined),
}

/** What the owner of a returned claim may change. */
export interface ReopenedClaim {
  /** Whether nothing was named, so that everything may be changed. */
  all: boolean
  /** Whether a field of a receipt may be changed. */
  field(receiptId: string, field: ReceiptFieldName): boolean
  /** Whether anything of a receipt may be changed; the receipt may be taken out of the claim then. */
  receipt(receiptId: string): boolean
  /** Whether receipts may be added, which takes the place of one that was named as a whole. */
  addition: boolean
  /** Whether a part of the whole claim may be changed. */
  whole(part: ClaimPart): boolean
}

/** What of a claim may be changed after it was returned with these names: exactly that, and what follows from it. */
export function reopenedClaim(names: readonly string[]): ReopenedClaim {
  const parts = names.flatMap((name) => namedPart(name) ?? [])
  const all = names.length === 0
  const whole = (part: ClaimPart) => all || parts.some(({ of, field }) => of === 'whole' && field === part)
  const ofReceipt = (id: string) =>
    parts.flatMap((part) => (part.of === 'receipt' && part.id === id ? [part.field] : []))
  return {
    all,
    whole,
    addition: whole('receipts') || whole('total') || parts.some(({ of, field }) => of === 'receipt' && field === null),
    receipt: (id) => whole('receipts') || whole('total') || ofReceipt(id).length > 0,
    field: (id, field) =>
      all ||
      (whole('total') && (AMOUNTS.includes(field) || field === 'currency')) ||
      ofReceipt(id).some(
        (named) => named === null || named === field || FOLLOWS[named as ReceiptFieldName]?.includes(field) === true,
      ),
  }
}

/** What the owner of a returned trip may change, by its flights counted from 1; a stay belongs to the flight before it. */
export interface ReopenedTrip {
  /** Whether nothing was named, so that everything may be changed. */
  all: boolean
  /** Whether a part of the whole trip may be changed. */
  whole(part: 'purpose' | 'cost_centre' | 'project' | 'reason'): boolean
  /** Whether a part of a leg that it has may be changed or taken out. */
  leg(number: number, part: LegPart): boolean
  /** Whether a flight or a hotel may be added to a leg that had none: it was named, and does not only follow from something else. */
  addable(number: number, part: 'flight' | 'hotel'): boolean
  /** Whether a leg may be taken out as a whole. */
  removable(number: number): boolean
  /** Whether other cities may be travelled to, in another number of legs. */
  route: boolean
}

/** The legs of a trip as it was sent. */
export interface TripShape {
  /** How many flights it has; a stay without any counts as one. */
  legs: number
  /** Whether its second flight goes back to where the first one began. */
  hasReturnFlight: boolean
  /** Whether it goes over several cities, so that all its flights are of one kind. */
  isJourney: boolean
}

/** What of a trip may be changed after it was returned with these names: exactly that, and what follows from it. */
export function reopenedTrip(names: readonly string[], shape: TripShape): ReopenedTrip {
  const parts = names.flatMap((name) => namedPart(name) ?? [])
  const whole = (part: string) => parts.some(({ of, field }) => of === 'whole' && field === part)
  const open = new Set<string>()
  const addable = new Set<string>()
  const removed = new Set<number>()
  for (const part of parts) {
    const named = part.of === 'leg' ? legParts(part) : part.of === 'whole' ? partsOfWhole(part.field, shape) : []
    for (const [number, field] of named) {
      open.add(`${number}.${field}`)
      // A change of the total asks for nothing else.
      if (!(part.of === 'whole' && part.field === 'total')) addable.add(`${number}.${field}`)
      // A leg that was named as a whole is changed within the others, which stay.
      const isWholeLeg = part.of === 'leg' && part.field === null
      const following = isWholeLeg
        ? field === 'date'
          ? [[number - 1, 'hotel'] as const]
          : []
        : followsFrom(number, field, shape)
      for (const [other, follows] of following) open.add(`${other}.${follows}`)
    }
    if (part.of === 'leg' && part.field === null) removed.add(part.number)
  }
  if (whole('return_flight')) removed.add(2)
  const all = names.length === 0
  return {
    all,
    whole: (part) => all || whole(part),
    leg: (number, part) => all || open.has(`${number}.${part}`),
    addable: (number, part) => all || addable.has(`${number}.${part}`),
    removable: (number) => all || removed.has(number),
    route: all || whole('route'),
  }
}

type OfLeg = readonly [number: number, part: LegPart]

const legParts = ({ number, field }: { number: number; field: string | null }): OfLeg[] =>
  LEG_PARTS.filter((part) => field === null || field === part).map((part) => [number, part])

function partsOfWhole(name: string, { legs, isJourney }: TripShape): OfLeg[] {
  const numbers = Array.from({ length: legs }, (_, index) => index + 1)
  const each = (...of: LegPart[]) => numbers.flatMap((number) => of.map((part): OfLeg => [number, part]))
  switch (name) {
    case 'dates':
      // A way back may be added, or taken out, with its day.
      return [...each('date'), ...(isJourney ? [] : ([[2, 'date']] satisfies OfLeg[]))]
    case 'departure_date':
      return [[1, 'date']]
    case 'return_date':
      return [[isJourney ? legs : 2, 'date']]
    case 'route':
      return each('from', 'to')
    case 'departure_city':
      return [[1, 'from']]
    case 'destination_city':
      return [[1, 'to']]
    case 'flight':
      return isJourney ? each('flight') : [[1, 'flight']]
    case 'return_flight':
      return [[2, 'flight']]
    case 'hotel':
      return each('hotel')
    case 'total':
      return each('flight', 'hotel')
    default:
      return []
  }
}

/** What may have to change with a part of a leg; the legs beside it begin and end where it does. */
function followsFrom(number: number, part: LegPart, { hasReturnFlight }: TripShape): OfLeg[] {
  const before = hasReturnFlight && number === 1 ? 2 : number - 1
  const after = hasReturnFlight && number === 2 ? 1 : number + 1
  const followed: Record<LegPart, OfLeg[]> = {
    date: [
      [number, 'flight'],
      [number, 'hotel'],
      [number - 1, 'hotel'],
    ],
    from: [
      [number, 'flight'],
      [before, 'to'],
      [before, 'flight'],
      [before, 'hotel'],
    ],
    to: [
      [number, 'flight'],
      [number, 'hotel'],
      [after, 'from'],
      [after, 'flight'],
    ],
    flight: [],
    hotel: [],
  }
  return followed[part]
}
