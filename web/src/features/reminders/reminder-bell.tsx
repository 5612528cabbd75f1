import { remindersPage } from '@pravas/messages/en/reminders-page'
import { texts } from '@pravas/messages/texts'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './reminder-bell.module.css'
import { ownReminders } from './reminder-queries.ts'
import { useBrowserNotifications } from './use-browser-notifications.ts'

const t = texts(remindersPage)

const ReminderDrawer = onDemand(async () => (await import('./reminder-drawer.tsx')).ReminderDrawer)
const MOST_COUNTED = 9

/** Opens the reminders and counts the unread ones; nothing where there are no reminders to be had. */
export function ReminderBell() {
  const { data: reminders } = useQuery(ownReminders)
  const [opened, setOpened] = useState(false)
  const unread = reminders?.filter(({ read }) => !read).length ?? 0
  useBrowserNotifications(unread > 0)
  if (!reminders) return null
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={unread > 0 ? t('bell.unread', { unread }) : t('title')}
        title={t('title')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        {...ReminderDrawer.ahead}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
          </span>
        )}
      </button>
      <ReminderDrawer opened={opened} onClose={() => setOpened(false)} reminders={reminders} />
    </>
  )
}
