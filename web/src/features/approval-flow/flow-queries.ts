import { getApprovalFlow } from '@pravas/contract/approval-flow'
import { listEntries } from '@pravas/contract/structure'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'

/** Who decides on requests after the owner's manager. */
export const flowQuery = queryOptions({
  queryKey: ['approval-flow'],
  queryFn: ({ signal }) => call(getApprovalFlow, {}, signal),
})

/** All departments of the structure, by code. */
export const departmentsQuery = queryOptions({
  queryKey: ['structure', 'department', 'all'],
  queryFn: ({ signal }) =>
    allPages((cursor) => call(listEntries, { params: { kind: 'department' }, query: { cursor, limit: 200 } }, signal)),
})
