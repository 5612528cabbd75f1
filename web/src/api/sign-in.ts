import {
  changePassword,
  confirmPasswordReset,
  confirmSignUp,
  login,
  logout,
  requestPasswordReset,
  signUp,
} from '@pravas/contract/people'
import { completeSignOn } from '@pravas/contract/sign-on'
import { ApiError, isRefusal } from './api-error.ts'
import { call } from './call.ts'
import { connection } from './connection.ts'
import { logFailure } from './failure-log.ts'
import { session } from './session.ts'
import { signedOnAt } from './sign-on/signed-on.ts'
import type { SignOutReason } from './sign-out-reason.ts'
import { sendQueue } from './waiting.ts'

/** Set while the server has not been told yet that the session here has ended. */
const SIGN_OUT_DUE = 'sign-out-due'
/** Milliseconds until the server is told again after it could not be; each time twice as long, up to the last. */
const FIRST_WAIT = 5000
const LONGEST_WAIT = 300_000

/** Signs in with e-mail and password; throws when the server refuses or names no user. */
export async function signIn(email: string, password: string): Promise<void> {
  localStorage.removeItem(SIGN_OUT_DUE)
  const { user } = await call(login, { body: { email, password } })
  if (!user) throw new Error('The login answered no user.')
  session.signIn(user)
}

/** Asks for the link that makes an account; the answer does not tell whether there is one already. */
export async function askForAccount(account: { name: string; email: string; password: string }): Promise<void> {
  await call(signUp, { body: account })
}

/** Makes the account of a link with the password that was chosen; throws when the link or the password is not right. */
export async function finishSignUp(token: string, password: string): Promise<void> {
  await call(confirmSignUp, { body: { token, password } })
}

/** Changes one's own password, which ends every other session; throws when the current one is not right. */
export async function setOtherPassword(current: string, next: string): Promise<void> {
  await call(changePassword, { body: { current_password: current, new_password: next } })
}

/** Signs in with the identity provider's ID token; throws when the server refuses or names no user. */
export async function signInWithToken(idToken: string): Promise<void> {
  localStorage.removeItem(SIGN_OUT_DUE)
  const { user } = await call(completeSignOn, { body: { idToken } })
  if (!user) throw new Error('The sign-in answered no user.')
  session.signIn(user, 'provider')
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
 * same person's next sign-in. With a reason, the person did not ask for it.
 */
export function signOut(reason?: SignOutReason): void {
  session.signOut(reason)
  localStorage.setItem(SIGN_OUT_DUE, 'true')
  void endServerSession()
}

let isTelling = false
let wait = FIRST_WAIT
let timer = 0
let stopListening: (() => void) | undefined

/** Tells the server, as often as it takes: ever less often, and as soon as the connection is back. */
async function endServerSession(): Promise<void> {
  window.clearTimeout(timer)
  const isDue = localStorage.getItem(SIGN_OUT_DUE) !== null && !session.get().isAuthenticated
  if (!isDue) stopTelling()
  if (!isDue || isTelling) return
  isTelling = true
  try {
    await call(logout, {}).catch((error: unknown) => {
      // A server that knows of no session has ended it.
      if (!(error instanceof ApiError && error.status === 401) && !isRefusal(error)) throw error
    })
    localStorage.removeItem(SIGN_OUT_DUE)
    stopTelling()
  } catch (error) {
    logFailure('The server session could not be ended', error)
    stopListening ??= connection.subscribe(() => {
      if (connection.get() === 'online') void endServerSession()
    })
    timer = window.setTimeout(() => void endServerSession(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  } finally {
    isTelling = false
  }
}

function stopTelling(): void {
  wait = FIRST_WAIT
  stopListening?.()
  stopListening = undefined
}

void endServerSession()

/**
 * Ends the session and takes away what waits to be sent. Who came through the identity provider is signed out there too:
 * this page goes to it once the session here has ended, and comes back to the landing page; where it does not answer, the
 * landing page says so.
 */
export function signOutForGood(): void {
  sendQueue.clear().catch((error: unknown) => logFailure('What waits to be sent could not be taken away', error))
  if (signedOnAt() === undefined) signOut()
  else void signOutAtProvider()
}

async function signOutAtProvider(): Promise<void> {
  session.signOut(undefined, { goesToProvider: true })
  localStorage.setItem(SIGN_OUT_DUE, 'true')
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
  if (ask !== undefined && sendQueue.get().length > 0) {
    event?.preventDefault()
    ask()
  } else signOutForGood()
}
