import { replies } from '@pravas/messages/tripmate'
import type { LanguageModels } from '../../model/language-model-service.ts'
import type { Engine, EngineEvent, Making } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import { suggestionsFor } from '../tripmate/dialogue/questions.ts'
import { readState } from '../tripmate/dialogue/state.ts'
import type { ReadTurn, TripmateTurn } from '../tripmate/engine/read-turn.ts'
import { tripModelTools } from '../tripmate/model/model-tools.ts'
import { replyInstead, replyInWords } from '../tripmate/model/trip-reply.ts'
import type { Reply } from '../tripmate/reply.ts'
import type { TripmateTools } from '../tripmate/tools/tripmate-tools.ts'
import { askModel } from './ask-model.ts'
import { spokenIn } from './conversation.ts'
import { TRIPMATE_INSTRUCTIONS } from './instructions.ts'

type Input = TripmateTurn<TripmateTools>
type Tell = (event: EngineEvent<Reply>) => void

interface ModelEngineParts {
  models: LanguageModels
  /** Keeps the dialogue, acts, and answers where no language is needed or the model does not answer. */
  rules: Engine<Input, Reply>
  readTurn: ReadTurn
  /** Told of what should not happen; the rules answer all the same. */
  onError: (error: unknown) => void
}

/**
 * TripMate with a language model: it understands and words, the rules decide and act. What needs no language goes to the
 * rules at once, so that nothing is chosen or sent but by the person's own words.
 */
export function modelEngine({ models, rules, readTurn, onError }: ModelEngineParts): Engine<Input, Reply> {
  return {
    async *turn(input) {
      input.signal.throwIfAborted()
      if (await needsNoLanguage(input, readTurn)) yield* rules.turn(input)
      else yield* eventsOf<EngineEvent<Reply>>(input.signal, (tell, signal) => converse({ ...input, signal }, tell))
    },
  }

  async function converse(input: Input, tell: Tell): Promise<void> {
    const { actor, message, signal, tools } = input
    tell({ type: 'progress', stage: replies('model.thinking') })
    const said = await input.said()
    const desk = tripModelTools(input, { rules, readTurn }, spokenIn(said, message), tell)
    const { words, making, failure } = await askModel(models, {
      actor,
      instructions: TRIPMATE_INSTRUCTIONS,
      said,
      message,
      desk,
      approver: () => tools.my_approver.run(actor, {}, signal),
      signal,
      onWords: (text) => tell({ type: 'delta', text }),
      onError,
    })
    const reply = desk.reply()
    if (failure !== undefined) {
      if (reply) tell({ type: 'reply', reply: replyInstead(failure, reply, making) })
      else await byRules(input, tell, failure, making)
      return
    }
    if (reply) tell({ type: 'reply', reply: replyInWords(words, reply, making) })
    else if (words === '' || making.invented > 0) await byRules(input, tell, '', making)
    else tell({ type: 'reply', reply: asideOf(input, words, making) })
  }

  /** The rules' own answer to the message, as though no model had been asked. */
  async function byRules(input: Input, tell: Tell, note: string, making: Making): Promise<void> {
    for await (const event of rules.turn(input)) {
      if (event.type === 'reply') tell({ type: 'reply', reply: replyInstead(note, event.reply, making) })
      else tell(event)
    }
  }
}

/**
 * Whether the rules alone answer: a choice on a card, a proposed answer, a yes or no to what was asked, and whatever sends
 * or takes back.
 */
async function needsNoLanguage(input: Input, readTurn: ReadTurn): Promise<boolean> {
  const { before, understood, outcome } = await readTurn(input, input.signal)
  const message = input.message.trim().toLowerCase()
  if (suggestionsFor(before).some((proposed) => proposed.toLowerCase() === message)) return true
  if (outcome.act === 'submit' || (typeof outcome.act === 'object' && 'withdraw' in outcome.act)) return true
  return ['select', 'affirm', 'deny', 'submit', 'cancel', 'restart'].includes(understood.intent)
}

/** An answer beside the trip, which stays as it is. */
function asideOf({ state }: Input, words: string, making: Making): Reply {
  const kept = readState(state)
  const parts = [{ kind: 'text' as const, text: words }]
  return { state: { ...kept }, parts, form: null, suggestions: suggestionsFor(kept), destination: null, making }
}
