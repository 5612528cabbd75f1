import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { approvalRoutes } from './routes.ts'
import { type ApprovalsDeps, createApprovals } from './service.ts'

interface ApprovalsOptions extends Omit<ApprovalsDeps, 'publicUrl'> {
  config: Pick<ApprovalsDeps, 'publicUrl'>
  handle: Handle
}

/** Decisions on trips and expenses. */
export const approvalsPlugin = plugin<ApprovalsOptions>(
  async (_app, { config: { publicUrl }, db, clock, outbox, handle }) => {
    approvalRoutes(handle, createApprovals({ db, clock, outbox, publicUrl }))
  },
  { name: 'approvals' },
)
