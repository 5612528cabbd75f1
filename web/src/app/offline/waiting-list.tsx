import { IconClockUp } from '@tabler/icons-react'
import { useId } from 'react'
import { logFailure } from '../../api/failure-log.ts'
import { sendQueue } from '../../api/waiting.ts'
import type { Waiting } from '../../api/waiting-entry.ts'
import classes from './waiting-list.module.css'

const TIME = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const run = (task: Promise<void>) =>
  void task.catch((error: unknown) => logFailure('The queue could not be changed', error))

/** How much waits to be sent; opens the list, in which each can be discarded. */
export function WaitingList({ waiting, isOnline }: { waiting: readonly Waiting[]; isOnline: boolean }) {
  const popover = useId()
  return (
    <>
      <button type="button" popoverTarget={popover} className={classes.opener}>
        <IconClockUp size={17} aria-hidden />
        {`Waiting to be sent (${waiting.length})`}
      </button>
      <div id={popover} popover="auto" className={classes.list} role="dialog" aria-label="Waiting to be sent">
        <h2 className={classes.title}>Waiting to be sent</h2>
        <p className={classes.hint}>
          {isOnline ? 'These go out by themselves.' : 'These go out by themselves when the connection is back.'}
        </p>
        <ul>
          {waiting.map(({ id, label, since, problem }) => (
            <li key={id}>
              <div className={classes.entry}>
                <strong>{label}</strong>
                <span>{problem ?? `Since ${TIME.format(new Date(since))}`}</span>
              </div>
              {problem !== undefined && (
                <button type="button" className={classes.action} onClick={() => run(sendQueue.retry(id))}>
                  Try again
                </button>
              )}
              <button
                type="button"
                className={classes.action}
                aria-label={`Discard ${label}`}
                onClick={() => run(sendQueue.discard(id))}
              >
                Discard
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
