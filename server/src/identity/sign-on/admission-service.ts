import type { ErrorCode } from '@pravas/contract/errors'
import { GRANTED_ROLES, type GrantedRole, type User } from '@pravas/contract/people'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ProblemError, problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import type { Attempts } from '../attempts-service.ts'
import { setRoles } from '../new-people-store.ts'
import { homeOrganisation } from '../organisations-store.ts'
import { personOf } from '../person.ts'
import { deleteResets } from '../resets-store.ts'
import type { Identity, Origin } from '../service.ts'
import { noteConflict } from './conflicts-store.ts'
import type { ProviderAccount, ProviderRoles } from './id-token-rules.ts'
import {
  insertWithIdentity,
  linkIdentity,
  selectByIdentity,
  selectHolder,
  selectWithoutIdentity,
} from './provider-people-store.ts'

interface AdmissionDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  identity: Pick<Identity, 'startSession'>
  /** The organisation that people come to; undefined: the only one. */
  organisation: string | undefined
}

export type Admission = ReturnType<typeof createAdmission>

/** The one door for the accounts of identity providers, however a provider was asked who somebody is. */
export function createAdmission({ db, clock, attempts, identity, organisation }: AdmissionDeps) {
  return {
    /** Starts a session for the person of the account; throws one of the 'sso.…' refusals. */
    async enter(account: ProviderAccount, origin: Origin): Promise<{ token: string; user: User }> {
      if (account.refusal) throw problem(account.refusal)
      const found = await inTransaction(db, (trx) => admit(trx, account, organisation, clock.now()))
      if ('refusal' in found) throw problem(found.refusal)
      const { person } = found
      await attempts.succeeded('sign-on', { address: origin.address })
      return { token: await identity.startSession(person, origin), user: personOf(person, dayOf(clock.now())).user }
    },

    /** What `enter` would do, found out by doing it in a transaction that is taken back: nothing stays of it. */
    async rehearse(account: ProviderAccount): Promise<Rehearsal> {
      if (account.refusal) return { refusal: account.refusal }
      try {
        return await inTransaction(db, async (trx) => {
          throw new Rehearsed(await admit(trx, account, organisation, clock.now()))
        })
      } catch (error) {
        if (error instanceof Rehearsed) return error.found
        if (error instanceof ProblemError) return { refusal: error.code }
        throw error
      }
    },
  }
}

/** Carries the outcome of a rehearsal out of the transaction that it takes back. */
class Rehearsed extends Error {
  readonly found: Rehearsal

  constructor(found: Rehearsal) {
    super('Nothing of a rehearsal is kept.')
    this.found = found
  }
}

/** Who is let in, or why nobody is where that has been noted for an administrator. */
type Introduction = { person: Known; by: 'linked' | 'created' } | { refusal: ErrorCode }

/** Who would be let in, as whom they are known, and the roles that they had before; or why nobody would. */
type Rehearsal =
  | { person: Known; by: 'known' | 'linked' | 'created'; rolesBefore: readonly GrantedRole[] }
  | { refusal: ErrorCode }

/** The person of an account, created or linked when it comes for the first time, with the roles of this sign-in. */
async function admit(
  trx: Db,
  account: ProviderAccount,
  organisation: string | undefined,
  now: Date,
): Promise<Rehearsal> {
  const before = await selectByIdentity(trx, account)
  const found = before ? { person: before, by: 'known' as const } : await introduce(trx, account, organisation, now)
  if ('refusal' in found) return found
  const { person, by } = found
  if (!person.active) throw problem('sso.deactivated')
  return { person: await takeRoles(trx, account, person, now), by, rolesBefore: person.roles }
}

/** The roles of somebody once the provider has decided on those that it governs; the others stay as they were granted. */
function rolesAfter(held: readonly GrantedRole[], { governed, given }: ProviderRoles): GrantedRole[] {
  return GRANTED_ROLES.filter((role) => (governed.includes(role) ? given : held).includes(role))
}

const ADMINISTERING: readonly GrantedRole[] = ['administrator', 'super_admin']

/** Gives a person the roles that the provider says, where it says any. */
async function takeRoles(trx: Db, account: ProviderAccount, known: Known, now: Date): Promise<Known> {
  const { roles: said } = account
  if (!said || areSame(rolesAfter(known.roles, said), known.roles)) return known
  return changingPeople(trx, known.org_id, 'provider', async (administrators) => {
    // An administrator may have changed them while this one waited.
    const person = (await selectByIdentity(trx, account)) ?? known
    const next = rolesAfter(person.roles, said)
    const isLast = administrators.size === 1 && administrators.has(person.id)
    // The last administrator stays one whatever the provider says: else nobody could give the role back.
    const kept = isLast && !next.some(administers) ? person.roles.filter(administers) : []
    const roles = [...next, ...kept]
    if (areSame(roles, person.roles)) return person
    const whose = { orgId: person.org_id, personId: person.id }
    await setRoles(trx, whose, roles)
    const detail = { by: 'provider', before: { roles: person.roles }, after: { roles } }
    await recordAudit(trx, auditEntry(whose, 'person.roles_changed', now, undefined, detail))
    return { ...person, roles }
  })
}

const administers = (role: GrantedRole) => ADMINISTERING.includes(role)

function areSame(one: readonly GrantedRole[], other: readonly GrantedRole[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

type Known = NonNullable<Awaited<ReturnType<typeof selectByIdentity>>>

/**
 * Links the account to the one record that was imported for it, or creates a person. That is the record with the account's
 * id in the directory, else with an address that the provider vouches for. A record that the directory knows by another id
 * is somebody else's until an administrator says otherwise, and so is one with the account's id while the address is another
 * person's: whoever may write to the directory could otherwise have one wait for a person who has not come yet. An address
 * that somebody has is never taken over.
 */
async function introduce(
  trx: Db,
  account: ProviderAccount,
  organisation: string | undefined,
  now: Date,
): Promise<Introduction> {
  const orgId = await homeOrganisation(trx, organisation)
  const imported = await selectWithoutIdentity(trx, orgId, account.objectId, account.vouchedFor)
  const sameId = imported.filter(({ directory_id }) => directory_id === account.objectId)
  const [record, ...others] = sameId.length > 0 ? sameId : imported
  // Two records for one account are the administrator's to sort out.
  if (others.length > 0) throw problem('sso.address_taken')
  if (record && !record.active) throw problem('sso.deactivated')
  if (record && record.directory_id !== null && record.directory_id !== account.objectId) {
    return refuse(trx, account, { orgId, personId: record.id }, now, 'sso.conflict')
  }
  if (record && sameId.length > 0) {
    const other =
      imported.find(({ id, active }) => id !== record.id && active)?.id ??
      (await selectHolder(trx, orgId, account.vouchedFor))
    // The directory names one person and the address another: which of the two it is, an administrator says.
    if (other !== undefined) {
      await refuse(trx, account, { orgId, personId: other }, now, 'sso.conflict')
      return refuse(trx, account, { orgId, personId: record.id }, now, 'sso.conflict')
    }
  }
  const whose = { orgId, personId: record?.id ?? newId() }
  const isNew = record ? await link(trx, whose, account) : await create(trx, whose, account)
  const person = await selectByIdentity(trx, account)
  if (!person) {
    const holder = await selectHolder(trx, orgId, account.vouchedFor)
    if (holder === undefined) throw problem('sso.address_taken')
    return refuse(trx, account, { orgId, personId: holder }, now, 'sso.address_taken')
  }
  // Otherwise another sign-in of the same account came first.
  if (isNew) {
    const { tenant, objectId } = account
    const action = record ? 'person.linked' : 'person.created'
    await recordAudit(trx, auditEntry(whose, action, now, undefined, { tenant, objectId }))
  }
  return { person, by: record ? 'linked' : 'created' }
}

/** Notes for an administrator, once, that an account wants to be somebody who is known by another id. */
async function refuse(
  trx: Db,
  account: ProviderAccount,
  whose: { orgId: string; personId: string },
  now: Date,
  refusal: ErrorCode,
): Promise<{ refusal: ErrorCode }> {
  const { tenant, objectId, name, email } = account
  if (email === undefined) return { refusal }
  if (await noteConflict(trx, { ...whose, tenant, objectId, name, email, now })) {
    const entry = { orgId: whose.orgId, actorId: null, recordKind: 'person', recordId: whose.personId, at: now }
    await recordAudit(trx, { ...entry, action: 'person.sign_on_conflict', detail: { tenant, objectId } })
  }
  return { refusal }
}

async function link(trx: Db, whose: { orgId: string; personId: string }, account: ProviderAccount): Promise<boolean> {
  // No way past the provider is left open: neither the password nor a link that sets a new one.
  await deleteResets(trx, whose.orgId, whose.personId)
  return linkIdentity(trx, whose, account)
}

async function create(trx: Db, whose: { orgId: string; personId: string }, account: ProviderAccount): Promise<boolean> {
  const { email } = account
  if (email === undefined) throw problem('sso.no_address')
  return insertWithIdentity(trx, whose, { ...account, email })
}
