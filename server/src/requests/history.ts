import { HISTORY_EVENTS, type HistoryEntry } from '@pravas/contract/request-history'
import { type DecisionMade, RequestChange } from '@pravas/contract/requests'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { RequestKey } from './asked.ts'
import { namedIn } from './asked-parts.ts'
import { askedPartTexts } from './asked-parts-rules.ts'

const UNDONE = 'decision_undone'
const DECIDED = new Set<string>(['returned', 'approved', 'rejected'])

const Said = z.object({
  reason: z.string().optional().catch(undefined),
  fields: z.array(z.string()).optional().catch(undefined),
  changes: RequestChange.array().optional().catch(undefined),
})

/** The history of a request, in order, from its audit trail; decisions that were taken back are left out. */
export async function historyOf(db: Db, key: RequestKey): Promise<HistoryEntry[]> {
  const { orgId, kind, requestId } = key
  const rows = await db
    .selectFrom('audit_log as entry')
    .leftJoin('people as actor', (join) =>
      join.onRef('actor.org_id', '=', 'entry.org_id').onRef('actor.id', '=', 'entry.actor_id'),
    )
    .select([
      'entry.at',
      'entry.action',
      'entry.detail',
      'entry.actor_id',
      'actor.name',
      // A manager by their employee id, whoever a step asks by their own.
      sql<string | null>`(
        select person.name from people as person
        where person.org_id = entry.org_id
          and entry.detail ->> 'on_behalf_of' in (person.employee_id, person.id::text)
      )`.as('behalf'),
    ])
    .where('entry.org_id', '=', orgId)
    .where('entry.record_kind', '=', kind)
    .where('entry.record_id', '=', requestId)
    .where(
      'entry.action',
      'in',
      [...HISTORY_EVENTS, UNDONE].map((event) => `${kind}.${event}`),
    )
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute()
  const standing: ((typeof rows)[number] & { event: string })[] = []
  for (const row of rows) {
    const event = row.action.slice(kind.length + 1)
    if (event !== UNDONE) standing.push({ ...row, event })
    else {
      const undone = standing.findLastIndex((was) => was.actor_id === row.actor_id && DECIDED.has(was.event))
      if (undone >= 0) standing.splice(undone, 1)
    }
  }
  const names = standing.some(({ detail }) => Said.parse(detail).fields?.length) ? await namedIn(db, key) : undefined
  return standing.flatMap(({ event, at, name, behalf, detail }) => {
    const known = HISTORY_EVENTS.find((one) => one === event)
    if (!known) return []
    const { reason, fields = [], changes } = Said.parse(detail)
    return [
      {
        event: known,
        at: at.toISOString(),
        by: name,
        ...(behalf !== null && { on_behalf_of: behalf }),
        ...(reason && { reason }),
        ...(names && fields.length > 0 && { asked: askedPartTexts(fields, names) }),
        ...(changes && { changes }),
      },
    ]
  })
}

/** A request with its history, and whose place was taken by who decided it. */
export function withHistory<T extends { decision: DecisionMade | null }>(
  detail: T,
  history: HistoryEntry[],
): T & { history: HistoryEntry[] } {
  const { decision } = detail
  const made = decision && history.findLast(({ event, at }) => event === decision.verdict && at === decision.decided_at)
  const behalf = made?.on_behalf_of
  return { ...detail, ...(decision && behalf && { decision: { ...decision, on_behalf_of: behalf } }), history }
}
