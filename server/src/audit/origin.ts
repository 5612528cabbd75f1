import { AsyncLocalStorage } from 'node:async_hooks'
import type { AUDIT_CHANNELS } from '@pravas/contract/audit'

/** How a change was asked for. */
export type Channel = (typeof AUDIT_CHANNELS)[number]

/** From where a change came. */
export interface AuditOrigin {
  channel: Channel
  /** The network address that the request came from; null where there was none. */
  address: string | null
  /** The program that they used, as it names itself. */
  agent: string | null
}

const current = new AsyncLocalStorage<AuditOrigin>()

/** What the server does by its schedule. */
const JOB: AuditOrigin = { channel: 'job', address: null, agent: null }

/** Runs `work`, whose audit entries come from `origin`, those of what it starts included. */
export function withAuditOrigin<T>(origin: AuditOrigin, work: () => T): T {
  return current.run(origin, work)
}

/** From where the work under way was asked for. */
export function auditOrigin(): AuditOrigin {
  return current.getStore() ?? JOB
}
