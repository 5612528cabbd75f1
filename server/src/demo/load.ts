import type { PublicConfig } from '@pravas/contract/people'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
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
  const names = await organisationNames(db)
  if (names.length > 0) return names.includes(DEMO_ORGANISATION) ? demo : null

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const receiptFiles = await storeDemoReceipts(files, clock)
  await inTransaction(db, async (trx) => {
    // Of several processes that start on an empty database one loads the demo, and the others wait for it.
    await sql`lock table organisations in exclusive mode`.execute(trx)
    if ((await organisationNames(trx)).length > 0) return
    const scene = { ...(await insertDemoPeople(trx, passwordHash)), now: clock.now() }
    await insertDemoTrips(trx, scene)
    await insertDemoExpenses(trx, scene, receiptFiles)
  })
  return demo
}

async function organisationNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('organisations').select('name').execute()
  return rows.map(({ name }) => name)
}
