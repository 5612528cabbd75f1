import { createHash } from 'node:crypto'
import { DUPLICATE_REASONS, type DuplicateOf, type PossibleDuplicate } from '@pravas/contract/receipt-review'
import type { Db } from '../db/database.ts'
import { duplicateReason, duplicateText, type LikeReceipt } from './duplicate-rules.ts'
import { selectLikeReceipts, selectResolutions } from './duplicate-store.ts'

/** Whose receipts, as FinGenie counts them. */
interface Counted {
  orgId: string
  personId: string
  receipts: readonly { id: string; number: number }[]
}

/** More than this of one receipt tell nothing new. */
const MOST = 5

/** What may be duplicates of a person's receipts, by the receipt's id, the surest first, with what was said of them. */
export async function possibleDuplicates(
  source: Db,
  { orgId, personId, receipts }: Counted,
): Promise<Map<string, PossibleDuplicate[]>> {
  const ids = receipts.map(({ id }) => id)
  const alike = await selectLikeReceipts(source, orgId, ids)
  const resolutions = alike.length > 0 ? await selectResolutions(source, orgId, ids) : []
  const numbers = new Map(receipts.map(({ id, number }) => [id, number]))
  const duplicates = alike.flatMap((pair) => {
    const reason = duplicateReason(pair)
    const of = otherOf(pair, personId, numbers)
    if (reason === null || of === undefined) return []
    const key = keyOf(pair)
    const said = resolutions.find((resolution) => resolution.receiptId === pair.receiptId && resolution.key === key)
    const text = duplicateText(reason, of)
    return [{ receiptId: pair.receiptId, duplicate: { key, reason, of, text, resolution: said?.resolution ?? null } }]
  })
  const rank = ({ duplicate }: (typeof duplicates)[number]) => DUPLICATE_REASONS.indexOf(duplicate.reason)
  const byReceipt = Map.groupBy(
    duplicates.toSorted((a, b) => rank(a) - rank(b)),
    ({ receiptId }) => receiptId,
  )
  return new Map([...byReceipt].map(([id, found]) => [id, found.slice(0, MOST).map(({ duplicate }) => duplicate)]))
}

/** The other receipt as its claimant may know it; undefined for one of their own that is not among those counted. */
function otherOf(pair: LikeReceipt, personId: string, numbers: ReadonlyMap<string, number>): DuplicateOf | undefined {
  if (pair.otherPersonId !== personId) return 'somebody_else'
  if (pair.expenseNumber !== null) return { own_claim: pair.expenseNumber }
  const number = numbers.get(pair.otherId)
  return number === undefined ? undefined : { own_receipt: number }
}

/** Stands for the other receipt without telling its id. */
function keyOf({ receiptId, otherId }: LikeReceipt): string {
  return createHash('sha256').update(`${receiptId} ${otherId}`).digest('hex').slice(0, 24)
}
