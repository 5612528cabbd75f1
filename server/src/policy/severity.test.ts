import { publishPolicy, putPolicyDraft } from '@pravas/contract/policies'
import type { PolicyEntry, Severity } from '@pravas/contract/policy-document'
import { getTrip } from '@pravas/contract/trips'
import { policy } from '@pravas/messages/en/policy'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { FIRST_POLICIES } from './first-policies.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

/** Publishes today's policy with one rule of another severity. */
async function publishWith(rule: PolicyEntry['rule'], severity: Severity): Promise<void> {
  const policy = FIRST_POLICIES[1]
  if (!policy) throw new Error('There is a policy in force.')
  const rules = policy.rules.map((entry) => (entry.rule === rule ? { ...entry, severity } : entry))
  await as('superadmin').call(putPolicyDraft, { body: { ...policy, rules } })
  await as('superadmin').call(publishPolicy, { body: { valid_from: '2026-06-10' } })
}

test('a hard rule refuses a trip and names the rule, the limit, the excess and the clause', async () => {
  await publishWith('flight.fare_cap', 'block')
  const refusal = build.trip({ rupees: 12_500 })
  await expect(refusal).rejects.toMatchObject({ code: 'policy.blocked' })
  await expect(refusal).rejects.toThrow(/₹500 over your limit of ₹12,000 \(clause 1\.3\).*The fare of one direction/)
  expect(await db.selectFrom('trips').select('id').execute()).toEqual([])
  await build.trip({ rupees: 12_000 })
})

test('a hard rule refuses a claim, and a soft one only shows', async () => {
  await build.expense()
  await publishWith('expense.claimed_late', 'block')
  it.clock.set('2026-07-20T06:30:00Z')
  await expect(build.expense()).rejects.toMatchObject({ code: 'policy.blocked' })
  expect(await db.selectFrom('expenses').select('id').execute()).toHaveLength(1)
})

test('a rule that asks for a reason takes the trip with one, and the approver sees it', async () => {
  await publishWith('trip.booked_late', 'reason')
  await expect(build.trip()).rejects.toMatchObject({ code: 'policy.reason_required' })
  await expect(build.trip({ reason: '  ' })).rejects.toMatchObject({ code: 'policy.reason_required' })
  const tripId = await build.trip({ reason: 'The client moved the meeting.' })
  expect(await as('manager').call(getTrip, { params: { tripId } })).toMatchObject({
    policy_reason: 'The client moved the meeting.',
    findings: [{ rule: 'trip.booked_late', severity: 'reason' }],
  })
  const mail = await db.selectFrom('outbox_mails').select('body').executeTakeFirstOrThrow()
  expect(mail.body).toMatch(wordsIn(policy)('reason', { reason: 'The client moved the meeting.' }))
  expect(mail.body).toContain('clause 1.1')
})
