import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import { networkOf } from '../network-rules.ts'
import {
  deleteAttempts,
  type Flow,
  giveFlowBack,
  giveTurnBack,
  type Pace,
  selectNextTurn,
  takeFlow,
  takeTurn,
} from './attempts-store.ts'

/** A turn that is at most this far away is waited for; a later one is refused with the time to come again. */
const HOLD_MS = 3_000
const HOUR = 60 * 60

/** What one kind of attempt is counted by; each that a source has is a lane of its own. */
interface Lanes {
  /** A network address, whatever it tries. */
  network: Pace
  /** An account from one network, so that failed attempts there slow nobody elsewhere. */
  accountHere?: Pace
  /** An account from everywhere. */
  account?: Pace | Flow
  /** A browser that the account's person signed in with: it takes this lane and no other. */
  device?: Pace
}

/**
 * What one network can do to an account stays below what the account takes from everywhere (once its free attempts are
 * used up, one a minute against two that drain), so that it never stops the owner elsewhere; many networks together do
 * fill that. The longest wait is the whole of every pace: nobody is locked out.
 */
const PACES = {
  'sign-in': {
    network: { free: 100, longestWait: 2, forgottenAfter: HOUR },
    accountHere: { free: 10, longestWait: 60, forgottenAfter: HOUR },
    account: { most: 60, drainedIn: 30 },
    device: { free: 10, longestWait: 60, forgottenAfter: HOUR },
  },
  'sign-on': { network: { free: 100, longestWait: 2, forgottenAfter: HOUR } },
  /** A link for an account: from everywhere together no more mails than its owner can bear. */
  reset: {
    network: { free: 30, longestWait: 60, forgottenAfter: HOUR },
    accountHere: { free: 3, longestWait: 15 * 60, forgottenAfter: 6 * HOUR },
    account: { most: 20, drainedIn: 10 * 60 },
  },
  'sign-up': {
    network: { free: 30, longestWait: 60, forgottenAfter: HOUR },
    accountHere: { free: 3, longestWait: 15 * 60, forgottenAfter: 6 * HOUR },
    account: { most: 20, drainedIn: 10 * 60 },
  },
  /** The password that is asked for before it is changed; counted per person, wherever the session is used. */
  password: {
    network: { free: 100, longestWait: 2, forgottenAfter: HOUR },
    account: { free: 5, longestWait: 60, forgottenAfter: HOUR },
  },
  /** The token of the directory. */
  directory: { network: { free: 10, longestWait: 60, forgottenAfter: HOUR } },
  /** Registering a program that wants to connect, which happens without an account. */
  connect: { network: { free: 20, longestWait: 60, forgottenAfter: HOUR } },
  /** The code of an empty installation. */
  'set-up': { network: { free: 10, longestWait: 60, forgottenAfter: HOUR } },
  'test-mail': { network: { free: 5, longestWait: 60, forgottenAfter: HOUR } },
  support: {
    network: { free: 100, longestWait: 60, forgottenAfter: HOUR },
    account: { free: 5, longestWait: 5 * 60, forgottenAfter: HOUR },
  },
} satisfies Record<string, Lanes>

type What = keyof typeof PACES

/** Who tries: the account named, known or not, the network address it comes from, and a browser that is known. */
export interface Source {
  account?: string
  address: string
  /** The browser, when the account's person signed in with it before. */
  device?: string | undefined
}

export type Attempts = ReturnType<typeof createAttempts>

interface AttemptsDeps {
  db: Db
  clock: Clock
  /** Waits for this many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}

interface Lane {
  key: Buffer
  limit: Pace | Flow
}

/** Slows down who tries too often, counted in the database, so that all processes count together. */
export function createAttempts({ db, clock, pause = sleep }: AttemptsDeps) {
  /** Waits for the lane's turn; answers the milliseconds until it is worth asking again when that is too far away. */
  async function waitForTurn({ key, limit }: Lane): Promise<number | undefined> {
    const now = clock.now()
    if ('most' in limit) return takeFlow(db, key, limit, now)
    const turn = await takeTurn(db, key, limit, now, HOLD_MS)
    if (!turn) return ((await selectNextTurn(db, key)) ?? now).getTime() - now.getTime()
    const ms = turn.getTime() - now.getTime()
    if (ms > 0) await pause(ms)
    return undefined
  }

  const giveBack = ({ key, limit }: Lane) =>
    'most' in limit ? giveFlowBack(db, key, limit) : giveTurnBack(db, key, limit)

  /** Takes every lane or none. */
  async function takeAll(lanes: readonly Lane[]): Promise<void> {
    for (const [index, lane] of lanes.entries()) {
      const ms = await waitForTurn(lane)
      if (ms === undefined) continue
      // What is refused was no attempt, and must not slow others who share a lane.
      for (const taken of lanes.slice(0, index)) await giveBack(taken)
      throw tooMany(Math.max(1, Math.ceil(ms / 1000)))
    }
  }

  return {
    /**
     * Counts an attempt and waits for its turn; throws 'request.too_many' when that is too far away. A known browser has
     * a lane of its own, and the usual ones where somebody has used that up.
     */
    async take(what: What, source: Source): Promise<void> {
      const own = deviceLane(what, source)
      if (own && (await waitForTurn(own)) === undefined) return
      await takeAll(lanesOf(what, source))
    },

    /** The attempt was right: its own lane starts afresh, and what it shares with others gets it back. */
    async succeeded(what: What, source: Source): Promise<void> {
      const own = deviceLane(what, source)
      if (own) return deleteAttempts(db, own.key)
      const { accountHere, account }: Lanes = PACES[what]
      for (const lane of lanesOf(what, source)) {
        const isOwn = lane.limit === accountHere || (lane.limit === account && !('most' in lane.limit))
        await (isOwn ? deleteAttempts(db, lane.key) : giveBack(lane))
      }
    },
  }
}

function deviceLane(what: What, { account, device }: Source): Lane | undefined {
  const { device: limit }: Lanes = PACES[what]
  return limit && account !== undefined && device !== undefined
    ? { key: keyOf(what, 'device', `${device} ${account}`), limit }
    : undefined
}

function lanesOf(what: What, { account, address }: Source): Lane[] {
  const { network, accountHere, account: anywhere }: Lanes = PACES[what]
  const here = networkOf(address)
  const lanes = [{ key: keyOf(what, 'network', here), limit: network }]
  if (account === undefined) return lanes
  return [
    ...lanes,
    ...(accountHere ? [{ key: keyOf(what, 'account here', `${here} ${account}`), limit: accountHere }] : []),
    ...(anywhere ? [{ key: keyOf(what, 'account', account), limit: anywhere }] : []),
  ]
}

function keyOf(what: What, lane: string, name: string): Buffer {
  return createHash('sha256').update(`${what} ${lane} ${name.toLowerCase()}`).digest()
}
