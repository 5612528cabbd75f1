import { invitePerson } from '@pravas/contract/administration'
import {
  confirmPasswordReset,
  makeResetLink,
  openPasswordLink,
  publicConfig,
  requestPasswordReset,
} from '@pravas/contract/people'
import { mailWords } from '@pravas/messages/testing/mail'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { newId } from '../ids.ts'
import { passwordResetMail } from '../mail/account-mails.ts'
import { sendDueMails } from '../mail/delivery-service.ts'
import { createOutbox } from '../mail/outbox.ts'
import { openStage } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'
import { createAttempts } from './attempts-service.ts'
import { createResets } from './resets-service.ts'
import { hashToken } from './tokens.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const { as, anonymous, clock } = it
const { db } = it.database
const email = 'employee@pravas.example'
const password = 'A long new password'

const resets = createResets({
  db,
  clock,
  attempts: createAttempts({ db, clock }),
  outbox: createOutbox({ willSend: true }),
  publicUrl: new URL('https://pravas.example'),
  offered: true,
  onSessionsEnded: () => undefined,
  onError: (error) => expect.fail(String(error)),
})

function pass(minutes: number): void {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
}

async function tokenFor(address: string): Promise<string> {
  await resets.request(address, '203.0.113.7')
  await resets.settled()
  const { body } = await db.selectFrom('outbox_mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return /reset-password\/([\w-]{43})/.exec(body)?.[1] ?? ''
}

const signIn = (secret: string) => anonymous.post('/api/auth/login', { email, password: secret })

test('a link sets a new password, ends every session and tells the owner', async () => {
  const session = await it.cookie('employee')
  const token = await tokenFor('Employee@PRAVAS.example')

  await anonymous.call(confirmPasswordReset, { body: { token, password } })

  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie: session })).status).toBe(401)
  expect((await signIn(DEMO_PASSWORD)).status).toBe(401)
  expect((await signIn(password)).status).toBe(200)
  const subjects = await db.selectFrom('outbox_mails').select(['to_address', 'subject']).orderBy('id').execute()
  expect(subjects).toEqual([
    { to_address: email, subject: 'Set a new password for Pravas' },
    { to_address: email, subject: 'Your Pravas password was changed' },
  ])
  const trail = await db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['password.reset_requested', 'password.changed']),
  )
})

test('a link works once, and of many uses at the same moment one counts', async () => {
  const token = await tokenFor(email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      anonymous.post('/api/auth/password-reset/confirm', { token, password: `${password} ${index}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect(await anonymous.refused(confirmPasswordReset, { body: { token, password } })).toMatchObject({
    status: 400,
    code: 'reset.not_valid',
  })
})

test('a link ends after 30 minutes', async () => {
  const [token, late] = [await tokenFor(email), await tokenFor(email)]
  pass(29)
  await anonymous.call(confirmPasswordReset, { body: { token, password } })
  const again = await tokenFor(email)
  pass(30)
  for (const ended of [late, again]) {
    expect(await anonymous.refused(confirmPasswordReset, { body: { token: ended, password } })).toMatchObject({
      code: 'reset.not_valid',
    })
  }
})

test('a new password ends the other links', async () => {
  const [first, second] = [await tokenFor(email), await tokenFor(email)]
  await anonymous.call(confirmPasswordReset, { body: { token: second, password } })
  expect(await anonymous.refused(confirmPasswordReset, { body: { token: first, password } })).toMatchObject({
    code: 'reset.not_valid',
  })
})

test('a password that is too short is refused and leaves the link as it was', async () => {
  const token = await tokenFor(email)
  const problem = await anonymous.refused(confirmPasswordReset, { body: { token, password: 'too short' } })
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.password' }] })
  await anonymous.call(confirmPasswordReset, { body: { token, password } })
})

test('the database holds no token, only its hash', async () => {
  const token = await tokenFor(email)
  const rows = await db.selectFrom('password_resets').selectAll().execute()
  expect(rows.map((row) => Buffer.from(row.token_hash))).toEqual([hashToken(token)])
})

test('an unknown address and one of somebody who left get the same answer and no mail', async () => {
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1002').execute()
  const answers = []
  for (const address of ['nobody@pravas.example', 'colleague@pravas.example', email]) {
    answers.push(await anonymous.post('/api/auth/password-reset', { email: address }))
  }
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']))
  await expect
    .poll(() => db.selectFrom('outbox_mails').select('to_address').execute(), { timeout: 20_000 })
    .toEqual([{ to_address: email }])
})

test('an account gets few links at once', async () => {
  for (let time = 0; time < 4; time += 1) await anonymous.call(requestPasswordReset, { body: { email } })
  await db
    .updateTable('attempts')
    .set({ next_at: new Date(clock.now().getTime() + 60_000) })
    .execute()
  expect(await anonymous.refused(requestPasswordReset, { body: { email } })).toMatchObject({ status: 429 })
  await resets.settled()
})

test('once a link has left, the outbox shows it to nobody', async () => {
  const token = await tokenFor(email)
  const waiting = await as('superadmin').get('/api/admin/outbox')
  expect(JSON.stringify(waiting.body)).toMatch(mailWords('reset.subject'))
  expect(JSON.stringify(waiting.body)).not.toContain(token)

  const sent: string[] = []
  const sender = { send: async ({ body }: { body: string }) => void sent.push(body), close: () => undefined }
  await sendDueMails({ db, clock, sender })

  expect(sent[0]).toContain(token)
  const left = await db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(left)).not.toContain(token)
})

test('without a mail server no link is asked for, kept or shown, in the demo too', async () => {
  const demo = await openStage(it.database, { demo: { password: DEMO_PASSWORD, accounts: [] } })
  onTestFinished(demo.close)
  await demo.begin()
  expect(await demo.anonymous.call(publicConfig)).toMatchObject({ passwordReset: false, signUp: false })
  expect(await demo.anonymous.refused(requestPasswordReset, { body: { email } })).toMatchObject({ status: 404 })

  const outbox = createOutbox({ willSend: false })
  for (const kind of ['password_reset', 'sign_up']) {
    const mail = passwordResetMail({ url: new URL('https://pravas.example/reset-password/secret'), minutes: 30 })
    const to = { name: 'Asha Rao', address: email }
    await outbox.add(db, { ...mail, orgId: demo.orgId(), to, record: { kind, id: newId() }, at: clock.now() })
  }
  const kept = await db.selectFrom('outbox_mails').selectAll().execute()
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toContain('secret')
  expect(JSON.stringify((await demo.as('superadmin').get('/api/admin/outbox')).body)).not.toContain('secret')
})

test('a super admin makes a link for somebody and sees it once, and it is on record', async () => {
  const { link, expires_at } = await as('superadmin').call(makeResetLink, { params: { person: 'EMP1001' } })
  expect(expires_at).toBe(new Date(clock.now().getTime() + 30 * 60_000).toISOString())
  const token = /^http:\/\/localhost:5007\/reset-password\/([\w-]{43})$/.exec(link)?.[1] ?? ''
  const shown = await as('superadmin').get('/api/admin/outbox')
  expect(JSON.stringify(shown.body)).not.toContain(token)
  const trail = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(trail).toMatchObject([
    {
      action: 'password.reset_link_made',
      actor_id: it.actor('superadmin').personId,
      record_id: it.actor('employee').personId,
    },
  ])
  expect(JSON.stringify(trail)).not.toContain(token)
  await anonymous.call(confirmPasswordReset, { body: { token, password } })
  expect((await signIn(password)).status).toBe(200)
})

test('whoever signs in with the organisation gets no link past it, and who left gets none', async () => {
  await db
    .updateTable('people')
    .set({ provider_tenant: 't', provider_object_id: 'o', password_hash: null })
    .where('employee_id', '=', 'EMP1001')
    .execute()
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1002').execute()
  const refusal = (person: string) => as('superadmin').refused(makeResetLink, { params: { person } })
  expect(await refusal(it.actor('employee').personId)).toMatchObject({ status: 409, code: 'reset.provider' })
  expect(await refusal('EMP1002')).toMatchObject({ status: 404 })
})

test('where no mail leaves there is nothing to ask for', async () => {
  const closed = createResets({
    db,
    clock,
    attempts: createAttempts({ db, clock }),
    outbox: createOutbox({ willSend: false }),
    publicUrl: new URL('https://pravas.example'),
    offered: false,
    onSessionsEnded: () => undefined,
    onError: (error) => expect.fail(String(error)),
  })
  await expect(closed.request(email, '203.0.113.7')).rejects.toMatchObject({ code: 'path.not_found' })
})

test('a link for who never had a password is an invitation, and choosing one signs them in without a warning', async () => {
  const id = it.actor('employee').personId
  await db.updateTable('people').set({ password_hash: null }).where('id', '=', id).execute()
  const invited = await as('administrator').call(invitePerson, { params: { person: id }, body: { by: 'link' } })
  const token = invited.link?.split('/').at(-1) ?? ''
  const opened = () => anonymous.call(openPasswordLink, { body: { token } })
  expect(await opened()).toEqual({ kind: 'invitation', name: 'Asha Rao', email, organisation: 'Pravas Demo' })
  expect(await opened()).toMatchObject({ kind: 'invitation' })

  const { body, headers } = await anonymous.post('/api/auth/password-reset/confirm', { token, password })
  expect(body).toMatchObject({ user: { employee_id: 'EMP1001' } })
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie })).status).toBe(200)
  expect(await db.selectFrom('outbox_mails').select('id').execute()).toEqual([])
  expect(await anonymous.refused(openPasswordLink, { body: { token } })).toMatchObject({ code: 'reset.not_valid' })
})

test('a link for who has a password is a reset, which signs nobody in', async () => {
  const token = await tokenFor(email)
  expect(await anonymous.call(openPasswordLink, { body: { token } })).toMatchObject({ kind: 'reset', email })
  const { body, headers } = await anonymous.post('/api/auth/password-reset/confirm', { token, password })
  expect(body).toEqual({ user: null })
  expect(headers.getSetCookie().join()).not.toContain('session')
})

test('of a link of somebody who has left nothing is told', async () => {
  const token = await tokenFor(email)
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1001').execute()
  expect(await anonymous.refused(openPasswordLink, { body: { token } })).toMatchObject({ code: 'reset.not_valid' })
  expect(await anonymous.refused(openPasswordLink, { body: { token: 'no-such-token' } })).toMatchObject({ status: 400 })
})
