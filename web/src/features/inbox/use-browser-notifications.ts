import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '../../api/failure-log.ts'

/** Milliseconds between two questions what to show. */
const ASK_EVERY = 60_000

/** Whether this browser may show notifications, which it may only after the person said so in Account. */
function isAllowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

/**
 * While something is unread, shows it as notifications of the browser. The server answers each once, to one of all tabs
 * and devices, and none at night or for who does not want them.
 */
export function useBrowserNotifications(hasUnread: boolean): void {
  const navigate = useNavigate()
  const show = useEffectEvent(async () => {
    if (!isAllowed()) return
    const { showAnnounced } = await import('./show-announced.ts')
    await showAnnounced(navigate)
  })
  useEffect(() => {
    if (!hasUnread) return
    const ask = () => {
      show().catch((error: unknown) => logFailure('Notifications of the browser could not be shown', error))
    }
    ask()
    const timer = window.setInterval(ask, ASK_EVERY)
    return () => window.clearInterval(timer)
  }, [hasUnread])
}
