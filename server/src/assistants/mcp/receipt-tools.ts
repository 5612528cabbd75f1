import type { ReceiptInReview } from '@pravas/contract/claims'
import { ReceiptFile, UPLOAD_BYTES } from '@pravas/contract/fingenie'
import { z } from 'zod'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import { uploadAnswer } from '../fingenie/upload-text.ts'
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
}

/** Bringing a receipt to a claim draft, and looking at it again. */
export function receiptTools({ claims: { draftReceipts } }: ReceiptToolDeps): Tool[] {
  return [
    tool({
      name: 'upload_receipt',
      title: 'Upload a receipt',
      description: `Reads a receipt and keeps it to be claimed: a picture or PDF of at most ${MOST_MEGABYTES} MB, as base64. Answers what was read, field by field; 'unsure' and 'not_found' name what the person should look at in the portal. 'told' says what else there is, such as a file that was uploaded before. Nothing is claimed.`,
      scope: 'draft',
      effect: 'draft',
      cost: () => BRING,
      input: z.object({
        file_name: ReceiptFile.shape.file_name,
        media_type: z.enum(MEDIA_TYPES).describe('What the file is; its bytes are looked at all the same.'),
        content: z
          .string()
          .min(1, 'The file is empty.')
          .max(MOST_CHARACTERS, `A file has at most ${MOST_MEGABYTES} MB.`)
          .describe('The bytes of the file as standard base64.'),
        draft: z
          .uuid()
          .optional()
          .describe("To claim it with others: the 'draft' of an earlier upload or of list_receipts_to_claim."),
      }),
      async run(actor, { file_name, media_type, content, draft }, signal, call) {
        call?.tell('Reading the receipt')
        const file = { file_name, file_content: `data:${media_type};base64,${content}` }
        const { draftId, added, unclaimed } = await draftReceipts.upload(actor, draft, [file], signal)
        call?.tell('Looking for what it may be a duplicate of')
        const receipts = await Promise.all(added.receipts.map(({ receipt_id: id }) => draftReceipts.receipt(actor, id)))
        const told = uploadAnswer(added, unclaimed, { place: 'claim', next: undefined })
        return { draft: draftId, told, receipts: receipts.map(readReceipt) }
      },
    }),
    tool({
      name: 'get_receipt',
      title: 'Look at a receipt',
      description:
        "A receipt of the person's own that is not claimed yet, as it stands now: what was read or corrected, warnings, and possible duplicates. 'second_reading' says how far a second look at its picture is.",
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({ receipt_id: z.uuid().describe("The 'receipt_id' that upload_receipt gave.") }),
      run: async (actor, { receipt_id: id }) => readReceipt(await draftReceipts.receipt(actor, id)),
    }),
  ]
}

/** A receipt with what is known of it, and how far that is. */
function readReceipt(receipt: ReceiptInReview) {
  const { receipt_id, fields, second_reading } = receipt
  const not_found = Object.entries(fields).flatMap(([name, { state }]) => (state === 'not_found' ? [name] : []))
  return { receipt_id, ...shownReceipt(receipt), not_found, second_reading }
}
