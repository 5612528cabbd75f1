import { replies } from '@pravas/messages/tripmate'
import type { LanguageModels } from '../../../model/language-model-service.ts'
import type { Engine, Making } from '../../kernel/engine.ts'
import { TRIPMATE_INSTRUCTIONS } from '../../model/instructions.ts'
import { modelEngine } from '../../model/model-engine.ts'
import type { Outcome } from '../dialogue/outcome.ts'
import { suggestionsFor } from '../dialogue/questions.ts'
import { readState } from '../dialogue/state.ts'
import type { ReadTurn, TripmateTurn } from '../engine/read-turn.ts'
import type { Reply } from '../reply.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import { tripModelTools } from './model-tools.ts'
import { replyInstead, replyInWords } from './trip-reply.ts'

type Turn = TripmateTurn<TripmateTools>

interface TripModelParts {
  models: LanguageModels
  /** Keeps the dialogue, acts, and answers where no language is needed or the model does not answer. */
  rules: Engine<Turn, Reply>
  readTurn: ReadTurn
  onError: (error: unknown) => void
}

/**
 * TripMate with a language model. What needs no language goes to the rules at once, so that nothing is chosen or sent but by
 * the person's own words.
 */
export function tripmateModelEngine({ models, rules, readTurn, onError }: TripModelParts): Engine<Turn, Reply> {
  return modelEngine<Turn, Reply>({
    models,
    onError,
    voice: {
      instructions: TRIPMATE_INSTRUCTIONS,
      thinking: replies('model.thinking'),
      begin: async (turn) => ({
        isByRules: await needsNoLanguage(turn, readTurn),
        rules: (signal) => rules.turn({ ...turn, signal }),
      }),
      tools: (turn, spoken, tell) => tripModelTools(turn, { rules, readTurn }, spoken, tell),
      inWords: replyInWords,
      inPlace: ({ failure = '' }, reply, making) => replyInstead(failure, reply, making),
      aside: asideOf,
    },
  })
}

/**
 * Whether the rules alone answer: what the page has done already, a choice on a card, a proposed answer, a yes or no to what was asked, and whatever sends
 * or takes back.
 */
async function needsNoLanguage(turn: Turn, readTurn: ReadTurn): Promise<boolean> {
  if (turn.told) return true
  const { before, understood, outcome } = await readTurn(turn, turn.signal)
  const message = turn.message.trim().toLowerCase()
  if (suggestionsFor(before).some((proposed) => proposed.toLowerCase() === message)) return true
  if (outcome.act === 'submit' || isOfSentTrip(outcome.act)) return true
  return ['select', 'affirm', 'deny', 'submit', 'cancel', 'restart'].includes(understood.intent)
}

/** An answer beside the trip, which stays as it is. */
function asideOf({ state }: Turn, words: string, making: Making): Reply {
  const kept = readState(state)
  const parts = [{ kind: 'text' as const, text: words }]
  return { state: { ...kept }, parts, form: null, suggestions: suggestionsFor(kept), destination: null, making }
}

/** Whether a message is about withdrawing or changing a request that was sent, which the rules alone do. */
function isOfSentTrip(act: Outcome['act']): boolean {
  return typeof act === 'object' && ('withdraw' in act || 'change' in act || 'agreed' in act)
}
