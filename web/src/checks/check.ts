import { type Issue, type Say, sayOf, type Wording } from './issues.ts'

/** A value on its way through a schema, and what was found on the way. */
export interface Payload {
  value: unknown
  issues: Issue[]
}

/** One more demand on a value that has passed what stands before it. */
export interface Check {
  run: (payload: Payload) => void
  say?: Say | undefined
  /** Runs whatever was found before, unless it ends the checks. */
  always?: (value: unknown) => boolean
}

/** A check by a pattern, under the name of a format. */
export function patternCheck(format: string, pattern: RegExp, said: Wording): Check {
  const run = ({ value, issues }: Payload) => {
    if (String(value).search(pattern) >= 0) return
    const issue = { code: 'invalid_format', path: [], origin: 'string', format, input: value, continue: true }
    issues.push({ ...issue, pattern: String(pattern) })
  }
  return { run, say: sayOf(said) }
}

/** A check of a number, or of the length of a text, in characters and not in halves of them, or of a list. */
export function limitCheck(
  type: string,
  limit: { minimum?: number; maximum?: number; inclusive: boolean; exact?: boolean },
  said: Wording,
): Check {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, inclusive, exact } = limit
  const isNumber = type === 'number'
  const run = ({ value, issues }: Payload) => {
    const size = isNumber ? Number(value) : sizeOf(value)
    const origin = Array.isArray(value) ? 'array' : typeof value
    const issue = { path: [], origin, inclusive, ...(exact && { exact }), input: value, continue: true }
    if (size > maximum) issues.push({ code: 'too_big', maximum, ...issue })
    else if (inclusive ? size < minimum : size <= minimum) issues.push({ code: 'too_small', minimum, ...issue })
  }
  const hasLength = (value: unknown) => typeof value === 'string' || Array.isArray(value)
  return { run, say: sayOf(said), ...(!isNumber && { always: hasLength }) }
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  const text = String(value)
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
}

export function integerCheck(said: Wording): Check {
  const run = ({ value, issues }: Payload) => {
    if (Number.isSafeInteger(value)) return
    const issue = { path: [], input: value }
    if (!Number.isInteger(value)) {
      issues.push({ ...issue, code: 'invalid_type', expected: 'int', format: 'safeint', continue: false })
      return
    }
    const safe = { ...issue, origin: 'int', inclusive: true, continue: true }
    if (Number(value) > 0) issues.push({ ...safe, code: 'too_big', maximum: Number.MAX_SAFE_INTEGER })
    else issues.push({ ...safe, code: 'too_small', minimum: Number.MIN_SAFE_INTEGER })
  }
  return { run, say: sayOf(said) }
}

/** A check whether a number is a multiple, but for what binary fractions add to it. */
export function multipleCheck(divisor: number, said: Wording): Check {
  const run = ({ value, issues }: Payload) => {
    const ratio = Number(value) / divisor
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1)
    if (Math.abs(ratio - Math.round(ratio)) < tolerance) return
    issues.push({ code: 'not_multiple_of', path: [], origin: 'number', divisor, input: value, continue: true })
  }
  return { run, say: sayOf(said) }
}
