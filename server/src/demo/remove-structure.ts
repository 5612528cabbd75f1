import { ENTRY_FIELDS, STRUCTURE_KINDS } from '@pravas/contract/structure'
import { sql, type Transaction } from 'kysely'
import { readCsv } from '../csv/csv.ts'
import type { Tables } from '../db/tables.ts'
import { valueOfEntry } from '../identity/structure/entries-rules.ts'
import { DEMO_FILE, DEMO_FILES } from './accounts.ts'

/** The entries of the demo's lists, as their files name them. */
const DEMO_ENTRIES = STRUCTURE_KINDS.flatMap((kind) => {
  const csv = DEMO_FILES[DEMO_FILE.structure?.[kind] ?? '']
  if (csv === undefined) return []
  return readCsv(csv, ENTRY_FIELDS).lines.map(({ cells: { code = '', name = '' } }) => ({ kind, code, name }))
})

/**
 * Deletes the lists, holidays and budgets of an organisation that only demo people belong to. Where others do as well, their
 * lists stay: of the demo's entries only those go, with their budgets, that none of the others' records or fields name.
 */
export async function removeStructure(trx: Transaction<Tables>, orgId: string): Promise<void> {
  const others = await trx
    .selectFrom('people')
    .select(['employee_id', 'department', 'grade', 'location', 'cost_centre'])
    .where('org_id', '=', orgId)
    .where('is_demo', '=', false)
    .execute()
  if (others.length === 0) {
    for (const table of ['budgets', 'structure_entries', 'holidays'] as const)
      await trx.deleteFrom(table).where('org_id', '=', orgId).execute()
    return
  }
  const { rows: booked } = await sql<{ id: string }>`
    select unnest(array[cost_centre_id, project_id]) as id from (
      select org_id, cost_centre_id, project_id from trips
      union all select org_id, cost_centre_id, project_id from expenses
      union all select org_id, cost_centre_id, project_id from trip_drafts
      union all select org_id, cost_centre_id, project_id from claim_drafts
    ) as requests where org_id = ${orgId}`.execute(trx)
  const bookedIds = new Set(booked.map(({ id }) => id))
  const entries = await trx
    .selectFrom('structure_entries')
    .select(['id', 'kind', 'code', 'name', 'owner_employee_id'])
    .where('org_id', '=', orgId)
    .execute()
  const unused = entries.filter((entry) => {
    const { id, kind, code, name, owner_employee_id: owner } = entry
    const isOfDemo = DEMO_ENTRIES.some((one) => one.kind === kind && one.code === code && one.name === name)
    const value = valueOfEntry(kind, entry)
    const isNamed = others.some((person) => (kind === 'project' ? false : person[kind] === value))
    const isOwned = others.some((person) => owner !== null && person.employee_id === owner)
    return isOfDemo && !isNamed && !isOwned && !bookedIds.has(id)
  })
  const ids = unused.map(({ id }) => id)
  if (ids.length === 0) return
  await trx.deleteFrom('budgets').where('org_id', '=', orgId).where('entry_id', 'in', ids).execute()
  await trx.deleteFrom('structure_entries').where('org_id', '=', orgId).where('id', 'in', ids).execute()
}
