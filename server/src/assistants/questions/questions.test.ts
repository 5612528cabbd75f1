// On one kind of database: the queries behind it have tests of their own.

import { commentExpense, commentTrip, expenseComments, tripComments } from '@pravas/contract/comments'
import { askFinGenie } from '@pravas/contract/fingenie'
import { withdrawTrip } from '@pravas/contract/trips'
import { requestQuestions } from '@pravas/messages/en/request-questions'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const questionWords = wordsIn(requestQuestions)

const it = await testApp()
const build = builders(it)
const { as } = it

const tripmate = async (who: Who = 'employee', sessionId = 'tripmate-questions') => {
  const socket = await openSocket(it.origin, { cookie: await it.cookie(who), sessionId })
  return (message: string) => socket.say(message)
}
const fingenie =
  (sessionId = 'fingenie-questions') =>
  async (message: string) =>
    (
      await as('employee').call(askFinGenie, {
        body: { sessionId, message, employee_id: 'EMP1001', followUpType: 'none' } as never,
      })
    ).response
const askTrip = (tripId: string, text: string) =>
  as('manager').call(commentTrip, { params: { tripId }, body: { text } })
const askClaim = (expenseId: string, text: string) =>
  as('manager').call(commentExpense, { params: { expenseId }, body: { text } })
const said = async (tripId: string) =>
  (await as('employee').call(tripComments, { params: { tripId } })).items.map(({ kind, text }) => `${kind}: ${text}`)
const saidOfClaim = async (expenseId: string) =>
  (await as('employee').call(expenseComments, { params: { expenseId } })).items.map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

test('TripMate tells what was asked, shows the answer and sends it upon a yes', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the *client*?')
  const say = await tripmate()

  const first = await say('hello')
  expect(first.response).toMatch(questionWords('note', { number: trip }))
  expect((await say('thanks')).response).not.toContain(trip)
  expect((await say('any questions for me?')).response).toMatch(
    questionWords('one', { number: trip, question: 'Who is the \\*client\\*?' }),
  )

  const shown = await say('tell him it was Acme')
  expect(shown.response).toMatch(new RegExp(`Your answer to .* about ${trip}: “it was Acme”\n\nShould I send it\\?`))
  expect(await said(trip)).toEqual(['question: Who is the *client*?'])
  expect((await say('Send it')).response).toMatch(new RegExp(`^Your answer about ${trip} is with `))
  expect(await said(trip)).toEqual(['question: Who is the *client*?', 'answer: it was Acme'])
  expect((await say('any questions for me?')).response).toMatch(questionWords('none'))
  await say('yes')
  await say('send it')
  expect(await said(trip)).toHaveLength(2)
})

test('FinGenie does the same of claims', async () => {
  const claim = await build.expense()
  await askClaim(claim, 'Was it a client dinner?')
  const say = fingenie()

  expect(await say('hello')).toMatch(questionWords('note', { number: claim }))
  expect(await say('mere manager ne kya poocha?')).toContain('Was it a client dinner?')
  expect(await say('bol do client dinner tha')).toMatch(
    questionWords('preview', { number: claim, text: 'client dinner tha' }),
  )
  expect(await saidOfClaim(claim)).toHaveLength(1)
  expect(await say('haan bhej do')).toMatch(questionWords('sent', { number: claim }))
  expect(await saidOfClaim(claim)).toEqual(['question: Was it a client dinner?', 'answer: client dinner tha'])
})

test.each([
  'don’t send it',
  'no',
  'send it tomorrow',
  'yes, if she insists',
  'hmm',
  'should I?',
  'ruko',
  'yes but say dinner',
])('after %s nothing is sent, and a later yes sends nothing by itself', async (message) => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate()
  await say('answer: Acme')
  const { response } = await say(message)
  expect(response).toMatch(/haven’t sent|won’t send/)
  await say('what is the weather like?')
  await say('yes')
  await say('ok')
  expect(await said(trip)).toEqual(['question: Who is the client?'])
})

test('who hesitates is asked again, and sends the same answer when they say so', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate()
  await say('answer: Acme')
  expect((await say('hmm, not yet')).response).toMatch(questionWords('unsure'))
  expect((await say('ok')).response).toMatch(questionWords('unsure'))
  await say('send it')
  expect(await said(trip)).toEqual(['question: Who is the client?', 'answer: Acme'])
})

test('of several questions it is asked which one is meant', async () => {
  const one = await build.expense()
  const other = await build.expense()
  await askClaim(one, 'Who was there?')
  await askClaim(other, 'Why so dear?')
  const say = fingenie()

  expect(await say('any questions?')).toContain(`- `)
  const asked = await say('tell her the team')
  expect(asked).toMatch(questionWords('which'))
  expect(asked).toContain(one)
  expect(asked).toContain(other)
  expect(await say(one)).toMatch(questionWords('preview', { number: one, text: 'the team' }))
  await say('yes')
  expect(await saidOfClaim(one)).toContain('answer: the team')
  expect(await saidOfClaim(other)).toHaveLength(1)
  expect(await say(`answer ${other}: it was high season`)).toMatch(
    questionWords('preview', { number: other, text: 'it was high season' }),
  )
  await say('send it')
  expect(await saidOfClaim(other)).toContain('answer: it was high season')
})

test('each assistant answers its own kind, and says where the other is', async () => {
  const claim = await build.expense()
  await askClaim(claim, 'Was it a client dinner?')
  const say = await tripmate()
  expect((await say('hello')).response).not.toContain(claim)
  expect((await say('what does my manager want?')).response).toMatch(
    questionWords('elsewhere', { count: 1, kind: 'claim', numbers: claim }),
  )
  expect((await say('answer: yes')).response).toContain('FinGenie')
  await say('yes')
  expect(await saidOfClaim(claim)).toHaveLength(1)
})

test('an answer that is asked for is shown before it is sent', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate()
  expect((await say('answer the question')).response).toMatch(questionWords('ask-text'))
  expect((await say('It was Acme.')).response).toMatch(questionWords('preview', { number: trip, text: 'It was Acme.' }))
  await say('ok')
  expect(await said(trip)).toContain('answer: It was Acme.')
})

test('a question that was asked meanwhile, or is open no more, gets no answer to another one', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate()
  await say('answer: Acme')
  await askTrip(trip, 'And who pays?')
  expect((await say('yes')).response).toMatch(questionWords('changed'))
  await say('answer: they do')
  await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  expect((await say('yes')).response).toMatch(questionWords('changed'))
  expect(await said(trip)).toEqual(['question: Who is the client?', 'question: And who pays?'])
})

test('an ok after an answer is no yes to the trip that was shown before', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate()
  await say('Delhi to Mumbai on 15 July for business')
  expect((await say('the first one')).response).toMatch(wordsOf('draft.title'))
  await say('answer: Acme')
  expect((await say('no')).response).toMatch(questionWords('refused'))
  expect((await say('ok')).response).not.toMatch(/TRP-\d/)
})

test('nobody answers, or learns of, what others were asked', async () => {
  const trip = await build.trip()
  await askTrip(trip, 'Who is the client?')
  const say = await tripmate('colleague', 'tripmate-other')
  expect((await say('any questions for me?')).response).toMatch(questionWords('none'))
  expect((await say(`answer ${trip}: Acme`)).response).toMatch(questionWords('none.about', { number: trip }))
  await say('yes')
  expect(await said(trip)).toHaveLength(1)
})

test('where nothing was asked the words mean what they always did', async () => {
  const say = await tripmate()
  expect((await say('tell him it was Acme')).response).not.toContain('Acme”')
  const { response } = await say('I need a flight from Delhi to Mumbai on 15 July for business')
  expect(response).toMatch(wordsOf('heading.flights', { from: 'Delhi', to: /Mumbai/, part: 'flight' }))
})
