import { getPerson, listPeople, listPeopleValues, personHistory } from '@pravas/contract/administration'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type PeopleView, queryOf } from './people-view.ts'

/** All that is known of people begins so: a change of somebody makes it stale. */
export const PEOPLE = ['people'] as const
const PAGE = 100
const HISTORY_PAGE = 20

/** The people of a view, by name and page by page; those of the view before stay until they are there. */
export function peopleFound(view: PeopleView) {
  return infiniteQueryOptions({
    queryKey: [...PEOPLE, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { query: { ...queryOf(view), limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function personOf(person: string) {
  return queryOptions({
    queryKey: [...PEOPLE, 'person', person],
    queryFn: ({ signal }) => call(getPerson, { params: { person } }, signal),
  })
}

/** The values in use of the fields that are free text or chosen from a list. */
export const valuesInUse = queryOptions({
  queryKey: [...PEOPLE, 'values'],
  queryFn: ({ signal }) => call(listPeopleValues, {}, signal),
  staleTime: 60_000,
})

/** How many active people have a role that administers the organisation; undefined of one who is not asked about. */
export function administratorsOf(role: 'administrator' | 'super_admin') {
  return queryOptions({
    queryKey: [...PEOPLE, 'administrators', role],
    queryFn: ({ signal }) => call(listPeople, { query: { role, active: 'true', limit: 2 } }, signal),
  })
}

export function historyOf(person: string) {
  return infiniteQueryOptions({
    queryKey: [...PEOPLE, 'history', person],
    queryFn: ({ pageParam, signal }) =>
      call(personHistory, { params: { person }, query: { limit: HISTORY_PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
