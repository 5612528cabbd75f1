import { isOwnPath } from '@pravas/contract/own-path'

/**
 * What an address has brought back: an answer of the provider to this page or to the page that waits for it, a session that
 * the server has started, or neither.
 */
export type Callback = 'redirect' | 'relay' | 'session' | 'incomplete' | 'nothing'

/**
 * Tells what an address after `/auth/callback` holds. Answers to a window or a hidden frame are for the page that opened
 * it; one without the state that was sent along belongs to no sign-in of ours.
 */
export function callbackOf({ hash, search }: Pick<Location, 'hash' | 'search'>): Callback {
  if (new URLSearchParams(search).get('session') === 'new') return 'session'
  const answers = [hash, search].map((part) => new URLSearchParams(part.slice(1)))
  const answer = answers.find((params) => ['code', 'error', 'state'].some((name) => params.has(name)))
  if (!answer) return 'nothing'
  const kind = interactionOf(answer.get('state') ?? '')
  if (kind === 'popup' || kind === 'silent') return 'relay'
  return kind === undefined ? 'incomplete' : 'redirect'
}

/** The page to open next, as the server was asked for it; undefined: the dashboard. */
export function pageAfter({ search }: Pick<Location, 'search'>): string | undefined {
  const to = new URLSearchParams(search).get('to')
  return to !== null && isOwnPath(to) ? to : undefined
}

/** How the library's own part of a state says that it was asked; undefined for a state that is not the library's. */
function interactionOf(state: string): string | undefined {
  const [own = ''] = state.split('|')
  try {
    const padded = own.replaceAll('-', '+').replaceAll('_', '/')
    const { meta } = JSON.parse(atob(padded)) as { meta?: { interactionType?: unknown } }
    return typeof meta?.interactionType === 'string' ? meta.interactionType : undefined
  } catch {
    return undefined
  }
}
