import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { conversation } from '../../../testing/trip-conversation.ts'

/** What a message makes of a day in Mumbai with a meeting at eleven. Today is Wednesday, 10 June 2026. */
async function after(...messages: string[]) {
  const { say } = conversation()
  await say('Delhi to Mumbai on 24 June, I have a meeting at 11')
  let last = await say('and back the same evening')
  for (const message of messages) last = await say(message)
  return { criteria: last.after.criteria, words: last.texts.join('\n') }
}

test.each([
  ['so anything past 7 pm', { depart_period: 'evening', depart_after: '19:00' }],
  ['after 8 in the evening', { depart_period: 'evening', depart_after: '20:00' }],
])('a time that only the way back can have belongs to it: %s', async (message, returning) => {
  const { criteria, words } = await after(message)
  expect(criteria).toMatchObject({ return: '2026-06-24', arrive_before: '09:00', return_filters: returning })
  expect(criteria).not.toHaveProperty('depart_after')
  expect(words).toMatch(wordsOf('wish.return'))
})

test('what takes the place of an earlier limit says so', async () => {
  const { say } = conversation()
  await say('Delhi to Mumbai on 24 June, I have a meeting at 11')
  const { after: state, texts } = await say('leave after 4 pm')
  expect(state.criteria).toMatchObject({ depart_after: '16:00' })
  expect(state.criteria).not.toHaveProperty('arrive_before')
  expect(texts.join('\n')).toMatch(wordsOf('wish.replaced', { filters: /“arriving before 09:00”/ }))
})

test('when an event ends is no limit of a flight', async () => {
  const { criteria } = await after('the meeting goes on till 4')
  expect(criteria).toMatchObject({ depart: '2026-06-24', return: '2026-06-24', arrive_before: '09:00' })
  expect(criteria.return_filters).toEqual({ depart_period: 'evening' })
})

test('the free cancellation of a hotel stays with the hotel', async () => {
  const { criteria, words } = await after('add a hotel in Andheri for one night, with free cancellation')
  expect(criteria).not.toHaveProperty('refundable')
  expect(criteria).toMatchObject({ near: 'Andheri East' })
  expect(words).toMatch(wordsOf('wish.hotel-cancellation'))
})

test.each(['no, keep it', 'leave it as it is', 'keep the trip'])('%s: nothing is undone', async (message) => {
  const before = await after('cheapest first')
  const { criteria, words } = await after('cheapest first', message)
  expect(criteria).toEqual(before.criteria)
  expect(words).toContain('stays')
})
