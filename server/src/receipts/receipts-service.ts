import type { ReadReceipt, ReceiptFile } from '@pravas/contract/fingenie'
import type { Reader } from '@pravas/reading/reader'
import type { Transaction } from 'kysely'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Actor } from '../identity/actor.ts'
import { presentReadReceipt, receiptOf } from './presenter.ts'
import { type ReadFile, type ReadOptions, readFiles, type UnreadReason } from './read-files.ts'
import { ReceiptChange } from './receipt-change.ts'
import {
  deleteReceipt,
  type HeldReceipt,
  insertReceipts,
  lockUnclaimedReceipt,
  type ReceiptColumns,
  type ReceiptsKey,
  selectClaimsByHash,
  selectReceipts,
  selectUnclaimedByHash,
  selectUnclaimedReadings,
  updateReceipt,
} from './receipt-store.ts'
import { decodeFiles } from './upload-files.ts'

export type { HeldReceipt }

export type Receipts = ReturnType<typeof createReceipts>

export interface ReceiptsDeps {
  db: Database['db']
  clock: Clock
  files: FileStorage
  reader: Reader
}

/** What became of an upload. */
export interface Added {
  /** The receipts of the uploaded files, old and new, once each and in the order of the upload. */
  receipts: (ReadReceipt & { receipt_id: string })[]
  /** Names of files that the conversation held already and that were not added again. */
  repeated: string[]
  /** Names of files in which nothing could be read; they are not kept. */
  unread: { name: string; reason: UnreadReason }[]
  /** Files that are part of an earlier claim of this person. */
  claimedBefore: { name: string; expenseNumber: string }[]
}

/** Uploaded receipts: reading them, keeping them and setting right what was misread. */
export function createReceipts({ db, clock, files, reader }: ReceiptsDeps) {
  return {
    /**
     * Decodes, checks and reads the files of a request's field (`body.receipts`), and keeps the readable ones in the
     * storage. Nothing is kept when one is refused; see `readFiles` for what is thrown.
     */
    async read(path: string, uploaded: readonly ReceiptFile[], options: ReadOptions): Promise<ReadFile[]> {
      const read = await readFiles(reader, distinct(decodeFiles(path, uploaded)), options)
      for (const file of read) if (file.reading) await files.put(file.bytes)
      return read
    },

    /** Adds read files to a conversation that the caller's transaction holds. A file it holds unclaimed is not added. */
    async add(trx: Transaction<Tables>, key: ReceiptsKey, read: readonly ReadFile[], now: Date): Promise<Added> {
      const readable = read.flatMap((file) => (file.reading ? [file] : []))
      const unread = read.flatMap((file) => (file.reading ? [] : [{ name: file.name, reason: file.reason }]))
      if (readable.length === 0) return { receipts: [], repeated: [], unread, claimedBefore: [] }
      const hashes = readable.map(({ hash }) => hash)
      const present = await selectUnclaimedByHash(trx, key, hashes)
      const isPresent = (file: ReadFile) => present.some(({ hash }) => hash === file.hash)
      const created = readable.filter((file) => !isPresent(file)).map(receiptOf)
      if (created.length > 0) await insertReceipts(trx, key, created, now)

      const held = new Map((await selectReceipts(trx, key)).map((receipt) => [receipt.id, receipt]))
      const claims = new Map((await selectClaimsByHash(trx, key, hashes)).map((row) => [row.hash, row.expenseNumber]))
      const stored = [
        ...present.map(({ id, hash, reading }) => ({ id, hash, reading: reading as unknown })),
        ...created.map(({ id, file_hash, reading }) => ({ id, hash: file_hash, reading: reading as unknown })),
      ]
      return {
        receipts: hashes.flatMap((hash) => {
          const found = stored.find((receipt) => receipt.hash === hash)
          const receipt = found && held.get(found.id)
          return receipt ? [presentReadReceipt(receipt, found.reading)] : []
        }),
        repeated: readable.filter(isPresent).map(({ name }) => name),
        unread,
        claimedBefore: readable.flatMap(({ name, hash }) => {
          const expenseNumber = claims.get(hash)
          return expenseNumber ? [{ name, expenseNumber }] : []
        }),
      }
    },

    /** The receipts of a conversation in the order of their upload. */
    held: (source: Db, key: ReceiptsKey): Promise<HeldReceipt[]> => selectReceipts(source, key),

    /** The receipts of a conversation that are not claimed yet, as a page shows them, in the order of their upload. */
    async unclaimed(source: Db, key: ReceiptsKey): Promise<Added['receipts']> {
      const held = await selectReceipts(source, key)
      const readings = new Map((await selectUnclaimedReadings(source, key)).map(({ id, reading }) => [id, reading]))
      return held.flatMap((receipt) =>
        receipt.expenseNumber === null ? [presentReadReceipt(receipt, readings.get(receipt.id))] : [],
      )
    },

    /**
     * Sets right what was misread on one's own receipt; false when there is none or it is claimed already. Rejects a
     * change that is none: assistants make them up from what was said.
     */
    async correct(actor: Actor, id: string, said: ReceiptChange): Promise<boolean> {
      const change = ReceiptChange.parse(said)
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const before = await lockUnclaimedReceipt(trx, actor, id)
        if (!before) return false
        const after = columnsOf(change)
        await updateReceipt(trx, actor.orgId, id, after)
        const changed = Object.keys(after) as (keyof typeof after)[]
        const detail = {
          before: Object.fromEntries(changed.map((column) => [column, before[column]])),
          after,
        }
        await recordAudit(trx, auditEntry(actor, 'receipt.corrected', now, { kind: 'receipt', id }, detail))
        return true
      })
    },

    /** Removes one's own receipt; false when there is none or it is claimed already. */
    remove(actor: Actor, id: string): Promise<boolean> {
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const before = await lockUnclaimedReceipt(trx, actor, id)
        if (!before) return false
        await deleteReceipt(trx, actor.orgId, id)
        await recordAudit(trx, auditEntry(actor, 'receipt.removed', now, { kind: 'receipt', id }, { before }))
        return true
      })
    },
  }
}

/** Each content once, under the first of its names. */
function distinct<F extends { hash: string }>(files: readonly F[]): F[] {
  return [...new Map([...files].reverse().map((file) => [file.hash, file])).values()].reverse()
}

function columnsOf({ date, totalPaise, ...same }: ReceiptChange) {
  const columns = { ...same, receipt_date: date, total_paise: totalPaise }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as ReceiptColumns
}
