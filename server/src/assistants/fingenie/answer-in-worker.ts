import { isAskedWith, likelyExpenseQuestion } from '@pravas/language/questions/expense-questions'
import { tongueOf } from '@pravas/language/text/tongue'
import { inTongue } from '../kernel/tongue.ts'
import type { Call } from '../kernel/worker/task.ts'
import type { FinGenieCalls, FinGenieReply, FinGenieTurn } from './engine.ts'
import { rulesEngine } from './rules/rules-engine.ts'
import { DialogueState } from './rules/state.ts'

/** What a thread learns for its first message: the questions that people ask, and the words with which they do. */
export function prepare(): void {
  likelyExpenseQuestion('')
  isAskedWith('')
}

/** What of a turn is data. */
export type TurnData = Omit<FinGenieTurn<never>, 'tools' | 'said' | 'signal'>

/**
 * Answers a message by the rules, with tools that run elsewhere, in the language of the message, or else in that of what was said
 * before.
 */
export async function answerInWorker(turn: TurnData, call: Call, signal: AbortSignal): Promise<FinGenieReply> {
  const tongue = tongueOf(turn.message) ?? DialogueState.parse(turn.state).tongue ?? 'en'
  const input = { ...turn, tools: toolsBehind(call), said: nothingSaid, signal }
  const reply = await inTongue(tongue, () => rulesEngine.turn(input))
  return { ...reply, state: { ...reply.state, tongue: tongue === 'en' ? undefined : tongue } }
}

/** The rules answer each message by itself and by the state that was kept. */
function nothingSaid(): Promise<never> {
  return Promise.reject(new Error('The rules look back on nothing.'))
}

/** The tools behind `call`, which runs the tool of a name with its input; what that answers crosses unchanged. */
function toolsBehind(call: Call): FinGenieCalls {
  return new Proxy({} as FinGenieCalls, {
    get:
      (_, name) =>
      (input: object = {}) =>
        call(String(name), [input]),
  })
}
