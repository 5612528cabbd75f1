import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { problem, tryLater } from '../errors.ts'
import { newId } from '../ids.ts'
import { sealed, unsealed } from '../sealed-rules.ts'
import {
  claimKey,
  deleteExpiredKeys,
  endHold,
  findKey,
  freeKey,
  type HeldKey,
  keepAnswer,
  markCarriedOut,
} from './keys-store.ts'

/** For how long a call with the same key is answered as before. */
const KEPT_MS = 24 * 60 * 60_000
/** For how long a key belongs to the call that took it: longer than one can last. */
const HELD_MS = 5 * 60_000
/** After how many seconds it is worth asking for the answer of a call that is under way. */
const UNDER_WAY_SECONDS = 5
/** A longer answer is not kept. */
const LONGEST_ANSWER = 512 * 1024

/** A call that comes with a key. */
export interface KeyedCall {
  orgId: string
  personId: string
  /** Whose key it is: a service token's, or else the person's. */
  callerId: string
  key: string
  /** What was sent: method, address and body. */
  sent: string
}

/** What a call was answered; without a text where there was none. */
export interface CallAnswer {
  status: number
  contentType: string | null
  text: string | null
}

export type { HeldKey } from './keys-store.ts'

const placeOf = ({ orgId, callerId, key }: Omit<HeldKey, 'claimId'>) => `idempotency ${orgId} ${callerId} ${key}`

/**
 * Calls that may be sent again. The key of one is taken before it is carried out, and the transaction that changes something notes
 * that in the key's row, so that whatever becomes of the process nothing is done twice. Answers are kept encrypted: some hold what
 * is shown once.
 */
export function createIdempotencyKeys(parts: { db: Database['db']; clock: Clock; secret: Uint8Array }) {
  const { db, clock, secret } = parts
  const fingerprintOf = (sent: string) => createHmac('sha256', secret).update(sent).digest()

  return {
    /**
     * Takes the key of a call, or answers what the same call was answered before. Throws 'idempotency.reused' where the key came
     * with something else, 'idempotency.in_progress', and 'idempotency.lost' where the call was carried out and its answer is not
     * kept.
     */
    async begin({ sent, personId, ...of }: KeyedCall): Promise<HeldKey | CallAnswer> {
      const now = clock.now()
      const fingerprint = fingerprintOf(sent)
      const held = { ...of, claimId: newId() }
      const until = (ms: number) => new Date(now.getTime() + ms)
      const times = { now, heldUntil: until(HELD_MS), expiresAt: until(KEPT_MS) }
      if (await claimKey(db, { ...held, personId, fingerprint, ...times })) return held
      const known = await findKey(db, of)
      if (!known) throw tryLater('idempotency.in_progress', UNDER_WAY_SECONDS)
      if (!timingSafeEqual(known.fingerprint, fingerprint)) throw problem('idempotency.reused')
      const { status, content_type: contentType, answer } = known
      if (status !== null) {
        const text = answer === null ? null : unsealed(answer, secret, placeOf(of))
        if (text === undefined) throw problem('idempotency.lost')
        return { status, contentType, text }
      }
      if (known.carried_out && known.held_until <= now) throw problem('idempotency.lost')
      throw tryLater('idempotency.in_progress', UNDER_WAY_SECONDS)
    },

    /** Notes within a transaction what it does for a call; throws, so that it is undone, where another call has the key by now. */
    async carryOut(trx: Db, held: HeldKey): Promise<void> {
      if (!(await markCarriedOut(trx, held))) throw problem('idempotency.in_progress')
    },

    /** Keeps what a call was answered; the key of one that was refused and changed nothing is free again. */
    async end(held: HeldKey, { status, contentType, text }: CallAnswer): Promise<void> {
      if (status >= 400 && (await freeKey(db, held))) return
      if (text !== null && text.length > LONGEST_ANSWER) return endHold(db, held, clock.now())
      const answer = text === null ? null : sealed(text, secret, placeOf(held))
      await keepAnswer(db, held, { status, contentType, answer })
    },

    /** Ends a call whose answer can't be kept: its key is free again where it changed nothing, else its answer is lost. */
    async leave(held: HeldKey): Promise<void> {
      if (!(await freeKey(db, held))) await endHold(db, held, clock.now())
    },
  }
}

/** Deletes keys that have expired. */
export function tidyIdempotencyKeys(db: Db, now: Date): Promise<void> {
  return deleteExpiredKeys(db, now)
}
