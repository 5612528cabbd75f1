import { replies } from '@pravas/messages/fingenie'
import type { LanguageModels } from '../../../model/language-model-service.ts'
import { type EngineEvent, replyOf } from '../../kernel/engine.ts'
import { FINGENIE_INSTRUCTIONS } from '../../model/instructions.ts'
import { type Begun, modelEngine } from '../../model/model-engine.ts'
import { withoutQuestions } from '../../model/prose-rules.ts'
import type { FinGenieReply, FinGenieTurn } from '../engine.ts'
import type { FinGenieEngine } from '../fingenie-engine.ts'
import type { FinGenieTools } from '../tools.ts'
import { claimModelTools, NotSaid, readOnly } from './model-tools.ts'

type Turn = FinGenieTurn<FinGenieTools>

interface ClaimModelParts {
  models: LanguageModels
  /** Keeps the dialogue, computes, changes, and answers where the model does not. */
  rules: FinGenieEngine
  onError: (error: unknown) => void
}

/**
 * FinGenie with a language model. What the rules would change, or have asked and wait for, stays theirs, so that a correction
 * is what the person wrote.
 */
export function fingenieModelEngine({ models, rules, onError }: ClaimModelParts): FinGenieEngine {
  return modelEngine<Turn, FinGenieReply>({
    models,
    onError,
    voice: {
      instructions: FINGENIE_INSTRUCTIONS,
      thinking: replies('model.thinking'),
      begin: (turn) => begin(turn, rules),
      tools: (turn, spoken, tell) => claimModelTools(turn, rules, spoken, tell),
      inWords: (words, reply, making) =>
        words === '' || making.invented > 0
          ? joined([withoutQuestions(words), reply.text], { ...reply, making })
          : joined([words, ...tablesOf(reply.text)], { ...reply, making }),
      inPlace: ({ failure, words }, reply, making) =>
        joined([failure ?? withoutQuestions(words), reply.text], { ...reply, making }),
      aside: ({ state }, words, making) => ({ text: words, state: asState(state), making }),
    },
  })
}

/** The rules alone answer where they would change something, or have asked something and wait for the answer. */
async function begin(turn: Turn, rules: FinGenieEngine): Promise<Begun<FinGenieReply>> {
  const answer = isPending(turn.state) ? undefined : await withoutChanges(turn, rules)
  if (answer === undefined) return { isByRules: true, rules: (signal) => rules.turn({ ...turn, signal }) }
  return { isByRules: isPending(answer.state), rules: () => only(answer) }
}

/** What the rules answer when they may change nothing; undefined where they would. */
async function withoutChanges(turn: Turn, rules: FinGenieEngine): Promise<FinGenieReply | undefined> {
  try {
    return await replyOf(rules.turn({ ...turn, tools: readOnly(turn.tools) }))
  } catch (error) {
    if (error instanceof NotSaid) return undefined
    throw error
  }
}

async function* only(reply: FinGenieReply): AsyncGenerator<EngineEvent<FinGenieReply>> {
  yield { type: 'reply', reply }
}

function joined(texts: readonly string[], reply: FinGenieReply): FinGenieReply {
  return { ...reply, text: texts.filter((text) => text !== '').join('\n\n') }
}

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
