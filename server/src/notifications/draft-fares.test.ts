// On one kind of database: this is about when fares are asked and what is made of them; reminders have tests on both.
import { chooseNotifications } from '@pravas/contract/notifications'
import { listReminders } from '@pravas/contract/reminders'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'
import { flightAnswer, KEY, option, send, serpApiDouble } from '../travel/sources/serpapi.fixture.ts'

const double = await serpApiDouble()
afterAll(() => double.close())
const live = { SERPAPI_KEY: KEY, SERPAPI_URL: double.url.href, LIVE_FARES_CACHE_MINUTES: '0.00001' }
const app = await testApp({}, live)

let fare: number
let isDown: boolean
beforeEach(() => {
  fare = 5400
  isDown = false
  double.asked.length = 0
})
double.answerWith((query, response) => {
  if (isDown) return send(response, 400, { error: 'Down for maintenance.' })
  const airport = (name: string) => (query.get(name) ?? '').slice(0, 3)
  const route: [string, string] = [airport('departure_id'), airport('arrival_id')]
  const date = query.get('outbound_date') ?? ''
  send(response, 200, flightAnswer({ best_flights: [option('6E 2046', date, route, fare)] }))
})

/** Leaves a draft lying at noon of 10 June. */
async function drafted() {
  const socket = await openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId: 'tripmate-1' })
  await socket.say('Delhi to Mumbai on 12 June, for business')
  expect((await socket.say('6E 2046')).response).toMatch(wordsOf('ask.send-to'))
  double.asked.length = 0
  return socket
}

const TWO_HOURS_LATER = '2026-06-10T08:40:00Z'

async function remindAt(instant: string) {
  app.clock.set(instant)
  await app.app.remind()
  return app.as('employee').call(listReminders)
}

test('a fare that rose is told, with by how much, until the draft is another or the day is over', async () => {
  const socket = await drafted()
  fare = 5900
  expect(await remindAt(TWO_HOURS_LATER)).toMatchObject([
    {
      kind: 'fare_rose',
      reason: expect.stringMatching(/IndiGo 6E 2046 .*Delhi to Mumbai .*₹500\.00 more at 14:10/),
      action: { to: '/tripmate-chat?session=tripmate-1' },
    },
  ])
  fare = 7900
  expect(await remindAt('2026-06-10T12:30:00Z')).toHaveLength(1)
  app.clock.set('2026-06-10T18:40:00Z')
  expect(await app.as('employee').call(listReminders)).toEqual([])
  await socket.close()
  app.clock.set(TWO_HOURS_LATER)
  const again = await openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId: 'tripmate-1' })
  expect(await app.as('employee').call(listReminders)).toHaveLength(1)
  await again.say('Make it 13 June')
  expect(await app.as('employee').call(listReminders)).toEqual([])
  await again.close()
})

test('a draft is asked about once in three hours, by one of all that look', async () => {
  const socket = await drafted()
  app.clock.set('2026-06-10T07:00:00Z')
  await app.app.remind()
  expect(double.asked).toHaveLength(0)
  app.clock.set(TWO_HOURS_LATER)
  await Promise.all([app.app.remind(), app.app.remind()])
  await remindAt('2026-06-10T09:00:00Z')
  expect(double.asked).toHaveLength(1)
  await remindAt('2026-06-10T11:50:00Z')
  expect(double.asked).toHaveLength(2)
  await remindAt('2026-06-10T15:30:00Z')
  expect(double.asked).toHaveLength(2)
  await socket.close()
})

test('a fare that holds, fell or cannot be asked is nothing to tell', async () => {
  const socket = await drafted()
  expect(await remindAt(TWO_HOURS_LATER)).toEqual([])
  fare = 4000
  expect(await remindAt('2026-06-10T11:50:00Z')).toEqual([])
  await socket.close()
})

test('while the source is down nothing is told', async () => {
  const socket = await drafted()
  isDown = true
  expect(await remindAt(TWO_HOURS_LATER)).toEqual([])
  await socket.close()
})

test('for who does not want it no fare is asked', async () => {
  const socket = await drafted()
  await app
    .as('employee')
    .call(chooseNotifications, { body: { choices: [{ kind: 'fare_rose', channel: 'page', on: false }] } })
  fare = 5900
  expect(await remindAt(TWO_HOURS_LATER)).toEqual([])
  expect(double.asked).toEqual([])
  await socket.close()
})
