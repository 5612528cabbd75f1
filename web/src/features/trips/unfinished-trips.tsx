import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { deleteTripDraft, listTripDrafts, restoreTripDraft, type UnfinishedTrip } from '@pravas/contract/trip-drafts'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'
import { useUndoableDelete } from '../../chat/use-undoable-delete.ts'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import { UnfinishedRow } from '../../ui/unfinished-list.tsx'

const t = texts(trips)
const c = texts(labels)

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

/** The rows of trip drafts in the list of what is unfinished. */
export function UnfinishedTrips({ trips }: { trips: readonly UnfinishedTrip[] }) {
  const remove = useUndoableDelete({
    deleted: t('draft.deleted'),
    list: KEY,
    remove: (draftId) => call(deleteTripDraft, { params: { draftId } }),
    restore: (draftId) => call(restoreTripDraft, { params: { draftId } }),
  })
  return trips.map((trip) => {
    const days = [...new Set([trip.from_date, trip.to_date].flatMap((day) => day ?? []))]
    return (
      <UnfinishedRow
        key={trip.id}
        name={trip.title}
        facts={[
          c('trip'),
          ...(days.length > 0 ? [days.map((day) => formatDate(day)).join(t('title.between'))] : []),
          ...(trip.total > 0 ? [formatRupees(trip.total)] : []),
        ]}
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
  })
}
