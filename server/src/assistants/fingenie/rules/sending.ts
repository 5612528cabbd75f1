import type { ClaimBlocker } from '@pravas/contract/claims'
import type { ErrorCode, InputError } from '@pravas/contract/errors'
import { SENDING_BLOCKERS } from '@pravas/contract/fingenie'
import type { ExpenseAct, ExpenseIntent } from '@pravas/language/expense/acts'
import { readRemovalBeside } from '@pravas/language/expense/removals/read-removal'
import { holdsBack } from '@pravas/language/expense/sending/holds'
import { sendingQuestionIn } from '@pravas/language/expense/sending/questions'
import { postponesSending, refusesToSend } from '@pravas/language/expense/sending/refusals'
import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says as holds } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { claimAnswer } from './claim-sent.ts'
import { removal } from './correcting.ts'
import { openQuestion, openRemovalQuestion, removalQuestion, toRemove } from './open-matters/ask.ts'
import { openMattersText } from './open-matters/named.ts'
import { blockerQuestion, blockersText } from './send-blockers.ts'
import { aboutSending, allButSome, documentsText, refusedText, sendQuestion, unreadText } from './send-question.ts'
import { DialogueState, type Pending } from './state.ts'
import { summary } from './summary.ts'
import { type NumberedReceipt, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

type SendQuestion = Extract<Pending, { kind: 'send' }>

/** Sends the claim, or names what blocks it; as an answer it sends exactly what the question named. */
export function sendNow(turn: Turn, { isAnswer }: ExpenseAct<'send_now'>['slots']): Promise<FinGenieReply> {
  const { pending } = turn.dialogue
  return send(turn, isAnswer && pending?.kind === 'send' ? pending : undefined)
}

/** Asks for the removal of what a yes to sending leaves out: 'yes but without the hotel', 'haan par cab wala nahi'. */
export function sendWithout(turn: Turn, wish: ExpenseAct<'send_without'>['slots']): FinGenieReply {
  const removed = removal(turn, wish)
  return { ...removed, text: paragraphs(replies('remove.all-sent'), removed.text) }
}

/** A command of the page beside the one to send. */
const SUMMARY = anyOf(phrases('generate summary | expense summary | show summary'))
/** What may be said in one breath with an order to send. */
const BESIDE_SENDING: ReadonlySet<ExpenseIntent> = new Set([
  'claim_as',
  'choose_trip',
  'resolve_duplicate',
  'remove',
  'correct',
])

async function send(turn: Turn, asked?: SendQuestion): Promise<FinGenieReply> {
  const refusal = await refusalOf(turn)
  if (refusal) return refusal
  const claimed = await turn.tools.submit_claim({ receipts: asked?.receipts })
  // The question to which this is the answer has named what was left open.
  const left = asked === undefined ? openMattersText(turn, 'was') : undefined
  return { text: paragraphs(claimAnswer(claimed), left), state: {}, referenceId: claimed.expenseNumbers.join(', ') }
}

/** Names all that blocks sending; undefined when nothing does. */
async function refusalOf({ open, dialogue, tools }: Turn): Promise<FinGenieReply | undefined> {
  const question = openRemovalQuestion(dialogue, open)
  // What was sent before is told again.
  const isSent = (await tools.list_receipts()).some(({ expenseNumber }) => expenseNumber !== null)
  const documents = isSent ? undefined : documentsText(open)
  if (documents) return { text: documents, state: { ...dialogue }, refusal: { code: 'claim.no_receipts', errors: [] } }
  const claim = open.length === 0 ? null : await tools.show_claim()
  const blocking = [...(question ? [openQuestion(question)] : []), ...(claim?.blocking ?? [])]
  const [first] = blocking
  if (!first) return undefined
  const { pending: asked, ...state } = dialogue
  const pending = question ? asked : blockerQuestion(open)?.pending
  return {
    text: blockersText(blocking, open),
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

/** Does what else an order wishes for that is no plain wish to send, and asks whether to send. */
export async function holdOrder(turn: Turn, { unread }: ExpenseAct<'hold_order'>['slots']): Promise<FinGenieReply> {
  const { dialogue, open } = turn
  const approver = await turn.tools.my_approver()
  const nothing = replies('send.nothing')
  const question = sendingQuestionIn(turn.message)
  if (question) {
    const { text, state } = await aboutSending(turn, { about: question })
    return { text: paragraphs(nothing, text), state }
  }
  const wished = wishedRemoval(turn) ?? allButSome(turn, unread)
  if (wished) return { ...wished, text: paragraphs(nothing, wished.text) }
  if (dialogue.pending?.kind === 'remove' && openRemovalQuestion(dialogue, open) !== undefined) {
    const receipts = toRemove(dialogue.pending, open)
    return reply(paragraphs(nothing, removalQuestion(receipts)), receipts[0], dialogue.pending)
  }
  const done = await turn.doBeside(turn, BESIDE_SENDING)
  const state = DialogueState.parse(done?.state ?? {})
  if (done && state.pending) return { ...done, text: paragraphs(nothing, done.text) }
  if (refusesToSend(turn.message) || holdsBack(turn.message)) {
    const { state: kept = {} } = done ?? reply('', dialogue.focus)
    return { text: paragraphs(refusedText(turn), done?.text), state: kept }
  }
  if (!done && postponesSending(turn.message)) return reply(replies('send.postponed'), dialogue.focus)
  const left = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
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

/** Asks anew what is to be sent by now. */
export async function askAgain(turn: Turn): Promise<FinGenieReply> {
  const { open, dialogue, tools } = turn
  const { text, pending } = await sendQuestion(turn, open, await tools.my_approver())
  return reply(replies('send.changed', { question: text }), dialogue.focus, pending)
}

/** Asks for the removal that an order wishes in any of its clauses; it takes the place of one that was asked about. */
function wishedRemoval(turn: Turn): FinGenieReply | undefined {
  const { message, open, today, dialogue } = turn
  const wish = readRemovalBeside(message, { open, today, focus: dialogue.focus })
  return wish && removal(turn, wish)
}
