import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { sampleFlights } from '../../travel/sources/sample-flights.ts'
import { sampleHotels } from '../../travel/sources/sample-hotels.ts'
import type { Trips } from '../../trips/service.ts'
import type { TripSubmission } from '../../trips/submission.ts'
import { createTurns, type Turns } from '../chat/turns.ts'
import { rulesEngine } from '../engines/rules/rules-engine.ts'
import { tripmateTools } from '../tools/tripmate-tools.ts'

export interface TripmateDeps {
  db: Database['db']
  clock: Clock
  trips: Trips
  submission: TripSubmission
  /** Told of surprises in a turn. */
  onError: (error: unknown) => void
}

/** TripMate: the rules engine with the travel and trip tools. */
export function createTripmate({ onError, ...deps }: TripmateDeps): Turns {
  const { db, clock } = deps
  const tools = tripmateTools({ ...deps, flights: sampleFlights, hotels: sampleHotels })
  return createTurns({ db, clock, engine: rulesEngine, tools, onError })
}
