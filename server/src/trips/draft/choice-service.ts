import { toolText } from '@pravas/messages/tools'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { allocationMistake } from '../../allocations/allocation-text-rules.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import { findFlights, findHotels } from '../../travel/searches-service.ts'
import type { TripAllocations } from './allocation-service.ts'
import { type ChoiceMistake, type OpenTripChoice, refusedChoice } from './choice-input-rules.ts'
import { draftOfChoice, mistakesOf } from './choice-rules.ts'
import type { ShownVersion, TripDrafts } from './drafts-service.ts'
import { draftOfJourney } from './journey-choice-rules.ts'
import { requestOf } from './request-rules.ts'
import type { BegunTripDraft, TripRequest } from './trip-draft.ts'

interface TripChoicesDeps {
  clock: Clock
  travel: TravelSearch
  drafts: Pick<TripDrafts, 'create'>
  tripAllocations: Pick<TripAllocations, 'find' | 'keep'>
}

/** A draft that was made of a choice, and the request that it would be sent as; null while something is missing. */
export interface ChosenTrip extends ShownVersion {
  request: TripRequest | null
}

interface BeginOptions {
  expiresAt?: Date
  /** Whether nothing may be missing. */
  isWhole?: boolean
  also?: ((trx: Transaction<Tables>, made: ShownVersion) => Promise<void>) | undefined
  signal: AbortSignal
}

export type TripChoices = ReturnType<typeof createTripChoices>

/** Trip drafts from options that were chosen elsewhere than in the chat: by the API, or by a connected assistant. */
export function createTripChoices({ clock, travel, drafts, tripAllocations }: TripChoicesDeps) {
  const searches = { travel, clock }

  /** The draft at the prices of now. */
  async function draftOf(choice: OpenTripChoice, signal: AbortSignal): Promise<BegunTripDraft | ChoiceMistake> {
    const { purpose, flights, stay, journey } = choice
    const today = dayOf(clock.now())
    if (journey) {
      const offers = await Promise.all(
        journey.legs.map(async ({ from, to, depart, flight, stay: nights }) => {
          const [flying, staying] = await Promise.all([
            flight === undefined
              ? undefined
              : findFlights(searches, { from, to, depart, class: journey.class }, signal),
            nights?.hotel === undefined
              ? undefined
              : findHotels(searches, { ...nights, city: to, room_type: journey.room_type }, signal),
          ])
          return { flights: flying?.outbound ?? [], hotels: staying?.options ?? [] }
        }),
      )
      return draftOfJourney(purpose, journey, offers, today)
    }
    const [flying, staying] = await Promise.all([
      flights?.out === undefined ? undefined : findFlights(searches, flights, signal),
      stay?.hotel === undefined ? undefined : findHotels(searches, stay, signal),
    ])
    return draftOfChoice(
      choice,
      {
        outbound: flying?.outbound ?? [],
        returning: flying?.returning ?? [],
        fares: flying?.fares ?? [],
        hotels: staying?.options ?? [],
      },
      today,
    )
  }

  return {
    /**
     * Makes a draft of the actor's from a choice, at the prices of now; it ends at `expiresAt`, where that is given. `also` is done
     * within the transaction that keeps it. Throws 'request.invalid' with what is wrong at its place: days, an option that is not
     * on offer, a cost centre that nobody has; where `isWhole`, also what is missing.
     */
    async begin(
      actor: Actor,
      choice: OpenTripChoice,
      { expiresAt, isWhole = false, also, signal }: BeginOptions,
    ): Promise<ChosenTrip> {
      const mistakes = mistakesOf(choice, dayOf(clock.now()), isWhole)
      if (mistakes.length > 0) throw refusedChoice(mistakes)
      const draft = await draftOf(choice, signal)
      if ('message' in draft) throw refusedChoice([draft])
      const content = requestOf(draft)
      if (!content && isWhole) throw refusedChoice([{ path: 'flights', message: toolText('draft_trip.incomplete') }])
      const { cost_centre, project } = choice
      const day = content?.departureDate ?? draft.criteria.depart ?? draft.criteria.check_in
      const found = await tripAllocations.find(actor, { typed: { cost_centre, project }, day })
      const mistake = allocationMistake(found)
      if (mistake) throw refusedChoice([mistake])
      const request = content ? { draftId: newId(), ...content } : null
      const made = await drafts.create(actor, { draft, shown: request }, expiresAt, also)
      await tripAllocations.keep(actor, made.id, found.chosen)
      return { ...made, request }
    },
  }
}
