// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import {
  type Answerer,
  flightAnswer,
  hotelAnswer,
  KEY,
  option,
  property,
  send,
  serpApiDouble,
} from '../../travel/sources/serpapi.fixture.ts'

const double = await serpApiDouble()
afterAll(() => double.close())

const environment = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', SERPAPI_KEY: KEY, SERPAPI_URL: double.url.href }
const dataDir = mkdtempSync(join(tmpdir(), 'pravas-test-'))
const config = Object.freeze({ ...readConfig({ ...environment, DATA_DIR: dataDir }, dataDir), webDir: undefined })
const app = await testApp({ config })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

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
  expect(found.response).toContain('live fares')
  expect(found.response).toContain('"source":"live"')
  expect(found.response).toContain('"co2_grams":97000')
  await socket.say('the first one')
  await socket.say('the first one')
  const hotels = await socket.say('add a hotel')
  expect(hotels.response).toContain('live rates')
  const draft = await socket.say('Palm Quay')
  expect(draft.response).toContain('₹19,800')
  for (const { response } of [found, hotels, draft]) expect(response).not.toContain('sample')
  await socket.close()
})

test('where live fares cannot be had, samples stand in and that is said', async () => {
  double.answerWith((_query, response) => void response.writeHead(200).end('<title>Down for maintenance</title>'))
  const socket = await chat('tripmate-sample')
  const found = await socket.say('flights from Chennai to Kolkata on 18 June')
  expect(found.response).toContain('Live fares are unavailable; showing sample fares.')
  expect(found.response).toContain('"source":"sample"')
  expect(found.response).not.toContain('"source":"live"')
  expect(found.response).not.toContain(KEY)
  await socket.close()
})
