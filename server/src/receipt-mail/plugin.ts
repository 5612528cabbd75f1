import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { ReceiptMailConfig } from '../config/receipt-mail.ts'
import type { Database } from '../db/database.ts'
import type { ClaimDrafts } from '../expenses/draft/draft-service.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { isLoopback } from '../loopback-rules.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Metrics } from '../metrics/metrics-service.ts'
import type { Receipts } from '../receipts/receipts-service.ts'
import type { SecondReadings } from '../receipts/second-readings-service.ts'
import { createReceiptAddresses } from './addresses-service.ts'
import { createMailOpener } from './mail-opener.ts'
import { receiptAddressRoutes, receiptMailRoute } from './routes.ts'
import { createTakeMail } from './take-service.ts'
import { createMailboxWatch } from './watch-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks into the mailbox for receipts; undefined where none is configured. */
    receiptMailbox: Pick<ReturnType<typeof createMailboxWatch>, 'look'> | undefined
  }
}

interface ReceiptMailOptions {
  config: { receiptMail: ReceiptMailConfig | undefined; mail: { from: string }; publicUrl: URL }
  db: Database['db']
  clock: Clock
  handle: Handle
  receipts: Receipts
  drafts: ClaimDrafts
  secondReadings: SecondReadings
  notifier: Notifier
  outbox: Outbox
  metrics: Pick<Metrics, 'receiptMail' | 'mailboxFailing'>
}

/** Receipts by mail: people's addresses, mails that other programs hand over, and the mailbox that is looked into. */
export const receiptMailPlugin = plugin<ReceiptMailOptions>(
  async (app, { config, handle, metrics, ...deps }) => {
    const { receiptMail, mail, publicUrl } = config
    receiptAddressRoutes(handle, createReceiptAddresses({ ...deps, at: receiptMail?.at }))
    const take =
      receiptMail &&
      createTakeMail({
        ...deps,
        at: receiptMail.at,
        from: mail.from,
        publicUrl,
        open: createMailOpener(),
        count: (outcome) => metrics.receiptMail(outcome),
      })
    await receiptMailRoute(app, take)
    const imap = receiptMail?.imap
    const watch =
      take && imap
        ? createMailboxWatch({
            ...deps,
            mailbox: { ...imap, inTheClear: isLoopback(imap.host) },
            everyMs: receiptMail.everyMs,
            take,
            failing: (times) => metrics.mailboxFailing(times),
          })
        : undefined
    app.addHook('preClose', async () => watch?.stop())
    app.decorate('receiptMailbox', watch)
  },
  { name: 'receipt-mail' },
)
