const KEY = 'sign-out-reason'
const REASONS = ['idle', 'ended', 'here_only'] as const

/**
 * What there is to say of a sign-out: nothing was done for too long, the server ended the session, or its person ended it
 * and the identity provider, through which they had come, could not be told.
 */
export type SignOutReason = (typeof REASONS)[number]

/** What there is to say of the last sign-out in this browser; undefined when nothing is, or after a new sign-in. */
export function signOutReason(): SignOutReason | undefined {
  const kept = localStorage.getItem(KEY)
  return REASONS.find((reason) => reason === kept)
}

const listeners = new Set<() => void>()

/**
 * Calls back whenever a reason was kept or taken away, here or in another tab, until the function answered is called.
 * The landing page asks here and not the session, which would load the checks of what is stored.
 */
export function onSignOutReason(listener: () => void): () => void {
  const heardElsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heardElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heardElsewhere)
  }
}

/** Keeps the reason for every tab and over a reload; without one, takes away what was kept. */
export function keepSignOutReason(reason?: SignOutReason): void {
  if (reason === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, reason)
  for (const listener of listeners) listener()
}
