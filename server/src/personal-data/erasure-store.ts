import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { travelsOn } from '../requests/travellers.ts'
import type { Identifiers, Pattern } from './identifiers-rules.ts'
import { isDeleted, isOwned, type Whose } from './ownership-store.ts'
import { FREED_COLUMNS, PERSONAL_TABLES, REGISTRY } from './registry-rules.ts'

type Trx = Transaction<Tables>

/** Each before those that it refers to; the others follow in any order. */
const FIRST = ['receipts', 'conversations']

/** Deletes the rows that go with a person; their receipts of no claim let go of their files, which answers them. */
export async function deleteOwned(trx: Trx, whose: Whose): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct file_hash as hash from receipts
    where org_id = ${whose.orgId} and person_id = ${whose.personId} and expense_id is null`.execute(trx)
  const rank = (table: string) => (FIRST.includes(table) ? FIRST.indexOf(table) : FIRST.length)
  // Rows that are a person's by another row go with that one.
  const tables = PERSONAL_TABLES.filter(({ rows, owner }) => rows !== 'kept' && !('of' in owner))
  for (const rule of tables.toSorted((one, other) => rank(one.table) - rank(other.table)))
    await sql`delete from ${sql.table(rule.table)} where ${isDeleted(rule, whose)}`.execute(trx)
  return rows.map(({ hash }) => hash)
}

/** Has files that nothing names any more deleted with the next that are, without the usual delay. */
export async function letGoOfFiles(trx: Trx, hashes: readonly string[], since: Date): Promise<void> {
  await sql`
    update stored_files set unneeded_since = ${since}
    where hash = any (${hashes}::text[])
      and not exists (select from receipts where receipts.file_hash = stored_files.hash)
      and not exists (select from booking_files where booking_files.file_hash = stored_files.hash)`.execute(trx)
}

/** Frees the texts of the organisation, in the columns that the register names, of what identifies a person. */
export async function freeTexts(
  trx: Trx,
  whose: Whose,
  { patterns, pseudonym }: { patterns: readonly Pattern[]; pseudonym: string },
): Promise<void> {
  if (patterns.length === 0) return
  const types = await columnTypes(trx)
  for (const [table, columns] of Map.groupBy(FREED_COLUMNS, ({ table }) => table)) {
    const isTheirs = isOwned(table, whose, REGISTRY[table]?.owner)
    for (const { column, inTheirsAlone } of columns) {
      const isJson = types.get(`${table}.${column}`) === 'jsonb'
      const text = isJson ? sql`${sql.ref(column)}::text` : sql`${sql.ref(column)}`
      const freed = freedOf(text, patterns, pseudonym)
      // A question or an answer has a longest length.
      const kept = isJson ? sql`(${freed})::jsonb` : table === 'request_comments' ? sql`left(${freed}, 2000)` : freed
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${kept}
        where ${sql.ref('org_id')} = ${whose.orgId} and ${identifies(text, patterns)}
          ${inTheirsAlone ? sql`and ${isTheirs}` : sql``}`.execute(trx)
    }
  }
}

async function columnTypes(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public'`.execute(db)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** A text without what the patterns find. */
export function freedOf(
  text: RawBuilder<unknown>,
  patterns: readonly Pattern[],
  pseudonym: string,
): RawBuilder<unknown> {
  return patterns.reduce<RawBuilder<unknown>>(
    (inner, { source, ignoresCase }) =>
      sql`regexp_replace(${inner}, ${source}::text, ${pseudonym}::text, ${ignoresCase ? 'gi' : 'g'}::text)`,
    text,
  )
}

/** Whether a text holds what the patterns find. */
export function identifies(text: RawBuilder<unknown>, patterns: readonly Pattern[]): RawBuilder<SqlBool> {
  const found = patterns.map(({ source, ignoresCase }) =>
    ignoresCase ? sql`${text} ~* ${source}::text` : sql`${text} ~ ${source}::text`,
  )
  return found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`
}

/** What identifies a person, with what they were called before as far as the trail tells. */
export async function selectIdentifiers(db: Db, { orgId, personId }: Whose): Promise<Identifiers> {
  const { rows } = await sql<{ kind: string; value: string }>`
    with said as (
      select key, value from audit_log, unnest(array[detail -> 'before', detail -> 'after']) as fields,
        jsonb_each_text(case when jsonb_typeof(fields) = 'object' then fields else '{}' end)
      where org_id = ${orgId} and record_kind = 'person' and record_id = ${personId}
    )
    select kind, value from people, lateral (values
      ('name', name), ('exact', email), ('exact', username), ('exact', provider_object_id), ('exact', directory_id),
      ('phone', phone)) as of (kind, value)
    where org_id = ${orgId} and id = ${personId} and value is not null
    union select 'phone', phone from travel_preferences
      where org_id = ${orgId} and person_id = ${personId} and phone is not null
    union select case key when 'name' then 'name' when 'phone' then 'phone' else 'exact' end, value from said
      where key in ('name', 'email', 'phone') and value is not null`.execute(db)
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.value] : []))
  const names = of('name')
  const others = await sql<{ name: string }>`
    select distinct name from people, unnest(${names}::text[]) as one
    where org_id = ${orgId} and id <> ${personId} and position(lower(one) in lower(name)) > 0`.execute(db)
  return { names, exact: of('exact'), phones: of('phone'), othersNames: others.rows.map(({ name }) => name) }
}

/** Takes from a person's row what identifies them; they come in no more. Answers their number among the erased. */
export async function erasePerson(trx: Trx, { orgId, personId }: Whose, now: Date): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    update people set name = 'Erased person ' || next.number, email = id || '@erased.invalid',
      employee_id = case when exists (select from trips where trips.org_id = people.org_id
          and (trips.employee_id = people.employee_id or ${travelsOn('trip', sql.ref('people.employee_id'))}))
        or exists (select from expenses where expenses.org_id = people.org_id
          and expenses.employee_id = people.employee_id) then employee_id end,
      password_hash = null, provider_tenant = null, provider_object_id = null, directory_id = null, phone = null,
      username = null, profile_image = null, manager_employee_id = null, department = null, designation = null,
      location = null, office = null, grade = null, cost_centre = null, erasure_requested_at = null, active = false,
      deactivated_at = coalesce(deactivated_at, ${now}), erased_at = ${now}, erasure_number = next.number
    from (select coalesce(max(erasure_number), 0) + 1 as number from people where org_id = ${orgId}) as next
    where org_id = ${orgId} and id = ${personId} and erased_at is null
    returning next.number`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`The person ${personId} is erased already.`)
  return row.number
}

/** Ends what a person would do from now on: decisions handed over, cards, and what they answer for. */
export async function endDuties(trx: Trx, { orgId, personId, employeeId }: Whose, now: Date): Promise<void> {
  await sql`update delegations set ended_at = ${now} where org_id = ${orgId} and ended_at is null
    and ${personId} in (from_id, to_id)`.execute(trx)
  await sql`update cards set ended_at = ${now} where org_id = ${orgId} and person_id = ${personId} and ended_at is null`.execute(
    trx,
  )
  await sql`update structure_entries set owner_employee_id = null where org_id = ${orgId}
    and owner_employee_id = ${employeeId}::text`.execute(trx)
}

/** Withdraws what was returned to them, which nobody else can send again. Answers which requests those were. */
export async function withdrawReturned(
  trx: Trx,
  { orgId, employeeId }: Whose,
  now: Date,
): Promise<{ kind: 'trip' | 'expense'; id: string }[]> {
  const found: { kind: 'trip' | 'expense'; id: string }[] = []
  for (const [kind, table] of [
    ['trip', 'trips'],
    ['expense', 'expenses'],
  ] as const) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set status = 'withdrawn', withdrawn_at = ${now}
      where org_id = ${orgId} and employee_id = ${employeeId}::text and status = 'returned' returning id`.execute(trx)
    found.push(...rows.map(({ id }) => ({ kind, id })))
  }
  return found
}
