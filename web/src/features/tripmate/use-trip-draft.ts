import type { Answer } from '@pravas/contract/endpoint'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'

export type AnsweredTripDraft = Answer<typeof getTripDraft>

function tripDraftOf(sessionId: string) {
  return queryOptions({
    queryKey: ['trip draft', sessionId],
    queryFn: ({ signal }) => call(getTripDraft, { query: { sessionId } }, signal),
    staleTime: 0,
  })
}

export interface TripDraftOfChat {
  /** Undefined while nothing is known of one, and where the server does not tell. */
  trip: AnsweredTripDraft | undefined
  /** The same, once an answer that is on its way has come. */
  current: () => Promise<AnsweredTripDraft | undefined>
  /** Asks for it anew. */
  refresh: () => void
}

/** Returns the trip draft of a conversation, asked for anew whenever an answer has come. */
export function useTripDraft(sessionId: string, busy: boolean, messageCount: number): TripDraftOfChat {
  const queries = useQueryClient()
  const { data } = useQuery({ ...tripDraftOf(sessionId), enabled: !busy })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may have changed the trip
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: tripDraftOf(sessionId).queryKey }, { cancelRefetch: false })
  }, [queries, sessionId, messageCount])
  const { queryKey } = tripDraftOf(sessionId)
  return {
    trip: data?.draft || data?.parked ? data : undefined,
    current: async () =>
      queries.isFetching({ queryKey }) > 0
        ? queries.fetchQuery(tripDraftOf(sessionId))
        : queries.getQueryData<AnsweredTripDraft>(queryKey),
    refresh: () => void queries.invalidateQueries({ queryKey }),
  }
}
