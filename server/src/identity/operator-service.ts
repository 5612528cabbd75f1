import { recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { changingPeople } from './administrators-service.ts'
import { insertPerson, type NewPerson } from './new-people-store.ts'
import { organisationNamed } from './organisations-store.ts'
import { hashPassword } from './passwords.ts'
import { findPersonByEmail, isInCycle } from './people-store.ts'
import { makeResetLink } from './resets-service.ts'

/** A person as an operator creates them. */
export interface PersonToCreate extends Omit<NewPerson, 'id' | 'orgId' | 'passwordHash'> {
  /** The organisation's name; it is created when there is none of that name. */
  organisation: string
  /** Null: they set it themselves by the link that is answered. */
  password: string | null
}

interface Parts {
  db: Database['db']
  clock: Clock
  publicUrl: URL
}

/**
 * Creates a person, for an operator at the server: in an empty production database nobody can sign in to do it. Answers
 * a link to set a password with, or null when one was given. Throws a sentence for the operator when the address is
 * taken.
 */
export async function createPerson(parts: Parts, person: PersonToCreate): Promise<string | null> {
  const { db, clock, publicUrl } = parts
  const { organisation, password, ...rest } = person
  if (await findPersonByEmail(db, person.email)) throw new Error(`${person.email} already has an account.`)
  const passwordHash = password === null ? null : await hashPassword(password)
  return inTransaction(db, async (trx) => {
    const orgId = await organisationNamed(trx, organisation)
    const personId = newId()
    await changingPeople(trx, orgId, 'operator', async () => {
      await insertPerson(trx, { ...rest, id: personId, orgId, passwordHash })
      if (await isInCycle(trx, orgId, personId)) {
        throw new Error(`${rest.managerEmployeeId} reports to ${rest.employeeId}, directly or not.`)
      }
    })
    const now = clock.now()
    const made = { orgId, actorId: null, recordKind: 'person', recordId: personId, detail: {}, at: now }
    await recordAudit(trx, { ...made, action: 'person.created' })
    return password === null ? (await makeResetLink(trx, { orgId, personId, now, publicUrl })).href : null
  })
}

/** A new link for an active person to set a password with, on record. Throws a sentence for the operator when there is nobody. */
export async function createResetLink({ db, clock, publicUrl }: Parts, email: string): Promise<string> {
  const person = await findPersonByEmail(db, email)
  if (!person) throw new Error(`No active account has the address ${email}.`)
  const whose = { orgId: person.org_id, personId: person.id }
  return inTransaction(db, async (trx) => {
    const now = clock.now()
    const link = await makeResetLink(trx, { ...whose, now, publicUrl })
    const made = { orgId: whose.orgId, actorId: null, recordKind: 'person', recordId: whose.personId, at: now }
    await recordAudit(trx, { ...made, action: 'password.reset_link_made', detail: { by: 'operator' } })
    return link.href
  })
}
