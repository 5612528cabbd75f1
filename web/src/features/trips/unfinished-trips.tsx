import type { MISSING_PARTS } from '@pravas/contract/trip-draft'
import { deleteTripDraft, listTripDrafts, restoreTripDraft, UnfinishedTrip } from '@pravas/contract/trip-drafts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { offerUndo } from '../../chat/undo-offer.tsx'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import { UnfinishedRow } from '../../ui/unfinished-list.tsx'

const SHOWN = 5
const KEY = ['unfinished trips']

/** One's own trip drafts that are not sent, the last changed first; asked anew at every look. */
export const unfinishedTrips = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const { items } = await call(listTripDrafts, { query: { limit: SHOWN } }, signal)
    return (items ?? []).flatMap((one) => UnfinishedTrip.safeParse(one).data ?? [])
  },
  staleTime: 0,
  retry: false,
})

/** The rows of trip drafts in the list of what is unfinished. */
export function UnfinishedTrips({ trips }: { trips: readonly UnfinishedTrip[] }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const restore = useMutation({
    mutationFn: (draftId: string) => call(restoreTripDraft, { params: { draftId } }),
    onError: (error) => logFailure('The trip draft could not be restored.', error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (draftId: string) => call(deleteTripDraft, { params: { draftId } }),
    onSuccess: (_, draftId) => offerUndo({ message: 'Trip draft deleted.', onUndo: () => restore.mutate(draftId) }),
    onError: (error) => logFailure('The trip draft could not be deleted.', error),
    onSettled: refresh,
  })
  return trips.map((trip) => {
    const days = [...new Set([trip.from_date, trip.to_date].flatMap((day) => day ?? []))]
    return (
      <UnfinishedRow
        key={trip.id}
        name={trip.title}
        facts={[
          'Trip',
          ...(days.length > 0 ? [days.map((day) => formatDate(day)).join(' to ')] : []),
          ...(trip.total > 0 ? [formatRupees(trip.total)] : []),
        ]}
        blockers={
          trip.missing.length > 0 ? [`Still needed: ${trip.missing.map((part) => NAMES[part]).join(', ')}`] : []
        }
        to={`/tripmate-chat?session=${encodeURIComponent(trip.session_id)}`}
        isBusy={remove.isPending}
        onDelete={() => remove.mutate(trip.id)}
      />
    )
  })
}

const NAMES: Record<(typeof MISSING_PARTS)[number], string> = {
  from: 'departure city',
  to: 'destination',
  depart: 'departure date',
  return: 'return date',
  flight: 'flight',
  return_flight: 'return flight',
  city: 'hotel city',
  check_in: 'check-in date',
  check_out: 'check-out date',
  hotel: 'hotel',
  purpose: 'purpose',
}
