import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { claimWork, endWork } from '../db/work-claims.ts'
import { type Looked, lookIntoMailbox, type Mailbox } from './mailbox-service.ts'
import type { TakeMail } from './take-service.ts'

const WORK = 'receipt-mailbox'
/** How long the mailbox is one process's, unless it ends before: longer than a look usually takes. */
const CLAIM_MS = 15 * 60_000
const TIDY_MS = 24 * 60 * 60_000
const LONGEST_PAUSE_MS = 30 * 60_000
/** Looks begin a little early or late, and the claim must not be in the way of the next. */
const EARLY_MS = 1000

interface WatchDeps {
  db: Db
  clock: Clock
  mailbox: Mailbox
  everyMs: number
  take: TakeMail
  /** How often in a row the mailbox could not be read; 0: it can. */
  failing: (times: number) => void
}

/** Looks into the mailbox for receipts now and again, one process for all; while it cannot be read, ever more seldom. */
export function createMailboxWatch({ db, clock, mailbox, everyMs, take, failing }: WatchDeps) {
  const stopping = new AbortController()
  let failures = 0
  let notBefore = 0
  let tidiedAt = 0
  return {
    /** Looks once, unless it is another's turn or too early; rejects where the mailbox cannot be read. */
    async look(): Promise<Looked | undefined> {
      const now = clock.now()
      const at = now.getTime()
      if (at < notBefore || !(await claimWork(db, WORK, now, new Date(at + CLAIM_MS)))) return undefined
      try {
        const isTidying = at - tidiedAt >= TIDY_MS
        const tidyAt = isTidying ? now : undefined
        const looked = await lookIntoMailbox({ mailbox, take, signal: stopping.signal, tidyAt })
        if (isTidying) tidiedAt = at
        failures = 0
        return looked
      } catch (error) {
        failures += 1
        notBefore = clock.now().getTime() + Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS) - EARLY_MS
        throw error
      } finally {
        failing(failures)
        await endWork(db, WORK, new Date(clock.now().getTime() + everyMs - EARLY_MS))
      }
    },
    /** Ends a look before its next mail. */
    stop: () => stopping.abort(),
  }
}
