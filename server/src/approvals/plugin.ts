import { getPersonYear, listDecided } from '@pravas/contract/approver-desk'
import plugin from 'fastify-plugin'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { createApproverDesk } from './desk-service.ts'
import { createLinkOpening } from './link-service.ts'
import { approvalRoutes } from './routes.ts'
import { type ApprovalsDeps, createApprovals } from './service.ts'

interface ApprovalsOptions extends Omit<ApprovalsDeps, 'publicUrl'> {
  config: Pick<ApprovalsDeps, 'publicUrl'>
  handle: Handle
  decisionLinks: DecisionLinks
  settingsOf: SettingsOf
}

/** Decisions on trips and expenses. */
export const approvalsPlugin = plugin<ApprovalsOptions>(
  async (_app, { config: { publicUrl }, handle, decisionLinks, settingsOf, ...deps }) => {
    const openLink = createLinkOpening({ db: deps.db, decisionLinks })
    approvalRoutes(handle, createApprovals({ ...deps, publicUrl }), openLink)
    const desk = createApproverDesk({ db: deps.db, clock: deps.clock, settingsOf })
    handle(listDecided, ({ actor, query }) => desk.decided(actor, query))
    handle(getPersonYear, ({ actor, params }) => desk.personYear(actor, params.employeeId))
  },
  { name: 'approvals' },
)
