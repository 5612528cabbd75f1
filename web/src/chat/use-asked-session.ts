import type { fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { useEffect, useEffectEvent } from 'react'
import { callLeniently } from '../api/call.ts'
import { logFailure } from '../api/failure-log.ts'
import { useAddressParams } from '../ui/use-address-params.ts'
import { historyMessages } from './history-data.ts'
import type { Message } from './message.ts'

const SESSION = 'session'

interface AskedSession {
  history: typeof tripmateHistory | typeof fingenieHistory
  /** The conversation that stands here. */
  sessionId: string
  /** Whether one in which nothing was said yet is opened as well. */
  mayBeEmpty?: boolean
  onOpen: (sessionId: string, messages: Message[]) => void
}

/** Opens the conversation that a link names, once; where there is none, the one that stood here stays. */
export function useAskedSession({ history, sessionId, mayBeEmpty = false, onOpen }: AskedSession): void {
  const [params, setParams] = useAddressParams()
  const asked = params.get(SESSION)
  const open = useEffectEvent(async (wanted: string) => {
    const forgetLink = (known: URLSearchParams) => {
      known.delete(SESSION)
      return known
    }
    setParams(forgetLink, { replace: true })
    if (wanted === sessionId) return
    const { messages } = await callLeniently(history.getSession, { params: { sessionId: wanted } })
    const read = historyMessages(messages)
    if (mayBeEmpty || read.length > 0) onOpen(wanted, read)
  })
  useEffect(() => {
    if (asked === null) return
    open(asked).catch((error: unknown) => logFailure('The chat couldn’t be opened.', error))
  }, [asked])
}
