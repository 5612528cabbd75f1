import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { db } = await testDatabase()
const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))
const MIGRATION = '0020_claim_drafts.sql'

const ORG = '01970000-0000-7000-8000-000000000001'
const ASHA = '01970000-0000-7000-8000-000000000002'
const RAVI = '01970000-0000-7000-8000-000000000003'
const id = (kind: string, number: number) => `01970000-0000-7000-${kind}-${String(number).padStart(12, '0')}`
const chat = (number: number) => id('8aaa', number)
const receipt = (number: number) => id('8bbb', number)
const expense = id('8ccc', 1)

interface OldReceipt {
  number: number
  of?: string
  conversation?: string
  expense?: string
  removedFrom?: string
}

class RolledBack extends Error {}

/**
 * Runs `work` on the schema as it was before the migration, of which nothing stays; `migrate` goes on up to the migration,
 * `migrateAll` to the schema of today.
 */
async function onOldSchema(
  work: (old: Kysely<unknown>, migrate: () => Promise<void>, migrateAll: () => Promise<void>) => Promise<void>,
) {
  const files = (await readdir(FOLDER)).sort()
  const run = async (old: Kysely<unknown>, names: readonly string[]) => {
    for (const name of names) await sql.raw(await readFile(`${FOLDER}${name}`, 'utf8')).execute(old)
  }
  const transaction = (db as unknown as Kysely<unknown>).transaction().execute(async (old) => {
    await sql`create schema before_drafts`.execute(old)
    await sql`set local search_path to before_drafts`.execute(old)
    await run(old, files.slice(0, files.indexOf(MIGRATION)))
    const all = () => run(old, files.slice(files.indexOf(MIGRATION)))
    await work(old, () => run(old, [MIGRATION]), all)
    throw new RolledBack()
  })
  await expect(transaction).rejects.toThrow(RolledBack)
}

async function insertPeople(old: Kysely<unknown>): Promise<void> {
  await sql`insert into organisations (id, name) values (${ORG}, 'Pravas')`.execute(old)
  for (const [person, name] of [
    [ASHA, 'asha'],
    [RAVI, 'ravi'],
  ]) {
    await sql`insert into people (org_id, id, employee_id, email, name)
      values (${ORG}, ${person}, ${name}, ${`${name}@pravas.example`}, ${name})`.execute(old)
  }
}

async function insertConversation(old: Kysely<unknown>, number: number, person: string, numbered: number) {
  await sql`insert into conversations
    (org_id, id, person_id, assistant, session_id, chat_name, last_activity, receipts_numbered)
    values (${ORG}, ${chat(number)}, ${person}, 'fingenie', ${`fingenie-${number}`}, 'Receipts',
      ${new Date(`2026-06-0${number}T10:00:00Z`)}, ${numbered})`.execute(old)
}

async function insertReceipt(old: Kysely<unknown>, { number, of = ASHA, ...where }: OldReceipt): Promise<void> {
  const { conversation = null, expense: claim = null, removedFrom = null } = where
  await sql`insert into receipts
    (org_id, id, person_id, conversation_id, expense_id, removed_from, removed_at, number, file_hash, file_name, media_type,
      byte_size, category, reading, created_at)
    values (${ORG}, ${receipt(number)}, ${of}, ${conversation}, ${claim}, ${removedFrom},
      ${removedFrom && new Date('2026-06-05T10:00:00Z')}, ${number}, 'hash', 'a.png', 'image/png', 1, 'Food', '{}',
      '2026-06-04T10:00:00Z')`.execute(old)
}

test('receipts, choices and conversations of the old shape get their drafts, and nothing is lost', async () => {
  await onOldSchema(async (old, migrate) => {
    await insertPeople(old)
    await sql`insert into expenses
      (org_id, id, expense_number, employee_id, expense_type, expense_date, description, total_paise, created_at)
      values (${ORG}, ${expense}, 'EXP-2026-000001', 'asha', 'Food', '2026-06-03', 'Lunch', 100, now())`.execute(old)
    await insertConversation(old, 1, ASHA, 4)
    await insertConversation(old, 2, ASHA, 0)
    await insertConversation(old, 3, ASHA, 0)
    await insertConversation(old, 4, RAVI, 1)
    await insertReceipt(old, { number: 1, conversation: chat(1), expense })
    await insertReceipt(old, { number: 2, conversation: chat(1) })
    await insertReceipt(old, { number: 3, removedFrom: chat(1) })
    await insertReceipt(old, { number: 4, of: RAVI, conversation: chat(4) })
    await insertReceipt(old, { number: 5, expense })
    await insertReceipt(old, { number: 6, of: RAVI })
    await insertReceipt(old, { number: 7, of: RAVI })
    await sql`insert into claim_drafts (org_id, conversation_id, claim_as, trip_choice)
      values (${ORG}, ${chat(1)}, 'each', 'none'), (${ORG}, ${chat(2)}, 'each', 'auto')`.execute(old)

    await migrate()

    const drafts = await sql`select id, person_id, claim_as, trip_choice, receipts_numbered, version, updated_at
      from claim_drafts where deleted_at is null order by id`.execute(old)
    const made = { trip_choice: 'auto', claim_as: 'one', version: 1 }
    expect(drafts.rows).toEqual([
      {
        ...made,
        id: chat(1),
        person_id: ASHA,
        claim_as: 'each',
        trip_choice: 'none',
        receipts_numbered: 4,
        updated_at: new Date('2026-06-01T10:00:00Z'),
      },
      { ...made, id: chat(2), person_id: ASHA, claim_as: 'each', receipts_numbered: 0, updated_at: expect.any(Date) },
      { ...made, id: chat(4), person_id: RAVI, receipts_numbered: 1, updated_at: expect.any(Date) },
      { ...made, id: receipt(6), person_id: RAVI, receipts_numbered: 7, updated_at: expect.any(Date) },
    ])
    const receipts = await sql<{ draft: string | null; removed: boolean }>`
      select claim_draft_id as draft, removed_at is not null as removed from receipts order by id`.execute(old)
    expect(receipts.rows).toEqual(
      [chat(1), chat(1), chat(1), chat(4), null, receipt(6), receipt(6)].map((draft, index) => ({
        draft,
        removed: index === 2,
      })),
    )
    const conversations = await sql<{ draft: string | null }>`
      select claim_draft_id as draft from conversations order by id`.execute(old)
    expect(conversations.rows.map(({ draft }) => draft)).toEqual([chat(1), chat(2), null, chat(4)])
  })
})

test('an unclaimed receipt without a draft is refused, so that none is written past the drafts', async () => {
  await onOldSchema(async (old, migrate) => {
    await insertPeople(old)
    await insertConversation(old, 1, ASHA, 0)
    await migrate()
    await sql`savepoint tried`.execute(old)
    await expect(insertReceipt(old, { number: 1, conversation: chat(1) })).rejects.toThrow(/check constraint/)
    await sql`rollback to savepoint tried`.execute(old)
  })
})

test('the columns that tied receipts to conversations are gone, and the receipts of that time are not', async () => {
  await onOldSchema(async (old, _, migrateAll) => {
    await insertPeople(old)
    await insertConversation(old, 1, ASHA, 4)
    await insertReceipt(old, { number: 1, conversation: chat(1) })
    await insertReceipt(old, { number: 2, removedFrom: chat(1) })

    await migrateAll()

    const receipts = await sql<{ draft: string; removed: boolean }>`
      select claim_draft_id as draft, removed_at is not null as removed from receipts order by id`.execute(old)
    expect(receipts.rows).toEqual([
      { draft: chat(1), removed: false },
      { draft: chat(1), removed: true },
    ])
    const dead = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'before_drafts' and (table_name = 'shown_trip_drafts' or (table_name, column_name) in
        (('receipts', 'conversation_id'), ('receipts', 'removed_from'), ('conversations', 'receipts_numbered'),
         ('claim_drafts', 'conversation_id')))`.execute(old)
    expect(dead.rows).toEqual([])
  })
})
