import type { ErrorCode } from '@pravas/contract/errors'
import type { TrialFinding } from '@pravas/contract/sign-in-trial'
import * as client from 'openid-client'

type Reason = TrialFinding['code']

/** Why the provider could not say who somebody is. */
export class CodeFlowError extends Error {
  readonly reason: Reason
  /** What it is about, in a word that may be shown to an administrator: an error code of the provider, or seconds. */
  readonly value: string | null

  constructor(reason: Reason, value: string | null = null, cause?: unknown) {
    super(value === null ? reason : `${reason}: ${value}`, { cause })
    this.name = 'CodeFlowError'
    this.reason = reason
    this.value = value
  }

  /** What the person who wants to sign in is told: an operator's mistakes are none of theirs. */
  get code(): ErrorCode {
    if (this.reason === 'unreachable' || this.reason === 'other_issuer') return 'sso.unavailable'
    if (this.reason === 'cancelled' || this.reason === 'expired') return `sso.${this.reason}`
    return 'sso.refused'
  }
}

/** The answers by which a person, or a provider for them, ends a sign-in. */
const ENDED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required'])
/** The answers of a token endpoint that does not know the client or its secret. */
const UNKNOWN_CLIENT = new Set(['invalid_client', 'unauthorized_client'])

const CLAIMS: Record<string, Reason> = { iss: 'issuer', aud: 'audience', azp: 'audience', nonce: 'nonce' }

/** What a failure of the library means. */
export function codeFlowError(error: unknown, during: 'discovery' | 'redemption'): CodeFlowError {
  if (error instanceof CodeFlowError) return error
  const made = (reason: Reason, value?: string) => new CodeFlowError(reason, value, error)
  if (error instanceof client.AuthorizationResponseError) {
    return ENDED.has(error.error) ? made('cancelled') : made('provider_error', word(error.error))
  }
  if (error instanceof client.ResponseBodyError) {
    if (UNKNOWN_CLIENT.has(error.error)) return made('secret', word(error.error))
    return error.error === 'invalid_grant' ? made('code') : made('provider_error', word(error.error))
  }
  // A token endpoint that challenges does not take the secret as it was sent.
  if (error instanceof client.WWWAuthenticateChallengeError) return made('secret', String(error.status))
  switch ((error as { code?: unknown }).code) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return made('clock')
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return made(CLAIMS[String(detailOf(error, 'claim'))] ?? 'answer')
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return during === 'discovery' ? made('other_issuer', issuerIn(error)) : made('subject')
    case 'OAUTH_KEY_SELECTION_FAILED':
      return made('signature')
    case 'OAUTH_INVALID_RESPONSE':
      return messageOf(error).includes('signature') ? made('signature') : made('answer')
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return made('signature')
    default:
      return during === 'discovery' || !isAnswer(error) ? made('unreachable') : made('answer')
  }
}

/** Whether the provider answered at all, however oddly: a network that fails and a server that breaks are no answers. */
function isAnswer(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return !(cause instanceof Response && cause.status >= 500)
  return typeof code === 'string' && code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT'
}

/** The library wraps what went wrong, whose own cause has the particulars. */
function detailOf(error: unknown, name: string): unknown {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (name in at) return (at as Record<string, unknown>)[name]
  }
  return undefined
}

function messageOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} ${cause.message}` : message
}

function issuerIn(error: unknown): string | undefined {
  const { issuer } = (detailOf(error, 'body') ?? {}) as { issuer?: unknown }
  return typeof issuer === 'string' ? issuer.slice(0, 200) : undefined
}

/** A code of OAuth, of which a provider, or who made up its answer, may write anything. */
function word(code: string): string | undefined {
  return /^[\w.-]{1,60}$/.test(code) ? code : undefined
}
