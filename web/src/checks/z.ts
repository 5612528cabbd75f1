import { regexes } from 'zod/v4/core'
import { integerCheck, type Payload, patternCheck } from './check.ts'
import type { Said } from './issues.ts'
import { DiscriminatedUnion, Entries, Fields, Intersection, Kind, List, Listed, Union } from './kinds.ts'
import type { Schema, Shape } from './schema.ts'

export { ZodError } from './issues.ts'
export { NEVER } from './schema.ts'

const isText = (value: unknown) => typeof value === 'string'

/** A text in a format that a pattern describes. */
function textOf(format: string, pattern: RegExp, said?: Said): Schema {
  return string(said).check(patternCheck(format, pattern, said))
}

export const string = (said?: Said) => new Kind('string', isText, said)
export const number = (said?: Said) => new Kind('number', Number.isFinite, said)
export const int = (said?: Said) => number(said).check(integerCheck(said))
export const boolean = (said?: Said) => new Kind('boolean', (value) => typeof value === 'boolean', said)
export const unknown = () => new Kind('unknown', () => true)
export const uuid = (said?: Said) => textOf('uuid', regexes.uuid(), said)
export const email = (said?: Said) => textOf('email', regexes.email, said)

/** An address with its protocol, without the spaces around it. */
export function url(said?: Said): Schema {
  const cleaned = (text: string) => text.trim().replace(/[\t\n\r]/g, '')
  const run = (payload: Payload) => {
    const text = String(payload.value)
    if (URL.canParse(text.trim())) payload.value = cleaned(text)
    else payload.issues.push({ code: 'invalid_format', format: 'url', path: [], input: text, continue: true })
  }
  return string(said).check({ run })
}

export const iso = {
  date: (said?: Said) => textOf('date', regexes.date, said),
  datetime: (said?: Said) => textOf('datetime', regexes.datetime({}), said),
}

export const coerce = { number: (said?: Said) => new Kind('number', Number.isFinite, said, Number) }

export const literal = (values: unknown, said?: Said) =>
  new Listed('literal', Array.isArray(values) ? values : [values], said)

const oneOf = (options: readonly string[], said?: Said) => new Listed('enum', options, said)
const nothing = (said?: Said) => new Kind('null', (value) => value === null, said)

export { nothing as null, oneOf as enum }

export const array = (item: Schema, said?: Said) => new List(item, said)
export const object = (shape: Shape, said?: Said) => new Fields(shape, 'dropped', said)
export const strictObject = (shape: Shape, said?: Said) => new Fields(shape, 'refused', said)
export const looseObject = (shape: Shape, said?: Said) => new Fields(shape, 'kept', said)
export const record = (name: Schema, entry: Schema, said?: Said) => new Entries(name, entry, true, said)
export const partialRecord = (name: Schema, entry: Schema, said?: Said) => new Entries(name, entry, false, said)
export const union = (options: readonly Schema[], said?: Said) => new Union(options, said)
export const intersection = (one: Schema, other: Schema) => new Intersection([one, other])

export const discriminatedUnion = (field: string, options: readonly Schema[], said?: Said) =>
  new DiscriminatedUnion(field, options, said)

const instanceOf = (of: new (...given: never[]) => unknown, said?: Said) =>
  new Kind(of.name, (value) => value instanceof of, said)

export { instanceOf as instanceof }
