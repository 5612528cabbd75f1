import { Button } from '@mantine/core'
import { placeReminder, type Reminder } from '@pravas/contract/reminders'
import { inboxPage } from '@pravas/messages/en/inbox-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { ownReminders } from './inbox-queries.ts'
import classes from './reminder-item.module.css'

const t = texts(inboxPage)
const c = texts(labels)

type Step = 'tomorrow' | 'next_week' | 'dismissed' | 'off'

/** What is said after a step. */
const PLACED: Record<Step, string> = {
  tomorrow: t('snoozed.tomorrow'),
  next_week: t('snoozed.next-week'),
  dismissed: t('dismissed'),
  off: t('turned-off'),
}

interface ReminderItemProps {
  reminder: Reminder
  /** In a chat only what is needed there. */
  compact?: boolean
  /** Told when the link was followed. */
  onFollow?: () => void
  /** Told when it was put away, which can still be taken back here. */
  onPutAway?: () => void
}

/** One reminder: why, where to act, and the ways to be left in peace, each of which can be taken back. */
export function ReminderItem({ reminder, compact = false, onFollow, onPutAway }: ReminderItemProps) {
  const { id, kind, title, reason, action } = reminder
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const turnOn = useRef<() => Promise<void>>(undefined)
  const refresh = () => queries.invalidateQueries({ queryKey: ownReminders.queryKey })
  const take = async (step: Step, back: boolean) => {
    if (step !== 'off') {
      await call(placeReminder, { params: { reminderId: id }, body: { place: back ? 'open' : step } })
      return
    }
    if (back) await turnOn.current?.()
    else turnOn.current = await (await import('./turn-off-kind.ts')).turnOffKind(queries, kind)
  }
  const done = useMutation({
    mutationFn: (step: Step) => take(step, false),
    onSuccess: () => onPutAway?.(),
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: (step: Step) => take(step, true),
    onSuccess: () => done.reset(),
    onSettled: refresh,
  })
  const box = useFocusWithin(done.isSuccess)

  const failure = done.error ?? undo.error
  const button = (step: Step, text: string) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={`${classes.button} ${classes.quiet}`}
      aria-label={`${text}: ${title}`}
      loading={done.isPending && done.variables === step}
      disabled={done.isPending}
      onClick={() => done.mutate(step)}
    >
      {text}
    </Button>
  )
  return (
    <div className={classes.item} ref={box} data-compact={compact || undefined}>
      {failure && <AlertLine kind="failure">{explain(failure)}</AlertLine>}
      {done.isSuccess ? (
        <p className={classes.outcome}>
          <span role="status">{PLACED[done.variables]}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.button}
            loading={undo.isPending}
            onClick={() => undo.mutate(done.variables)}
          >
            {c('undo')}
          </Button>
        </p>
      ) : (
        <>
          {!compact && <p className={classes.title}>{title}</p>}
          <p className={classes.reason}>{reason}</p>
          <div className={classes.actions}>
            {action.to !== pathname && (
              <Button
                component={Link}
                to={action.to}
                variant="light"
                size="compact-sm"
                className={classes.button}
                onClick={onFollow}
              >
                {action.text}
              </Button>
            )}
            {button('tomorrow', t('snooze.tomorrow'))}
            {!compact && button('next_week', t('snooze.next-week'))}
            {button('dismissed', t('dismiss'))}
            {button('off', t('turn-off-kind'))}
          </div>
        </>
      )}
    </div>
  )
}

/** A box whose first button takes over the focus of the one that went with what was in it. */
function useFocusWithin(isDone: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (wasDone.current === isDone) return
    wasDone.current = isDone
    box.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isDone])
  return box
}
