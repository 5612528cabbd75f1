import type { ClaimBlocker } from '@pravas/contract/claims'
import type { ErrorCode, InputError } from '@pravas/contract/errors'
import { SENDING_BLOCKERS } from '@pravas/contract/fingenie'
import type { ExpenseIntent } from '@pravas/language/expense/acts'
import { readingsOf } from '@pravas/language/expense/interpret'
import { exceptionIn, readRemovalBeside } from '@pravas/language/expense/removals/read-removal'
import { sendingQuestionIn } from '@pravas/language/expense/sending/questions'
import { asksForTime, postponesSending, refusesToSend } from '@pravas/language/expense/sending/refusals'
import { readConsent } from '@pravas/language/text/consent'
import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says as holds, wordingOf } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { actOn, contextOf } from './acting.ts'
import { claimAnswer } from './claim-sent.ts'
import { removal } from './correcting.ts'
import { inTheWay, questionInTheWay } from './in-the-way.ts'
import { leftOpenText } from './left-open.ts'
import { openQuestion, openRemovalQuestion, removalQuestion, toRemove } from './open-question.ts'
import { aboutSending, allButSome, matterOf, namedOf, refusedText, sendQuestion, unreadText } from './send-question.ts'
import { DialogueState, type Pending } from './state.ts'
import { summary } from './summary.ts'
import { type NumberedReceipt, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

type SendQuestion = Extract<Pending, { kind: 'send' }>

/**
 * Sends the claim where the message is a plain wish for it: one that came as an order and names the act, or a plain yes to
 * the question whether to send, as long as that still names what would be sent. Whatever else came as an order is read as
 * what it is and answered with that question. Undefined for a message that has nothing to do with sending.
 */
export async function sending(turn: Turn): Promise<FinGenieReply | undefined> {
  const { isOrder = false, message, dialogue } = turn
  const asked = dialogue.pending?.kind === 'send' ? dialogue.pending : undefined
  if (!isOrder && asked === undefined) return undefined
  if (sendingQuestionIn(message) === 'state') return aboutSending(turn, { about: 'state' })
  // Without any receipt there is nothing to decide on: this refuses.
  if (isOrder && turn.spoken.length === 0) return send(turn)
  const approver = await turn.tools.approver()
  const { says, namesAct, isFirm, unread } = readConsent(message, matterOf(turn.open, approver))
  const stands = asked !== undefined && isStill(asked, turn.open, approver)
  // The question follows an order that was no plain one: an 'ok' may as well acknowledge that nothing was sent.
  if (says === 'yes' && stands) return isFirm || isJi(message) ? send(turn, asked) : notSent(turn, approver, unread)
  if (
    says === 'yes' &&
    isOrder &&
    namesAct &&
    (asked !== undefined || leftOpenText(turn) === undefined || isHeldBack(turn))
  )
    return send(turn)
  if (isOrder) return notSent(turn, approver, unread)
  if (says === 'yes') return changedSince(turn, approver)
  const exception = exceptionOf(turn)
  if (exception) return exception
  if (says === 'no') return reply(refusedText(turn), dialogue.focus)
  if (refusesToSend(message)) return undefined
  return asksForTime(message) ? reply(replies('send.later'), dialogue.focus) : undefined
}

/** The Hindi yes that is a courtesy beside other words. */
const JI = new Set(['ji', 'jee'])
const isJi = (message: string): boolean => wordingOf(message).words.every((word) => JI.has(word))

/** What a 'yes' leaves out: 'yes but without the hotel', 'haan par cab wala nahi'. */
function exceptionOf(turn: Turn): FinGenieReply | undefined {
  const { message, open, today } = turn
  const wish = open.length > 1 ? exceptionIn(message, { open, today, focus: undefined }) : undefined
  const removed = wish && removal(turn, wish)
  return removed && { ...removed, text: paragraphs(replies('remove.all-sent'), removed.text) }
}
/** A command of the page beside the one to send. */
const SUMMARY = anyOf(phrases('generate summary | expense summary | show summary'))
/** Whether an open question about a removal refuses the order by itself. */
const isHeldBack = ({ dialogue, open }: Turn): boolean => openRemovalQuestion(dialogue, open) !== undefined

/** What may be said in one breath with an order to send. */
const BESIDE_SENDING: ReadonlySet<ExpenseIntent> = new Set([
  'claim_as',
  'choose_trip',
  'resolve_duplicate',
  'remove',
  'correct',
])

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

function codeOf({ code }: ClaimBlocker): ErrorCode {
  return SENDING_BLOCKERS.find((known) => known === code) ?? 'claim.no_total'
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
  const nothing = replies('send.nothing')
  const question = sendingQuestionIn(turn.message)
  if (question) {
    const { text, state } = await aboutSending(turn, { about: question })
    return { text: paragraphs(nothing, text), ...(state && { state }) }
  }
  const wished = wishedRemoval(turn) ?? allButSome(turn, unread)
  if (wished) return { ...wished, text: paragraphs(nothing, wished.text) }
  if (dialogue.pending?.kind === 'remove' && openRemovalQuestion(dialogue, open) !== undefined) {
    const receipts = toRemove(dialogue.pending, open)
    return reply(paragraphs(nothing, removalQuestion(receipts)), receipts[0], dialogue.pending)
  }
  const done = await changesBeside(turn)
  const state = DialogueState.parse(done?.state ?? {})
  if (done && state.pending) return { ...done, text: paragraphs(nothing, done.text) }
  if (refusesToSend(turn.message)) {
    const { state: kept = {} } = done ?? reply('', dialogue.focus)
    return { text: paragraphs(refusedText(turn), done?.text), state: kept }
  }
  if (!done && postponesSending(turn.message)) return reply(replies('send.postponed'), dialogue.focus)
  const left = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const asked = await sendQuestion(turn, left, approver)
  const told = done?.text ?? (holds(turn.message, SUMMARY) ? summary(turn.spoken) : unreadText(turn.message, unread))
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

/** Does what an order to send changes besides. */
async function changesBeside(turn: Turn): Promise<FinGenieReply | undefined> {
  const { asked, ...context } = contextOf(turn)
  for (const reading of readingsOf(turn.message, { ...context, asked: asked && { ...asked, isYesNo: false } })) {
    const done = BESIDE_SENDING.has(reading.acts[0]?.intent ?? 'send') ? await actOn(turn, reading) : undefined
    if (done) return done
  }
  return undefined
}

async function changedSince(turn: Turn, approver: string | null): Promise<FinGenieReply> {
  const { open, dialogue } = turn
  const { text, pending } = await sendQuestion(turn, open, approver)
  return reply(replies('send.changed', { question: text }), dialogue.focus, pending)
}

/** Asks for the removal that an order wishes in any of its clauses; it takes the place of one that was asked about. */
function wishedRemoval(turn: Turn): FinGenieReply | undefined {
  const { message, open, today, dialogue } = turn
  const wish = readRemovalBeside(message, { open, today, focus: dialogue.focus })
  return wish && removal(turn, wish)
}
