import { getApprovalFlow, putApprovalFlow } from '@pravas/contract/approval-flow'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { createEscalation } from './escalate-service.ts'
import { createApprovalFlow } from './flow-service.ts'
import { createStepOpening } from './open-service.ts'
import { createTellAsked } from './tell-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks those whose turn on a request has come, and somebody where nobody decides; to be called every few seconds. */
    openSteps: () => Promise<number>
    /** Asks the next in line where nobody has decided for long; to be called every few minutes. */
    escalate: () => Promise<number>
  }
}

interface ApprovalFlowOptions {
  db: Database['db']
  clock: Clock
  config: { publicUrl: URL }
  handle: Handle
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  settingsOf: SettingsOf
}

/** Who decides on requests after the owner's manager. */
export const approvalFlowPlugin = plugin<ApprovalFlowOptions>(
  async (app, { db, clock, handle, config: { publicUrl }, outbox, notifier, decisionLinks, settingsOf }) => {
    const flow = createApprovalFlow({ db, clock })
    handle(getApprovalFlow, ({ actor }) => flow.read(actor))
    handle(putApprovalFlow, ({ actor, body }) => flow.change(actor, body))
    const tell = createTellAsked({ clock, outbox, notifier, decisionLinks, publicUrl })
    const opening = createStepOpening({ db, clock, tell })
    const escalation = createEscalation({ db, clock, settingsOf, tell })
    app.decorate('openSteps', async () => (await opening.run()) + (await escalation.askAboutUndecidable()))
    app.decorate('escalate', escalation.run)
  },
  { name: 'approval-flow' },
)
