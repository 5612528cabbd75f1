import type { RequestView } from './request-view.ts'

/** What names the kept decision on a request in the queue. */
export function queuedDecisionId({ kind, id }: Pick<RequestView, 'kind' | 'id'>): string {
  return `decision ${kind} ${id}`
}
