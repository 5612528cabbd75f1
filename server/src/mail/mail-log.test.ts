import { listOutbox, resendMail } from '@pravas/contract/approvals'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testApp } from '../testing/test-app.ts'
import { sendDueMails } from './delivery-service.ts'
import { lineOf, mailText } from './mail-text-rules.ts'
import { insertMail } from './outbox-store.ts'
import type { MailSender } from './sender.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const { as, clock } = it
const { db } = it.database

let subjects: string[] = []
const sender: MailSender = {
  send: async ({ subject }) => {
    subjects.push(subject)
  },
  close: () => undefined,
}
const refusing: MailSender = { ...sender, send: () => Promise.reject(new Error('The mailbox is full')) }

/** A mail that was written and then sent, or given up. */
async function mail(by: MailSender | undefined, kind = 'expense', willSend = true): Promise<string> {
  subjects = []
  const id = newId()
  const text = mailText(lineOf('A claim is approved'), lineOf('It is approved.'))
  const to = { name: 'Asha Rao', address: 'employee@pravas.example' }
  await insertMail(db, { id, orgId: it.orgId(), to, ...text, record: { kind, id: newId() }, at: clock.now() }, willSend)
  for (let attempt = 0; by && attempt < (by === refusing ? 8 : 1); attempt += 1) {
    await sendDueMails({ db, clock, sender: by })
    clock.set(new Date(clock.now().getTime() + 24 * 60 * 60_000).toISOString())
  }
  return id
}

const listed = async () => (await as('superadmin').call(listOutbox))[0]
const resend = (id: string) => as('superadmin').call(resendMail, { params: { mailId: id } })
const refused = async (id: string, who: 'superadmin' | 'auditor' = 'superadmin') =>
  (await as(who).refused(resendMail, { params: { mailId: id } })).code

test('what was sent is listed without its text, which is for its reader alone', async () => {
  await mail(sender)
  expect(await listed()).toMatchObject({ subject: 'A claim is approved', status: 'sent', can_be_resent: true })
  expect(await listed()).not.toHaveProperty('body')
})

test('a mail that was given up is sent again, once, and the trail says who wanted it', async () => {
  const id = await mail(refusing)
  expect(await listed()).toMatchObject({ status: 'failed', last_error: 'The mailbox is full', can_be_resent: true })
  expect(await resend(id)).toMatchObject({ id, status: 'queued', last_error: null, can_be_resent: false })
  expect(await refused(id)).toBe('mail.not_resent')
  await sendDueMails({ db, clock, sender })
  expect(subjects).toEqual(['A claim is approved'])
  expect(await listed()).toMatchObject({ status: 'sent' })
  const trail = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'record_id', 'detail'])
    .where('action', '=', 'mail.resent')
    .orderBy('id')
    .execute()
  expect(trail).toMatchObject([{ actor_id: it.actor('superadmin').personId, record_id: id, detail: { was: 'failed' } }])
})

test('what was kept before there was a mail server can be sent now', async () => {
  const id = await mail(undefined, 'expense', false)
  expect(await listed()).toMatchObject({ status: 'kept', body: 'It is approved.', can_be_resent: true })
  await resend(id)
  await sendDueMails({ db, clock, sender })
  expect(subjects).toEqual(['A claim is approved'])
})

test.each(['password_reset', 'sign_up'])('a mail with a private link (%s) is not sent again', async (kind) => {
  const id = await mail(sender, kind)
  expect(await listed()).toMatchObject({ can_be_resent: false })
  expect(await refused(id)).toBe('mail.not_resent')
})

test('auditors read the list and send nothing, and an unknown mail is not found', async () => {
  const id = await mail(sender)
  expect(await as('auditor').call(listOutbox)).toMatchObject([{ id, can_be_resent: false }])
  expect(await refused(id, 'auditor')).toBe('action.forbidden')
  expect(await refused(newId())).toBe('record.not_found')
})
