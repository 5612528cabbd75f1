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
    /** Asks those whose turn on a request has come; to be called every few seconds. */
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
    app.decorate('openSteps', createStepOpening({ db, clock, tell }).run)
    app.decorate('escalate', createEscalation({ db, clock, settingsOf, tell }).run)
  },
  { name: 'approval-flow' },
)
