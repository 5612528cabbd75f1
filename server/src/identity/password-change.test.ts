import { changePassword, login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const { anonymous, clock } = it
const { db } = it.database
const email = 'employee@pravas.example'
const next = 'A long new password'

function change(cookie: string, current_password = DEMO_PASSWORD, new_password = next) {
  return anonymous.send('POST', '/api/auth/password', { current_password, new_password }, { cookie })
}
const statusOf = async (cookie: string) =>
  (await anonymous.send('GET', '/api/auth/session', undefined, { cookie })).status

test('another password ends every other session and socket, and this browser goes on under a new id', async () => {
  const [here, elsewhere] = [await it.cookie('employee'), await it.cookie('employee')]
  const socket = await openSocket(it.origin, { cookie: elsewhere })

  const { status, headers } = await change(here)

  expect(status).toBe(204)
  const renewed = headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await socket.closed).toBe(1008)
  expect(await Promise.all([here, elsewhere, renewed].map(statusOf))).toEqual([401, 401, 200])
  expect((await anonymous.post('/api/auth/login', { email, password: DEMO_PASSWORD })).status).toBe(401)
  await anonymous.call(login, { body: { email, password: next } })
  const mails = await db.selectFrom('outbox_mails').select(['to_address', 'subject']).execute()
  expect(mails).toEqual([{ to_address: email, subject: 'Your Pravas password was changed' }])
})

test('links for a new password end with the old one', async () => {
  const now = clock.now()
  const { personId, orgId } = it.actor('employee')
  const link = { org_id: orgId, person_id: personId, token_hash: Buffer.alloc(32), created_at: now, used_at: null }
  await db
    .insertInto('password_resets')
    .values({ ...link, id: personId, expires_at: new Date(now.getTime() + 60_000) })
    .execute()
  await change(await it.cookie('employee'))
  expect(await db.selectFrom('password_resets').select('id').execute()).toEqual([])
})

test('a wrong current password changes nothing and leaves the session as it is', async () => {
  const cookie = await it.cookie('employee')
  expect(await change(cookie, 'wrong')).toMatchObject({ status: 400, body: { code: 'password.wrong' } })
  expect(await statusOf(cookie)).toBe(200)
  await anonymous.call(login, { body: { email, password: DEMO_PASSWORD } })
})

test('a new password that is too short is named', async () => {
  const answer = await change(await it.cookie('employee'), DEMO_PASSWORD, 'too short')
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body.new_password' }] } })
})

test('who guesses is slowed down', async () => {
  const cookie = await it.cookie('employee')
  for (let time = 0; time < 6; time += 1) await change(cookie, 'wrong')
  await db
    .updateTable('attempts')
    .set({ next_at: new Date(clock.now().getTime() + 60_000) })
    .execute()
  expect((await change(cookie)).status).toBe(429)
})

test('of two changes at the same moment one counts', async () => {
  const cookie = await it.cookie('employee')
  const answers = await Promise.all([change(cookie), change(cookie, DEMO_PASSWORD, `${next} too`)])
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(204)
  expect(statuses[1]).toBeOneOf([400, 401])
})

test('who signs in by other means has no password to change', async () => {
  await db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute()
  expect(
    await it.as('employee').refused(changePassword, { body: { current_password: 'x', new_password: next } }),
  ).toMatchObject({
    status: 409,
    code: 'password.none',
  })
})
