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
