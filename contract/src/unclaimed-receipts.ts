import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'

/** The most drafts that one answer lists. */
export const MOST_DRAFTS = 50

/** A conversation of one's own with receipts that are not claimed yet. */
export const UnclaimedReceipts = z
  .object({
    sessionId: z.string(),
    chat_name: z.string(),
    receipts: z.int(),
    total: Rupees.meta({ description: 'total of the receipts whose amount is known and in rupees' }),
  })
  .meta({ id: 'UnclaimedReceipts' })
export type UnclaimedReceipts = z.infer<typeof UnclaimedReceipts>

export const listUnclaimedReceipts = endpoint({
  operationId: 'listUnclaimedReceipts',
  scope: 'read',
  method: 'GET',
  path: '/chat/fingenie/unclaimed-receipts',
  summary: 'List your conversations with unclaimed receipts, at most 50, most recently active first',
  tag: 'Claims',
  response: z.array(UnclaimedReceipts),
})
