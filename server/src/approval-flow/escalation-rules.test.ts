import { expect, test } from 'vitest'
import { type InLine, nextInLine } from './escalation-rules.ts'

const person = (id: string, manager: string | null, isActive = true): [string, InLine] => [
  id,
  { personId: `p${id}`, employeeId: id, managerEmployeeId: manager, isActive },
]
const line = new Map([person('1', '2'), person('2', '3'), person('3', '4', false), person('4', '5'), person('5', null)])

test.each([
  ['the manager of the manager who works here', '2', [], 'p4'],
  ['the one above who was asked already', '2', ['p4'], 'p5'],
  ['nobody, where all have been asked', '2', ['p4', 'p5'], null],
  ['nobody, above the head', '5', [], null],
  ['nobody, without a manager', null, [], null],
  ['nobody, where the manager is not known here', '9', [], null],
])('the next in line is %s', (_who, manager, askedIds, next) => {
  expect(nextInLine(manager, { partyIds: ['p1'], askedIds }, line)).toBe(next)
})

test('who travels on a trip is not asked about it', () => {
  expect(nextInLine('2', { partyIds: ['p1', 'p4'], askedIds: [] }, line)).toBe('p5')
})

test('a line in a circle ends, and never asks the owner', () => {
  const circle = new Map([person('1', '2'), person('2', '1')])
  expect(nextInLine('2', { partyIds: ['p1'], askedIds: [] }, circle)).toBeNull()
})
