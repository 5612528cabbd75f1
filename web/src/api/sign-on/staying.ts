import { logFailure } from '../failure-log.ts'
import { idleSeconds } from '../idle-sign-out.ts'
import { signedOnAt } from './signed-on.ts'

/** Milliseconds between two questions to the provider while somebody is at work. */
const ASK_EVERY = 300_000
/** The server ends a session 12 hours after sign-in, so it is renewed when it is this old, in milliseconds. */
const RENEW_AFTER = 11 * 60 * 60_000
/** Who has done nothing for this many seconds is about to be signed out, and is not kept in. */
const AWAY_AFTER = 600

const load = () => import('./sign-on.ts')

/**
 * Keeps somebody who came through the identity provider signed in: the provider confirms it now and then, and the session
 * is renewed before it ends, both without the person. `onAsked` is told when the provider wants to see them again, and
 * when it does not any more. Returns what stops it.
 */
export function staySignedIn(onAsked: (isAsked: boolean) => void): () => void {
  let isAsking = false
  const ask = async () => {
    const since = signedOnAt()
    if (since === undefined || isAsking || document.visibilityState === 'hidden' || idleSeconds() > AWAY_AFTER) return
    isAsking = true
    try {
      const { confirmSignIn, renewSession } = await load()
      onAsked(!(await (Date.now() - since >= RENEW_AFTER ? renewSession() : confirmSignIn())))
    } catch (error) {
      // What cannot be asked now is asked the next time.
      logFailure('The identity provider could not be asked', error)
    } finally {
      isAsking = false
    }
  }
  const askAgain = () => void ask()
  const since = signedOnAt()
  if (since !== undefined && Date.now() - since >= RENEW_AFTER) askAgain()
  const timer = window.setInterval(askAgain, ASK_EVERY)
  document.addEventListener('visibilitychange', askAgain)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', askAgain)
  }
}
