import { FIELD_COLUMNS } from '@pravas/contract/receipt-field-keys'
import type { Transaction } from 'kysely'
import { auditEntry, recordAudits } from '../audit/store.ts'
import type { Tables } from '../db/tables.ts'
import { notReopened, returnedClaimOf } from '../requests/reopened-claims.ts'
import { insertReceipts, type NewReceipt, type ReceiptsKey } from './receipt-store.ts'

/**
 * Adds receipts to one's own draft as `insertReceipts` does, and says in the trail what was read of each, or declared. Throws
 * 'request.not_reopened' where the draft changes a claim that was returned for something else.
 */
export async function addReceipts(
  trx: Transaction<Tables>,
  key: ReceiptsKey,
  receipts: readonly NewReceipt[],
  now: Date,
): Promise<void> {
  if (receipts.length === 0) return
  const returned = await returnedClaimOf(trx, key.orgId, key.draftId)
  if (returned && !returned.reopened.addition) throw notReopened(returned, ['body'])
  await insertReceipts(trx, key, receipts, now)
  const entries = receipts.map((receipt) => {
    const read = FIELD_COLUMNS.map((column) => [column, receipt[column]] as const)
    const after = Object.fromEntries(read.filter(([, value]) => value !== null))
    const { file_name, file_hash } = receipt
    return auditEntry(key, 'receipt.added', now, { kind: 'receipt', id: receipt.id }, { after, file_name, file_hash })
  })
  await recordAudits(trx, entries)
}
