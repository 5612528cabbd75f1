import { dayText } from '../../../mail/formats.ts'
import type { FinGenieEngine, FinGenieReply, FinGenieTurn } from '../engine.ts'
import { answer } from './answers.ts'
import { applyChange, applyRemoval } from './changes.ts'
import { answerOnClaims, asksForClaims } from './claim-answers.ts'
import { type Correction, correctionsIn } from './correction.ts'
import { valueIn } from './correction-values.ts'
import { categoriesIn, type Mention, mentionsIn } from './mentions.ts'
import { periodIn } from './past-dates.ts'
import { topicOf, topicOfFollowUp } from './question.ts'
import { removalIn } from './removal.ts'
import { outOfScope, smallTalk, unknownSubject } from './small-talk.ts'
import { DialogueState, type Pending } from './state.ts'
import {
  countText,
  listText,
  literal,
  type NumberedReceipt,
  nameOf,
  paragraphs,
  receiptTable,
  sumText,
} from './texts.ts'

interface Turn extends FinGenieTurn {
  dialogue: DialogueState
  /** The receipts that are not claimed yet, numbered. */
  open: NumberedReceipt[]
  /** What questions are about: the open receipts, else those of the latest claim. */
  spoken: NumberedReceipt[]
}

const YES = /^(?:yes|yeah|yep|yup|sure|ok|okay|do it|please do|go ahead|confirm|haan|ha|ji)\b/i
const NO = /^(?:no|nope|cancel|never ?mind|forget it|leave it|don't|do not|stop|nahi)\b/i
const IS_QUESTION = /\?\s*$|^(?:what|which|who|when|where|how|show|list|compare|summari[sz]e)\b/i
const SEND =
  /^(?!(?:did|has|have|was|were|when|what|which|is|are)\b).*(?:\b(?:send|submit|e-?mail|mail|forward)\b.*\b(?:manager|approval|reimburs\w*|claims?|boss|receipts?|expenses?|them|it|this|these|all)\b|\bclaim (?:these|them|it|this|all|my)\b|\breimburse me\b)/i

/** The embedded engine: rules over the receipts that are stored, so that every number it says is computed. */
export const rulesEngine: FinGenieEngine = {
  async turn(input) {
    const held = await input.tools.receipts()
    const open = numbered(held.filter(({ expenseNumber }) => expenseNumber === null))
    const latestClaim = held.at(-1)?.expenseNumber
    const spoken = open.length > 0 ? open : numbered(held.filter(({ expenseNumber }) => expenseNumber === latestClaim))
    const turn = { ...input, dialogue: DialogueState.parse(input.state), open, spoken }
    return (
      (await answerToPending(turn)) ??
      removal(turn) ??
      (await corrections(turn)) ??
      talk(turn) ??
      (await claims(turn)) ??
      questions(turn)
    )
  },
}

function numbered(receipts: Awaited<ReturnType<FinGenieTurn['tools']['receipts']>>): NumberedReceipt[] {
  return receipts.map((receipt, index) => ({ ...receipt, number: index + 1 }))
}

function reply(text: string, focus?: NumberedReceipt | string, pending?: Pending): FinGenieReply {
  const id = typeof focus === 'object' ? focus.id : focus
  return { text, state: { ...(id ? { focus: id } : {}), ...(pending ? { pending } : {}) } }
}

/** Takes the message as the answer to what was asked, when it can be one. */
async function answerToPending({ message, dialogue, open, tools, today }: Turn): Promise<FinGenieReply | undefined> {
  const { pending, focus } = dialogue
  const text = message.trim()
  if (!pending) return undefined
  if (NO.test(text) && correctionsIn(text, today).length === 0) return reply('All right, I leave it as it is.', focus)
  if (pending.kind === 'which') {
    if (IS_QUESTION.test(text) || correctionsIn(text, today).length > 0) return undefined
    const bare = /^#?(\d{1,3})\.?$/.exec(text)?.[1]
    const mention = mentionsIn(bare ? `receipt ${bare}` : text, open, { today, focus: undefined })
    const [receipt, ...others] = mention.by === 'none' ? [] : mention.receipts
    if (!receipt || others.length > 0) return undefined
    return reply(await applyChange(tools, open, receipt, pending.change), receipt)
  }
  const receipt = open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  if (pending.kind === 'remove') {
    return YES.test(text) ? reply(await applyRemoval(tools, open, receipt)) : undefined
  }
  if (IS_QUESTION.test(text) || correctionsIn(text, today).length > 0) return undefined
  const value = valueIn(pending.field, text.replace(/^(?:it is|it's|it was|it should be|should be)\s+/i, ''), today)
  if (!value) return undefined
  if ('refused' in value) return reply(value.refused, receipt, pending)
  return reply(await applyChange(tools, open, receipt, value.change), receipt)
}

function removal({ message, dialogue, open, spoken, today }: Turn): FinGenieReply | undefined {
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

async function corrections(turn: Turn): Promise<FinGenieReply | undefined> {
  const { message, open, spoken, today } = turn
  const found = correctionsIn(message, today)
  if (found.length === 0) return undefined
  if (spoken.length === 0) return reply(NO_RECEIPTS)
  if (open.length === 0)
    return reply(`These receipts are part of ${spoken[0]?.expenseNumber} and cannot be changed any more.`)
  if (found.length === 1) return correct(turn, found[0] as Correction)
  const replies: FinGenieReply[] = []
  for (const correction of found) {
    const receipts = numbered((await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null))
    replies.push(await correct({ ...turn, open: receipts }, correction))
  }
  return { text: paragraphs(...replies.map(({ text }) => text)), state: replies.at(-1)?.state ?? {} }
}

async function correct({ open, dialogue, tools, today }: Turn, correction: Correction): Promise<FinGenieReply> {
  const mention = mentionsIn(correction.about, open, { today, focus: dialogue.focus })
  const [receipt, ...others] = mention.receipts
  if (!receipt) return reply(notFound(mention, open))
  if (others.length > 0) {
    const pending: Pending | undefined =
      correction.kind === 'change' ? { kind: 'which', change: correction.change } : undefined
    return reply(paragraphs('Which receipt do you mean?', receiptTable(mention.receipts)), dialogue.focus, pending)
  }
  if (correction.kind === 'refused') return reply(correction.why, receipt)
  if (correction.kind === 'no-value') {
    const { field } = correction
    const name = { totalPaise: 'total', gstin: 'GSTIN' }[field as string] ?? field
    return reply(`What is the right ${name} of ${nameOf(receipt)}?`, receipt, {
      kind: 'value',
      receiptId: receipt.id,
      field,
    })
  }
  return reply(await applyChange(tools, open, receipt, correction.change), receipt)
}

function talk({ message, open, dialogue }: Turn): FinGenieReply | undefined {
  const text = smallTalk(message, open)
  if (text) return reply(text, dialogue.focus)
  if (SEND.test(message.trim()) && !asksForStatus(message)) return reply(howToSend(open), dialogue.focus)
  return undefined
}

function asksForStatus(message: string): boolean {
  return /\bstatus\b|\bEXP-\d/i.test(message)
}

function howToSend(open: readonly NumberedReceipt[]): string {
  if (open.length === 0) return 'There is no unclaimed receipt in this conversation. Please upload receipts first.'
  return `Write **send reimbursement**, and ${countText(open.length)} (**${sumText(open)}**) go to your manager for approval.`
}

async function claims({ message, tools, spoken, dialogue }: Turn): Promise<FinGenieReply | undefined> {
  const meant = asksForClaims(message) || (spoken.length === 0 && /\bexpenses?\b/i.test(message))
  return meant ? reply(answerOnClaims(message, await tools.claims()), dialogue.focus) : undefined
}

const NO_RECEIPTS =
  'There are no receipts in this conversation yet. Upload photos or PDFs with **Upload Receipts**; then I can list, add up, compare and claim them.'

function questions(turn: Turn): FinGenieReply {
  const { message, open, spoken, dialogue, today, followUpType } = turn
  const unknown = unknownSubject(message, open)
  if (unknown) return reply(unknown, dialogue.focus)
  const mention = mentionsIn(message, spoken, { today, focus: dialogue.focus })
  const pointed = mention.by !== 'none' && mention.by !== 'category' && mention.by !== 'date'
  const topic =
    topicOf(withoutNames(message, mention), pointed) ??
    topicOfFollowUp(followUpType) ??
    (pointed ? ({ about: 'list' } as const) : undefined)
  if (!topic) return reply(outOfScope(message, open), dialogue.focus)
  if (spoken.length === 0) return reply(NO_RECEIPTS)
  if (mention.receipts.length === 0) return reply(notFound(mention, spoken), dialogue.focus)
  const categories = categoriesIn(message)
  // Two categories are compared as groups, two merchants or numbers receipt by receipt.
  const asked = topic.about === 'compare' && mention.by === 'category' && categories.length > 1
  const text = answer(asked ? { about: 'by-category' } : topic, mention.receipts, scopeOf(turn, mention))
  const sent = spoken[0]?.expenseNumber
  return reply(
    paragraphs(text, open.length === 0 && sent && `These receipts were sent in ${sent}.`),
    mention.receipts.length === 1 ? mention.receipts[0] : dialogue.focus,
  )
}

/** A message without the merchants that it names: 'how much at City Cabs' asks for no city. */
function withoutNames(message: string, { by, receipts }: Mention): string {
  if (by !== 'merchant') return message
  const words = receipts.flatMap(({ merchant }) => merchant?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
  return message.replace(/[\p{L}\p{N}]+/gu, (word) => (words.includes(word.toLowerCase()) ? '' : word))
}

/** Which receipts a sum is of, in words that follow '3 receipts'. */
function scopeOf({ message, today }: Turn, { by, receipts }: Mention): string {
  if (by === 'category') return ` in ${listText(categoriesIn(message))}`
  if (by === 'merchant')
    return ` from ${listText([...new Set(receipts.map(({ merchant }) => literal(merchant ?? '')))])}`
  if (by !== 'date') return ''
  const period = periodIn(message, today)
  if (!period || period === 'invalid') return ''
  return period.from === period.to
    ? ` of ${dayText(period.from)}`
    : ` from ${dayText(period.from)} to ${dayText(period.to)}`
}

function notFound({ by }: Mention, receipts: readonly NumberedReceipt[]): string {
  const what = {
    number: 'has that number',
    category: 'is of that category',
    date: 'is of that time',
    file: 'is called that',
    merchant: 'is from there',
    focus: 'is meant',
    none: 'is meant',
  }[by]
  return paragraphs(`None of the ${countText(receipts.length)} here ${what}:`, receiptTable(receipts))
}
