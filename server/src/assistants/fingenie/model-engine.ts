import { replies } from '@pravas/messages/fingenie'
import type { LanguageModels } from '../../model/language-model-service.ts'
import { type EngineEvent, replyOf } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import { askModel } from '../model/ask-model.ts'
import { spokenIn } from '../model/conversation.ts'
import { FINGENIE_INSTRUCTIONS } from '../model/instructions.ts'
import { withoutQuestions } from '../model/prose-rules.ts'
import type { FinGenieReply, FinGenieTurn } from './engine.ts'
import { NotSaid, openClaimTools, readOnly } from './model-tools.ts'
import type { FinGenieEngine, FinGenieTools } from './tools.ts'

type Tell = (event: EngineEvent<FinGenieReply>) => void

interface ModelEngineParts {
  models: LanguageModels
  /** Keeps the dialogue, computes, changes, and answers where the model does not. */
  rules: FinGenieEngine
  /** Told of what should not happen; the rules answer all the same. */
  onError: (error: unknown) => void
}

/**
 * FinGenie with a language model: it understands and words, the rules compute and change. What the rules would change, or
 * have asked and wait for, stays theirs, so that a correction is what the person wrote.
 */
export function fingenieModelEngine({ models, rules, onError }: ModelEngineParts): FinGenieEngine {
  return {
    async *turn(input) {
      input.signal.throwIfAborted()
      const byRules = isPending(input.state) ? undefined : await withoutChanges(input, rules)
      if (byRules === undefined) yield* rules.turn(input)
      else if (isPending(byRules.state)) yield { type: 'reply', reply: byRules }
      else {
        yield* eventsOf<EngineEvent<FinGenieReply>>(input.signal, async (tell, signal) => {
          tell({ type: 'progress', stage: replies('model.thinking') })
          tell({ type: 'reply', reply: await converse({ ...input, signal }, byRules, tell) })
        })
      }
    },
  }

  /** `byRules` is what the rules answer to the message. */
  async function converse(
    input: FinGenieTurn<FinGenieTools>,
    byRules: FinGenieReply,
    tell: Tell,
  ): Promise<FinGenieReply> {
    const { actor, message, signal, tools } = input
    const said = await input.said()
    const desk = openClaimTools(input, rules, spokenIn(said, message), tell)
    const { words, making, failure } = await askModel(models, {
      actor,
      instructions: FINGENIE_INSTRUCTIONS,
      said,
      message,
      desk: { ...desk, known: { today: input.today } },
      approver: () => tools.my_approver.run(actor, {}, signal),
      signal,
      onWords: (text) => tell({ type: 'delta', text }),
      onError,
    })
    const reply = desk.reply()
    if (failure !== undefined) {
      const own = reply ?? byRules
      return { ...own, text: `${failure}\n\n${own.text}`, making }
    }
    if (words === '' || making.invented > 0) {
      const own = reply ?? byRules
      const text = [withoutQuestions(words), own.text].filter((part) => part !== '').join('\n\n')
      return { ...own, text, making }
    }
    if (!reply) return { text: words, state: asState(input.state), making }
    return { ...reply, text: [words, ...tablesOf(reply.text)].join('\n\n'), making }
  }
}

/** What the rules answer when they may change nothing; undefined where they would. */
async function withoutChanges(
  input: FinGenieTurn<FinGenieTools>,
  rules: FinGenieEngine,
): Promise<FinGenieReply | undefined> {
  try {
    return await replyOf(rules.turn({ ...input, tools: readOnly(input.tools) }))
  } catch (error) {
    if (error instanceof NotSaid) return undefined
    throw error
  }
}

/** Whether the rules have asked something and wait for the answer. */
function isPending(state: unknown): boolean {
  return asState(state)['pending'] !== undefined
}

function asState(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** The tables of a text in Markdown, which code alone makes. */
function tablesOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((block) => block.split('\n').every((line) => line.trimStart().startsWith('|')))
}
