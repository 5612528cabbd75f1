import { addDays } from '@pravas/language/text/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import { importPolicy as importFile, publishPolicyFile } from './operator-service.ts'
import { policyVersions } from './policies-service.ts'
import { policyFile, publishedFrom } from './policy-file.ts'
import { versionOn } from './version-rules.ts'

const it = await testApp()
const { db } = it.database

/** The first policy of the product with another number of days of notice, from a day on. */
function policyWith(days: number, validFrom: string) {
  const [policy] = FIRST_POLICIES
  if (!policy) throw new Error('The product brings a policy.')
  const rules = policy.rules.map((entry) => (entry.rule === 'trip.booked_late' ? { ...entry, days } : entry))
  return publishedFrom({ ...policy, rules }, validFrom)
}

const CALLS = ['draft', 'discard', 'import', 'publish', 'operator import', 'operator publish', 'file'] as const

const stored = () => db.selectFrom('policy_versions').selectAll().orderBy('id').execute()

const call = fc.record({
  do: fc.constantFrom(...CALLS),
  days: fc.nat({ max: 40 }),
  /** From which day, counted from today. */
  from: fc.integer({ min: -3, max: 4 }),
  who: fc.constantFrom<Who>('administrator', 'superadmin'),
})
type Call = typeof call extends fc.Arbitrary<infer One> ? One : never

/** Calls that come at the same moment, and how many days pass after them. */
const moment = fc.record({ calls: fc.array(call, { minLength: 1, maxLength: 4 }), pass: fc.constantFrom(0, 0, 1, 3) })

async function carryOut({ do: what, days, from, who }: Call): Promise<unknown> {
  const today = dayOf(it.clock.now())
  const policy = policyWith(days, addDays(today, from))
  const { valid_from, ...content } = policy
  const operator = { organisation: null, file: policyFile(policy, 'yaml'), why: 'Review' }
  const client = it.as(who)
  switch (what) {
    case 'draft':
      return client.send('PUT', '/api/policy/draft', content)
    case 'discard':
      return client.send('DELETE', '/api/policy/draft')
    case 'import':
      return client.post('/api/policy/draft/import', { file: operator.file })
    case 'publish':
      return client.post('/api/policy/draft/publish', { valid_from, why: 'Review' })
    case 'operator import':
      return importFile({ db, clock: it.clock }, { ...operator, publish: false })
    case 'operator publish':
      return importFile({ db, clock: it.clock }, { ...operator, publish: true })
    case 'file':
      return inTransaction(db, (trx) => publishPolicyFile(trx, it.orgId(), { ...operator, now: it.clock.now() }))
  }
}

test('whatever is drafted, imported and published, at once or in turn, the policy of a past day stays as it was', {
  timeout: 120_000,
}, async () => {
  // Every run goes on where the one before has ended, since the past only grows.
  const past = new Map<string, unknown>()
  const rows = new Map<string, unknown>()
  await policyVersions(db, it.orgId())
  for (const row of await stored()) rows.set(row.id, row)
  const brought = rows.size
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (moments) => {
      for (const { calls, pass } of moments) {
        const today = dayOf(it.clock.now())
        await Promise.allSettled(calls.map(carryOut))
        const found = await stored()
        expect(found.filter(({ id }) => rows.has(id))).toEqual([...rows.values()])
        const added = found.filter(({ id }) => !rows.has(id))
        expect(added.map(({ valid_from }) => valid_from).filter((day) => day < today)).toEqual([])
        for (const row of added) rows.set(row.id, row)

        if (pass > 0) it.clock.set(`${addDays(today, pass)}T06:30:00Z`)
        const versions = await policyVersions(db, it.orgId())
        for (const [day, policy] of past) expect(versionOn(versions, day), day).toEqual(policy)
        for (let day = addDays(today, -3); day < dayOf(it.clock.now()); day = addDays(day, 1)) {
          past.set(day, versionOn(versions, day))
        }
        const told = await it.as('employee').get(`/api/policy?on=${addDays(today, -1)}`)
        expect(told.body).toEqual(past.get(addDays(today, -1)))
      }
    }),
    { numRuns: 15, endOnFailure: true },
  )
  // Otherwise nothing would have been shown.
  expect(rows.size).toBeGreaterThan(brought)
})

test('the database itself refuses to change a published policy', async () => {
  await policyVersions(db, it.orgId())
  const change = db.updateTable('policy_versions').set({ valid_from: '2030-01-01' }).execute()
  await expect(change).rejects.toThrow('a published policy is never changed')
})
