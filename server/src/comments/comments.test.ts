import { approveTrip, returnTrip } from '@pravas/contract/approvals'
import {
  COMMENTS_AN_HOUR,
  commentExpense,
  commentTrip,
  expenseComments,
  listQuestions,
  tripComments,
  UNANSWERED_COMMENTS,
} from '@pravas/contract/comments'
import { createDelegation } from '@pravas/contract/delegations'
import { withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const say = (who: Who, trip: string, text: string, version?: number) =>
  as(who).call(commentTrip, { params: { tripId: trip }, body: { text, ...(version !== undefined && { version }) } })
const refused = (who: Who, trip: string, text: string, version?: number) =>
  as(who).refused(commentTrip, { params: { tripId: trip }, body: { text, ...(version !== undefined && { version }) } })
const read = (who: Who, trip: string) => as(who).call(tripComments, { params: { tripId: trip } })
const asked = async (who: Who) => (await as(who).call(listQuestions)).items
const mailsAbout = async (number: string) =>
  db
    .selectFrom('outbox_mails')
    .select(['to_address', 'subject', 'body', 'html'])
    .where('subject', 'like', `${number}: % question`)
    .orderBy('id')
    .execute()

test('a manager asks, the owner answers, and both are told by mail with a link to the request', async () => {
  const trip = await build.trip()
  expect(await say('manager', trip, '  With whom do you meet?\nAnd why? ', 1)).toMatchObject({
    items: [{ kind: 'question', own: true, version: 1, text: 'With whom do you meet?\nAnd why?' }],
    open: true,
    may_write: 'question',
  })
  expect(await read('employee', trip)).toMatchObject({ items: [{ own: false }], open: true, may_write: 'answer' })
  const thread = await say('employee', trip, 'Asha Rao of Acme. <b>They asked.</b>')
  expect(thread.items.map(({ kind, own }) => [kind, own])).toEqual([
    ['question', false],
    ['answer', true],
  ])
  expect(thread).toMatchObject({ open: false, may_write: 'answer' })
  expect(await read('auditor', trip)).toMatchObject({ items: [{}, {}], may_write: null })

  const [question, answer] = await mailsAbout(trip)
  expect(question).toMatchObject({ to_address: it.actor('employee').email })
  expect(question?.subject).toMatch(/has a question$/)
  expect(question?.body).toContain('> With whom do you meet?\n> And why?')
  expect(question?.body).toContain(`http://localhost:5007/trip/${trip}`)
  expect(answer).toMatchObject({ to_address: it.actor('manager').email })
  expect(answer?.subject).toMatch(/has answered your question$/)
  expect(answer?.html).not.toContain('<b>They')
  const events = await db.selectFrom('inbox_events').select(['kind', 'person_id']).where('number', '=', trip).execute()
  expect(events.filter(({ kind }) => kind.startsWith('question'))).toEqual([
    { kind: 'question_asked', person_id: it.actor('employee').personId },
    { kind: 'question_answered', person_id: it.actor('manager').personId },
  ])
  const trail = await db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'trip.question%')
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['trip.question_asked', 'trip.question_answered'])
})

test('the same text sent again is one question and one mail', async () => {
  const trip = await build.trip()
  await Promise.all([say('manager', trip, 'Why?'), say('manager', trip, 'Why?')])
  expect((await say('manager', trip, 'Why?')).items).toHaveLength(1)
  expect(await mailsAbout(trip)).toHaveLength(1)
})

test('a text is needed, short enough and without control characters', async () => {
  const trip = await build.trip()
  for (const text of ['', ' \n ', 'a'.repeat(2001), 'a\u0000b'])
    expect(await refused('manager', trip, text)).toMatchObject({ status: 400, code: 'request.invalid' })
  expect((await read('manager', trip)).items).toEqual([])
  await say('manager', trip, 'a'.repeat(2000))
})

test('nobody asks about what is decided, withdrawn, returned or changed, and an owner only answers', async () => {
  const trip = await build.trip()
  expect(await refused('employee', trip, 'Hello?')).toMatchObject({ status: 409, code: 'comment.no_question' })
  expect(await refused('manager', trip, 'Why?', 2)).toMatchObject({ status: 409, code: 'decision.changed' })
  await say('manager', trip, 'Why?')
  await as('manager').call(approveTrip, { body: { id: trip } })
  expect(await refused('employee', trip, 'So.')).toMatchObject({ status: 409, code: 'comment.closed' })
  expect(await read('employee', trip)).toMatchObject({ open: false, may_write: null })

  const others = [await build.trip(), await build.trip()]
  await as('employee').call(withdrawTrip, { params: { tripId: others[0] ?? '' } })
  await as('manager').call(returnTrip, { body: { id: others[1] ?? '', comment: 'Later.' } })
  for (const other of others) expect(await refused('manager', other, 'Why?')).toMatchObject({ code: 'comment.closed' })
})

test('claims are asked about as well; who stands in asks, and is told of the answer', async () => {
  await as('manager').call(createDelegation, {
    body: { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-11' },
  })
  const expense = await build.expense()
  const params = { expenseId: expense }
  await as('colleague').call(commentExpense, { params, body: { text: 'Who ate?' } })
  await as('manager').call(commentExpense, { params, body: { text: 'And where?' } })
  await as('employee').call(commentExpense, { params, body: { text: 'We did, here.' } })
  const answers = (await mailsAbout(expense)).filter(({ subject }) => subject.includes('answered'))
  expect(answers.map((mail) => mail.to_address).sort()).toEqual(
    [it.actor('colleague').email, it.actor('manager').email].sort(),
  )
  expect((await as('manager').call(expenseComments, { params })).items).toHaveLength(3)
})

test('the list of questions has what one decides on and what is asked of oneself, while it is pending', async () => {
  const [open, answered, quiet] = [await build.trip(), await build.trip(), await build.trip()]
  await say('manager', answered, 'Why?')
  await say('employee', answered, 'So.')
  it.clock.set('2026-06-10T11:00:00Z')
  await say('manager', open, 'Who?')
  const of = (items: Awaited<ReturnType<typeof asked>>) =>
    items
      .filter(({ number }) => [open, answered, quiet].includes(number))
      .map(({ number, own, question, answer }) => [number, own, question.text, answer?.text ?? null])
  expect(of(await asked('manager'))).toEqual([
    [open, false, 'Who?', null],
    [answered, false, 'Why?', 'So.'],
  ])
  expect(of(await asked('employee'))).toEqual([
    [open, true, 'Who?', null],
    [answered, true, 'Why?', 'So.'],
  ])
  expect(of(await asked('superadmin'))).toHaveLength(2)
  for (const who of ['othermanager', 'colleague', 'finance', 'auditor', 'newjoiner'] as const)
    expect(of(await asked(who))).toEqual([])
  await as('manager').call(approveTrip, { body: { id: open } })
  expect(of(await asked('employee'))).toHaveLength(1)
})

test('who has asked enough waits for an answer; the same text again is no error, and nothing more is mailed', async () => {
  const trip = await build.trip()
  const asks = await Promise.all(
    Array.from({ length: UNANSWERED_COMMENTS + 3 }, (_, at) =>
      say('manager', trip, `Why ${at}?`).then(
        () => 'asked',
        () => 'refused',
      ),
    ),
  )
  expect(asks.filter((said) => said === 'asked')).toHaveLength(UNANSWERED_COMMENTS)
  expect(await refused('manager', trip, 'And why not?')).toMatchObject({ status: 409, code: 'comment.unanswered' })
  const { items } = await read('manager', trip)
  expect(await say('manager', trip, items.at(-1)?.text ?? '')).toMatchObject({ items: { length: UNANSWERED_COMMENTS } })
  expect(await mailsAbout(trip)).toHaveLength(UNANSWERED_COMMENTS)
  // Others may ask still, and so may they once there is an answer.
  await say('superadmin', trip, 'Who pays?')
  await say('employee', trip, 'Acme does.')
  await say('manager', trip, 'All of it?')
})

test('an owner who has answered enough waits for the next question', async () => {
  const trip = await build.trip()
  await say('manager', trip, 'Why?')
  for (let at = 0; at < UNANSWERED_COMMENTS; at += 1) await say('employee', trip, `Because ${at}.`)
  expect(await refused('employee', trip, 'Really.')).toMatchObject({ status: 409, code: 'comment.unanswered' })
  await say('manager', trip, 'And?')
  await say('employee', trip, 'Really.')
})

test('nobody writes more than so much within an hour, whatever it is about', async () => {
  const [author_id, now] = [it.actor('manager').personId, it.clock.now()]
  const about = { org_id: it.orgId(), request_kind: 'trip' as const, version: 1, kind: 'question' as const, author_id }
  await db
    .insertInto('request_comments')
    .values(
      Array.from({ length: COMMENTS_AN_HOUR }, () => ({
        ...{ ...about, id: newId(), request_id: newId(), text: 'Why?', asked_at: now },
      })),
    )
    .execute()
  const trip = await build.trip()
  expect(await refused('manager', trip, 'Why?')).toMatchObject({ status: 429, code: 'comment.too_many' })
  it.clock.set(new Date(now.getTime() + 60 * 60_000).toISOString())
  await say('manager', trip, 'Why?')
})
