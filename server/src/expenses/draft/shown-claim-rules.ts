import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { texts } from '@pravas/messages/texts'
import { rupeeText } from '../../formats.ts'
import type { ClaimableReceipt } from './claim-rules.ts'

const text = texts(claimDrafts)

/** A receipt as its claimant was shown it, its total in paise. */
export interface ShownTotal {
  receiptId: string
  totalPaise: number | null
}

/** How many differences are told; more are only counted. */
const NAMED = 5

/**
 * In which way the receipts that would be claimed are not those that the claimant was shown: one that was not shown,
 * another total, or one that is gone. Undefined when they are exactly those. `claimedIds` are receipts that an earlier
 * claim holds: a page may go on showing them.
 */
export function differenceFromShown(
  shown: readonly ShownTotal[],
  receipts: readonly Pick<ClaimableReceipt, 'id' | 'number' | 'merchant' | 'fileName' | 'totalPaise' | 'currency'>[],
  claimedIds: ReadonlySet<string>,
): string | undefined {
  const totals = new Map(shown.map(({ receiptId, totalPaise }) => [receiptId, totalPaise]))
  const ids = new Set(receipts.map(({ id }) => id))
  const changed = receipts.flatMap(({ id, number, merchant, fileName, totalPaise, currency }) => {
    const receipt = text('receipt', { number, name: merchant ?? fileName })
    const seen = totals.get(id)
    if (seen === undefined) return text('shown.not', { receipt })
    const says = (paise: number | null) => amountText(paise, currency)
    return seen === totalPaise ? [] : text('shown.total', { receipt, now: says(totalPaise), seen: says(seen) })
  })
  const gone = [...totals.keys()].filter((id) => !ids.has(id) && !claimedIds.has(id)).length
  if (gone > 0) changed.push(text('shown.gone', { count: gone }))
  if (changed.length === 0) return undefined
  const rest = changed.length - NAMED
  const more = rest > 0 ? [text('shown.more', { count: rest })] : []
  return [...changed.slice(0, NAMED), ...more].join(' ')
}

function amountText(paise: number | null, currency: string): string {
  if (paise === null) return text('no-amount')
  return currency === 'INR' ? rupeeText(paise) : `${currency} ${(paise / 100).toFixed(2)}`
}
