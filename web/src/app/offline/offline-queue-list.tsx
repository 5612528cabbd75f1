import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { QueuedEntry } from '../../api/offline-queue-store.ts'
import { formatInstant } from '../../ui/formats.ts'
import { IconClockUp } from '../../ui/icons.ts'
import classes from './offline-queue-list.module.css'

const t = texts(shell)

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
      <div id={popover} popover="auto" className={classes.list} role="dialog" aria-label={t('queue.title')}>
        <h2 className={classes.title}>{title}</h2>
        {refused < queued.length && (
          <p className={classes.hint}>{isOnline ? t('queue.sending') : t('queue.automatic')}</p>
        )}
        {refused > 0 && <p className={classes.hint}>{t('queue.rejected-wait')}</p>}
        <ul>
          {queued.map(({ id, kind, label, since, problem }) => (
            <li key={id}>
              <div className={classes.entry}>
                <strong>{label}</strong>
                <span>
                  {problem === undefined
                    ? t('queue.since', { time: formatInstant(since) })
                    : t('queue.rejected', { problem })}
                </span>
              </div>
              {problem !== undefined && (
                <button type="button" className={classes.action} onClick={() => run(offlineQueue.retry(id))}>
                  {t('queue.retry')}
                </button>
              )}
              {problem !== undefined && kind === 'fingenie' && (
                <button type="button" className={classes.action} onClick={() => run(offlineQueue.sendOnItsOwn(id))}>
                  {t('queue.new-chat')}
                </button>
              )}
              <button
                type="button"
                className={classes.action}
                aria-label={t('queue.discard-label', { label })}
                onClick={() => run(offlineQueue.discard(id))}
              >
                {t('queue.discard')}
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
    ...(waiting > 0 ? [t('queue.waiting-count', { count: waiting })] : []),
    ...(refused > 0 ? [t('queue.rejected-count', { count: refused })] : []),
  ]
  return parts.join(' · ')
}
