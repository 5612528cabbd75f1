import { listAllocationOptions } from '@pravas/contract/allocation'
import type { Handle } from '../http/handle.ts'
import type { Allocations } from './allocation-service.ts'

export function allocationRoutes(handle: Handle, allocations: Allocations): void {
  handle(listAllocationOptions, ({ actor, query }) => allocations.options(actor, query))
}
