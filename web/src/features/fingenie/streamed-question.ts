import type { Answer, CallInput } from '@pravas/contract/endpoint'
import { askFinGenie } from '@pravas/contract/fingenie'
import { ApiError } from '../../api/api-error.ts'
import { callForEvents } from '../../api/call-events.ts'
import { isBrowserOffline, untilOnline } from '../../api/connection.ts'
import type { Received } from '../../api/received.ts'
import { StreamedTurn, type TurnNews } from '../../chat/answer-under-way.ts'

/** Told of a turn whose answer comes as events. */
export interface StreamListener {
  /** The server goes on with the turn without its caller, who can join it again. */
  onJoinable: () => void
  onNews: (news: TurnNews) => void
  /** Whether a lost stream is joined again: joined after it was stopped, the turn would begin anew. */
  isWanted: () => boolean
}

/** How often in a row a lost stream is joined again in vain. */
const REJOINS = 5
const REJOIN_AFTER_MS = 3000
/** The statuses of a server that is not there just now; 0 is no answer at all. */
const UNAVAILABLE: readonly number[] = [0, 502, 503, 504]

type Body = CallInput<typeof askFinGenie>['body']

/**
 * Asks FinGenie and returns the answer. From a server that streams it, the listener is told of it as it grows, and a stream
 * that is lost is joined again after `rejoinMs`. Throws an `ApiError` where the turn fails.
 */
export async function askStreamed(
  body: Body & { turnId: string },
  signal: AbortSignal,
  { onJoinable, onNews, isWanted }: StreamListener,
  rejoinMs = REJOIN_AFTER_MS,
): Promise<Received<Answer<typeof askFinGenie>>> {
  const turn = new StreamedTurn(body.turnId)
  let isJoinable = false
  let failures = 0
  for (;;) {
    let failure = new ApiError(0, {})
    try {
      const answered = await callForEvents(askFinGenie, { body }, signal)
      if ('answer' in answered) return answered.answer
      isJoinable = true
      onJoinable()
      for await (const event of answered.events) {
        if (event.type === 'result') return event
        if (event.type === 'error') throw new ApiError(event.status ?? 500, { detail: event.message, code: event.code })
        const news = turn.add(event)
        if (news === undefined) continue
        failures = 0
        onNews(news)
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!isJoinable || !(error instanceof ApiError) || !UNAVAILABLE.includes(error.status)) throw error
      failure = error
    }
    signal.throwIfAborted()
    failures += 1
    if (failures > REJOINS || !isWanted()) throw failure
    onNews({ stage: 'Reconnecting…' })
    await (isBrowserOffline() ? untilOnline(signal) : pause(rejoinMs, signal))
    if (!isWanted()) throw failure
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
