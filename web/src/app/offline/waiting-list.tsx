import { IconClockUp } from '@tabler/icons-react'
import { useId } from 'react'
import { logFailure } from '../../api/failure-log.ts'
import { sendQueue } from '../../api/waiting.ts'
import type { Waiting } from '../../api/waiting-entry.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from './waiting-list.module.css'

const run = (task: Promise<void>) =>
  void task.catch((error: unknown) => logFailure('The queue could not be changed', error))

/** How much waits to be sent and how much was refused; opens the list, in which each can be discarded. */
export function WaitingList({ waiting, isOnline }: { waiting: readonly Waiting[]; isOnline: boolean }) {
  const popover = useId()
  const refused = waiting.filter(({ problem }) => problem !== undefined).length
  const title = titleOf(waiting.length - refused, refused)
  return (
    <>
      <button type="button" popoverTarget={popover} className={classes.opener}>
        <IconClockUp size={17} aria-hidden />
        {title}
      </button>
      <div id={popover} popover="auto" className={classes.list} role="dialog" aria-label="Waiting to be sent">
        <h2 className={classes.title}>{title}</h2>
        {refused < waiting.length && (
          <p className={classes.hint}>
            {isOnline ? 'What waits goes out by itself.' : 'What waits goes out by itself when the connection is back.'}
          </p>
        )}
        {refused > 0 && <p className={classes.hint}>What was refused goes out only when you try it again.</p>}
        <ul>
          {waiting.map(({ id, kind, label, since, problem }) => (
            <li key={id}>
              <div className={classes.entry}>
                <strong>{label}</strong>
                <span>{problem === undefined ? `Since ${formatInstant(since)}` : `Refused: ${problem}`}</span>
              </div>
              {problem !== undefined && (
                <button type="button" className={classes.action} onClick={() => run(sendQueue.retry(id))}>
                  Try again
                </button>
              )}
              {problem !== undefined && kind === 'fingenie' && (
                <button type="button" className={classes.action} onClick={() => run(sendQueue.sendOnItsOwn(id))}>
                  Send in a new conversation
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

function titleOf(waiting: number, refused: number): string {
  const parts = [
    ...(waiting > 0 ? [`Waiting to be sent (${waiting})`] : []),
    ...(refused > 0 ? [`Refused (${refused})`] : []),
  ]
  return parts.join(' · ')
}
