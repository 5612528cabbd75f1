import type { BankTemplate } from '@pravas/contract/bank-file'
import { expect, test } from 'vitest'
import { bankRows, modeOf, type PayableLine, paymentsOf, USUAL_TEMPLATE } from './bank-file-rules.ts'

const lakhs = (count: number) => count * 1_00_000_00
const imps: BankTemplate = { ...USUAL_TEMPLATE, usual_mode: 'IMPS' }

test.each([
  [1, USUAL_TEMPLATE, 'NEFT'],
  [lakhs(2) - 1, USUAL_TEMPLATE, 'NEFT'],
  [lakhs(2), USUAL_TEMPLATE, 'RTGS'],
  [lakhs(2), { ...USUAL_TEMPLATE, rtgs_from: null }, 'NEFT'],
  [lakhs(2) - 1, imps, 'IMPS'],
  [lakhs(2), imps, 'RTGS'],
  [lakhs(5), { ...imps, rtgs_from: null }, 'IMPS'],
  [lakhs(5) + 1, { ...imps, rtgs_from: null }, 'NEFT'],
  [lakhs(5) + 1, { ...imps, rtgs_from: 600_000 }, 'NEFT'],
] as const)('%i paise go by the mode of the template', (paise, template, mode) => {
  expect(modeOf(paise, template)).toBe(mode)
})

const line = (number: string, personId: string, paise: number): PayableLine => ({
  number,
  personId,
  paise,
  employeeId: `E${personId}`,
  employeeName: `Person ${personId}`,
  email: `${personId}@example.org`,
  account: { account_holder: `Holder ${personId}`, account_number: '001122334455', ifsc: 'HDFC0001234' },
})
const LINES = [line('EXP-1', 'a', lakhs(1.5)), line('EXP-2', 'b', 10050), line('EXP-3', 'a', lakhs(0.5))]
const BATCH = { number: 'PAY-1', day: '2026-06-10' }

test('a line a claim, in the usual columns', () => {
  expect(bankRows(paymentsOf(LINES, USUAL_TEMPLATE), USUAL_TEMPLATE, BATCH)).toEqual([
    ['Beneficiary Name', 'Beneficiary Account Number', 'IFSC', 'Amount', 'Payment Mode', 'Remarks'],
    ['Holder a', '001122334455', 'HDFC0001234', '150000.00', 'NEFT', 'EXP-1'],
    ['Holder b', '001122334455', 'HDFC0001234', '100.50', 'NEFT', 'EXP-2'],
    ['Holder a', '001122334455', 'HDFC0001234', '50000.00', 'NEFT', 'EXP-3'],
  ])
})

test('a line a person has their sum, by which the mode is chosen, in the columns and codes of the bank', () => {
  const template: BankTemplate = {
    ...USUAL_TEMPLATE,
    header: false,
    one_line_per: 'person',
    mode_codes: { NEFT: 'N', RTGS: 'R', IMPS: 'I' },
    date_format: 'DD-MM-YYYY',
    columns: [
      ...(['serial', 'mode', 'amount', 'account_number', 'ifsc', 'remarks', 'date', 'employee_id'] as const).map(
        (holds) => ({ holds, heading: '', text: '' }),
      ),
      { holds: 'text', heading: '', text: '50100012345678' },
    ],
  }
  expect(bankRows(paymentsOf(LINES, template), template, BATCH)).toEqual([
    ['1', 'R', '200000.00', '001122334455', 'HDFC0001234', 'PAY-1', '10-06-2026', 'Ea', '50100012345678'],
    ['2', 'N', '100.50', '001122334455', 'HDFC0001234', 'EXP-2', '10-06-2026', 'Eb', '50100012345678'],
  ])
})
