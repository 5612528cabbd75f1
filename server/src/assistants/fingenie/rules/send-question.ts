import type { ExpenseAct } from '@pravas/language/expense/acts'
import { negatesAnything } from '@pravas/language/text/affirmed-text'
import { readConsent } from '@pravas/language/text/consent'
import { replies } from '@pravas/messages/fingenie'
import type { ShownTotal } from '../../../expenses/draft/shown-claim-rules.ts'
import { listWords } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import { questionInTheWay, unsendable } from './in-the-way.ts'
import { leftOpenText } from './left-open.ts'
import type { Pending } from './state.ts'
import { literal, type NumberedReceipt, numberOf, paragraphs, quoted, sumText } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Answers a wish not to send. Where the claim has gone already, it says so, and how it can still be stopped. */
export function refusedText({ open, spoken }: Turn): string {
  const sent = open.length === 0 ? spoken[0]?.expenseNumber : undefined
  return sent ? replies('send.already', { number: sent }) : replies('send.refused')
}

/** The question whether to send, which names what is sent and to whom, or what is needed before that. */
export function askToSend(
  open: readonly NumberedReceipt[],
  approver: string | null,
): { text: string; pending?: Pending } {
  if (open.length === 0) return { text: replies('send.none') }
  const needed = questionInTheWay(open)
  if (needed) {
    const blocked = unsendable(open)
    const first = replies('send.totals', { count: blocked.length, receipts: listWords(blocked.map(numberOf)) })
    return { text: paragraphs(first, needed.text), pending: needed.pending }
  }
  return {
    text: replies('send.ask', { count: open.length, sum: sumText(open), approver: approverText(approver) }),
    pending: { kind: 'send', receipts: namedOf(open), approver },
  }
}

function approverText(approver: string | null): string {
  return approver === null ? replies('your-manager') : `**${literal(approver)}**`
}

/** The question whether to send, as the answer to a wish that came as no order; what was not read is said before it. */
export async function askedToSend(turn: Turn): Promise<FinGenieReply> {
  const { message, open, dialogue, tools } = turn
  const approver = await tools.approver()
  const { unread } = readConsent(message, matterOf(open, approver))
  const { text, pending } = withLeftOpen(turn, askToSend(open, approver))
  return reply(paragraphs(unreadText(message, unread), text), dialogue.focus, pending)
}

/** The question whether to send, with what was left open named before it. */
export function withLeftOpen(turn: Turn, asked: ReturnType<typeof askToSend>): ReturnType<typeof askToSend> {
  const left = asked.pending?.kind === 'send' ? leftOpenText(turn) : undefined
  return left === undefined ? asked : { ...asked, text: `${left} ${asked.text}` }
}

/** Names the words of a wish to send that were not read; undefined for a question, a refusal, and where all were read. */
export function unreadText(message: string, unread: readonly string[]): string | undefined {
  if (unread.length === 0 || /[?？]/.test(message) || negatesAnything(message)) return undefined
  const last =
    message
      .trim()
      .split(/[,;.?!]/)
      .at(-1) ?? ''
  const begins = last.search(/\bto\s(?!send\b)/i)
  const to = begins < 0 ? undefined : last.slice(begins)
  if (to?.split(' ').some((word) => unread.includes(word))) return replies('not-caught', { words: quoted(to) })
  const pieces = piecesOf(message, unread).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return pieces.length === 0 ? undefined : replies('not-caught', { words: listWords(pieces.map(quoted)) })
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

/** What there is to agree to. */
export function matterOf(open: readonly NumberedReceipt[], approver: string | null) {
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

export const namedOf = (open: readonly NumberedReceipt[]): ShownTotal[] =>
  open.map(({ id, totalPaise }) => ({ receiptId: id, totalPaise }))

/** Answers a question about sending: who gets the claim, what happens with it, and whether it can be changed afterwards. */
export async function aboutSending(
  { open, tools, dialogue }: Turn,
  { about }: ExpenseAct<'ask_sending'>['slots'],
): Promise<FinGenieReply> {
  const approver = await tools.approver()
  const values = { count: open.length, sum: sumText(open), approver: approverText(approver) }
  const text = about === 'undo' ? replies('send.undo') : replies(`send.${about}`, values)
  return reply(text, dialogue.focus)
}
