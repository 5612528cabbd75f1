import type { DuplicateOf, DuplicateResolution, ReceiptFieldsChange } from '@pravas/contract/claims'
import type { ReadReceipt, ReceiptFile } from '@pravas/contract/fingenie'
import { isGstin } from '@pravas/reading/gstin'
import type { Reader } from '@pravas/reading/reader'
import type { Transaction } from 'kysely'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Actor } from '../identity/actor.ts'
import { isId } from '../ids.ts'
import { upsertResolution } from './duplicate-store.ts'
import { possibleDuplicates } from './duplicates-service.ts'
import { columnsOfChange } from './fields-change.ts'
import { presentReadReceipt, receiptsOf } from './presenter.ts'
import { type ReadFile, type ReadOptions, readFiles, type UnreadReason } from './read-files.ts'
import { ReceiptChange } from './receipt-change.ts'
import {
  deleteReceipt,
  EDITABLE,
  type HeldReceipt,
  insertReceipts,
  lockUnclaimedReceipt,
  type ReceiptColumns,
  type ReceiptsKey,
  selectOwnReceipt,
  selectReceipts,
  selectUnclaimedByHash,
  selectUnclaimedReadings,
  updateReceipt,
} from './receipt-store.ts'
import { decodeFiles, type UploadedFile } from './upload-files.ts'

export type { HeldReceipt }

type Trx = Transaction<Tables>

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
  /** How many of these receipts are new to the conversation. */
  created: number
  /** Names of files that the conversation held already and that were not added again. */
  repeated: string[]
  /** Files that came more than once in the upload, under the name that they were taken with. */
  copies: { name: string; copies: readonly string[] }[]
  /** Names of files in which nothing could be read; they are not kept. */
  unread: { name: string; reason: UnreadReason }[]
  /** Files that are part of an earlier claim: of this person's by its number, of another's by none. */
  claimedBefore: { name: string; expenseNumber: string | null }[]
  /** Receipts that may have been claimed before although their files are others, and why. */
  alike: { receiptId: string; text: string }[]
  /** Files on which a GSTIN is printed that is none, as it was read; null where its characters are not clear. */
  wrongGstins: { name: string; gstin: string | null }[]
  /** Files that hold several receipts, each of which is a receipt of its own, and how many they hold. */
  several: { name: string; count: number }[]
}

/** Uploaded receipts: reading them, keeping them and setting right what was misread. */
export function createReceipts({ db, clock, files, reader }: ReceiptsDeps) {
  /** False when there is no such receipt of the actor's, or it is claimed. */
  async function edit(trx: Trx, actor: Actor, id: string, columns: ReceiptColumns): Promise<boolean> {
    const before = isId(id) ? await lockUnclaimedReceipt(trx, actor, id) : undefined
    if (!before) return false
    const given = EDITABLE.filter((column) => columns[column] !== undefined)
    const changed = given.filter((column) => columns[column] !== before[column])
    const confirmed = given.filter((column) => !changed.includes(column) && !before.checked.includes(column))
    if (changed.length === 0 && confirmed.length === 0) return true
    await updateReceipt(trx, actor.orgId, id, columns, [...new Set([...before.checked, ...given])].map(String))
    const of = (source: ReceiptColumns) => Object.fromEntries(changed.map((column) => [column, source[column]]))
    const detail = { before: of(before), after: of(columns), ...(confirmed.length > 0 && { confirmed }) }
    await recordAudit(trx, auditEntry(actor, 'receipt.corrected', clock.now(), { kind: 'receipt', id }, detail))
    return true
  }

  async function remove(trx: Trx, actor: Actor, id: string): Promise<boolean> {
    const before = isId(id) ? await lockUnclaimedReceipt(trx, actor, id) : undefined
    if (!before) return false
    await deleteReceipt(trx, actor.orgId, id)
    await recordAudit(trx, auditEntry(actor, 'receipt.removed', clock.now(), { kind: 'receipt', id }, { before }))
    return true
  }

  /** Why one's receipt cannot be changed. */
  async function refusal(trx: Trx, actor: Actor, id: string) {
    const own = isId(id) ? await selectOwnReceipt(trx, actor, id) : undefined
    return problem(own ? 'receipt.claimed' : 'record.not_found')
  }

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

    /**
     * Adds the receipts of read files to a conversation that the caller's transaction holds, except those of a file that it
     * holds unclaimed.
     */
    async add(trx: Trx, key: ReceiptsKey, read: readonly ReadFile[], now: Date): Promise<Added> {
      const readable = read.flatMap((file) => (file.reading ? [file] : []))
      const unread = read.flatMap((file) => (file.reading ? [] : [{ name: file.name, reason: file.reason }]))
      const copies = read.flatMap(({ name, copies = [] }) => (copies.length > 0 ? [{ name, copies }] : []))
      if (readable.length === 0)
        return {
          receipts: [],
          created: 0,
          repeated: [],
          copies,
          unread,
          claimedBefore: [],
          alike: [],
          wrongGstins: [],
          several: [],
        }
      const hashes = readable.map(({ hash }) => hash)
      const present = await selectUnclaimedByHash(trx, key, hashes)
      const isHeld = (one: { file_hash: string; part: number }) =>
        present.some(({ hash, part }) => hash === one.file_hash && part === one.part)
      const created = readable.flatMap(receiptsOf).filter((receipt) => !isHeld(receipt))
      if (created.length > 0) await insertReceipts(trx, key, created, now)

      const held = new Map((await selectReceipts(trx, key)).map((receipt) => [receipt.id, receipt]))
      const duplicates = await possibleDuplicates(trx, { ...key, receipts: numberedOpen([...held.values()]) })
      const stored = [
        ...present.map(({ id, hash, part, reading }) => ({ id, hash, part, reading: reading as unknown })),
        ...created.map(({ id, file_hash: hash, part, reading }) => ({ id, hash, part, reading: reading as unknown })),
      ].sort((a, b) => a.part - b.part)
      return {
        receipts: hashes.flatMap((hash) =>
          stored.flatMap((one) => {
            const receipt = one.hash === hash ? held.get(one.id) : undefined
            return receipt ? [presentReadReceipt(receipt, one.reading)] : []
          }),
        ),
        created: created.length,
        repeated: readable.filter(({ hash }) => !created.some((one) => one.file_hash === hash)).map(({ name }) => name),
        copies,
        unread,
        claimedBefore: readable.flatMap(({ name, hash }) => {
          const same = stored.filter((receipt) => receipt.hash === hash).flatMap(({ id }) => duplicates.get(id) ?? [])
          const claims = same.filter(({ reason, of }) => reason === 'same_file' && !isOwnReceipt(of))
          const own = claims.map(({ of }) => (typeof of === 'object' && 'own_claim' in of ? of.own_claim : null))
          return claims.length > 0 ? [{ name, expenseNumber: own.find((number) => number !== null) ?? null }] : []
        }),
        alike: stored.flatMap(({ id }) =>
          (duplicates.get(id) ?? [])
            .filter(({ reason }) => reason !== 'same_file')
            .map(({ text }) => ({ receiptId: id, text })),
        ),
        wrongGstins: readable.flatMap(({ name, reading }) =>
          [reading, ...(reading.further ?? [])].flatMap(({ warnings, lines }) =>
            warnings.includes('gstin.checksum') ? [{ name, gstin: wrongGstinIn(lines) }] : [],
          ),
        ),
        several: readable.flatMap(({ name, reading: { further = [] } }) =>
          further.length > 0 ? [{ name, count: 1 + further.length }] : [],
        ),
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
      const columns = columnsOf(ReceiptChange.parse(said))
      return inTransaction(db, (trx) => edit(trx, actor, id, columns))
    },

    /**
     * Sets fields of one's own receipt by hand, or confirms them where they are the same already; doing it again changes
     * nothing. Throws 'record.not_found' for another's receipt, 'receipt.claimed' for one that is part of a claim, and what
     * `columnsOfChange` throws.
     */
    async change(actor: Actor, id: string, change: ReceiptFieldsChange): Promise<void> {
      await inTransaction(db, async (trx) => {
        const isOpen = isId(id) && (await lockUnclaimedReceipt(trx, actor, id)) !== undefined
        if (!isOpen) throw await refusal(trx, actor, id)
        await edit(trx, actor, id, columnsOfChange(change, dayOf(clock.now())))
      })
    },

    /** Removes one's own receipt; false when there is none or it is claimed already. */
    remove: (actor: Actor, id: string): Promise<boolean> => inTransaction(db, (trx) => remove(trx, actor, id)),

    /** Removes one's own receipt; throws as `change` does. */
    async discard(actor: Actor, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await remove(trx, actor, id))) throw await refusal(trx, actor, id)
      })
    },

    /**
     * Keeps what a person says of a possible duplicate of their own receipt; saying it again changes nothing. Throws
     * 'request.invalid' for a key that names none, otherwise as `change` does.
     */
    async resolveDuplicate(actor: Actor, id: string, key: string, resolution: DuplicateResolution): Promise<void> {
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        if (!isId(id) || !(await lockUnclaimedReceipt(trx, actor, id))) throw await refusal(trx, actor, id)
        const { orgId, personId } = actor
        const own = await selectOwnReceipt(trx, actor, id)
        const conversationId = own?.conversationId
        const held = conversationId ? await selectReceipts(trx, { orgId, personId, conversationId }) : []
        const receipts = numberedOpen(held)
        const duplicate = (await possibleDuplicates(trx, { orgId, personId, receipts }))
          .get(id)
          ?.find((possible) => possible.key === key)
        if (!duplicate) throw invalid([{ path: 'body.key', message: 'This receipt has no such possible duplicate.' }])
        if (await upsertResolution(trx, { orgId, personId, receiptId: id, key, resolution, now })) {
          const detail = { resolution, reason: duplicate.reason, of: duplicate.of }
          await recordAudit(trx, auditEntry(actor, 'receipt.duplicate_resolved', now, { kind: 'receipt', id }, detail))
        }
      })
    },

    /** The conversation of one's own receipt that is not claimed yet; throws as `change` does. */
    async conversationOf(actor: Actor, id: string): Promise<string> {
      const own = isId(id) ? await selectOwnReceipt(db, actor, id) : undefined
      if (!own || own.conversationId === null) throw problem('record.not_found')
      if (own.expenseId !== null) throw problem('receipt.claimed')
      return own.conversationId
    },
  }
}

/** The receipts that are not claimed, as FinGenie counts them. */
function numberedOpen(held: readonly HeldReceipt[]): { id: string; number: number }[] {
  return held.filter(({ expenseNumber }) => expenseNumber === null).map(({ id }, index) => ({ id, number: index + 1 }))
}

function isOwnReceipt(of: DuplicateOf): boolean {
  return typeof of === 'object' && 'own_receipt' in of
}

/** Each content once, under the first of its names. */
function distinct(files: readonly UploadedFile[]): UploadedFile[] {
  return [...Map.groupBy(files, ({ hash }) => hash).values()].flatMap(([file, ...others]) =>
    file ? [{ ...file, copies: others.map(({ name }) => name) }] : [],
  )
}

/** What has the form of a GSTIN among the lines of print. */
function wrongGstinIn(lines: readonly { text: string }[]): string | null {
  const printed = lines.flatMap(
    ({ text }) => text.toUpperCase().match(/(?<![0-9A-Z])\d{2}[0-9A-Z]{13}(?![0-9A-Z])/g) ?? [],
  )
  return printed.find((code) => !isGstin(code)) ?? null
}

function columnsOf(change: ReceiptChange) {
  const { merchant, currency, category, gstin, place, address } = change
  const columns = {
    ...{ merchant, currency, category, gstin, place, address },
    receipt_date: change.date,
    total_paise: change.totalPaise,
    invoice_number: change.invoiceNumber,
    recipient_gstin: change.recipientGstin,
    taxable_paise: change.taxablePaise,
    cgst_paise: change.cgstPaise,
    sgst_paise: change.sgstPaise,
    igst_paise: change.igstPaise,
    payment_means: change.paymentMeans,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as ReceiptColumns
}
