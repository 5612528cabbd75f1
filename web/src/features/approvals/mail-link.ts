import type { OpenedLink } from '@pravas/contract/approvals'

/** What the link of a mail asks about a request, as the navigation to its page hands it on in its `state`. */
export interface MailLinkState {
  asked: Pick<OpenedLink, 'verdict' | 'version'>
}

/** What a location's state asks; undefined where nobody came by a link. */
export function askedIn(state: unknown): MailLinkState['asked'] | undefined {
  return (state as Partial<MailLinkState> | null)?.asked
}

const KEY = 'decision-link'

/** Keeps what opens the link of a mail in this tab, until its addressee has signed in. */
export function keepLinkToken(token: string): void {
  sessionStorage.setItem(KEY, token)
}

/** What opens the link that this tab came by; undefined where there is none. */
export function keptLinkToken(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

/** Forgets it, once it has been opened or refused. */
export function forgetLinkToken(): void {
  sessionStorage.removeItem(KEY)
}
