import { IconClockUp } from '@tabler/icons-react'
import { useId } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { QueuedEntry } from '../../api/offline-queue-store.ts'
import { formatInstant } from '../../ui/formats.ts'
import classes from './offline-queue-list.module.css'

const run = (task: Promise<void>) =>
  void task.catch((error: unknown) => logFailure('The queue could not be changed', error))

/** How many items wait to be sent and how many were refused; opens the list, in which each can be discarded. */
export function OfflineQueueList({ queued, isOnline }: { queued: readonly QueuedEntry[]; isOnline: boolean }) {
  const popover = useId()
  const refused = queued.filter(({ problem }) => problem !== undefined).length
  const title = titleOf(queued.length - refused, refused)
  return (
    <>
      <button type="button" popoverTarget={popover} className={classes.opener}>
        <IconClockUp size={17} aria-hidden />
        {title}
      </button>
      <div id={popover} popover="auto" className={classes.list} role="dialog" aria-label="Waiting to be sent">
        <h2 className={classes.title}>{title}</h2>
        {refused < queued.length && (
          <p className={classes.hint}>{isOnline ? 'Sending…' : 'These send automatically when you’re back online.'}</p>
        )}
        {refused > 0 && <p className={classes.hint}>Rejected items send only when you retry them.</p>}
        <ul>
          {queued.map(({ id, kind, label, since, problem }) => (
            <li key={id}>
              <div className={classes.entry}>
                <strong>{label}</strong>
                <span>{problem === undefined ? `Since ${formatInstant(since)}` : `Rejected: ${problem}`}</span>
              </div>
              {problem !== undefined && (
                <button type="button" className={classes.action} onClick={() => run(offlineQueue.retry(id))}>
                  Retry
                </button>
              )}
              {problem !== undefined && kind === 'fingenie' && (
                <button type="button" className={classes.action} onClick={() => run(offlineQueue.sendOnItsOwn(id))}>
                  Send in a new chat
                </button>
              )}
              <button
                type="button"
                className={classes.action}
                aria-label={`Discard ${label}`}
                onClick={() => run(offlineQueue.discard(id))}
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
    ...(refused > 0 ? [`Rejected (${refused})`] : []),
  ]
  return parts.join(' · ')
}
