import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { listOutbox } from '@pravas/contract/approvals'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { retryAt, sendDueMails } from './delivery-service.ts'
import { lineOf, mailText } from './mail-text-rules.ts'
import { insertMail, type MailAttachment } from './outbox-store.ts'
import { type MailSender, smtpSender } from './sender.ts'

const it = await testApp({
  claimPdfWriter: { write: async () => Buffer.from('%PDF-1.7 of a test'), close: () => undefined },
})
const { db } = it.database
const { clock } = it

interface Received {
  from: string
  to: string[]
  source: string
}

let received: Received[] = []
let refusing = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    text(stream).then((source) => {
      if (refusing) return done(new Error('The mailbox is full'))
      const { mailFrom, rcptTo } = session.envelope
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
      return done()
    }, done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
const sender = smtpSender(`smtp://127.0.0.1:${port}`, 'Pravas <no-reply@pravas.example>')

beforeEach(() => {
  received = []
  refusing = false
})

afterAll(async () => {
  sender.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

async function queue(count = 1, willSend = true, attachments: MailAttachment[] = []) {
  for (let number = 1; number <= count; number++) {
    const to = { name: 'Asha Rao', address: 'employee@pravas.example' }
    const record = { kind: 'expense', id: newId() }
    const mail = {
      orgId: it.orgId(),
      to,
      ...mailText(lineOf(`Mail ${number}: ₹5`), lineOf('It is approved.')),
      record,
      at: clock.now(),
      attachments,
    }
    await insertMail(db, mail, willSend)
  }
}

const run = (by: MailSender = sender) => sendDueMails({ db, clock, sender: by })
const mails = () => db.selectFrom('outbox_mails').selectAll().orderBy('id').execute()

function later(minutes: number) {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
}

test('a due mail leaves by SMTP once', async () => {
  await queue()
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(received).toMatchObject([{ from: 'no-reply@pravas.example', to: ['employee@pravas.example'] }])
  expect(received[0]?.source).toContain('It is approved.')
  expect(await mails()).toMatchObject([{ status: 'sent', sent_at: clock.now(), attempts: 1, last_error: null }])
})

test('a mail leaves as text and as HTML, of which a program shows one; an older one as text', async () => {
  await queue()
  await run()
  expect(received[0]?.source).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(received[0]?.source).toMatch(/text\/plain[\s\S]+text\/html/)
  expect((await mails())[0]?.html).toContain('It is approved.')

  await queue()
  await db.updateTable('outbox_mails').set({ html: null }).where('status', '=', 'queued').execute()
  await run()
  expect(received[1]?.source).not.toContain('text/html')
})

test('a mail that is kept for want of a mail server is never sent', async () => {
  await queue(1, false)
  expect(await run()).toBe(0)
  expect(await mails()).toMatchObject([{ status: 'kept' }])
})

test('a refused mail waits, is tried again and leaves', async () => {
  await queue()
  refusing = true
  expect(await run()).toBe(0)
  expect(await mails()).toMatchObject([
    { status: 'queued', attempts: 1, last_error: expect.stringContaining('mailbox is full') },
  ])
  refusing = false
  expect(await run()).toBe(0)
  later(1)
  expect(await run()).toBe(1)
  expect(await mails()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
})

test('a mail that is always refused is given up and stays readable', async () => {
  await queue()
  refusing = true
  for (let attempt = 0; attempt < 12; attempt++) {
    await run()
    later(24 * 60)
  }
  expect(await mails()).toMatchObject([{ status: 'failed', attempts: 8, body: 'It is approved.' }])
  expect(received).toEqual([])
})

test('the waits double from half a minute', () => {
  const now = new Date('2026-06-10T00:00:00Z')
  const waits = [1, 2, 3, 4].map((attempts) => (retryAt(attempts, now)?.getTime() ?? 0) - now.getTime())
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000])
  expect(retryAt(8, now)).toBeUndefined()
})

test('a mail about a claim carries it as one PDF, made when it leaves; one that cannot be made keeps no mail back', async () => {
  const number = await builders(it).expense()
  await db.deleteFrom('outbox_mails').execute()
  await queue(1, true, [
    { kind: 'claim_pdf', number },
    { kind: 'claim_pdf', number: 'EXP-1999-000001' },
  ])
  expect(await sendDueMails({ db, clock, sender, attach: it.app.attach })).toBe(1)
  const source = received[0]?.source ?? ''
  expect(source.match(/filename=[^\s;]+/g)).toEqual([`filename=${number}.pdf`])
  expect(source).toContain(Buffer.from('%PDF-1.7 of a test').toString('base64'))
})

test('what goes with a mail and cannot be read keeps neither it back nor the list of mails', async () => {
  await queue()
  await db.updateTable('outbox_mails').set({ attachments: '[{"kind":"letter"},7]' }).execute()
  expect((await it.as('superadmin').call(listOutbox))[0]).toMatchObject({ attachments: [] })
  expect(await sendDueMails({ db, clock, sender, attach: it.app.attach })).toBe(1)
})

test('a mail whose sending ended every worker is given up without another try', async () => {
  await queue()
  await db.updateTable('outbox_mails').set({ attempts: 24 }).execute()
  expect(await run()).toBe(0)
  expect(received).toEqual([])
  expect(await mails()).toMatchObject([{ status: 'failed', last_error: expect.stringContaining('interrupted') }])
})

test('workers at the same moment never send the same mail twice', async () => {
  await queue(12)
  const sent = await Promise.all([run(), run(), run()])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12)
  const subjects = received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
  expect(new Set(subjects).size).toBe(12)
  expect(received).toHaveLength(12)
})

test('a mail whose worker died while sending is sent by another after the lease', async () => {
  await queue()
  const dying: MailSender = { send: () => new Promise(() => {}), close: () => {} }
  void run(dying)
  await expect.poll(async () => (await mails())[0]?.attempts, { timeout: 20_000 }).toBe(1)
  expect(await run()).toBe(0)
  later(5)
  expect(await run()).toBe(1)
  expect(received).toHaveLength(1)
})

test('a slow mail server does not make mails leave twice', async () => {
  await queue(4)
  const sent: string[] = []
  const quick: MailSender = { send: async ({ subject }) => void sent.push(subject), close: () => {} }
  // Each mail takes most of a lease, and another worker looks for work meanwhile.
  const slow: MailSender = {
    send: async ({ subject }) => {
      sent.push(subject)
      later(3)
      if (sent.length === 2) await run(quick)
    },
    close: () => {},
  }
  await run(slow)
  expect(sent).toHaveLength(4)
  expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent'])
})
