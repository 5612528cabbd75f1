import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { DraftVersion, ToldTurn } from './draft-change.ts'
import { endpoint } from './endpoint.ts'
import { GroundClass, GroundMode, GroundTime, MOST_GROUND_COST, MOST_GROUND_LEGS } from './ground.ts'
import { isWholePaise, Rupees } from './money.ts'
import { paged } from './paging.ts'
import { RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'
import { CityName, MOST_LEGS, Option, openTripChoice, TRIP_BOOKING } from './trip-choice.ts'
import { MISSING_PARTS, TripDraft } from './trip-draft.ts'
import { FlightClass, MOST_TRAVELLERS, Purpose, RoomType, TravellerRef } from './trips.ts'

const TAG = 'Trips'

/** A trip draft that has not been sent. */
export const UnfinishedTrip = z
  .object({
    id: z.uuid(),
    version: z.int().meta({ description: 'version, incremented by every change' }),
    session_id: z.string().meta({ description: 'session id of its conversation with TripMate' }),
    title: z.string(),
    from_date: CalendarDate.nullable(),
    to_date: CalendarDate.nullable(),
    total: Rupees.meta({ description: 'total of the chosen options' }),
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
    next: z.string().nullable().meta({ description: 'cursor of the next page; null on the last page' }),
  }),
})

const OneDraft = z.object({ draftId: z.string().max(64) })

export const getOneTripDraft = endpoint({
  operationId: 'getOneTripDraft',
  scope: 'read',
  method: 'GET',
  path: '/trip/drafts/:draftId',
  summary: 'Get a trip draft of yours',
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
  summary: 'Create a trip draft, with or without options from the searches, at current prices. Nothing is sent',
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
  city: criterion(City).meta({ description: 'city of the stay; null for the destination of the flight' }),
  check_in: criterion(CalendarDate),
  check_out: criterion(CalendarDate),
  room_type: criterion(RoomType),
})

const Town = PlainText.trim().min(1, 'Name a place.').max(100)
/** A train, a bus or a cab as it is told; what it costs is estimated where it is not told. */
export const ToldGroundLeg = z.strictObject({
  mode: GroundMode,
  from: Town,
  to: Town,
  date: CalendarDate.nullable().optional().meta({ description: 'omit for the day of departure' }),
  time: GroundTime.optional().meta({ description: 'when to go' }),
  class: GroundClass.optional().meta({ description: 'class of a train or a bus' }),
  cost: z
    .number('Enter the amount in rupees.')
    .min(1, 'A cost is ₹1 or more.')
    .max(MOST_GROUND_COST, 'A cost is ₹2,00,000 at most.')
    .refine(isWholePaise, 'Rupees have at most two decimals.')
    .optional()
    .meta({ description: 'cost in rupees; omit for the estimate' }),
})
export type ToldGroundLeg = z.infer<typeof ToldGroundLeg>

/** A change of a trip draft; omitted fields stay unchanged. `City` accepts what counts as a city. */
export const tripDraftChange = <City extends z.ZodType<string>>(City: City) =>
  z.strictObject({
    version: DraftVersion,
    wants: z.enum(['flight', 'hotel', 'both', 'ground']).optional(),
    purpose: Purpose.optional(),
    travellers: z
      .array(TravellerRef)
      .max(MOST_TRAVELLERS, `At most ${MOST_TRAVELLERS} people travel on one request.`)
      .nullable()
      .optional()
      .meta({ description: 'all who travel, you too if you do; null for you alone' }),
    criteria: z.strictObject(criteria(City)).optional().meta({
      description: 'fields to change; null clears a field. For a multi-city journey, only class and room_type',
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
            .meta({ description: 'hotel stay after the flight; if omitted, unchanged; null for none' }),
        }),
      )
      .min(1)
      .max(MOST_LEGS, `A journey has at most ${MOST_LEGS} flights.`)
      .optional()
      .meta({
        description:
          'all flights of a multi-city journey, in order; choices are kept for legs with the same route and day',
      }),
    ground: z
      .array(ToldGroundLeg)
      .max(MOST_GROUND_LEGS, `A trip has at most ${MOST_GROUND_LEGS} trains, buses and cabs.`)
      .optional()
      .meta({ description: 'all trains, buses and cabs of the trip, in order' }),
    chosen: z
      .array(
        z.strictObject({
          leg: z.int().min(1).max(MOST_LEGS).default(1).meta({ description: 'leg of a multi-city journey, from 1' }),
          part: z.enum(['flight', 'return_flight', 'hotel']),
          option: Option.nullable().meta({ description: 'the `option` from the search; null to clear the choice' }),
        }),
      )
      .min(1)
      .max(2 * MOST_LEGS)
      .optional(),
    ...TRIP_BOOKING,
    reason: PlainText.trim().max(1000, 'A reason has at most 1000 characters.').nullable().optional().meta({
      description: 'the reason, if the policy requires one',
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
  summary: 'Update a trip draft. Requires its current version; choices that no longer match are cleared',
  tag: TAG,
  params: OneDraft,
  body: TripDraftChange,
  response: getOneTripDraft.response,
  errors: [
    'record.not_found',
    'request.invalid',
    'draft.changed',
    'request.not_reopened',
    'trip.traveller_not_allowed',
  ],
})

export const recheckTripDraft = endpoint({
  operationId: 'recheckTripDraft',
  scope: 'draft',
  method: 'POST',
  path: '/trip/drafts/:draftId/recheck',
  summary: 'Recheck the chosen options of a trip draft and update their prices',
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
          now: Rupees.nullable().meta({ description: 'null if it is no longer available' }),
        }),
      )
      .meta({ description: 'price changes; choices that are no longer available are cleared' }),
    unchecked: z.boolean().meta({ description: "true if live prices couldn't be looked up; nothing was changed" }),
  }),
  errors: ['record.not_found', 'draft.changed'],
})

export const deleteTripDraft = endpoint({
  operationId: 'deleteTripDraft',
  scope: 'draft',
  method: 'DELETE',
  path: '/trip/drafts/:draftId',
  summary: 'Delete a trip draft; you can restore it for 30 days',
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
  summary: 'Send a complete trip draft for approval. Requires its current version and fares of today; idempotent',
  tag: TAG,
  params: OneDraft,
  body: z.object({
    version: DraftVersion,
    told: ToldTurn,
    reason: PlainText.trim().max(1000, 'A reason has at most 1000 characters.').optional().meta({
      description: 'the reason, if the policy requires one',
    }),
  }),
  response: z.object({
    trip_number: z.string(),
    status: RequestStatus,
    approver: z
      .string()
      .nullable()
      .meta({ description: 'name of the approver; null if no manager is set, so that a super admin decides' }),
  }),
  errors: [
    'record.not_found',
    'draft.changed',
    'draft.incomplete',
    'draft.outdated',
    'allocation.required',
    'budget.exceeded',
    'policy.blocked',
    'trip.traveller_not_allowed',
    'trip.travellers_sent',
    'policy.reason_required',
    'person.no_employee_record',
    'request.not_reopened',
  ],
})
