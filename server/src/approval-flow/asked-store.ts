import type { DecidingRole } from '@pravas/contract/request-steps'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { RequestKey } from '../requests/asked.ts'
import { refusedPaiseOf } from '../requests/refused-receipts.ts'
import { decidingManager, partyIds } from '../requests/travellers.ts'

/** What approvers are told of a request; money in paise. */
export interface AskedAbout {
  status: string
  version: number
  stage: number
  number: string
  about: string
  totalPaise: number
  /** What earlier steps have refused of it. */
  refusedPaise: number
  /** What the policy says of it, as it was kept. */
  findings: unknown
  /** The ids of its owner and of those who travel on it. */
  partyIds: string[]
  managerEmployeeId: string | null
  owner: string
}

/** Holds a request, and answers what the next approvers are told of it; undefined where there is none. */
export async function lockToOpen(trx: Transaction<Tables>, { orgId, kind, requestId }: RequestKey) {
  const number = kind === 'trip' ? 'trip_number' : 'expense_number'
  const about = kind === 'trip' ? sql`concat_ws(' → ', departure_city, destination_city)` : sql`description`
  const { rows } = await sql<AskedAbout>`
    select request.status, request.version, request.stage, request.${sql.ref(number)} as number, ${about} as about,
      request.total_paise as "totalPaise",
      ${kind === 'trip' ? sql`0` : refusedPaiseOf('request')} as "refusedPaise", request.findings, people.name as owner,
      ${partyIds(kind, 'people', 'request')} as "partyIds",
      ${decidingManager(kind, 'request')} as "managerEmployeeId"
    from ${sql.table(`${kind}s`)} as request
    join people on people.org_id = request.org_id and people.employee_id = request.employee_id
    where request.org_id = ${orgId} and request.id = ${requestId}
    for update of request`.execute(trx)
  return rows[0]
}

/** The active people whom a turn may ask, with what says so: one, or those who have a role or could be super admins. */
export function selectAskable(
  db: Db,
  orgId: string,
  { role, personId }: { role: DecidingRole | null; personId: string | null },
) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'roles', 'reports', 'designation', 'department'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where(({ or, eb }) =>
      or([
        ...(personId === null ? [] : [eb('id', '=', personId)]),
        ...(role === null ? [] : [sql<boolean>`${role} = any (roles)`]),
        ...(role === 'super_admin' ? [eb('designation', '=', 'Super Admin'), eb('department', '=', 'Admin')] : []),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** The id of an active employee; undefined where there is none. */
export async function selectActiveId(db: Db, orgId: string, employeeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.id
}
