/** What is wrong with a value, as zod names it. */
export interface Issue {
  code: string
  path: PropertyKey[]
  message?: string
  input?: unknown
  /** Whether later checks of the same value still run. */
  continue?: boolean
  expected?: string
  values?: readonly unknown[]
  keys?: readonly string[]
  origin?: string
  minimum?: number
  maximum?: number
  inclusive?: boolean
  exact?: boolean
  divisor?: number
  format?: string
  pattern?: string
  options?: readonly unknown[]
  /** What says it, the closest first: the check's own words, then those of the schema. */
  said?: Say[]
}

/** The words of a schema or of a check for what it finds. */
export type Say = (issue: Issue) => string | undefined

/** What `min(1, …)` and the like take as their last argument. */
export type Wording =
  | string
  | Say
  | { message?: string; error?: string | Say; abort?: boolean; path?: PropertyKey[] }
  | undefined

/** What an argument says, as a function of the issue; undefined for one without words of its own. */
export function sayOf(said: Wording): Say | undefined {
  const words = typeof said === 'object' ? (said.error ?? said.message) : said
  return typeof words === 'string' ? () => words : words
}

/** An issue as callers read it. */
export function finished({ said, continue: _, input, ...issue }: Issue): Issue & { message: string } {
  const own = said?.map((say) => say({ ...issue, input })).find((words) => words !== undefined)
  return { ...issue, message: issue.message ?? own ?? wordsOf({ ...issue, input }) }
}

/** Thrown by `parse` for a value that a schema refuses. */
export class ZodError extends Error {
  override readonly name = 'ZodError'
  readonly issues: (Issue & { message: string })[]

  constructor(issues: readonly Issue[]) {
    super()
    this.issues = issues.map(finished)
    this.message = JSON.stringify(this.issues, null, 2)
  }
}

const FORMATS: Record<string, string> = {
  email: 'email address',
  url: 'URL',
  uuid: 'UUID',
  datetime: 'ISO datetime',
  date: 'ISO date',
}
const UNITS: Record<string, string> = { string: 'characters', array: 'items' }

/** What zod says in English where neither the check nor its schema has words of its own. */
function wordsOf(issue: Issue): string {
  const { code, values = [], keys = [], format = '', options = [] } = issue
  switch (code) {
    case 'invalid_type':
      return `Invalid input: expected ${issue.expected}, received ${typeOf(issue.input)}`
    case 'invalid_value':
      return values.length === 1
        ? `Invalid input: expected ${quoted(values[0])}`
        : `Invalid option: expected one of ${values.map(quoted).join('|')}`
    case 'too_big':
      return `Too big: expected ${issue.origin} to ${sizeOf(issue, issue.maximum, '<')}`
    case 'too_small':
      return `Too small: expected ${issue.origin} to ${sizeOf(issue, issue.minimum, '>')}`
    case 'invalid_format':
      return format === 'regex'
        ? `Invalid string: must match pattern ${issue.pattern}`
        : `Invalid ${FORMATS[format] ?? format}`
    case 'not_multiple_of':
      return `Invalid number: must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Unrecognized key${keys.length > 1 ? 's' : ''}: ${keys.map(quoted).join(', ')}`
    case 'invalid_key':
      return `Invalid key in ${issue.origin}`
    case 'invalid_union':
      return options.length > 0
        ? `Invalid discriminator value. Expected ${options.map((option) => `'${option}'`).join(' | ')}`
        : 'Invalid input'
    default:
      return 'Invalid input'
  }
}

function sizeOf({ origin = '', exact, inclusive }: Issue, limit: number | undefined, sign: string): string {
  const unit = UNITS[origin]
  const size = `${exact ? 'exactly ' : `${sign}${inclusive ? '=' : ''}`}${limit}`
  return unit ? `have ${size} ${unit}` : `be ${size}`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}

function typeOf(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'array'
  if (typeof input === 'number' && !Number.isFinite(input)) return String(input)
  if (typeof input === 'object') {
    const prototype: unknown = Object.getPrototypeOf(input)
    return prototype !== null && prototype !== Object.prototype ? input.constructor.name : 'object'
  }
  return typeof input
}
