import { assistants } from '@pravas/messages/en/assistants'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../../access/actor.ts'
import type { Conversation, LanguageModels } from '../../model/language-model-service.ts'
import { ModelUnavailable } from '../../model/unavailable.ts'
import type { Exchange, Making } from '../kernel/engine.ts'
import { messagesFor } from './conversation.ts'
import type { Facts } from './fact-rules.ts'
import { checkedProse } from './prose-rules.ts'

const text = texts(assistants)

interface Asking {
  actor: Actor
  instructions: string
  said: readonly Exchange[]
  message: string
  /** What an assistant has for the model: what it knows already, what it may be asked, and what may be spoken of. */
  modelTools: { known: unknown; tools: Conversation['tools']; facts(): Facts }
  /** The name of who decides on the person's requests, which is taken out of what is sent. */
  approver: () => Promise<string | null>
  signal: AbortSignal
  /** Hears each sentence that holds, as soon as it is whole. */
  onWords: (words: string) => void
  /** Told of what should not happen. */
  onError: (error: unknown) => void
}

interface Asked {
  /** The sentences that hold; empty where there was no answer. */
  words: string
  making: Making
  /** Why there was no answer, for the person; undefined: there was one. */
  failure: string | undefined
}

/** Asks the model for one turn of a conversation. Throws only when `signal` has ended the turn. */
export async function askModel(
  models: LanguageModels,
  { actor, instructions, said, message, modelTools, approver, signal, onWords, onError }: Asking,
): Promise<Asked> {
  const prose = checkedProse(modelTools.facts, onWords)
  try {
    const decider = await approver()
    const conversation = {
      instructions,
      messages: messagesFor(said, message, modelTools.known),
      tools: modelTools.tools,
      names: [actor.name, ...(decider === null ? [] : [decider])],
    }
    const listener = { onText: prose.hear, onTools: () => prose.reset() }
    const { steps, toolErrors } = await models.converse(actor, conversation, signal, listener)
    prose.end()
    return { words: prose.text(), making: { steps, toolErrors, invented: prose.invented() }, failure: undefined }
  } catch (error) {
    signal.throwIfAborted()
    const name = failureName(error)
    if (name === 'a fault') onError(error)
    return {
      words: '',
      making: { steps: 0, toolErrors: 0, invented: 0, failure: name },
      failure: failureWords(error),
    }
  }
}

/** Why the rules answer, in a sentence for the person. */
function failureWords(error: unknown): string {
  const reason = error instanceof ModelUnavailable ? error.reason : undefined
  if (reason === 'used up') return text('model.used-up')
  if (reason === 'declined') return text('model.declined')
  return text(reason === 'kept local' ? 'model.kept-local' : 'model.no-answer')
}

/** The same for the operator. */
function failureName(error: unknown): string {
  return error instanceof ModelUnavailable ? error.reason : 'a fault'
}
