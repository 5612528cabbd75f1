import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import { networkOf } from './address-rules.ts'
import { deleteAttempts, giveTurnBack, type Pace, selectNextTurn, takeTurn } from './attempts-store.ts'

/** A turn that is at most this far away is waited for; a later one is refused with the time to come again. */
const HOLD_MS = 3_000
const HOUR = 60 * 60

/**
 * An account's own pace stops guessing one password; that of a network address stops trying one password on many
 * accounts, and leaves room for an office behind one address. Neither ever locks: the longest wait is the whole of it.
 */
const PACES = {
  'sign-in': {
    account: { free: 10, longestWait: 60, forgottenAfter: HOUR },
    address: { free: 100, longestWait: 2, forgottenAfter: HOUR },
  },
  'sign-on': {
    account: { free: 10, longestWait: 60, forgottenAfter: HOUR },
    address: { free: 100, longestWait: 2, forgottenAfter: HOUR },
  },
  reset: {
    account: { free: 3, longestWait: 15 * 60, forgottenAfter: 6 * HOUR },
    address: { free: 30, longestWait: 60, forgottenAfter: HOUR },
  },
  /** One's own password, asked for to change it. */
  password: {
    account: { free: 5, longestWait: 60, forgottenAfter: HOUR },
    address: { free: 100, longestWait: 2, forgottenAfter: HOUR },
  },
  'sign-up': {
    account: { free: 3, longestWait: 15 * 60, forgottenAfter: 6 * HOUR },
    address: { free: 30, longestWait: 60, forgottenAfter: HOUR },
  },
  /** The token of the directory. */
  directory: {
    account: { free: 10, longestWait: 60, forgottenAfter: HOUR },
    address: { free: 10, longestWait: 60, forgottenAfter: HOUR },
  },
  /** Registering a program that wants to be connected; whoever does it has no account. */
  connect: {
    account: { free: 20, longestWait: 60, forgottenAfter: HOUR },
    address: { free: 20, longestWait: 60, forgottenAfter: HOUR },
  },
  support: {
    account: { free: 5, longestWait: 5 * 60, forgottenAfter: HOUR },
    address: { free: 100, longestWait: 60, forgottenAfter: HOUR },
  },
} satisfies Record<string, Record<string, Pace>>

type What = keyof typeof PACES

/** Who tries: the account named, known or not, and the network address it comes from. */
export interface Source {
  account?: string
  address: string
}

export type Attempts = ReturnType<typeof createAttempts>

interface AttemptsDeps {
  db: Db
  clock: Clock
  /** Waits for so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}

/** Slows down who tries too often, counted in the database, so that all processes count together. */
export function createAttempts({ db, clock, pause = sleep }: AttemptsDeps) {
  async function waitForTurn(key: Uint8Array, pace: Pace): Promise<void> {
    const now = clock.now()
    const turn = await takeTurn(db, key, pace, now, HOLD_MS)
    if (!turn) {
      const next = (await selectNextTurn(db, key)) ?? now
      throw tooMany(Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)))
    }
    const ms = turn.getTime() - now.getTime()
    if (ms > 0) await pause(ms)
  }

  return {
    /** Counts an attempt and waits for its turn; throws 'request.too_many' when that is too far away. */
    async take(what: What, { account, address }: Source): Promise<void> {
      await waitForTurn(keyOf(what, 'address', networkOf(address)), PACES[what].address)
      if (account !== undefined) await waitForTurn(keyOf(what, 'account', account), PACES[what].account)
    },

    /** The attempt was right: the account starts afresh, and the address gets it back. */
    async succeeded(what: What, { account, address }: Source): Promise<void> {
      await giveTurnBack(db, keyOf(what, 'address', networkOf(address)))
      if (account !== undefined) await deleteAttempts(db, keyOf(what, 'account', account))
    },
  }
}

function keyOf(what: What, kind: 'account' | 'address', name: string): Buffer {
  return createHash('sha256').update(`${what} ${kind} ${name.toLowerCase()}`).digest()
}
