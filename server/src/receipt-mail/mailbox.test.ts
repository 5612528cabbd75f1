import { createReceiptAddress } from '@pravas/contract/receipt-mail'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeReader, receiptPng } from '../testing/fake-reader.ts'
import { freePort } from '../testing/free-port.ts'
import { imapServer } from '../testing/imap-server.ts'
import { rawMail } from '../testing/raw-mail.ts'
import { testApp } from '../testing/test-app.ts'
import { TAKEN_FOLDER } from './mailbox-service.ts'

const login = { user: 'receipts', password: 's3cret' }
const imap = await imapServer(login)
afterAll(imap.close)
const reader = fakeReader()
const it = await testApp(
  { reader },
  { RECEIPT_ADDRESS: '*@receipts.acme.example', RECEIPT_IMAP_URL: `imap://receipts:s3cret@127.0.0.1:${imap.port}` },
)
const { db } = it.database

let to: string
/** Each test is on a day of its own, as what failed before is waited for. */
let day = 10
beforeEach(async () => {
  day += 1
  it.clock.set(`2026-06-${day}T06:30:00Z`)
  reader.failure = null
  imap.broken.clear()
  imap.folders.clear()
  imap.folders.set('INBOX', [])
  to = (await it.as('employee').call(createReceiptAddress, {})).address ?? ''
})

/** Looks into the mailbox when it is due again. */
async function look() {
  const looked = await it.app.receiptMailbox?.look()
  it.clock.set(new Date(it.clock.now().getTime() + 61_000).toISOString())
  return looked
}

const dinner = (merchant = 'Toit') => [
  {
    filename: 'dinner.png',
    content: receiptPng({ merchant, rupees: 1250 }),
    contentDisposition: 'attachment' as const,
  },
]
const merchants = async () =>
  (await db.selectFrom('receipts').select('merchant').orderBy('id').execute()).map(({ merchant }) => merchant)
const held = (folder: string) => imap.folders.get(folder)?.length ?? 0

test('what lies in the mailbox is taken and moved out of the way, strangers’ mails as well', async () => {
  expect(to).toMatch(/^[a-z2-9]{18}@receipts\.acme\.example$/)
  imap.deliver(await rawMail({ to, attachments: dinner() }))
  imap.deliver(await rawMail({ to: 'somebody@receipts.acme.example', attachments: dinner('Stranger') }))
  expect(await look()).toEqual({ taken: 2, later: 0 })
  expect([await merchants(), held('INBOX'), held(TAKEN_FOLDER)]).toEqual([['Toit'], 0, 2])
  expect(await look()).toEqual({ taken: 0, later: 0 })
})

test('a mail that was taken and not moved, as the connection ended, is taken once', async () => {
  imap.deliver(await rawMail({ to, attachments: dinner() }))
  imap.broken.add('MOVE')
  await expect(it.app.receiptMailbox?.look()).rejects.toThrow()
  expect([await merchants(), held('INBOX')]).toEqual([['Toit'], 1])
  imap.broken.clear()
  it.clock.set(`2026-06-${day}T07:30:00Z`)
  expect(await look()).toEqual({ taken: 1, later: 0 })
  expect([await merchants(), held('INBOX')]).toEqual([['Toit'], 0])
})

test('a mail whose turn it is not stays, and holds nobody up', async () => {
  imap.deliver(await rawMail({ to, attachments: dinner('Slow') }))
  imap.deliver(await rawMail({ to, attachments: dinner('Quick') }))
  reader.failure = (bytes) => (Buffer.from(bytes).includes('Slow') ? 'reader.unavailable' : null)
  expect(await look()).toEqual({ taken: 1, later: 1 })
  reader.failure = null
  expect(await look()).toEqual({ taken: 1, later: 0 })
  expect(await merchants()).toEqual(['Quick', 'Slow'])
})

test('of a mail that is too large no more than its beginning is read, and its person is told', async () => {
  const mail = await rawMail({ to, text: 'All of last year.', attachments: dinner() })
  imap.deliver(Buffer.concat([mail, Buffer.alloc(26 * 2 ** 20, 'a')]))
  expect(await look()).toEqual({ taken: 1, later: 0 })
  expect(await merchants()).toEqual([])
  const [told] = await db.selectFrom('outbox_mails').select('body').execute()
  expect(told?.body).toContain('The email is larger than 25 MB.')
})

test('while the mailbox cannot be read it is looked into ever more seldom, and the figures say so', async () => {
  imap.broken.add('LOGIN')
  const failures = async () =>
    /pravas_receipt_mailbox_failures (\d+)/.exec(String((await it.anonymous.get('/metrics')).body))?.[1]
  await expect(it.app.receiptMailbox?.look()).rejects.toThrow()
  expect(await failures()).toBe('1')
  const given = imap.commands.length
  it.clock.set(`2026-06-${day}T06:31:30Z`)
  expect(await it.app.receiptMailbox?.look()).toBeUndefined()
  expect(imap.commands.length).toBe(given)
  it.clock.set(`2026-06-${day}T06:33:00Z`)
  await expect(it.app.receiptMailbox?.look()).rejects.toThrow()
  expect(await failures()).toBe('2')
  imap.broken.clear()
  it.clock.set(`2026-06-${day}T07:30:00Z`)
  expect(await look()).toEqual({ taken: 0, later: 0 })
  expect(await failures()).toBe('0')
})

test('two processes do not look at once', async () => {
  await db
    .insertInto('job_claims')
    .values({ name: 'receipt-mailbox', until: new Date(`2026-06-${day}T06:40:00Z`) })
    .execute()
  imap.deliver(await rawMail({ to, attachments: dinner() }))
  expect(await it.app.receiptMailbox?.look()).toBeUndefined()
  expect(await merchants()).toEqual([])
})

test('a mail that was taken a month ago is deleted from the mailbox', async () => {
  imap.folders.set(TAKEN_FOLDER, [
    { uid: 901, bytes: Buffer.from('old'), day: new Date('2026-05-01') },
    { uid: 902, bytes: Buffer.from('new'), day: new Date('2026-06-20') },
  ])
  it.clock.set('2026-06-28T06:30:00Z')
  await look()
  expect(imap.folders.get(TAKEN_FOLDER)?.map(({ uid }) => uid)).toEqual([902])
})

test('a mailbox on another machine is not opened in the clear', async () => {
  const { waitingMails } = await import('./mailbox-service.ts')
  const mailbox = { host: '127.0.0.1', port: imap.port, secure: false, folder: 'INBOX', ...login }
  await expect(waitingMails({ ...mailbox, inTheClear: false })).rejects.toThrow()
  expect(await waitingMails({ ...mailbox, inTheClear: true })).toBe(0)
  const port = await freePort()
  await expect(waitingMails({ ...mailbox, port, inTheClear: true })).rejects.toThrow()
})
