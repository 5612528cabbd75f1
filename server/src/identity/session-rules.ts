/** A session ends this many seconds after sign-in, whatever happens in it. */
export const SESSION_SECONDS = 12 * 60 * 60

/** A session ends after this many seconds without activity (the specification's section 9). */
const IDLE_SECONDS = 15 * 60

/** A sign-in at the identity provider may take this many minutes, from the nonce to the token. */
export const NONCE_MINUTES = 30

/** A sign-in that the server does may take this many minutes, from the way to the provider to the way back. */
export const CODE_FLOW_MINUTES = 10

/** Activity is noted to this many seconds, so that not every call writes; a session never ends early for it. */
const ACTIVITY_GRAIN_SECONDS = 15

/** Sessions that were last active at this moment or before have ended by now. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - (IDLE_SECONDS + ACTIVITY_GRAIN_SECONDS) * 1000)
}

/**
 * The activity that a request is a sign of, when it is worth noting: `idleSeconds` is how long the person had done
 * nothing when it was sent.
 */
export function newActivity(lastActiveAt: Date, now: Date, idleSeconds: number): Date | undefined {
  const activeAt = now.getTime() - idleSeconds * 1000
  return activeAt - lastActiveAt.getTime() >= ACTIVITY_GRAIN_SECONDS * 1000 ? new Date(activeAt) : undefined
}

/** What a page said in the idle header; a missing or unreadable header counts as active. */
export function idleSecondsOf(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0
}
