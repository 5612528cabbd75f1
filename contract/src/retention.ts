import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { paged } from './paging.ts'

const tag = 'Organisation'

/** What is kept for a time, in the order in which it is deleted. */
export const RETENTION_KINDS = [
  'conversations',
  'mails',
  'notifications',
  'usage',
  'leavers',
  'claims',
  'advances',
  'cards',
  'trips',
  'payments',
  'delegations',
  'audit',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
const Kind = z.enum(RETENTION_KINDS)

const Counted = z.object({
  kind: Kind,
  count: z.int(),
  before: z.iso.date().meta({ description: 'data from before this day is deleted' }),
})

/** What a run of the retention deleted. */
export const RetentionRun = z
  .object({
    id: z.uuid(),
    at: Instant,
    by: z.string().nullable().meta({ description: 'who started it; null for the schedule' }),
    removed: z.array(Counted),
    complete: z.boolean().meta({ description: 'true if nothing was left to delete' }),
    fault: z.string().nullable().meta({ description: "why a part of it wasn't done" }),
  })
  .meta({ id: 'RetentionRun' })
export type RetentionRun = z.infer<typeof RetentionRun>

export const listRetention = endpoint({
  operationId: 'listRetention',
  method: 'GET',
  path: '/retention',
  summary: 'Get retention periods and recent retention runs, latest first; administrators only',
  tag,
  query: z.object({
    ...paged(),
  }),
  response: z.object({
    terms: z.array(z.object({ kind: Kind, before: z.iso.date().nullable() })).meta({
      description: 'day before which data of the kind is deleted; null if it is kept',
    }),
    items: z.array(RetentionRun),
    next: z.string().nullable(),
  }),
  errors: ['action.forbidden'],
})

export const dryRunRetention = endpoint({
  operationId: 'dryRunRetention',
  method: 'POST',
  path: '/retention/dry-run',
  summary: 'Preview what retention would delete, without deleting; administrators only',
  tag,
  response: z.object({ items: z.array(Counted) }),
  errors: ['action.forbidden'],
})

export const runRetention = endpoint({
  operationId: 'runRetention',
  method: 'POST',
  path: '/retention/run',
  summary: 'Run retention now, as the daily schedule does; administrators only',
  tag,
  response: z.object({ removed: z.array(Counted), complete: z.boolean(), fault: z.string().nullable() }),
  errors: ['action.forbidden'],
})
