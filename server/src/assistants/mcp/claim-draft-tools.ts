import { DraftVersion } from '@pravas/contract/draft-change'
import { ReceiptFieldsChange } from '@pravas/contract/receipt-review'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import type { UnfinishedClaims } from '../../expenses/draft/unfinished-service.ts'
import { type Tool, tool } from '../kernel/tool.ts'

/** What reading or changing a claim draft costs. */
export const READ = 10

/** The field that names a claim draft. */
export const draft = z.uuid().describe(toolText('draft_claim.draft'))
const receipt_id = z.uuid().describe(toolText('get_receipt.receipt_id'))

interface Deps {
  draftReceipts: Pick<DraftReceipts, 'changeIn' | 'discardFrom'>
  unfinished: Pick<UnfinishedClaims, 'remove' | 'restore'>
}

/** The person's claim drafts, wherever they were begun: shown, their receipts edited and removed, deleted and restored. */
export function claimDraftTools(
  { draftReceipts, unfinished }: Deps,
  show: (actor: Actor, draftId: string) => Promise<object>,
): Tool[] {
  return [
    tool({
      name: 'get_claim_draft',
      title: toolText('get_claim_draft.title'),
      description: toolText('get_claim_draft.description'),
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({ draft }),
      run: (actor, { draft: draftId }) => show(actor, draftId),
    }),
    tool({
      name: 'change_receipt',
      title: toolText('change_receipt.title'),
      description: toolText('change_receipt.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: ReceiptFieldsChange.extend({
        draft,
        receipt_id,
        version: DraftVersion.describe(toolText('draft.version')),
      }),
      async run(actor, { draft: draftId, receipt_id: receiptId, ...change }) {
        await draftReceipts.changeIn(actor, { draftId, receiptId }, change)
        return show(actor, draftId)
      },
    }),
    tool({
      name: 'remove_receipt',
      title: toolText('remove_receipt.title'),
      description: toolText('remove_receipt.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({ draft, receipt_id }),
      async run(actor, { draft: draftId, receipt_id: receiptId }) {
        await draftReceipts.discardFrom(actor, { draftId, receiptId })
        return { removed: receiptId }
      },
    }),
    tool({
      name: 'delete_claim_draft',
      title: toolText('delete_claim_draft.title'),
      description: toolText('delete_claim_draft.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({ draft }),
      async run(actor, { draft: draftId }) {
        await unfinished.remove(actor, draftId)
        return { deleted: draftId }
      },
    }),
    tool({
      name: 'restore_claim_draft',
      title: toolText('restore_claim_draft.title'),
      description: toolText('restore_claim_draft.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({ draft }),
      async run(actor, { draft: draftId }) {
        await unfinished.restore(actor, draftId)
        return show(actor, draftId)
      },
    }),
  ]
}
