import type { Actor } from '../../access/actor.ts'
import type { Comments } from '../../comments/service.ts'
import type { Database } from '../../db/database.ts'
import type { LanguageModels } from '../../model/language-model-service.ts'
import { chosenEngine } from '../kernel/engine.ts'
import { type TurnWatch, watchedEngine, watchedRules } from '../kernel/turn-watch.ts'
import type { LimitedTurn } from '../kernel/worker/turn-limit.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import { questionTools } from '../tools/question-tools.ts'
import type { DialogueMemory } from './dialogue-memory.ts'
import { createRulesEngine } from './engine/rules-engine.ts'
import { tripmateModelEngine } from './model/trip-model.ts'
import { readInWorker } from './read-in-worker.ts'
import type { Reply } from './reply.ts'
import { type TripmateToolDeps, tripmateTools } from './tools/tripmate-tools.ts'
import { createTripmateTurns, type TripmateTurns } from './turns.ts'

export interface TripmateDeps extends TripmateToolDeps {
  db: Database['db']
  comments: Pick<Comments, 'asked' | 'write'>
  memory: DialogueMemory
  /** Where messages are understood. */
  workers: TurnWorkers
  /** Answers in the rules' place; undefined: they answer everybody. */
  models: LanguageModels | undefined
  /** Who wants no language model to be asked. */
  keepsLocal: (actor: Actor) => Promise<boolean>
  /** Told of surprises in a turn. */
  onError: (error: unknown) => void
  /** Told of a turn that was ended by its limit. */
  onLimit: (turn: LimitedTurn) => void
  /** Told of what happens within turns; undefined: nobody is. */
  watch: TurnWatch | undefined
}

/** TripMate: an engine with the travel and trip tools. */
export function createTripmate({
  db,
  memory,
  clock,
  workers,
  models,
  keepsLocal,
  onError,
  onLimit,
  watch,
  comments,
  ...parts
}: TripmateDeps): TripmateTurns {
  const readTurn = readInWorker(workers)
  const plain = createRulesEngine(readTurn)
  const rules = watch ? watchedRules(plain, watch, textsOf) : plain
  const chosen = models
    ? chosenEngine(tripmateModelEngine({ models, rules, readTurn, onError }), rules, keepsLocal)
    : rules
  const engine = watch ? watchedEngine(chosen, watch) : chosen
  const questions = questionTools(comments)
  const tools = tripmateTools({ ...parts, clock })
  return createTripmateTurns({ db, memory, clock, engine, tools, questions, onError, onLimit })
}

function textsOf({ parts }: Reply): string[] {
  return parts.flatMap((part) => (part.kind === 'text' ? part.text : []))
}
