import { z } from 'zod'

/** What the fuzzer reads of a JSON schema. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  anyOf?: Schema[] | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  minLength?: number | undefined
  contentEncoding?: string | undefined
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(Schema).optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    minLength: z.number().optional(),
    contentEncoding: z.string().optional(),
  }),
)
const Operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: Schema })).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: Schema })) }).optional(),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
})

/** One call of the API, as its document describes it. */
export interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
}

/** The calls of an OpenAPI document, and the schemas that they share. */
export function readDocument(document: unknown): { operations: Operation[]; shared: Record<string, Schema> } {
  const { paths, components } = Document.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  return { operations, shared: components.schemas }
}
