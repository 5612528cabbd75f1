import type { GstRegisterLine } from '@pravas/contract/gst-register'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const finance = { ...asha, roles: ['employee', 'finance'] }
const line: GstRegisterLine = {
  receipt_id: '0199a5f0-0000-7000-8000-000000000001',
  claim: 'EXP-2026-000001',
  employee_id: 'EMP1002',
  employee_name: 'Vikram Shetty',
  approved_on: '2026-06-10',
  date: '2026-06-08',
  invoice_number: 'SV/101',
  supplier: 'Sea View Hotel',
  supplier_gstin: '27AAACS1234B1Z1',
  recipient_gstin: null,
  place: 'Mumbai',
  category: 'Accommodation',
  taxable: 123_456,
  cgst: 25,
  sgst: 25,
  igst: null,
  total: 123_506,
  verdict: 'review',
  credit: 50,
  estimated: true,
  reason: 'The organisation’s GSTIN is not on the bill.',
}
const sums = { receipts: 2, taxable: 123_456, cgst: 25, sgst: 25, igst: 0, credit: 50 }
const totals = {
  by_verdict: [
    { verdict: 'eligible' as const, ...sums },
    { verdict: null, ...sums, receipts: 1 },
  ],
  eligible_by_gstin: [{ gstin: '27AAACP1234A1Z5', ...sums }],
}
const JUNE = 'GET /api/gst-register?month=2026-06&limit=100'
const found = (items: GstRegisterLine[]) => ({ items, next: null, totals })

test('a month shows its sums and its receipts, each with its claim and what becomes of the tax', async () => {
  openProduct('/gst-register?month=2026-06', { person: finance, answers: { [JUNE]: found([line]) } })
  const table = await screen.findByRole('table', { name: 'Receipts of June 2026' })

  const text = table.textContent ?? ''
  for (const part of ['Sea View Hotel27AAACS1234B1Z1 · SV/101 · 8 Jun 2026', 'Vikram Shetty · Approved 10 Jun 2026'])
    expect(text).toContain(part)
  expect(text).toContain('To be reviewed₹50.00, estimatedThe organisation’s GSTIN is not on the bill.')
  expect(text).toContain('CGST ₹25.00SGST ₹25.00')
  expect(within(table).getByRole('link', { name: line.claim }).getAttribute('href')).toBe('/expense/EXP-2026-000001')
  const verdicts = screen.getByRole('table', { name: 'Input tax credit of June 2026' })
  expect(within(verdicts).getByRole('row', { name: /^Comes back/ }).textContent).toContain('₹1,23,456.00')
  expect(within(verdicts).getByRole('row', { name: /^All/ }).textContent).toBe(
    'All3₹2,46,912.00₹50.00₹50.00₹0.00₹100.00',
  )
  expect(screen.getByRole('table', { name: 'Recoverable tax by GSTIN' }).textContent).toContain('27AAACP1234A1Z5')
})

test('another month is chosen by name and kept in the address; one without GST says so', async () => {
  const { user } = openProduct('/gst-register?month=2025-05', {
    person: finance,
    answers: {
      'GET /api/gst-register?month=2025-05&limit=100': found([line]),
      'GET /api/gst-register?month=2025-06&limit=100': {
        items: [],
        next: null,
        totals: { by_verdict: [], eligible_by_gstin: [] },
      },
    },
  })
  await screen.findByRole('table', { name: 'Receipts of May 2025' })

  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June 2025')

  await screen.findByRole('heading', { name: 'No GST in June 2025' })
  expect(window.location.search).toBe('?month=2025-06')
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('a register that does not load says why and is asked for again', async () => {
  const { user, server } = openProduct('/gst-register?month=2026-06', { person: finance, answers: { [JUNE]: broken } })
  await screen.findByRole('heading', { name: 'The GST register couldn’t be loaded.' })
  server.answers[JUNE] = found([line])

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('table', { name: 'Receipts of June 2026' })
})

test.each([
  ['an employee', {}],
  ['the travel desk', { roles: ['employee', 'travel_desk'] }],
  ['an administrator', { roles: ['employee', 'administrator'] }],
])('%s is told that the page is not for them', async (_, fields) => {
  const { server } = openProduct('/gst-register', { person: { ...asha, ...fields } })
  await heading('Analytics Dashboard')
  await screen.findByText(/^You don’t have access to that page\./)
  expect(server.calls.filter((call) => call.includes('/gst-register'))).toEqual([])
})
