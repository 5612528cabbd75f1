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
  async (_app, { config: { publicUrl }, handle, ...deps }) => {
    approvalRoutes(handle, createApprovals({ ...deps, publicUrl }))
  },
  { name: 'approvals' },
)
