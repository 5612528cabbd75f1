import type { ClaimDraft } from '@pravas/contract/claims'
import { DraftVersion } from '@pravas/contract/draft-change'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { PlainText } from '@pravas/contract/text'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { problem } from '../../errors.ts'
import type { ClaimChanges } from '../../expenses/draft/change-service.ts'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import type { Claims } from '../../expenses/draft/submit-service.ts'
import type { UnfinishedClaims } from '../../expenses/draft/unfinished-service.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { NamedAllocation } from '../tools/booking-input.ts'
import { submitClaim } from '../tools/submit-tools.ts'
import { claimDraftTools, draft, READ } from './claim-draft-tools.ts'
import { digestOf } from './digest-rules.ts'
import { shownReceipt } from './shown-receipt-rules.ts'

/** At most this many drafts are listed. */
const LISTED = 50

export interface ClaimToolDeps {
  claims: {
    changes: Pick<ClaimChanges, 'change'>
    draftReceipts: Pick<DraftReceipts, 'changeIn' | 'discardFrom'>
    unfinished: Pick<UnfinishedClaims, 'list' | 'demand' | 'remove' | 'restore'>
    claims: Pick<Claims, 'submit'>
  }
  conversations: {
    /** A claim draft, with what an open question about it blocks. */
    show(actor: Actor, draftId: string): Promise<ClaimDraft | null>
  }
}

/** Claiming receipts that were uploaded: what there is, what would be sent, and sending what was shown. */
export function claimTools({ claims: parts, conversations }: ClaimToolDeps): Tool[] {
  const { changes, draftReceipts, unfinished, claims } = parts

  async function shownOf(actor: Actor, draftId: string) {
    await unfinished.demand(actor, draftId)
    const claim = await conversations.show(actor, draftId)
    if (!claim) throw problem('record.not_found', toolText('draft_claim.empty'))
    const shown = shownClaim(claim)
    return { claim, shown, digest: digestOf(shown) }
  }

  async function show(actor: Actor, draftId: string) {
    const { claim, shown, digest } = await shownOf(actor, draftId)
    return { draft: draftId, version: claim.version, digest, claim: shown }
  }

  return [
    tool({
      name: 'list_receipts_to_claim',
      title: toolText('list_receipts_to_claim.title'),
      description: toolText('list_receipts_to_claim.description'),
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({}),
      run: async (actor) =>
        (await unfinished.list(actor, { limit: LISTED })).items.map(
          ({ id, merchants, receipts, totalPaise, blocking }) => ({
            draft: id,
            name: merchants.join(', '),
            receipts,
            total: rupeesFromPaise(totalPaise),
            blocking: blocking.map(({ text }) => text),
          }),
        ),
    }),
    tool({
      name: 'draft_claim',
      title: toolText('draft_claim.title'),
      description: toolText('draft_claim.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({
        draft,
        version: DraftVersion.optional().describe(toolText('draft.version')),
        as: z.enum(['one', 'each']).optional().describe(toolText('draft_claim.as')),
        reason: PlainText.trim().max(1000).optional().describe(toolText('draft_claim.reason')),
        trip: z
          .union([PlainText.trim().min(1).max(64), z.null()])
          .optional()
          .describe(toolText('draft_claim.trip')),
        ...NamedAllocation.shape,
      }),
      async run(actor, { draft: draftId, version, as, trip, reason, cost_centre, project }) {
        await unfinished.demand(actor, draftId)
        await changes.change(actor, draftId, { version, as, trip, reason, cost_centre, project })
        return show(actor, draftId)
      },
    }),
    ...claimDraftTools({ draftReceipts, unfinished }, show),
    submitClaim(
      { claims },
      {
        scope: 'submit',
        input: z.object({ draft, digest: z.string().max(100) }),
        async agreed(actor, { draft: draftId, digest }) {
          const { claim, digest: now } = await shownOf(actor, draftId)
          if (claim.receipts.length === 0) {
            throw problem('claim.no_receipts', toolText('submit_claim.sent', { numbers: claim.submitted.join(', ') }))
          }
          if (now !== digest) {
            throw problem('claim.changed', toolText('submit_claim.changed'))
          }
          const question = claim.blocking.find(({ code }) => code === 'claim.open_question')
          if (question)
            throw problem('claim.open_question', toolText('submit_claim.question', { question: question.text }))
          return {
            draftId,
            version: claim.version,
            shown: claim.receipts.map(({ receipt_id, fields: { total } }) => ({
              receiptId: receipt_id,
              totalPaise: total.value === null ? null : paiseFromRupees(total.value),
            })),
          }
        },
      },
    ),
  ]
}

/** The claim with what somebody has to know to say yes, without pictures and places on them. */
function shownClaim({ receipts, trips, submitted: _, draft_id: __, version: ___, ...claim }: ClaimDraft) {
  return { ...claim, receipts: receipts.map(shownReceipt), may_belong_to: trips }
}
