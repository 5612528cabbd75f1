import type { ClaimBlocker } from '@pravas/contract/claims'
import type { ErrorCode, InputError } from '@pravas/contract/errors'
import { asksForTime, refusesToSend } from '@pravas/language/expense/sending/refusals'
import { negatesAnything } from '@pravas/language/text/affirmed-text'
import { readConsent } from '@pravas/language/text/consent'
import type { ShownTotal } from '../../../expenses/draft/shown-claim-rules.ts'
import { listWords } from '../../kernel/list-words.ts'
import type { FinGenieReply } from '../engine.ts'
import { claimChanges } from './claim-changes.ts'
import { claimAnswer } from './claim-sent.ts'
import { corrections, removal } from './correcting.ts'
import { inTheWay, neededTotals, questionInTheWay, unsendable } from './in-the-way.ts'
import { leftOpenText } from './left-open.ts'
import { openQuestion, openRemovalQuestion, removalQuestion, toRemove } from './open-question.ts'
import { DialogueState, type Pending } from './state.ts'
import { summary } from './summary.ts'
import { countText, literal, type NumberedReceipt, paragraphs, sumText } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { allButSome, wishedRemoval } from './wished-removal.ts'

type SendQuestion = Extract<Pending, { kind: 'send' }>

/**
 * Sends the claim where the message is a plain wish for it: one that came as an order and names the act, or a plain yes to
 * the question whether to send, as long as that still names what would be sent. Whatever else came as an order is read as
 * what it is and answered with that question. Undefined for a message that has nothing to do with sending.
 */
export async function sending(turn: Turn): Promise<FinGenieReply | undefined> {
  const { sends, message, dialogue } = turn
  const asked = dialogue.pending?.kind === 'send' ? dialogue.pending : undefined
  if (sends === undefined && asked === undefined) return undefined
  // Without any receipt there is nothing to decide on: this refuses.
  if (sends === 'now' || (sends && turn.spoken.length === 0)) return send(turn)
  const approver = await turn.tools.approver()
  const { says, namesAct, isFirm, unread } = readConsent(message, matterOf(turn.open, approver))
  const stands = asked !== undefined && isStill(asked, turn.open, approver)
  // The question follows an order that was no plain one: an 'ok' may as well acknowledge that nothing was sent.
  if (says === 'yes' && stands) return isFirm || JI.test(message) ? send(turn, asked) : notSent(turn, approver, unread)
  if (
    says === 'yes' &&
    sends &&
    namesAct &&
    (asked !== undefined || leftOpenText(turn) === undefined || isHeldBack(turn))
  )
    return send(turn)
  if (sends) return notSent(turn, approver, unread)
  if (says === 'yes') return changedSince(turn, approver)
  if (says === 'no' || refusesToSend(message)) return reply(REFUSED, dialogue.focus)
  return asksForTime(message) ? reply('All right, take your time. Nothing was sent.', dialogue.focus) : undefined
}

/** The Hindi yes that is a courtesy beside other words. */
const JI = /^\s*(?:जी|ji|jee)[.!।\s]*$/i
export const REFUSED = 'All right, nothing was sent.'

/** Whether an open question about a removal refuses the order by itself. */
const isHeldBack = ({ dialogue, open }: Turn): boolean => openRemovalQuestion(dialogue, open) !== undefined

/** What there is to agree to. */
function matterOf(open: readonly NumberedReceipt[], approver: string | null) {
  const total = totalOf(open)
  const [only, ...others] = open
  return {
    action: 'send' as const,
    kind: 'claim' as const,
    ...(open.length > 0 && { count: open.length }),
    ...(open.length > 0 && total !== undefined && { totalPaise: total }),
    ...(approver !== null && { approver }),
    ...(only?.merchant && others.length === 0 && { names: [only.merchant] }),
  }
}

/** Paise; undefined where a total is missing or not in rupees. */
function totalOf(open: readonly NumberedReceipt[]): number | undefined {
  return unsendable(open).length > 0 ? undefined : open.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
}

const namedOf = (open: readonly NumberedReceipt[]): ShownTotal[] =>
  open.map(({ id, totalPaise }) => ({ receiptId: id, totalPaise }))

/** Whether what a question named is what would be sent now. */
function isStill(asked: SendQuestion, open: readonly NumberedReceipt[], approver: string | null): boolean {
  return asked.approver === approver && JSON.stringify(asked.receipts) === JSON.stringify(namedOf(open))
}

async function send(turn: Turn, asked?: SendQuestion): Promise<FinGenieReply> {
  const refusal = await refusalOf(turn)
  if (refusal) return refusal
  const claimed = await turn.tools.send(asked?.receipts)
  // The question to which this is the answer has named what was left open.
  const left = asked === undefined ? leftOpenText(turn, 'was') : undefined
  return { text: paragraphs(claimAnswer(claimed), left), state: {}, referenceId: claimed.expenseNumbers.join(', ') }
}

/** Names all that must be mended before anything can be sent; undefined when nothing must. */
async function refusalOf({ open, dialogue, tools }: Turn): Promise<FinGenieReply | undefined> {
  const question = openRemovalQuestion(dialogue, open)
  const claim = open.length === 0 ? null : await tools.claim()
  const blocking = [...(question ? [openQuestion(question)] : []), ...(claim?.blocking ?? [])]
  const [first] = blocking
  if (!first) return undefined
  const { pending: asked, ...state } = dialogue
  const pending = question ? asked : questionInTheWay(open)?.pending
  return {
    text: inTheWay(blocking, open),
    state: { ...state, ...(pending && { pending }) },
    refusal: { code: codeOf(first), errors: errorsOf(blocking, open) },
  }
}

const BLOCKS = [
  'person.no_employee_record',
  'claim.no_approver',
  'claim.open_question',
  'claim.no_total',
  'claim.currency',
] as const satisfies ErrorCode[]

function codeOf({ code }: ClaimBlocker): ErrorCode {
  return BLOCKS.find((known) => known === code) ?? 'claim.no_total'
}

/** Which receipt each of the blocks is about, by its place among those to be claimed. */
function errorsOf(blocking: readonly ClaimBlocker[], open: readonly NumberedReceipt[]): InputError[] {
  return blocking.flatMap(({ receipt_id, text }) => {
    const index = open.findIndex(({ id }) => id === receipt_id)
    return index < 0 ? [] : [{ path: `receipts[${index}]`, message: text }]
  })
}

/** Reads an order that is no plain wish as what else it is, and asks whether to send. */
async function notSent(turn: Turn, approver: string | null, unread: readonly string[]): Promise<FinGenieReply> {
  const { dialogue, open } = turn
  const nothing = 'Nothing was sent.'
  const wished = wishedRemoval(turn) ?? allButSome(turn)
  if (wished) return { ...wished, text: paragraphs(nothing, wished.text) }
  if (dialogue.pending?.kind === 'remove' && openRemovalQuestion(dialogue, open) !== undefined) {
    const receipts = toRemove(dialogue.pending, open)
    return reply(paragraphs(nothing, removalQuestion(receipts)), receipts[0], dialogue.pending)
  }
  const done = (await claimChanges(turn)) ?? removal(turn) ?? (await corrections(turn))
  const state = DialogueState.parse(done?.state ?? {})
  if (done && state.pending) return { ...done, text: paragraphs(nothing, done.text) }
  if (refusesToSend(turn.message)) {
    const { state: kept = {} } = done ?? reply('', dialogue.focus)
    return { text: paragraphs(REFUSED, done?.text), state: kept }
  }
  const left = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const asked = withLeftOpen(turn, askToSend(left, approver))
  const told =
    done?.text ??
    (/\b(?:generate|expense|show) summary\b/i.test(turn.message)
      ? summary(turn.spoken)
      : unreadText(turn.message, unread))
  const focus = state.focus ?? dialogue.focus
  return {
    text: paragraphs(`${nothing}${told ? '' : ` ${asked.text}`}`, told, told && asked.text),
    state: {
      ...done?.state,
      ...(focus !== undefined && { focus }),
      ...(asked.pending && { pending: asked.pending }),
    },
  }
}

/** The question whether to send, with what was left open named before it. */
function withLeftOpen(turn: Turn, asked: ReturnType<typeof askToSend>): ReturnType<typeof askToSend> {
  const left = asked.pending?.kind === 'send' ? leftOpenText(turn) : undefined
  return left === undefined ? asked : { ...asked, text: `${left} ${asked.text}` }
}

/** Names the words of a wish to send that were not read; undefined for a question, a refusal, and where all were read. */
function unreadText(message: string, unread: readonly string[]): string | undefined {
  if (unread.length === 0 || /[?？]/.test(message) || negatesAnything(message)) return undefined
  const last =
    message
      .trim()
      .split(/[,;.?!]/)
      .at(-1) ?? ''
  const begins = last.search(/\bto\s(?!send\b)/i)
  const to = begins < 0 ? undefined : last.slice(begins)
  if (to?.split(' ').some((word) => unread.includes(word))) return `I didn't catch “${literal(to)}”.`
  const pieces = piecesOf(message, unread).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return pieces.length === 0 ? undefined : `I didn't catch ${listWords(pieces.map((piece) => `“${literal(piece)}”`))}.`
}

/** Words of a message as they stand in it, those that follow each other in one piece. */
function piecesOf(message: string, words: readonly string[]): string[] {
  const pieces: { start: number; end: number }[] = []
  let from = 0
  for (const word of words) {
    const start = message.indexOf(word, from)
    if (start < 0) continue
    from = start + word.length
    const last = pieces.at(-1)
    if (last && message.slice(last.end, start).trim() === '') last.end = from
    else pieces.push({ start, end: from })
  }
  return pieces.map(({ start, end }) => message.slice(start, end))
}

/** The question whether to send, as the answer to a wish that came as no order; what was not read is said before it. */
export async function askedToSend(turn: Turn): Promise<FinGenieReply> {
  const { message, open, dialogue, tools } = turn
  const approver = await tools.approver()
  const { unread } = readConsent(message, matterOf(open, approver))
  const { text, pending } = withLeftOpen(turn, askToSend(open, approver))
  return reply(paragraphs(unreadText(message, unread), text), dialogue.focus, pending)
}

function changedSince(turn: Turn, approver: string | null): FinGenieReply {
  const { open, dialogue } = turn
  const { text, pending } = withLeftOpen(turn, askToSend(open, approver))
  return reply(`Your claim has changed since I asked, so nothing was sent. ${text}`, dialogue.focus, pending)
}

/** The question whether to send, which names what is sent and to whom, or what is needed before that. */
export function askToSend(
  open: readonly NumberedReceipt[],
  approver: string | null,
): { text: string; pending?: Pending } {
  if (open.length === 0) return { text: 'There is no unclaimed receipt in this conversation. Upload receipts first.' }
  const needed = questionInTheWay(open)
  if (needed) {
    const first = `Nothing can be sent before I know ${neededTotals(unsendable(open))}.`
    return { text: paragraphs(first, needed.text), pending: needed.pending }
  }
  const to = approver === null ? 'your manager' : `**${literal(approver)}**`
  return {
    text: `Shall I send ${countText(open.length)}, **${sumText(open)}**, to ${to} for approval? Answer **yes**, or write **send reimbursement**.`,
    pending: { kind: 'send', receipts: namedOf(open), approver },
  }
}
