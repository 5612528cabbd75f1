import { useElementSize } from '@mantine/hooks'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import type { ConnectionState } from '../../api/connection.ts'
import { askBeforeSignOut } from '../../api/leave.ts'
import { useConnection } from '../../api/use-connection.ts'
import { IconCloudOff, IconRefresh, IconWifi } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useAskedToSignIn } from '../sign-on/use-asked-to-sign-in.ts'
import { cacheResponses } from './cached-responses.ts'
import classes from './connection-strip.module.css'
import { keepForOffline, loadNewVersion, useNewVersion } from './new-version.ts'
import { OfflineQueueList } from './offline-queue-list.tsx'
import { useOfflineQueue } from './use-offline-queue.ts'

const t = texts(shell)

const SignOutQuestion = onDemand(async () => (await import('./sign-out-question.tsx')).SignOutQuestion)

// With the sign-in library, which only those need who came through an identity provider.
const SignInAgain = lazy(async () => ({ default: (await import('../sign-on/sign-in-again.tsx')).SignInAgain }))

const TEXTS: Record<ConnectionState, string> = {
  online: t('connection.back'),
  offline: t('connection.offline'),
  unreachable: t('connection.unreachable'),
}
/** Milliseconds that 'Back online.' stands. */
const SHOWN_FOR = 4000

/** The strip at the bottom of every signed-in page: a lost connection, what waits to be sent, a new version. */
export function ConnectionStrip() {
  useEffect(keepForOffline, [])
  useCachedResponses()
  useOfflineQueue()
  const [asksToLeave, setAsksToLeave] = useState(false)
  useEffect(() => askBeforeSignOut(() => setAsksToLeave(true)), [])
  const connection = useConnection()
  const isBack = useIsBack(connection)
  const hasNewVersion = useNewVersion()
  const queued = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get)
  const { ref, height } = useElementSize()
  const said = connection !== 'online' || isBack ? TEXTS[connection] : ''
  const [isAsked, onSignedIn] = useAskedToSignIn()
  const isShown = said !== '' || queued.length > 0 || hasNewVersion || isAsked

  useEffect(() => {
    document.documentElement.style.setProperty('--strip-height', isShown ? `${height}px` : '0px')
  }, [isShown, height])

  return (
    <div className={classes.place} data-shown={isShown || undefined}>
      <div ref={ref} className={classes.strip} data-state={connection}>
        <p role="status" className={classes.text}>
          {said !== '' && (
            <>
              {connection === 'online' ? <IconWifi size={17} aria-hidden /> : <IconCloudOff size={17} aria-hidden />}
              <span>{said}</span>
            </>
          )}
        </p>
        {isAsked && (
          <Suspense fallback={null}>
            <SignInAgain onDone={onSignedIn} />
          </Suspense>
        )}
        {queued.length > 0 && <OfflineQueueList queued={queued} isOnline={connection === 'online'} />}
        {hasNewVersion && (
          <p className={classes.text}>
            <IconRefresh size={17} aria-hidden />
            <span>
              {t('version.ready')} ·{' '}
              <button type="button" className={classes.link} onClick={loadNewVersion}>
                {t('version.reload')}
              </button>
            </span>
          </p>
        )}
      </div>
      <SignOutQuestion opened={asksToLeave} queued={queued.length} onClose={() => setAsksToLeave(false)} />
    </div>
  )
}

function useCachedResponses(): void {
  const queryClient = useQueryClient()
  useEffect(() => cacheResponses(queryClient), [queryClient])
}

/** Whether the connection has just come back. */
function useIsBack(connection: ConnectionState): boolean {
  const [wasLost, setWasLost] = useState(connection !== 'online')
  useEffect(() => {
    if (connection !== 'online') {
      setWasLost(true)
      return
    }
    const timer = window.setTimeout(() => setWasLost(false), SHOWN_FOR)
    return () => window.clearTimeout(timer)
  }, [connection])
  return wasLost && connection === 'online'
}
