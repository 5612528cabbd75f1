import type { Operation, Schema } from './api-document.ts'
import { hostileBody, hostileText, hostileValue } from './hostile.ts'
import type { Random } from './random.ts'

/** One request, ready to be sent. */
export interface FuzzRequest {
  operation: Operation
  method: string
  address: string
  headers: Record<string, string>
  body: string | undefined
}

/** What the product really has, by the name of the parameter or field that takes it. */
export type Known = Record<string, readonly string[]>

interface Making {
  random: Random
  shared: Record<string, Schema>
  known: Known
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const SAMPLES: Record<string, string> = {
  date: '2026-12-19',
  'date-time': '2026-12-19T06:30:00Z',
  email: 'somebody@elsewhere.example',
  uuid: '01975c5e-0000-7000-8000-000000000000',
}

/** A request of an operation: right, or wrong in one of many ways. */
export function makeRequest(making: Making, operation: Operation): FuzzRequest {
  const { random, known } = making
  const text = (name: string, schema: Schema) => {
    if (random.chance(0.4)) return hostileText(random)
    const real = known[name]
    return real && random.chance(0.8) ? random.pick(real) : String(sample(making, schema, name))
  }
  let address = operation.path
  const query = new URLSearchParams()
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, escaped(random, text(name, schema)))
    else if (random.chance(0.7)) query.append(name, text(name, schema).toWellFormed())
  }
  if (random.chance(0.05)) query.append(hostileText(random).toWellFormed(), hostileText(random).toWellFormed())
  const method = random.chance(0.03) ? random.pick(METHODS) : operation.method
  const takesBody = method !== 'GET' && method !== 'HEAD'
  const hasBody = takesBody && (operation.body !== undefined || random.chance(0.1))
  return {
    operation,
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    headers: headersOf(random, hasBody),
    body: hasBody ? bodyOf(making, operation.body ?? {}) : undefined,
  }
}

/** An address takes no lone surrogate; escapes that cannot be decoded are sent as they are now and then. */
function escaped(random: Random, text: string): string {
  if (/^%[\w]*$/.test(text) && random.chance(0.5)) return text
  return encodeURIComponent(text.toWellFormed()) || 'x'
}

function headersOf(random: Random, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  if (hasBody)
    headers['content-type'] = random.chance(0.95) ? 'application/json' : random.pick(['text/plain', 'a/b', 'x'])
  if (random.chance(0.05)) headers.accept = random.pick(['text/html', 'x', '*/*;q=9'])
  if (random.chance(0.05)) headers['x-idle-seconds'] = random.pick(['-1', 'x', '1e9', '999999999'])
  if (random.chance(0.02)) headers.origin = random.pick(['null', 'https://evil.example', 'x'])
  return headers
}

function bodyOf(making: Making, schema: Schema): string {
  const { random } = making
  if (random.chance(0.03)) return hostileBody(random)
  return JSON.stringify(random.chance(0.05) ? hostileValue(random) : sample(making, schema, ''))
}

/** A value of a schema, in which some parts may be wrong, missing or too many. */
export function sample(making: Making, schema: Schema, name: string, depth = 0): unknown {
  const { random, shared, known } = making
  if (depth > 0 && random.chance(0.06)) return hostileValue(random)
  if (schema.$ref) {
    const target = shared[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return sample(making, target ?? {}, name, depth + 1)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return sample(making, random.pick(schema.anyOf), name, depth + 1)
  if (schema.contentEncoding === 'base64') return random.chance(0.5) ? 'aGVsbG8=' : hostileText(random)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectOf(making, schema, depth)
  if (type === 'array')
    return Array.from({ length: random.below(4) }, () => sample(making, schema.items ?? {}, name, depth + 1))
  if (type === 'number' || type === 'integer') return random.pick([0, 1, 7, 1240.5, -3, 1e12])
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === undefined) return hostileValue(random)
  const real = known[name]
  if (real && random.chance(0.7)) return random.pick(real)
  if (schema.format && SAMPLES[schema.format]) return SAMPLES[schema.format]
  return random.chance(0.3) ? hostileText(random) : 'a text of usual length'.padEnd(schema.minLength ?? 0, 'x')
}

function objectOf(making: Making, schema: Schema, depth: number): Record<string, unknown> {
  const { random } = making
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => {
    const isRequired = schema.required?.includes(name) ?? false
    return random.chance(isRequired ? 0.96 : 0.5)
  })
  const value = Object.fromEntries(fields.map(([name, field]) => [name, sample(making, field, name, depth + 1)]))
  if (random.chance(0.04)) value[hostileText(random)] = hostileValue(random)
  return value
}
