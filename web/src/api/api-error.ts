import { type ErrorCode, Problem } from '@pravas/contract/errors'
import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'

const t = texts(failures)

const WhatWasSaid = Problem.partial().catch({})
const UNREACHABLE = t('unreachable')

/** What the server said about a failure, as far as it said anything. */
type ProblemParts = { [Field in keyof Problem]?: Problem[Field] | undefined }

/**
 * A call that did not succeed. `status` is 0 when no answer arrived.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: ProblemParts

  constructor(status: number, problem: ProblemParts) {
    const said = problem.detail ?? problem.title
    super(said ?? (status === 0 ? UNREACHABLE : `The request failed (${status}).`))
    this.status = status
    this.problem = problem
  }

  /** Whether the server answered with this error of the contract. */
  is(code: ErrorCode): boolean {
    return this.problem.code === code
  }
}

/** The error of an answer outside 2xx, with its problem document when it carries one, in the language of the pages. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const said: ProblemParts = WhatWasSaid.parse(body)
  const detail = (await inPageLanguage(said.code)) ?? said.detail
  return new ApiError(response.status, { ...said, detail })
}

/** Fetched with the first failure of a page that is not in English. Without a connection the server's words are shown. */
async function inPageLanguage(code: string | undefined): Promise<string | undefined> {
  if (!document.documentElement.lang.startsWith('hi')) return undefined
  return import('./problem-words.ts').then(
    ({ problemWords }) => problemWords(code),
    () => undefined,
  )
}

/** The sentence to show for a failure. */
export function explain(error: unknown): string {
  return error instanceof ApiError ? error.message : t('unknown')
}

/** Whether the server has refused: the same again would be refused again. A session that has ended can be begun anew. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
}
