import {
  createReceiptAddress,
  getReceiptAddress,
  MAIL_BYTES,
  RECEIPT_MAILS_PATH,
  removeReceiptAddress,
  type TakenMail,
} from '@pravas/contract/receipt-mail'
import type { FastifyInstance } from 'fastify'
import { demand } from '../access/may.ts'
import { problem, tooMany } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import type { ReceiptAddresses } from './addresses-service.ts'
import { LaterError, toldOutcome } from './outcome-rules.ts'
import type { TakeMail } from './take-service.ts'

/** How many mails are in memory at a time; whoever hands over more is told to come again. */
const MOST_AT_ONCE = 3
const AGAIN_SECONDS = 15
const MAIL_TYPES = /^(?:message\/rfc822|application\/octet-stream)\b/i

export function receiptAddressRoutes(handle: Handle, addresses: ReceiptAddresses): void {
  handle(getReceiptAddress, ({ actor }) => addresses.show(actor))
  handle(createReceiptAddress, ({ actor }) => addresses.create(actor))
  handle(removeReceiptAddress, async ({ actor }) => {
    await addresses.remove(actor)
    return undefined
  })
}

/** Where another program hands over mails as they came, for people of the organisation whose token it has. */
export async function receiptMailRoute(app: FastifyInstance, take: TakeMail | undefined): Promise<void> {
  let under = 0
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAIL_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      RECEIPT_MAILS_PATH,
      { bodyLimit: MAIL_BYTES, config: { scope: 'mail' } },
      async (request): Promise<TakenMail> => {
        const { signedIn, body, headers } = request
        if (!signedIn) throw problem('session.missing')
        demand(signedIn.actor, { to: 'manage-organisation' })
        if (!take) throw problem('receipt_mail.off')
        const isMail = MAIL_TYPES.test(headers['content-type'] ?? '')
        if (!isMail || !Buffer.isBuffer(body) || body.length === 0)
          throw problem('request.invalid', 'Send the email as it came, as message/rfc822.')
        if (under >= MOST_AT_ONCE) throw tooMany(AGAIN_SECONDS, 'Other emails are being read. Please send it again.')
        under += 1
        try {
          const { outcome, receipts } = await take({ bytes: body, size: body.length }, signedIn.actor.orgId)
          return { outcome: toldOutcome(outcome), receipts }
        } catch (error) {
          throw error instanceof LaterError
            ? tooMany(error.seconds, 'The email is read later. Please send it again.')
            : error
        } finally {
          under -= 1
        }
      },
    )
  })
}
