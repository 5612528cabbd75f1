import {
  changePassword,
  confirmPasswordReset,
  confirmSignUp,
  login,
  openPasswordLink,
  requestPasswordReset,
  signUp,
} from '@pravas/contract/people'
import { completeSignOn } from '@pravas/contract/sign-on'
import { call, callLeniently } from './call.ts'
import { session } from './session.ts'
import { dropSignOut, signOut } from './sign-out.ts'

/** Signs in with e-mail and password; throws when the server refuses or names no user. */
export async function signIn(email: string, password: string): Promise<void> {
  dropSignOut()
  const { user } = await callLeniently(login, { body: { email, password } })
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
  dropSignOut()
  const { user } = await callLeniently(completeSignOn, { body: { idToken } })
  if (!user) throw new Error('The sign-in answered no user.')
  session.signIn(user, 'provider')
}

/** Asks for a link for a new password; the answer does not tell whether there is such an account. */
export async function askForPasswordLink(email: string): Promise<void> {
  await call(requestPasswordReset, { body: { email } })
}

/** What a link to choose a password is; throws when it has expired or was used. */
export function passwordLink(token: string) {
  return call(openPasswordLink, { body: { token } })
}

/**
 * Sets a new password with the token of a link, and answers whether somebody who was invited is signed in by it. Throws when the
 * link has expired or was used.
 */
export async function setNewPassword(token: string, password: string): Promise<boolean> {
  const answer = await callLeniently(confirmPasswordReset, { body: { token, password } })
  // Whoever is signed in here, the person of the link or another, starts again with the new password.
  if (session.get().isAuthenticated) {
    signOut()
    return false
  }
  if (!answer?.user) return false
  dropSignOut()
  session.signIn(answer.user)
  return true
}
