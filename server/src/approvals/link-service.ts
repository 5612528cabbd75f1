import type { OpenedLink } from '@pravas/contract/approvals'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { turnOf } from '../approval-flow/turns-service.ts'
import type { Database } from '../db/database.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import { problem } from '../errors.ts'
import { selectRequest } from './store.ts'

/**
 * Opens the links of mails to approvers. Opening one says what it asks and uses it up; nothing is decided by it. Throws
 * 'link.not_valid' and 'link.not_yours', and what deciding on the request would be refused with.
 */
export function createLinkOpening({ db, decisionLinks }: { db: Database['db']; decisionLinks: DecisionLinks }) {
  return async (actor: Actor, token: string): Promise<OpenedLink> => {
    const link = await decisionLinks.find(actor, token)
    const { request_kind: kind, request_id: id, verdict } = link
    const request = await selectRequest(db, actor.orgId, kind, id)
    if (!request) throw problem('link.not_valid')
    demand(actor, { to: 'decide', kind, owner: ownerOf(request) })
    const { number, status, version } = request
    const about = { kind, number, verdict, status, version }
    if (status !== 'pending') return { ...about, state: 'decided' }
    if (version !== link.version) return { ...about, state: 'changed' }
    const at = { key: { orgId: actor.orgId, kind, requestId: id }, version, stage: request.stage }
    // The addressee has decided, and a later step waits.
    if (!(await turnOf(db, actor, ownerOf(request), at))) return { ...about, state: 'decided' }
    return { ...about, state: (await decisionLinks.use(link)) ?? 'open' }
  }
}
