import type { Category } from '@pravas/contract/categories'
import type { LedgerMap } from '@pravas/contract/exports'
import { z } from 'zod'

/** An amount on one side of a ledger, in paise; a debit is above zero and a credit below. */
const Entry = z.object({ ledger: z.string(), paise: z.int(), costCentre: z.string().nullable() })

/** What is booked of one record: entries that add up to nothing. */
export const Voucher = z.object({
  number: z.string(),
  day: z.iso.date(),
  type: z.string(),
  party: z.string(),
  employeeId: z.string(),
  narration: z.string(),
  entries: z.array(Entry),
})
export type Voucher = z.infer<typeof Voucher>

/** A claim as the accounts see it. */
export interface BookedClaim {
  number: string
  /** The day in India on which it was approved. */
  day: string
  employeeId: string
  description: string
  /** Of what no receipt stands for. */
  category: Category
  totalPaise: number
  /** What of it company cards paid, which is not owed to the employee. */
  cardPaise: number
  costCentre: { code: string; name: string } | null
  receipts: readonly BookedReceipt[]
}

export interface BookedReceipt {
  id: string
  category: Category
  /** Null where it is not in rupees or not known. */
  totalPaise: number | null
  /** The taxes that come back, as they are printed; null where nothing does. */
  creditable: { cgst: number; sgst: number; igst: number } | null
}

/**
 * The voucher of a claim: each receipt is debited to the ledger of its category, without the input tax that comes back, which has
 * ledgers of its own; the total is credited to what is owed to employees, and what
 * company cards paid to what is owed for them. Where the receipts don't add up to the total, the
 * claim is booked by its own category alone.
 */
export function voucherOf(claim: BookedClaim, map: LedgerMap): Voucher {
  const debits = addsUp(claim) ? claim.receipts.flatMap((receipt) => debitsOf(receipt, claim, map)) : []
  const whole = { ledger: ledgerOf(claim.category, claim, map), paise: claim.totalPaise }
  return {
    number: claim.number,
    day: claim.day,
    type: map.voucher_type,
    party: map.payable,
    employeeId: claim.employeeId,
    narration: [claim.number, claim.employeeId, claim.description].filter(Boolean).join(' · '),
    entries: [
      ...entriesOf(debits.length > 0 ? debits : [whole], claim, map),
      ...(claim.cardPaise === 0 ? [] : [{ ledger: map.cards, paise: -claim.cardPaise, costCentre: null }]),
      { ledger: map.payable, paise: claim.cardPaise - claim.totalPaise, costCentre: null },
      // Where cards paid all of it, nothing is owed to the employee.
    ].filter(({ paise }) => paise !== 0),
  }
}

/** An amount of a ledger, in paise; a debit is above zero. */
export interface Debit {
  ledger: string
  paise: number
}

/** Whether the receipts of a claim are all of it, so that it is booked by them. */
export function addsUp({ receipts, totalPaise }: BookedClaim): boolean {
  return receipts.reduce((total, receipt) => total + (receipt.totalPaise ?? 0), 0) === totalPaise
}

/** One entry a ledger, with the cost centre of the claim where it is one of costs. */
export function entriesOf(debits: readonly Debit[], { costCentre }: BookedClaim, map: LedgerMap): Voucher['entries'] {
  const costs = new Set([...Object.values(map.categories), ...map.exceptions.map(({ ledger }) => ledger)])
  return summed(debits).map(({ ledger, paise }) => ({
    ledger,
    paise,
    costCentre: costs.has(ledger) ? (costCentre?.name ?? null) : null,
  }))
}

/** What is debited for a receipt: what was spent, then the tax that comes back. */
export function debitsOf(
  { category, totalPaise, creditable }: BookedReceipt,
  claim: BookedClaim,
  map: LedgerMap,
): Debit[] {
  const total = totalPaise ?? 0
  const taxes = creditable ? creditable.cgst + creditable.sgst + creditable.igst : 0
  const isWithin = creditable !== null && taxes < total
  return [
    { ledger: ledgerOf(category, claim, map), paise: isWithin ? total - taxes : total },
    ...(isWithin
      ? [
          { ledger: map.input_cgst, paise: creditable.cgst },
          { ledger: map.input_sgst, paise: creditable.sgst },
          { ledger: map.input_igst, paise: creditable.igst },
        ]
      : []),
  ]
}

/** The ledger of what a claim spends on a category. */
export function ledgerOf(category: Category, { costCentre }: BookedClaim, map: LedgerMap): string {
  const code = costCentre?.code.toLowerCase()
  const exception = map.exceptions.find((one) => one.category === category && one.cost_centre.toLowerCase() === code)
  return exception?.ledger ?? map.categories[category]
}

/** One entry a ledger, in the order in which they are first named; none of nothing. */
function summed(debits: readonly Debit[]): Debit[] {
  const byLedger = Map.groupBy(debits, ({ ledger }) => ledger)
  return [...byLedger]
    .map(([ledger, same]) => ({ ledger, paise: same.reduce((total, { paise }) => total + paise, 0) }))
    .filter(({ paise }) => paise !== 0)
}
