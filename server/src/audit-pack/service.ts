import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_FILES, type ExportFile } from '@pravas/contract/exports'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { verifyChain } from '../audit/verify-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import { csvParts } from '../csv/csv.ts'
import type { Database, Db } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { indexedZip, plainFileName, type ZippedFile } from '../files/indexed-zip.ts'
import type { FileStorage } from '../files/storage.ts'
import {
  type PackAdjustment,
  type PackDecision,
  type PackReceipt,
  selectPackAdjustments,
  selectPackDecisions,
  selectPackExports,
  selectPackReceipts,
} from './store.ts'

export interface AuditPackDeps {
  db: Database['db']
  clock: Clock
  files: Pick<FileStorage, 'get' | 'size'>
  /** By which it is signed where the audit trail was cut. */
  key: CheckpointKey
  /** The register of GST of a month as CSV in parts. */
  gstRegister: (actor: Actor, month: string, source: Db) => AsyncIterable<string>
  /** A file of an export in parts. */
  exportFile: (actor: Actor, exportId: string, file: ExportFile) => Promise<{ parts: AsyncIterable<string> }>
}

/** What auditors are handed of a month, as one zip. */
export function createAuditPack({ db, clock, files, key, gstRegister, exportFile }: AuditPackDeps) {
  /** Who has one under way: it reads all of a month. */
  const underWay = new Set<string>()

  /** Writes what the database has, as of one moment, into a folder: a slow reader holds no transaction open. */
  async function spool(actor: Actor, month: string, folder: string): Promise<{ id: string; number: number }[]> {
    const { orgId } = actor
    return inSnapshot(db, async (trx) => {
      const write = (name: string, parts: AsyncIterable<string>) =>
        pipeline(Readable.from(parts), createWriteStream(join(folder, name)))
      const receipts = (after: PackReceipt | undefined, limit: number) =>
        selectPackReceipts(trx, orgId, month, { after, limit })
      await write('receipts.csv', csvParts(RECEIPTS_HEADER, receipts, receiptCells))
      await write('files.jsonl', linesOf(receipts))
      const decisions = (after: PackDecision | undefined, limit: number) =>
        selectPackDecisions(trx, orgId, month, { after, limit })
      await write('decisions.csv', csvParts(DECISIONS_HEADER, decisions, decisionCells))
      const adjustments = (after: PackAdjustment | undefined, limit: number) =>
        selectPackAdjustments(trx, orgId, month, { after, limit })
      await write('adjustments.csv', csvParts(ADJUSTMENTS_HEADER, adjustments, adjustmentCells))
      await write('gst-register.csv', gstRegister(actor, month, trx))
      return selectPackExports(trx, orgId, month)
    })
  }

  async function* bytesOf(hash: string): AsyncGenerator<Uint8Array> {
    yield await files.get(hash)
  }

  async function* contents(
    actor: Actor,
    folder: string,
    exports: readonly { id: string; number: number }[],
    chain: string,
  ): AsyncGenerator<ZippedFile> {
    for (const name of ['receipts.csv', 'decisions.csv', 'adjustments.csv', 'gst-register.csv'])
      yield { name, content: () => createReadStream(join(folder, name)) }
    for (const { id, number } of exports)
      for (const file of EXPORT_FILES) {
        const { parts } = await exportFile(actor, id, file)
        yield { name: `exports/${number}-${file}`, content: () => parts }
      }
    for await (const line of createInterface({ input: createReadStream(join(folder, 'files.jsonl')) })) {
      const { name, hash } = JSON.parse(line) as { name: string; hash: string }
      const isThere = await files.size(hash).then(
        () => true,
        () => false,
      )
      // What the storage lost is named in the list of receipts, and missing here.
      if (isThere) yield { name, content: () => bytesOf(hash) }
    }
    yield { name: 'chain.json', content: () => Readable.from([chain]) }
  }

  return {
    /**
     * The pack of a month as a zip that is written as it is read: receipts with their files, decisions with their reasons, what
     * finance adjusted and why, the register of GST, the month's exports, and the head of the audit chain with what its check found. For those who read the
     * accounts. Throws 'request.too_many' while one of theirs is under way.
     */
    async make(actor: Actor, month: string): Promise<Readable> {
      demand(actor, { to: 'read-accounts' })
      if (underWay.has(actor.personId)) throw problem('request.too_many')
      underWay.add(actor.personId)
      const folder = await mkdtemp(join(tmpdir(), 'pravas-pack-'))
      const end = async () => {
        underWay.delete(actor.personId)
        await rm(folder, { recursive: true, force: true })
      }
      try {
        const now = clock.now()
        const record = { kind: 'organisation', id: actor.orgId }
        await recordAudit(db, auditEntry(actor, 'audit_pack.made', now, record, { month }))
        const { head, fault, checkpoint } = await verifyChain(db, actor.orgId, key)
        const exports = await spool(actor, month, folder)
        const chain = {
          month,
          made_at: now.toISOString(),
          head,
          verified: fault === null,
          fault: fault?.text ?? null,
          checkpoint: checkpoint && {
            seq: checkpoint.seq,
            hash: checkpoint.hash,
            before: checkpoint.before,
            key: checkpoint.key,
          },
        }
        const zip = indexedZip(contents(actor, folder, exports, `${JSON.stringify(chain, null, 2)}\n`), now)
        zip.once('close', () => void end())
        return zip
      } catch (error) {
        await end()
        throw error
      }
    },
  }
}

/** Where each receipt's file stands in the pack, a line of JSON each. */
async function* linesOf(
  read: (after: PackReceipt | undefined, limit: number) => Promise<PackReceipt[]>,
): AsyncGenerator<string> {
  const limit = 500
  let after: PackReceipt | undefined
  do {
    const rows = await read(after, limit)
    for (const row of rows) yield `${JSON.stringify({ name: fileOf(row), hash: row.file_hash })}\n`
    after = rows.length < limit ? undefined : rows.at(-1)
  } while (after)
}

const fileOf = ({ expense_number, receipt_id, file_name }: PackReceipt) =>
  `receipts/${expense_number}/${receipt_id}-${plainFileName(file_name)}`

const rupees = (paise: number | null) => (paise === null ? '' : (paise / 100).toFixed(2))

const RECEIPTS_HEADER = [
  ...['Claim', 'Employee ID', 'Name', 'Approved on', 'Date', 'Merchant', 'Invoice number', 'Category'],
  ...['Total', 'Currency', 'Supplier GSTIN', 'File', 'SHA-256'],
]
const receiptCells = (row: PackReceipt): string[] => [
  row.expense_number,
  row.employee_id,
  row.employee_name,
  dayOf(row.approved_at),
  row.receipt_date ?? '',
  row.merchant ?? '',
  row.invoice_number ?? '',
  row.category,
  rupees(row.total_paise),
  row.currency,
  row.gstin ?? '',
  fileOf(row),
  row.file_hash,
]

const DECISIONS_HEADER = [
  ...['At (UTC)', 'Request', 'Version', 'Employee ID', 'Decided by', 'Their employee ID', 'Verdict', 'Reason'],
  ...['Final', 'Taken back at (UTC)'],
]
const decisionCells = (row: PackDecision): string[] => [
  row.decided_at.toISOString(),
  row.number,
  String(row.version),
  row.owner,
  row.decider,
  row.decider_id ?? '',
  row.verdict,
  row.reason ?? '',
  row.is_final ? 'yes' : 'no',
  row.taken_back_at?.toISOString() ?? '',
]

const ADJUSTMENTS_HEADER = [
  ...['Claim', 'Employee ID', 'Merchant', 'Approved', 'Payable', 'Reason', 'Verified by', 'Their employee ID'],
  'Verified at (UTC)',
]
const adjustmentCells = (row: PackAdjustment): string[] => [
  row.expense_number,
  row.employee_id,
  row.merchant ?? '',
  rupees(row.approved_paise),
  rupees(row.payable_paise),
  row.reason,
  row.verified_by,
  row.verifier_id ?? '',
  row.verified_at.toISOString(),
]
