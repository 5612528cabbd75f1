import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ZodType, z } from 'zod/v4'

type Schema = Pick<ZodType, 'safeParse'>
type Loaded = Record<string, unknown>

const CONTRACT = import.meta.glob<Loaded>('../../../contract/src/*.ts')
/** Values tried of each of the several hundred schemas. */
const RUNS = 12
/** The parts of a call that are schemas. */
const PARTS = ['params', 'query', 'body', 'response', 'events']

/** All schemas of the contract by their names, made by zod itself or by what the pages load in its place. */
async function contractSchemas(library: 'zod' | 'pages'): Promise<Map<string, Schema>> {
  vi.resetModules()
  if (library === 'zod') vi.doMock('zod', () => import('zod/v4'))
  else vi.doUnmock('zod')
  const found = new Map<string, Schema>()
  for (const [path, load] of Object.entries(CONTRACT)) {
    if (path.endsWith('.test.ts')) continue
    for (const [name, value] of Object.entries(await load())) {
      if (isSchema(value)) found.set(`${path}: ${name}`, value)
      if (typeof value !== 'object' || value === null) continue
      const call = value as Loaded
      if (!('method' in call)) continue
      for (const part of PARTS) {
        const schema = call[part]
        if (isSchema(schema)) found.set(`${path}: ${name}.${part}`, schema)
      }
    }
  }
  return found
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'safeParse' in value
}

const TEXTS = fc.oneof(
  fc.string({ maxLength: 8, unit: 'grapheme' }),
  fc.string({ maxLength: 4 }).map((text) => ` ${text}\u0000\t`),
  fc.constantFrom('', '2026-02-28', '2026-02-29', '2024-02-29', '2026-13-01', '2026-11-26T10:00:00Z', 'a@b.example'),
  fc.constantFrom(
    '2026-11-26T10:00:00.123Z',
    '2026-11-26T10:00Z',
    ' https://a.example/\n',
    'https://',
    'a.b@c',
    '2026-11',
  ),
  fc.constantFrom('27AAPFU0939F1ZV', 'INR', 'true', 'false', '12', '12.5', '/trip/1', '__proto__', 'company.example'),
  fc.uuid(),
)
const NUMBERS = fc.oneof(
  fc.integer({ min: -3, max: 400 }),
  fc.double(),
  fc.constantFrom(0, 0.1, 0.123, 2026, 1e16, -1e16, Number.NaN, Number.POSITIVE_INFINITY, 99_999_999_999),
)
const ANYTHING = fc.oneof(
  fc.constantFrom(undefined, null, true, false, {}, [], new Date(0), { type: 'x' }),
  NUMBERS,
  TEXTS,
  fc.array(TEXTS, { maxLength: 2 }),
)

/** Values that mostly fit a schema, with odd ones at any depth. */
function valuesFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fittingOf(schema), weight: 12 }, { arbitrary: ANYTHING, weight: 1 })
}

function fittingOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return TEXTS
    case 'number':
      return def.coerce ? fc.oneof(NUMBERS, TEXTS) : NUMBERS
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(valuesFor(def.element), { maxLength: 3 })
    case 'object': {
      const fields = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesFor(field)]))
      const some = fc.record(fields, { requiredKeys: [] })
      const all = fc.record(fields)
      const more = all.map((value) => ({ ...value, unknown_field: 1, another: undefined }))
      return fc.oneof({ arbitrary: all, weight: 6 }, some, more)
    }
    case 'record': {
      const name = fittingOf(def.keyType).filter((key) => typeof key === 'string')
      return fc.dictionary(
        fc.oneof({ arbitrary: name as fc.Arbitrary<string>, weight: 9 }, TEXTS),
        valuesFor(def.valueType),
        { maxKeys: 3 },
      )
    }
    case 'union':
      return fc.oneof(...def.options.map(valuesFor))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return fc.oneof(
        { arbitrary: fittingOf(def.innerType), weight: 8 },
        { arbitrary: fc.constantFrom(undefined, null), weight: 1 },
      )
    case 'pipe':
      return fittingOf(def.in)
    default:
      return ANYTHING
  }
}

/** What a schema makes of a value, as far as callers see it. */
function outcome(schema: Schema, value: unknown) {
  const read = schema.safeParse(structuredClone(value))
  if (read.success) return { data: read.data }
  const { issues, name } = read.error
  return { name: name.replace('$', ''), issues: issues.map(({ code, path, message }) => ({ code, path, message })) }
}

test('every schema of the contract reads every value as zod reads it', async () => {
  const byZod = await contractSchemas('zod')
  const byPages = await contractSchemas('pages')
  expect([...byPages.keys()]).toEqual([...byZod.keys()])
  expect(byZod.size).toBeGreaterThan(400)
  expect([...byPages.values()].some((schema) => '_zod' in schema)).toBe(false)
  expect([...byZod.values()].every((schema) => '_zod' in schema)).toBe(true)
  for (const [name, schema] of byZod) {
    const own = byPages.get(name) ?? expect.fail(name)
    fc.assert(
      fc.property(valuesFor(schema as ZodType), (value) => {
        expect(outcome(own, value), name).toEqual(outcome(schema, value))
      }),
      { numRuns: RUNS },
    )
  }
})
