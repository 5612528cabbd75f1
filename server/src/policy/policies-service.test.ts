import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import { policyBookOf, policyVersions } from './policies-service.ts'
import { insertFirstVersions } from './policy-store.ts'

const it = await testApp()
const { db } = it.database

test('an organisation begins with the versions that the product brings, and has them once', async () => {
  const [first, second] = await Promise.all([policyVersions(db, it.orgId()), policyVersions(db, it.orgId())])
  expect(first).toEqual(FIRST_POLICIES)
  expect(second).toEqual(FIRST_POLICIES)
  await insertFirstVersions(db, it.orgId())
  expect(await policyVersions(db, it.orgId())).toEqual(FIRST_POLICIES)
})

test('a published version cannot be changed', async () => {
  await policyVersions(db, it.orgId())
  await expect(db.updateTable('policy_versions').set({ why: 'Another reason' }).execute()).rejects.toThrow(
    'a published policy is never changed',
  )
})

test('nobody’s record is read where no rule depends on the person', async () => {
  expect((await policyBookOf(db, it.actor('employee'))).person).toEqual({ grade: null, department: null })
})

test('rules see the grade and the department of the person’s record', async () => {
  const { personId, orgId } = it.actor('employee')
  await db.updateTable('people').set({ grade: 'M2' }).where('id', '=', personId).execute()
  const { department } = await db
    .selectFrom('people')
    .select('department')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  expect((await policyBookOf(db, { orgId, personId }, { whole: true })).person).toEqual({ grade: 'M2', department })
})
