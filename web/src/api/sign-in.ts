import { confirmPasswordReset, login, logout, requestPasswordReset } from '@pravas/contract/people'
import { call } from './call.ts'
import { logFailure } from './failure-log.ts'
import { session } from './session.ts'
import { sendQueue } from './waiting.ts'

/** Set while the server has not been told yet that the session here has ended. */
const SIGN_OUT_DUE = 'sign-out-due'

/** Signs in with e-mail and password; throws when the server refuses or names no user. */
export async function signIn(email: string, password: string): Promise<void> {
  localStorage.removeItem(SIGN_OUT_DUE)
  const { user } = await call(login, { body: { email, password } })
  if (!user) throw new Error('The login answered no user.')
  session.signIn(user)
}

/** Asks for a link for a new password; the answer does not tell whether there is such an account. */
export async function askForPasswordLink(email: string): Promise<void> {
  await call(requestPasswordReset, { body: { email } })
}

/** Sets a new password with the token of a link; throws when the link has expired or was used. */
export async function setNewPassword(token: string, password: string): Promise<void> {
  await call(confirmPasswordReset, { body: { token, password } })
  // Whoever is signed in here, the person of the link or another, starts again with the new password.
  if (session.get().isAuthenticated) signOut()
}

/**
 * Ends the session here at once and on the server as soon as it can be reached. What waits to be sent stays for the
 * same person's next sign-in.
 */
export function signOut(): void {
  session.signOut()
  localStorage.setItem(SIGN_OUT_DUE, 'true')
  endServerSession()
}

function endServerSession(): void {
  if (localStorage.getItem(SIGN_OUT_DUE) === null || session.get().isAuthenticated) return
  call(logout, {}).then(
    () => localStorage.removeItem(SIGN_OUT_DUE),
    (error: unknown) => logFailure('The server session could not be ended', error),
  )
}

window.addEventListener('online', endServerSession)
endServerSession()

/** Ends the session and takes away what waits to be sent. */
export function signOutForGood(): void {
  sendQueue.clear().catch((error: unknown) => logFailure('What waits to be sent could not be taken away', error))
  signOut()
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
  if (ask !== undefined && sendQueue.get().length > 0) {
    event?.preventDefault()
    ask()
  } else signOutForGood()
}
