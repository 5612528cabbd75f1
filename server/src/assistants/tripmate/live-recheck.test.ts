import { getTrip, listTrips } from '@pravas/contract/trips'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import {
  flightAnswer,
  hotelAnswer,
  KEY,
  option,
  property,
  roundTripOption,
  send,
  serpApiDouble,
} from '../../travel/sources/serpapi.fixture.ts'

const double = await serpApiDouble()
afterAll(() => double.close())
// Answers are kept for a millisecond, so that the test's clock alone decides whether a price is old.
const app = await testApp({}, { SERPAPI_KEY: KEY, SERPAPI_URL: double.url.href, LIVE_FARES_CACHE_MINUTES: '0.00001' })

/** What is on sale at the moment, in rupees; a hotel's rate is that of a night. */
let onSale: { fare: number | 'gone'; ticket: number | 'none'; night: number | 'gone'; down: boolean }
beforeEach(() => {
  onSale = { fare: 5400, ticket: 'none', night: 4500, down: false }
  double.asked.length = 0
})

double.answerWith((query, response) => {
  const { fare, ticket, night, down } = onSale
  if (down) return send(response, 400, { error: 'Down for maintenance.' })
  if (query.get('engine') === 'google_hotels') {
    return send(
      response,
      200,
      hotelAnswer(night === 'gone' ? [property('Other', 9000)] : [property('Palm Quay', night)]),
    )
  }
  const airport = (name: string) => (query.get(name) ?? '').slice(0, 3)
  const route: [string, string] = [airport('departure_id'), airport('arrival_id')]
  const date = query.get('outbound_date') ?? ''
  if (query.get('type') === '1') {
    if (ticket === 'none') return send(response, 200, flightAnswer({ best_flights: [] }))
    const back = option('6E 2046', query.get('return_date') ?? '', ['BOM', 'DEL'], ticket)
    const way = query.has('departure_token')
      ? roundTripOption(back)
      : roundTripOption(option('6E 2046', date, route, ticket), 'a-token')
    return send(response, 200, flightAnswer({ best_flights: [way] }))
  }
  const others = [option('AI 9', date, route, 7000, '10:00')]
  const flights = fare === 'gone' ? others : [option('6E 2046', date, route, fare), ...others]
  send(response, 200, flightAnswer({ best_flights: flights }))
})

/** A conversation in which a draft has just been shown. */
async function drafted(sentence = 'Delhi to Mumbai on 12 June, for business', ...choices: string[]) {
  const socket = await openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId: 'tripmate-1' })
  await socket.say(sentence)
  let shown = await socket.say('6E 2046')
  for (const choice of choices) shown = await socket.say(choice)
  expect(shown.response).toMatch(wordsOf('ask.send-to'))
  const say = async (message: string) => (await socket.say(message)).response
  return { say, close: () => socket.close() }
}

/** The time after which the fares that were shown are old. */
const later = () => app.clock.set('2026-06-10T06:33:00Z')
const trips = () => app.as('employee').call(listTrips, { params: { employeeId: 'EMP1001' } })
const trip = async () => {
  const [sent] = await trips()
  return app.as('employee').call(getTrip, { params: { tripId: sent?.trip_number ?? '' } })
}

test('a fare that still holds is sent with the first yes', async () => {
  const { say, close } = await drafted()
  later()
  double.asked.length = 0
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(double.asked).toHaveLength(1)
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 5400 }])
  await close()
})

test('a young fare is not asked again', async () => {
  const { say, close } = await drafted()
  double.asked.length = 0
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(double.asked).toEqual([])
  await close()
})

test('a fare that has risen is said with the difference and needs a new yes', async () => {
  const { say, close } = await drafted()
  later()
  onSale.fare = 5900
  const told = await say('yes')
  expect(told).toMatch(wordsOf('recheck.changed'))
  expect(told).toMatch(
    wordsOf('recheck.moved', {
      title: 'IndiGo 6E 2046',
      amount: '₹500',
      before: '₹5,400',
      after: '₹5,900',
      direction: 'risen',
    }),
  )
  expect(told).toContain('Total: ₹5,900')
  expect(told).toMatch(wordsOf('ask.send-to'))
  expect(await trips()).toEqual([])
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 5900 }])
  await close()
})

test('a fare that has fallen is said, and the request holds what was confirmed', async () => {
  const { say, close } = await drafted()
  later()
  onSale.fare = 5000
  const told = await say('yes')
  expect(told).toMatch(wordsOf('sent.to'))
  expect(told).toMatch(
    wordsOf('recheck.moved', { title: 'IndiGo 6E 2046', amount: '₹400', before: '₹5,400', after: '₹5,000' }),
  )
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 5400 }])
  await close()
})

test('a flight that is gone leads back to what is on offer', async () => {
  const { say, close } = await drafted()
  later()
  onSale.fare = 'gone'
  const told = await say('yes')
  expect(told).toMatch(wordsOf('recheck.gone', { title: 'IndiGo 6E 2046', price: '₹5,400' }))
  expect(told).toContain('AI 9')
  expect(told).toMatch(wordsOf('ask.choice', { part: 'flight' }))
  expect(await trips()).toEqual([])
  expect(await say('the first one')).toContain('Total: ₹7,000')
  await close()
})

test('a ticket for both ways is asked again as one', async () => {
  onSale.ticket = 9000
  const { say, close } = await drafted('Delhi to Mumbai on 12 June, back on 14 June, for business', '6E 2046')
  later()
  onSale.ticket = 9600
  const told = await say('yes')
  expect(told).toMatch(
    wordsOf('recheck.moved', {
      title: 'IndiGo 6E 2046',
      amount: '₹600',
      before: '₹3,600',
      after: '₹4,200',
      direction: 'risen',
    }),
  )
  expect(told).toContain('Total: ₹9,600')
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 9600 }])
  await close()
})

test('a ticket for both ways is none any more when another city comes to the trip', async () => {
  onSale.ticket = 9000
  const { say, close } = await drafted('Delhi to Mumbai on 12 June, back on 14 June, for business', '6E 2046')
  expect(await say('then also Chennai on 20 June')).toContain('3. Delhi to Chennai on Sat 20 Jun 2026')
  expect(await say('6E 2046')).toContain('Total: ₹16,200')
  later()
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 16_200 }])
  await close()
})

test('the rate of a hotel is asked again too', async () => {
  const { say, close } = await drafted(
    'Delhi to Mumbai on 12 June, back on 14 June, for business',
    '6E 2046',
    'add a hotel',
    'Palm Quay',
  )
  later()
  onSale.night = 5000
  expect(await say('yes')).toMatch(
    wordsOf('recheck.moved', {
      title: 'Palm Quay',
      amount: '₹1,000',
      before: '₹9,000',
      after: '₹10,000',
      direction: 'risen',
    }),
  )
  onSale.night = 'gone'
  app.clock.set('2026-06-10T06:36:00Z')
  const told = await say('yes')
  expect(told).toMatch(wordsOf('recheck.gone', { title: 'Palm Quay', price: '₹10,000' }))
  expect(told).toMatch(wordsOf('ask.choice'))
  expect(await trips()).toEqual([])
  await close()
})

test('each flight of a journey over several cities is asked again, and the one that has risen is said', async () => {
  const { say, close } = await drafted(
    'Delhi to Mumbai on 12 June, then Mumbai to Bangalore on 15 June, then Bangalore to Delhi on 18 June, for business',
    '6E 2046',
    '6E 2046',
  )
  later()
  double.asked.length = 0
  onSale.fare = 5900
  const told = await say('yes')
  expect(new Set(double.asked.map((asked) => asked.get('outbound_date'))).size).toBe(3)
  expect(told).toMatch(wordsOf('recheck.moved', { title: 'IndiGo 6E 2046', amount: /₹500/, direction: 'risen' }))
  expect(told).toContain('Total: ₹17,700')
  expect(await trips()).toEqual([])
  expect(await say('yes')).toMatch(wordsOf('sent.to'))
  expect(await trips()).toMatchObject([{ 'total_price(INR)': 17_700 }])
  await close()
})

test('where the source is down, a second yes sends what was last seen, marked and once', async () => {
  const { say, close } = await drafted()
  later()
  onSale.down = true
  const told = await say('yes')
  expect(told).toMatch(wordsOf('recheck.unavailable-since', { day: 'Wed 10 Jun 2026', time: '12:00' }))
  expect(await trips()).toEqual([])
  const sent = await say('yes')
  expect(sent).toMatch(wordsOf('sent.to'))
  expect(sent).toMatch(wordsOf('sent.unchecked'))
  expect(await say('yes')).not.toMatch(wordsOf('sent.to'))
  expect(await trips()).toHaveLength(1)
  expect(await trip()).toMatchObject({
    'total_price(INR)': 5400,
    itinerary: { flight: { unchecked: true, priced_at: '2026-06-10 12:00' } },
  })
  await close()
})

test('where the source comes back before the second yes, the fare is checked after all', async () => {
  const { say, close } = await drafted()
  later()
  onSale.down = true
  await say('yes')
  Object.assign(onSale, { down: false, fare: 6000 })
  expect(await say('yes')).toMatch(wordsOf('recheck.moved', { amount: /₹600/, direction: 'risen' }))
  expect(await trips()).toEqual([])
  await close()
})
