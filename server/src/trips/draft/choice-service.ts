import { toolText } from '@pravas/messages/tools'
import type { Actor } from '../../access/actor.ts'
import { foundAllocationText } from '../../allocations/allocation-text-rules.ts'
import { type Clock, dayOf } from '../../clock.ts'
import { invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import { findFlights, findHotels } from '../../travel/searches-service.ts'
import type { TripAllocations } from './allocation-service.ts'
import type { ChoiceMistake, TripChoice } from './choice-input-rules.ts'
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

/** A draft that was made of a choice, and the request that it would be sent as. */
export interface ChosenTrip extends ShownVersion {
  request: TripRequest
}

export type TripChoices = ReturnType<typeof createTripChoices>

/** Trip drafts from options that were chosen elsewhere than in the chat: by the API, or by a connected assistant. */
export function createTripChoices({ clock, travel, drafts, tripAllocations }: TripChoicesDeps) {
  const searches = { travel, clock }

  /** The draft at the prices of now. */
  async function draftOf(choice: TripChoice, signal: AbortSignal): Promise<BegunTripDraft | ChoiceMistake> {
    const { purpose, flights, stay, journey } = choice
    const today = dayOf(clock.now())
    if (journey) {
      const offers = await Promise.all(
        journey.legs.map(async ({ from, to, depart, stay: nights }) => {
          const [flying, staying] = await Promise.all([
            findFlights(searches, { from, to, depart, class: journey.class }, signal),
            nights && findHotels(searches, { ...nights, city: to, room_type: journey.room_type }, signal),
          ])
          return { flights: flying.outbound, hotels: staying?.options ?? [] }
        }),
      )
      return draftOfJourney(purpose, journey, offers, today)
    }
    const [flying, staying] = await Promise.all([
      flights && findFlights(searches, flights, signal),
      stay && findHotels(searches, stay, signal),
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
     * Makes a draft of the actor's from a choice, at the prices of now; it ends at `expiresAt`, where that is given. Throws
     * 'request.invalid' with what is wrong at its place: days, an option that is not on offer, a cost centre that nobody has.
     */
    async begin(
      actor: Actor,
      choice: TripChoice,
      { expiresAt, signal }: { expiresAt?: Date; signal: AbortSignal },
    ): Promise<ChosenTrip> {
      const refuse = (mistakes: readonly ChoiceMistake[]) =>
        invalid(mistakes.map(({ path, message }) => ({ path: `body.${path}`, message })))
      const mistakes = mistakesOf(choice, dayOf(clock.now()))
      if (mistakes.length > 0) throw refuse(mistakes)
      const draft = await draftOf(choice, signal)
      if ('message' in draft) throw refuse([draft])
      const content = requestOf(draft)
      if (!content) throw refuse([{ path: 'flights', message: toolText('draft_trip.incomplete') }])
      const { cost_centre, project } = choice
      const found = await tripAllocations.find(actor, { typed: { cost_centre, project }, day: content.departureDate })
      const [field] = found.refused
      if (field) throw refuse([{ path: field.field, message: foundAllocationText(found) }])
      const request = { draftId: newId(), ...content }
      const made = await drafts.create(actor, { draft, shown: request }, expiresAt)
      await tripAllocations.keep(actor, made.id, found.chosen)
      return { ...made, request }
    },
  }
}
