import type { SetUpChecklist } from '@pravas/contract/set-up'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { selectProgress, setChecklist } from './checklist-store.ts'

/** What is left to do once an organisation has been set up, told by what there is. */
export function createChecklist({
  db,
  clock,
  willSend,
  hasProvider,
}: {
  db: Database['db']
  clock: Clock
  willSend: boolean
  hasProvider: boolean
}) {
  return {
    async get(actor: Actor): Promise<SetUpChecklist> {
      demand(actor, { to: 'manage-organisation' })
      const { open, people, employees, unmanaged, policies } = await selectProgress(db, actor.orgId)
      return {
        open,
        steps: [
          // The first administrator alone is no organisation.
          { step: 'people', done: people > 1, count: people },
          { step: 'approvals', done: employees > 0 && unmanaged === 0, count: unmanaged },
          { step: 'policy', done: policies > 0, count: null },
          { step: 'mail', done: willSend, count: null },
          { step: 'single_sign_on', done: hasProvider, count: null },
        ],
      }
    },

    /** Closes it for all administrators; doing it again changes nothing. */
    async close(actor: Actor): Promise<undefined> {
      demand(actor, { to: 'manage-organisation' })
      await inTransaction(db, async (trx) => {
        if (!(await selectProgress(trx, actor.orgId)).open) return
        await setChecklist(trx, actor.orgId, false)
        const record = { kind: 'organisation', id: actor.orgId }
        await recordAudit(trx, auditEntry(actor, 'organisation.checklist_closed', clock.now(), record))
      })
    },
  }
}
