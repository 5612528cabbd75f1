import { ERRORS, type ErrorCode, type InputError } from '@pravas/contract/errors'

/** An expected refusal: it becomes a problem document and is no news to the operator. */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly inputErrors: InputError[] | undefined
  /** After how many seconds it is worth trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail?: string, inputErrors?: InputError[], retryAfterSeconds?: number) {
    super(detail ?? ERRORS[code].title)
    this.name = 'ProblemError'
    this.code = code
    this.detail = detail
    this.inputErrors = inputErrors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal by its code; `detail` says what is particular to this case, in words meant for the person. */
export function problem(code: ErrorCode, detail?: string): ProblemError {
  return new ProblemError(code, detail)
}

/** A refusal of what was asked for too often, or of too much at once. */
export function tooMany(retryAfterSeconds: number, detail?: string): ProblemError {
  return new ProblemError('request.too_many', detail, undefined, retryAfterSeconds)
}

/** A refusal by its code that ends by itself, with after how many seconds it is worth trying again. */
export function tryLater(code: ErrorCode, retryAfterSeconds: number): ProblemError {
  return new ProblemError(code, undefined, undefined, retryAfterSeconds)
}

/** Input that a schema or a rule refuses: which field (`body.reason`) and why; `detail` says it without the fields. */
export function invalid(
  errors: InputError[],
  code: ErrorCode = 'request.invalid',
  detail = errors.map((error) => error.message).join(' '),
): ProblemError {
  return new ProblemError(code, detail, errors)
}
