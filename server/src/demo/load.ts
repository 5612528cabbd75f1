import type { PublicConfig } from '@pravas/contract/people'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { hashPassword } from '../identity/passwords.ts'
import { newId } from '../ids.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { insertDemoExpenses } from './expenses.ts'
import { storeDemoReceipts } from './receipt-files.ts'
import { insertDemoTrips } from './trips.ts'

export const DEMO_ORGANISATION = 'Pravas Demo'

export interface DemoParts {
  db: Database['db']
  clock: Clock
  files: FileStorage
}

/**
 * Loads the demo organisation into an empty database and answers its accounts; null when the database belongs to a real
 * organisation. Loading it again changes nothing.
 */
export async function loadDemo({ db, clock, files }: DemoParts): Promise<PublicConfig['demo']> {
  const organisations = await db.selectFrom('organisations').select('name').execute()
  const demo = {
    password: DEMO_PASSWORD,
    accounts: DEMO_ACCOUNTS.map(({ email, role }) => ({ email, role })),
  }
  if (organisations.length > 0) return organisations.some(({ name }) => name === DEMO_ORGANISATION) ? demo : null

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const receiptFiles = await storeDemoReceipts(files, clock)
  await inTransaction(db, async (trx) => {
    const orgId = newId()
    await trx.insertInto('organisations').values({ id: orgId, name: DEMO_ORGANISATION }).execute()
    const people = DEMO_ACCOUNTS.map((account) => ({ ...account, id: newId() }))
    await trx
      .insertInto('people')
      .values(
        people.map((account) => ({
          id: account.id,
          org_id: orgId,
          employee_id: account.employeeId,
          email: account.email,
          name: account.name,
          password_hash: passwordHash,
          is_admin: account.isAdmin,
          is_super_admin: account.isSuperAdmin,
          manager_employee_id: account.managerEmployeeId,
          department: account.department,
          designation: account.designation,
          phone: account.phone,
          location: account.location,
          office: account.location && `${account.location} office`,
          username: account.employeeId && account.email.split('@')[0],
          profile_image: null,
        })),
      )
      .execute()
    const scene = { orgId, people, now: clock.now() }
    await insertDemoTrips(trx, scene)
    await insertDemoExpenses(trx, scene, receiptFiles)
  })
  return demo
}
