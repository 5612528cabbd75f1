import { listOutbox } from '@pravas/contract/approvals'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from './outbox.ts'

export function mailRoutes(handle: Handle, outbox: Outbox): void {
  handle(listOutbox, ({ actor }) => outbox.list(actor))
}
