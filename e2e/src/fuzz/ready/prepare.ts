import type { Operation } from '../api-document.ts'
import { hostileValue } from '../hostile.ts'
import type { Organisation } from '../organisation.ts'
import type { Random } from '../random.ts'
import type { FuzzRequest } from '../requests.ts'
import { CLAIM_CALLS } from './claims.ts'
import { MONEY_CALLS } from './money.ts'
import { OTHER_CALLS } from './others.ts'
import type { ReadyCall, ReadyInput } from './ready.ts'
import { SETTINGS_CALLS } from './settings.ts'
import { TOOL_CALLS } from './tools.ts'
import { TRIP_CALLS } from './trips.ts'

const CALLS = new Map(
  [...TRIP_CALLS, ...CLAIM_CALLS, ...MONEY_CALLS, ...SETTINGS_CALLS, ...TOOL_CALLS, ...OTHER_CALLS].map((call) => [
    call.name,
    call,
  ]),
)

/** A request to a record in the state that it needs, with the headers that say whose it is. */
export interface PreparedRequest {
  request: FuzzRequest
  proof: Record<string, string>
  who: string
}

/** Whether steps are known that lead to what a call needs. */
export function canPrepare({ name }: Operation): boolean {
  return CALLS.has(name)
}

/**
 * Takes the steps before a call and makes its request: right, or with `random` wrong in one place. Throws where a step is refused, as
 * when another request has just changed a setting.
 */
export async function prepare(
  operation: Operation,
  organisation: Organisation,
  random?: Random,
): Promise<PreparedRequest | undefined> {
  const call = CALLS.get(operation.name)
  if (!call) return undefined
  const input = await call.make(organisation)
  const request = requestOf(operation, random ? { ...input, body: spoilt(input.body, random) } : input)
  return { request, proof: await proofOf(call, input, organisation), who: call.who }
}

async function proofOf(
  { who }: ReadyCall,
  { token }: ReadyInput,
  organisation: Organisation,
): Promise<Record<string, string>> {
  if (token !== undefined) return { authorization: `Bearer ${token}` }
  return who === 'assistant'
    ? { authorization: `Bearer ${organisation.assistantToken}` }
    : { cookie: await organisation.cookie(who) }
}

function requestOf(operation: Operation, { params = {}, query = {}, body }: ReadyInput): FuzzRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    operation,
    method: operation.method,
    address: search.size > 0 ? `${path}?${search}` : path,
    headers: {
      ...(operation.caller === 'assistant' && { accept: 'application/json, text/event-stream' }),
      ...(body !== undefined && { 'content-type': operation.bodyType }),
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** A value with one of its parts, however deep, replaced by one that is mostly of the wrong kind. */
function spoilt(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : hostileValue(random)
  const entries = Object.entries(value)
  if (entries.length === 0) return hostileValue(random)
  const at = random.below(entries.length)
  const [key, part] = entries[at] ?? ['', undefined]
  const worse = spoilt(part, random)
  return Array.isArray(value) ? value.with(at, worse) : { ...value, [key]: worse }
}
