import type { StepConditions } from '@pravas/contract/approval-flow'
import { expect, test } from 'vitest'
import { askedAt, type FlowFacts, isStepFor, stagesOf } from './flow-rules.ts'

const claim: FlowFacts = {
  kind: 'expense',
  totalPaise: 5_000_000,
  rules: ['hotel.city_cap'],
  categories: ['Food', 'Accommodation'],
  department: 'Sales',
  isOverBudget: false,
}

test.each<[string, StepConditions, Partial<FlowFacts>, boolean]>([
  ['nothing is asked', {}, {}, true],
  ['it is the other kind', { request: 'trip' }, {}, false],
  ['it comes to just the amount', { above: 50_000 }, {}, false],
  ['it comes to a paisa more', { above: 50_000 }, { totalPaise: 5_000_001 }, true],
  ['an amount is written in paise', { above: 49_999.99 }, {}, true],
  ['the policy found anything', { findings: 'any' }, {}, true],
  ['the policy found nothing', { findings: 'any' }, { rules: [] }, false],
  ['the policy found one of several', { findings: ['flight.cabin', 'hotel.city_cap'] }, {}, true],
  ['the policy found something else', { findings: ['flight.cabin'] }, {}, false],
  ['a receipt is of the category', { categories: ['Food'] }, {}, true],
  ['no receipt is of the category', { categories: ['Transport'] }, {}, false],
  ['the department is written otherwise', { departments: [' sales '] }, {}, true],
  ['the owner has no department', { departments: ['Sales'] }, { department: null }, false],
  ['it exceeds a budget', { over_budget: true }, { isOverBudget: true }, true],
  ['it exceeds none', { over_budget: true }, {}, false],
  ['all hold', { request: 'expense', above: 100, departments: ['Sales'] }, {}, true],
  ['one of several does not hold', { request: 'expense', above: 100, departments: ['IT'] }, {}, false],
])('where %s, a step is for a request or not', (_case, conditions, facts, isFor) => {
  expect(isStepFor(conditions, { ...claim, ...facts })).toBe(isFor)
})

test('steps beside one another are of one stage, and the first begins one in any case', () => {
  const step = (isBeside: boolean) => ({ beside_previous: isBeside })
  expect(stagesOf([step(true), step(true), step(false), step(true), step(false)])).toEqual([1, 1, 2, 2, 3])
})

const owner = { personId: 'owner', roles: ['finance', 'super_admin'] }
const accountant = { personId: 'accountant', roles: ['finance'] }
const head = { personId: 'head', roles: [] }
const boss = { personId: 'boss', roles: ['super_admin'] }
const finance = { role: 'finance' as const, personId: null }
const ofHead = { role: null, personId: 'head' }
const superAdmins = { role: 'super_admin', personId: null }

test.each([
  ['somebody has the role', finance, [owner, accountant, boss], finance],
  ['the owner alone has the role', finance, [owner, boss], superAdmins],
  ['the person works here', ofHead, [owner, head], ofHead],
  ['the person is the owner', { role: null, personId: 'owner' }, [owner, boss], superAdmins],
  ['the person has left', ofHead, [owner, boss], superAdmins],
  ['the department has no head', { role: null, personId: null }, [owner, boss], superAdmins],
  ['nobody is left but the owner', finance, [owner, head], undefined],
])('where %s, that is who is asked', (_case, step, people, asked) => {
  expect(askedAt(step, ['owner'], people)).toEqual(asked)
})
