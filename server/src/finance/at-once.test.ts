// On PostgreSQL alone: the embedded database does one thing after the other.
import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { createBatch, payBatch } from '@pravas/contract/finance'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const ROUNDS = 25

test('a batch that pays an advance and sets off another is made while one of the same person is paid', async () => {
  const trip = await build.trip({ status: 'approved' })
  const advance = async (amount: number) => {
    const { id, number } = await as('employee').call(requestAdvance, { body: { amount, purpose: 'Cash', trip } })
    await as('manager').call(decideAdvance, { params: { advanceId: id }, body: { verdict: 'approved' } })
    return number
  }
  const batch = (claims: string[], advances: string[] = []) =>
    as('superadmin').call(createBatch, { body: { claims, advances } })
  const pay = ({ id }: { id: string }) =>
    as('finance').call(payBatch, { params: { batchId: id }, body: { reference: 'UTR1', paid_on: '2026-06-25' } })
  const claim = () => build.expense({ status: 'approved', rupees: [10] })
  const first = await advance(5000)
  it.clock.set('2026-06-25T06:00:00Z')
  await pay(await batch([], [first]))

  for (let round = 0; round < ROUNDS; round += 1) {
    it.clock.set('2026-06-10T06:00:00Z')
    const [made, later, another] = [await batch([await claim()]), await claim(), await advance(10)]
    it.clock.set('2026-06-25T06:00:00Z')
    const [paid, next] = await Promise.all([pay(made), batch([later], [another])])
    expect([paid.status, next.advances]).toEqual(['paid', 1])
    await pay(next)
  }
})
