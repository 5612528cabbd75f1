import plugin from 'fastify-plugin'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Handle } from '../http/handle.ts'
import { createLinkOpening } from './link-service.ts'
import { approvalRoutes } from './routes.ts'
import { type ApprovalsDeps, createApprovals } from './service.ts'

interface ApprovalsOptions extends Omit<ApprovalsDeps, 'publicUrl'> {
  config: Pick<ApprovalsDeps, 'publicUrl'>
  handle: Handle
  decisionLinks: DecisionLinks
}

/** Decisions on trips and expenses. */
export const approvalsPlugin = plugin<ApprovalsOptions>(
  async (_app, { config: { publicUrl }, handle, decisionLinks, ...deps }) => {
    const openLink = createLinkOpening({ db: deps.db, decisionLinks })
    approvalRoutes(handle, createApprovals({ ...deps, publicUrl }), openLink)
  },
  { name: 'approvals' },
)
