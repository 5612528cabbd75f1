import type { Reminder } from '@pravas/contract/reminders'
import { inboxPage } from '@pravas/messages/en/inbox-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconBell } from '../../ui/icons.ts'
import classes from './chat-reminder.module.css'
import { ownReminders } from './inbox-queries.ts'
import { ReminderItem } from './reminder-item.tsx'

const t = texts(inboxPage)

/** The latest reminder of what an assistant looks after, for the opening of a conversation; nothing where there is none. */
export function ChatReminder({ about }: { about: Reminder['about'] }) {
  const { data } = useQuery(ownReminders)
  // What was put away stands here still, so that this can be taken back.
  const [putAway, setPutAway] = useState<Reminder>()
  const shown = putAway ?? data?.find((reminder) => reminder.about === about)
  if (!shown) return null
  return (
    <section className={classes.reminder} aria-label={t('in-chat')}>
      <IconBell size={18} stroke={1.6} aria-hidden />
      <ReminderItem key={shown.id} reminder={shown} compact onPutAway={() => setPutAway(shown)} />
    </section>
  )
}
