import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paged } from './paging.ts'
import { PlainText } from './text.ts'

const Day = z.iso.date('Enter a date as YYYY-MM-DD.')
const tag = 'Audit'

export const AUDIT_PAGE = 200

/** How a change was asked for. */
export const AUDIT_CHANNELS = ['page', 'chat', 'assistant', 'service', 'mail', 'directory', 'command', 'job'] as const

export const AuditQuery = z.object({
  person: PlainText.trim().max(254).optional().meta({
    description:
      'what they did, what was done on their behalf, or to their account: an employee id, a person id, a mail address or a full name',
  }),
  record: PlainText.trim().max(64).optional().meta({ description: 'the number or id of what was changed' }),
  from: Day.optional().meta({ description: 'on this day or later' }),
  until: Day.optional().meta({ description: 'on this day or earlier' }),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const AuditPerson = z
  .object({ person_id: z.uuid(), employee_id: z.string().nullable(), name: z.string() })
  .meta({ id: 'AuditPerson' })

const Values = z.record(z.string(), z.unknown()).nullable()

/** A change as the audit trail has it. */
export const AuditItem = z
  .object({
    id: z.uuid(),
    seq: z.int().meta({ description: 'its place in the organisation’s chain, from 1 and without gaps' }),
    at: z.iso.datetime(),
    action: z.string().meta({ description: 'such as trip.approved' }),
    actor: AuditPerson.nullable().meta({ description: 'null for actions of the product or its operator' }),
    on_behalf_of: AuditPerson.nullable().meta({ description: 'whose place the actor took' }),
    record: z
      .object({ kind: z.string(), id: z.uuid().nullable(), number: z.string().nullable(), name: z.string().nullable() })
      .meta({
        description: 'what was changed; number: of a trip, a claim, an advance or a payment batch, name: of a person',
      }),
    before: Values.meta({ description: 'null if there was nothing, or nothing is on record' }),
    after: Values,
    channel: z
      .enum(AUDIT_CHANNELS)
      .nullable()
      .meta({ description: 'from where it was asked for; null before that was recorded' }),
    address: z.string().nullable().meta({ description: 'the network address' }),
    agent: z.string().nullable().meta({ description: 'the program, as it named itself' }),
    hash: z.string().meta({ description: 'SHA-256 of the entry and of the hash before it, in hexadecimal digits' }),
  })
  .meta({ id: 'AuditItem' })
export type AuditItem = z.infer<typeof AuditItem>

export const listAudit = endpoint({
  operationId: 'listAudit',
  method: 'GET',
  path: '/audit',
  summary: 'List the audit trail of the organisation, latest first; auditors and administrators',
  tag,
  query: AuditQuery.extend({
    ...paged({ most: AUDIT_PAGE }),
  }),
  response: z.object({
    items: z.array(AuditItem),
    next: z.string().nullable(),
    entries: z.int().meta({ description: 'how many the whole trail has' }),
  }),
  errors: ['action.forbidden'],
})

export const verifyAudit = endpoint({
  operationId: 'verifyAudit',
  method: 'POST',
  path: '/audit/verify',
  summary: 'Verify the audit chain, entry by entry; auditors and administrators',
  tag,
  response: z.object({
    entries: z.int().meta({ description: 'up to this one all are as they were written' }),
    hash: z.string().meta({ description: 'the hash of that entry, to be kept elsewhere' }),
    checkpoint: z
      .object({
        seq: z.int(),
        hash: z.string(),
        before: z.iso.date().meta({ description: 'entries from before this day were deleted' }),
        made_at: z.iso.datetime(),
        key: z.string().meta({ description: 'SHA-256 of the public key by which it is signed' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'where old entries were cut off, from which on the chain was checked; null: nowhere' }),
    fault: z
      .object({ seq: z.int(), id: z.uuid().nullable(), text: z.string() })
      .nullable()
      .meta({ description: 'the first entry that is not as it was written; null: none' }),
  }),
  errors: ['action.forbidden'],
})

/** The path of the CSV export of what the filters let through. */
export const auditExportPath = (filters: AuditQuery = {}): string => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/audit/export.csv${given.length > 0 ? `?${new URLSearchParams(Object.fromEntries(given))}` : ''}`
}
