import { GRANTED_ROLES } from '@pravas/contract/people'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testDatabase } from '../testing/database.ts'

const { db, reset } = await testDatabase()
const ORGANISATIONS = [newId(), newId()] as const
const NUMBERS = ['E1', 'E2', 'E3', 'E4'] as const

beforeEach(async () => {
  await reset()
  await db
    .insertInto('organisations')
    .values(ORGANISATIONS.map((id, at) => ({ id, name: `Organisation ${at}` })))
    .execute()
})

/** Those of whom another is kept than is the case; nobody ever. */
async function stale() {
  const { rows } = await sql`
    select people.id, people.roles, people.reports from people
    where roles <> array(
        select role from person_roles
        where person_roles.org_id = people.org_id and person_roles.person_id = people.id order by role
      )
      or reports <> (
        select count(*) from people report
        where report.org_id = people.org_id and report.manager_employee_id = people.employee_id and report.active
          and report.id <> people.id
      )`.execute(db)
  return rows
}

const number = fc.option(fc.constantFrom(...NUMBERS))
const organisation = fc.constantFrom(...ORGANISATIONS)
const some = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 })
/** A change as any statement may make it, whichever part of the product it comes from. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    people: fc.array(fc.tuple(organisation, number, number, fc.boolean()), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('manager' as const), some, manager: number }),
  fc.record({ kind: fc.constant('active' as const), some, active: fc.boolean() }),
  fc.record({ kind: fc.constant('number' as const), some, number }),
  fc.record({ kind: fc.constant('everything' as const), some, number, manager: number, active: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), some }),
  fc.record({ kind: fc.constant('grant' as const), some, role: fc.constantFrom(...GRANTED_ROLES) }),
  fc.record({ kind: fc.constant('take' as const), some, role: fc.constantFrom(...GRANTED_ROLES) }),
)

async function carryOut(wanted: typeof change extends fc.Arbitrary<infer Change> ? Change : never): Promise<void> {
  if (wanted.kind === 'add') {
    const rows = wanted.people.map(([org_id, employee_id, manager_employee_id, active]) => {
      const id = newId()
      return { org_id, id, employee_id, manager_employee_id, active, email: `${id}@example.org`, name: 'Nila' }
    })
    const values = rows.map((row) => ({ ...NOTHING, ...row }))
    await db.insertInto('people').values(values).execute()
    return
  }
  const all = await db.selectFrom('people').select(['org_id', 'id']).orderBy('id').execute()
  const people = wanted.some.flatMap((at) => all[at] ?? [])
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  const update = db.updateTable('people').where('id', 'in', ids)
  if (wanted.kind === 'manager') await update.set({ manager_employee_id: wanted.manager }).execute()
  if (wanted.kind === 'active') await update.set({ active: wanted.active }).execute()
  if (wanted.kind === 'number') await update.set({ employee_id: wanted.number }).execute()
  if (wanted.kind === 'everything') {
    const { number: employee_id, manager: manager_employee_id, active } = wanted
    await update.set({ employee_id, manager_employee_id, active }).execute()
  }
  const roles = db.deleteFrom('person_roles').where('person_id', 'in', ids)
  if (wanted.kind === 'remove') {
    await roles.execute()
    await db.deleteFrom('people').where('id', 'in', ids).execute()
  }
  if (wanted.kind === 'take') await roles.where('role', '=', wanted.role).execute()
  if (wanted.kind === 'grant') {
    const rows = people.map(({ org_id, id }) => ({ org_id, person_id: id, role: wanted.role }))
    await db
      .insertInto('person_roles')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
  }
}

const NOTHING = {
  ...{ password_hash: null, department: null, designation: null, phone: null, location: null, office: null },
  ...{ username: null, profile_image: null, provider_tenant: null, provider_object_id: null, deactivated_at: null },
  ...{ directory_id: null, directory_removed_at: null },
}

test('the roles and the reports that are kept of people are theirs after any statement', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
        for (const one of changes) {
          // Two of one number are refused, whole.
          await carryOut(one).catch((error: unknown) => expect(String(error)).toContain('duplicate key'))
          expect(await stale()).toEqual([])
        }
      })
      .beforeEach(async () => {
        await db.deleteFrom('person_roles').execute()
        await db.deleteFrom('people').execute()
      }),
    { numRuns: runs({ usual: 25, full: 60 }), seed: 20_260_610 },
  )
})

test('they are so as well after changes at the same moment', async () => {
  const [org_id] = ORGANISATIONS
  const person = (employee_id: string, manager_employee_id: string | null) => {
    return {
      ...NOTHING,
      org_id,
      id: newId(),
      name: employee_id,
      email: `${employee_id}@example.org`,
      employee_id,
      manager_employee_id,
    }
  }
  const people = [
    person('E1', null),
    ...Array.from({ length: 8 }, (_, at) => person(`R${at}`, at % 2 === 0 ? 'E1' : null)),
  ]
  await db.insertInto('people').values(people).execute()
  const [manager, ...reports] = people
  await Promise.all([
    ...reports.map(({ id }, at) =>
      db
        .updateTable('people')
        .set({ manager_employee_id: at % 2 === 0 ? null : 'E1' })
        .where('id', '=', id)
        .execute(),
    ),
    ...GRANTED_ROLES.map((role) =>
      db
        .insertInto('person_roles')
        .values({ org_id, person_id: manager?.id ?? '', role })
        .execute(),
    ),
  ])
  expect(await stale()).toEqual([])
  const kept = await db
    .selectFrom('people')
    .select(['roles', 'reports'])
    .where('employee_id', '=', 'E1')
    .executeTakeFirst()
  expect(kept).toEqual({ roles: GRANTED_ROLES.toSorted(), reports: 4 })
})

test('a role is never changed into another', async () => {
  const [org_id] = ORGANISATIONS
  const id = newId()
  await db
    .insertInto('people')
    .values({
      ...NOTHING,
      org_id,
      id,
      employee_id: null,
      manager_employee_id: null,
      email: 'nila@example.org',
      name: 'Nila',
    })
    .execute()
  await db.insertInto('person_roles').values({ org_id, person_id: id, role: 'finance' }).execute()
  await expect(db.updateTable('person_roles').set({ role: 'auditor' }).execute()).rejects.toThrow('never changed')
})
