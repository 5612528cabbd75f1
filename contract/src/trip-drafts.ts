import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'
import { CityName, tripChoice } from './trip-choice.ts'
import { MISSING_PARTS, TripDraft } from './trip-draft.ts'

const TAG = 'Trips'

/** A trip draft that has not been sent. */
export const UnfinishedTrip = z
  .object({
    id: z.uuid(),
    version: z.int().meta({ description: 'counts its changes' }),
    session_id: z.string().meta({ description: "the session of TripMate's chat in which it goes on" }),
    title: z.string(),
    from_date: CalendarDate.nullable(),
    to_date: CalendarDate.nullable(),
    total: Rupees.meta({ description: 'of what is chosen so far' }),
    missing: z.array(z.enum(MISSING_PARTS)),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'UnfinishedTrip' })
export type UnfinishedTrip = z.infer<typeof UnfinishedTrip>

export const listTripDrafts = endpoint({
  operationId: 'listTripDrafts',
  scope: 'read',
  method: 'GET',
  path: '/trip/drafts',
  summary: 'List your unsent trip drafts, most recently changed first',
  tag: TAG,
  query: z.object({
    cursor: z.string().max(200).optional().meta({ description: "the 'next' of the answer before" }),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({
    items: z.array(UnfinishedTrip),
    next: z.string().nullable().meta({ description: 'requests the next page; null on the last one' }),
  }),
})

const OneDraft = z.object({ draftId: z.string().max(64) })

export const getOneTripDraft = endpoint({
  operationId: 'getOneTripDraft',
  scope: 'read',
  method: 'GET',
  path: '/trip/drafts/:draftId',
  summary: 'Get one of your trip drafts',
  tag: TAG,
  params: OneDraft,
  response: z.object({
    id: z.uuid(),
    version: UnfinishedTrip.shape.version,
    session_id: UnfinishedTrip.shape.session_id,
    draft: TripDraft.omit({ ready: true }).nullable(),
  }),
  errors: ['record.not_found'],
})

export const createTripDraft = endpoint({
  operationId: 'createTripDraft',
  scope: 'draft',
  method: 'POST',
  path: '/trip/drafts',
  summary: 'Create a trip draft from options that the searches gave, at the prices of now; nothing is sent',
  tag: TAG,
  body: tripChoice(CityName),
  response: getOneTripDraft.response,
  errors: ['request.invalid'],
})

export const deleteTripDraft = endpoint({
  operationId: 'deleteTripDraft',
  scope: 'draft',
  method: 'DELETE',
  path: '/trip/drafts/:draftId',
  summary: 'Delete one of your trip drafts; it can be restored for 30 days',
  tag: TAG,
  params: OneDraft,
  errors: ['record.not_found'],
})

export const restoreTripDraft = endpoint({
  operationId: 'restoreTripDraft',
  scope: 'draft',
  method: 'POST',
  path: '/trip/drafts/:draftId/restore',
  summary: 'Restore a deleted trip draft',
  tag: TAG,
  params: OneDraft,
  errors: ['record.not_found'],
})

export const submitTripDraft = endpoint({
  operationId: 'submitTripDraft',
  scope: 'submit',
  method: 'POST',
  path: '/trip/drafts/:draftId/submit',
  summary:
    'Send a complete trip draft of today’s fares for approval, in the version that was read; doing it again changes nothing',
  tag: TAG,
  params: OneDraft,
  body: z.object({
    version: z
      .int('Enter the version of the draft that was read.')
      .meta({ description: '409 if the draft has changed since' }),
    reason: PlainText.trim().max(1000, 'A reason has at most 1000 characters.').optional().meta({
      description: 'where the policy asks for one',
    }),
  }),
  response: z.object({
    trip_number: z.string(),
    status: RequestStatus,
    approver: z
      .string()
      .nullable()
      .meta({ description: 'who it went to; null where nobody is set, so that a super admin decides' }),
  }),
  errors: [
    'record.not_found',
    'draft.changed',
    'draft.incomplete',
    'draft.outdated',
    'allocation.required',
    'budget.exceeded',
    'policy.blocked',
    'policy.reason_required',
    'person.no_employee_record',
    'request.not_reopened',
  ],
})
