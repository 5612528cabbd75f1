// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.

import { getTrip } from '@pravas/contract/trips'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { afterAll, expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import {
  type Answerer,
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

const app = await testApp({}, { SERPAPI_KEY: KEY, SERPAPI_URL: double.url.href })

async function chat(sessionId: string) {
  return openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId })
}

const wellAnswered: Answerer = (query, response) => {
  if (query.get('engine') === 'google_hotels') return send(response, 200, hotelAnswer([property('Palm Quay', 4500)]))
  const route: [string, string] = query.get('departure_id')?.startsWith('DEL') ? ['DEL', 'BOM'] : ['BOM', 'DEL']
  const date = query.get('outbound_date') ?? ''
  send(response, 200, flightAnswer({ best_flights: [option('6E 2046', date, route, 5400)] }))
}

test('live fares and rates lead to a request like any others', async () => {
  double.answerWith(wellAnswered)
  const socket = await chat('tripmate-live')
  const found = await socket.say('Delhi to Mumbai on 12 June, back on 14 June, for business')
  expect(found.response).toMatch(wordsOf('heading.source', { source: 'live' }))
  expect(found.response).toContain('"source":"live"')
  expect(found.response).toContain('"co2_grams":97000')
  await socket.say('the first one')
  await socket.say('the first one')
  const hotels = await socket.say('add a hotel')
  expect(hotels.response).toMatch(wordsOf('heading.rates', { source: 'live' }))
  const draft = await socket.say('Palm Quay')
  expect(draft.response).toContain('₹19,800')
  for (const { response } of [found, hotels, draft]) expect(response).not.toContain('sample')
  await socket.close()
})

/** The same, with tickets for both ways by the token of the way out; `backs` answers for the ways back. */
function withTickets(backs: Answerer): Answerer {
  return (query, response, request) => {
    if (query.get('type') !== '1') return wellAnswered(query, response, request)
    if (query.has('departure_token')) return backs(query, response, request)
    const out = option('6E 2046', query.get('outbound_date') ?? '', ['DEL', 'BOM'], 8800)
    send(response, 200, flightAnswer({ best_flights: [roundTripOption(out, 'a-token')] }))
  }
}

const ticketOf9000: Answerer = (query, response) => {
  const back = option('6E 2046', query.get('return_date') ?? '', ['BOM', 'DEL'], 9000)
  send(response, 200, flightAnswer({ best_flights: [roundTripOption(back)] }))
}

test('a pair carries the fare of its ticket, and so does the request', async () => {
  double.answerWith(withTickets(ticketOf9000))
  const socket = await chat('tripmate-ticket')
  const found = await socket.say('Delhi to Mumbai on 16 June, back on 18 June, for business')
  expect(found.response).toMatch(wordsOf('pair.cheapest-ticket', { out: /6E 2046/, back: '6E 2046', total: '₹9,000' }))
  expect(found.response).toContain('"total_price":9000,"label":"cheapest","one_ticket":true')
  expect(found.response).toContain('"with_return_from":9000')
  await socket.say('the first one')
  const draft = await socket.say('the first one')
  expect(draft.response).toMatch(
    wordsOf('option.ticket', { price: '₹3,600', flight: 'IndiGo 6E 2046', total: '₹9,000' }),
  )
  expect(draft.response).toContain('Total: ₹9,000')
  const sent = await socket.say('yes, send it')
  const number = /TRP-\d{4}-\d{6}/.exec(sent.response)?.[0] ?? ''
  const trip = await app.as('employee').call(getTrip, { params: { tripId: number } })
  expect(trip).toMatchObject({
    'flight_price(INR)': 5400,
    'return_flight_price(INR)': 3600,
    'total_price(INR)': 9000,
    itinerary: { return_flight: { return_ticket: { with: 'IndiGo 6E 2046', total_price: 9000 } } },
  })
  await socket.close()
})

test('where tickets for both ways cannot be had, each way keeps its live fare and that is said', async () => {
  double.answerWith(withTickets((_query, response) => send(response, 400, { error: 'Invalid departure_token.' })))
  const socket = await chat('tripmate-no-ticket')
  const found = await socket.say('Delhi to Mumbai on 23 June, back on 25 June, for business')
  expect(found.response).toMatch(wordsOf('live.no-return-fares'))
  expect(found.response).toMatch(wordsOf('pair.cheapest', { out: /6E 2046/, back: '6E 2046', total: '₹10,800' }))
  expect(found.response).toContain('"source":"live"')
  await socket.close()
})

test('where live fares cannot be had, samples stand in and that is said', async () => {
  double.answerWith((_query, response) => void response.writeHead(200).end('<title>Down for maintenance</title>'))
  const socket = await chat('tripmate-sample')
  const found = await socket.say('flights from Chennai to Kolkata on 18 June')
  expect(found.response).toMatch(wordsOf('live.no-fares'))
  expect(found.response).toContain('"source":"sample"')
  expect(found.response).not.toContain('"source":"live"')
  expect(found.response).not.toContain(KEY)
  await socket.close()
})
