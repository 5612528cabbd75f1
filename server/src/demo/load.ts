import type { PublicConfig } from '@pravas/contract/people'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { hashPassword } from '../identity/passwords.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { insertDemoExpenses } from './expenses.ts'
import { DEMO_ORGANISATION, insertDemoPeople } from './people.ts'
import { storeDemoReceipts } from './receipt-files.ts'
import { insertDemoTrips } from './trips.ts'

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
  const demo = {
    password: DEMO_PASSWORD,
    accounts: DEMO_ACCOUNTS.map(({ email, role }) => ({ email, role })),
  }
  const organisations = await db.selectFrom('organisations').select('name').execute()
  if (organisations.length > 0) return organisations.some(({ name }) => name === DEMO_ORGANISATION) ? demo : null

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const receiptFiles = await storeDemoReceipts(files, clock)
  await inTransaction(db, async (trx) => {
    const scene = { ...(await insertDemoPeople(trx, passwordHash)), now: clock.now() }
    await insertDemoTrips(trx, scene)
    await insertDemoExpenses(trx, scene, receiptFiles)
  })
  return demo
}
