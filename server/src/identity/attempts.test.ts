import { login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { testApp } from '../testing/test-app.ts'
import { createAttempts } from './attempts-service.ts'

const it = await testApp()
const { anonymous } = it
const { db } = it.database
/** From the network that the calls of these tests come from. */
const me = { account: 'employee@pravas.example', address: '127.0.0.1' }

let paused: number[] = []
/** Waiting makes the clock go on. */
const pause = async (ms: number) => {
  paused.push(ms)
  pass(ms)
}
const attempts = createAttempts({ db, clock: it.clock, pause })

function pass(ms: number): void {
  it.clock.set(new Date(it.clock.now().getTime() + ms).toISOString())
}

async function fail(times: number, source = me): Promise<unknown> {
  paused = []
  for (let time = 0; time < times; time += 1) {
    try {
      await attempts.take('sign-in', source)
    } catch (error) {
      return error
    }
  }
  return undefined
}

test('ten wrong passwords wait for nothing, then each waits twice as long, and then until a moment that is named', async () => {
  expect(await fail(11)).toBeUndefined()
  expect(paused).toEqual([])
  expect(await fail(2)).toBeUndefined()
  expect(paused).toEqual([1000, 2000])
  expect(await fail(1)).toMatchObject({ code: 'request.too_many', retryAfterSeconds: 4 })
})

test('nobody waits for more than a minute, however often they failed', async () => {
  for (let round = 0; round < 20; round += 1) {
    await fail(20)
    pass(60_000)
  }
  const refusal = (await fail(20)) as { retryAfterSeconds: number }
  expect(refusal.retryAfterSeconds).toBe(60)
  pass(60_000)
  expect(await fail(1)).toBeUndefined()
})

test('a refused attempt is not counted, so asking again does not make the wait longer', async () => {
  await fail(14)
  await fail(50)
  await fail(50)
  pass(4000)
  expect(await fail(1)).toBeUndefined()
})

test('a success starts the account afresh, and an hour of rest too', async () => {
  await fail(14)
  await attempts.succeeded('sign-in', me)
  expect(await fail(11)).toBeUndefined()
  expect(paused).toEqual([])
  pass(61 * 60_000)
  expect(await fail(11)).toBeUndefined()
  expect(paused).toEqual([])
})

test('many at once are counted one by one', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => attempts.take('sign-in', me)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(16)
})

test('one address that tries many accounts is slowed to one attempt in two seconds, and never refused', async () => {
  for (let account = 0; account < 110; account += 1) {
    expect(await fail(1, { ...me, account: `person${account}@pravas.example` })).toBeUndefined()
  }
  expect(paused).toEqual([2000])
  expect(await fail(1, { account: 'other@pravas.example', address: '127.0.0.2' })).toBeUndefined()
  expect(paused).toEqual([])
})

test('a sign-in that comes too early is refused with the time to come again, the right password too', async () => {
  await fail(14)
  const body = { email: 'Employee@pravas.example', password: DEMO_PASSWORD }
  const { status, headers } = await anonymous.post('/api/auth/login', body)
  expect([status, headers.get('retry-after')]).toEqual([429, '4'])
  pass(4000)
  await anonymous.call(login, { body })
})

test('an unknown account is slowed like a known one', async () => {
  const nobody = { ...me, account: 'nobody@pravas.example' }
  await fail(14, nobody)
  const { status } = await anonymous.post('/api/auth/login', { email: nobody.account, password: 'x' })
  expect(status).toBe(429)
})

test('neither accounts nor network addresses are written down', async () => {
  await fail(1)
  const rows = await db.selectFrom('attempts').selectAll().execute()
  expect(rows.map(({ key }) => key.length)).toEqual([32, 32, 32])
})
