import { listPeople } from '@pravas/contract/administration'
import { listRecords } from '@pravas/contract/records'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const answer = async (path: string) => (await it.as('administrator').get(path)).body

test.each([
  ['/api/people?limit=abc', 'query.limit', 'Limit has to be a number.'],
  ['/api/people?limit=0', 'query.limit', 'Limit has to be at least 1.'],
  ['/api/people?role=boss', 'query.role', /^Role has to be one of these: travel_desk, finance, /],
  ['/api/people?page=2', 'query.page', 'There is no parameter “page” here.'],
  ['/api/records?sort=drop', 'query.sort', 'There is no parameter “sort” here.'],
  ['/api/policy?on=yesterday', 'query.on', /^On has to be a date such as 2026-11-23\.|^Enter a date/],
  ['/api/people/%20', 'params.person', "Person can't be empty."],
  ['/api/people/%00', 'params.person', 'Person has a control character (U+0000) in it. Please remove it.'],
])('%s says what is wrong, with the field in its sentence', async (path, field, message) => {
  const body = await answer(path)
  const said = expect.stringMatching(message)
  const text = typeof message === 'string' ? message : said
  expect(body).toMatchObject({ status: 400, detail: text, errors: [{ path: field, message: text }] })
})

test('every parameter that a call has is still taken, and a call without any tolerates some', async () => {
  const people = Object.keys(listPeople.query.shape).filter((name) => name === 'query' || name === 'limit')
  expect(await answer(`/api/people?${people.map((name) => `${name}=5`).join('&')}`)).toMatchObject({ items: [] })
  expect(Object.keys(listRecords.query.shape)).toContain('type')
  expect((await it.as('employee').get('/api/trips/EMP1001?x=1')).status).toBe(200)
})

test('missing fields are named each by its own name, and a limit by what it is of', async () => {
  const { body } = await it.as('administrator').post('/api/people', {})
  expect(body).toMatchObject({ detail: expect.stringContaining('Name is required.') })
  const long = { name: 'x'.repeat(201), email: 'a@example.org', department: 'y'.repeat(201) }
  const { body: tooLong } = await it.as('administrator').post('/api/people', long)
  expect(tooLong).toMatchObject({
    detail: 'Name: at most 200 characters. Department: at most 200 characters.',
    errors: [{ message: 'At most 200 characters.' }, { message: 'At most 200 characters.' }],
  })
})

test('a body that is too large is told how large it may be', async () => {
  const body = { name: 'x'.repeat(300_000), email: 'a@example.org' }
  expect((await it.as('administrator').post('/api/people', body)).body).toMatchObject({
    status: 413,
    detail: 'The request is larger than 256 kB. Please send less at once.',
  })
})
