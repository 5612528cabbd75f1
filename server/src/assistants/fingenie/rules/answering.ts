import type { Call } from '../../kernel/worker/task.ts'
import type { FinGenieReply, FinGenieTools, FinGenieTurn } from '../engine.ts'
import { rulesEngine } from './rules-engine.ts'

/** What of a turn is data. */
export type TurnData = Omit<FinGenieTurn, 'tools' | 'said' | 'signal'>

/** Answers a message by the rules, with tools that run elsewhere. */
export function answering(turn: TurnData, call: Call, signal: AbortSignal): Promise<FinGenieReply> {
  return rulesEngine.turn({ ...turn, tools: toolsOf(call), said: nothingSaid, signal })
}

/** The rules answer each message by itself and by the state that was kept. */
function nothingSaid(): Promise<never> {
  return Promise.reject(new Error('The rules look back on nothing.'))
}

function toolsOf(call: Call): FinGenieTools {
  // What a tool answers crosses unchanged, so it is what the tool of that name promises.
  const tool =
    (name: string) =>
    (...given: unknown[]) =>
      call(name, given) as Promise<never>
  return {
    receipts: tool('receipts'),
    correct: tool('correct'),
    takeBack: tool('takeBack'),
    remove: tool('remove'),
    removed: tool('removed'),
    restore: tool('restore'),
    claims: tool('claims'),
    decidedOn: tool('decidedOn'),
    approver: tool('approver'),
    claim: tool('claim'),
    choose: tool('choose'),
    resolve: tool('resolve'),
    trips: tool('trips'),
    missing: tool('missing'),
    send: tool('send'),
    spending: { figures: tool('figures'), list: tool('list') },
  }
}
