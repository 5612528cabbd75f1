import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { recordAudit } from '../audit/store.ts'
import type { Tables } from '../db/tables.ts'
import { invalid } from '../errors.ts'
import { newId } from '../ids.ts'
import { changingPeople } from './administrators-service.ts'
import { insertPerson, isAddressTaken, selectHolder, setEmployeeId, setRoles } from './new-people-store.ts'
import { findHomeOrganisation, insertOrganisation, organisationNamed } from './organisations-store.ts'
import { setPassword } from './passwords-store.ts'
import { findPersonByEmail } from './people-store.ts'

const t = texts(refusals)

/**
 * The organisation that is to be set up: the one that the environment names (`home`), else the one that the directory has
 * filled already, else a new one of this name.
 */
export async function organisationToSetUp(
  trx: Transaction<Tables>,
  home: string | undefined,
  name: string,
): Promise<string> {
  if (home !== undefined) return organisationNamed(trx, home)
  return (await findHomeOrganisation(trx, undefined)) ?? insertOrganisation(trx, name)
}

/** Who is to administer an organisation first. */
export interface Appointed {
  orgId: string
  name: string
  email: string
  employeeId: string | null
  passwordHash: string | null
  now: Date
}

/**
 * Makes somebody the first administrator, who may do everything: a new person, or the one with this address whom the directory
 * has brought. Answers their id. Throws at the field below `path` where the address is somebody else's.
 */
export async function appointAdministrator(
  trx: Transaction<Tables>,
  { orgId, name, email, employeeId, passwordHash, now }: Appointed,
  path: string,
): Promise<string> {
  const roles = ['administrator', 'super_admin'] as const
  const known = await findPersonByEmail(trx, email)
  const refused = invalid([{ path: `${path}.email`, message: t('email.taken') }])
  if (known && (known.org_id !== orgId || known.provider_object_id !== null)) throw refused
  if (!known && (await isAddressTaken(trx, email))) throw refused
  const holder = employeeId === null ? undefined : await selectHolder(trx, orgId, employeeId)
  if (holder && holder.id !== known?.id) {
    throw invalid([{ path: `${path}.employee_id`, message: t('employee-id.taken') }])
  }
  const personId = known?.id ?? newId()
  await changingPeople(trx, orgId, 'operator', async () => {
    if (!known) {
      const person = { orgId, id: personId, email, name, employeeId, managerEmployeeId: null, roles, passwordHash }
      return insertPerson(trx, person)
    }
    await setRoles(trx, { orgId, personId }, [...new Set([...known.roles, ...roles])])
    if (employeeId !== null && known.employee_id === null) await setEmployeeId(trx, { orgId, personId }, employeeId)
    if (passwordHash !== null) await setPassword(trx, orgId, personId, passwordHash)
  })
  const record = { recordKind: 'person', recordId: personId }
  const detail = { by: 'set-up', after: { roles } }
  const action = known ? 'person.roles_changed' : 'person.created'
  await recordAudit(trx, { orgId, actorId: null, action, ...record, detail, at: now })
  return personId
}
