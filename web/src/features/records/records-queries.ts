import { getPerson } from '@pravas/contract/administration'
import { listRecords } from '@pravas/contract/records'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryOf, type RecordsView } from './records-view.ts'

const PAGE = 100

/** The trips and claims of a view, the newest first and page by page; those of the view before stay until they are there. */
export function recordsFound(view: RecordsView) {
  const filters = queryOf(view)
  return infiniteQueryOptions({
    queryKey: ['records', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listRecords, { query: { ...filters, limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Many pages may have been read, and are read again where they are old.
    staleTime: 30_000,
  })
}

/** What somebody is called, by their employee id or person id; for those who may look people up. */
export function nameOfPerson(person: string) {
  return queryOptions({
    queryKey: ['people', 'person', person],
    queryFn: ({ signal }) => call(getPerson, { params: { person } }, signal),
    select: ({ name }) => name,
    retry: false,
  })
}
