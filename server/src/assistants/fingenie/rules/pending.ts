import { readConsent } from '@pravas/language/text/consent'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { listWords } from '../../list-words.ts'
import type { FinGenieReply } from '../engine.ts'
import { bareAmountIn } from './bare-amount.ts'
import { applyChange, applyRemoval } from './changes.ts'
import { claimWishIn } from './claim-wishes.ts'
import { correctionsIn } from './correction.ts'
import type { Value } from './correction-values.ts'
import { FIELD_NAMES, nameBeside } from './field-answers.ts'
import { nextStep, questionInTheWay, unsendable } from './in-the-way.ts'
import { mentionsIn } from './mentions.ts'
import { askRemoval, askValue, removalQuestion, toRemove, WHICH_REMOVAL } from './open-question.ts'
import { plainReceipt, plainValue, unclearAnswer } from './plain-answers.ts'
import { removalIn } from './removal.ts'
import { askToSend } from './sending.ts'
import { DialogueState, type Pending } from './state.ts'
import { statedAmount } from './stated.ts'
import { amountText, literal, type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { unclearText } from './unclear-values.ts'

type Asked<Kind extends Pending['kind']> = Extract<Pending, { kind: Kind }>

/**
 * Takes the message as the answer to what was asked, where it is a plain one; undefined for anything else, which is read as
 * what it is.
 */
export async function answerToPending(turn: Turn): Promise<FinGenieReply | undefined> {
  const text = turn.message.trim()
  const { focus, pending = bareTotal(text, turn) } = turn.dialogue
  if (!pending || pending.kind === 'send') return undefined
  if (pending.kind === 'remove') return answerToRemoval(turn, pending)
  if (isRefusal(text)) return reply(LEFT, focus)
  if (pending.kind === 'trip') return undefined
  if (pending.kind === 'which') {
    const receipt = plainReceipt(text, turn.open, turn.today)
    return receipt && change(turn, receipt, pending.change)
  }
  if (pending.kind === 'which-value' || pending.kind === 'which-removal') {
    const receipt = plainReceipt(text, turn.open, turn.today)
    if (!receipt) return undefined
    return pending.kind === 'which-value' ? askValue(receipt, pending.field) : askRemoval(receipt)
  }
  const receipt = turn.open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  return pending.kind === 'confirm'
    ? answerToConfirm(turn, receipt, pending)
    : answerWithValue(turn, receipt, pending, text)
}

async function change(turn: Turn, receipt: NumberedReceipt, to: ReceiptChange): Promise<FinGenieReply> {
  const { text, undo } = await applyChange(turn.tools, turn.open, receipt, to)
  return reply(text, receipt, undefined, undo)
}

/** Only a plain yes to the removal of these very receipts removes them. */
async function answerToRemoval(turn: Turn, pending: Asked<'remove'>): Promise<FinGenieReply | undefined> {
  const { message, open, tools, today, dialogue } = turn
  const receipts = toRemove(pending, open)
  const [receipt, ...others] = receipts
  if (!receipt) return undefined
  const { says, rest } = readConsent(message, others.length > 0 ? removalOf(receipts) : removalMatter(receipt))
  const isOther = others.length > 0 ? ONE_OF_THEM.test(message) : SEVERAL.test(message)
  if (says === 'yes' && !isOther) {
    const { text, undo } = await applyRemoval(tools, open, receipts)
    return reply(text, undefined, undefined, undo)
  }
  // What is not wanted in any words stays, unless they want something else besides.
  const isElse = removalIn(rest) !== undefined || claimWishIn(rest) || correctionsIn(rest, today).length > 0
  return says === 'no' || (KEEPS.test(message) && !isElse) ? reply(LEFT, dialogue.focus) : undefined
}

/** One receipt was asked about. */
const SEVERAL = /\b(?:all|them|these|those|both|everything|sab|sabhi|saare|sare|dono|donon)\b|सब|सभी|सारे|दोनों/i
/** Several were asked about. */
const ONE_OF_THEM = /\b(?:it|that|this|only|one)\b/i
const LEFT = 'All right, I leave it as it is.'
const KEEPS = /\b(?:keep|leave it|do(?:n['’]?t| not)|no|nope|never|nahi|nahin|mat|rehne)\b|नहीं|मत/i

function removalOf(receipts: readonly NumberedReceipt[]) {
  return { action: 'remove' as const, kind: 'receipt' as const, count: receipts.length }
}

function removalMatter({ number, merchant }: NumberedReceipt) {
  return { action: 'remove' as const, kind: 'receipt' as const, number, ...(merchant && { names: [merchant] }) }
}

/** Whether a message only refuses. */
function isRefusal(text: string): boolean {
  return readConsent(text, { action: 'remove', kind: 'receipt' }).says === 'no'
}

async function answerToConfirm(
  turn: Turn,
  receipt: NumberedReceipt,
  { field, value }: Asked<'confirm'>,
): Promise<FinGenieReply | undefined> {
  const { says, namesAct } = readConsent(turn.message, { action: 'send', kind: 'claim' })
  return says === 'yes' && !namesAct ? change(turn, receipt, { [field]: value }) : undefined
}

async function answerWithValue(
  turn: Turn,
  receipt: NumberedReceipt,
  pending: Asked<'value'>,
  text: string,
): Promise<FinGenieReply | undefined> {
  const { open, today } = turn
  const stated = statedAmount(text, open, { today, asked: pending.field })
  // What is plainly said of another receipt is that one's; the question is asked again after it.
  if (stated && (stated.receipts.length !== 1 || stated.receipts[0]?.id !== receipt.id)) return undefined
  // A whole sentence says what the receipt comes to in its own currency, which may not be rupees.
  if (stated && pending.blocks && receipt.currency !== 'INR') return undefined
  const answer = stated?.said ?? text
  const value = pending.blocks ? rupeesIn(answer, receipt) : plainValue(pending.field, answer, today)
  if (!value) return undefined
  if (pending.besides && !stated && 'change' in value) return whichOf(turn, value.change)
  if ('refused' in value) return reply(value.refused, receipt, pending)
  if ('unclear' in value) {
    const [name, unit] = [FIELD_NAMES[pending.field], pending.blocks ? ' in rupees' : '']
    return reply(`${value.unclear} What is the exact ${name} of ${nameOf(receipt)}${unit}?`, receipt, pending)
  }
  if ('doubtful' in value) return confirm(receipt, pending.field, value.doubtful)
  if (!pending.blocks) return change(turn, receipt, value.change)
  const { text: done, undo } = await applyChange(turn.tools, turn.open, receipt, value.change)
  const left = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const next = questionInTheWay(left)
  return reply(paragraphs(done, next?.text ?? `Now ${nextStep(left)}.`), receipt, next?.pending, undo)
}

/** Asks of which receipt a value is that was said when another one had been spoken of. */
function whichOf({ open, dialogue }: Turn, to: ReceiptChange): FinGenieReply {
  const [field = 'totalPaise'] = Object.keys(to) as ChangeableField[]
  const said = typeof to[field] === 'number' ? amountText(to[field], to.currency ?? 'INR') : literal(String(to[field]))
  const question = `Which receipt is **${said}** the ${FIELD_NAMES[field]} of?`
  return reply(paragraphs(question, receiptTable(open)), dialogue.focus, { kind: 'which', change: to })
}

function confirm(receipt: NumberedReceipt, field: ChangeableField, value: string): FinGenieReply {
  const pending = { kind: 'confirm' as const, receiptId: receipt.id, field, value }
  return reply(confirmText(receipt, pending), receipt, pending)
}

function confirmText(receipt: NumberedReceipt, { field, value }: Pick<Asked<'confirm'>, 'field' | 'value'>): string {
  return `Shall I set the ${FIELD_NAMES[field]} of ${nameBeside(field, receipt)} to “${literal(value)}”? Answer **yes** or **no**.`
}

/** An amount alone is the total that is missing, where one receipt lacks it; a small number may be a receipt's. */
function bareTotal(text: string, { open, dialogue: { focus } }: Turn): Pending | undefined {
  const isNumber = /^\d{1,2}[.!]?$/.test(text)
  if (isNumber || !bareAmountIn(text) || unsendable(open).length !== 1) return undefined
  const pending = questionInTheWay(open)?.pending
  const isOther = pending?.kind === 'value' && open.some(({ id }) => id === focus && id !== pending.receiptId)
  return isOther ? { ...pending, besides: true } : pending
}

/**
 * What is asked for before it can be sent is rupees, whatever the receipt was printed in. A figure that may be the printed one
 * counts only with 'rupees' beside it.
 */
function rupeesIn(text: string, receipt: NumberedReceipt): Value {
  const unclear = unclearAnswer(text)
  if (unclear) return { unclear: unclearText(unclear) }
  const amount = bareAmountIn(text)
  if (!amount) return undefined
  if (amount.negative) return { refused: 'A total cannot be below zero.' }
  const { paise, currency } = amount
  if (currency && currency !== 'INR')
    return {
      refused: `Claims are paid in rupees, and ${currency} is another currency. What did ${nameOf(receipt)} come to in rupees? Your bank or card statement says it.`,
    }
  if (!currency && mayBeAsPrinted(paise, receipt)) {
    const [rupees, printed] = [amountText(paise, 'INR'), amountText(paise, receipt.currency)]
    return {
      refused: `Is that ${rupees}, or ${printed} as on the receipt? Claims are paid in rupees: what did ${nameOf(receipt)} come to in rupees? Your bank or card statement says it. Answer with the currency, such as "₹3,450".`,
    }
  }
  return { change: { totalPaise: paise, currency: 'INR' } }
}

/** Whether a figure without a currency may be that of a receipt in another one: it is unknown, or of about that size. */
function mayBeAsPrinted(paise: number, { totalPaise, currency }: NumberedReceipt): boolean {
  if (currency === 'INR') return false
  return totalPaise === null || (paise > totalPaise / 2 && paise < totalPaise * 2)
}

/** What is left of a message that begins with an assent to a question of yes or no: 'yes, remove the dinner instead'. */
export function besidesAssent({ message, dialogue: { pending } }: Turn): string {
  if (pending?.kind !== 'remove' && pending?.kind !== 'send' && pending?.kind !== 'confirm') return message
  return readConsent(message, { action: 'remove', kind: 'receipt' }).rest || message
}

/**
 * A reply to something else than what was asked, with the question asked again: once, and as long as it is still open and
 * the reply asks nothing itself.
 */
export async function withOpenQuestion(turn: Turn, answered: FinGenieReply): Promise<FinGenieReply> {
  const { pending } = turn.dialogue
  const after = DialogueState.parse(answered.state)
  const isChanged = (after.undo?.length ?? 0) > 0
  if (!pending || pending.kind === 'trip' || after.pending) return answered
  const again = askedAgain(turn, pending, isChanged)
  if (pending.again && !isChanged) {
    // Asked no more; but what a figure is of that comes now is not plain.
    return 'besides' in again ? { ...answered, state: { ...answered.state, pending: again } } : answered
  }
  const open = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const question = await questionOf(turn, pending, open, isChanged)
  if (question === undefined) return answered
  return {
    ...answered,
    text: paragraphs(answered.text, question),
    state: { ...answered.state, pending: again },
  }
}

/** What is asked a second time, with whether another receipt was spoken of in between and nothing set on it. */
function askedAgain(
  { message, open, today }: Turn,
  pending: Exclude<Pending, { kind: 'trip' }>,
  isChanged: boolean,
): Pending {
  if (pending.kind !== 'value') return { ...pending, again: true }
  const { besides: _, ...asked } = pending
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  const isBesides =
    !isChanged && !/[?？]/.test(message) && by !== 'none' && !receipts.some(({ id }) => id === asked.receiptId)
  return { ...asked, again: true, ...(isBesides && { besides: true }) }
}

/** The question as it is asked again; undefined where it is answered or pointless by now. */
async function questionOf(
  { open: before, tools }: Turn,
  pending: Exclude<Pending, { kind: 'trip' }>,
  open: readonly NumberedReceipt[],
  isChanged: boolean,
): Promise<string | undefined> {
  if (pending.kind === 'which') {
    const names = (Object.keys(pending.change) as ChangeableField[]).map((field) => FIELD_NAMES[field])
    return isChanged ? undefined : `Which receipt shall I change the ${listWords(names)} of?`
  }
  if (pending.kind === 'which-value') {
    return isChanged ? undefined : `Which receipt shall I change the ${FIELD_NAMES[pending.field]} of?`
  }
  if (pending.kind === 'which-removal') return isChanged || open.length < 2 ? undefined : WHICH_REMOVAL
  if (pending.kind === 'send') {
    const asked = askToSend(open, await tools.approver())
    return JSON.stringify({ ...asked.pending, again: true }) === JSON.stringify({ ...pending, again: true })
      ? asked.text
      : undefined
  }
  if (pending.kind === 'remove') {
    const receipts = toRemove(pending, open)
    return receipts.length > 0 ? removalQuestion(receipts) : undefined
  }
  const receipt = open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  const { field } = pending
  if (receipt[field] !== before.find(({ id }) => id === receipt.id)?.[field]) return undefined
  if (pending.kind === 'confirm') return confirmText(receipt, pending)
  return pending.blocks
    ? questionInTheWay(open)?.text
    : `What is the right ${FIELD_NAMES[field]} of ${nameOf(receipt)}?`
}
