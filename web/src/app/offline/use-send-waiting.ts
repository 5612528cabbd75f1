import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connection } from '../../api/connection.ts'
import { logFailure } from '../../api/failure-log.ts'
import { sendQueue } from '../../api/waiting.ts'

/** Milliseconds after which what the server could not take goes out again. */
const TRY_EVERY = 30_000

/** Sends what waits when the page opens, when the connection is back, and now and then while something waits. */
export function useSendWaiting(): void {
  const queryClient = useQueryClient()

  useEffect(() => {
    const stops = [
      sendQueue.register('decision', {
        send: async (body) => {
          const { sendKeptDecision } = await import('../../features/approvals/kept-decision.tsx')
          await sendKeptDecision(body, queryClient)
          return 'sent'
        },
      }),
      sendQueue.register('fingenie', {
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
      sendQueue
        .load()
        .then(() => sendQueue.flush())
        .catch((error: unknown) => logFailure('What waits could not be sent', error))
    }
    const onConnection = () => {
      if (connection.get() === 'online') send()
    }
    const tryAgain = window.setInterval(() => {
      if (sendQueue.get().length > 0) send()
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
