import type { ErrorCode } from '@pravas/contract/errors'
import type { User } from '@pravas/contract/people'
import type { ProviderMetadata } from '@pravas/contract/sign-on'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import type { Attempts } from '../attempts-service.ts'
import { homeOrganisation, type PersonRow, setRoles } from '../people-store.ts'
import { personOf } from '../person.ts'
import { deleteResets } from '../resets-store.ts'
import type { Identity, Origin } from '../service.ts'
import { NONCE_MINUTES } from '../session-rules.ts'
import { hashToken, newToken } from '../tokens.ts'
import { noteConflict } from './conflicts-store.ts'
import { accountOf, type ExpectedToken, type ProviderAccount } from './id-token-rules.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { insertNonce, takeNonce } from './nonces-store.ts'
import {
  insertWithIdentity,
  linkIdentity,
  selectByIdentity,
  selectHolder,
  selectWithoutIdentity,
} from './provider-people-store.ts'

interface SignOnDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  identity: Pick<Identity, 'startSession'>
  /** The provider and what its tokens must say; undefined: there is none. */
  provider: (IdentityProvider & ExpectedToken) | undefined
  /** The organisation that people come to; undefined: the only one. */
  organisation: string | undefined
}

export type SignOn = ReturnType<typeof createSignOn>

/** Sign-in through the organisation's identity provider. Without one every call is 'path.not_found'. */
export function createSignOn({ db, clock, attempts, identity, provider, organisation }: SignOnDeps) {
  function configured(): NonNullable<typeof provider> {
    if (!provider) throw problem('path.not_found')
    return provider
  }

  return {
    /** What the page's sign-in library must know of the provider; throws 'sso.unavailable'. */
    metadata: async (): Promise<ProviderMetadata> => configured().metadata(),

    /** A nonce that one token may carry, for the browser with this secret alone. */
    async begin(browser: string, address: string): Promise<string> {
      configured()
      await attempts.take('sign-on', { address })
      const nonce = newToken()
      const expiresAt = new Date(clock.now().getTime() + NONCE_MINUTES * 60_000)
      await insertNonce(db, { nonceHash: hashToken(nonce), browserHash: hashToken(browser) }, expiresAt)
      return nonce
    },

    /**
     * Starts a session for whoever the token is about and answers its token; the provider's is not kept. Throws one of
     * the 'sso.…' refusals.
     */
    async complete(
      idToken: string,
      browser: string | undefined,
      origin: Origin,
    ): Promise<{ token: string; user: User }> {
      const expected = configured()
      const claims = await expected.verify(idToken)
      const account = accountOf(claims, expected)
      if (!account || browser === undefined || typeof claims.nonce !== 'string') throw problem('sso.refused')
      const now = clock.now()
      const nonce = { nonceHash: hashToken(claims.nonce), browserHash: hashToken(browser) }
      if (!(await takeNonce(db, nonce, now))) throw problem('sso.refused')
      if (!account.mayEnter) throw problem('sso.no_access')
      const found = await inTransaction(db, (trx) => admit(trx, account, organisation, now))
      if ('refusal' in found) throw problem(found.refusal)
      const { person } = found
      await attempts.succeeded('sign-on', { address: origin.address })
      return { token: await identity.startSession(person, origin), user: personOf(person).user }
    },
  }
}

/** Who is let in, or why nobody is where that has been noted for an administrator. */
type Admission<Person> = { person: Person } | { refusal: ErrorCode }

/** The person of an account, created or linked when it comes for the first time, with the roles of this sign-in. */
async function admit(
  trx: Db,
  account: ProviderAccount,
  organisation: string | undefined,
  now: Date,
): Promise<Admission<PersonRow>> {
  const before = await selectByIdentity(trx, account)
  const found = before ? { person: before } : await introduce(trx, account, organisation, now)
  if ('refusal' in found) return found
  const known = found.person
  if (!known.active) throw problem('sso.deactivated')
  const whose = { orgId: known.org_id, personId: known.id }
  if (account.isSuperAdmin === known.roles.includes('super_admin')) return { person: known }
  const roles = account.isSuperAdmin
    ? [...known.roles, 'super_admin' as const]
    : known.roles.filter((role) => role !== 'super_admin')
  return changingPeople(trx, whose.orgId, 'provider', async (administrators) => {
    const isLast = administrators.size === 1 && administrators.has(known.id)
    // The last administrator keeps the role whatever the provider says: else nobody could give it back.
    if (isLast && !roles.includes('administrator') && !account.isSuperAdmin) return { person: known }
    await setRoles(trx, whose, roles)
    const detail = { before: { roles: known.roles }, after: { roles } }
    await recordAudit(trx, auditEntry(whose, 'person.roles_changed', now, undefined, detail))
    return { person: { ...known, roles } }
  })
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
): Promise<Admission<Known>> {
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
  return { person }
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
