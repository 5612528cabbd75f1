import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Versioned } from '../versioned.ts'
import { createCachedResponses } from './cached-responses.ts'

let app: FastifyInstance
/** What there is to read, and how often it was read. */
let rows: string[]
let reads: number
/** Called in the middle of a reading, after the version was learned. */
let meanwhile: () => void

beforeEach(() => {
  rows = ['a']
  reads = 0
  meanwhile = () => {}
  const cached = createCachedResponses()
  app = Fastify()
  app.get('/rows', (_, reply) => {
    const version = rows.join()
    meanwhile()
    const read = async () => {
      reads += 1
      return { version: rows.join(), answer: rows }
    }
    return cached.send(reply, new Versioned('rows', version, read))
  })
})
afterEach(() => app.close())

const ask = async () => (await app.inject('/rows')).json()

test('an answer is read once a version', async () => {
  expect(await ask()).toEqual(['a'])
  expect(await ask()).toEqual(['a'])
  expect(reads).toBe(1)
  rows = ['a', 'b']
  expect(await ask()).toEqual(['a', 'b'])
  expect(reads).toBe(2)
})

test.each([
  ['as it was sent', (tag: string) => tag, 304],
  ['made strong', (tag: string) => tag.replace('W/', ''), 304],
  ['among others', (tag: string) => `"other", ${tag}`, 304],
  ['any', () => '*', 304],
  ['another one', () => 'W/"other"', 200],
])('who has the answer by its tag (%s) is told so without reading it', async (_, sent, status) => {
  const { headers } = await app.inject('/rows')
  const again = await app.inject({ url: '/rows', headers: { 'if-none-match': sent(String(headers.etag)) } })
  expect(again).toMatchObject({ statusCode: status, headers: { etag: headers.etag } })
  expect([again.body === '', reads]).toEqual([status === 304, 1])
})

test('an answer read later than its version was learned has the tag of what it holds', async () => {
  meanwhile = () => {
    rows = ['a', 'b']
  }
  const { headers } = await app.inject('/rows')
  meanwhile = () => {}
  const next = await app.inject({ url: '/rows', headers: { 'if-none-match': String(headers.etag) } })
  expect(next.statusCode).toBe(304)
  rows = ['a']
  const changed = await app.inject({ url: '/rows', headers: { 'if-none-match': String(headers.etag) } })
  expect([changed.statusCode, changed.json()]).toEqual([200, ['a']])
})

test('what came while an answer was read and went again is not answered later', async () => {
  meanwhile = () => {
    rows = ['a', 'b']
  }
  expect(await ask()).toEqual(['a', 'b'])
  meanwhile = () => {}
  rows = ['a']
  expect(await ask()).toEqual(['a'])
})
