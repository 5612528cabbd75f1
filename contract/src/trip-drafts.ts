import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { DraftVersion, ToldTurn } from './draft-change.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'
import { CityName, MOST_LEGS, Option, openTripChoice, TRIP_BOOKING } from './trip-choice.ts'
import { MISSING_PARTS, TripDraft } from './trip-draft.ts'
import { FlightClass, Purpose, RoomType } from './trips.ts'

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
    ...paged({ most: 50, usual: 20 }),
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
  summary: 'Create a trip draft, with options that the searches gave at the prices of now or without; nothing is sent',
  tag: TAG,
  body: openTripChoice(CityName).extend({ told: ToldTurn }),
  response: getOneTripDraft.response,
  errors: ['request.invalid', 'draft.changed'],
})

const criterion = <T extends z.ZodType>(value: T) => value.nullable().optional()

/** What is looked for, of a trip there, or there and back. */
const criteria = <City extends z.ZodType<string>>(City: City) => ({
  from: criterion(City),
  to: criterion(City),
  depart: criterion(CalendarDate),
  return: criterion(CalendarDate).meta({ description: 'null for one way' }),
  class: criterion(FlightClass),
  city: criterion(City).meta({ description: 'of the stay; null for where the flight goes' }),
  check_in: criterion(CalendarDate),
  check_out: criterion(CalendarDate),
  room_type: criterion(RoomType),
})

/** What a change of a trip draft says; what is absent stays as it is. `City` is what counts as a city. */
export const tripDraftChange = <City extends z.ZodType<string>>(City: City) =>
  z.strictObject({
    version: DraftVersion,
    wants: z.enum(['flight', 'hotel', 'both']).optional(),
    purpose: Purpose.optional(),
    criteria: z.strictObject(criteria(City)).optional().meta({
      description: 'what is absent stays, null forgets; of a journey over several cities only class and room_type',
    }),
    legs: z
      .array(
        z.strictObject({
          from: City.optional(),
          to: City.optional(),
          depart: CalendarDate.optional(),
          stay: z
            .strictObject({ check_in: CalendarDate.optional(), check_out: CalendarDate.optional() })
            .nullable()
            .optional()
            .meta({ description: 'a hotel where the flight ends; absent: as it was; null: none' }),
        }),
      )
      .min(1)
      .max(MOST_LEGS, `A journey has at most ${MOST_LEGS} flights.`)
      .optional()
      .meta({
        description:
          'all flights of a journey over several cities, in their order; what is chosen for a leg stays where its way and day do',
      }),
    chosen: z
      .array(
        z.strictObject({
          leg: z.int().min(1).max(MOST_LEGS).default(1).meta({ description: 'of a journey, from 1' }),
          part: z.enum(['flight', 'return_flight', 'hotel']),
          option: Option.nullable().meta({ description: 'the ‘option’ that the search gave; null to choose another' }),
        }),
      )
      .min(1)
      .max(2 * MOST_LEGS)
      .optional(),
    ...TRIP_BOOKING,
    reason: PlainText.trim().max(1000, 'A reason has at most 1000 characters.').nullable().optional().meta({
      description: 'where the policy asks for one',
    }),
    told: ToldTurn,
  })

export const TripDraftChange = tripDraftChange(CityName).meta({
  id: 'TripDraftChange',
  examples: [{ version: 1, criteria: { depart: '2026-06-19' }, purpose: 'business' }],
})
export type TripDraftChange = z.input<typeof TripDraftChange>

export const changeTripDraft = endpoint({
  operationId: 'changeTripDraft',
  scope: 'draft',
  method: 'PATCH',
  path: '/trip/drafts/:draftId',
  summary: 'Change a trip draft in the version that was read; what is chosen and no longer fits is to be chosen anew',
  tag: TAG,
  params: OneDraft,
  body: TripDraftChange,
  response: getOneTripDraft.response,
  errors: ['record.not_found', 'request.invalid', 'draft.changed', 'request.not_reopened'],
})

export const recheckTripDraft = endpoint({
  operationId: 'recheckTripDraft',
  scope: 'draft',
  method: 'POST',
  path: '/trip/drafts/:draftId/recheck',
  summary: 'Look up what is chosen in a trip draft again, and take over the prices of now',
  tag: TAG,
  params: OneDraft,
  body: z.object({ version: DraftVersion }),
  response: getOneTripDraft.response.extend({
    changes: z
      .array(
        z.object({
          change: z.enum(['gone', 'risen', 'fallen']),
          title: z.string(),
          before: Rupees,
          now: Rupees.nullable().meta({ description: 'null where it is not on offer any more' }),
        }),
      )
      .meta({ description: 'what differs; what is gone is to be chosen anew' }),
    unchecked: z.boolean().meta({ description: 'live prices could not be looked up; nothing was changed' }),
  }),
  errors: ['record.not_found', 'draft.changed'],
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
    version: DraftVersion,
    told: ToldTurn,
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
