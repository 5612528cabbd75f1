import type { ReactNode } from 'react'
import type { RequestView } from './request-view.ts'

/** What a record's page is asked to show of it. */
export interface KnownOfRequest {
  request: RequestView
  /** Whether the decision stands with it. */
  decides: boolean
  /** What the list tells of it. */
  facts: ReactNode
  /** What stands there until there is more, and where there is no more. */
  waiting: (isFailed: boolean) => ReactNode
}
