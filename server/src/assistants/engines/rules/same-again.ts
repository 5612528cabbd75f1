import { City, Purpose, type Trip } from '@pravas/contract/trips'
import type { Actor } from '../../../identity/actor.ts'
import type { DialogueState, Goal, Wish } from '../../dialogue/state.ts'
import type { TripmateTools } from '../../tools/tripmate-tools.ts'

/** The wish of the traveller's last request without its days; undefined when there is none to repeat. */
async function lastRequest(
  actor: Actor,
  state: DialogueState,
  tools: Pick<TripmateTools, 'list_my_trips'>,
  signal: AbortSignal,
): Promise<{ goal: Goal; wish: Wish; again: DialogueState['again'] } | undefined> {
  const [trip] = await tools.list_my_trips.run(actor, {}, signal)
  const again = trip && titlesOf(trip)
  if (state.submitted) return { ...state.submitted, again: again ?? null }
  const to = City.safeParse(trip?.destination_city)
  if (!trip || !again || !to.success) return undefined
  const from = City.safeParse(trip.departure_city)
  const purpose = Purpose.safeParse(trip.purpose)
  const flies = trip.flight !== null && from.success
  return {
    goal: flies ? (trip.hotel_name === null ? 'flight' : 'both') : 'hotel',
    wish: {
      ...(flies ? { from: from.data, to: to.data } : { city: to.data }),
      ...(flies && trip.return_flight !== null && { trip_type: 'round_trip' as const }),
      ...(purpose.success && { purpose: purpose.data }),
    },
    again,
  }
}

/** What a trip was made of. */
function titlesOf({ flight, return_flight, hotel_name }: Trip): NonNullable<DialogueState['again']> {
  return {
    ...(flight !== null && { flight }),
    ...(return_flight !== null && { return_flight }),
    ...(hotel_name !== null && { hotel: hotel_name }),
  }
}

/**
 * Begins a trip like the last one: what was said now counts, then what was requested then, but its days. Its flights and
 * its hotel are taken again where the new days have them.
 */
export async function sameAgain(
  actor: Actor,
  state: DialogueState,
  tools: Pick<TripmateTools, 'list_my_trips'>,
  signal: AbortSignal,
): Promise<{ state: DialogueState; note: string }> {
  const last = await lastRequest(actor, state, tools, signal)
  if (!last) return { state, note: 'I find no earlier request of yours to repeat.' }
  const { depart: _d, return: back, check_in: _i, check_out: _o, nights: _n, ...kept } = last.wish
  const roundTrip = back !== undefined && state.wish.return === undefined ? { trip_type: 'round_trip' as const } : {}
  const wish: Wish = { ...kept, ...roundTrip, ...state.wish }
  const route = [wish.from, wish.to ?? wish.city].filter(Boolean).join(' to ')
  return { state: { ...state, goal: last.goal, wish, again: last.again }, note: `As last time: ${route}.` }
}
