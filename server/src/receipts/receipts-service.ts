import type { ReceiptFile } from '@pravas/contract/fingenie'
import { COLUMN_OF, FIELD_COLUMNS } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, type ReceiptFieldName, receiptField } from '@pravas/contract/receipt-fields'
import type { DuplicateResolution } from '@pravas/contract/receipt-notes'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { mileage } from '@pravas/messages/en/mileage'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Reader } from '@pravas/reading/reader'
import type { ReceiptReading } from '@pravas/reading/receipt'
import type { ReceiptType } from '@pravas/reading/sniff'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import type { FileKeeping } from '../files/keep-service.ts'
import { isId } from '../ids.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { demandReopenedFields, notReopened, returnedClaimWith } from '../requests/reopened-claims.ts'
import { RECEIPT_COST, type Reserve } from '../work-costs.ts'
import { addReceipts } from './add-receipts.ts'
import { type Added, addedOf, nothingAdded, readableOf } from './added.ts'
import { changeErrors } from './change-refusal-rules.ts'
import { countChange, lockDraft, lockDraftOfReceipt } from './draft-store.ts'
import { upsertResolution } from './duplicate-store.ts'
import { possibleDuplicates } from './duplicates-service.ts'
import type { ReceiptColumns, ReceiptRecord } from './field-column-rules.ts'
import { withoutOwnAsSupplier } from './own-gstin.ts'
import { isNoExpense, presentReadReceipt, receiptsOf } from './presenter.ts'
import { type Print, printIn } from './print-rules.ts'
import { type ReadFile, type ReadOptions, readFiles } from './read-files.ts'
import { columnsOf, ReceiptChange } from './receipt-change.ts'
import {
  type LockedReceipt,
  lockRemovedReceipt,
  lockUnclaimedReceipt,
  type ReceiptsKey,
  removeReceipt,
  restoreReceipt,
  selectKind,
  selectOwnReceipt,
  selectReceipts,
  selectRemovedReceipts,
  selectUnclaimedByHash,
  selectUnclaimedReadings,
  updateIsDocument,
  updateReceipt,
} from './receipt-store.ts'
import { decodeFiles, typeByStart, type UploadedFile } from './upload-files.ts'
import { createUploadMemory } from './upload-memory.ts'

const t = texts(refusals)

export type { Added, ReadFile }

const text = texts(mileage)
const reviewText = texts(fingenieReview)

type Trx = Transaction<Tables>

/** What has to hold within the transaction of a change, before anything of it is done. */
type Demand = (trx: Trx) => Promise<void>

export type Receipts = ReturnType<typeof createReceipts>

export interface ReceiptsDeps {
  db: Database['db']
  clock: Clock
  files: Pick<FileKeeping, 'demandRoom' | 'keep'>
  reader: Reader
  /** Takes the cost of reading from the budget of who uploads, until it is known what was read. */
  charge: Reserve
  settingsOf: SettingsOf
}

/** No day is after it. */
const LAST_DAY = '9999-12-31'

/** Uploaded receipts: reading them, keeping them and setting right what was misread. */
export function createReceipts({ db, clock, files, reader, charge, settingsOf }: ReceiptsDeps) {
  const waiting = createUploadMemory()

  /** Reads files and has their person pay for what was done of it. */
  async function readPaid(
    actor: Actor,
    decoded: readonly UploadedFile[],
    options: Omit<ReadOptions, 'owner' | 'onWork'>,
  ) {
    const reserved = RECEIPT_COST * decoded.length
    const giveBack = charge(actor, reserved)
    const costs = new Map<string, number>()
    const onWork = ({ path }: UploadedFile, cost: number) => costs.set(path, cost)
    try {
      return await readFiles(reader, decoded, { ...options, owner: actor.personId, onWork })
    } finally {
      giveBack(reserved - [...costs.values()].reduce((sum, cost) => sum + cost, 0))
    }
  }

  /** Decodes, checks and reads files, and keeps those of them that `kept` says. */
  async function readAndKeep(
    actor: Actor,
    path: string,
    uploaded: readonly ReceiptFile[],
    options: Omit<ReadOptions, 'owner' | 'onWork'>,
    kept: (read: readonly ReadFile[]) => readonly ReadFile[],
  ): Promise<ReadFile[]> {
    const decoded = distinct(decodeFiles(path, uploaded))
    await files.demandRoom(actor, decoded)
    const bytes = decoded.reduce((sum, file) => sum + file.bytes.length, 0)
    return waiting.hold(bytes, async () => {
      const { gstins } = await settingsOf(db, actor.orgId)
      const read = (await readPaid(actor, decoded, options)).map((file) =>
        file.reading ? { ...file, reading: withoutOwnAsSupplier(file.reading, gstins) } : file,
      )
      await files.keep(actor, distinct(kept(read)))
      return read
    })
  }

  /** Locks one's own receipt and its draft; undefined when there is none or it is claimed. */
  async function lockOpen(trx: Trx, actor: Actor, id: string): Promise<LockedReceipt | undefined> {
    if (!isId(id)) return undefined
    await lockDraftOfReceipt(trx, actor, id)
    return lockUnclaimedReceipt(trx, actor, id)
  }

  /** Writes what differs from the locked receipt, or says that it was looked at. */
  async function edit(
    trx: Trx,
    actor: Actor,
    id: string,
    before: LockedReceipt,
    columns: ReceiptColumns,
  ): Promise<void> {
    const given = FIELD_COLUMNS.filter((column) => columns[column] !== undefined)
    const changed = given.filter((column) => columns[column] !== before[column])
    const confirmed = given.filter((column) => !changed.includes(column) && !before.checked.includes(column))
    if (changed.length === 0 && confirmed.length === 0) return
    await updateReceipt(trx, actor.orgId, id, columns, [...new Set([...before.checked, ...given])].map(String))
    const now = clock.now()
    await countChange(trx, actor.orgId, [id], now)
    const of = (source: ReceiptColumns) => Object.fromEntries(changed.map((column) => [column, source[column]]))
    const detail = { before: of(before), after: of(columns), ...(confirmed.length > 0 && { confirmed }) }
    await recordAudit(trx, auditEntry(actor, 'receipt.corrected', now, { kind: 'receipt', id }, detail))
  }

  async function remove(trx: Trx, actor: Actor, id: string): Promise<boolean> {
    const before = await lockOpen(trx, actor, id)
    if (!before) return false
    const returned = await returnedClaimWith(trx, actor.orgId, id)
    if (returned && !returned.reopened.receipt(id)) throw notReopened(returned, ['body'])
    const now = clock.now()
    await removeReceipt(trx, actor.orgId, id, now)
    await countChange(trx, actor.orgId, [id], now)
    await recordAudit(trx, auditEntry(actor, 'receipt.removed', now, { kind: 'receipt', id }, { before }))
    return true
  }

  async function restore(trx: Trx, actor: Actor, id: string): Promise<boolean> {
    if (!isId(id)) return false
    await lockDraftOfReceipt(trx, actor, id)
    const removed = await lockRemovedReceipt(trx, actor, id)
    if (!removed?.draftId) return false
    const { orgId, personId } = actor
    const { draftId, number } = removed
    const now = clock.now()
    await restoreReceipt(trx, { orgId, personId, draftId }, { id, number }, now)
    await recordAudit(trx, auditEntry(actor, 'receipt.restored', now, { kind: 'receipt', id }))
    return true
  }

  /** Why one's receipt cannot be changed. */
  async function refusal(trx: Trx, actor: Actor, id: string) {
    const own = isId(id) ? await selectOwnReceipt(trx, actor, id) : undefined
    return problem(own && own.expenseId !== null ? 'receipt.claimed' : 'record.not_found')
  }

  return {
    /**
     * Decodes, checks and reads the files of a request's field (`body.receipts`), and keeps the readable ones in the
     * storage. Nothing is kept when one is refused, with 'storage.full', 'request.too_many' or, where too much waits,
     * 'receipt.unreadable' before any is read; see `readFiles` for what else is thrown.
     */
    read: (
      actor: Actor,
      path: string,
      uploaded: readonly ReceiptFile[],
      options: Omit<ReadOptions, 'owner' | 'onWork'>,
    ): Promise<ReadFile[]> => readAndKeep(actor, path, uploaded, options, readableOf),

    /**
     * The same for documents that are kept whether or not anything can be read in them, such as tickets, each with its type. Throws
     * as `read`.
     */
    async readDocuments(
      actor: Actor,
      path: string,
      uploaded: readonly ReceiptFile[],
      options: Omit<ReadOptions, 'owner' | 'onWork'>,
    ): Promise<(UploadedFile & { type: ReceiptType; reading: ReceiptReading | null })[]> {
      const read = await readAndKeep(actor, path, uploaded, options, (all) => all)
      return read.map((file) => (file.reading ? file : { ...file, type: typeByStart(file) }))
    },

    /**
     * Adds the receipts of read files to one's own claim draft, except those of a file that it holds unclaimed. Throws
     * 'record.not_found' when there is no such draft.
     */
    async add(trx: Trx, key: ReceiptsKey, read: readonly ReadFile[], now: Date): Promise<Added> {
      const readable = readableOf(read)
      if (readable.length === 0) return nothingAdded(read)
      if (!(await lockDraft(trx, key))) throw problem('record.not_found')
      const hashes = readable.map(({ hash }) => hash)
      const present = await selectUnclaimedByHash(trx, key, hashes)
      const isHeld = (one: { file_hash: string; part: number }) =>
        present.some(({ hash, part }) => hash === one.file_hash && part === one.part)
      const created = readable.flatMap(receiptsOf).filter((receipt) => !isHeld(receipt))
      await addReceipts(trx, key, created, now)
      const held = await selectReceipts(trx, key)
      const duplicates = await possibleDuplicates(trx, { ...key, receipts: numberedOpen(held) })
      return addedOf(read, { present, created, held, duplicates })
    },

    /** Lists the receipts of a draft in the order of their upload, those that it has claimed included. */
    ofDraft: (source: Db, key: ReceiptsKey): Promise<ReceiptRecord[]> => selectReceipts(source, key),

    /** What is printed on the unclaimed receipts of a draft, line by line, with the items that were read of them. */
    async printOf(source: Db, key: ReceiptsKey): Promise<Print[]> {
      return (await selectUnclaimedReadings(source, key)).map(({ id, reading }) => printIn(id, reading))
    },

    /** Lists the unclaimed receipts of a draft as a page shows them, in the order of their upload. */
    async unclaimed(source: Db, key: ReceiptsKey): Promise<Added['receipts']> {
      const held = await selectReceipts(source, key)
      const readings = new Map((await selectUnclaimedReadings(source, key)).map(({ id, reading }) => [id, reading]))
      return held.flatMap((receipt) =>
        receipt.expenseNumber === null ? [presentReadReceipt(receipt, readings.get(receipt.id))] : [],
      )
    },

    /**
     * Sets fields of one's own receipt, or confirms them where they are the same already; doing it again changes nothing.
     * The page and the chat both change receipts here. Throws 'record.not_found' for another's receipt, 'receipt.claimed'
     * for one that is part of a claim, 'request.not_reopened' for a field that a returned claim keeps, and 'request.invalid' with what `changeErrors` says or where it is a journey by own vehicle; a change that is none is
     * rejected, as assistants make them up from what was said. `asBefore` sets a receipt back to what it was or was read
     * as, on a day to come as well.
     */
    async change(
      actor: Actor,
      id: string,
      said: ReceiptChange,
      { asBefore = false, first }: { asBefore?: boolean; first?: Demand } = {},
    ): Promise<void> {
      const change = ReceiptChange.parse(said)
      const today = asBefore ? LAST_DAY : dayOf(clock.now())
      await inTransaction(db, async (trx) => {
        await first?.(trx)
        const before = await lockOpen(trx, actor, id)
        if (!before) throw await refusal(trx, actor, id)
        const columns = columnsOf(change)
        if (before.mileage !== null) demandConfirmed(before, columns)
        if (!asBefore) demandOwnFields(before, columns)
        await demandReopenedFields(trx, actor.orgId, id, changedFields(before, columns))
        const { gstins } = await settingsOf(trx, actor.orgId)
        const errors = changeErrors(change, { today, ours: gstins })
        if (errors.length > 0) throw invalid(errors)
        await edit(trx, actor, id, before, columns)
      })
    },

    /** Removes one's own receipt from its draft; false when there is none or it is claimed already. */
    remove: (actor: Actor, id: string): Promise<boolean> => inTransaction(db, (trx) => remove(trx, actor, id)),

    /** Lists the receipts that were removed from a draft, the last one first. */
    removed: (source: Db, key: ReceiptsKey): Promise<ReceiptRecord[]> => selectRemovedReceipts(source, key),

    /** Puts one's own removed receipt back as it was; false when none was removed. */
    restore: (actor: Actor, id: string): Promise<boolean> => inTransaction(db, (trx) => restore(trx, actor, id)),

    /** Removes one's own receipt from its draft; throws as `change` does. */
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
        if (!(await lockOpen(trx, actor, id))) throw await refusal(trx, actor, id)
        const { orgId, personId } = actor
        const own = await selectOwnReceipt(trx, actor, id)
        const draftId = own?.draftId
        const receipts = numberedOpen(draftId ? await selectReceipts(trx, { orgId, personId, draftId }) : [])
        const duplicate = (await possibleDuplicates(trx, { orgId, personId, receipts }))
          .get(id)
          ?.find((possible) => possible.key === key)
        if (!duplicate) throw invalid([{ path: 'body.key', message: t('receipt.no-duplicate') }])
        if (await upsertResolution(trx, { orgId, personId, receiptId: id, key, resolution, now })) {
          await countChange(trx, orgId, [id], now)
          const detail = { resolution, reason: duplicate.reason, of: duplicate.of }
          await recordAudit(trx, auditEntry(actor, 'receipt.duplicate_resolved', now, { kind: 'receipt', id }, detail))
        }
      })
    },

    /**
     * Says whether one's own document is an expense to be claimed; saying it again changes nothing. Throws 'request.invalid' for
     * a bill, 'request.not_reopened' where a returned claim may not grow, otherwise as `change` does.
     */
    async claimDocument(actor: Actor, id: string, isExpense: boolean): Promise<void> {
      await inTransaction(db, async (trx) => {
        const before = await lockOpen(trx, actor, id)
        if (!before) throw await refusal(trx, actor, id)
        if (before.is_document !== isExpense) return
        const kind = await selectKind(trx, actor.orgId, id)
        if (!isNoExpense(kind)) throw invalid([{ path: 'body.is_expense', message: t('receipt.is-bill') }])
        const returned = await returnedClaimWith(trx, actor.orgId, id)
        if (returned && !returned.reopened.addition) throw notReopened(returned, ['body'])
        const now = clock.now()
        await updateIsDocument(trx, actor.orgId, id, !isExpense)
        await countChange(trx, actor.orgId, [id], now)
        const detail = { kind, is_expense: isExpense }
        await recordAudit(trx, auditEntry(actor, 'receipt.document_claimed', now, { kind: 'receipt', id }, detail))
      })
    },

    /** The claim draft of one's own receipt that is not claimed yet; throws as `change` does. */
    async draftOf(actor: Actor, id: string): Promise<string> {
      const own = isId(id) ? await selectOwnReceipt(db, actor, id) : undefined
      if (!own || own.draftId === null || own.removedAt !== null) throw problem('record.not_found')
      if (own.expenseId !== null) throw problem('receipt.claimed')
      return own.draftId
    },
  }
}

/** The fields that would not stay as they are. */
function changedFields(before: LockedReceipt, columns: ReceiptColumns): ReceiptFieldName[] {
  return RECEIPT_FIELD_NAMES.filter((name) => {
    const value = columns[COLUMN_OF[name]]
    return value !== undefined && value !== before[COLUMN_OF[name]]
  })
}

/** Refuses to set fields of a journey by an own vehicle to something else: they follow from the journey. */
function demandConfirmed(before: LockedReceipt, columns: ReceiptColumns): void {
  const changed = changedFields(before, columns)
  if (changed.length > 0)
    throw invalid(changed.map((name) => ({ path: `body.${name}`, message: text('refused.fixed') })))
}

/** Refuses to set what only bills of another category have. */
function demandOwnFields(before: LockedReceipt, columns: ReceiptColumns): void {
  const category = columns.category ?? before.category
  const strange = RECEIPT_FIELD_NAMES.filter((name) => {
    const { onlyOf } = receiptField(name)
    const value = columns[COLUMN_OF[name]] ?? null
    return onlyOf !== undefined && onlyOf !== category && value !== null && value !== before[COLUMN_OF[name]]
  })
  if (strange.length > 0)
    throw invalid(strange.map((name) => ({ path: `body.${name}`, message: reviewText('problem.other-category') })))
}

/** The receipts that are not claimed, as FinGenie counts them. */
function numberedOpen(held: readonly ReceiptRecord[]): { id: string; number: number }[] {
  return held.filter(({ expenseNumber }) => expenseNumber === null).map(({ id, number }) => ({ id, number }))
}

/** Each content once, under the first of its names. */
function distinct<F extends UploadedFile>(files: readonly F[]): F[] {
  return [...Map.groupBy(files, ({ hash }) => hash).values()].flatMap(([file, ...others]) =>
    file ? [{ ...file, copies: others.map(({ name }) => name) }] : [],
  )
}
