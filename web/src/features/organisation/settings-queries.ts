import {
  changeOrganisation,
  getOrganisation,
  type OrganisationChanges,
  organisationHistory,
} from '@pravas/contract/organisation'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const KEY = ['organisation', 'settings'] as const

/** The settings of the organisation. */
export const settingsQuery = queryOptions({
  queryKey: [...KEY, 'current'],
  queryFn: ({ signal }) => call(getOrganisation, {}, signal),
})

/** The changes of settings, latest first and page by page. */
export const historyQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'history'],
  queryFn: ({ pageParam, signal }) => call(organisationHistory, { query: { limit: 10, cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

/** Saves changes, made of the version that was shown unless it is to be replaced whatever it is. */
export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: OrganisationChanges & { version?: number | undefined }) => call(changeOrganisation, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: historyQuery.queryKey })
    },
  })
}
