// On one kind of database: it keeps nothing, and uses the test parts alone.
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { conversation } from '../../testing/trip-conversation.ts'

test('a trip whose beginning was left open begins where one works, and that is said', async () => {
  const { say } = conversation({}, 'Delhi')
  const { after, texts } = await say('flight to Chennai on 6 July')
  expect(after.criteria).toMatchObject({ from: 'Delhi', to: 'Chennai', depart: '2026-07-06' })
  expect(texts.join('\n')).toMatch(wordsOf('home.from', { city: /Delhi/ }))
  const { after: moved } = await say('from Pune actually')
  expect(moved.criteria).toMatchObject({ from: 'Pune', to: 'Chennai', depart: '2026-07-06' })
})

test.each([
  ['where the trip goes there', 'flight to Delhi on 6 July'],
  ['where nothing is known of it', 'book a flight'],
  ['where another place was named that cannot be booked', 'from London to Chennai on 6 July'],
])('it is asked %s', async (_, message) => {
  const { after } = await conversation({}, 'Delhi').say(message)
  expect(after.criteria.from).toBeUndefined()
})

test('a beginning that is taken back is asked for', async () => {
  const { say } = conversation({}, 'Delhi')
  await say('flight to Chennai on 6 July')
  const { after } = await say('not Delhi')
  expect(after.asked).toEqual({ about: 'slots', slots: ['from'] })
})
