import { Anchor, Drawer } from '@mantine/core'
import { type Reminder, readReminders } from '@pravas/contract/reminders'
import { labels } from '@pravas/messages/en/labels'
import { remindersPage } from '@pravas/messages/en/reminders-page'
import { texts } from '@pravas/messages/texts'
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

const t = texts(remindersPage)
const c = texts(labels)

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
      title={t('title')}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': c('close'), size: 44, iconSize: 20 }}
    >
      <ReminderList reminders={reminders} onFollow={onClose} />
      <p className={classes.settings}>
        {t('drawer.when')}{' '}
        <Anchor component={Link} to="/account#reminders" inherit onClick={onClose}>
          {t('drawer.choose')}
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
        <p>{t('drawer.none')}</p>
        <p>{t('drawer.none-hint')}</p>
      </div>
    )
  }
  return (
    <ul className={classes.list}>
      {shown.map((reminder) => (
        <li key={reminder.id} data-unread={!reminder.read || undefined}>
          <p className={classes.time}>
            {!reminder.read && <span className={classes.new}>{t('new')}</span>}
            {formatInstant(reminder.created_at)}
          </p>
          <ReminderItem reminder={reminder} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}
