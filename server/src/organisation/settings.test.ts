import { isGstin } from '@pravas/contract/gstin'
import { gstinCheckCharacter, isGstin as readIsGstin } from '@pravas/reading/gstin'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const { db } = it.database
const DELHI = '07AABCT1234H1ZO'
const MUMBAI = '27AABCT1234H1ZM'
const KEPT = { notifications_days: 180, usage_days: 730, records_years: 8 }
const change = (body: unknown) => it.as('administrator').send('PATCH', '/api/organisation', body)

test('an organisation that has changed nothing has the defaults', async () => {
  const { status, body } = await it.as('administrator').get('/api/organisation')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 0,
    fixed: [],
    settings: {
      name: 'Pravas Demo',
      gstins: [],
      currency: 'INR',
      financial_year_start: 4,
      working_week: [1, 2, 3, 4, 5],
    },
  })
})

test('a change is kept, counted and on record with what it replaced', async () => {
  const first = await change({ gstins: [DELHI.toLowerCase(), MUMBAI], name: 'Acme India' })
  expect(first.body).toMatchObject({ version: 1, settings: { name: 'Acme India', gstins: [DELHI, MUMBAI] } })
  const same = await change({ name: 'Acme India' })
  expect(same.body).toMatchObject({ version: 1 })
  await change({ working_week: [6, 1, 2, 3, 4, 5], version: 1 })
  const { body } = await it.as('superadmin').get('/api/organisation/history?limit=1')
  const history = body as { items: unknown[]; next: string }
  expect(history.items).toEqual([
    expect.objectContaining({
      by: 'Suresh Pillai',
      before: { working_week: [1, 2, 3, 4, 5] },
      after: { working_week: [1, 2, 3, 4, 5, 6] },
    }),
  ])
  const rest = await it.as('superadmin').get(`/api/organisation/history?cursor=${history.next}`)
  expect(rest.body).toMatchObject({ items: [{ before: { name: 'Pravas Demo', gstins: [] } }], next: null })
})

test('who changes settings that somebody else has changed since is told', async () => {
  await change({ name: 'Acme India', version: 0 })
  const late = await change({ name: 'Acme', version: 0 })
  expect(late).toMatchObject({ status: 409, body: { code: 'organisation.changed' } })
})

test.each([
  [{ gstins: ['07AABCT1234H1ZX'] }, 'body.gstins[0]'],
  [{ gstins: [DELHI, DELHI] }, 'body.gstins[1]'],
  [{ gstins: [DELHI, '27AAPFU0939F1ZO'] }, 'body.gstins[1]'],
  [{ gstins: ['short'] }, 'body.gstins[0]'],
  [{ name: '  ' }, 'body.name'],
  [{ currency: 'USD' }, 'body.currency'],
  [{ time_zone: 'Europe/Berlin' }, 'body.time_zone'],
  [{ financial_year_start: 13 }, 'body.financial_year_start'],
  [{ working_week: [] }, 'body.working_week'],
  [{ working_week: [1, 1] }, 'body.working_week'],
  [{ sign_up_domains: ['acme'] }, 'body.sign_up_domains[0]'],
  [{ retention: { ...KEPT, conversations_days: 3, mails_days: null } }, 'body.retention.conversations_days'],
  [{ reminders: { on: true } }, 'body.reminders.from_hour'],
  [{ nickname: 'A' }, 'body.nickname'],
])('%j is refused at the field', async (body, path) => {
  const answer = await change(body)
  expect(answer.status).toBe(400)
  expect((answer.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path)
  expect((await it.as('administrator').get('/api/organisation')).body).toMatchObject({ version: 0 })
})

test('of two changes at the same moment with one version, one counts', async () => {
  const answers = await Promise.all([
    change({ name: 'One', version: 0 }),
    change({ name: 'Two', version: 0 }),
    change({ name: 'Three', version: 0 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('the mail domains of the settings open and close the sign-up', async () => {
  const config = async () => ((await it.anonymous.get('/api/config')).body as { signUp: boolean }).signUp
  expect(await config()).toBe(false)
  await change({ sign_up_domains: ['Acme.example'] })
  expect(await config()).toBe(true)
  const signUp = (email: string) =>
    it.anonymous.post('/api/auth/sign-up', { name: 'New', email, password: 'a long password' })
  expect((await signUp('new@other.example')).status).toBe(400)
  expect((await signUp('new@acme.example')).status).toBe(204)
  await change({ sign_up_domains: [] })
  expect((await signUp('other@acme.example')).status).toBe(404)
})

test('conversations and sent mails go when the organisation says, and not before', async () => {
  const old = new Date(it.clock.now().getTime() - 40 * 86_400_000)
  const orgId = it.orgId()
  await it.as('employee').post('/api/chat/tripmate/save', { userMessage: 'Hi', botResponse: 'Hello.', sessionId: 's1' })
  await db.updateTable('conversations').set({ last_activity: old }).execute()
  const mail = {
    org_id: orgId,
    to_name: 'A',
    to_address: 'kept@acme.example',
    subject: 's',
    body: 'b',
    attachments: '[]',
  }
  await db
    .insertInto('outbox_mails')
    .values([
      {
        ...mail,
        id: newId(),
        record_kind: 'person',
        record_id: newId(),
        status: 'sent' as const,
        sent_at: old,
        created_at: old,
        next_attempt_at: old,
      },
      {
        ...mail,
        id: newId(),
        record_kind: 'person',
        record_id: newId(),
        status: 'queued' as const,
        sent_at: null,
        created_at: old,
        next_attempt_at: old,
      },
    ])
    .execute()
  const left = async () => [
    (await db.selectFrom('conversations').select('id').execute()).length,
    (await db.selectFrom('outbox_mails').select('id').where('to_address', '=', mail.to_address).execute()).length,
  ]
  await it.as('administrator').post('/api/retention/run')
  expect(await left()).toEqual([1, 2])
  await change({ retention: { ...KEPT, conversations_days: 41, mails_days: 41 } })
  await it.as('administrator').post('/api/retention/run')
  expect(await left()).toEqual([1, 2])
  await change({ retention: { ...KEPT, conversations_days: 30, mails_days: 30 } })
  await it.as('administrator').post('/api/retention/run')
  expect(await left()).toEqual([0, 1])
})

test('contract and reading take the same texts for a GSTIN', () => {
  const digit = fc.constantFrom(...'0123456789')
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const shaped = fc
    .tuple(
      digit,
      digit,
      fc.array(letter, { minLength: 5, maxLength: 5 }),
      fc.nat(9999),
      letter,
      fc.oneof(digit, letter),
    )
    .map(
      ([a, b, name, number, last, which]) =>
        `${a}${b}${name.join('')}${String(number).padStart(4, '0')}${last}${which}Z`,
    )
    .map((first) => first + (gstinCheckCharacter(first) ?? '0'))
  const known = fc.constantFrom(DELHI, MUMBAI, '27AAPFU0939F1ZV', '27AAACR5055K1Z7', '97AABCT1234H1ZO', '', '12345')
  fc.assert(
    fc.property(fc.oneof(shaped, known), fc.nat(15), fc.constantFrom('', '0', 'A', 'o'), (text, at, other) => {
      for (const one of [text, text.slice(0, at) + other + text.slice(at + 1)])
        expect(isGstin(one)).toBe(readIsGstin(one))
    }),
  )
})
