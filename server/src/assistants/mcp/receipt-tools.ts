import { ReceiptFile, UPLOAD_BYTES } from '@pravas/contract/fingenie'
import { Journey } from '@pravas/contract/mileage'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import type { ReceiptRecord } from '../../receipts/field-column-rules.ts'
import type { Added } from '../../receipts/receipts-service.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { shownReceipt } from './shown-receipt-rules.ts'

/** What looking at one receipt costs, and bringing one; reading it is charged where it is read. */
const READ = 10
const BRING = 10
/** What a request to `/mcp` may hold besides a file, in bytes. */
const BESIDE = 64 * 1024
/** The longest base64 that fits into a request, in characters, and how large the file is then. */
const MOST_CHARACTERS = Math.floor((UPLOAD_BYTES - BESIDE) / 4) * 4
const MOST_MEGABYTES = Math.floor(((MOST_CHARACTERS / 4) * 3) / 1_000_000)

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf', 'image/webp', 'image/avif', 'image/tiff'] as const

export interface ReceiptToolDeps {
  claims: { draftReceipts: DraftReceipts }
  /** Words what was added to a claim draft; `unclaimed` are all of its receipts. */
  uploadText(added: Added, unclaimed: readonly ReceiptRecord[]): string
}

/** Bringing a receipt, or a journey by own vehicle, to a claim draft, and looking at it again. */
export function receiptTools({ claims: { draftReceipts }, uploadText }: ReceiptToolDeps): Tool[] {
  return [
    tool({
      name: 'upload_receipt',
      title: toolText('upload_receipt.title'),
      description: toolText('upload_receipt.description', { most: MOST_MEGABYTES }),
      scope: 'draft',
      effect: 'draft',
      cost: () => BRING,
      input: z.object({
        file_name: ReceiptFile.shape.file_name,
        media_type: z.enum(MEDIA_TYPES).describe(toolText('upload_receipt.media_type')),
        content: z
          .string()
          .min(1, toolText('upload_receipt.empty'))
          .max(MOST_CHARACTERS, toolText('upload_receipt.too-large', { most: MOST_MEGABYTES }))
          .describe(toolText('upload_receipt.content')),
        draft: z.uuid().optional().describe(toolText('upload_receipt.draft')),
      }),
      async run(actor, { file_name, media_type, content, draft }, signal, call) {
        call?.tell(toolText('upload_receipt.reading'))
        const file = { file_name, file_content: `data:${media_type};base64,${content}` }
        const { draftId, added, unclaimed } = await draftReceipts.upload(actor, draft, [file], signal)
        call?.tell(toolText('upload_receipt.comparing'))
        const receipts = await Promise.all(added.receipts.map(({ receipt_id: id }) => draftReceipts.receipt(actor, id)))
        const told = uploadText(added, unclaimed)
        return { draft: draftId, told, receipts: receipts.map(readReceipt) }
      },
    }),
    tool({
      name: 'add_mileage',
      title: toolText('add_mileage.title'),
      description: toolText('add_mileage.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => BRING,
      input: Journey.extend({
        date: Journey.shape.date.describe(toolText('add_mileage.date')),
        kilometres: Journey.shape.kilometres.describe(toolText('add_mileage.kilometres')),
        draft: z.uuid().optional().describe(toolText('add_mileage.draft')),
      }),
      async run(actor, { draft, ...journey }) {
        const { draftId, receiptId } = await draftReceipts.addJourney(actor, draft, journey)
        return { draft: draftId, receipt: readReceipt(await draftReceipts.receipt(actor, receiptId)) }
      },
    }),
    tool({
      name: 'get_receipt',
      title: toolText('get_receipt.title'),
      description: toolText('get_receipt.description'),
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({ receipt_id: z.uuid().describe(toolText('get_receipt.receipt_id')) }),
      run: async (actor, { receipt_id: id }) => readReceipt(await draftReceipts.receipt(actor, id)),
    }),
  ]
}

/** A receipt with what is known of it, and how far that is. */
function readReceipt(receipt: ReceiptInReview) {
  const { fields, mileage, second_reading } = receipt
  // Nothing was looked for on a declaration.
  if (mileage) return shownReceipt(receipt)
  const not_found = Object.entries(fields).flatMap(([name, { state }]) => (state === 'not_found' ? [name] : []))
  return { ...shownReceipt(receipt), not_found, second_reading }
}
