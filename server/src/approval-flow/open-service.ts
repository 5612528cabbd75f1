import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockToOpen } from './asked-store.ts'
import { everyOne } from './every-one.ts'
import type { TellAsked } from './tell-service.ts'
import { openTurns, selectDue, setStage } from './turns-store.ts'

export interface OpeningDeps {
  db: Database['db']
  clock: Clock
  tell: TellAsked
}

/** How many requests are looked at in one run. */
const AT_ONCE = 200

/** Opens the stages whose time has come: the decision before them can't be taken back any more. */
export function createStepOpening({ db, clock, tell }: OpeningDeps) {
  return {
    /** Opens what is due, and answers how many requests were asked about. A failure is thrown when all others are opened. */
    async run(): Promise<number> {
      const now = clock.now()
      let opened = 0
      await everyOne(await selectDue(db, now, AT_ONCE), ({ version, ...key }) =>
        inTransaction(db, async (trx) => {
          // The request before its turns, as who decides takes them.
          const request = await lockToOpen(trx, key)
          if (request?.status !== 'pending' || request.version !== version) return
          const turns = await openTurns(trx, key, version, now)
          const [first] = turns
          if (!first) return
          await setStage(trx, key, first.stage, now)
          await tell(trx, key, request, turns)
          opened += 1
        }),
      )
      return opened
    },
  }
}
