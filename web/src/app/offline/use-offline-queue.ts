import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { connection } from '../../api/connection.ts'
import { logFailure } from '../../api/failure-log.ts'

/** Milliseconds after which what the server could not take goes out again. */
const TRY_EVERY = 30_000

/** Sends what waits when the page opens, when the connection is back, and now and then while something waits. */
export function useOfflineQueue(): void {
  const queryClient = useQueryClient()

  useEffect(() => {
    const stops = [
      offlineQueue.register('decision', {
        send: async (body) => {
          const { sendQueuedDecision } = await import('../../features/approvals/send-queued-decision.tsx')
          await sendQueuedDecision(body, queryClient)
          return 'sent'
        },
      }),
      offlineQueue.register('fingenie', {
        send: async (body) => (await import('../../features/fingenie/open-chats.ts')).sendQueuedTurn(body),
        discarded: async (body) => (await import('../../features/fingenie/open-chats.ts')).discardQueuedTurn(body),
        onItsOwn: async (body) => (await import('../../features/fingenie/open-chats.ts')).inNewConversation(body),
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])

  useEffect(() => {
    const send = () => {
      offlineQueue
        .load()
        .then(() => offlineQueue.flush())
        .catch((error: unknown) => logFailure('What waits could not be sent', error))
    }
    const onConnection = () => {
      if (connection.get() === 'online') send()
    }
    const tryAgain = window.setInterval(() => {
      if (offlineQueue.get().length > 0) send()
    }, TRY_EVERY)
    send()
    const stop = connection.subscribe(onConnection)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.clearInterval(tryAgain)
      stop()
      document.removeEventListener('visibilitychange', send)
    }
  }, [])
}
