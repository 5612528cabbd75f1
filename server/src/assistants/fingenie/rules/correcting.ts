import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import type { FinGenieReply } from '../engine.ts'
import { wantsUndo } from './back-wishes.ts'
import { bareAmountIn, unclearAmountIn } from './bare-amount.ts'
import { applyChange, applyRemoval } from './changes.ts'
import { claimWishIn } from './claim-wishes.ts'
import { correctionsIn } from './correction.ts'
import type { Correction } from './correction-kinds.ts'
import { AMOUNTS, type Value, valueIn } from './correction-values.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import { nextStep, questionInTheWay, unsendable } from './in-the-way.ts'
import { mentionsIn } from './mentions.ts'
import { removalIn } from './removal.ts'
import { wantsToSend } from './sending-wishes.ts'
import { isCourtesy } from './small-talk.ts'
import { DialogueState, type Pending, type Undo } from './state.ts'
import { readAgain } from './taking-back.ts'
import { amountText, literal, merchantWords, type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { NO_RECEIPTS, notFound, reply, type Turn } from './turn.ts'
import { unclearText } from './unclear-values.ts'

const YES = /^(?:yes|yeah|yep|yup|sure|ok|okay|do it|please do|go ahead|confirm|haan|ha|ji)\b/i
const NO = /^(?:no|nope|cancel|never ?mind|forget it|leave it|keep it|keep both|don't|do not|stop|nahi)\b/i
const IS_QUESTION = /\?\s*$|^(?:what|which|who|when|where|how|show|list|compare|summari[sz]e)\b/i

/** Takes the message as the answer to what was asked; undefined when it cannot be one. */
export async function answerToPending({
  message,
  dialogue,
  open,
  tools,
  today,
}: Turn): Promise<FinGenieReply | undefined> {
  const text = message.trim()
  const { focus, pending = bareTotal(text, open) } = dialogue
  if (!pending) return undefined
  if (pending.kind === 'trip' && (!NO.test(text) || claimWishIn(text))) return undefined
  if (NO.test(text) && correctionsIn(text, today).length === 0) return reply('All right, I leave it as it is.', focus)
  if (pending.kind === 'trip') return undefined
  if (pending.kind === 'which') {
    if (IS_QUESTION.test(text) || correctionsIn(text, today).length > 0) return undefined
    const bare = /^#?(\d{1,3})\.?$/.exec(text)?.[1]
    const mention = mentionsIn(bare ? `receipt ${bare}` : text, open, { today, focus: undefined })
    const [receipt, ...others] = mention.by === 'none' ? [] : mention.receipts
    if (!receipt || others.length > 0) return undefined
    const { text: done, undo } = await applyChange(tools, open, receipt, pending.change)
    return reply(done, receipt, undefined, undo)
  }
  const receipt = open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  if (pending.kind === 'remove') {
    if (!YES.test(text)) return undefined
    const { text: done, undo } = await applyRemoval(tools, open, receipt)
    return reply(done, undefined, undefined, undo)
  }
  if (IS_QUESTION.test(text) || wantsSomethingElse(text)) return undefined
  // 'It was 500' is a correction too, and here it is known of which receipt.
  const isTotal = pending.field === 'totalPaise' && bareAmountIn(text) !== undefined
  if (!isTotal && correctionsIn(text, today).length > 0) return undefined
  const value = pending.blocks ? rupeesIn(text, receipt) : valueAnswered(pending.field, text, today)
  if (!value) return undefined
  if ('refused' in value) return reply(value.refused, receipt, pending)
  if ('unclear' in value) {
    const [name, unit] = [FIELD_NAMES[pending.field], pending.blocks ? ' in rupees' : '']
    return reply(`${value.unclear} What is the exact ${name} of ${nameOf(receipt)}${unit}?`, receipt, pending)
  }
  const { text: done, undo } = await applyChange(tools, open, receipt, value.change)
  if (!pending.blocks) return reply(done, receipt, undefined, undo)
  const left = (await tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const next = questionInTheWay(left)
  const ready = `Now ${nextStep(left)}.`
  return reply(paragraphs(done, next?.text ?? ready), receipt, next?.pending, undo)
}

/** An amount alone is the total that is missing, where one receipt lacks it; a small number may be a receipt's. */
function bareTotal(text: string, open: readonly NumberedReceipt[]): Pending | undefined {
  const isNumber = /^\d{1,2}[.!]?$/.test(text)
  if (isNumber || !bareAmountIn(text) || unsendable(open).length !== 1) return undefined
  return questionInTheWay(open)?.pending
}

/** Whether a message is no answer, though it may hold what looks like one: 'remove receipt 2', 'thanks'. */
function wantsSomethingElse(text: string): boolean {
  return (
    removalIn(text) !== undefined ||
    claimWishIn(text) !== undefined ||
    wantsUndo(text) ||
    wantsToSend(text) ||
    isCourtesy(text)
  )
}

function valueAnswered(field: ChangeableField, text: string, today: string): Value {
  // 'Wait 5 minutes' is no total of ₹5.
  const unclear = AMOUNTS.includes(field) ? unclearAmountIn(text) : undefined
  if (unclear) return { unclear: unclearText(unclear) }
  if (AMOUNTS.includes(field) && !bareAmountIn(text)) return undefined
  return valueIn(field, text.replace(/^(?:it is|it's|it was|it should be|should be)\s+/i, ''), today)
}

/**
 * What is asked for before it can be sent is rupees, whatever the receipt was printed in. A figure that may be the printed one
 * counts only with 'rupees' beside it.
 */
function rupeesIn(text: string, receipt: NumberedReceipt): Value {
  const unclear = unclearAmountIn(text)
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

/** Asks whether a receipt is to be taken out; undefined when the message asks for nothing of the kind. */
export function removal({ message, dialogue, open, spoken, today }: Turn): FinGenieReply | undefined {
  const about = removalIn(message)
  if (about === undefined || spoken.length === 0) return undefined
  if (open.length === 0) return reply('These receipts have been claimed and cannot be removed any more.')
  const mention = mentionsIn(about, open, { today, focus: dialogue.focus })
  const [receipt, ...others] = mention.receipts
  if (!receipt || others.length > 0) {
    return reply(paragraphs('Which receipt shall I remove? Say for example "remove receipt 2".', receiptTable(open)))
  }
  const question = `Shall I remove ${nameOf(receipt)} from this conversation? Answer **yes** or **no**.`
  return reply(question, receipt, { kind: 'remove', receiptId: receipt.id })
}

/** Makes the corrections that the message asks for; undefined when it asks for none. */
export async function corrections(turn: Turn): Promise<FinGenieReply | undefined> {
  const { message, open, spoken, today } = turn
  const found = correctionsIn(message, today).filter((one) => !one.onlyNamed || namesMerchant(one.about, spoken))
  if (found.every(({ kind }) => kind === 'aside')) return undefined
  if (spoken.length === 0) return reply(NO_RECEIPTS)
  if (open.length === 0)
    return reply(`These receipts are part of ${spoken[0]?.expenseNumber} and cannot be changed any more.`)
  if (found.length === 1) return correct(turn, found[0] as Correction)
  const replies: FinGenieReply[] = []
  const undo: Undo[] = []
  let { focus } = turn.dialogue
  for (const [index, correction] of found.entries()) {
    const receipts = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    // 'The total of receipt 2 is 500 and the date is 5 March' goes on about receipt 2.
    const goesOn =
      index > 0 &&
      correction.kind !== 'aside' &&
      mentionsIn(correction.about, receipts, { today, focus: undefined }).by === 'none'
    const about = goesOn && focus !== undefined ? `${correction.about} of it` : correction.about
    const answered = await correct({ ...turn, open: receipts, dialogue: { focus } }, { ...correction, about })
    const { focus: last, undo: undone = [] } = DialogueState.parse(answered.state)
    undo.push(...undone)
    focus = last ?? focus
    replies.push(answered)
  }
  const state = { ...replies.at(-1)?.state, ...(focus !== undefined && { focus }), ...(undo.length > 0 && { undo }) }
  return { text: paragraphs(...replies.map(({ text }) => text)), state }
}

/** Whether words are a merchant's name, as far as they say anything: 'the City Cabs one'. */
function namesMerchant(about: string, receipts: readonly NumberedReceipt[]): boolean {
  const words = about.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => !['the', 'one', 'at', 'from', 'of', 'by'].includes(word))
  return said.length > 0 && receipts.some((receipt) => said.every((word) => merchantWords([receipt]).has(word)))
}

async function correct(turn: Turn, correction: Correction): Promise<FinGenieReply> {
  const { open, dialogue, tools, today } = turn
  if (correction.kind === 'aside')
    return reply(
      `I left “${literal(correction.about)}” aside: I did not understand what is to be set right.`,
      dialogue.focus,
    )
  const mention = mentionsIn(correction.about, open, { today, focus: dialogue.focus })
  const [receipt, ...others] = mention.receipts
  if (!receipt) return reply(notFound(mention, open))
  const why = correction.kind === 'no-value' && correction.why
  if (others.length > 0) {
    if (
      correction.kind === 'change' &&
      mention.by === 'number' &&
      namesEach(correction.about, mention.receipts) &&
      mayBeShared(correction.change)
    )
      return changeEach(turn, mention.receipts, correction.change)
    const pending: Pending | undefined =
      correction.kind === 'change' ? { kind: 'which', change: correction.change } : undefined
    const question = paragraphs(why, 'Which receipt do you mean?', receiptTable(mention.receipts))
    return reply(question, dialogue.focus, pending)
  }
  if (correction.kind === 'refused') return reply(correction.why, receipt)
  if (correction.kind === 'no-value') {
    const { field } = correction
    const question = `What is the right ${FIELD_NAMES[field]} of ${nameOf(receipt)}?`
    return reply(why ? `${why} ${question}` : question, receipt, { kind: 'value', receiptId: receipt.id, field })
  }
  if (correction.kind === 'missing') return missing(receipt, correction.field)
  const { text, undo } =
    correction.kind === 'back'
      ? await readAgain(turn, receipt, correction.fields)
      : await applyChange(tools, open, receipt, correction.change)
  return reply(text, receipt, undefined, undo)
}

const PLACE_WORDS =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)?)\b/gi

/** Whether as many receipts are named one by one as are meant: 'receipt 1 and receipt 2', 'the first and second'. */
function namesEach(about: string, receipts: readonly NumberedReceipt[]): boolean {
  return (about.match(PLACE_WORDS) ?? []).length === receipts.length
}

/** '500' of two receipts may be of each or of both together, and no two bills have one number. */
function mayBeShared(change: ReceiptChange): boolean {
  return Object.entries(change).every(
    ([field, value]) => value === null || (typeof value !== 'number' && field !== 'invoiceNumber'),
  )
}

async function changeEach(
  { tools }: Turn,
  receipts: readonly NumberedReceipt[],
  change: ReceiptChange,
): Promise<FinGenieReply> {
  const texts: string[] = []
  const undo: Undo[] = []
  for (const receipt of receipts) {
    const open = (await tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    const done = await applyChange(tools, open, receipt, change)
    texts.push(done.text)
    undo.push(...done.undo)
  }
  return reply(paragraphs(...texts), receipts.at(-1), undefined, undo)
}

/** What is said to be missing may stand there, or is asked for. */
function missing(receipt: NumberedReceipt, field: ChangeableField): FinGenieReply {
  const name = FIELD_NAMES[field]
  if (receipt[field] === null)
    return reply(`The ${name} of ${nameOf(receipt)} could not be read. What is it?`, receipt, {
      kind: 'value',
      receiptId: receipt.id,
      field,
    })
  return reply(
    `The ${name} of ${nameBeside(field, receipt)} is **${fieldText(field, receipt)}**. If the receipt has none, say "receipt ${receipt.number} has no ${name}".`,
    receipt,
  )
}
