import type { StepConditions } from '@pravas/contract/approval-flow'
import type { DecidingRole } from '@pravas/contract/request-steps'
import type { Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { partyIds } from '../requests/travellers.ts'

export interface StoredStep {
  stage: number
  name: string
  conditions: StepConditions
  role: DecidingRole | null
  personId: string | null
}

/** The flow of an organisation, and the names of the people in it. */
export async function selectFlow(db: Db, orgId: string) {
  const [flow, steps] = await Promise.all([
    db
      .selectFrom('approval_flows')
      .select(['version', 'escalate_after_days as escalateAfterDays'])
      .where('org_id', '=', orgId)
      .executeTakeFirst(),
    db
      .selectFrom('approval_steps as step')
      .leftJoin('people', (join) =>
        join.onRef('people.org_id', '=', 'step.org_id').onRef('people.id', '=', 'step.approver_id'),
      )
      .select(['step.stage', 'step.name', 'step.conditions', 'step.approver_role as role'])
      .select(['step.approver_id as personId', 'people.name as personName', 'people.employee_id as employeeId'])
      .where('step.org_id', '=', orgId)
      .orderBy('step.position')
      .execute(),
  ])
  return { version: flow?.version ?? 0, escalateAfterDays: flow?.escalateAfterDays ?? null, steps }
}

/** Writes the next version of a flow; false when somebody else has. */
export async function replaceFlow(
  trx: Transaction<Tables>,
  orgId: string,
  { version, escalateAfterDays, steps }: { version: number; escalateAfterDays: number | null; steps: StoredStep[] },
): Promise<boolean> {
  const flow = { version: version + 1, escalate_after_days: escalateAfterDays }
  const written = await trx
    .insertInto('approval_flows')
    .values({ org_id: orgId, ...flow })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(flow).where('approval_flows.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  // A first version is nobody's next one.
  if (!written || (version === 0) !== (written.version === 1)) return false
  await trx.deleteFrom('approval_steps').where('org_id', '=', orgId).execute()
  if (steps.length === 0) return true
  await trx
    .insertInto('approval_steps')
    .values(
      steps.map((step, index) => ({
        org_id: orgId,
        id: newId(),
        position: index + 1,
        stage: step.stage,
        name: step.name,
        conditions: JSON.stringify(step.conditions),
        approver_role: step.role,
        approver_id: step.personId,
      })),
    )
    .execute()
  return true
}

/** Active people who could decide at a step, by a role, as a super admin or by one of these ids, with what says so. */
export function selectCandidates(db: Db, orgId: string, personIds: readonly string[]) {
  return db
    .selectFrom('people')
    .select(['id as personId', 'roles', 'reports', 'designation', 'department'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<number>('cardinality', ['roles']), '>', 0),
        eb('designation', '=', 'Super Admin'),
        eb('department', '=', 'Admin'),
        ...(personIds.length > 0 ? [eb('id', 'in', personIds)] : []),
      ]),
    )
    .execute()
}

/** The id of the active head of a department by its name; undefined where it has none. */
export async function selectHead(db: Db, orgId: string, department: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('structure_entries as entry')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'entry.org_id').onRef('people.employee_id', '=', 'entry.owner_employee_id'),
    )
    .select('people.id')
    .where('entry.org_id', '=', orgId)
    .where('entry.kind', '=', 'department')
    .where('people.active', '=', true)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['entry.name']), '=', department.toLowerCase()))
    .executeTakeFirst()
  return row?.id
}

/** What the conditions of steps look at, but for budgets. */
export async function selectFacts(
  db: Db,
  { orgId, kind, requestId }: { orgId: string; kind: 'trip' | 'expense'; requestId: string },
) {
  const of = kind === 'trip' ? ('trips' as const) : ('expenses' as const)
  const request = await db
    .selectFrom(of)
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', `${of}.org_id`).onRef('people.employee_id', '=', `${of}.employee_id`),
    )
    .select([`${of}.total_paise`, `${of}.findings`, 'people.department'])
    .select(partyIds(kind, 'people').as('party_ids'))
    .where(`${of}.org_id`, '=', orgId)
    .where(`${of}.id`, '=', requestId)
    .executeTakeFirstOrThrow()
  const categories =
    kind === 'trip'
      ? []
      : await db
          .selectFrom('receipts')
          .select('category')
          .distinct()
          .where('org_id', '=', orgId)
          .where('expense_id', '=', requestId)
          .execute()
  return { ...request, categories: categories.map(({ category }) => category) }
}
