import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compressed-answers.ts'

const ROWS = Array.from({ length: 100 }, (_, row) => ({ row, purpose: 'Quarterly review' }))

function product() {
  const app = Fastify()
  compressAnswers(app)
  app.get('/rows', async () => ROWS)
  app.get('/few', async () => ROWS.slice(0, 3))
  app.get('/file', async (_, reply) => reply.type('text/csv').send('a,b\n'.repeat(1000)))
  app.post('/rows', async () => ROWS)
  return app
}

test('a list is compressed for who takes it', async () => {
  const answer = await product().inject({ url: '/rows', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(answer.rawPayload.length),
    vary: 'Accept-Encoding',
  })
  expect(answer.rawPayload.length).toBeLessThan(1000)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(ROWS)
})

test.each([undefined, 'br', 'identity', 'gzip;q=0', 'br, gzip; q=0.0'])(
  'and is not for who takes %s',
  async (taken) => {
    const answer = await product().inject({
      url: '/rows',
      headers: taken === undefined ? {} : { 'accept-encoding': taken },
    })
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.json()).toEqual(ROWS)
  },
)

test.each([
  ['an answer of one packet', 'GET', '/few'],
  ['what is no JSON', 'GET', '/file'],
  ['what a change answers', 'POST', '/rows'],
] as const)('%s is sent as it is', async (_, method, url) => {
  const answer = await product().inject({ method, url, headers: { 'accept-encoding': 'gzip' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})
