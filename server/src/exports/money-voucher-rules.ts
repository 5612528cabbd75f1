import type { LedgerMap } from '@pravas/contract/exports'
import { z } from 'zod'
import type { MoneyKind } from '../money-kinds.ts'
import { addsUp, type BookedClaim, type Debit, debitsOf, entriesOf, ledgerOf, type Voucher } from './voucher-rules.ts'

/** How much of each receipt was not paid before and is not now, in paise. */
export const Cuts = z.array(z.object({ receipt_id: z.string(), before: z.int(), after: z.int() }))

/** What happened to money, as the accounts see it. */
export interface BookedMoney {
  kind: MoneyKind
  /** Of the voucher, such as `PAY-2026-000001/EXP-2026-000012`. */
  number: string
  day: string
  employeeId: string
  /** In paise; only an adjustment may be below zero, where it gives back. */
  paise: number
  /** What is said of it beside its number and whose it is. */
  note: string
}

type LedgerName = 'payable' | 'bank' | 'advances' | 'recovered' | 'cards'

/** By what type of voucher money moves, which ledger is debited and which credited. */
const MOVES = {
  payment: ['payment_type', 'payable', 'bank'],
  bounce: ['receipt_type', 'bank', 'payable'],
  set_off: ['voucher_type', 'payable', 'advances'],
  set_off_reversed: ['voucher_type', 'advances', 'payable'],
  advance: ['payment_type', 'advances', 'bank'],
  advance_bounce: ['receipt_type', 'bank', 'advances'],
  advance_returned: ['receipt_type', 'bank', 'advances'],
  advance_recovered: ['voucher_type', 'recovered', 'advances'],
  card: ['voucher_type', 'payable', 'cards'],
  card_reversed: ['voucher_type', 'cards', 'payable'],
} as const satisfies Record<
  Exclude<MoneyKind, 'adjustment'>,
  readonly ['payment_type' | 'receipt_type' | 'voucher_type', LedgerName, LedgerName]
>

/** The voucher of money that moves as a whole from one ledger to another, such as a payment or one that came back. */
export function moveVoucher(money: BookedMoney & { kind: keyof typeof MOVES }, map: LedgerMap): Voucher {
  const [type, debited, credited] = MOVES[money.kind]
  return {
    ...head(money, map[type], map[money.kind.startsWith('advance') ? 'advances' : 'payable']),
    entries: [entry(map[debited], money.paise), entry(map[credited], -money.paise)],
  }
}

/**
 * The voucher of what finance took off an approved claim: no longer owed, and no longer spent on what its receipts are for. Of a
 * receipt, what was spent falls first, and the tax that comes back only where nothing else is left of it.
 */
export function adjustmentVoucher(
  { cuts, ...money }: BookedMoney & { cuts: z.infer<typeof Cuts> },
  claim: BookedClaim,
  map: LedgerMap,
): Voucher {
  const cutBy = new Map(cuts.map((cut) => [cut.receipt_id, cut]))
  const debits = claim.receipts.flatMap((receipt) => {
    const cut = cutBy.get(receipt.id)
    const parts = cut ? debitsOf(receipt, claim, map) : []
    return cut ? [...taken(parts, cut.after), ...taken(parts, cut.before).map(negative)] : []
  })
  const isByReceipts = addsUp(claim) && sumOf(debits) === money.paise
  const whole = { ledger: ledgerOf(claim.category, claim, map), paise: money.paise }
  const owed = money.paise === 0 ? [] : [entry(map.payable, money.paise)]
  return {
    ...head(money, map.voucher_type, map.payable),
    entries: [...owed, ...entriesOf((isByReceipts ? debits : [whole]).map(negative), claim, map)],
  }
}

/** What is left of the first paise, this many, of some debits, in their order. */
function taken(debits: readonly Debit[], paise: number): Debit[] {
  let left = paise
  return debits.map(({ ledger, paise: most }) => {
    const part = Math.min(left, most)
    left -= part
    return { ledger, paise: part }
  })
}

const negative = ({ ledger, paise }: Debit): Debit => ({ ledger, paise: -paise })
const sumOf = (debits: readonly Debit[]) => debits.reduce((sum, { paise }) => sum + paise, 0)
const entry = (ledger: string, paise: number) => ({ ledger, paise, costCentre: null })

function head({ number, day, employeeId, note }: BookedMoney, type: string, party: string) {
  const narration = [number, employeeId, note].filter(Boolean).join(' · ')
  return { number, day, type, party, employeeId, narration }
}
