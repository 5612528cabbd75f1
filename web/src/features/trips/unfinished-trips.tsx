import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { deleteTripDraft, listTripDrafts, restoreTripDraft, type UnfinishedTrip } from '@pravas/contract/trip-drafts'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'
import { useUndoableDelete } from '../../chat/use-undoable-delete.ts'
import { formatDateRange, formatRupees } from '../../ui/formats.ts'
import { DraftRow } from '../../ui/needs-list.tsx'

const t = texts(trips)

/** As many as one answer lists at most. */
const PAGE = 50
const KEY = ['unfinished trips']

/** One's own trip drafts that are not sent, the last changed first; asked anew at every look. */
export const unfinishedTrips = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => allPages((cursor) => call(listTripDrafts, { query: { cursor, limit: PAGE } }, signal)),
  staleTime: 0,
  retry: false,
})

/** The row of a trip draft in the list of what needs somebody. */
export function UnfinishedTripRow({ trip }: { trip: UnfinishedTrip }) {
  const remove = useUndoableDelete({
    deleted: t('draft.deleted'),
    list: KEY,
    remove: (draftId) => call(deleteTripDraft, { params: { draftId } }),
    restore: (draftId) => call(restoreTripDraft, { params: { draftId } }),
  })
  return (
    <DraftRow
      name={trip.title}
      facts={[t('draft'), ...((trip.from_date ?? trip.to_date) ? [formatDateRange(trip.from_date, trip.to_date)] : [])]}
      amount={trip.total > 0 ? formatRupees(trip.total) : undefined}
      blockers={
        trip.missing.length > 0
          ? [t('draft.missing', { parts: trip.missing.map((part) => MISSING_PART_NAMES[part]).join(', ') })]
          : []
      }
      to={`/tripmate-chat?session=${encodeURIComponent(trip.session_id)}`}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate(trip.id)}
    />
  )
}
