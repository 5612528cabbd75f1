import { AuthError } from '@azure/msal-browser'
import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'
import { ApiError } from '../api-error.ts'
import { InteractionInProgress } from './interaction.ts'

const t = texts(failures)

const UNREACHABLE = t('sso.unreachable')
const BLOCKED = t('sso.blocked')
const FAILED = t('sso.failed')

/** The provider could not be asked. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** What each of the library's conditions means to the person. */
const TEXTS: Record<string, string> = {
  popup_window_error: BLOCKED,
  empty_window_error: BLOCKED,
  user_cancelled: t('sso.cancelled'),
  access_denied: t('sso.cancelled'),
  interaction_in_progress: t('sso.in-progress'),
  timed_out: t('sso.slow'),
  monitor_window_timeout: t('sso.slow'),
  no_network_connectivity: UNREACHABLE,
  post_request_failed: UNREACHABLE,
  get_request_failed: UNREACHABLE,
  network_error: UNREACHABLE,
}

/** The sentence to show for a sign-in through the provider that failed. */
export function explainSignOn(error: unknown): string {
  if (error instanceof ApiError || error instanceof InteractionInProgress) return error.message
  if (error instanceof ProviderUnreachable) return UNREACHABLE
  return (error instanceof AuthError && TEXTS[error.errorCode]) || FAILED
}
