import type { Payload } from './check.ts'
import type { Issue, Wording } from './issues.ts'
import { below, hasAborted, Schema, type Shape } from './schema.ts'

/** A value of which a function says whether it is one. */
export class Kind extends Schema {
  readonly type: string
  protected readonly is: (value: unknown) => boolean
  protected readonly reads: ((value: unknown) => unknown) | undefined

  constructor(type: string, is: (value: unknown) => boolean, said?: Wording, reads?: (value: unknown) => unknown) {
    super(said)
    this.type = type
    this.is = is
    this.reads = reads
  }

  protected read(payload: Payload): Payload {
    if (this.reads) payload.value = this.reads(payload.value)
    return this.is(payload.value) ? payload : this.refuse(payload, { code: 'invalid_type', expected: this.type })
  }
}

/** One of the values that are listed. */
export class Listed extends Schema {
  readonly type: string
  readonly options: readonly unknown[]

  constructor(type: string, options: readonly unknown[], said?: Wording) {
    super(said)
    this.type = type
    this.options = options
    this.values = new Set(options)
  }

  protected read(payload: Payload): Payload {
    if (this.values?.has(payload.value)) return payload
    return this.refuse(payload, { code: 'invalid_value', values: this.options })
  }
}

export class List extends Schema {
  readonly type = 'array'
  protected readonly item: Schema

  constructor(item: Schema, said?: Wording) {
    super(said)
    this.item = item
  }

  protected read(payload: Payload): Payload {
    const { value, issues } = payload
    if (!Array.isArray(value)) return this.refuse(payload, { code: 'invalid_type', expected: this.type })
    payload.value = value.map((each: unknown, index) => {
      const item = this.item.run({ value: each, issues: [] })
      if (item.issues.length > 0) issues.push(...below(index, item.issues))
      return item.value
    })
    return payload
  }
}

/** What becomes of fields that the shape does not name. */
type Others = 'dropped' | 'kept' | 'refused'

export class Fields extends Schema {
  readonly type = 'object'
  readonly shape: Shape
  protected readonly others: Others

  constructor(shape: Shape, others: Others, said?: Wording) {
    super(said)
    this.shape = { ...shape }
    this.others = others
    const listed = Object.entries(this.shape).flatMap(([name, { values, absence }]) =>
      values ? [[name, absence ? new Set([...values, undefined]) : values] as const] : [],
    )
    this.fieldValues = Object.fromEntries(listed)
  }

  protected read(payload: Payload): Payload {
    const { value: input } = payload
    if (!isFields(input)) return this.refuse(payload, { code: 'invalid_type', expected: this.type })
    const value: Record<string, unknown> = {}
    payload.value = value
    for (const [name, schema] of Object.entries(this.shape)) {
      const isPresent = name in input
      const read = schema.run({ value: input[name], issues: [] })
      if (!isPresent && schema.isOptionalOut && (schema.absence === 'optional' || read.issues.length > 0)) continue
      payload.issues.push(...below(name, read.issues))
      if (!isPresent && !schema.absence) {
        if (read.issues.length === 0)
          payload.issues.push({ code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [name] })
      } else if (read.value !== undefined || isPresent || (schema.absence === 'defaulted' && !schema.isOptionalOut)) {
        value[name] = read.value
      }
    }
    if (this.others === 'dropped') return payload
    const others = Object.keys(input).filter((name) => !(name in this.shape))
    if (this.others === 'kept')
      for (const name of others) {
        if (name !== '__proto__') value[name] = input[name]
      }
    else if (others.length > 0)
      payload.issues.push({ code: 'unrecognized_keys', keys: others, path: [], input, continue: true, said: [] })
    return payload
  }

  extend(shape: Shape): Fields {
    return this.of({ ...this.shape, ...shape }).after(this)
  }

  omit(names: Record<string, true>): Fields {
    return this.of(Object.fromEntries(Object.entries(this.shape).filter(([name]) => !names[name])))
  }

  pick(names: Record<string, true>): Fields {
    return this.of(Object.fromEntries(Object.entries(this.shape).filter(([name]) => names[name])))
  }

  partial(): Fields {
    return this.of(Object.fromEntries(Object.entries(this.shape).map(([name, schema]) => [name, schema.optional()])))
  }

  required(names: Record<string, true>): Fields {
    return this.of(
      Object.fromEntries(
        Object.entries(this.shape).map(([name, schema]) => [name, names[name] ? new Required(schema) : schema]),
      ),
    )
  }

  protected of(shape: Shape): Fields {
    return new Fields(shape, this.others, this.say)
  }

  protected after({ checks }: Fields): this {
    return this.with({ checks })
  }
}

/** What has to be there, though what it is made of may be absent. */
class Required extends Schema {
  readonly type = 'nonoptional'
  protected readonly inner: Schema

  constructor(inner: Schema) {
    super()
    this.inner = inner
    this.values = inner.values && new Set([...inner.values].filter((value) => value !== undefined))
  }

  protected read(payload: Payload): Payload {
    const read = this.inner.run(payload)
    if (read.issues.length > 0 || read.value !== undefined) return read
    return this.refuse(read, { code: 'invalid_type', expected: this.type })
  }
}

export class Entries extends Schema {
  readonly type = 'record'
  protected readonly name: Schema
  protected readonly entry: Schema
  protected readonly hasAll: boolean

  constructor(name: Schema, entry: Schema, hasAll: boolean, said?: Wording) {
    super(said)
    this.name = name
    this.entry = entry
    this.hasAll = hasAll
  }

  protected read(payload: Payload): Payload {
    const { value: input, issues } = payload
    if (!isPlain(input)) return this.refuse(payload, { code: 'invalid_type', expected: this.type })
    const value: Record<string, unknown> = {}
    payload.value = value
    const { values } = this.name
    const names = values && this.hasAll ? [...values].map(String) : Object.keys(input)
    const unknown = values && this.hasAll ? Object.keys(input).filter((name) => !values.has(name)) : []
    for (const name of names) {
      if (name === '__proto__') continue
      const key = this.name.run({ value: name, issues: [] })
      if (key.issues.length === 0) {
        const entry = this.entry.run({ value: input[name], issues: [] })
        issues.push(...below(name, entry.issues))
        value[String(key.value)] = entry.value
      } else if (values) unknown.push(name)
      else issues.push({ code: 'invalid_key', origin: this.type, input: name, path: [name], said: [] })
    }
    if (unknown.length > 0)
      issues.push({ code: 'unrecognized_keys', keys: unknown, input, path: [], continue: true, said: [] })
    return payload
  }
}

export class Union extends Schema {
  readonly type = 'union'
  protected readonly options: readonly Schema[]

  constructor(options: readonly Schema[], said?: Wording) {
    super(said)
    this.options = options
    const absences = options.map(({ absence }) => absence)
    this.absence = absences.includes('defaulted') ? 'defaulted' : absences.find((absence) => absence !== undefined)
    this.isOptionalOut = options.some(({ isOptionalOut }) => isOptionalOut)
    const values = options.map((option) => option.values)
    if (values.every((each) => each !== undefined)) this.values = new Set(values.flatMap((each) => [...each]))
  }

  protected read(payload: Payload): Payload {
    const results: Payload[] = []
    for (const option of this.options) {
      const result = option.run({ value: payload.value, issues: [] })
      if (result.issues.length === 0) return result
      results.push(result)
    }
    const [only, ...others] = results.filter(({ issues }) => !hasAborted(issues))
    if (only && others.length === 0) return only
    return this.refuse(payload, { code: 'invalid_union' })
  }
}

/** One of several objects, told by the value of one field. */
export class DiscriminatedUnion extends Schema {
  readonly type = 'union'
  protected readonly field: string
  protected readonly options: ReadonlyMap<unknown, Schema>

  constructor(field: string, options: readonly Schema[], said?: Wording) {
    super(said)
    this.field = field
    this.options = new Map(
      options.flatMap((option) => [...(option.fieldValues?.[field] ?? [])].map((value) => [value, option] as const)),
    )
    this.fieldValues = { [field]: new Set(this.options.keys()) }
  }

  protected read(payload: Payload): Payload {
    const { value } = payload
    if (!isFields(value)) return this.refuse(payload, { code: 'invalid_type', expected: 'object' })
    const option = this.options.get(value[this.field])
    if (option) return option.run(payload)
    const options = [...this.options.keys()]
    return this.refuse(payload, { code: 'invalid_union', options, path: [this.field] })
  }
}

/** What fits two schemas, of which each reads its part. */
export class Intersection extends Schema {
  readonly type = 'intersection'
  protected readonly parts: readonly Schema[]

  constructor(parts: readonly Schema[]) {
    super()
    this.parts = parts
  }

  protected read(payload: Payload): Payload {
    const read = this.parts.map((part) => part.run({ value: payload.value, issues: [] }))
    payload.issues.push(...read.flatMap(({ issues }): Issue[] => issues))
    payload.value = { ...fieldsOf(read[0]?.value), ...fieldsOf(read[1]?.value) }
    return payload
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {}
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isFields(value)) return false
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || Object.hasOwn(prototype, 'isPrototypeOf')
}
