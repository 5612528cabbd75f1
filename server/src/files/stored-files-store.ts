import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** Whose files. */
export interface FileOwner {
  orgId: string
  personId: string
}

export interface NewFile {
  hash: string
  bytes: Uint8Array
}

type Files = ExpressionBuilder<Tables, 'stored_files'>

/**
 * Receipts that name the file. Drafts, messages, claims and mails name receipts and never a file, so a table that comes to name
 * one has to be asked here too, as the files of bookings are.
 */
const receiptsNaming = ({ selectFrom }: Files) =>
  selectFrom('receipts').select('receipts.id').whereRef('receipts.file_hash', '=', 'stored_files.hash')
const bookingsNaming = ({ selectFrom }: Files) =>
  selectFrom('booking_files').select('booking_files.id').whereRef('booking_files.file_hash', '=', 'stored_files.hash')

/** Whether anything names the file. */
const isNamed = (eb: Files) => eb.or([eb.exists(receiptsNaming(eb)), eb.exists(bookingsNaming(eb))])

/** Whether something needs the file. A receipt that was removed does not, but keeps it as long as it can be restored. */
const isNeeded = (eb: Files) =>
  eb.or([eb.exists(receiptsNaming(eb).where('receipts.removed_at', 'is', null)), eb.exists(bookingsNaming(eb))])

/** How many bytes a person's files have together, those that wait to be deleted included. */
export async function usedBytes(db: Db, { orgId, personId }: FileOwner): Promise<number> {
  const { bytes } = await db
    .selectFrom('file_uploads')
    .innerJoin('stored_files', 'stored_files.hash', 'file_uploads.hash')
    .select(({ fn }) => fn.sum<string | null>('byte_size').as('bytes'))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Which of these files a person has brought already. */
export async function selectBrought(db: Db, owner: FileOwner, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('file_uploads')
    .select('hash')
    .where('org_id', '=', owner.orgId)
    .where('person_id', '=', owner.personId)
    .where('hash', 'in', hashes)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Lets nobody else count this person's files until the transaction ends. */
export async function lockFilesOf(trx: Transaction<Tables>, { orgId, personId }: FileOwner): Promise<void> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
}

/** Notes that a person brings files, which are needed from now on. Waits while one of them is being deleted. */
export async function noteBrought(
  trx: Transaction<Tables>,
  owner: FileOwner,
  files: readonly NewFile[],
  now: Date,
): Promise<void> {
  // In one order for all, so that nobody waits for who waits for them.
  const sorted = files.toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  await trx
    .insertInto('stored_files')
    .values(sorted.map(({ hash, bytes }) => ({ hash, byte_size: bytes.length, unneeded_since: null })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unneeded_since: null }))
    .execute()
  await trx
    .insertInto('file_uploads')
    .values(sorted.map(({ hash }) => ({ org_id: owner.orgId, person_id: owner.personId, hash, at: now })))
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id', 'hash']).doUpdateSet({ at: now }))
    .execute()
}

/** Of these files, those that nobody knows of. */
export async function selectUnknown(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.selectFrom('stored_files').select('hash').where('hash', 'in', hashes).execute()
  const known = new Set(rows.map(({ hash }) => hash))
  return hashes.filter((hash) => !known.has(hash))
}

/** Notes a file of the storage that nobody knew of. */
export async function noteFound(db: Db, hash: string, byteSize: number): Promise<void> {
  await db
    .insertInto('stored_files')
    .values({ hash, byte_size: byteSize, unneeded_since: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes of every file whether it is needed, and since when it is not. */
export async function noteNeeds(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('stored_files')
    .set({ unneeded_since: null })
    .where('unneeded_since', 'is not', null)
    .where(isNeeded)
    .execute()
  await db
    .updateTable('stored_files')
    .set({ unneeded_since: now })
    .where('unneeded_since', 'is', null)
    .where((eb) => eb.not(isNeeded(eb)))
    .execute()
}

/** Lets files that others still need count no more for who brought them before `until` and names them no more. */
export async function forgetUploads(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('file_uploads')
    .where('at', '<=', until)
    .where(
      sql<boolean>`not exists (select from receipts where receipts.org_id = file_uploads.org_id
        and receipts.file_hash = file_uploads.hash and receipts.person_id = file_uploads.person_id)
        and not exists (select from booking_files where booking_files.org_id = file_uploads.org_id
        and booking_files.file_hash = file_uploads.hash and booking_files.person_id = file_uploads.person_id)`,
    )
    .where('hash', 'in', (eb) => eb.selectFrom('stored_files').select('hash').where('unneeded_since', 'is', null))
    .execute()
}

/** Files that have not been needed since `until` and that no receipt names, those for longest first. */
export async function selectUnneeded(db: Db, until: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_files')
    .select('hash')
    .where('unneeded_since', '<=', until)
    .where((eb) => eb.not(isNamed(eb)))
    .orderBy('unneeded_since')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/**
 * Forgets a file that has not been needed since `until` and answers its bytes; undefined where a receipt names it after all. Who brings
 * it anew meanwhile waits for the end of the transaction.
 */
export async function forgetFile(trx: Transaction<Tables>, hash: string, until: Date): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('stored_files')
    .where('hash', '=', hash)
    .where('unneeded_since', '<=', until)
    .where((eb) => eb.not(isNamed(eb)))
    .returning('byte_size')
    .executeTakeFirst()
  return row?.byte_size
}
