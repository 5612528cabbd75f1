import type { z } from 'zod'
import type { Call } from '../kernel/worker/task.ts'
import type { FinGenieReply, FinGenieTurn } from './engine.ts'
import { rulesEngine } from './rules/rules-engine.ts'
import type { RulesTools } from './rules/rules-tools.ts'
import type { FinGenieTools } from './tools.ts'

/** What of a turn is data. */
export type TurnData = Omit<FinGenieTurn<never>, 'tools' | 'said' | 'signal'>

/** Answers a message by the rules, with tools that run elsewhere. */
export function answerInWorker(turn: TurnData, call: Call, signal: AbortSignal): Promise<FinGenieReply> {
  return rulesEngine.turn({ ...turn, tools: rulesTools(call), said: nothingSaid, signal })
}

/** The rules answer each message by itself and by the state that was kept. */
function nothingSaid(): Promise<never> {
  return Promise.reject(new Error('The rules look back on nothing.'))
}

type Input<Name extends keyof FinGenieTools> = z.input<FinGenieTools[Name]['input']>
type Output<Name extends keyof FinGenieTools> = Awaited<ReturnType<FinGenieTools[Name]['run']>>

/** The tools behind `call`, which runs the tool of a name with its input. */
function rulesTools(call: Call): RulesTools {
  // What a tool answers crosses unchanged, so it is what the tool of that name promises.
  const run = <Name extends keyof FinGenieTools>(name: Name, input: Input<Name>) =>
    call(name, [input]) as Promise<Output<Name>>
  return {
    receipts: () => run('list_receipts', {}),
    correct: (receipt_id, change) => run('change_receipt', { receipt_id, change }),
    takeBack: (receipt_id, change) => run('revert_receipt', { receipt_id, change }),
    remove: (receipt_id) => run('remove_receipt', { receipt_id }),
    removed: () => run('list_removed_receipts', {}),
    restore: (receipt_id) => run('restore_receipt', { receipt_id }),
    resolve: (receipt_id, key, resolution) => run('resolve_duplicate', { receipt_id, key, resolution }),
    claims: () => run('list_my_expenses', {}),
    decidedOn: (expense) => run('expense_decided_on', { expense }),
    approver: () => run('my_approver', {}),
    policy: (city) => run('read_policy', city === undefined ? {} : { city }),
    claim: () => run('show_claim', {}),
    book: (typed, asks) => run('book_claim', { typed, asks }),
    choose: (choice) => run('choose_claim', choice),
    send: (receipts) => run('submit_claim', { receipts }),
    trips: () => run('list_my_trips', {}),
    missing: (trip) => run('missing_receipts', { trip }),
    spending: {
      figures: (question, team) => run('spending_figures', { question, team }),
      list: (question, order, limit) => run('spending_list', { question, order, limit }),
    },
  }
}
