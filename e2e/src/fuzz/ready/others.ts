import { createClaimDraft } from '@pravas/contract/claim-drafts'
import {
  importStatement,
  listCardLines,
  matchCardLine,
  registerCard,
  unmatchCardLine,
} from '@pravas/contract/company-cards'
import { endConnection, ownConnections } from '@pravas/contract/connections'
import { createReceiptAddress, RECEIPT_MAILS_PATH } from '@pravas/contract/receipt-mail'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { dayFrom, type Organisation } from '../organisation.ts'
import { type ReadyCall, ready } from './ready.ts'

/** A payment by a new card of the colleague's, and a receipt of it that nothing is matched with. */
async function payment(organisation: Organisation) {
  const amount = 2000 + organisation.count()
  const last_four = String(1000 + (organisation.count() % 9000))
  await organisation.call('finance', registerCard, { body: { person: 'EMP1002', last_four, label: 'Travel' } })
  const csv = `Date,Card,Description,Amount\n${dayFrom(-3).split('-').reverse().join('/')},${last_four},CANTEEN,${amount}\n`
  await organisation.call('finance', importStatement, { body: { csv, commit: true } })
  const body = { receipts: [await organisation.receipt(amount * 100)] }
  const { added } = await organisation.call('colleague', createClaimDraft, { body })
  const { items } = await organisation.call('colleague', listCardLines, { query: {} })
  const line = items.find((one) => one.card.last_four === last_four)
  if (!line) throw new Error('the payment is not listed')
  const params = { lineId: line.id }
  if (line.receipt) await organisation.call('colleague', unmatchCardLine, { params })
  return { params, body: { receipt_id: added[0] ?? '' } }
}

/** A mail with a receipt to an address of the colleague's, as another program hands it over. */
async function receiptMail(organisation: Organisation) {
  const { address } = await organisation.call('colleague', createReceiptAddress)
  const { token } = await organisation.call('administrator', createServiceToken, {
    body: { name: `Mails ${organisation.count()}`, scopes: ['mail'], expires_in_days: 1 },
  })
  const { file_content } = await organisation.receipt()
  const lines = [
    'From: canteen@elsewhere.example',
    `To: ${address}`,
    'Subject: Receipt',
    `Message-ID: <${organisation.count()}@elsewhere.example>`,
    'MIME-Version: 1.0',
    'Content-Type: application/pdf; name=receipt.pdf',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename=receipt.pdf',
    '',
    ...(file_content.match(/.{1,76}/g) ?? []),
  ]
  return { token, body: lines.join('\r\n') }
}

export const OTHER_CALLS: readonly ReadyCall[] = [
  {
    name: 'GET /api/expense/{expenseId}/pdf',
    who: 'colleague',
    make: async (organisation) => ({ params: { expenseId: await organisation.sentClaim() } }),
  },
  ready('colleague', createReceiptAddress, async () => ({})),
  { name: `POST ${RECEIPT_MAILS_PATH}`, who: 'administrator', make: receiptMail },
  ready('colleague', matchCardLine, payment),
  ready('employee', endConnection, async (organisation) => {
    await organisation.connect('employee')
    const [connection] = await organisation.call('employee', ownConnections)
    return { params: { connectionId: connection?.id ?? '' } }
  }),
]
