import type { ClaimBlock } from '@pravas/contract/claims'
import type { ErrorCode, InputError } from '@pravas/contract/errors'
import { type ReceiptFile, ShownReceipt } from '@pravas/contract/fingenie'
import { paiseFromRupees } from '@pravas/contract/money'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import type { Claimed, Claims } from '../../expenses/claim.ts'
import type { ClaimDrafts } from '../../expenses/claim-drafts-service.ts'
import { rupeeText } from '../../formats.ts'
import type { Actor } from '../../identity/actor.ts'
import { plainName } from '../../receipts/file-name-rules.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import {
  type Conversation,
  findConversation,
  lockConversation,
  updateConversation,
} from '../chat/conversation-store.ts'
import { chatTitle } from '../chat/titles.ts'
import { listWords } from '../list-words.ts'
import { keyOf, listEntry } from './conversation.ts'
import { inTheWay, questionInTheWay } from './rules/in-the-way.ts'
import { openQuestion, openRemovalQuestion } from './rules/open-question.ts'
import { DialogueState } from './rules/state.ts'
import { countText, linked, literal, type NumberedReceipt, paragraphs } from './rules/texts.ts'
import type { FinGenieTurns, Message, TurnResult } from './turns.ts'

export type Reimbursements = ReturnType<typeof createReimbursements>

interface ReimbursementsDeps {
  db: Database['db']
  clock: Clock
  receipts: Receipts
  claims: Claims
  drafts: Pick<ClaimDrafts, 'show'>
  turns: FinGenieTurns
}

export interface ReimbursementRequest extends Message {
  /** Used when the conversation holds no receipt. */
  files: readonly ReceiptFile[]
  /** The receipts that the page shows, of any shape. Those without an id bind nothing. */
  shown: readonly unknown[]
}

/** Turning a conversation's receipts into a claim. */
export function createReimbursements({ db, clock, receipts, claims, drafts, turns }: ReimbursementsDeps) {
  /** The conversation with receipts in it, of the files where it holds none; undefined when there is neither. */
  async function withReceipts(
    actor: Actor,
    { sessionId, files }: ReimbursementRequest,
    signal: AbortSignal,
  ): Promise<Conversation | undefined> {
    const { orgId, personId } = actor
    const known = await findConversation(db, keyOf(actor, sessionId))
    const held = known ? await receipts.held(db, { orgId, personId, conversationId: known.id }) : []
    if (held.length > 0 || files.length === 0) return known
    const now = clock.now()
    const read = await receipts.read(actor, 'body.receiptFiles', files, { today: dayOf(now), signal })
    const title = chatTitle(files.map(({ file_name }) => plainName(file_name)).join(', '))
    return inTransaction(db, async (trx) => {
      const conversation = await lockConversation(trx, keyOf(actor, sessionId), title, now)
      const key = { orgId, personId, conversationId: conversation.id }
      // The same request may have come twice: the first one's receipts are these.
      if ((await receipts.held(trx, key)).length === 0) await receipts.add(trx, key, read, now)
      await updateConversation(trx, conversation, listEntry(await receipts.held(trx, key)), now)
      return conversation
    })
  }

  /** The refusal that names all that must be mended before anything can be sent; undefined when nothing must. */
  async function refusalOf(actor: Actor, conversation: Conversation): Promise<Sending | undefined> {
    const { orgId, personId } = actor
    const held = await receipts.held(db, { orgId, personId, conversationId: conversation.id })
    const open = held.filter(({ expenseNumber }) => expenseNumber === null)
    const question = openRemovalQuestion(conversation.state, held)
    const claim = open.length === 0 ? null : await drafts.show(actor, conversation.id)
    const blocking = [...(question ? [openQuestion(question)] : []), ...(claim?.blocking ?? [])]
    const [first] = blocking
    if (!first) return undefined
    const { pending: asked, ...state } = DialogueState.parse(conversation.state)
    const pending = question ? asked : questionInTheWay(open)?.pending
    return {
      result: {
        response: inTheWay(blocking, open),
        refusal: { code: codeOf(first), errors: errorsOf(blocking, open) },
      },
      state: { ...state, ...(pending && { pending }) },
    }
  }

  return {
    /**
     * Claims what the conversation holds unclaimed and answers the expense's number; when all of it was claimed before,
     * that claim's number again. Throws what `claims.claim` throws, 'claim.changed' among it when these are not the
     * receipts that were shown, 'claim.no_receipts' when there is nothing, and with the code of the first of them where
     * something must be mended before, be it an answer that is awaited ('claim.open_question'): the detail says all of it
     * and is the answer in the conversation.
     */
    async send(
      actor: Actor,
      request: ReimbursementRequest,
      signal: AbortSignal,
    ): Promise<{ response: string; referenceId: string }> {
      const { response, referenceId = '' } = await turns.take<Sending>(actor, request, signal, (control) => ({
        answer: async () => {
          const conversation = await withReceipts(actor, request, control.signal)
          if (!conversation) throw problem('claim.no_receipts')
          const refusal = await refusalOf(actor, conversation)
          if (refusal) return { reply: refusal, acted: false }
          control.commit()
          const claimed = await claims.claim(actor, conversation.id, shownTotals(request.shown))
          const result = { response: claimAnswer(claimed), referenceId: claimed.expenseNumbers.join(', ') }
          return { reply: { result, state: {} }, acted: true }
        },
        keep: (_trx, _conversation, { result, state }) => ({ result, change: { state } }),
      }))
      return { response, referenceId }
    },
  }
}

/** What a wish to send came to, and what the dialogue holds then. */
interface Sending {
  result: TurnResult
  state: Record<string, unknown>
}

const BLOCKS = [
  'person.no_employee_record',
  'claim.no_approver',
  'claim.open_question',
  'claim.no_total',
  'claim.currency',
] as const satisfies ErrorCode[]

function codeOf({ code }: ClaimBlock): ErrorCode {
  return BLOCKS.find((known) => known === code) ?? 'claim.no_total'
}

/** Which receipt each of the blocks is about, by its place among those to be claimed. */
function errorsOf(blocking: readonly ClaimBlock[], open: readonly NumberedReceipt[]): InputError[] {
  return blocking.flatMap(({ receipt_id, text }) => {
    const index = open.findIndex(({ id }) => id === receipt_id)
    return index < 0 ? [] : [{ path: `receipts[${index}]`, message: text }]
  })
}

function shownTotals(shown: readonly unknown[]) {
  return shown.flatMap((one) => {
    const { data: receipt } = ShownReceipt.safeParse(one)
    if (!receipt) return []
    const { total } = receipt.data
    return { receiptId: receipt.receipt_id, totalPaise: total === null ? null : paiseFromRupees(total) }
  })
}

function claimAnswer(claimed: Claimed): string {
  const { expenseNumbers, totalPaise, receiptCount, statuses, approver, repeated } = claimed
  const what = `${countText(receiptCount)} with a total of **${rupeeText(totalPaise)}**`
  return paragraphs(
    // The specification's sentence; the mail has been in the outbox since the expense was created.
    `Email sent successfully to your manager for approval. Reference ID: ${expenseNumbers.join(', ')}`,
    repeated
      ? `This claim has already been sent (${what}, ${listWords(statuses)}); nothing was sent again.`
      : `${what} went to **${literal(approver ?? '')}**.`,
    undatedNote(claimed),
    doubtfulNote(claimed),
  )
}

function doubtfulNote({ doubtful, receiptCount, approver }: Claimed): string {
  if (doubtful.length === 0) return ''
  const who = literal(approver ?? '')
  if (doubtful.length > NAMED)
    return `${doubtful.length} of the ${receiptCount} receipts may be duplicates, and you have not said what they are: ${who} sees that.`
  const lines = doubtful.map(
    ({ id, number, name, why }) => `- ${linked({ id }, `Receipt ${number}`)} (${literal(name)}): ${literal(why)}`,
  )
  return paragraphs(
    `You have not said of ${doubtful.length === 1 ? 'this possible duplicate' : 'these possible duplicates'} what it is, and ${who} sees that:`,
    lines.join('\n'),
  )
}

/** Of more receipts than this only the number is told. */
const NAMED = 5

function undatedNote({ undated, receiptCount, approver }: Claimed): string {
  if (undated.length === 0) return ''
  const names = undated.map(({ id, number, name }) => `${linked({ id }, `receipt ${number}`)} (${literal(name)})`)
  const which = undated.length > NAMED ? `${undated.length} of the ${receiptCount} receipts` : listWords(names)
  return `No date was found on ${which}. I have made none up: ${literal(approver ?? '')} sees that it is missing.`
}
