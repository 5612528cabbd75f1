import type { ExpenseAct } from '@pravas/language/expense/acts'
import { exceptionIn, readOnlyThese } from '@pravas/language/expense/removals/read-removal'
import { goesOn } from '@pravas/language/expense/sending/holds'
import { isMarked } from '@pravas/language/expense/sending/questions'
import { refusesToSend } from '@pravas/language/expense/sending/refusals'
import { negatesAnything } from '@pravas/language/text/affirmed-text'
import { readConsent } from '@pravas/language/text/consent'
import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says } from '@pravas/language/text/phrases-in'
import { remarksIn } from '@pravas/language/text/remarks'
import { replies } from '@pravas/messages/fingenie'
import type { ShownTotal } from '../../../expenses/draft/shown-claim-rules.ts'
import { unconfirmedIn } from '../../../expenses/draft/unconfirmed-rules.ts'
import { listWords } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { oneClaim } from './claim-answers.ts'
import { askRemovalToSend } from './open-matters/ask.ts'
import { openMattersText } from './open-matters/named.ts'
import { blockerQuestion, receiptsWithoutTotal } from './send-blockers.ts'
import type { Pending } from './state.ts'
import {
  amountText,
  capital,
  claimableOf,
  type NumberedReceipt,
  nameOf,
  numberOf,
  paragraphs,
  quoted,
  receiptTable,
  sumText,
} from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Answers a wish not to send. Where the claim has gone already, it says so, and how it can still be stopped. */
export function refusedText({ open, spoken }: Turn): string {
  const sent = open.length === 0 ? spoken[0]?.expenseNumber : undefined
  return sent ? replies('send.already', { number: sent }) : replies('send.refused')
}

/** The question whether to send, which names what is sent and to whom, or what is needed before that. */
function askToSend(open: readonly NumberedReceipt[], approver: string | null): { text: string; pending?: Pending } {
  const claimable = claimableOf(open)
  if (claimable.length === 0) return { text: documentsText(open) ?? replies('send.none') }
  const needed = blockerQuestion(open)
  if (needed) {
    const blocked = receiptsWithoutTotal(open)
    const first = replies('send.totals', { count: blocked.length, receipts: listWords(blocked.map(numberOf)) })
    return { text: paragraphs(first, needed.text), pending: needed.pending }
  }
  return {
    text: replies('send.ask', { count: claimable.length, sum: sumText(claimable), approver: approverText(approver) }),
    pending: { kind: 'send', receipts: namedOf(open), approver },
  }
}

/** Says why there is nothing to send where there are documents only; undefined where there are none. */
export function documentsText(open: readonly NumberedReceipt[]): string | undefined {
  const [first] = open
  if (!first || claimableOf(open).length > 0) return undefined
  const receipts = listWords(open.map(nameOf))
  return replies('send.documents', { receipts, count: open.length, number: first.number })
}

/** Names the documents that stay when the rest is sent; undefined where there are none. */
function keptText(open: readonly NumberedReceipt[]): string | undefined {
  const documents = open.filter(({ documentKind }) => documentKind !== null)
  if (documents.length === 0) return undefined
  return replies('send.kept', { receipts: capital(listWords(documents.map(nameOf))), count: documents.length })
}

function approverText(approver: string | null): string {
  return approver === null ? deciderText(null) : `**${literal(approver)}**`
}

/** The question whether to send, as the answer to a wish that came as no order; what was not read is said before it. */
export async function askedToSend(turn: Turn): Promise<FinGenieReply> {
  const { message, open, dialogue, tools } = turn
  const approver = await tools.my_approver()
  const { unread } = readConsent(message, matterOf(open, approver))
  const someOnly = allButSome(turn, unread)
  if (someOnly) return someOnly
  const { text, pending } = await sendQuestion(turn, open, approver)
  // A go after sending was put off is understood as it stands.
  const note = dialogue.held && goesOn(message) ? undefined : unreadText(message, unread)
  return reply(paragraphs(note, text), dialogue.focus, pending)
}

/**
 * Asks which receipts to leave out, where a wish to send is of some of them: 'send reimbursement of the cab only'. A yes to the
 * question whether to send would send them all.
 */
export function allButSome(
  { message, open, today, dialogue }: Turn,
  unread: readonly string[],
): FinGenieReply | undefined {
  const context = { open, today, focus: undefined }
  const out = open.length > 1 ? exceptionIn(message, context) : undefined
  const only =
    out && !out.isVague
      ? open.flatMap(({ id }) => (out.receipts.includes(id) ? [] : [id]))
      : readOnlyThese(message, context)
  // Documents stay here in any case.
  const [first, ...others] = claimableOf(open).filter(({ id }) => only?.includes(id) === false)
  if (first) return askRemovalToSend(replies('remove.all-sent'), first, ...others)
  if (only || open.length < 2 || unread.length === 0 || !says(message, OF_SOME) || refusesToSend(message))
    return undefined
  return reply([replies('remove.all-sent'), replies('remove.which-left-out')].join(' '), dialogue.focus)
}

/** Says that not all is meant. */
const OF_SOME = anyOf(
  phrases(
    'only | sirf | keval | except | excluding | exclude | without | but not | minus | rest | bina | chhod | chhodke | chod',
  ),
)

/** The question whether to send, with what was left open and what may be a duplicate named before it. */
export async function sendQuestion(
  turn: Turn,
  open: readonly NumberedReceipt[],
  approver: string | null,
): Promise<ReturnType<typeof askToSend>> {
  const asked = askToSend(open, approver)
  if (asked.pending?.kind !== 'send') return asked
  const notes = [
    openMattersText(turn),
    await doubtfulText(turn, open),
    await unconfirmedText(turn, open),
    keptText(open),
  ].filter((note) => note !== undefined)
  return { ...asked, text: [...notes, asked.text].join(' ') }
}

/** Names the possible duplicates of which nothing was said; undefined where there are none. */
async function doubtfulText({ tools }: Turn, open: readonly NumberedReceipt[]): Promise<string | undefined> {
  const inReview = (await tools.show_claim())?.receipts ?? []
  const unsettled = inReview.filter(({ duplicates }) => duplicates.some(({ resolution }) => resolution === null))
  const doubtful = open.filter(({ id }) => unsettled.some(({ receipt_id }) => receipt_id === id))
  const [first] = doubtful
  if (!first) return undefined
  const receipts = capital(listWords(doubtful.map(nameOf)))
  return replies('send.doubtful', { receipts, count: doubtful.length, number: first.number })
}

/** Names the totals that were read without being sure and that nobody has confirmed; undefined where there are none. */
async function unconfirmedText({ tools }: Turn, open: readonly NumberedReceipt[]): Promise<string | undefined> {
  const inReview = (await tools.show_claim())?.receipts ?? []
  const isUnsure = ({ id, totalPaise }: NumberedReceipt) =>
    totalPaise !== null &&
    inReview.some(({ receipt_id, fields }) => receipt_id === id && unconfirmedIn(fields).includes('total'))
  const unsure = claimableOf(open).filter(isUnsure)
  const [first] = unsure
  if (!first) return undefined
  const receipts = listWords(
    unsure.map((one) =>
      replies('receipt.priced', { receipt: nameOf(one), amount: amountText(one.totalPaise ?? 0, one.currency) }),
    ),
  )
  const amount = amountText(first.totalPaise ?? 0, first.currency)
  return replies('send.unconfirmed', { receipts, count: unsure.length, number: first.number, amount })
}

/** Names the words of a wish to send that were not read; undefined for a question, a refusal, and where all were read. */
export function unreadText(message: string, unread: readonly string[]): string | undefined {
  if (unread.length === 0 || isMarked(message) || negatesAnything(message)) return undefined
  const last =
    message
      .trim()
      .split(/[,;.?!]/)
      .at(-1) ?? ''
  const begins = last.search(/\bto\s(?!send\b)/i)
  const to = begins < 0 ? undefined : last.slice(begins)
  if (to?.split(' ').some((word) => unread.includes(word))) return replies('not-caught', { words: quoted(to) })
  const pieces = piecesOf(withoutRemarks(message), unread).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return pieces.length === 0 ? undefined : replies('not-caught', { words: listWords(pieces.map(quoted)) })
}

/** A message in which remarks, which ask for nothing, are blank. */
function withoutRemarks(message: string): string {
  return remarksIn(message).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    message,
  )
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

/** Whom people name who have no manager. */
const SUPER_ADMIN = 'super admin'

/** What there is to agree to. */
export function matterOf(held: readonly NumberedReceipt[], approver: string | null) {
  const open = claimableOf(held)
  const total = totalOf(open)
  const [only, ...others] = open
  return {
    action: 'send' as const,
    kind: 'claim' as const,
    ...(open.length > 0 && { count: open.length }),
    ...(open.length > 0 && total !== undefined && { totalPaise: total }),
    approver: approver ?? SUPER_ADMIN,
    ...(only?.merchant && others.length === 0 && { names: [only.merchant] }),
  }
}

/** Paise; undefined where a total is missing or not in rupees. */
function totalOf(open: readonly NumberedReceipt[]): number | undefined {
  return receiptsWithoutTotal(open).length > 0
    ? undefined
    : open.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
}

export const namedOf = (open: readonly NumberedReceipt[]): ShownTotal[] =>
  claimableOf(open).map(({ id, totalPaise }) => ({ receiptId: id, totalPaise }))

/** Answers a question about sending: who gets the claim, what happens with it, and whether it can be changed afterwards. */
export async function aboutSending(turn: Turn, { about }: ExpenseAct<'ask_sending'>['slots']): Promise<FinGenieReply> {
  const { tools, dialogue } = turn
  const open = claimableOf(turn.open)
  const approver = await tools.my_approver()
  if (about === 'state') return reply(await sentText(turn, approver), dialogue.focus)
  const values = { count: open.length, sum: sumText(open), approver: approverText(approver) }
  const text =
    about === 'undo'
      ? replies('send.undo')
      : about === 'payment'
        ? replies('send.payment', values)
        : replies(`send.${about}`, values)
  if (about !== 'contents' || turn.open.length === 0) return reply(text, dialogue.focus)
  return reply(paragraphs(text, receiptTable(turn.open), await reasonNoted(turn)), dialogue.focus)
}

/** What was noted for whoever decides; undefined where nothing was. */
async function reasonNoted({ tools }: Turn): Promise<string | undefined> {
  const reason = (await tools.show_claim())?.policy_reason
  return reason ? replies('send.contents-reason', { reason: literal(reason) }) : undefined
}

/** Tells whether the receipts at hand were sent, and how the claim stands that was. */
async function sentText({ open, tools }: Turn, approver: string | null): Promise<string> {
  const numbers = (await tools.list_receipts()).flatMap(({ expenseNumber }) => expenseNumber ?? [])
  const claimable = claimableOf(open)
  const claims = (await tools.list_my_expenses()).filter(({ expense_number }) => numbers.includes(expense_number))
  const sent = claims.map((claim) => oneClaim(claim, approver))
  if (claimable.length === 0 && sent.length > 0) return paragraphs(replies('send.state-sent'), ...sent)
  return paragraphs(replies('send.state-unsent', { count: claimable.length, sum: sumText(open) }), ...sent)
}
