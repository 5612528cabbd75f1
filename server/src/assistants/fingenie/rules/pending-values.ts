import { bareAmountIn } from '@pravas/language/expense/answers/bare-amount'
import { plainValue, unclearAnswer } from '@pravas/language/expense/answers/plain-answers'
import { readStatements } from '@pravas/language/expense/corrections/statements'
import type { Value } from '@pravas/language/expense/corrections/values'
import { readConsent } from '@pravas/language/text/consent'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { applyChange } from './changes.ts'
import { FIELD_NAMES, nameBeside } from './field-answers.ts'
import { nextStep, questionInTheWay, unsendable } from './in-the-way.ts'
import { changed, whichOf } from './pending-which.ts'
import { scaleDoubt } from './scale-doubt.ts'
import type { Asked, Pending, Undo } from './state.ts'
import { amountText, type NumberedReceipt, nameOf, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { invalidGstin, refusedText, unclearText } from './value-problems.ts'

/** Only a plain yes sets words that may be no value. */
export async function answerToConfirm(
  turn: Turn,
  receipt: NumberedReceipt,
  { field, value }: Asked<'confirm'>,
): Promise<FinGenieReply | undefined> {
  const { says, namesAct } = readConsent(turn.message, { action: 'send', kind: 'claim' })
  return says === 'yes' && !namesAct ? changed(turn, receipt, { [field]: value }) : undefined
}

/** Only a plain yes sets amounts that stood beside receipts. */
export async function answerToTotals(turn: Turn, { totals }: Asked<'totals'>): Promise<FinGenieReply | undefined> {
  const { says, namesAct } = readConsent(turn.message, { action: 'send', kind: 'claim' })
  if (says !== 'yes' || namesAct) return undefined
  const texts: string[] = []
  const undo: Undo[] = []
  for (const { receiptId, totalPaise } of totals) {
    const open = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    const receipt = open.find(({ id }) => id === receiptId)
    if (!receipt) continue
    const done = await applyChange(turn.tools, open, receipt, { totalPaise })
    texts.push(done.text)
    undo.push(...done.undo)
  }
  const last = totals.length === 1 ? totals[0]?.receiptId : turn.dialogue.focus
  return texts.length === 0 ? undefined : reply(paragraphs(...texts), last, undefined, undo)
}

/** Sets the value that was asked for, where the message gives it and nothing else. */
export async function answerWithValue(
  turn: Turn,
  receipt: NumberedReceipt,
  pending: Asked<'value'>,
  text: string,
): Promise<FinGenieReply | undefined> {
  const { open, today } = turn
  const found = readStatements(text, { open, today, asked: pending.field })
  const [stated, ...others] = found?.statements.filter((one) => one.receipts !== undefined) ?? []
  // What is plainly said of another receipt is that one's; the question is asked again after it.
  if (stated && (others.length > 0 || stated.field !== pending.field || stated.receipts?.[0]?.id !== receipt.id))
    return undefined
  // A whole sentence says what the receipt comes to in its own currency, which may not be rupees.
  if (stated && pending.blocks && receipt.currency !== 'INR') return undefined
  const answer = stated?.said ?? text
  const unsure = stated && 'unclear' in stated.value ? stated.value : undefined
  const value = unsure ?? (pending.blocks ? rupeesIn(answer, receipt) : plainValue(pending.field, answer, today))
  if (!value) return undefined
  if (pending.besides && !stated && 'change' in value) return whichOf(turn, value.change)
  if ('text' in value) return reply(value.text, receipt, pending)
  if ('refused' in value) return reply(refusedText(value.refused), receipt, pending)
  const invalid = 'change' in value && invalidGstin(value.change)
  if (invalid) return reply(refusedText(invalid), receipt, pending)
  if ('unclear' in value) {
    const exact = replies(pending.blocks ? 'edit.value-exact-rupees' : 'edit.value-exact', {
      field: FIELD_NAMES[pending.field],
      receipt: nameOf(receipt),
    })
    return reply(`${unclearText(value.unclear)} ${exact}`, receipt, pending)
  }
  if ('doubtful' in value) return confirm(receipt, pending.field, value.doubtful)
  if (!pending.blocks) {
    const { totalPaise: said } = value.change
    const doubt = scaleDoubt(receipt, value.change)
    // Whoever says it twice means it.
    return doubt === undefined || said === pending.doubted || typeof said !== 'number'
      ? changed(turn, receipt, value.change)
      : reply(
          `${doubt} ${replies('edit.value', { field: FIELD_NAMES[pending.field], receipt: nameOf(receipt) })}`,
          receipt,
          {
            ...pending,
            doubted: said,
          },
        )
  }
  const { text: done, undo } = await applyChange(turn.tools, turn.open, receipt, value.change)
  const left = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const next = questionInTheWay(left)
  return reply(paragraphs(done, next?.text ?? nextStep(left)), receipt, next?.pending, undo)
}

function confirm(receipt: NumberedReceipt, field: ChangeableField, value: string): FinGenieReply {
  const pending = { kind: 'confirm' as const, receiptId: receipt.id, field, value }
  return reply(confirmText(receipt, pending), receipt, pending)
}

/** Asks whether words are the value of a field. */
export function confirmText(
  receipt: NumberedReceipt,
  { field, value }: Pick<Asked<'confirm'>, 'field' | 'value'>,
): string {
  return replies('edit.confirm', {
    field: FIELD_NAMES[field],
    receipt: nameBeside(field, receipt),
    value: literal(value),
  })
}

/**
 * What is asked for before it can be sent is rupees, whatever the receipt was printed in. A figure that may be the printed one
 * counts only with 'rupees' beside it.
 */
function rupeesIn(text: string, receipt: NumberedReceipt): Value | { text: string } {
  const unclear = unclearAnswer(text)
  if (unclear) return { unclear }
  const amount = bareAmountIn(text)
  if (!amount) return undefined
  if (amount.negative) return { refused: { why: 'negative-total' } }
  const { paise, currency } = amount
  if (currency && currency !== 'INR')
    return { text: replies('edit.other-currency', { currency, receipt: nameOf(receipt) }) }
  if (!currency && mayBeAsPrinted(paise, receipt)) {
    const [rupees, printed] = [amountText(paise, 'INR'), amountText(paise, receipt.currency)]
    return { text: replies('edit.which-currency', { rupees, printed, receipt: nameOf(receipt) }) }
  }
  return { change: { totalPaise: paise, currency: 'INR' } }
}

/** Whether a figure without a currency may be that of a receipt in another one: it is unknown, or of about that size. */
function mayBeAsPrinted(paise: number, { totalPaise, currency }: NumberedReceipt): boolean {
  if (currency === 'INR') return false
  return totalPaise === null || (paise > totalPaise / 2 && paise < totalPaise * 2)
}

/** An amount alone is the total that is missing, where one receipt lacks it; a small number may be a receipt's. */
export function bareTotal(text: string, { open, dialogue: { focus } }: Turn): Pending | undefined {
  const isNumber = /^\d{1,2}[.!]?$/.test(text)
  if (isNumber || !bareAmountIn(text) || unsendable(open).length !== 1) return undefined
  const pending = questionInTheWay(open)?.pending
  const isOther = pending?.kind === 'value' && open.some(({ id }) => id === focus && id !== pending.receiptId)
  return isOther ? { ...pending, besides: true } : pending
}
