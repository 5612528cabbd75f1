import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './text.ts'

const tag = 'Calendar'

/** How many addresses one person may have at a time. */
export const MOST_FEEDS = 10

/** A secret address at which a calendar reads one's trips; the address itself is shown once, when it is made. */
export const CalendarFeed = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: Instant,
    last_read_at: Instant.nullable().meta({ description: 'when a calendar last fetched it, to the hour' }),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const listCalendarFeeds = endpoint({
  operationId: 'listCalendarFeeds',
  method: 'GET',
  path: '/calendar-feeds',
  summary: 'List your calendar feeds',
  tag,
  response: z.array(CalendarFeed),
})

export const createCalendarFeed = endpoint({
  operationId: 'createCalendarFeed',
  method: 'POST',
  path: '/calendar-feeds',
  summary: 'Create a calendar feed of your trips; its address is shown only once',
  tag,
  body: z.object({
    name: PlainText.trim().min(1, 'Name the calendar.').max(60, 'At most 60 characters.'),
  }),
  response: CalendarFeed.extend({ address: z.url() }),
  errors: ['calendar.too_many'],
})

export const revokeCalendarFeed = endpoint({
  operationId: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/calendar-feeds/:feedId',
  summary: 'Revoke a calendar feed',
  tag,
  params: z.object({ feedId: z.uuid() }),
  errors: ['record.not_found'],
})

/** The path of a feed by its secret. */
export const calendarFeedPath = (token: string): string => `/api/calendar/${token}/trips.ics`
