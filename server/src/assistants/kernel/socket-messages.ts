import { ClientMessage, type SendMessage, type ServerMessage, type TurnResult } from '@pravas/contract/tripmate'
import { ProblemError } from '../../errors.ts'
import { invalidInput } from '../../http/problems.ts'
import type { TurnNews } from './turn-line.ts'
import type { TurnOutcome } from './turns.ts'

export type ReadMessage =
  | { ok: true; message: ClientMessage }
  /** `turnId` is the one that the refused message carried, so that the page knows what failed. */
  | { ok: false; refusal: string; turnId: string | undefined }

/** Reads what a page sent; a refusal names the field that is wrong. */
export function readMessage(text: string): ReadMessage {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, refusal: 'The message is not valid JSON.', turnId: undefined }
  }
  const parsed = ClientMessage.safeParse(value)
  if (parsed.success) return { ok: true, message: parsed.data }
  const { inputErrors = [] } = invalidInput('message', parsed.error)
  const refusal = inputErrors.map(({ path, message }) => `${path}: ${message}`).join(' ')
  return { ok: false, refusal, turnId: turnIdIn(value) }
}

function turnIdIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('turnId' in value)) return undefined
  return typeof value.turnId === 'string' && value.turnId.length <= 64 ? value.turnId : undefined
}

/** An error as the page reads it. */
export function errorMessage(message: string, turnId: string | undefined): ServerMessage {
  return { type: 'error', message, ...(turnId !== undefined && { turnId }) }
}

/** The words of a refusal; undefined for a surprise. */
export function refusalText(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.message : undefined
}

/** The end of a turn. A page that gives its turns no id is one that knows only the specified fields. */
export function endMessage(outcome: TurnOutcome<TurnResult>, turnId: string | undefined): ServerMessage {
  if (outcome.type === 'error') return errorMessage(outcome.message, turnId)
  const { suggestions, tags, ...specified } = outcome.result
  if (turnId === undefined) return specified
  return { ...specified, ...(suggestions && { suggestions }), ...(tags && { tags }), turnId }
}

/** News of a turn, for a page that asked for its kind and named the turn; undefined otherwise. */
export function newsMessage(news: TurnNews, seq: number, message: SendMessage): ServerMessage | undefined {
  const { turnId, accept } = message
  return turnId !== undefined && accept?.includes(news.type) ? { ...news, turnId, seq } : undefined
}
