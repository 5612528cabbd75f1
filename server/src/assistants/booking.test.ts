// On one kind of database: the queries behind it have tests of their own.

import { getClaimAllocation, getTripAllocation } from '@pravas/contract/allocation'
import { getClaim } from '@pravas/contract/claims'
import { getExpense } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { changeOrganisation } from '@pravas/contract/organisation'
import { createEntry, type EntryInput } from '@pravas/contract/structure'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { getTrip } from '@pravas/contract/trips'
import { budgets } from '@pravas/messages/en/budgets'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { beforeEach, expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'

const bookingWords = wordsIn(budgets)

const it = await testApp({ reader: fakeReader() })
const employee = () => it.as('employee')
const entry = (kind: string, body: Partial<EntryInput> & { code: string; name: string }) =>
  it.as('administrator').call(createEntry, { params: { kind }, body })
const require = (required: { cost_centre: boolean; project: boolean }) =>
  it.as('administrator').call(changeOrganisation, { body: { required_of_requests: required } })

beforeEach(async () => {
  await entry('project', { code: 'APOLLO', name: 'Apollo launch' })
  await entry('project', { code: 'METRO', name: 'Metro Line 4' })
  await entry('project', { code: 'OLD', name: 'Old works', ends_on: '2026-01-31' })
  await entry('cost_centre', { code: '4200', name: 'Marketing' })
})

const TRIP = 'tripmate-booking'
const trip = async () => {
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId: TRIP })
  return async (message: string) => (await socket.say(message)).response
}
const tripDraft = () => employee().call(getTripDraft, { query: { sessionId: TRIP } })

test('a trip is booked by a sentence, shown in its draft and sent so', async () => {
  const say = await trip()
  expect(await say('Delhi to Mumbai on 15 July for business, charge it to project Apollo')).toContain(
    'This will be booked on project APOLLO (Apollo launch).',
  )
  const { draft_id: draftId = '', booked_on: booked } = await tripDraft()
  expect(booked).toMatchObject({ project: { code: 'APOLLO' } })
  expect(await employee().call(getTripAllocation, { params: { draftId } })).toMatchObject({
    project: { from: 'chosen' },
  })
  expect(await say('the first one')).toMatch(wordsOf('draft.booked', { on: 'project APOLLO (Apollo launch)' }))

  expect(await say('yes, book it on cost centre marketing')).not.toMatch(/TRP-\d/)
  const sent = await say('send it')
  const tripId = /TRP-[\d-]+\d/.exec(sent)?.[0] ?? ''
  expect(await employee().call(getTrip, { params: { tripId } })).toMatchObject({
    cost_centre: { code: '4200' },
    project: { code: 'APOLLO' },
  })
})

test('what is said before there is a trip is kept for it', async () => {
  const say = await trip()
  await say('book it on project Metro Line 4')
  await say('Delhi to Mumbai on 15 July')

  expect((await tripDraft()).booked_on).toMatchObject({ project: { code: 'METRO' } })
})

test.each([
  ['project Saturn', 'There is no active project called “Saturn”'],
  ['project OLD', 'The project OLD (Old works) ended on 31 Jan 2026'],
])('%s is refused by name, with the choices', async (named, why) => {
  const say = await trip()
  await say('Delhi to Mumbai on 15 July')
  const answer = await say(`book it on ${named}`)

  expect(answer).toContain(why)
  expect(answer).toContain('APOLLO (Apollo launch)')
  expect((await tripDraft()).booked_on?.project).toBeNull()
})

test('a trip without the project that is required is not sent, and the sentence says what is needed', async () => {
  await require({ cost_centre: false, project: true })
  const say = await trip()
  await say('Delhi to Mumbai on 15 July for business')
  const needed = 'Please choose a project for this request before you send it.'
  expect(await say('the first one')).toContain(needed)
  expect(await say('send it')).toContain(needed)
  expect(await say('project is Apollo')).toMatch(bookingWords('chosen', { entries: /project APOLLO/ }))
  expect(await say('send it')).toMatch(/TRP-\d/)
})

const SESSION = 'fingenie-booking'
const ask = async (message: string) =>
  (await employee().call(askFinGenie, { body: { message, sessionId: SESSION } })).response
const send = () => employee().call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: SESSION } })
async function lunch() {
  const printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240, category: 'Food' as const }
  const receipts = [uploadOf('lunch.png', receiptPng(printed))]
  await employee().call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
}

test('a claim is booked by a sentence, and sent so', async () => {
  await require({ cost_centre: false, project: true })
  await lunch()
  const missing = await employee().refused(sendReimbursement, {
    body: { prompt: 'send reimbursement', sessionId: SESSION },
  })
  expect(missing).toMatchObject({ code: 'allocation.required', detail: expect.stringContaining('choose a project') })

  expect(await ask('which projects can I book on?')).toContain('METRO (Metro Line 4)')
  expect(await ask('book it on project Saturn and send it')).toMatch(
    bookingWords('allocation.unknown', { field: 'project', typed: 'Saturn' }),
  )
  expect(await ask('put these under the Metro Line 4 project')).toMatch(
    bookingWords('chosen', { entries: /project METRO \(Metro Line 4\)/ }),
  )
  const { claim } = await employee().call(getClaim, { query: { sessionId: SESSION } })
  expect(claim?.booked_on).toMatchObject({ project: { code: 'METRO' } })
  const params = { draftId: claim?.draft_id ?? '' }
  expect(await employee().call(getClaimAllocation, { params })).toMatchObject({ project: { from: 'chosen' } })

  const { referenceId } = await send()
  expect(await employee().call(getExpense, { params: { expenseId: referenceId ?? '' } })).toMatchObject({
    project: { code: 'METRO' },
  })
})

test('a booking beside another wish does both', async () => {
  await lunch()
  const answer = await ask('the total is 1250, and charge it to cost centre 4200')

  expect(answer).toMatch(bookingWords('chosen', { entries: /cost centre 4200 \(Marketing\)/ }))
  expect(answer).toContain('1,250')
})
