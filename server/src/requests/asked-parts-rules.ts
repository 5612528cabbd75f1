import { RECEIPT_FIELD_NAMES, receiptField } from '@pravas/contract/receipt-fields'
import { CLAIM_PARTS, LEG_PARTS, type LegPart, namedPart, TRIP_PARTS } from '@pravas/contract/reopened'
import { askedClaimPart, askedLeg, askedPart } from '@pravas/messages/asked-part'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'

const t = texts(status)

/** A receipt of a claim, as it is named to people; in the order of the claim. */
export interface NamedReceipt {
  id: string
  name: string
}

/** What of a trip can be named. */
interface NamedTrip {
  /** All cities in their order. */
  route: readonly string[]
  /** How many flights it has in all. */
  flights: number
  hasFlight: boolean
  hasReturnFlight: boolean
  hasHotel: boolean
}

/** The request in which parts are named. */
export type NamedIn = { kind: 'expense'; receipts: readonly NamedReceipt[] } | ({ kind: 'trip' } & NamedTrip)

/** What an approver asks to be changed, as people read it; undefined where the request has no such part. */
export function askedPartText(name: string, request: NamedIn): string | undefined {
  const part = namedPart(name)
  if (part === undefined) return undefined
  if (request.kind === 'expense') {
    if (part.of === 'whole') return isOf(CLAIM_PARTS, part.field) ? askedClaimPart(part.field) : undefined
    if (part.of === 'leg') return undefined
    const at = request.receipts.findIndex(({ id }) => id === part.id)
    const receipt = request.receipts[at]
    if (receipt === undefined) return undefined
    const named = t('asked.receipt', { number: at + 1, name: receipt.name })
    if (part.field === null) return named
    if (!isOf(RECEIPT_FIELD_NAMES, part.field)) return undefined
    return t('asked.field', { part: named, field: receiptField(part.field).label })
  }
  if (part.of === 'whole') {
    const { hasFlight, hasReturnFlight, hasHotel } = request
    const lacks = { flight: !hasFlight, return_flight: !hasReturnFlight, hotel: !hasHotel }[part.field]
    return isOf(TRIP_PARTS, part.field) && lacks !== true ? askedPart(part.field, request.route) : undefined
  }
  if (part.of === 'receipt' || part.number > Math.max(1, request.flights)) return undefined
  const leg = askedLeg(part.number, legCities(request, part.number))
  if (part.field === null) return leg
  return isOf(LEG_PARTS, part.field) ? t('asked.field', { part: leg, field: legPart(part.field) }) : undefined
}

/** What a part of a trip is called, whether this one has it or not. */
export function partText(name: string, request: NamedIn): string {
  const ofWhole = namedPart(name)?.of === 'whole' ? askedPart(name, null) : undefined
  return ofWhole ?? askedPartText(name, request) ?? t('change.route')
}

/** All that is asked for, as people read it; what a request no longer has is said to be gone. */
export function askedPartTexts(names: readonly string[], request: NamedIn): string[] {
  return names.map((name) => askedPartText(name, request) ?? t('asked.gone'))
}

const isOf = <T extends string>(names: readonly T[], name: string): name is T => names.some((known) => known === name)

/** The second flight of a trip there and back goes the other way. */
function legCities({ route, hasReturnFlight }: NamedTrip, number: number): readonly (string | undefined)[] {
  if (hasReturnFlight && number === 2) return [route[1], route[0]]
  return [route[number - 1], route[number]]
}

const legPart = (part: LegPart) => t(`asked.leg-${part}`)
