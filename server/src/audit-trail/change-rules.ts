/** What an entry of the trail says was there before and is there now; null where it says nothing of it. */
export interface Change {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The status that each of these leaves a request in, and the one that it had; undefined: not the same each time. */
const STATUSES: Record<string, readonly [before: string | undefined, after: string]> = {
  submitted: [undefined, 'pending'],
  resubmitted: ['returned', 'pending'],
  approved: ['pending', 'approved'],
  rejected: ['pending', 'rejected'],
  returned: ['pending', 'returned'],
  withdrawn: [undefined, 'withdrawn'],
  cancelled: ['approved', 'cancelled'],
  paid: ['approved', 'paid'],
  payment_bounced: ['paid', 'approved'],
}
/** Said elsewhere of an entry, or for the check of the chain alone. */
const SAID_ELSEWHERE = new Set(['before', 'after', 'on_behalf_of', 'digests'])

/** What changed by an entry, from its detail and its action. */
export function changeOf(action: string, detail: Record<string, unknown>): Change {
  const rest = Object.fromEntries(Object.entries(detail).filter(([name]) => !SAID_ELSEWHERE.has(name)))
  const { before, after } = statusChange(action, detail)
  return {
    before: nonEmpty({ ...before, ...valuesOf(detail.before) }),
    after: nonEmpty({ ...after, ...valuesOf(detail.after), ...rest }),
  }
}

function statusChange(action: string, detail: Record<string, unknown>): Change {
  const [kind, verb = ''] = action.split('.')
  if (kind !== 'trip' && kind !== 'expense') return { before: null, after: null }
  if (verb === 'decision_undone') return { before: { status: detail.verdict }, after: { status: 'pending' } }
  const statuses = STATUSES[verb]
  // An approval that asks others next leaves the request where it was.
  if (!statuses || (verb === 'approved' && detail.next !== undefined)) return { before: null, after: null }
  const [before, after] = statuses
  return { before: before === undefined ? null : { status: before }, after: { status: after } }
}

/** Values by name; what is no such list, by the one name. */
function valuesOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}

function nonEmpty(values: Record<string, unknown>): Record<string, unknown> | null {
  return Object.keys(values).length > 0 ? values : null
}
