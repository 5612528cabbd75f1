import type { Answer } from '@pravas/contract/endpoint'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'

export type TripSoFar = Received<Answer<typeof getTripDraft>>

/**
 * The trip that a conversation is about, asked for anew whenever an answer has come. Undefined while nothing is known of
 * one, and where the server does not tell.
 */
export function useTripDraft(sessionId: string, busy: boolean, messageCount: number): TripSoFar | undefined {
  const [known, setKnown] = useState<{ sessionId: string; trip: TripSoFar }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may have changed the trip
  useEffect(() => {
    if (busy) return
    const asking = new AbortController()
    call(getTripDraft, { query: { sessionId } }, asking.signal)
      .then((trip) => setKnown({ sessionId, trip }))
      // Without it the page is the plain conversation.
      .catch(() => undefined)
    return () => asking.abort()
  }, [sessionId, busy, messageCount])
  const trip = known?.sessionId === sessionId ? known.trip : undefined
  return trip?.draft || trip?.shelved ? trip : undefined
}
