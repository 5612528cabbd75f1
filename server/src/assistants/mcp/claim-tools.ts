import { SessionId } from '@pravas/contract/chat'
import type { ClaimDraft } from '@pravas/contract/claims'
import { PlainText } from '@pravas/contract/text'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { problem } from '../../errors.ts'
import { SEND_CLAIM_COST } from '../../http/cost-rules.ts'
import type { Grants } from '../../identity/connections/grants-service.ts'
import type { FinGenie } from '../fingenie/fingenie.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { digestOf } from './digest-rules.ts'
import { shownReceipt } from './shown-receipt-rules.ts'

/** What reading or changing a claim draft costs. */
const READ = 10

export interface ClaimToolDeps {
  fingenie: Pick<FinGenie, 'claimPanel' | 'reimbursements'>
  noteSent: Grants['noteSent']
}

const conversation = SessionId.describe("The 'conversation' that list_receipts_to_claim or upload_receipt gave.")

/** Claiming receipts that were uploaded: what there is, what would be sent, and sending what was shown. */
export function claimTools({ fingenie: { claimPanel, reimbursements }, noteSent }: ClaimToolDeps): Tool[] {
  async function shownOf(actor: Actor, sessionId: string) {
    const claim = await claimPanel.show(actor, sessionId)
    if (!claim) throw problem('record.not_found', 'This conversation holds no receipts.')
    const shown = shownClaim(claim)
    return { claim, shown, digest: digestOf(shown) }
  }

  return [
    tool({
      name: 'list_receipts_to_claim',
      title: 'List receipts to claim',
      description:
        "Receipts that are not claimed yet, by conversation of FinGenie's chat, where they are corrected. upload_receipt adds to them.",
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({}),
      run: async (actor) =>
        (await claimPanel.waiting(actor)).map(({ sessionId, chat_name, receipts }) => ({
          conversation: sessionId,
          name: chat_name,
          receipts,
        })),
    }),
    tool({
      name: 'draft_claim',
      title: 'Draft an expense claim',
      description:
        "What sending would claim of a conversation's receipts; sends nothing. Show all of it to the person and ask whether to send it. 'blocking' says what has to be put right in the portal first. The digest is what submit_claim needs.",
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({
        conversation,
        as: z.enum(['one', 'each']).optional().describe('One claim of all receipts, or one for each.'),
        trip: z
          .union([PlainText.trim().min(1).max(64), z.null()])
          .optional()
          .describe("The number of the person's own trip, 'auto' for the one that fits, null for none."),
      }),
      async run(actor, { conversation: sessionId, as, trip }) {
        if (as !== undefined || trip !== undefined) await claimPanel.choose(actor, sessionId, { as, trip })
        const { shown, digest } = await shownOf(actor, sessionId)
        return { conversation: sessionId, digest, claim: shown }
      },
    }),
    tool({
      name: 'submit_claim',
      title: 'Send an expense claim',
      description:
        "Sends a drafted claim to the person's own manager. Only after the person has seen the draft and said yes to it.",
      scope: 'submit',
      effect: 'send',
      cost: () => SEND_CLAIM_COST,
      input: z.object({ conversation, digest: z.string().max(100) }),
      async run(actor, { conversation: sessionId, digest }, signal, call) {
        const { claim, digest: now } = await shownOf(actor, sessionId)
        if (claim.receipts.length === 0) {
          throw problem('claim.no_receipts', `These receipts were sent already: ${claim.submitted.join(', ')}.`)
        }
        if (now !== digest) {
          throw problem('claim.changed', 'Nothing was sent: please show the claim as it is now and ask again.')
        }
        const request = {
          sessionId,
          message: call ? `Send the claim (through ${call.through.clientName})` : 'Send the claim',
          files: [],
          shown: claim.receipts.map(({ receipt_id, fields }) => ({ receipt_id, data: { total: fields.total.value } })),
        }
        const referenceId = await reimbursements.submit(actor, request, signal)
        if (call) await noteSent(call.through, referenceId)
        return { expense_numbers: referenceId.split(', '), status: 'pending', went_to: claim.approver?.name ?? null }
      },
    }),
  ]
}

/** The claim with what somebody has to know to say yes, without pictures and places on them. */
function shownClaim({ receipts, trips, submitted: _, ...claim }: ClaimDraft) {
  return { ...claim, receipts: receipts.map(shownReceipt), may_belong_to: trips }
}
