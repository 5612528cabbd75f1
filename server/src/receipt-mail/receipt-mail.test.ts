import { listClaimDrafts } from '@pravas/contract/claim-drafts'
import { listInbox } from '@pravas/contract/inbox'
import { chooseNotifications } from '@pravas/contract/notifications'
import { createReceiptAddress, getReceiptAddress, removeReceiptAddress } from '@pravas/contract/receipt-mail'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { beforeEach, expect, test } from 'vitest'
import { fakeReader, receiptPng } from '../testing/fake-reader.ts'
import { rawMail } from '../testing/raw-mail.ts'
import { testApp } from '../testing/test-app.ts'
import { MAILS_A_DAY } from './take-service.ts'

const reader = fakeReader()
const it = await testApp(
  { reader },
  { RECEIPT_ADDRESS: 'receipts@acme.example', SMTP_URL: 'smtp://mail.example', RATE_LIMIT_SECONDS: '0' },
)
const { db } = it.database
let employee: ReturnType<typeof it.as>

let token: string
beforeEach(async () => {
  employee = it.as('employee')
  Object.assign(reader, { failure: null, gate: null, blank: null })
  const body = { name: 'Mail gateway', scopes: ['mail' as const], expires_in_days: 30 }
  token = (await it.as('administrator').call(createServiceToken, { body })).token
})

async function handOver(mail: Buffer, key = token): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${it.origin}/api/receipt-mails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
    body: new Uint8Array(mail),
  })
  return { status: answer.status, body: await answer.json() }
}

async function ownAddress(client = employee): Promise<string> {
  const { address } = await client.call(createReceiptAddress, {})
  if (address === null) throw new Error('No address was made.')
  return address
}

const attached = (filename: string, content: Buffer) => ({
  filename,
  content,
  contentDisposition: 'attachment' as const,
})
const dinner = () => attached('dinner.png', receiptPng({ merchant: 'Toit', rupees: 1250, date: '2026-06-08' }))

const outbox = () => db.selectFrom('outbox_mails').select(['to_address', 'subject', 'body']).orderBy('id').execute()
const receipts = () =>
  db.selectFrom('receipts').select(['merchant', 'file_name', 'person_id', 'claim_draft_id']).orderBy('id').execute()

test('a forwarded receipt becomes an unclaimed receipt of whose address it came to, and they are told', async () => {
  const address = await ownAddress()
  expect(address).toMatch(/^receipts\+[a-z2-9]{18}@acme\.example$/)
  const mail = await rawMail({
    to: address,
    subject: 'Fwd: Your bill',
    text: 'See attached.',
    attachments: [dinner(), attached('menu.docx', Buffer.from('PK no picture'))],
  })
  expect(await handOver(mail)).toEqual({ status: 200, body: { outcome: 'added', receipts: 1 } })
  const { personId, email } = it.actor('employee')
  expect(await receipts()).toMatchObject([{ merchant: 'Toit', file_name: 'dinner.png', person_id: personId }])
  const [draft] = (await employee.call(listClaimDrafts, { query: {} })).items
  expect(draft).toMatchObject({ receipts: 1, total: 1250 })
  const [told] = await outbox()
  expect(told).toMatchObject({ to_address: email, subject: '1 receipt was added from your email' })
  expect(told?.body).toContain('- Toit, ₹1,250.00, 8 Jun 2026')
  expect(told?.body).toContain('menu. docx is not a receipt that can be read here')
  expect(told?.body).toContain(`/fingenie-chat?session=${draft?.session_id}`)
  const { items } = await employee.call(listInbox, { query: {} })
  expect(items[0]).toMatchObject({
    title: '1 receipt was added from your email, 1 file was not',
    to: `/fingenie-chat?session=${draft?.session_id}`,
  })
  const audit = await db.selectFrom('audit_log').select(['action', 'channel', 'actor_id']).orderBy('id').execute()
  expect(audit.filter(({ action }) => action === 'receipt.added')).toEqual([
    { action: 'receipt.added', channel: 'mail', actor_id: personId },
  ])
  expect(await employee.call(getReceiptAddress, {})).toMatchObject({ address, last_mail: { receipts: 1 } })
})

test('the same mail is taken once, whatever the servers on its way have added, and further ones collect in one draft', async () => {
  const to = await ownAddress()
  const mail = await rawMail({ to, messageId: '<one@home.example>', attachments: [dinner()] })
  await handOver(mail)
  const again = Buffer.concat([Buffer.from(`Received: from elsewhere\r\nDelivered-To: ${to}\r\n`), mail])
  expect(await handOver(again)).toEqual({ status: 200, body: { outcome: 'repeated', receipts: 0 } })
  const taxi = attached('taxi.png', receiptPng({ merchant: 'Uber', rupees: 300, date: '2026-06-09' }))
  expect(await handOver(await rawMail({ to, attachments: [taxi] }))).toMatchObject({ body: { outcome: 'added' } })
  expect((await receipts()).map(({ merchant }) => merchant)).toEqual(['Toit', 'Uber'])
  expect(new Set((await receipts()).map(({ claim_draft_id }) => claim_draft_id)).size).toBe(1)
})

test('a receipt that is forwarded again is not there twice, and the answer says so', async () => {
  const to = await ownAddress()
  await handOver(await rawMail({ to, attachments: [dinner()] }))
  expect(await handOver(await rawMail({ to, attachments: [dinner()] }))).toMatchObject({ body: { receipts: 0 } })
  expect(await receipts()).toHaveLength(1)
  const [, second] = await outbox()
  expect(second?.body).toContain('is already among your unclaimed receipts')
})

test('a mail that was only passed on by a rule is found by where its server delivered it', async () => {
  const address = await ownAddress()
  const mail = await rawMail({ to: 'Asha <asha@work.example>', attachments: [dinner()] })
  const delivered = Buffer.concat([Buffer.from(`Delivered-To: ${address.toUpperCase()}\r\n`), mail])
  expect(await handOver(delivered)).toMatchObject({ body: { outcome: 'added' } })
})

test('what is for nobody here, or for somebody who has left, is dropped without a word', async () => {
  const to = await ownAddress()
  const stranger = to.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'))
  const dropped = { status: 200, body: { outcome: 'dropped', receipts: 0 } }
  expect(await handOver(await rawMail({ to: stranger, attachments: [dinner()] }))).toEqual(dropped)
  expect(await handOver(await rawMail({ to: 'receipts@acme.example', attachments: [dinner()] }))).toEqual(dropped)
  await db.updateTable('people').set({ active: false }).where('id', '=', it.actor('employee').personId).execute()
  expect(await handOver(await rawMail({ to, attachments: [dinner()] }))).toEqual(dropped)
  expect([await receipts(), await outbox()]).toEqual([[], []])
  const { body } = await it.anonymous.get('/metrics')
  expect(String(body)).toMatch(/pravas_receipt_mails_total\{outcome="unknown"\} \d/)
  expect(String(body)).toMatch(/pravas_receipt_mails_total\{outcome="inactive"\} \d/)
})

test('with a new address the old one is nobody’s, and without one as well', async () => {
  const old = await ownAddress()
  const address = await ownAddress()
  expect(address).not.toBe(old)
  expect(await handOver(await rawMail({ to: old, attachments: [dinner()] }))).toMatchObject({
    body: { outcome: 'dropped' },
  })
  await employee.call(removeReceiptAddress, {})
  expect(await employee.call(getReceiptAddress, {})).toMatchObject({ available: true, address: null })
  expect(await handOver(await rawMail({ to: address, attachments: [dinner()] }))).toMatchObject({
    body: { outcome: 'dropped' },
  })
  const actions = await db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action).filter((action) => action.startsWith('person.receipt'))).toEqual([
    'person.receipt_address_made',
    'person.receipt_address_made',
    'person.receipt_address_removed',
  ])
})

test('nothing that a program sent is answered by mail, but its receipts are taken', async () => {
  const to = await ownAddress()
  const headers = { 'Auto-Submitted': 'auto-generated' }
  expect(await handOver(await rawMail({ to, headers, attachments: [dinner()] }))).toMatchObject({
    body: { receipts: 1 },
  })
  expect(await handOver(await rawMail({ to, headers, text: 'I am away until Monday.' }))).toMatchObject({
    body: { outcome: 'nothing' },
  })
  const own = { from: 'Pravas <no-reply@pravas.example>', to, attachments: [dinner()] }
  expect(await handOver(await rawMail(own))).toMatchObject({ body: { outcome: 'dropped' } })
  expect(await outbox()).toEqual([])
  const { items } = await employee.call(listInbox, { query: {} })
  expect(items.map(({ title }) => title)).toEqual(['1 receipt was added from your email'])
})

test('a mail without a receipt says what it lacks, unless its person wants no such mails', async () => {
  const to = await ownAddress()
  expect(await handOver(await rawMail({ to, subject: 'Hello', text: 'Shall we meet?' }))).toMatchObject({
    body: { outcome: 'nothing' },
  })
  const [told] = await outbox()
  expect(told).toMatchObject({ subject: 'No receipts were added from your email' })
  expect(told?.body).toContain('The email holds no PDF or picture, and its text isn’t a receipt.')
  const choices = [{ kind: 'receipts_mailed' as const, channel: 'mail' as const, on: false }]
  await employee.call(chooseNotifications, { body: { choices } })
  await handOver(await rawMail({ to, subject: 'Again', text: 'Shall we meet?' }))
  expect(await outbox()).toHaveLength(1)
})

test('what the reader refuses is named, and the others are kept all the same', async () => {
  const to = await ownAddress()
  reader.failure = (bytes) => (Buffer.from(bytes).includes('Locked') ? 'reader.timeout' : null)
  const slow = attached('slow.png', receiptPng({ merchant: 'Locked', rupees: 5 }))
  expect(await handOver(await rawMail({ to, attachments: [slow, dinner()] }))).toMatchObject({ body: { receipts: 1 } })
  const [told] = await outbox()
  expect(told?.body).toMatch(/slow\. png: reading it took too long/)
})

test('what fails for a passing reason comes again and is then taken once; what always fails is given up', async () => {
  const to = await ownAddress()
  const mail = await rawMail({ to, attachments: [dinner()] })
  reader.failure = 'reader.unavailable'
  expect(await handOver(mail)).toMatchObject({ status: 429 })
  expect([await receipts(), await outbox()]).toEqual([[], []])
  reader.failure = null
  expect(await handOver(mail)).toMatchObject({ body: { outcome: 'added' } })
  const other = await rawMail({ to, attachments: [attached('b.png', receiptPng({ merchant: 'B', rupees: 1 }))] })
  reader.failure = 'reader.unavailable'
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await handOver(other)).toMatchObject({ status: 429 })
  expect(await handOver(other)).toMatchObject({ status: 200, body: { outcome: 'refused' } })
  expect((await outbox()).at(-1)?.body).toContain('could not be read after several attempts')
})

test('while one works on a mail, another that is handed the same waits', async () => {
  const to = await ownAddress()
  const mail = await rawMail({ to, attachments: [dinner()] })
  const reading = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  reader.gate = () => {
    begun.resolve()
    return reading.promise
  }
  const first = handOver(mail)
  await begun.promise
  expect(await handOver(mail)).toMatchObject({ status: 429 })
  reading.resolve()
  expect(await first).toMatchObject({ body: { outcome: 'added' } })
  expect(await receipts()).toHaveLength(1)
})

test('an address takes so many mails a day, and its person is told once', async () => {
  const to = await ownAddress()
  const { personId } = it.actor('employee')
  const at = it.clock.now()
  await db
    .insertInto('receipt_mails')
    .values(
      Array.from({ length: MAILS_A_DAY }, (_, index) => ({
        ...{ org_id: it.orgId(), id: crypto.randomUUID(), person_id: personId, fingerprint: Buffer.from(`${index}`) },
        ...{ received_at: at, held_until: at, attempts: 1, outcome: 'nothing', draft_id: null },
      })),
    )
    .execute()
  for (const text of ['one', 'two'])
    expect(await handOver(await rawMail({ to, text, attachments: [dinner()] }))).toMatchObject({
      body: { outcome: 'refused' },
    })
  expect(await outbox()).toHaveLength(1)
  expect(await receipts()).toEqual([])
  it.clock.set('2026-06-11T07:00:00Z')
  expect(await handOver(await rawMail({ to, attachments: [dinner()] }))).toMatchObject({ body: { outcome: 'added' } })
})

test('after the collected receipts were claimed or deleted, the next ones begin a new draft', async () => {
  const to = await ownAddress()
  await handOver(await rawMail({ to, attachments: [dinner()] }))
  const [draft] = (await employee.call(listClaimDrafts, { query: {} })).items
  await employee.send('DELETE', `/api/expense/drafts/${draft?.id}`)
  const taxi = attached('taxi.png', receiptPng({ merchant: 'Uber', rupees: 300 }))
  await handOver(await rawMail({ to, attachments: [taxi] }))
  const { items } = await employee.call(listClaimDrafts, { query: {} })
  expect(items).toMatchObject([{ receipts: 1, name: 'Uber' }])
  expect(items[0]?.id).not.toBe(draft?.id)
})

test('a mail that cannot be opened costs no more than its share', async () => {
  const to = await ownAddress()
  const deep = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  const mail = Buffer.from(`To: ${to}\r\nMessage-ID: <deep@x>\r\n${deep.join('')}`)
  expect(await handOver(mail)).toMatchObject({ status: 200, body: { outcome: 'refused' } })
  expect((await outbox()).at(-1)?.body).toContain('The email could not be opened')
})

test('only a token for it hands mails over, and only mails', async () => {
  const mail = await rawMail({ to: await ownAddress(), attachments: [dinner()] })
  expect(await handOver(mail, 'pravas_unknown')).toMatchObject({ status: 401 })
  const body = { name: 'Reader', scopes: ['read' as const], expires_in_days: 30 }
  const other = await it.as('administrator').call(createServiceToken, { body })
  expect(await handOver(mail, other.token)).toMatchObject({ status: 403 })
  expect((await it.as('administrator').post('/api/receipt-mails', {})).body).toMatchObject({
    code: 'request.invalid',
    detail: 'Send the email as it came, as message/rfc822.',
  })
})
