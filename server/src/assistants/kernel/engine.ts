import type { Actor } from '../../access/actor.ts'

/** What an engine is given for one turn. */
export interface TurnInput<Tools> {
  actor: Actor
  message: string
  /** What the last turn left; `{}` in a new conversation. The engine checks it. */
  state: unknown
  /** The day in Asia/Kolkata, `YYYY-MM-DD`. */
  today: string
  tools: Tools
  /** What was said last in this conversation, oldest first; empty in a new one. */
  said(): Promise<readonly Exchange[]>
  signal: AbortSignal
}

/** What a person said and what the assistant answered, as it was shown. */
export interface Exchange {
  user: string
  assistant: string
}

/** How an answer of the language model came about. */
export interface Making {
  /** Calls of the model. */
  steps: number
  /** Calls of tools that do not exist, did not fit or were refused. */
  toolErrors: number
  /** Sentences that were not shown, because they told of something that no tool and nobody had said. */
  invented: number
  /** Why the rules answered in the model's place. */
  failure?: string
}

/** What every engine's reply has. */
export interface EngineReply {
  /** What the dialogue holds until the next turn. */
  state: Record<string, unknown>
  /** Of a turn in which a language model was asked. */
  making?: Making
}

export type EngineEvent<Reply extends EngineReply> =
  | { type: 'progress'; stage: string }
  | { type: 'delta'; text: string }
  | { type: 'reply'; reply: Reply }

/** Answers one message: any number of other events, then exactly one reply. Throws when the signal is aborted. */
export interface Engine<Input, Reply extends EngineReply> {
  turn(input: Input): AsyncIterable<EngineEvent<Reply>>
}

/** The reply that a turn ends with; `tell` hears of its progress. */
export async function replyOf<Reply extends EngineReply>(
  events: AsyncIterable<EngineEvent<Reply>>,
  tell: (event: EngineEvent<Reply>) => void = () => {},
): Promise<Reply> {
  let reply: Reply | undefined
  for await (const event of events) {
    if (event.type === 'reply') reply = event.reply
    else if (event.type === 'progress') tell(event)
  }
  if (!reply) throw new Error('The engine gave no reply.')
  return reply
}

/** Asks the model's engine, or the rules for people who keep the assistants local. */
export function chosenEngine<Input extends { actor: Actor }, Reply extends EngineReply>(
  model: Engine<Input, Reply>,
  rules: Engine<Input, Reply>,
  keepsLocal: (actor: Actor) => Promise<boolean>,
): Engine<Input, Reply> {
  return {
    async *turn(input) {
      yield* ((await keepsLocal(input.actor)) ? rules : model).turn(input)
    },
  }
}
