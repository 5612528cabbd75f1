import { z } from 'zod'

/** What the fuzzer reads of a JSON schema. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  minItems?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  contentEncoding?: string | undefined
}

export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    minItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    contentEncoding: z.string().optional(),
  }),
)
const Operation = z.looseObject({
  parameters: z
    .array(
      z.looseObject({
        ...{ name: z.string(), in: z.string(), required: z.boolean().optional() },
        ...{ schema: Schema, example: z.unknown().optional() },
      }),
    )
    .default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  requestBody: z
    .looseObject({
      content: z.record(z.string(), z.looseObject({ schema: Schema.default({}), example: z.unknown().optional() })),
    })
    .optional(),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
})

/** How a caller proves who they are: a person by their session, the others by a token. */
export type Caller = 'person' | 'assistant' | 'directory'

/** One call, as a document describes it. */
export interface Operation {
  /** Such as `POST /mcp who_am_i`; the same in every run. */
  name: string
  method: string
  path: string
  caller: Caller
  parameters: { name: string; in: string; required?: boolean | undefined; schema: Schema; example?: unknown }[]
  body: Schema | undefined
  /** A body that the document gives as an example; its own schema takes it. */
  example?: unknown
  bodyType: string
}

/** The calls of an OpenAPI document, and the schemas that they share. */
export function readDocument(document: unknown): { operations: Operation[]; shared: Record<string, Schema> } {
  const { paths, components } = Document.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { parameters, requestBody, security }]): Operation => {
      const [[bodyType, body] = ['application/json', undefined]] = Object.entries(requestBody?.content ?? {})
      const method = verb.toUpperCase()
      const caller = security.some((scheme) => 'connection' in scheme) ? 'assistant' : 'person'
      return {
        name: `${method} ${path}`,
        method,
        path,
        caller,
        parameters,
        body: body?.schema,
        example: body?.example,
        bodyType,
      }
    }),
  )
  return { operations, shared: components.schemas }
}
