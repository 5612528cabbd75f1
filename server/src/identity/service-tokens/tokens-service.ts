import type { ServiceScope } from '@pravas/contract/endpoint'
import {
  MOST_SERVICE_TOKENS,
  SERVICE_TOKEN_PREFIX,
  ServiceScope as ServiceScopeSchema,
  type ServiceToken,
} from '@pravas/contract/service-tokens'
import type { Actor, SignedIn } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { refusal } from '../../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { lockOrganisation } from '../../db/lock-organisation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { personOf } from '../person.ts'
import { hashToken, newToken } from '../tokens.ts'
import {
  deleteServiceToken,
  findToken,
  insertServiceToken,
  noteTokenUsed,
  selectTokens,
  type TokenRow,
} from './tokens-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** That a token is used is noted at most once within this time. */
const USE_GRAIN_MS = 60 * 60_000

/** Another program with a token: whose rights it has, and how far they go. */
export interface Service {
  signedIn: SignedIn
  name: string
  scopes: readonly ServiceScope[]
}

export type ServiceTokens = ReturnType<typeof createServiceTokens>

const record = (id: string) => ({ kind: 'service_token', id })
const administers = (actor: Actor) => refusal(actor, { to: 'manage-organisation' }) === undefined

/**
 * Keys with which other programs call the API. A token has the rights of the administrator who made it, as far as its scopes go,
 * and ends with the last of these rights.
 */
export function createServiceTokens({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    /** All tokens of the organisation; administrators only. */
    async list(actor: Actor): Promise<ServiceToken[]> {
      demand(actor, { to: 'manage-organisation' })
      const now = clock.now()
      return (await selectTokens(db, actor.orgId)).map((row) => present(row, now))
    },

    /** Makes a token of the actor's, whose secret is answered this once. Throws 'token.too_many'. */
    async create(
      actor: Actor,
      { name, scopes, expires_in_days }: { name: string; scopes: readonly ServiceScope[]; expires_in_days: number },
    ): Promise<ServiceToken & { token: string }> {
      demand(actor, { to: 'manage-organisation' })
      const now = clock.now()
      const token = `${SERVICE_TOKEN_PREFIX}${newToken()}`
      const expiresAt = new Date(now.getTime() + expires_in_days * DAY_MS)
      const { orgId, personId } = actor
      const distinct = [...new Set(scopes)]
      const id = await inTransaction(db, async (trx) => {
        await lockOrganisation(trx, orgId)
        const working = (await selectTokens(trx, orgId)).filter((row) => present(row, now).works)
        if (working.length >= MOST_SERVICE_TOKENS) throw problem('token.too_many')
        const tokenHash = hashToken(token)
        const made = await insertServiceToken(trx, {
          orgId,
          personId,
          name,
          scopes: distinct,
          tokenHash,
          at: now,
          expiresAt,
        })
        const after = { name, scopes: distinct, expires_at: expiresAt.toISOString() }
        await recordAudit(trx, auditEntry(actor, 'service_token.created', now, record(made), { before: null, after }))
        return made
      })
      return {
        id,
        name,
        scopes: distinct,
        owner: actor.name,
        works: true,
        created_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
        last_used_at: null,
        token,
      }
    },

    /** Ends a token of the organisation; administrators only. */
    async revoke(actor: Actor, id: string): Promise<void> {
      demand(actor, { to: 'manage-organisation' })
      await inTransaction(db, async (trx) => {
        const name = await deleteServiceToken(trx, actor.orgId, id)
        if (name === undefined) throw problem('record.not_found')
        const detail = { before: { name }, after: null }
        await recordAudit(trx, auditEntry(actor, 'service_token.revoked', clock.now(), record(id), detail))
      })
    },

    /** Whom a token stands for; undefined where it never was, has expired or was revoked, or its owner administers nothing now. */
    async find(token: string): Promise<Service | undefined> {
      const now = clock.now()
      const row = await findToken(db, hashToken(token), now)
      if (!row) return undefined
      const person = personOf(row, dayOf(now))
      if (!administers(person.actor)) return undefined
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= USE_GRAIN_MS)
        await noteTokenUsed(db, row.org_id, row.token_id, now)
      const scopes = ServiceScopeSchema.array().parse(row.scopes)
      return { signedIn: { ...person, sessionId: row.token_id }, name: row.token_name, scopes }
    },
  }
}

function present(row: TokenRow, now: Date): ServiceToken {
  const { actor } = personOf(row, dayOf(now))
  return {
    id: row.token_id,
    name: row.token_name,
    scopes: ServiceScopeSchema.array().parse(row.scopes),
    owner: actor.name,
    works: row.expires_at > now && row.active && administers(actor),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
