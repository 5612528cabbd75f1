import { announceReminders } from '@pravas/contract/reminders'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { safeReminders } from './reminder-queries.ts'

/** Milliseconds between two questions what to show. */
const ASK_EVERY = 5 * 60_000

/** Whether this browser may show notifications, which it may only after the person said so in Account. */
function isAllowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

/**
 * While something is unread, shows it as notifications of the browser. The server answers each reminder once, to one of
 * all tabs and devices, and none at night or for who does not want them.
 */
export function useBrowserNotifications(hasUnread: boolean): void {
  const navigate = useNavigate()
  const show = useEffectEvent(async () => {
    if (!isAllowed()) return
    for (const { id, title, reason, action } of safeReminders(await call(announceReminders, {}))) {
      const shown = new Notification(title, { body: reason, tag: id })
      shown.onclick = () => {
        window.focus()
        shown.close()
        navigate(action.to)
      }
    }
  })
  useEffect(() => {
    if (!hasUnread) return
    const ask = () => {
      show().catch((error: unknown) => logFailure('Reminders could not be shown as notifications', error))
    }
    ask()
    const timer = window.setInterval(ask, ASK_EVERY)
    return () => window.clearInterval(timer)
  }, [hasUnread])
}
