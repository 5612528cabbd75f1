import { IDLE_HEADER } from '@pravas/contract/idle'
import { idleSeconds } from './idle-sign-out.ts'
import { session } from './session.ts'

/** Milliseconds that a page waits for what its reader may do now, before it believes what was stored. */
const WAIT = 3000

let asking: Promise<void> | undefined

/**
 * Asks the server what the signed-in person may do now, and stores what has changed: decisions that were handed over, a new
 * role, a first report. It also tells the server for how long nobody has done anything. An answer that is missing, late, about
 * somebody else or not as expected changes nothing, nor does one that says that the session is over: the next call of the page does.
 */
export function refreshRights(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** As `refreshRights`, unless the server has said so since the page was loaded. */
export function rightsOfToday(): Promise<void> | undefined {
  return session.isConfirmed ? undefined : refreshRights()
}

async function ask(): Promise<void> {
  try {
    const response = await fetch('/api/auth/session', {
      headers: { [IDLE_HEADER]: String(idleSeconds()) },
      signal: AbortSignal.timeout(WAIT),
    })
    if (!response.ok) return
    const { user } = (await response.json()) as { user?: unknown }
    if (typeof user === 'object' && user !== null) session.refresh(user)
  } catch {
    // Offline, or a server without the call: what was stored stays.
  }
}
