import { confirmPasswordReset, login, publicConfig, requestPasswordReset } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { sendDueMails } from '../mail/delivery-service.ts'
import { createOutbox } from '../mail/outbox.ts'
import { testApp } from '../testing/test-app.ts'
import { createAttempts } from './attempts-service.ts'
import { createResets } from './resets-service.ts'
import { hashToken } from './tokens.ts'

const it = await testApp({ demo: { password: DEMO_PASSWORD, accounts: [] } })
const { as, anonymous, clock } = it
const { db } = it.database
const email = 'employee@pravas.example'
const password = 'A long new password'

const resets = createResets({
  db,
  clock,
  attempts: createAttempts({ db, clock }),
  outbox: createOutbox({ db, willSend: true }),
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
    { to_address: email, subject: 'A new password for Pravas' },
    { to_address: email, subject: 'Your password for Pravas was changed' },
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
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400])
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
  await expect.poll(() => db.selectFrom('outbox_mails').select('to_address').execute()).toEqual([{ to_address: email }])
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
  expect(JSON.stringify(waiting.body)).toContain('A new password')
  expect(JSON.stringify(waiting.body)).not.toContain(token)

  const sent: string[] = []
  const sender = { send: async ({ body }: { body: string }) => void sent.push(body), close: () => undefined }
  await sendDueMails({ db, clock, sender })

  expect(sent[0]).toContain(token)
  const { body } = await db.selectFrom('outbox_mails').select('body').executeTakeFirstOrThrow()
  expect(body).not.toContain(token)
})

test('the link of a mail that is kept can be read by super admins', async () => {
  expect(await anonymous.call(publicConfig)).toMatchObject({ passwordReset: true })
  await anonymous.call(requestPasswordReset, { body: { email } })
  const outbox = async () => JSON.stringify((await as('superadmin').get('/api/admin/outbox')).body)
  await expect.poll(outbox).toMatch(/http:\/\/localhost:5007\/reset-password\/[\w-]{43}/)
  expect((await as('manager').get('/api/admin/outbox')).status).toBe(403)
  await anonymous.call(login, { body: { email, password: DEMO_PASSWORD } })
})

test('where no mail leaves there is nothing to ask for', async () => {
  const closed = createResets({
    db,
    clock,
    attempts: createAttempts({ db, clock }),
    outbox: createOutbox({ db, willSend: false }),
    publicUrl: new URL('https://pravas.example'),
    offered: false,
    onSessionsEnded: () => undefined,
    onError: (error) => expect.fail(String(error)),
  })
  await expect(closed.request(email, '203.0.113.7')).rejects.toMatchObject({ code: 'path.not_found' })
})
