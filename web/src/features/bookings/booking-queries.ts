import { getTripBookings, type TripBookings } from '@pravas/contract/bookings'
import { type DeskFilter, deskFares, listDesk } from '@pravas/contract/travel-desk'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 50
const DESK = ['travel-desk']

/** What a trip is booked with, by its id or number. */
export function bookingsOf(trip: string) {
  return queryOptions({
    queryKey: ['bookings', trip],
    queryFn: ({ signal }) => call(getTripBookings, { params: { tripId: trip } }, signal),
    retry: false,
  })
}

/** The travel desk's queue, page by page; the one before stays until the next is there. */
export function deskQueue(view: { filter: DeskFilter; query: string }) {
  return infiniteQueryOptions({
    queryKey: [...DESK, view],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDesk,
        { query: { filter: view.filter, ...(view.query && { query: view.query }), limit: PAGE, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** What the flights of a trip cost now. */
export function faresOf(trip: string) {
  return queryOptions({
    queryKey: ['desk-fares', trip],
    queryFn: ({ signal }) => call(deskFares, { params: { tripId: trip } }, signal),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** Shows what the server answered of a trip's bookings, and has what depends on them asked again. */
export function keepBookings(queries: QueryClient, bookings: TripBookings): void {
  for (const name of [bookings.trip_number, bookings.trip_id]) queries.setQueryData(bookingsOf(name).queryKey, bookings)
  void queries.invalidateQueries({ queryKey: DESK })
  void queries.invalidateQueries({ queryKey: ['trip'] })
}
