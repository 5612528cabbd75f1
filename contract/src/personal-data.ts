import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './text.ts'

const tag = 'Personal data'

/**
 * The path of everything that is held about oneself, a zip: asked for by POST with `{"password": …}`, or `{}` for who signs in
 * through the organisation's provider.
 */
export const OWN_DATA_PATH = '/api/account/data-export'

/** How many exports of one's own data somebody may have in 24 hours. */
export const OWN_DATA_A_DAY = 5

/** What a person's data is about. */
export const DATA_SECTIONS = [
  'profile',
  'account',
  'bank',
  'conversations',
  'drafts',
  'trips',
  'bookings',
  'claims',
  'receipts',
  'payments',
  'cards',
  'decisions',
  'notifications',
  'mails',
  'usage',
  'audit',
] as const
export const DataSection = z.enum(DATA_SECTIONS)
export type DataSection = z.infer<typeof DataSection>

/** Why somebody can't be erased now, with how many of it there are. */
export const ERASURE_BLOCKERS = [
  'oneself',
  'last_super_admin',
  'reports',
  'approval_steps',
  'to_decide',
  'own_pending',
  'advances',
  'unpaid_claims',
  'open_batches',
] as const
export const ErasureBlocker = z.object({ kind: z.enum(ERASURE_BLOCKERS), count: z.int() })
export type ErasureBlocker = z.infer<typeof ErasureBlocker>

export const ErasurePreview = z
  .object({
    name: z.string(),
    requested_at: Instant.nullable().meta({ description: 'when the person asked for it' }),
    blockers: z.array(ErasureBlocker).meta({ description: 'why it can’t be done now; empty if it can' }),
    deleted: z.array(z.object({ section: DataSection, count: z.int() })),
    kept: z.array(
      z.object({
        section: DataSection,
        count: z.int(),
        until: z.iso.date().meta({ description: 'day by which the last of it is deleted' }),
        because: z.enum(['records', 'audit', 'usage']),
      }),
    ),
    shares_name: z
      .boolean()
      .meta({ description: "true if somebody else has the same name, which then isn't removed from texts" }),
  })
  .meta({ id: 'ErasurePreview' })
export type ErasurePreview = z.infer<typeof ErasurePreview>

const params = z.object({ person: PlainText.trim().min(1).max(64) })

export const previewErasure = endpoint({
  operationId: 'previewErasure',
  method: 'GET',
  path: '/people/:person/erasure',
  summary: 'Preview what erasing a person would delete and keep, and what prevents it; super admins only',
  tag,
  params,
  response: ErasurePreview,
  errors: ['action.forbidden', 'record.not_found', 'person.erased'],
})

export const erasePerson = endpoint({
  operationId: 'erasePerson',
  method: 'POST',
  path: '/people/:person/erasure',
  summary:
    'Erase a person permanently. Financial records and the audit trail are kept without identifying data. Super admins only',
  tag,
  params,
  body: z.object({
    name: PlainText.trim().min(1, 'Type the person’s name.').max(200, 'At most 200 characters.').meta({
      description: 'the person’s current name, typed to confirm',
    }),
    reason: PlainText.trim().min(1, 'Enter a reason.').max(500, 'At most 500 characters.'),
  }),
  response: z.object({ name: z.string().meta({ description: 'the name that replaces theirs' }) }),
  errors: ['action.forbidden', 'record.not_found', 'person.erased', 'erasure.blocked'],
})

const OwnErasure = z.object({ requested_at: Instant.nullable() })

export const getErasureRequest = endpoint({
  operationId: 'getErasureRequest',
  method: 'GET',
  path: '/account/erasure-request',
  summary: 'Get your erasure request',
  tag,
  response: OwnErasure,
})

export const requestErasure = endpoint({
  operationId: 'requestErasure',
  method: 'POST',
  path: '/account/erasure-request',
  summary: 'Request erasure of your data from the super admins; repeating it changes nothing',
  tag,
  response: OwnErasure,
})

export const withdrawErasureRequest = endpoint({
  operationId: 'withdrawErasureRequest',
  method: 'DELETE',
  path: '/account/erasure-request',
  summary: 'Withdraw your erasure request',
  tag,
  response: OwnErasure,
})
