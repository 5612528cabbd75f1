import type { Call } from '../kernel/worker/task.ts'
import type { FinGenieCalls, FinGenieReply, FinGenieTurn } from './engine.ts'
import { rulesEngine } from './rules/rules-engine.ts'

/** What of a turn is data. */
export type TurnData = Omit<FinGenieTurn<never>, 'tools' | 'said' | 'signal'>

/** Answers a message by the rules, with tools that run elsewhere. */
export function answerInWorker(turn: TurnData, call: Call, signal: AbortSignal): Promise<FinGenieReply> {
  return rulesEngine.turn({ ...turn, tools: toolsBehind(call), said: nothingSaid, signal })
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
