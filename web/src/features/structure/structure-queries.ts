import { listEntries, listHolidays, type StructureKind } from '@pravas/contract/structure'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'

/** All that is known of the structure begins so: a change of it makes it stale. */
export const STRUCTURE = ['structure'] as const

/** All entries of a kind, by code; also those that are inactive. */
export function allEntries(kind: StructureKind) {
  return queryOptions({
    queryKey: [...STRUCTURE, kind, 'all'],
    queryFn: ({ signal }) =>
      allPages((cursor) => call(listEntries, { params: { kind }, query: { cursor, limit: 200 } }, signal)),
  })
}

export function holidaysOf(year: number) {
  return queryOptions({
    queryKey: [...STRUCTURE, 'holidays', year],
    queryFn: ({ signal }) => call(listHolidays, { query: { year } }, signal),
    placeholderData: keepPreviousData,
  })
}
