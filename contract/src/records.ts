import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { EmployeeId, RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'

const Day = z.iso.date('Enter a date as YYYY-MM-DD.')

export const RECORDS_PAGE = 200

/** Up to this many records a list says how many there are. */
export const COUNTED_RECORDS = 10_000

export const RecordsQuery = z.object({
  type: z.enum(['trip', 'expense']).optional().meta({ description: 'if omitted, both' }),
  status: RequestStatus.optional(),
  person: EmployeeId.optional().meta({ description: 'an employee id or a person id' }),
  from: Day.optional().meta({ description: 'first day of submission, inclusive' }),
  until: Day.optional().meta({ description: 'last day of submission, inclusive' }),
  query: PlainText.trim()
    .max(100, 'At most 100 characters.')
    .optional()
    .meta({ description: 'part of the number, name, cities, purpose or description' }),
})
export type RecordsQuery = z.infer<typeof RecordsQuery>

/** A trip or a claim in a list of those of several people. */
export const ListedRecord = z
  .object({
    type: z.enum(['trip', 'expense']),
    id: z.uuid(),
    number: z.string(),
    status: RequestStatus,
    employee_id: z.string(),
    employee_name: z.string(),
    department: z.string().nullable(),
    what: z.string().meta({ description: 'the route of a trip, the description of a claim' }),
    date: z.iso.date().meta({ description: 'departure date of a trip, expense date of a claim' }),
    total: Rupees,
    submitted_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    findings: z.int().nullable().meta({ description: 'number of policy findings; null if not checked' }),
  })
  .meta({ id: 'ListedRecord' })
export type ListedRecord = z.infer<typeof ListedRecord>

export const listRecords = endpoint({
  operationId: 'listRecords',
  scope: 'read',
  method: 'GET',
  path: '/records',
  summary:
    'List the trips and claims you can read, newest first: your own, your team’s, those that asked you to decide, or all',
  tag: 'Records',
  query: RecordsQuery.extend({
    ...paged({ most: RECORDS_PAGE }),
  }),
  response: z.object({
    items: z.array(ListedRecord),
    next: z.string().nullable(),
    count: z
      .int()
      .nullable()
      .meta({
        description: `on the first page, the number of matches, ${COUNTED_RECORDS + 1} if there are more than ${COUNTED_RECORDS}; null on other pages`,
      }),
  }),
})

/** The path of the CSV export of what the filters let through. */
export const recordsExportPath = (filters: RecordsQuery = {}): string => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/records/export.csv${given.length > 0 ? `?${new URLSearchParams(Object.fromEntries(given))}` : ''}`
}
