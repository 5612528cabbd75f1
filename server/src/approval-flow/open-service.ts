import type { Transaction } from 'kysely'
import type { RequestKey } from '../asked-requests.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import { stepMail } from '../mail/templates.ts'
import { lockToOpen, selectAsked } from './open-store.ts'
import { openTurns, selectDue, setStage } from './turns-store.ts'

export interface OpeningDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  publicUrl: URL
}

/** So many requests are looked at in one run. */
const AT_ONCE = 200

/** Opens the stages whose time has come: the decision before them can't be taken back any more. */
export function createStepOpening({ db, clock, outbox, notifier, decisionLinks, publicUrl }: OpeningDeps) {
  /** Tells those who are asked, in the transaction that asks them. */
  async function tell(
    trx: Transaction<Tables>,
    key: RequestKey,
    request: NonNullable<Awaited<ReturnType<typeof lockToOpen>>>,
    turns: Awaited<ReturnType<typeof openTurns>>,
    now: Date,
  ): Promise<void> {
    const { orgId, kind, requestId } = key
    const told = new Set<string>()
    for (const { name, role, personId } of turns) {
      for (const person of await selectAsked(trx, orgId, { role, personId, but: request.ownerId })) {
        if (told.has(person.id)) continue
        told.add(person.id)
        const addressed = { orgId, personId: person.id, kind, requestId, version: request.version, at: now }
        const links = decisionLinks.make(addressed)
        await decisionLinks.keep(trx, [links])
        const text = stepMail({ ...request, kind, step: name ?? '', links, publicUrl })
        const to = { name: person.name, address: person.email }
        await outbox.add(trx, { orgId, to, ...text, record: { kind, id: requestId }, at: now })
      }
    }
    await notifier.notify(trx, {
      orgId,
      kind: 'request_sent',
      to: [...told],
      subject: { kind, id: requestId },
      number: request.number,
      actorName: request.owner,
      detail: { changed: 'no' },
      at: now,
    })
  }

  return {
    /** Opens what is due, and answers how many requests were asked about. */
    async run(): Promise<number> {
      const now = clock.now()
      let opened = 0
      for (const { version, ...key } of await selectDue(db, now, AT_ONCE)) {
        await inTransaction(db, async (trx) => {
          // The request before its turns, as who decides takes them.
          const request = await lockToOpen(trx, key)
          if (request?.status !== 'pending' || request.version !== version) return
          const turns = await openTurns(trx, key, version, now)
          const [first] = turns
          if (!first) return
          await setStage(trx, key, first.stage, now)
          await tell(trx, key, request, turns, now)
          opened += 1
        })
      }
      return opened
    },
  }
}
