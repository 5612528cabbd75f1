import { logout } from '@pravas/contract/people'
import { ApiError, isRefusal } from './api-error.ts'
import { call } from './call.ts'
import { connection } from './connection.ts'
import { logFailure } from './failure-log.ts'
import { session } from './session.ts'
import type { SignOutReason } from './sign-out-reason.ts'

/** Set while the server has not been told yet that the session here has ended. */
const SIGN_OUT_DUE = 'sign-out-due'
/** Milliseconds until the server is told again after it could not be; each time twice as long, up to the last. */
const FIRST_WAIT = 5000
const LONGEST_WAIT = 300_000

/**
 * Ends the session here at once and on the server as soon as it can be reached. What waits to be sent stays for the
 * same person's next sign-in. With a reason, the person did not ask for it.
 */
export function signOut(reason?: SignOutReason): void {
  session.signOut(reason)
  void endServerSession()
}

/** Ends the session on the server; resolves when it has been told, or is going to be told later. */
export function endServerSession(): Promise<void> {
  localStorage.setItem(SIGN_OUT_DUE, 'true')
  return tellServer()
}

/** A session begins: the server need not hear any more that the one before it has ended. */
export function dropSignOut(): void {
  localStorage.removeItem(SIGN_OUT_DUE)
}

let isTelling = false
let wait = FIRST_WAIT
let timer = 0
let stopListening: (() => void) | undefined

/** Tells the server, as often as it takes: ever less often, and as soon as the connection is back. */
async function tellServer(): Promise<void> {
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
      if (connection.get() === 'online') void tellServer()
    })
    timer = window.setTimeout(() => void tellServer(), wait)
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

void tellServer()
