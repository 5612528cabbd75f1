import { getPersonYear, listDecided, listWaiting } from '@pravas/contract/approval-lists'
import { type WaitingChange, watchWaiting } from '@pravas/contract/waiting-changes'
import plugin from 'fastify-plugin'
import type { DecisionLinks } from '../decision-links/service.ts'
import { acceptsEvents, EventStream } from '../http/event-stream.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { type ChangesDeps, createWaitingChanges } from './changes-service.ts'
import { createDecided } from './decided-service.ts'
import { createLinkOpening } from './link-service.ts'
import { approvalRoutes } from './routes.ts'
import { type Approvals, type ApprovalsDeps, createApprovals } from './service.ts'
import { createWaiting, createWaitingFor, type WaitingDeps, type WaitingFor } from './waiting-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    approvals: Approvals
    waitingFor: WaitingFor
  }
}

interface ApprovalsOptions extends Omit<ApprovalsDeps, 'publicUrl'> {
  config: Pick<ApprovalsDeps, 'publicUrl'>
  handle: Handle
  decisionLinks: DecisionLinks
  settingsOf: SettingsOf
  trips: WaitingDeps['trips'] & ChangesDeps['trips']
  expenses: WaitingDeps['expenses'] & ChangesDeps['expenses']
}

/** Decisions on trips and expenses. */
export const approvalsPlugin = plugin<ApprovalsOptions>(
  async (app, { config: { publicUrl }, handle, decisionLinks, settingsOf, trips, expenses, ...deps }) => {
    const openLink = createLinkOpening({ db: deps.db, decisionLinks })
    const approvals = createApprovals({ ...deps, publicUrl })
    app.decorate('approvals', approvals)
    approvalRoutes(handle, approvals, openLink)
    const decided = createDecided({ db: deps.db, clock: deps.clock, settingsOf })
    handle(listDecided, ({ actor, query }) => decided.list(actor, query))
    const waiting = createWaiting({ db: deps.db, trips, expenses })
    handle(listWaiting, ({ actor, query }) => waiting(actor, query))
    app.decorate('waitingFor', createWaitingFor({ db: deps.db, trips, expenses }))
    const changes = createWaitingChanges({
      db: deps.db,
      trips,
      expenses,
      onFailure: (error) => app.log.warn(error, 'could not look for changes of what waits'),
    })
    app.addHook('preClose', () => changes.stop())
    handle(watchWaiting, async ({ actor, request }) => {
      const heard = await changes.hear(actor)
      if (!acceptsEvents(request) || !changes.hasRoomFor(actor)) return heard.state
      return new EventStream((hear, end) => {
        const tell = (change: WaitingChange) => hear({ type: 'changed', ...change })
        tell(heard.state)
        return changes.listen(actor, heard, { tell, end })
      })
    })
    handle(getPersonYear, ({ actor, params }) => decided.personYear(actor, params.employeeId))
  },
  { name: 'approvals' },
)
