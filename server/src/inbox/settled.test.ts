import { decideAdvance, requestAdvance, withdrawAdvance } from '@pravas/contract/advances'
import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { approveExpense, approveTrip, rejectTrip, returnTrip, UNDO_MS } from '@pravas/contract/approvals'
import { commentExpense, commentTrip } from '@pravas/contract/comments'
import { listInbox } from '@pravas/contract/inbox'
import { submitTripDraft } from '@pravas/contract/trip-drafts'
import { reviseTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as, clock } = it

/** What of somebody's inbox is new, by its kinds. */
const fresh = async (who: Who) => {
  const { items } = await as(who).call(listInbox, { query: {} })
  return items.filter(({ read }) => !read).map(({ kind }) => kind)
}
const later = () => clock.set(new Date(clock.now().getTime() + UNDO_MS).toISOString())
const commentOn = (who: Who, tripId: string, text: string) =>
  as(who).call(commentTrip, { params: { tripId }, body: { text } })

test('a question is read once it is answered, and an answer once something is asked again', async () => {
  const trip = await build.trip()
  await commentOn('manager', trip, 'Who is the client?')
  expect(await fresh('employee')).toEqual(['question_asked'])
  await commentOn('employee', trip, 'Acme.')
  expect([await fresh('employee'), await fresh('manager')]).toEqual([[], ['question_answered', 'request_sent']])
  await commentOn('manager', trip, 'Which city?')
  expect([await fresh('employee'), await fresh('manager')]).toEqual([['question_asked'], ['request_sent']])
})

test('so is one about a claim', async () => {
  const expenseId = await build.expense()
  const say = (who: Who, text: string) => as(who).call(commentExpense, { params: { expenseId }, body: { text } })
  await say('manager', 'Who was there?')
  await say('employee', 'Acme.')
  expect(await fresh('employee')).toEqual([])
})

test('a question that an assistant answers is read too, and one about another request stays', async () => {
  const [first, second] = [await build.trip(), await build.trip()]
  await commentOn('manager', first, 'Who is the client?')
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId: 'tripmate-settled' })
  try {
    await socket.say('any questions for me?')
    await socket.say('tell him it was Acme')
    await commentOn('manager', second, 'Which hotel?')
    await socket.say('Send it')
  } finally {
    await socket.close()
  }
  const { items } = await as('employee').call(listInbox, { query: {} })
  expect(items.map(({ title, read }) => [title.includes(first), read])).toEqual([
    [false, false],
    [true, true],
  ])
})

test('what was asked and answered is read with the decision', async () => {
  const [asked, answered] = [await build.trip(), await build.trip()]
  for (const trip of [asked, answered]) await commentOn('manager', trip, 'Who is the client?')
  await commentOn('employee', answered, 'Acme.')
  await as('manager').call(approveTrip, { body: { id: asked } })
  await as('manager').call(rejectTrip, { body: { id: answered, reason: 'Too late.' } })
  expect([await fresh('employee'), await fresh('manager')]).toEqual([[], []])
})

test('of steps side by side, who has not decided still has it new', async () => {
  const step = (name: string, approver: StepInput['approver'], beside: boolean): StepInput => ({
    ...{ name, beside_previous: beside, when: {}, approver },
  })
  const steps = [
    step('Finance', { kind: 'role', role: 'finance' }, false),
    step('Head', { kind: 'person', person: 'EMP2002' }, true),
  ]
  await as('administrator').call(putApprovalFlow, { body: { version: 0, escalate_after_days: null, steps } })
  const id = await build.expense()
  await as('manager').call(approveExpense, { body: { id } })
  later()
  await it.app.openSteps()
  expect([await fresh('finance'), await fresh('othermanager')]).toEqual([['request_sent'], ['request_sent']])
  await as('finance').call(approveExpense, { body: { id } })
  expect([await fresh('finance'), await fresh('othermanager')]).toEqual([[], ['request_sent']])
  await as('othermanager').call(approveExpense, { body: { id } })
  expect(await fresh('othermanager')).toEqual([])
})

test('that a trip came back is read once it is sent again, and its approver has one new entry of it', async () => {
  const id = await build.trip()
  await as('manager').call(returnTrip, { body: { id, comment: 'Is this a training?', fields: [] } })
  later()
  expect([await fresh('employee'), await fresh('manager')]).toEqual([['decided'], []])
  const { draft_id: draftId } = await as('employee').call(reviseTrip, { params: { tripId: id } })
  expect(await fresh('employee')).toEqual(['decided'])
  await as('employee').call(submitTripDraft, { params: { draftId }, body: { version: 1 } })
  expect([await fresh('employee'), await fresh('manager')]).toEqual([[], ['request_sent']])

  // Its owner takes it back before anybody has decided, and sends it once more.
  const again = await as('employee').call(reviseTrip, { params: { tripId: id } })
  await as('employee').call(submitTripDraft, { params: { draftId: again.draft_id }, body: { version: 1 } })
  expect(await fresh('manager')).toEqual(['request_sent'])
})

test.each(['decided', 'withdrawn'])('an advance that is %s is no news to those who were asked', async (how) => {
  const trip = await build.trip({ status: 'approved' })
  const body = { amount: 4000, purpose: 'Hotel in cash', trip }
  const { id: advanceId } = await as('employee').call(requestAdvance, { body })
  expect(await fresh('manager')).toContain('advance_requested')
  if (how === 'decided') {
    await as('manager').call(decideAdvance, { params: { advanceId }, body: { verdict: 'approved' } })
  } else await as('employee').call(withdrawAdvance, { params: { advanceId } })
  expect(await fresh('manager')).not.toContain('advance_requested')
})
