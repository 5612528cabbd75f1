import { PERSON_FIELDS } from '@pravas/contract/administration'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import { writeCsv } from '../csv/csv.ts'
import type { Tables } from '../db/tables.ts'
import { createPeopleImport } from '../identity/administration/import-service.ts'
import { initialise } from '../set-up/initialise-service.ts'
import { beginningOf } from '../set-up/operator-service.ts'
import { DEMO_ACCOUNTS, DEMO_FILE, DEMO_PEOPLE, type DemoAccount } from './accounts.ts'
import { filesOfToday } from './present-year.ts'
import type { Scene } from './scene.ts'

/** Sets the demo organisation up from its files, as `npm run admin -- init` does any other, all with one password. */
export async function setUpDemo(
  trx: Transaction<Tables>,
  passwordHash: string,
  clock: Clock,
): Promise<Pick<Scene, 'orgId' | 'people'>> {
  const beginning = beginningOf(DEMO_FILE, filesOfToday(clock), passwordHash)
  // The environment fixes nothing of the demo: an organisation that it names is that of others.
  const { orgId } = await initialise(trx, beginning, { clock, operator: {}, home: undefined, checklist: false })
  await markAsDemo(trx, { orgId, passwordHash }, DEMO_ACCOUNTS)
  const rows = await trx.selectFrom('people').select(['id', 'email']).where('org_id', '=', orgId).execute()
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return { orgId, people: DEMO_ACCOUNTS.map((account) => ({ ...account, id: ids.get(account.email) ?? '' })) }
}

/**
 * Adds the demo people who have come since the demo was loaded. Whoever is there stays as they are, and so do those whose
 * address, employee id or manager somebody else has taken.
 */
export async function addMissingDemoPeople(
  trx: Transaction<Tables>,
  { orgId, passwordHash, clock }: { orgId: string; passwordHash: string; clock: Clock },
): Promise<void> {
  const addresses = DEMO_ACCOUNTS.map(({ email }) => email)
  const rows = await trx.selectFrom('people').select('email').where('email', 'in', addresses).execute()
  const known = new Set(rows.map(({ email }) => email))
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))
  if (missing.length === 0) return
  const csv = writeCsv(
    PERSON_FIELDS.filter((field) => DEMO_PEOPLE[0]?.[field] !== undefined),
    DEMO_PEOPLE.filter(({ email = '' }) => !known.has(email)),
  )
  const imports = createPeopleImport({ db: trx, clock, identity: { sessionsEnded: () => {} } })
  const { changes } = await imports.import({ orgId, actor: undefined }, { csv, commit: true })
  const added = missing.filter(({ name }) => changes.some((change) => change.name === name))
  await markAsDemo(trx, { orgId, passwordHash }, added)
}

/** What the demo's people have beyond what an import brings: their password, and what they say of themselves. */
async function markAsDemo(
  trx: Transaction<Tables>,
  { orgId, passwordHash }: { orgId: string; passwordHash: string },
  accounts: readonly DemoAccount[],
): Promise<void> {
  for (const { email, phone, office, username } of accounts) {
    await trx
      .updateTable('people')
      .set({ is_demo: true, password_hash: passwordHash, phone, office, username })
      .where('org_id', '=', orgId)
      .where('email', '=', email)
      .execute()
  }
}
