import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'

const tag = 'Expenses'

/** The most bytes of one email with receipts, as it travels: what the usual mail servers let through. */
export const MAIL_BYTES = 25 * 1024 * 1024

/** The address to which the person who asks forwards receipts. */
export const ReceiptAddress = z
  .object({
    available: z.boolean().meta({ description: 'whether this installation accepts receipts by email' }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'null until created. Anyone who knows it can add to your unclaimed receipts' }),
    created_at: Instant.nullable(),
    last_mail: z
      .object({ received_at: Instant, receipts: z.int().meta({ description: 'number of receipts it added' }) })
      .nullable()
      .meta({ description: 'the latest email received' }),
  })
  .meta({ id: 'ReceiptAddress' })
export type ReceiptAddress = z.infer<typeof ReceiptAddress>

export const getReceiptAddress = endpoint({
  operationId: 'getReceiptAddress',
  method: 'GET',
  path: '/receipt-address',
  summary: 'Get your address for receipts by email',
  tag,
  response: ReceiptAddress,
})

export const createReceiptAddress = endpoint({
  operationId: 'createReceiptAddress',
  method: 'POST',
  path: '/receipt-address',
  summary: 'Create an address for receipts by email; your previous one stops working',
  tag,
  response: ReceiptAddress,
  errors: ['receipt_mail.off'],
})

export const removeReceiptAddress = endpoint({
  operationId: 'removeReceiptAddress',
  method: 'DELETE',
  path: '/receipt-address',
  summary: 'Remove your address for receipts by email',
  tag,
})

/** Where another program hands over an email as it came (message/rfc822), with a service token. */
export const RECEIPT_MAILS_PATH = '/api/receipt-mails'

/** What became of an email that was handed over. */
export const TakenMail = z
  .object({
    outcome: z.enum(['added', 'nothing', 'repeated', 'refused', 'dropped']).meta({
      description:
        "added: receipts were added; nothing: it contained none; repeated: it was received before; refused: too large, unreadable, or over today's limit; dropped: no such recipient",
    }),
    receipts: z.int().meta({ description: 'number of receipts it added' }),
  })
  .meta({ id: 'TakenMail' })
export type TakenMail = z.infer<typeof TakenMail>
