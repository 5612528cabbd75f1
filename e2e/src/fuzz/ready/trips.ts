import { changeTripAllocation } from '@pravas/contract/allocation'
import { approveTrip, rejectTrip, returnTrip, undoDecision } from '@pravas/contract/approvals'
import {
  cancelBooking,
  changeBooking,
  recordBooking,
  removeBookingFile,
  uploadBookingFiles,
} from '@pravas/contract/bookings'
import { commentTrip } from '@pravas/contract/comments'
import { searchFlights, searchHotels } from '@pravas/contract/travel'
import {
  changeTripDraft,
  createTripDraft,
  deleteTripDraft,
  recheckTripDraft,
  restoreTripDraft,
  submitTripDraft,
} from '@pravas/contract/trip-drafts'
import { cancelTrip, reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { dayFrom, type Organisation } from '../organisation.ts'
import { type ReadyCall, ready } from './ready.ts'

const draftOf = async (organisation: Organisation) => {
  const { id, version } = await organisation.tripDraft()
  return { params: { draftId: id }, body: { version } }
}

/** From the search to the trip that was flown or cancelled. */
export const TRIP_CALLS: readonly ReadyCall[] = [
  ready('colleague', searchFlights, async () => ({ query: { from: 'Delhi', to: 'Pune', depart: dayFrom(30) } })),
  ready('colleague', searchHotels, async () => ({
    query: { city: 'Pune', check_in: dayFrom(30), check_out: dayFrom(32) },
  })),
  ready('colleague', createTripDraft, async (organisation) => ({
    body: { purpose: 'business' as const, flights: await organisation.flight() },
  })),
  ready('colleague', changeTripDraft, async (organisation) => {
    const { params, body } = await draftOf(organisation)
    return { params, body: { ...body, purpose: 'personal' as const } }
  }),
  ready('colleague', changeTripAllocation, async (organisation) => ({
    params: (await draftOf(organisation)).params,
    body: { cost_centre: '4100', project: null },
  })),
  ready('colleague', recheckTripDraft, draftOf),
  ready('colleague', submitTripDraft, draftOf),
  ready('colleague', deleteTripDraft, async (organisation) => ({ params: (await draftOf(organisation)).params })),
  ready('colleague', restoreTripDraft, async (organisation) => {
    const { params } = await draftOf(organisation)
    await organisation.call('colleague', deleteTripDraft, { params })
    return { params }
  }),
  ready('manager', commentTrip, async (organisation) => ({
    params: { tripId: await organisation.sentTrip() },
    body: { text: 'Who else is coming?' },
  })),
  ready('manager', approveTrip, async (organisation) => ({ body: { id: await organisation.sentTrip() } })),
  ready('manager', rejectTrip, async (organisation) => ({
    body: { id: await organisation.sentTrip(), reason: 'The client comes to us.' },
  })),
  ready('manager', returnTrip, async (organisation) => ({
    body: { id: await organisation.sentTrip(), comment: 'Please fly in the morning.', fields: ['purpose'] },
  })),
  ready('manager', undoDecision, async (organisation) => ({ body: { id: await organisation.approvedTrip() } })),
  ready('colleague', reviseTrip, async (organisation) => ({ params: { tripId: await organisation.returnedTrip() } })),
  ready('colleague', withdrawTrip, async (organisation) => ({ params: { tripId: await organisation.sentTrip() } })),
  ready('colleague', cancelTrip, async (organisation) => ({
    params: { tripId: await organisation.approvedTrip() },
    body: { reason: 'The client is ill.' },
  })),
  ready('traveldesk', recordBooking, async (organisation) => {
    const tripId = await organisation.approvedTrip()
    return { params: { tripId }, body: await organisation.ticket(tripId) }
  }),
  ready('traveldesk', changeBooking, async (organisation) => {
    const { tripId, booking, ticket } = await organisation.bookedTrip()
    const { part: _, ...fields } = ticket
    const body = { ...fields, version: booking.version, reason: 'A later flight', fee: 500, refund: 0 }
    return { params: { tripId, bookingId: booking.id }, body }
  }),
  ready('traveldesk', cancelBooking, async (organisation) => {
    const { tripId, booking } = await organisation.bookedTrip()
    const body = { version: booking.version, reason: 'The client is ill.', fee: 500, refund: 100 }
    return { params: { tripId, bookingId: booking.id }, body }
  }),
  ready('traveldesk', uploadBookingFiles, async (organisation) => ({
    params: { tripId: await organisation.approvedTrip() },
    body: { files: [await organisation.receipt()] },
  })),
  ready('traveldesk', removeBookingFile, async (organisation) => {
    const tripId = await organisation.approvedTrip()
    const body = { files: [await organisation.receipt()] }
    const { files } = await organisation.call('traveldesk', uploadBookingFiles, { params: { tripId }, body })
    return { params: { tripId, fileId: files[0]?.file_id ?? '' } }
  }),
]
