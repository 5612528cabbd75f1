import { Anchor, Drawer } from '@mantine/core'
import { type Reminder, readReminders } from '@pravas/contract/reminders'
import { IconBellCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from './reminder-drawer.module.css'
import { ReminderItem } from './reminder-item.tsx'
import { ownReminders } from './reminder-queries.ts'

interface ReminderDrawerProps {
  opened: boolean
  onClose: () => void
  reminders: readonly Reminder[]
}

/** All reminders, the latest first. */
export function ReminderDrawer({ opened, onClose, reminders }: ReminderDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(420px, 100vw)"
      title="Reminders"
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <ReminderList reminders={reminders} onFollow={onClose} />
      <p className={classes.settings}>
        At most three a day, between 9:00 and 19:00; on weekends only fares.{' '}
        <Anchor component={Link} to="/account#reminders" inherit onClick={onClose}>
          Choose your reminders
        </Anchor>
      </p>
    </Drawer>
  )
}

/** What stood when it was opened stays until it is closed, so that what was done about it can be taken back. */
function ReminderList({ reminders, onFollow }: { reminders: readonly Reminder[]; onFollow: () => void }) {
  const queries = useQueryClient()
  const [shown, setShown] = useState<readonly Reminder[]>(reminders)
  const later = reminders.filter(({ id }) => !shown.some((one) => one.id === id))
  if (later.length > 0) setShown([...later, ...shown])

  const unread = reminders.filter(({ read }) => !read).map(({ id }) => id)
  const wanted = unread.join()
  useEffect(() => {
    if (wanted === '') return
    const ids = wanted.split(',')
    call(readReminders, { body: { ids } }).then(
      () =>
        queries.setQueryData(ownReminders.queryKey, (known) =>
          known?.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
        ),
      (error: unknown) => logFailure('The reminders were not noted as read.', error),
    )
  }, [wanted, queries])

  if (shown.length === 0) {
    return (
      <div className={classes.empty}>
        <IconBellCheck size={28} stroke={1.5} aria-hidden />
        <p>You’re all caught up.</p>
        <p>Missing receipts, fare increases and waiting requests appear here.</p>
      </div>
    )
  }
  return (
    <ul className={classes.list}>
      {shown.map((reminder) => (
        <li key={reminder.id} data-unread={!reminder.read || undefined}>
          <p className={classes.time}>
            {!reminder.read && <span className={classes.new}>New</span>}
            {formatInstant(reminder.created_at)}
          </p>
          <ReminderItem reminder={reminder} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}
