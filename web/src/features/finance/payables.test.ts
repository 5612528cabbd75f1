import { expect, test } from 'vitest'
import { countWords, type Payable, partsByPerson, payablesWords } from './payables.ts'

const one = (kind: Payable['kind'], employee_id: string, rupees: number): Payable => ({
  ...{ id: `${kind} ${employee_id} ${rupees}`, kind, employee_id, employee_name: `Name of ${employee_id}` },
  ...{ rupees, isReady: true },
})

test('claims and advances are counted each by its name, and what there is none of is not named', () => {
  expect(countWords([one('claim', 'EMP1', 1), one('advance', 'EMP1', 2), one('advance', 'EMP2', 3)])).toBe(
    '1 claim and 2 advances',
  )
  expect(payablesWords({ claims: 0, advances: 1 })).toBe('1 advance')
  expect(payablesWords({ claims: 1234, advances: 0 })).toBe('1,234 claims')
  expect(payablesWords({ claims: 0, advances: 0 })).toBe('0 claims')
})

test('what a person gets is the sum of their claims and advances, to the paisa', () => {
  const all = [one('claim', 'EMP2', 0.1), one('advance', 'EMP1', 10), one('claim', 'EMP2', 0.2)]
  expect(partsByPerson(all)).toEqual([
    { id: 'EMP2', name: 'Name of EMP2', rupees: 0.3 },
    { id: 'EMP1', name: 'Name of EMP1', rupees: 10 },
  ])
})
