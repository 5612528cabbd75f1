import { login, logout } from '@pravas/contract/people'
import { call } from './call.ts'
import { logFailure } from './failure-log.ts'
import { session } from './session.ts'

/** Signs in with e-mail and password; throws when the server refuses or names no user. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await call(login, { body: { email, password } })
  if (!user) throw new Error('The login answered no user.')
  session.signIn(user)
}

/** Ends the session here at once and on the server as soon as it can be reached. */
export function signOut(): void {
  session.signOut()
  call(logout, {}).catch((error: unknown) => logFailure('The server session could not be ended', error))
}
