import { tripmateHistory } from '@pravas/contract/chat'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { historyMessages } from '../../chat/history-data.ts'
import type { Message } from '../../chat/message.ts'

const SESSION = 'session'

/** Opens the conversation that a link names, once; where there is none, the one that stood here stays. */
export function useAskedSession(sessionId: string, onOpen: (sessionId: string, messages: Message[]) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get(SESSION)
  const open = useEffectEvent(async (wanted: string) => {
    const forgetLink = (known: URLSearchParams) => {
      known.delete(SESSION)
      return known
    }
    setParams(forgetLink, { replace: true })
    if (wanted === sessionId) return
    const { messages } = await call(tripmateHistory.getSession, { params: { sessionId: wanted } })
    const read = historyMessages(messages)
    if (read.length > 0) onOpen(wanted, read)
  })
  useEffect(() => {
    if (asked === null) return
    open(asked).catch((error: unknown) => logFailure('The conversation could not be opened.', error))
  }, [asked])
}
