import { confirmSignUp, currentSession, login, publicConfig, signUp } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { testApp } from '../testing/test-app.ts'
import { hashToken } from './tokens.ts'

const it = await testApp({}, { SIGN_UP_DOMAINS: 'acme.example, pravas.example', SMTP_URL: 'smtp://mail.example' })
const { anonymous, clock } = it
const { db } = it.database
const password = 'A long new password'
const body = { name: 'Ravi Iyer', email: 'Ravi@acme.example', password }

async function mails() {
  return db.selectFrom('outbox_mails').select(['to_address', 'subject', 'body']).orderBy('id').execute()
}

/** The token of the last link once this many mails were written. */
async function tokenOf(count: number): Promise<string> {
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(count)
  const last = (await mails()).at(-1)
  return /sign-up\/([\w-]{43})/.exec(last?.body ?? '')?.[1] ?? ''
}

test('who opens the mailed link and knows the password has an account without rights', async () => {
  expect(await anonymous.call(publicConfig)).toMatchObject({ signUp: true })
  await anonymous.call(signUp, { body })
  const token = await tokenOf(1)
  expect((await anonymous.post('/api/auth/login', { email: body.email, password })).status).toBe(401)

  await anonymous.call(confirmSignUp, { body: { token, password } })

  const { user } = await anonymous.call(login, { body: { email: 'ravi@ACME.example', password } })
  expect(user).toMatchObject({ name: 'Ravi Iyer', isAdmin: false, isSuperAdmin: false })
  expect(user.employee_id).toBeUndefined()
  const person = await db
    .selectFrom('people')
    .select('org_id')
    .where('name', '=', 'Ravi Iyer')
    .executeTakeFirstOrThrow()
  expect(person.org_id).toBe(it.orgId())
})

test('a link works once, also when it is used many times at the same moment', async () => {
  await anonymous.call(signUp, { body })
  const token = await tokenOf(1)
  const uses = Array.from({ length: 5 }, () => anonymous.post('/api/auth/sign-up/confirm', { token, password }))
  expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400])
})

test('without the password that was chosen a link makes no account and stays', async () => {
  await anonymous.call(signUp, { body })
  const token = await tokenOf(1)
  const refusal = await anonymous.refused(confirmSignUp, {
    body: { token, password: 'of the address, not of whoever signed up' },
  })
  expect(refusal).toMatchObject({ status: 400, code: 'sign_up.password' })
  await anonymous.call(confirmSignUp, { body: { token, password } })
})

test('a link ends after a day', async () => {
  await anonymous.call(signUp, { body })
  const token = await tokenOf(1)
  clock.set(new Date(clock.now().getTime() + 24 * 60 * 60_000).toISOString())
  expect(await anonymous.refused(confirmSignUp, { body: { token, password } })).toMatchObject({
    code: 'sign_up.not_valid',
  })
})

test('an address that has an account gets the same answer; its owner is told and no account is touched', async () => {
  const taken = { ...body, email: 'employee@pravas.example' }
  const answers = [await anonymous.post('/api/auth/sign-up', body), await anonymous.post('/api/auth/sign-up', taken)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, ''],
    [204, ''],
  ])
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject).sort())
    .toEqual(['Finish signing up for Pravas', 'You already have a Pravas account'])
  await anonymous.call(login, { body: { email: taken.email, password: DEMO_PASSWORD } })
})

test('of several sign-ups with one address the first that is finished counts', async () => {
  await anonymous.call(signUp, { body })
  const first = await tokenOf(1)
  await anonymous.call(signUp, { body: { ...body, name: 'Somebody Else' } })
  const second = await tokenOf(2)
  await anonymous.call(confirmSignUp, { body: { token: second, password } })
  expect(await anonymous.refused(confirmSignUp, { body: { token: first, password } })).toMatchObject({
    code: 'sign_up.not_valid',
  })
})

test.each([
  ['email', { email: 'ravi@elsewhere.example' }, 'Use your address at acme.example or pravas.example.'],
  ['password', { password: 'too short' }, 'A password has at least 10 characters.'],
  ['name', { name: ' ' }, 'Enter your name.'],
])('a wrong %s is named', async (field, wrong, message) => {
  const refusal = await anonymous.refused(signUp, { body: { ...body, ...wrong } })
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: `body.${field}`, message }] })
  expect(await mails()).toEqual([])
})

test('the database holds neither the token nor the password', async () => {
  await anonymous.call(signUp, { body })
  const token = await tokenOf(1)
  const rows = await db.selectFrom('sign_ups').selectAll().execute()
  expect(rows.map((row) => Buffer.from(row.token_hash))).toEqual([hashToken(token)])
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an address gets few links at once', async () => {
  for (let time = 0; time < 4; time += 1) await anonymous.call(signUp, { body })
  await db
    .updateTable('attempts')
    .set({ next_at: new Date(clock.now().getTime() + 60_000) })
    .execute()
  expect(await anonymous.refused(signUp, { body })).toMatchObject({ status: 429 })
  await tokenOf(4)
})

test.each([
  ['it is not switched on', { SMTP_URL: 'smtp://localhost' }],
  ['no mail leaves', { SIGN_UP_DOMAINS: 'acme.example' }],
])('where %s nobody signs up', async (_, settings) => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...settings }, it.dataDir)
  const app = await createApp({ config, database: it.database, clock, demo: null })
  expect((await app.inject({ url: '/api/config' })).json()).toMatchObject({ signUp: false })
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: body })
  expect(answer.statusCode).toBe(404)
  await app.close()
})

test('who signed up is nobody until the link is opened', async () => {
  await anonymous.call(signUp, { body })
  await tokenOf(1)
  expect(await anonymous.refused(currentSession)).toMatchObject({ status: 401 })
  expect(await db.selectFrom('people').select('id').where('name', '=', body.name).execute()).toEqual([])
})
