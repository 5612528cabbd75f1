/** Milliseconds without activity after which a person is signed out. */
export const IDLE_LIMIT = 900_000

const ACTIVITY = ['mousedown', 'mousemove', 'keydown', 'keypress', 'scroll', 'touchstart', 'click'] as const
const SHARED_KEY = 'last-activity'
/** Other tabs learn of activity at most this often, in milliseconds. */
const SHARE_EVERY = 1000
/** The server learns of activity within this many milliseconds, also when the page asks it for nothing. */
const REPORT_WITHIN = 60_000

/**
 * Calls `onIdle` once when no tab of this site has seen activity for `IDLE_LIMIT`, which may have been while this page
 * was closed or the computer asleep. Calls `report`, which tells the server, within a minute of any activity: any call tells, and
 * whether it arrives shows with the next that the page needs. Returns what stops the watch.
 */
export function watchIdle(onIdle: () => void, report: () => void): () => void {
  let own = 0
  let shared = 0
  let timer = 0
  let reporting = 0
  let pointer = ''

  const active = (event?: Event) => {
    if (event instanceof MouseEvent && event.type === 'mousemove' && event.isTrusted) {
      // Chromium reports a move also when the page moves under a mouse that rests.
      const before = pointer
      pointer = `${event.screenX} ${event.screenY}`
      if (pointer === before) return
    }
    const now = Date.now()
    if (own > 0 && now - latestActivity(own) >= IDLE_LIMIT) return finish()
    own = now
    reporting ||= window.setTimeout(() => {
      reporting = 0
      report()
    }, REPORT_WITHIN)
    if (now - shared < SHARE_EVERY && now >= shared) return
    shared = now
    localStorage.setItem(SHARED_KEY, String(now))
  }
  const check = () => {
    window.clearTimeout(timer)
    const left = latestActivity(own) + IDLE_LIMIT - Date.now()
    if (left <= 0) finish()
    else timer = window.setTimeout(check, left)
  }
  const stop = () => {
    window.clearTimeout(timer)
    window.clearTimeout(reporting)
    for (const kind of ACTIVITY) window.removeEventListener(kind, active, true)
    document.removeEventListener('visibilitychange', check)
  }
  const finish = () => {
    stop()
    onIdle()
  }

  for (const kind of ACTIVITY) window.addEventListener(kind, active, { capture: true, passive: true })
  document.addEventListener('visibilitychange', check)
  if (latestActivity(0) === 0) active()
  check()
  return stop
}

/** Forgets what was seen, so that a new sign-in starts a new period. */
export function forgetActivity(): void {
  localStorage.removeItem(SHARED_KEY)
}

/** For how many whole seconds nobody has done anything in any tab of this site; 0 when nothing is known. */
export function idleSeconds(): number {
  const latest = latestActivity(0)
  return latest === 0 ? 0 : Math.floor((Date.now() - latest) / 1000)
}

/** The latest activity in any tab, in milliseconds since 1970. A time still to come counts as never. */
function latestActivity(own: number): number {
  const elsewhere = Number(localStorage.getItem(SHARED_KEY))
  return elsewhere > own && elsewhere <= Date.now() ? elsewhere : own
}
