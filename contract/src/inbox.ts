import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Flag, paged } from './paging.ts'

const TAG = 'Inbox'

/** Something that happened and concerns the person who reads it. */
export const InboxEvent = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string(),
    words: z
      .object({ name: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
      .optional()
      .meta({ description: 'the title as a message and its values, for pages in another language' }),
    note: z.string().nullable().meta({ description: 'text of the event, such as the reason for a rejection' }),
    to: z.string().meta({ description: 'path of the page' }),
    created_at: z.iso.datetime(),
    read: z.boolean(),
  })
  .meta({ id: 'InboxEvent' })
export type InboxEvent = z.infer<typeof InboxEvent>

export const listInbox = endpoint({
  operationId: 'listInbox',
  method: 'GET',
  path: '/inbox',
  summary: 'List your inbox events, latest first; `next` is the cursor of the next page',
  tag: TAG,
  query: z.object({
    unread: Flag.optional().meta({ description: 'true: only unread events; false: only read ones' }),
    ...paged({ usual: 30 }),
  }),
  response: z.object({ items: z.array(InboxEvent), next: z.string().nullable() }),
})

export const readInbox = endpoint({
  operationId: 'readInbox',
  method: 'POST',
  path: '/inbox/read',
  summary: 'Mark some or all of your inbox events as read',
  tag: TAG,
  body: z.union([
    z.strictObject({ ids: z.array(z.uuid()).max(200, 'At most 200 at once.') }),
    z.strictObject({ all: z.literal(true) }),
  ]),
})

/** What a browser shows outside the page. */
export const Announcement = z
  .object({
    id: z.uuid(),
    title: z.string(),
    text: z.string(),
    to: z.string().meta({ description: 'path of the page' }),
  })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof Announcement>

export const announceInbox = endpoint({
  operationId: 'announceInbox',
  method: 'POST',
  path: '/inbox/announce',
  summary:
    'List the events and reminders to show as browser notifications now; each is returned once, and none at night or while turned off',
  tag: TAG,
  response: z.array(Announcement),
})
