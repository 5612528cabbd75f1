import type { Actor } from '../../access/actor.ts'
import type { LanguageModels } from '../../model/language-model-service.ts'
import type { ModelTool } from '../../model/tool-call.ts'
import type { Engine, EngineEvent, EngineReply, Making, TurnInput } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import { askModel } from './ask-model.ts'
import { type Spoken, spokenIn } from './conversation.ts'
import type { Facts } from './fact-rules.ts'

/** What every assistant's turn has that a model may answer. */
export type ModelTurn = TurnInput<{
  my_approver: { run(actor: Actor, input: Record<string, never>, signal: AbortSignal): Promise<string | null> }
}>

/** What a model may do in one turn: act by the rules, which keep the dialogue, and look things up. */
export interface ModelTools<Reply> {
  tools: Record<string, ModelTool>
  /** What is known before anything is asked. */
  known: unknown
  /** All that may be spoken of, which grows with what the tools answer. */
  facts(): Facts
  /** What the rules answered last in this turn. */
  reply(): Reply | undefined
}

/** How a turn begins. */
export interface Begun<Reply extends EngineReply> {
  /** Whether the rules alone answer. */
  isByRules: boolean
  /** The rules' own answer to the message, as though there were no model. */
  rules(signal: AbortSignal): AsyncIterable<EngineEvent<Reply>>
}

/** What an assistant brings along so that a model can answer in it. */
export interface ModelVoice<Turn extends ModelTurn, Reply extends EngineReply> {
  instructions: string
  /** What the person is told while the model is asked. */
  thinking: string
  begin(turn: Turn): Promise<Begun<Reply>>
  /** The tools for one turn. `spoken` is what was said in the conversation. */
  tools(turn: Turn, spoken: Spoken, tell: (event: EngineEvent<Reply>) => void): ModelTools<Reply>
  /** The answer of a turn in which the rules have replied to the model: its words, and what code alone makes of the reply. */
  inWords(words: string, reply: Reply, making: Making): Reply
  /**
   * The rules' reply in the model's place: because of a failure, told in `failure`, or because `words`, what holds of the
   * model's answer, are not all that it said.
   */
  inPlace(model: { failure: string | undefined; words: string }, reply: Reply, making: Making): Reply
  /** The model's words alone; the dialogue stays as it is. */
  aside(turn: Turn, words: string, making: Making): Reply
}

interface ModelEngineParts<Turn extends ModelTurn, Reply extends EngineReply> {
  models: LanguageModels
  voice: ModelVoice<Turn, Reply>
  /** Told of what should not happen; the rules still answer. */
  onError: (error: unknown) => void
}

/** An assistant with a language model: it understands and words, the rules decide, compute and act. */
export function modelEngine<Turn extends ModelTurn, Reply extends EngineReply>({
  models,
  voice,
  onError,
}: ModelEngineParts<Turn, Reply>): Engine<Turn, Reply> {
  type Tell = (event: EngineEvent<Reply>) => void
  return {
    async *turn(turn) {
      turn.signal.throwIfAborted()
      const begun = await voice.begin(turn)
      if (begun.isByRules) yield* begun.rules(turn.signal)
      else
        yield* eventsOf<EngineEvent<Reply>>(turn.signal, (tell, signal) => converse({ ...turn, signal }, begun, tell))
    },
  }

  async function converse(turn: Turn, { rules }: Begun<Reply>, tell: Tell): Promise<void> {
    const { actor, message, signal } = turn
    tell({ type: 'progress', stage: voice.thinking })
    const said = await turn.said()
    const modelTools = voice.tools(turn, spokenIn(said, message), tell)
    const { words, making, failure } = await askModel(models, {
      actor,
      instructions: voice.instructions,
      said,
      message,
      modelTools,
      approver: () => turn.tools.my_approver.run(actor, {}, signal),
      signal,
      onWords: (text) => tell({ type: 'delta', text }),
      onError,
    })
    const reply = modelTools.reply()
    if (reply && failure === undefined) tell({ type: 'reply', reply: voice.inWords(words, reply, making) })
    else if (reply) tell({ type: 'reply', reply: voice.inPlace({ failure, words }, reply, making) })
    else if (failure === undefined && words !== '' && making.invented === 0)
      tell({ type: 'reply', reply: voice.aside(turn, words, making) })
    else {
      for await (const event of rules(signal)) {
        if (event.type !== 'reply') tell(event)
        else tell({ type: 'reply', reply: voice.inPlace({ failure, words }, event.reply, making) })
      }
    }
  }
}
