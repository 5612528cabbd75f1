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
      'an employee id, person id, email address or full name: actions by this person, on their behalf, or on their account',
  }),
  record: PlainText.trim().max(64).optional().meta({ description: 'the number or id of what was changed' }),
  from: Day.optional().meta({ description: 'first day, inclusive' }),
  until: Day.optional().meta({ description: 'last day, inclusive' }),
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
    seq: z.int().meta({ description: 'position in the organisation’s chain, from 1, without gaps' }),
    at: z.iso.datetime(),
    action: z.string().meta({ description: 'the action, such as trip.approved' }),
    actor: AuditPerson.nullable().meta({ description: 'null for actions of Pravas itself or of its operator' }),
    on_behalf_of: AuditPerson.nullable().meta({ description: 'on whose behalf the actor acted' }),
    record: z
      .object({ kind: z.string(), id: z.uuid().nullable(), number: z.string().nullable(), name: z.string().nullable() })
      .meta({
        description: 'the changed record: `number` for a trip, claim, advance or payment batch, `name` for a person',
      }),
    before: Values.meta({ description: 'null if there was no value, or none is on record' }),
    after: Values,
    channel: z
      .enum(AUDIT_CHANNELS)
      .nullable()
      .meta({ description: 'origin of the request; null for entries from before it was recorded' }),
    address: z.string().nullable().meta({ description: 'network address' }),
    agent: z.string().nullable().meta({ description: 'user agent, as the program named itself' }),
    hash: z.string().meta({ description: 'SHA-256 of the entry and the previous hash, in hexadecimal' }),
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
    entries: z.int().meta({ description: 'number of entries in the whole trail' }),
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
    entries: z.int().meta({ description: 'number of entries checked and unchanged, up to the first changed one' }),
    hash: z.string().meta({
      description: 'hash of the last of them; keep it outside Pravas to prove later that nothing before it changed',
    }),
    checkpoint: z
      .object({
        seq: z.int(),
        hash: z.string(),
        before: z.iso.date().meta({ description: 'entries from before this day were deleted' }),
        made_at: z.iso.datetime(),
        key: z.string().meta({ description: 'SHA-256 of the public key that verifies the signature' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'where old entries were deleted, so that checking began there; null if none were' }),
    fault: z
      .object({ seq: z.int(), id: z.uuid().nullable(), text: z.string() })
      .nullable()
      .meta({ description: 'the first entry that was changed; null if none' }),
  }),
  errors: ['action.forbidden'],
})

/** The path of the CSV export of what the filters let through. */
export const auditExportPath = (filters: AuditQuery = {}): string => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/audit/export.csv${given.length > 0 ? `?${new URLSearchParams(Object.fromEntries(given))}` : ''}`
}
