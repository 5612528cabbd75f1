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

/**
 * Returns the trip draft of a conversation, asked for anew whenever an answer has come. Undefined while nothing is known of
 * one, and where the server does not tell.
 */
export function useTripDraft(sessionId: string, busy: boolean, messageCount: number): AnsweredTripDraft | undefined {
  const queries = useQueryClient()
  const { data } = useQuery({ ...tripDraftOf(sessionId), enabled: !busy })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may have changed the trip
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: tripDraftOf(sessionId).queryKey }, { cancelRefetch: false })
  }, [queries, sessionId, messageCount])
  return data?.draft || data?.parked ? data : undefined
}
