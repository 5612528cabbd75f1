import type { DecidingRole } from '@pravas/contract/request-steps'
import type { Transaction } from 'kysely'
import { type Clock, dayOf } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import { stepMail } from '../mail/request-mails.ts'
import { keptFindings } from '../policy/finding-rules.ts'
import { textOfFinding } from '../policy/finding-text-rules.ts'
import type { RequestKey } from '../requests/asked.ts'
import { peopleAsked } from './asked-service.ts'
import type { AskedAbout } from './asked-store.ts'

export type TellAsked = ReturnType<typeof createTellAsked>

interface TellDeps {
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  publicUrl: URL
}

/** Whom a request asks, and at which step; null: the manager's. */
interface AskedTurn {
  name: string | null
  role: DecidingRole | null
  personId: string | null
}

/**
 * Returns what tells those whom turns ask of a request and who stands in for them, each of them once, in the transaction that
 * asks them. `waitedDays`: the working days after which it was escalated to them. `but`: who knows of it already.
 */
export function createTellAsked({ clock, outbox, notifier, decisionLinks, publicUrl }: TellDeps) {
  return async (
    trx: Transaction<Tables>,
    { orgId, kind, requestId }: RequestKey,
    request: AskedAbout,
    turns: readonly AskedTurn[],
    { waitedDays = null, but = new Set() }: { waitedDays?: number | null; but?: ReadonlySet<string> } = {},
  ): Promise<void> => {
    const now = clock.now()
    const of = { partyIds: request.partyIds, today: dayOf(now) }
    const told = new Set<string>()
    for (const { name, ...turn } of turns) {
      for (const person of await peopleAsked(trx, orgId, [turn], of)) {
        if (told.has(person.id) || but.has(person.id)) continue
        told.add(person.id)
        const { version } = request
        const links = decisionLinks.make({ orgId, personId: person.id, kind, requestId, version, at: now })
        await decisionLinks.keep(trx, [links])
        const findings = (keptFindings(request.findings) ?? []).map(textOfFinding)
        const text = stepMail({ ...request, findings, kind, step: name, waitedDays, links, publicUrl })
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
      // The channels were told when it was sent.
      inChannels: false,
    })
  }
}
