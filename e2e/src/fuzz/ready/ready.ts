import type { CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import type { Member, Organisation } from '../organisation.ts'

/** What a request takes, by its places. */
export interface ReadyInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** Of another program, in the place of a session. */
  token?: string
}

/** A call that succeeds only on a record in one state, with the steps that lead to such a record. */
export interface ReadyCall {
  /** As the operation is called, such as `POST /api/finance/batches/{batchId}/paid`. */
  name: string
  /** Who makes it; the assistant is the manager's. */
  who: Member | 'assistant'
  /** Takes the steps, and answers what the call then takes. */
  make: (organisation: Organisation) => Promise<ReadyInput>
}

/** A call of the contract that is made ready by the steps before it. */
export function ready<E extends EndpointSpec>(
  who: Member,
  entry: E,
  make: (organisation: Organisation) => Promise<CallInput<E>>,
): ReadyCall {
  return { name: `${entry.method} /api${entry.path.replace(/:(\w+)/g, '{$1}')}`, who, make }
}
