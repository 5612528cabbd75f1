import type { InputError } from '@pravas/contract/errors'
import { ProblemError } from '../../../errors.ts'

/** What a worker is told. */
export type Order =
  | { kind: 'run'; module: string; name: string; data: unknown }
  | { kind: 'abort' }
  | { kind: 'answered'; call: number; value: unknown }
  | { kind: 'refused'; call: number; failure: Failure }

/** What a worker tells. */
export type News =
  | { kind: 'ready' }
  /** What a task needs is loaded and prepared; from here on it computes. */
  | { kind: 'begun' }
  | { kind: 'call'; call: number; name: string; given: unknown[] }
  | { kind: 'done'; value: unknown }
  /** `call` where nothing else went wrong than that call. */
  | { kind: 'failed'; failure: Failure; call: number | undefined }

/** An error as it crosses to another thread, where it would lose its class. */
export interface Failure {
  name: string
  message: string
  stack: string | undefined
  problem?: Pick<ProblemError, 'code' | 'detail' | 'retryAfterSeconds'> & { inputErrors: InputError[] | undefined }
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined }
  const { name, message, stack } = error
  if (!(error instanceof ProblemError)) return { name, message, stack }
  const { code, detail, inputErrors, retryAfterSeconds } = error
  return { name, message, stack, problem: { code, detail, inputErrors, retryAfterSeconds } }
}

export function errorOf({ name, message, stack, problem }: Failure): Error {
  if (problem) return new ProblemError(problem.code, problem.detail, problem.inputErrors, problem.retryAfterSeconds)
  const error = new Error(message)
  return Object.assign(error, { name, ...(stack !== undefined && { stack }) })
}
