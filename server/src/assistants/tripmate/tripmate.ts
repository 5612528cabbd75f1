import type { Database } from '../../db/database.ts'
import { createTurns, type Turns } from '../chat/turns.ts'
import { rulesEngine } from '../engines/rules/rules-engine.ts'
import { type TripmateToolDeps, tripmateTools } from '../tools/tripmate-tools.ts'

export interface TripmateDeps extends TripmateToolDeps {
  db: Database['db']
  /** Told of surprises in a turn. */
  onError: (error: unknown) => void
}

/** TripMate: the rules engine with the travel and trip tools. */
export function createTripmate({ db, clock, onError, ...parts }: TripmateDeps): Turns {
  return createTurns({ db, clock, engine: rulesEngine, tools: tripmateTools({ ...parts, clock }), onError })
}
