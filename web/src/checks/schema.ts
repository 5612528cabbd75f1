import { type Check, integerCheck, limitCheck, multipleCheck, type Payload, patternCheck } from './check.ts'
import { finished, type Issue, type Say, sayOf, type Wording, ZodError } from './issues.ts'

/** What a function of `superRefine` and `transform` is given. */
interface Context extends Payload {
  addIssue: (issue: string | Partial<Issue>) => void
}

/**
 * Whether the field of an object may be absent: `optional` leaves it out, `defaulted` puts something in its place. Without
 * either it has to be there.
 */
type Absence = 'optional' | 'defaulted' | undefined

export type Shape = Record<string, Schema>

/** Stands for an answer that is not read, because an issue was added. */
export const NEVER = {}

export abstract class Schema {
  abstract readonly type: string
  /** Of what comes in and of what goes out, whether it may be absent. */
  absence: Absence
  isOptionalOut = false
  /** All values that there are, where they can be listed. */
  values: ReadonlySet<unknown> | undefined
  /** Of an object, the values of its fields that can be listed, by which a discriminated union tells its options. */
  fieldValues: Record<string, ReadonlySet<unknown>> | undefined
  checks: readonly Check[] = []
  readonly say: Say | undefined

  constructor(said?: Wording) {
    this.say = sayOf(said)
  }

  /** Reads a value without the checks. */
  protected abstract read(payload: Payload): Payload

  run(payload: Payload): Payload {
    const read = this.read(payload)
    if (this.checks.length === 0) return read
    let isAborted = hasAborted(read.issues)
    for (const { run, say, always } of this.checks) {
      if (always ? read.issues.some((issue) => issue.continue === false) || !always(read.value) : isAborted) continue
      const before = read.issues.length
      run(read)
      const found = read.issues.slice(before)
      for (const issue of found) issue.said ??= [say, this.say].filter((each) => each !== undefined)
      isAborted ||= hasAborted(found)
    }
    return read
  }

  /** Notes that the value is not what the schema is for. */
  protected refuse(payload: Payload, issue: Partial<Issue> & { code: string }): Payload {
    payload.issues.push({ path: [], input: payload.value, said: this.say ? [this.say] : [], ...issue })
    return payload
  }

  safeParse(value: unknown) {
    const { value: data, issues } = this.run({ value, issues: [] })
    if (issues.length === 0) return { success: true as const, data }
    let error: ZodError | undefined
    return {
      success: false as const,
      get error() {
        error ??= new ZodError(issues)
        return error
      },
    }
  }

  parse(value: unknown): unknown {
    const read = this.safeParse(value)
    if (read.success) return read.data
    throw read.error
  }

  check(check: Check): this {
    return this.with({ checks: [...this.checks, check] })
  }

  /** The same schema with some of its properties replaced; therefore none of them is private to the class (`#`). */
  protected with(properties: object): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this, properties)
  }

  /** Names and descriptions are for the API reference. */
  meta(): this {
    return this
  }

  refine(isRight: (value: never) => unknown, said?: Wording): this {
    const { abort = false, path = [] } = typeof said === 'object' ? said : {}
    const run = ({ value, issues }: Payload) => {
      if (isRight(value as never)) return
      issues.push({ code: 'custom', path: [...path], input: value, continue: !abort })
    }
    return this.check({ run, say: sayOf(said) })
  }

  superRefine(find: (value: never, context: Context) => void): this {
    return this.check({ run: (payload) => find(payload.value as never, contextOf(payload, true)) })
  }

  overwrite(change: (value: never) => unknown): this {
    const run = (payload: Payload) => {
      payload.value = change(payload.value as never)
    }
    return this.check({ run })
  }

  trim(): this {
    return this.overwrite((text: string) => text.trim())
  }

  toUpperCase(): this {
    return this.overwrite((text: string) => text.toUpperCase())
  }

  toLowerCase(): this {
    return this.overwrite((text: string) => text.toLowerCase())
  }

  regex(pattern: RegExp, said?: Wording): this {
    return this.check(patternCheck('regex', pattern, said))
  }

  min(minimum: number, said?: Wording): this {
    return this.check(limitCheck(this.type, { minimum, inclusive: true }, said))
  }

  max(maximum: number, said?: Wording): this {
    return this.check(limitCheck(this.type, { maximum, inclusive: true }, said))
  }

  length(length: number, said?: Wording): this {
    return this.check(limitCheck(this.type, { minimum: length, maximum: length, inclusive: true, exact: true }, said))
  }

  positive(said?: Wording): this {
    return this.check(limitCheck(this.type, { minimum: 0, inclusive: false }, said))
  }

  nonnegative(said?: Wording): this {
    return this.min(0, said)
  }

  int(said?: Wording): this {
    return this.check(integerCheck(said))
  }

  multipleOf(divisor: number, said?: Wording): this {
    return this.check(multipleCheck(divisor, said))
  }

  optional(): Schema {
    return new Optional(this)
  }

  nullable(): Schema {
    return new Nullable(this)
  }

  nullish(): Schema {
    return this.nullable().optional()
  }

  default(value: unknown): Schema {
    return new Default(this, value)
  }

  catch(value: unknown): Schema {
    return new Catch(this, value)
  }

  pipe(next: Schema): Schema {
    return new Pipe(this, next)
  }

  transform(change: (value: never, context: Context) => unknown): Schema {
    return this.pipe(new Transform(change))
  }
}

/** Whether something was found after which no further check runs. */
export function hasAborted(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.continue !== true)
}

/** The issues of a part, with the step that leads to it. */
export function below(step: PropertyKey, issues: readonly Issue[]): Issue[] {
  for (const { path } of issues) path.unshift(step)
  return [...issues]
}

function contextOf(payload: Payload, goesOn: boolean): Context {
  const addIssue: Context['addIssue'] = (issue) => {
    const base = { code: 'custom', input: payload.value }
    if (typeof issue === 'string') payload.issues.push({ ...base, path: [], message: issue })
    else payload.issues.push({ ...base, ...(goesOn && { continue: true }), ...issue, path: [...(issue.path ?? [])] })
  }
  return Object.assign(payload, { addIssue })
}

class Optional extends Schema {
  readonly type = 'optional'
  override readonly isOptionalOut = true
  protected readonly inner: Schema

  constructor(inner: Schema) {
    super()
    this.inner = inner
    this.absence = inner.absence === 'defaulted' ? 'defaulted' : 'optional'
    this.values = inner.values && new Set([...inner.values, undefined])
  }

  protected read(payload: Payload): Payload {
    if (payload.value !== undefined) return this.inner.run(payload)
    if (this.inner.absence !== 'defaulted') return payload
    const { value, issues } = this.inner.run({ value: undefined, issues: [] })
    payload.value = issues.length > 0 ? undefined : value
    return payload
  }
}

class Nullable extends Schema {
  readonly type = 'nullable'
  protected readonly inner: Schema

  constructor(inner: Schema) {
    super()
    this.inner = inner
    this.absence = inner.absence
    this.isOptionalOut = inner.isOptionalOut
    this.values = inner.values && new Set([...inner.values, null])
  }

  protected read(payload: Payload): Payload {
    return payload.value === null ? payload : this.inner.run(payload)
  }
}

class Default extends Schema {
  readonly type = 'default'
  override readonly absence = 'defaulted'
  protected readonly inner: Schema
  protected readonly value: unknown

  constructor(inner: Schema, value: unknown) {
    super()
    this.inner = inner
    this.value = value
    this.values = inner.values
  }

  protected read(payload: Payload): Payload {
    const read = payload.value === undefined ? payload : this.inner.run(payload)
    if (read.value === undefined) read.value = this.copy()
    return read
  }

  protected copy(): unknown {
    if (typeof this.value === 'function') return this.value()
    if (Array.isArray(this.value)) return [...this.value]
    return typeof this.value === 'object' && this.value !== null ? { ...this.value } : this.value
  }
}

class Catch extends Schema {
  readonly type = 'catch'
  protected readonly inner: Schema
  protected readonly value: unknown

  constructor(inner: Schema, value: unknown) {
    super()
    this.inner = inner
    this.value = value
    this.absence = inner.absence === 'defaulted' ? 'defaulted' : 'optional'
    this.isOptionalOut = inner.isOptionalOut
    this.values = inner.values
  }

  protected read(payload: Payload): Payload {
    const { value, issues } = this.inner.run({ value: payload.value, issues: [] })
    if (issues.length === 0) payload.value = value
    else if (typeof this.value !== 'function') payload.value = this.value
    else
      payload.value = this.value({
        value: payload.value,
        input: payload.value,
        error: { issues: issues.map(finished) },
      })
    return payload
  }
}

class Pipe extends Schema {
  readonly type = 'pipe'
  protected readonly first: Schema
  protected readonly next: Schema

  constructor(first: Schema, next: Schema) {
    super()
    this.first = first
    this.next = next
    this.absence = first.absence
    this.isOptionalOut = next.isOptionalOut
    this.values = first.values
    this.fieldValues = first.fieldValues
  }

  protected read(payload: Payload): Payload {
    const read = this.first.run(payload)
    // An unknown field says nothing against the value itself.
    return read.issues.some(({ code }) => code !== 'unrecognized_keys') ? read : this.next.run(read)
  }
}

class Transform extends Schema {
  readonly type = 'transform'
  override readonly absence = 'optional'
  protected readonly change: (value: never, context: Context) => unknown

  constructor(change: (value: never, context: Context) => unknown) {
    super()
    this.change = change
  }

  protected read(payload: Payload): Payload {
    payload.value = this.change(payload.value as never, contextOf(payload, false))
    return payload
  }
}
