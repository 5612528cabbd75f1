import type { PublicConfig } from '@pravas/contract/people'
import { sql } from 'kysely'
import type { BankVault } from '../bank-details/account-rules.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { hashPassword } from '../identity/passwords.ts'
import { changeSettings, hasSettings } from '../organisation/settings-service.ts'
import { policyVersions } from '../policy/policies-service.ts'
import { DEMO_ACCOUNTS, DEMO_FILE, DEMO_PASSWORD } from './accounts.ts'
import { insertDemoAdvances } from './advances.ts'
import { addMissingBankDetails } from './bank-details.ts'
import { insertDemoCards } from './cards.ts'
import { insertDemoEvents } from './events.ts'
import { insertDemoExpenses } from './expenses.ts'
import { storeDemoJourneys } from './journeys.ts'
import { addMissingDemoPeople, setUpDemo } from './people.ts'
import { storeDemoReceipts } from './receipt-files.ts'
import { insertDemoTickets } from './tickets.ts'
import { insertDemoTrips } from './trips.ts'

export interface DemoParts {
  db: Database['db']
  clock: Clock
  files: FileStorage
  /** Keeps the bank details of the demo people. */
  vault: BankVault
}

/**
 * Loads the demo organisation into an empty database and answers its accounts; null when the database belongs to a real
 * organisation alone, or the demo was removed from it. Loading it again changes nothing.
 */
export async function loadDemo(parts: DemoParts): Promise<PublicConfig['demo']> {
  if (!(await hasOrganisations(parts.db))) await load(parts)
  if ((await activeDemoPeople(parts.db)).length === 0) return null
  await complete(parts)
  const active = await activeDemoPeople(parts.db)
  // Some may have been deactivated.
  const accounts = DEMO_ACCOUNTS.filter(({ email }) => active.includes(email))
  return { password: DEMO_PASSWORD, accounts: accounts.map(({ email, role }) => ({ email, role })) }
}

/** The addresses of the demo's people who may sign in, with a password that everybody can read. */
export async function activeDemoPeople(db: Db): Promise<string[]> {
  const people = db.selectFrom('people').where('is_demo', '=', true).where('active', '=', true)
  return (await people.select('email').execute()).map(({ email }) => email)
}

async function load({ db, clock, files, vault }: DemoParts): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const receiptFiles = await storeDemoReceipts(files, clock)
  await inTransaction(db, async (trx) => {
    // Of several processes that start on an empty database one loads the demo, and the others wait for it.
    await sql`lock table organisations in exclusive mode`.execute(trx)
    if (await hasOrganisations(trx)) return
    const people = await setUpDemo(trx, passwordHash, clock)
    const scene = { ...people, now: clock.now(), policies: await policyVersions(trx, people.orgId) }
    await insertDemoTrips(trx, scene)
    await insertDemoExpenses(trx, scene, { receipts: receiptFiles, journeys: await storeDemoJourneys(files, scene) })
    await insertDemoTickets(trx, scene)
    await addMissingBankDetails(trx, { orgId: people.orgId, vault, clock })
    await insertDemoAdvances(trx, scene)
    await insertDemoCards(trx, scene)
    await insertDemoEvents(trx, scene)
  })
}

/** Gives a demo, also one that was loaded long ago, what it has not got yet: settings, people and bank details. */
async function complete({ db, clock, vault }: DemoParts): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, async (trx) => {
    const organisations = await trx
      .selectFrom('people')
      .select('org_id')
      .distinct()
      .where('is_demo', '=', true)
      .where('active', '=', true)
      .execute()
    for (const { org_id: orgId } of organisations) {
      await addMissingDemoPeople(trx, { orgId, passwordHash, clock })
      await addMissingBankDetails(trx, { orgId, vault, clock })
      if (await hasSettings(trx, orgId)) continue
      const { gstins = [] } = DEMO_FILE.organisation
      await changeSettings(trx, { orgId, personId: null }, { gstins }, { operator: {}, now: clock.now() })
    }
  })
}

async function hasOrganisations(db: Db): Promise<boolean> {
  return (await db.selectFrom('organisations').select('id').limit(1).execute()).length > 0
}
