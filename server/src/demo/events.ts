import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { eventInsert } from '../inbox/inbox-store.ts'
import { selectWaiting } from '../notifications/waiting-store.ts'
import { daysAfter, type Scene } from './scene.ts'

/** How many days back the inboxes of the demo reach, and how many of them are unread. */
const DAYS = 60
const UNREAD_DAYS = 4

interface Decided {
  id: string
  number: string
  ownerId: string
  actorName: string
  verdict: string
  reason: string | null
  at: Date
}

/** Tells the demo's people of requests that wait for them, and of decisions on theirs, as it would have been told at the time. */
export async function insertDemoEvents(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  const { orgId } = scene
  for (const request of await selectWaiting(trx, orgId, { before: daysAfter(scene, 1) })) {
    const { kind, id, number, ownerName: actorName, deciderIds: to, requestedAt: at } = request
    const told = { subject: { kind, id }, number, actorName, detail: { changed: 'no' }, at }
    if (to.length > 0) await eventInsert(trx, { orgId, kind: 'request_sent', to, ...told }).execute()
  }
  for (const kind of ['trip', 'expense'] as const) {
    const number = kind === 'trip' ? 'trip_number' : 'expense_number'
    const { rows } = await sql<Decided>`
      select request.id, request.${sql.ref(number)} as number, owner.id as "ownerId", decider.name as "actorName",
        decisions.verdict, decisions.reason, decisions.decided_at as at
      from decisions
      join ${sql.table(`${kind}s`)} as request on request.org_id = decisions.org_id and request.id = decisions.request_id
      join people as owner on owner.org_id = request.org_id and owner.employee_id = request.employee_id
      join people as decider on decider.org_id = decisions.org_id and decider.id = decisions.decided_by
      where decisions.org_id = ${orgId} and decisions.request_kind = ${kind}
        and decisions.decided_at >= ${daysAfter(scene, -DAYS)}`.execute(trx)
    for (const { id, ownerId, number, actorName, verdict, reason, at } of rows) {
      const told = { subject: { kind, id }, number, actorName, detail: { verdict, note: reason }, at }
      await eventInsert(trx, { orgId, kind: 'decided', to: [ownerId], ...told }).execute()
    }
  }
  await trx
    .updateTable('inbox_events')
    .set((eb) => ({ read_at: eb.ref('visible_from') }))
    .where('org_id', '=', orgId)
    .where('kind', '=', 'decided')
    .where('visible_from', '<', daysAfter(scene, -UNREAD_DAYS))
    .execute()
}
