import { getApprovalFlow, putApprovalFlow } from '@pravas/contract/approval-flow'
import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { createApprovalFlow } from './flow-service.ts'
import { createStepOpening, type OpeningDeps } from './open-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks those whose turn on a request has come. */
    openSteps: () => Promise<number>
  }
}

interface ApprovalFlowOptions extends Omit<OpeningDeps, 'publicUrl'> {
  config: Pick<OpeningDeps, 'publicUrl'>
  handle: Handle
}

/** Who decides on requests after the owner's manager. */
export const approvalFlowPlugin = plugin<ApprovalFlowOptions>(
  async (app, { handle, config: { publicUrl }, ...deps }) => {
    const flow = createApprovalFlow(deps)
    handle(getApprovalFlow, ({ actor }) => flow.read(actor))
    handle(putApprovalFlow, ({ actor, body }) => flow.change(actor, body))
    app.decorate('openSteps', createStepOpening({ ...deps, publicUrl }).run)
  },
  { name: 'approval-flow' },
)
