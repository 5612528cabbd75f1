import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tooMany } from '../errors.ts'
import { installBudgetHook } from './budget-hook.ts'
import { installErrorMapper } from './problems.ts'

const spend = vi.fn<(caller: string, cost: number) => void>()
const handler = vi.fn(async () => ({}))
let app = Fastify()

beforeEach(() => {
  app = Fastify()
  installErrorMapper(app)
  installBudgetHook(
    app,
    {
      spend: (caller, cost) => {
        spend(caller, cost)
        return () => {}
      },
      count: spend,
    },
    () => undefined,
  )
  app.post('/anywhere', { bodyLimit: 200_000 }, handler)
})
afterEach(async () => {
  vi.resetAllMocks()
  await app.close()
})

const json = { 'content-type': 'application/json' }
const body = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
const costs = () => spend.mock.calls.map(([, cost]) => cost)

test('a body costs by its bytes, whether it declares them or not, and a small one nothing', async () => {
  const post = async (payload: string | Readable) =>
    (await app.inject({ method: 'POST', url: '/anywhere', headers: json, payload })).statusCode
  expect(await post(body(100_000))).toBe(200)
  const chunks = Readable.from([body(100_000).slice(0, 40_000), body(100_000).slice(40_000)])
  const chunked = { ...json, 'transfer-encoding': 'chunked' }
  const answer = await app.inject({ method: 'POST', url: '/anywhere', headers: chunked, payload: chunks })
  expect(answer.statusCode).toBe(200)
  expect(await post(body(4_000))).toBe(200)
  expect(costs()).toEqual([20, 20])
})

test.each([
  ['that declares its bytes', (text: string) => ({ headers: json, payload: text })],
  [
    'that does not',
    (text: string) => ({ headers: { ...json, 'transfer-encoding': 'chunked' }, payload: Readable.from([text]) }),
  ],
])('a body %s is refused before it is parsed when the budget is used up', async (_, request) => {
  spend.mockImplementation(() => {
    throw tooMany(7)
  })
  // It could not be parsed.
  const answer = await app.inject({ method: 'POST', url: '/anywhere', ...request('{'.repeat(100_000)) })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7'])
  expect(answer.json()).toMatchObject({ code: 'request.too_many' })
  expect(handler).not.toHaveBeenCalled()
})

test('a body that is too large is refused and costs nothing', async () => {
  const answer = await app.inject({ method: 'POST', url: '/anywhere', headers: json, payload: body(300_000) })
  expect(answer.statusCode).toBe(413)
  expect(spend).not.toHaveBeenCalled()
})
