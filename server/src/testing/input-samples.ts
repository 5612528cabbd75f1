import { z } from 'zod'
import { BY_FORMAT } from '../http/openapi-examples.ts'
import { receiptPng, uploadOf } from './fake-reader.ts'

/** What this file reads of the JSON schema of an input. */
export interface InputSchema {
  type?: string | string[]
  format?: string
  contentEncoding?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: InputSchema[]
  properties?: Record<string, InputSchema>
  required?: string[]
  items?: InputSchema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** A field of an input, at any depth. */
export interface Place {
  /** As a problem document names it, such as `body.receipts[0].file_name`. */
  path: string
  schema: InputSchema
  required: boolean
  /** A body in which everything but this field is right. */
  bodyWith(value: unknown): unknown
}

const SAMPLES: Record<string, unknown> = { number: 1, integer: 1, boolean: true, null: null, string: 'x' }

/** The JSON schema of what `schema` takes, without references. */
export function inputSchema(schema: z.ZodType): InputSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    // Without the contract's own metadata there are no names, so nothing is put aside to be referred to.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const { contentEncoding, format } = z.globalRegistry.get(zodSchema) ?? {}
      if (contentEncoding !== undefined) Object.assign(jsonSchema, { contentEncoding })
      if (format !== undefined) Object.assign(jsonSchema, { format })
    },
  }) as InputSchema
}

/** The smallest input that the schema takes. */
export function sampleOf(schema: InputSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {})
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
  if (schema.type === 'object') {
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]))
  }
  if (schema.contentEncoding === 'base64') return uploadOf('', receiptPng({ rupees: 100 })).file_content
  const [type = 'string'] = [schema.type].flat()
  const sample = BY_FORMAT[schema.format ?? ''] ?? SAMPLES[type]
  if (typeof sample === 'number') return Math.max(sample, schema.minimum ?? sample)
  return typeof sample === 'string' ? sample.padEnd(schema.minLength ?? 0, 'x') : sample
}

/** The JSON types that the schema takes; `anything` when it does not say. */
export function typesOf(schema: InputSchema): Set<string> {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((one) => [...typesOf(one)]))
  return new Set([schema.type ?? 'anything'].flat().map((type) => (type === 'integer' ? 'number' : type)))
}

/** Every field in a body of this schema. */
export function placesIn(schema: InputSchema, path = 'body', bodyWith = (value: unknown) => value): Place[] {
  const inside = (place: Place): Place[] => [place, ...placesIn(place.schema, place.path, place.bodyWith)]
  if (schema.anyOf) return schema.anyOf.flatMap((one) => placesIn(one, path, bodyWith))
  if (schema.items) {
    return inside({
      path: `${path}[0]`,
      schema: schema.items,
      required: false,
      bodyWith: (value) => bodyWith([value]),
    })
  }
  const sample = sampleOf(schema) as object
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    inside({
      path: `${path}.${name}`,
      schema: field,
      required: schema.required?.includes(name) ?? false,
      bodyWith: (value) => bodyWith({ ...sample, [name]: value }),
    }),
  )
}
