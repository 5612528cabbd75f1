const KEY = 'sign-out-reason'
const REASONS = ['idle', 'ended'] as const

/** Why somebody was signed out who did not ask for it: nothing was done for too long, or the server ended the session. */
export type SignOutReason = (typeof REASONS)[number]

/** Why the last session in this browser ended; undefined when its person ended it, or after a new sign-in. */
export function signOutReason(): SignOutReason | undefined {
  const kept = localStorage.getItem(KEY)
  return REASONS.find((reason) => reason === kept)
}

/** Keeps the reason for every tab and over a reload; without one, takes away what was kept. */
export function keepSignOutReason(reason?: SignOutReason): void {
  if (reason === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, reason)
}
