import { rupeeText } from '../../formats.ts'
import type { ClaimableReceipt } from './claim-rules.ts'

/** A receipt as its claimant was shown it, its total in paise. */
export interface ShownTotal {
  receiptId: string
  totalPaise: number | null
}

/** So many differences are told; more are only counted. */
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
    const name = `receipt ${number} (${merchant ?? fileName})`
    const seen = totals.get(id)
    if (seen === undefined) return `You were not shown ${name}.`
    const says = (paise: number | null) => amountText(paise, currency)
    return seen === totalPaise ? [] : `The total of ${name} is ${says(totalPaise)}; you were shown ${says(seen)}.`
  })
  const gone = [...totals.keys()].filter((id) => !ids.has(id) && !claimedIds.has(id)).length
  if (gone > 0) {
    changed.push(
      gone === 1
        ? 'A receipt that you were shown is not in this claim draft any more.'
        : `${gone} receipts that you were shown are not in this claim draft any more.`,
    )
  }
  if (changed.length === 0) return undefined
  const rest = changed.length - NAMED
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'difference' : 'differences'}.`] : []
  return [...changed.slice(0, NAMED), ...more].join(' ')
}

function amountText(paise: number | null, currency: string): string {
  if (paise === null) return 'no amount'
  return currency === 'INR' ? rupeeText(paise) : `${currency} ${(paise / 100).toFixed(2)}`
}
