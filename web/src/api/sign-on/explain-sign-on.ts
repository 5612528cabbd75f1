import { AuthError } from '@azure/msal-browser'
import { ApiError } from '../api-error.ts'
import { InteractionInProgress } from './interaction.ts'

const UNREACHABLE = "Your organisation's sign-in cannot be reached at the moment. Please try again in a few minutes."
const BLOCKED = 'The browser did not let the sign-in window open. Please allow windows for this site and try again.'
const FAILED = "Your organisation's sign-in did not succeed. Please try again."

/** The provider could not be asked. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** What each of the library's conditions means to the person. */
const TEXTS: Record<string, string> = {
  popup_window_error: BLOCKED,
  empty_window_error: BLOCKED,
  user_cancelled: 'The sign-in was not finished. You can try again.',
  access_denied: 'The sign-in was not finished. You can try again.',
  interaction_in_progress: 'A sign-in is under way already, perhaps in another window.',
  timed_out: "Your organisation's sign-in took too long. Please try again.",
  monitor_window_timeout: "Your organisation's sign-in took too long. Please try again.",
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
