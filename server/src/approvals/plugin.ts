import { getPersonYear, listDecided, listWaiting } from '@pravas/contract/approver-desk'
import plugin from 'fastify-plugin'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { createApproverDesk } from './desk-service.ts'
import { createLinkOpening } from './link-service.ts'
import { approvalRoutes } from './routes.ts'
import { type ApprovalsDeps, createApprovals } from './service.ts'
import { createWaiting, type WaitingDeps } from './waiting-service.ts'

interface ApprovalsOptions extends Omit<ApprovalsDeps, 'publicUrl'> {
  config: Pick<ApprovalsDeps, 'publicUrl'>
  handle: Handle
  decisionLinks: DecisionLinks
  settingsOf: SettingsOf
  trips: WaitingDeps['trips']
  expenses: WaitingDeps['expenses']
}

/** Decisions on trips and expenses. */
export const approvalsPlugin = plugin<ApprovalsOptions>(
  async (_app, { config: { publicUrl }, handle, decisionLinks, settingsOf, trips, expenses, ...deps }) => {
    const openLink = createLinkOpening({ db: deps.db, decisionLinks })
    approvalRoutes(handle, createApprovals({ ...deps, publicUrl }), openLink)
    const desk = createApproverDesk({ db: deps.db, clock: deps.clock, settingsOf })
    handle(listDecided, ({ actor, query }) => desk.decided(actor, query))
    const waiting = createWaiting({ db: deps.db, trips, expenses })
    handle(listWaiting, ({ actor, query }) => waiting(actor, query))
    handle(getPersonYear, ({ actor, params }) => desk.personYear(actor, params.employeeId))
  },
  { name: 'approvals' },
)
