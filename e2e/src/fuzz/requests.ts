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

/**
 * What the product really has, by the name of the parameter or field that takes it; where calls mean different things by
 * it, by the name of the call and that name, such as `POST /api/auth/login password`.
 */
export type Known = Record<string, readonly string[]>

export interface Making {
  random: Random
  shared: Record<string, Schema>
  known: Known
  /** Without anything wrong in it, as far as the schema and what is known say. */
  fair: boolean
}

/** A making of one call's parts. */
interface MakingOf extends Making {
  call: string
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const SAMPLES: Record<string, string> = {
  date: '2026-12-19',
  'date-time': '2026-12-19T06:30:00Z',
  email: 'somebody@elsewhere.example',
  uuid: '01975c5e-0000-7000-8000-000000000000',
}

/** So many of the requests without a mistake are as the document’s examples, which follow rules that no schema tells. */
const EXAMPLES = 0.6

/** The end of a page, which only the answer with that page tells. */
const CURSOR = 'cursor'

/** Keys by which a request may be sent again. */
const KEYS = Array.from({ length: 500 }, (_, at) => `key-${at}`)

/** A request of an operation: right, or wrong in one of many ways. */
export function makeRequest(making: Making, operation: Operation): FuzzRequest {
  const { random, fair } = making
  const makingOf = { ...making, call: operation.name }
  const errs = (chance: number) => !fair && random.chance(chance)
  const text = (name: string, schema: Schema, example: unknown) => {
    if (errs(0.4)) return hostileText(random)
    const real = realOf(makingOf, name, 0.8)
    if (real !== undefined) return real
    return fair && isText(example) && random.chance(EXAMPLES) ? String(example) : String(sample(makingOf, schema, name))
  }
  let address = operation.path
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema, example } of operation.parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, escaped(random, text(name, schema, example)))
    else if (place === 'header') continue
    else if (!required && (random.chance(0.5) || (fair && name === CURSOR))) continue
    else if (!errs(0.3)) query.append(name, text(name, schema, example).toWellFormed())
  }
  if (errs(0.05)) query.append(hostileText(random).toWellFormed(), hostileText(random).toWellFormed())
  const method = errs(0.03) ? random.pick(METHODS) : operation.method
  const takesBody = method !== 'GET' && method !== 'HEAD'
  const hasBody = takesBody && (operation.body !== undefined || errs(0.1))
  return {
    operation,
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    headers: headersOf(operation, hasBody, errs, random),
    body: hasBody ? bodyOf(makingOf, operation) : undefined,
  }
}

/** An address takes no lone surrogate; escapes that cannot be decoded are sent as they are now and then. */
function escaped(random: Random, text: string): string {
  if (/^%[\w]*$/.test(text) && random.chance(0.5)) return text
  return encodeURIComponent(text.toWellFormed()) || 'x'
}

function headersOf(
  { caller, bodyType, parameters }: Operation,
  hasBody: boolean,
  errs: (chance: number) => boolean,
  random: Random,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (hasBody) headers['content-type'] = errs(0.05) ? random.pick(['text/plain', 'a/b', 'x']) : bodyType
  // The Model Context Protocol wants both.
  if (caller === 'assistant') headers.accept = 'application/json, text/event-stream'
  if (errs(0.05)) headers.accept = random.pick(['text/html', 'x', '*/*;q=9'])
  if (errs(0.05)) headers['x-idle-seconds'] = random.pick(['-1', 'x', '1e9', '999999999'])
  // The same key comes with the same and with other requests.
  const keys = parameters.filter(({ in: place }) => place === 'header')
  for (const { name } of keys) if (random.chance(0.1)) headers[name] = random.pick(KEYS)
  for (const { name } of keys) if (errs(0.03)) headers[name] = random.pick(['a b', 'x'.repeat(300), '"', '{}'])
  if (errs(0.02)) headers.origin = random.pick(['null', 'https://evil.example', 'x'])
  return headers
}

function bodyOf(making: MakingOf, { body = {}, bodyType, example }: Operation): string {
  const { random, fair } = making
  if (!fair && random.chance(0.03)) return hostileBody(random)
  const asInDocument = fair && example !== undefined && random.chance(EXAMPLES)
  const value =
    !fair && random.chance(0.05)
      ? hostileValue(random)
      : asInDocument
        ? realised(making, example, '')
        : sample(making, body, '')
  return bodyType === 'application/x-www-form-urlencoded' ? formOf(making, value) : JSON.stringify(value)
}

/** The example of the document with what the product has in the place of what it names. */
function realised(making: MakingOf, example: unknown, name: string): unknown {
  if (Array.isArray(example)) return example.map((one) => realised(making, one, name))
  if (typeof example === 'object' && example !== null)
    return Object.fromEntries(Object.entries(example).map(([field, value]) => [field, realised(making, value, field)]))
  return typeof example === 'string' ? (realOf(making, name, 1) ?? example) : example
}

const isText = (example: unknown) => ['string', 'number', 'boolean'].includes(typeof example)

/** The fields of a value as a form; now and then one comes twice. */
function formOf({ random, fair }: MakingOf, value: unknown): string {
  const fields = Object.entries(Object(value)).map(([name, field]) => [name, asText(field)] as [string, string])
  if (!fair && fields.length > 0 && random.chance(0.03)) fields.push(random.pick(fields))
  return new URLSearchParams(fields.map((pair) => pair.map((text) => text.toWellFormed()) as typeof pair)).toString()
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Something that the product has, mostly, where it has anything that goes by this name. */
function realOf({ random, known, fair, call }: MakingOf, name: string, chance: number): string | undefined {
  const real = known[`${call} ${name}`] ?? known[name]
  return real && real.length > 0 && (fair || random.chance(chance)) ? random.pick(real) : undefined
}

/** Makes a value for a schema. Unless it is fair, parts of it may be wrong, missing or too many. */
export function sample(making: MakingOf, schema: Schema, name: string, depth = 0): unknown {
  const { random, shared, known, fair, call } = making
  if (depth > 0 && !fair && random.chance(0.06)) return hostileValue(random)
  if (schema.$ref) {
    const target = shared[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return sample(making, target ?? {}, name, depth + 1)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) {
    const offered = schema.enum.filter((one) => known[`${call} ${name}`]?.includes(String(one)) ?? true)
    return random.pick(offered.length > 0 ? offered : schema.enum)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sample(making, random.pick(choices), name, depth + 1)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectOf(making, schema, depth)
  if (type === 'array') {
    const length = Math.max(random.below(4), fair ? (schema.minItems ?? 0) : 0)
    return Array.from({ length }, () => sample(making, schema.items ?? {}, name, depth + 1))
  }
  if (type === 'number' || type === 'integer') {
    const real = realOf(making, name, 0.5)
    return real === undefined ? random.pick(fair ? [0, 1, 7] : [0, 1, 7, 1240.5, -3, 1e12]) : Number(real)
  }
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === undefined) return fair ? {} : hostileValue(random)
  return textOf(making, schema, name)
}

function textOf(making: MakingOf, schema: Schema, name: string): string {
  const { random, fair } = making
  const real = realOf(making, name, 0.7)
  if (real !== undefined) return real
  if (schema.contentEncoding === 'base64') return random.chance(0.5) ? 'aGVsbG8=' : hostileText(random)
  if (schema.format && SAMPLES[schema.format]) return SAMPLES[schema.format] ?? ''
  if (!fair && random.chance(0.3)) return hostileText(random)
  return 'a text of usual length'.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength)
}

function objectOf(making: MakingOf, schema: Schema, depth: number): Record<string, unknown> {
  const { random, fair } = making
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => {
    const isRequired = schema.required?.includes(name) ?? false
    return isRequired ? fair || random.chance(0.96) : random.chance(0.5)
  })
  const value = Object.fromEntries(fields.map(([name, field]) => [name, sample(making, field, name, depth + 1)]))
  if (!fair && random.chance(0.04)) value[hostileText(random)] = hostileValue(random)
  return value
}
