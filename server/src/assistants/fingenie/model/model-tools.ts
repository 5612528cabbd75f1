import { paiseFromRupees } from '@pravas/contract/money'
import { FIELD_OF, isAmount } from '@pravas/contract/receipt-field-keys'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { wantsBack } from '@pravas/language/expense/commands/as-read'
import { saysThereIsNo } from '@pravas/language/expense/corrections/missing-fields'
import { z } from 'zod'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { type EngineEvent, replyOf } from '../../kernel/engine.ts'
import { type OwnTool, toolsWithout } from '../../kernel/tool.ts'
import type { Spoken } from '../../model/conversation.ts'
import { createSpeakable, factsOf } from '../../model/fact-rules.ts'
import type { ModelTools } from '../../model/model-engine.ts'
import type { FinGenieReply, FinGenieTurn } from '../engine.ts'
import type { FinGenieEngine } from '../fingenie-engine.ts'
import type { FinGenieTools } from '../tools.ts'
import { expenseActOf, ModelAct } from './model-acts.ts'

/** How many receipts and claims are told of; the page shows all. */
const TOLD = 40

/** Something would be changed that the person did not ask for in so many words. */
export class NotSaid extends Error {}

/** Makes the tools for one turn. `spoken` is what was said in the conversation. */
export function claimModelTools(
  input: FinGenieTurn<FinGenieTools>,
  rules: FinGenieEngine,
  { byPerson, byAssistant }: Spoken,
  tell: (event: EngineEvent<FinGenieReply>) => void,
): ModelTools<FinGenieReply> {
  const { list_receipts, list_my_expenses } = input.tools
  const speakable = createSpeakable([...byAssistant, input.today], byPerson)
  const { answered } = speakable
  let state = input.state
  let last: FinGenieReply | undefined

  async function byRules(request: string | ModelAct, signal: AbortSignal): Promise<unknown> {
    try {
      const asked = typeof request === 'string' ? { message: request } : { act: await performed(request, signal) }
      const tools = changingOnlyWhatWasSaid(input.tools, input.message)
      last = await replyOf(rules.turn({ ...input, ...asked, state, signal, tools }), tell)
    } catch (error) {
      if (error instanceof NotSaid) return { refused: 'The person did not say this. Ask them to say it themselves.' }
      throw error
    }
    state = last.state
    speakable.said(last.text)
    return answered({ said: last.text })
  }

  async function performed(given: ModelAct, signal: AbortSignal): Promise<ExpenseAct> {
    const held = await list_receipts.run(input.actor, {}, signal)
    return expenseActOf(given, input.today, (number) => held.find((receipt) => receipt.number === number)?.id)
  }

  return {
    known: { today: input.today },
    facts: speakable.facts,
    reply: () => last,
    tools: {
      act: {
        description:
          'Does one thing with the receipts and claims of the person, or computes figures over them: sums, comparisons, and groups by category, merchant, month and the like. Sending, approving and paying are not among them.',
        input: z.object({ act: ModelAct }),
        run: (given, signal) => byRules((given as { act: ModelAct }).act, signal),
      },
      look_up: {
        description:
          'Reads one plain English question on receipts, claims or trips that no act covers, and answers it.',
        input: z.object({ request: z.string().min(1).max(1_000) }),
        run: (given, signal) => byRules((given as { request: string }).request, signal),
      },
      receipts: {
        description:
          'Lists the receipts of this conversation with what was read on them, in the order of their upload. A number may be missing where a receipt was removed.',
        input: list_receipts.input,
        run: async (_given, signal) =>
          answered((await list_receipts.run(input.actor, {}, signal)).slice(0, TOLD).map(receiptData)),
      },
      claims: {
        ...list_my_expenses,
        run: async (_given, signal) =>
          answered((await list_my_expenses.run(input.actor, {}, signal)).slice(0, TOLD).map(claimData)),
      },
    },
  }
}

/** The tools with which nothing can be changed: whatever would is refused. */
export function readOnly(tools: FinGenieTools): FinGenieTools {
  return toolsWithout(tools, ['draft', 'send'], () => new NotSaid())
}

/**
 * A correction is made when the person's own message says its values, and one is taken back, or a receipt restored, when they
 * want that; all else that changes is refused.
 */
function changingOnlyWhatWasSaid(tools: FinGenieTools, message: string): FinGenieTools {
  const { change_receipt, revert_receipt, restore_receipt } = tools
  return {
    ...readOnly(tools),
    change_receipt: {
      ...change_receipt,
      run(actor, input, signal) {
        const fields = Object.entries(input.change) as [ChangeableField, unknown][]
        if (!fields.every(([field, value]) => isSaid(field, value, message))) throw new NotSaid()
        return change_receipt.run(actor, input, signal)
      },
    },
    revert_receipt: onlyIfWanted(revert_receipt, message),
    restore_receipt: onlyIfWanted(restore_receipt, message),
  }
}

/** A tool that brings something back, where the person wants something back. */
function onlyIfWanted<Input extends z.ZodObject, Output>(spec: OwnTool<Input, Output>, message: string) {
  const run: typeof spec.run = (actor, input, signal) => {
    if (!wantsBack(message)) throw new NotSaid()
    return spec.run(actor, input, signal)
  }
  return { ...spec, run }
}

function isSaid(field: ChangeableField, value: unknown, message: string): boolean {
  if (value === null) return saysThereIsNo(field, message)
  const said = factsOf(message, true)
  if (typeof value === 'number') return said.numbers.has(isAmount(FIELD_OF[field]) ? value : paiseFromRupees(value))
  if (typeof value !== 'string' || value === '') return false
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return said.days.has(value) || said.days.has(value.slice(5))
  return message.toLowerCase().includes(value.toLowerCase())
}

type ListedReceipt = Awaited<ReturnType<FinGenieTools['list_receipts']['run']>>[number]

function receiptData(receipt: ListedReceipt) {
  return {
    number: receipt.number,
    merchant: receipt.merchant,
    date: receipt.date,
    amount: receipt.totalPaise === null ? null : receipt.totalPaise / 100,
    currency: receipt.currency,
    category: receipt.category,
    sent_in: receipt.expenseNumber,
  }
}

function claimData(claim: Awaited<ReturnType<FinGenieTools['list_my_expenses']['run']>>[number]) {
  return {
    number: claim.expense_number,
    status: claim.status,
    reason: claim.rejection_reason,
    date: claim.expense_date,
    type: claim.expense_type,
    rupees: claim.total,
  }
}
