import type { ReadReceipt } from '@pravas/contract/fingenie'
import type { DuplicateOf, PossibleDuplicate } from '@pravas/contract/receipt-review'
import { isGstin } from '@pravas/reading/gstin'
import { type DocumentKind, PROOF_OF, type ReceiptReading } from '@pravas/reading/receipt'
import type { ReceiptRecord } from './field-column-rules.ts'
import { presentReadReceipt } from './presenter.ts'
import type { ReadFile, UnreadReason } from './read-files.ts'
import type { NewReceipt } from './receipt-store.ts'

/** What became of an upload. */
export interface Added {
  /** The receipts of the uploaded files, old and new, once each and in the order of the upload. */
  receipts: (ReadReceipt & { receipt_id: string })[]
  /** How many of these receipts are new to the draft. */
  created: number
  /** Names of files that the draft held already and that were not added again. */
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
  /** Files with a document that is no bill: no expense by itself, or only proof of a payment. */
  noBills: { name: string; kind: DocumentKind }[]
  /** Files that hold several receipts, each of which is a receipt of its own, and how many they hold. */
  several: { name: string; count: number }[]
}

type Readable = Extract<ReadFile, { reading: ReceiptReading }>

/** What the draft holds once an upload is kept. */
interface Kept {
  /** Unclaimed receipts that it held before of the same files, with what was read of them. */
  present: readonly { id: string; hash: string; part: number; reading: unknown }[]
  created: readonly NewReceipt[]
  held: readonly ReceiptRecord[]
  duplicates: ReadonlyMap<string, readonly PossibleDuplicate[]>
}

/** The files in which something could be read. */
export function readableOf(read: readonly ReadFile[]): Readable[] {
  return read.flatMap((file) => (file.reading ? [file] : []))
}

/** Of an upload in which nothing could be read. */
export function nothingAdded(read: readonly ReadFile[]): Added {
  return addedOf(read, { present: [], created: [], held: [], duplicates: new Map() })
}

/** What became of an upload, by what was read and what the draft holds now. */
export function addedOf(read: readonly ReadFile[], { present, created, held, duplicates }: Kept): Added {
  const readable = readableOf(read)
  const byId = new Map(held.map((receipt) => [receipt.id, receipt]))
  const stored = [
    ...present,
    ...created.map(({ id, file_hash: hash, part, reading }) => ({ id, hash, part, reading: reading as unknown })),
  ].sort((a, b) => a.part - b.part)
  return {
    receipts: readable.flatMap(({ hash }) =>
      stored.flatMap((one) => {
        const receipt = one.hash === hash ? byId.get(one.id) : undefined
        return receipt ? [presentReadReceipt(receipt, one.reading)] : []
      }),
    ),
    created: created.length,
    repeated: readable.filter(({ hash }) => !created.some((one) => one.file_hash === hash)).map(({ name }) => name),
    copies: read.flatMap(({ name, copies = [] }) => (copies.length > 0 ? [{ name, copies }] : [])),
    unread: read.flatMap((file) => (file.reading ? [] : [{ name: file.name, reason: file.reason }])),
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
    noBills: readable.flatMap(({ name, reading }) =>
      [reading, ...(reading.further ?? [])].flatMap(({ kind }) =>
        kind !== undefined && PROOF_OF[kind] !== 'supply' ? [{ name, kind }] : [],
      ),
    ),
    several: readable.flatMap(({ name, reading: { further = [] } }) =>
      further.length > 0 ? [{ name, count: 1 + further.length }] : [],
    ),
  }
}

function isOwnReceipt(of: DuplicateOf): boolean {
  return typeof of === 'object' && 'own_receipt' in of
}

/** What has the form of a GSTIN among the lines of print. */
function wrongGstinIn(lines: readonly { text: string }[]): string | null {
  const printed = lines.flatMap(
    ({ text }) => text.toUpperCase().match(/(?<![0-9A-Z])\d{2}[0-9A-Z]{13}(?![0-9A-Z])/g) ?? [],
  )
  return printed.find((code) => !isGstin(code)) ?? null
}
