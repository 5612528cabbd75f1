import { offlineQueue } from './browser-queue.ts'
import { logFailure } from './failure-log.ts'
import { session } from './session.ts'
import { signedOnAt } from './sign-on/signed-on.ts'
import { endServerSession, signOut } from './sign-out.ts'

/**
 * Ends the session and takes away what waits to be sent. Who came through the identity provider is signed out there too:
 * this page goes to it once the session here has ended, and comes back to the landing page; where it does not answer, the
 * landing page says so.
 */
export function signOutForGood(): void {
  offlineQueue.clear().catch((error: unknown) => logFailure('What waits to be sent could not be taken away', error))
  if (signedOnAt() === undefined) signOut()
  else void signOutAtProvider()
}

async function signOutAtProvider(): Promise<void> {
  session.signOut(undefined, { goesToProvider: true })
  try {
    await endServerSession()
    const { leaveProvider } = await import('./sign-on/sign-on.ts')
    await leaveProvider()
  } catch (error) {
    logFailure('The session at the identity provider could not be ended', error)
    session.providerNotTold()
  }
}

let ask: (() => void) | undefined

/** Names who asks the person before they lose what waits to be sent; returns how to take that back. */
export function askBeforeSignOut(question: () => void): () => void {
  ask = question
  return () => {
    ask = undefined
  }
}

/** The person wants to sign out. While something waits to be sent they are asked first, and a link is not followed. */
export function leave(event?: { preventDefault: () => void }): void {
  if (ask !== undefined && offlineQueue.get().length > 0) {
    event?.preventDefault()
    ask()
  } else signOutForGood()
}
