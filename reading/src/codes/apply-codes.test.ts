import { expect, test } from 'vitest'
import { check } from '../check.ts'
import { extract } from '../extract.ts'
import type { ReceiptCode, ReceiptFields } from '../receipt.ts'
import { linesOf } from '../testing/print.ts'
import { withCodes } from './apply-codes.ts'

const today = '2026-11-20'
const INVOICE: ReceiptCode = {
  kind: 'einvoice',
  token: 'a.b.c',
  supplierGstin: '07AABCT1234H1ZO',
  recipientGstin: '27AABCT1234H1ZM',
  number: 'VC/1182/25-26',
  documentType: 'INV',
  date: '2025-10-21',
  totalPaise: 2950000,
  mainHsn: '852852',
  irn: '1f9a0c77b2d84e3fa7bb0f2c4e59a1d03f7760cc1b22aa934410bb98d2f0a6e1',
}

function fieldsOf(print: string): ReceiptFields {
  const lines = linesOf(print)
  const { totalAgrees, warnings, ...fields } = extract(lines, today)
  return { ...fields, lines: [], ...check({ totalAgrees, warnings, ...fields }, 0.97) }
}

const PRINT = 'TAX INVOICE\nVenus Computers\nInvoice No. VC/1182/25-26\nDate 21-10-2025\nTotal 29,500.00'

test('what print and code agree on is sure, and what the print lacks is taken from the code', () => {
  const fields = withCodes(fieldsOf(PRINT), [INVOICE], today)
  expect(fields).toMatchObject({
    gstin: { value: '07AABCT1234H1ZO' },
    totalPaise: { value: 2950000, confidence: 0.99 },
  })
  expect(fields.confident).toEqual(expect.arrayContaining(['gstin', 'invoiceNumber', 'date', 'totalPaise']))
  expect(fields.notFound).not.toContain('gstin')
  expect(fields.warnings).not.toContain('einvoice.differs')
})

test('where they differ the print stays, is not sure and is warned of', () => {
  const fields = withCodes(fieldsOf(PRINT.replace('29,500.00', '39,500.00')), [INVOICE], today)
  expect(fields.totalPaise.value).toBe(3950000)
  expect(fields.confident).not.toContain('totalPaise')
  expect(fields.warnings).toContain('einvoice.differs')
})

test('a rupee of rounding is no difference, and a day in the future is not taken', () => {
  const future: ReceiptCode = { ...INVOICE, totalPaise: 2949960, date: '2027-01-01' }
  const fields = withCodes(fieldsOf(PRINT), [future], today)
  expect(fields.warnings).not.toContain('einvoice.differs')
  expect(fields.date.value).toBe('2025-10-21')
})

test('of several e-invoices none is taken for the bill’s, and a UPI code changes nothing', () => {
  const plain = fieldsOf(PRINT)
  const other: ReceiptCode = { ...INVOICE, totalPaise: 100 }
  expect(withCodes(plain, [INVOICE, other], today).totalPaise).toEqual(plain.totalPaise)
  const upi: ReceiptCode = { kind: 'upi', address: 'shop@ybl', name: 'Shop', paise: 500 }
  expect(withCodes(plain, [upi], today)).toEqual({ ...plain, codes: [upi] })
})
