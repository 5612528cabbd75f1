import { type Database, hashPassword, query, type Stores } from '@pravas/server/testing/product'
import { decisionRows } from './columns.ts'
import { expenseRows } from './expense-rows.ts'
import {
  createOrganisation,
  type Organisation,
  type Person,
  type Request,
  requestsOf,
  type Size,
} from './organisation.ts'
import { type Random, seededRandom } from './random.ts'
import { textPdf } from './receipt-file.ts'
import { tripRows } from './trip-rows.ts'

/** The password of every seeded person. */
export const SEEDED_PASSWORD = 'Seeded#2026'

const SEED = 20_240_101
/** Requests a transaction. */
const BATCH = 500

type Trx = Parameters<Parameters<ReturnType<Database['db']['transaction']>['execute']>[0]>[0]

/**
 * Writes an organisation of that size, the same records at every call (but for the hash of the password), and answers
 * its people. The people come first, in a transaction of their own, then requests in batches.
 */
export async function fill({ database, files }: Pick<Stores, 'database' | 'files'>, size: Size): Promise<Organisation> {
  const { db } = database
  const random = seededRandom(SEED)
  const organisation = createOrganisation(random, size.employees)
  const passwordHash = await hashPassword(SEEDED_PASSWORD)
  await db.transaction().execute((trx) => insertPeople(trx, organisation, passwordHash))

  const bytes = textPdf(['Sample receipt of the seeded organisation'])
  const file = { hash: await files.put(bytes), byteSize: bytes.length }
  for (const batch of batches(requestsOf(random, organisation, size))) {
    await db.transaction().execute((trx) => insertTrips(trx, random, organisation, batch))
  }
  for (const batch of batches(requestsOf(random, organisation, size))) {
    await db.transaction().execute(async (trx) => {
      const rows = batch.map((request) => ({ request, ...expenseRows(random, organisation, request, file) }))
      await trx
        .insertInto('expenses')
        .values(rows.map((row) => row.expense))
        .execute()
      await trx
        .insertInto('receipts')
        .values(rows.flatMap((row) => row.receipts))
        .execute()
      const decisions = rows.flatMap(({ request, expense }) =>
        decisionRows(random, organisation, request, 'expense', expense.id),
      )
      if (decisions.length > 0) await trx.insertInto('decisions').values(decisions).execute()
      await countOn(trx, organisation, 'EXP', batch)
    })
  }
  await database.maintain()
  // A server gathers statistics by itself, but a minute later, and chooses poor plans until then.
  await query(db, 'analyze', [])
  return organisation
}

/** Writes trips with their segments and decisions. */
export async function insertTrips(
  trx: Trx,
  random: Random,
  organisation: Organisation,
  requests: readonly Request[],
): Promise<string[]> {
  const rows = requests.map((request) => ({ request, ...tripRows(random, organisation, request) }))
  await trx
    .insertInto('trips')
    .values(rows.map((row) => row.trip))
    .execute()
  await trx
    .insertInto('trip_segments')
    .values(rows.flatMap((row) => row.segments))
    .execute()
  const decisions = rows.flatMap(({ request, trip }) => decisionRows(random, organisation, request, 'trip', trip.id))
  if (decisions.length > 0) await trx.insertInto('decisions').values(decisions).execute()
  await countOn(trx, organisation, 'TRP', requests)
  return rows.map((row) => row.trip.id)
}

async function insertPeople(trx: Trx, { id, name, superAdmin, managers, employees }: Organisation, hash: string) {
  await trx.insertInto('organisations').values({ id, name }).execute()
  for (const people of batches([superAdmin, ...managers, ...employees])) {
    await trx
      .insertInto('people')
      .values(people.map((person) => personRow(id, person, hash)))
      .execute()
  }
  await trx.insertInto('person_roles').values({ org_id: id, person_id: superAdmin.id, role: 'super_admin' }).execute()
}

function personRow(orgId: string, person: Person, passwordHash: string) {
  return {
    id: person.id,
    org_id: orgId,
    employee_id: person.employeeId,
    email: person.email,
    name: person.name,
    password_hash: passwordHash,
    manager_employee_id: person.managerEmployeeId,
    department: person.department,
    designation: person.rank === 'employee' ? 'Executive' : 'Manager',
    phone: null,
    location: person.location,
    office: `${person.location} office`,
    username: person.email.slice(0, person.email.indexOf('@')),
    profile_image: null,
  }
}

/** Moves the counters past the numbers just given, so that the product goes on behind them. */
async function countOn(trx: Trx, { id }: Organisation, kind: 'TRP' | 'EXP', requests: readonly Request[]) {
  const lastOfYear = new Map(requests.map(({ createdAt, index }) => [createdAt.getUTCFullYear(), index + 1]))
  for (const [year, last] of lastOfYear) {
    await trx
      .insertInto('number_counters')
      .values({ org_id: id, kind, year, last })
      .onConflict((conflict) => conflict.columns(['org_id', 'kind', 'year']).doUpdateSet({ last }))
      .execute()
  }
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
