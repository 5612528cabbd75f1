import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'

/** A conversation of one's own with receipts that are not claimed yet. */
export const UnclaimedReceipts = z
  .object({
    sessionId: z.string(),
    chat_name: z.string(),
    receipts: z.int(),
    total: Rupees.meta({ description: 'of those whose total is known and in rupees' }),
  })
  .meta({ id: 'UnclaimedReceipts' })
export type UnclaimedReceipts = z.infer<typeof UnclaimedReceipts>

export const listUnclaimedReceipts = endpoint({
  method: 'GET',
  path: '/chat/fingenie/unclaimed-receipts',
  summary: "One's own conversations with receipts that are not claimed yet, at most 50, the latest active first",
  tag: 'Claims',
  response: z.array(UnclaimedReceipts),
})
