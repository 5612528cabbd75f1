import { getAnalytics } from '@pravas/contract/analytics'
import type { Handle } from '../http/handle.ts'
import type { Reports } from './service.ts'

export function reportRoutes(handle: Handle, reports: Reports): void {
  handle(getAnalytics, ({ actor, query }) => reports.analytics(actor, query))
}
