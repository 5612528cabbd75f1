import type { EndpointSpec } from '@pravas/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()

/** Lists whose shape the specification fixes; what goes beyond pages through `/records`, `/approvals` and `/admin/decided`. */
const SPECIFIED = [
  '/trips/:employeeId',
  '/expenses/:employeeId',
  '/expense/:expenseId/receipts',
  '/admin/pending-trips',
  '/admin/pending-trips/:employeeId',
  '/admin/pending-expenses',
  '/api/admin/pending-expenses',
  '/admin/pending-expenses/:employeeId',
  '/chat/tripmate/sessions',
  '/chat/tripmate/session/:sessionId',
  '/chat/fingenie/sessions',
]

/** Lists that are answered whole, each with why it cannot grow long. */
const WHOLE: Record<string, string> = {
  '/admin/outbox': 'the newest 200',
  '/admin/sign-in-providers': 'those that the settings name',
  '/admin/sign-on-conflicts': 'people who cannot sign in until somebody decides',
  '/advances/options': 'trips of one person that may have an advance',
  '/allocation/options': 'a few that fit what was typed',
  '/assistants': 'kinds of words that are removed',
  '/analytics': 'figures of a range',
  '/auth/sessions': 'devices of one person',
  '/calendar-feeds': 'at most a few a person',
  '/chat/fingenie/unclaimed-receipts': 'receipts of one person that wait for a claim',
  '/connections': 'assistants of one person',
  '/delegations/people': 'a few that fit what was typed',
  '/expense/:expenseId/budgets': 'budgets of one claim',
  '/expense/:expenseId/comments': 'questions about one request',
  '/trip/:tripId/budgets': 'budgets of one trip',
  '/trip/:tripId/comments': 'questions about one request',
  '/finance/months': 'the months that may be closed',
  '/holidays': 'days of one year',
  '/needs-you': 'the first few of each kind, which have lists of their own',
  '/notification-settings': 'one a kind of event',
  '/organisation/webhooks': 'one a service',
  '/policy/drafts': 'one or none',
  '/policy/history': 'versions of the policy, named in one answer with what is in force',
  '/questions': 'the latest 200',
  '/reminders': 'of one person, at the present moment',
  '/service-tokens': 'tokens that were made by administrators',
  '/trip/:tripId/bookings': 'bookings of one trip',
  '/webhooks': 'at most 20',
}

/** What some lists cannot be asked for without. */
const NEEDED: Record<string, string> = { '/gst-register': 'month=2026-06', '/approvals': 'type=trip' }

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}

const isArray = (schema: z.ZodType | undefined) => schema instanceof z.ZodArray

/** Whether an entry answers a list of records: an array, or one in `items`. */
const isList = ({ method, response }: EndpointSpec) =>
  method === 'GET' && (isArray(response) || isArray(shapeOf(response).items))

const isPaged = ({ query, response }: EndpointSpec) => {
  const asked = shapeOf(query)
  return 'cursor' in asked && 'limit' in asked && 'next' in shapeOf(response)
}

const lists = () => it.app.entries.filter(isList)

test('every list is specified, comes in pages, or says why it cannot grow long', () => {
  const unsaid = lists().filter((entry) => {
    const { path } = entry
    return !isPaged(entry) && !SPECIFIED.includes(path) && !(path in WHOLE)
  })
  expect(unsaid.map(({ path }) => path)).toEqual([])
})

test('every list in pages takes at most 200 items at once, and refuses a cursor of another list', async () => {
  const paged = lists().filter(isPaged)
  expect(paged.length).toBeGreaterThan(20)
  for (const { query, path } of paged) {
    const { limit, cursor } = shapeOf(query)
    expect(limit?.safeParse('201').success, path).toBe(false)
    expect(limit?.safeParse('1').success, path).toBe(true)
    expect(cursor?.safeParse(undefined).success, path).toBe(true)
  }
  for (const { path } of paged.filter((entry) => !entry.path.includes(':'))) {
    const { status } = await it.as('superadmin').get(`/api${path}?cursor=eyJ4IjoxfQ&${NEEDED[path] ?? ''}`)
    expect(status, path).toBe(400)
  }
})

test('no reason is kept for a list that is gone or comes in pages', () => {
  const answered = new Map(it.app.entries.filter(({ method }) => method === 'GET').map((entry) => [entry.path, entry]))
  const stale = Object.keys(WHOLE).filter((path) => {
    const entry = answered.get(path)
    return entry === undefined || isPaged(entry)
  })
  expect(stale).toEqual([])
})
