import { inboxPage } from '@pravas/messages/en/inbox-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconBell } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './inbox-bell.module.css'
import { ownReminders, unreadEvents } from './inbox-queries.ts'
import { useBrowserNotifications } from './use-browser-notifications.ts'

const t = texts(inboxPage)

const InboxDrawer = onDemand(async () => (await import('./inbox-drawer.tsx')).InboxDrawer)
const MOST_COUNTED = 9

/** Opens the inbox and counts what is unread; nothing where there is no inbox to be had. */
export function InboxBell() {
  const { data: reminders, isPending: isAsking } = useQuery(ownReminders)
  const { data: events, isPending: isCounting } = useQuery(unreadEvents)
  const [opened, setOpened] = useState(false)
  const unread = (events ?? 0) + (reminders?.filter(({ read }) => !read).length ?? 0)
  const counted = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread)
  useBrowserNotifications(unread > 0)
  if (!reminders && events === undefined) {
    // Until it is known, its place is kept, so that nothing beside it moves.
    return isAsking || isCounting ? <span className={classes.bell} style={{ visibility: 'hidden' }} /> : null
  }
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? t('bell.unread', { unread: counted }) : t('title')}
        title={t('title')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        {...InboxDrawer.ahead}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {counted}
          </span>
        )}
      </button>
      <InboxDrawer opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
