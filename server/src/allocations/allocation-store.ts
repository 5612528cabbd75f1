import type { AllocationField } from '@pravas/contract/allocation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AllocationEntry, ChangedAllocation, ChosenAllocation } from './allocation-rules.ts'

const ENTRY = [
  'entry.id',
  'entry.kind',
  'entry.code',
  'entry.name',
  'entry.active',
  'entry.starts_on',
  'entry.ends_on',
] as const

function isField(kind: string): kind is AllocationField {
  return kind === 'cost_centre' || kind === 'project'
}

/** Those of the ids that are cost centres or projects, and the person's own cost centre. */
export async function selectEntriesFor(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  ids: readonly string[],
): Promise<(AllocationEntry & { isOwn: boolean })[]> {
  const isOwn = sql<boolean>`entry.kind = 'cost_centre' and coalesce(lower(entry.code) = lower(person.cost_centre), false)`
  const rows = await db
    .selectFrom('structure_entries as entry')
    .innerJoin('people as person', (join) =>
      join.onRef('person.org_id', '=', 'entry.org_id').on('person.id', '=', personId),
    )
    .select([...ENTRY, isOwn.as('isOwn')])
    .where('entry.org_id', '=', orgId)
    .where((eb) => eb.or([isOwn, ...(ids.length > 0 ? [eb('entry.id', 'in', ids)] : [])]))
    .execute()
  return rows.flatMap(({ kind, ...row }) => (isField(kind) ? [{ ...row, kind }] : []))
}

/** Whether an organisation has active cost centres and projects. */
export async function selectOffered(db: Db, orgId: string): Promise<Record<AllocationField, boolean>> {
  const row = await db
    .selectFrom('organisations')
    .select([anyActive('cost_centre').as('cost_centre'), anyActive('project').as('project')])
    .where('organisations.id', '=', orgId)
    .executeTakeFirst()
  return { cost_centre: row?.cost_centre ?? false, project: row?.project ?? false }
}

function anyActive(kind: AllocationField): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from structure_entries
    where structure_entries.org_id = organisations.id and structure_entries.kind = ${kind} and structure_entries.active
  )`
}

/** The entry of a kind that has this code or, failing that, this name, without regard to case. */
export async function selectNamedEntry(
  db: Db,
  orgId: string,
  kind: AllocationField,
  typed: string,
): Promise<AllocationEntry | undefined> {
  const rows = await db
    .selectFrom('structure_entries as entry')
    .select(ENTRY)
    .where('entry.org_id', '=', orgId)
    .where('entry.kind', '=', kind)
    .where((eb) =>
      eb.or([
        eb(sql`lower(entry.code)`, '=', sql`lower(${typed})`),
        eb(sql`lower(entry.name)`, '=', sql`lower(${typed})`),
      ]),
    )
    .orderBy(sql`lower(entry.code) = lower(${typed})`, 'desc')
    .orderBy('entry.active', 'desc')
    .limit(1)
    .execute()
  return rows.map((row) => ({ ...row, kind }))[0]
}

/** Entries that take requests of a day, those first that begin with the query, then by code. */
export function selectOpenEntries(
  db: Db,
  {
    orgId,
    kind,
    day,
    query,
    limit,
  }: { orgId: string; kind: AllocationField; day: string; query: string; limit: number },
): Promise<{ code: string; name: string }[]> {
  const typed = query.toLowerCase()
  const has = (column: 'code' | 'name') => sql<number>`strpos(lower(${sql.ref(`entry.${column}`)}), ${typed})`
  return db
    .selectFrom('structure_entries as entry')
    .select(['entry.code', 'entry.name'])
    .where('entry.org_id', '=', orgId)
    .where('entry.kind', '=', kind)
    .where('entry.active', '=', true)
    .where((eb) => eb.or([eb('entry.starts_on', 'is', null), eb('entry.starts_on', '<=', day)]))
    .where((eb) => eb.or([eb('entry.ends_on', 'is', null), eb('entry.ends_on', '>=', day)]))
    .$if(typed !== '', (search) =>
      search
        .where((eb) => eb.or([eb(has('code'), '>', 0), eb(has('name'), '>', 0)]))
        .orderBy(sql`${has('code')} = 1 or ${has('name')} = 1`, 'desc'),
    )
    .orderBy(sql`lower(entry.code)`)
    .limit(limit)
    .execute()
}

type Drafts = 'trip_drafts' | 'claim_drafts'

/** What was chosen for a draft; undefined where the person has none. */
export async function selectChosen(
  db: Db,
  table: Drafts,
  { orgId, personId }: { orgId: string; personId: string },
  id: string,
): Promise<ChosenAllocation | undefined> {
  return db
    .selectFrom(table)
    .select(['cost_centre_id as cost_centre', 'project_id as project'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Writes what was chosen for a draft; what is absent stays. False where the person has no such draft. */
export async function updateChosen(
  db: Db,
  table: Drafts,
  { orgId, personId }: { orgId: string; personId: string },
  id: string,
  { cost_centre, project }: ChangedAllocation,
): Promise<boolean> {
  const row = await db
    .updateTable(table)
    .set({
      id,
      ...(cost_centre !== undefined && { cost_centre_id: cost_centre }),
      ...(project !== undefined && { project_id: project }),
    })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
