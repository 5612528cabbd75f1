import { regexes } from 'zod/v4/core'
import { integerCheck, type Payload, patternCheck } from './check.ts'
import type { Wording } from './issues.ts'
import { DiscriminatedUnion, Entries, Fields, Intersection, Kind, List, Listed, Union } from './kinds.ts'
import type { Schema, Shape } from './schema.ts'

export { ZodError } from './issues.ts'
export { NEVER } from './schema.ts'

const isText = (value: unknown) => typeof value === 'string'

/** A text in a format that a pattern describes. */
function textOf(format: string, pattern: RegExp, said?: Wording): Schema {
  return string(said).check(patternCheck(format, pattern, said))
}

export const string = (said?: Wording) => new Kind('string', isText, said)
export const number = (said?: Wording) => new Kind('number', Number.isFinite, said)
export const int = (said?: Wording) => number(said).check(integerCheck(said))
export const boolean = (said?: Wording) => new Kind('boolean', (value) => typeof value === 'boolean', said)
export const unknown = () => new Kind('unknown', () => true)
export const uuid = (said?: Wording) => textOf('uuid', regexes.uuid(), said)
export const email = (said?: Wording) => textOf('email', regexes.email, said)

/** An address with its protocol, without the spaces around it. */
export function url(said?: Wording): Schema {
  const cleaned = (text: string) => text.trim().replace(/[\t\n\r]/g, '')
  const run = (payload: Payload) => {
    const text = String(payload.value)
    if (URL.canParse(text.trim())) payload.value = cleaned(text)
    else payload.issues.push({ code: 'invalid_format', format: 'url', path: [], input: text, continue: true })
  }
  return string(said).check({ run })
}

export const iso = {
  date: (said?: Wording) => textOf('date', regexes.date, said),
  datetime: (said?: Wording) => textOf('datetime', regexes.datetime({}), said),
}

export const coerce = { number: (said?: Wording) => new Kind('number', Number.isFinite, said, Number) }

export const literal = (values: unknown, said?: Wording) =>
  new Listed('literal', Array.isArray(values) ? values : [values], said)

const oneOf = (options: readonly string[], said?: Wording) => new Listed('enum', options, said)
const nothing = (said?: Wording) => new Kind('null', (value) => value === null, said)

export { nothing as null, oneOf as enum }

export const array = (item: Schema, said?: Wording) => new List(item, said)
export const object = (shape: Shape, said?: Wording) => new Fields(shape, 'dropped', said)
export const strictObject = (shape: Shape, said?: Wording) => new Fields(shape, 'refused', said)
export const looseObject = (shape: Shape, said?: Wording) => new Fields(shape, 'kept', said)
export const record = (name: Schema, entry: Schema, said?: Wording) => new Entries(name, entry, true, said)
export const partialRecord = (name: Schema, entry: Schema, said?: Wording) => new Entries(name, entry, false, said)
export const union = (options: readonly Schema[], said?: Wording) => new Union(options, said)
export const intersection = (one: Schema, other: Schema) => new Intersection([one, other])

export const discriminatedUnion = (field: string, options: readonly Schema[], said?: Wording) =>
  new DiscriminatedUnion(field, options, said)

const instanceOf = (of: new (...given: never[]) => unknown, said?: Wording) =>
  new Kind(of.name, (value) => value instanceof of, said)

export { instanceOf as instanceof }
