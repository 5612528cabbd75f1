import type { AuditItem } from '@pravas/contract/audit'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const auditor = { ...asha, roles: ['employee', 'auditor'] }
const hash = 'ab'.repeat(32)
const manager = { person_id: '0199a5f0-0000-7000-8000-000000000009', employee_id: 'EMP2001', name: 'Meera Iyer' }
const item: AuditItem = {
  id: '0199a5f0-0000-7000-8000-000000000001',
  seq: 2,
  at: '2026-06-10T06:30:00.000Z',
  action: 'expense.rejected',
  actor: manager,
  on_behalf_of: { ...manager, name: 'Kavita Rao' },
  record: { kind: 'expense', id: '0199a5f0-0000-7000-8000-000000000002', number: 'EXP-2026-000001', name: null },
  before: { status: 'pending' },
  after: { status: 'rejected', totalPaise: 123450 },
  channel: 'page',
  address: '192.0.2.1',
  agent: 'Firefox',
  hash,
}
const unknown: AuditItem = { ...item, id: manager.person_id, seq: 1, action: 'moon.landed', actor: null, before: null }
const LIST = 'GET /api/audit?limit=50'
const VERIFY = 'POST /api/audit/verify'
const sound = { entries: 2, hash, fault: null }

test('an entry is a sentence that opens into what changed and from where, and the chain is said to hold', async () => {
  openProduct('/audit', {
    person: auditor,
    answers: { [LIST]: { items: [item, unknown], next: null, entries: 2 }, [VERIFY]: sound },
  })

  const list = await screen.findByRole('list', { name: 'Entries of the audit trail' })
  const [first, second] = within(list).getAllByRole('group', { hidden: true })
  expect(first?.textContent).toContain('Meera Iyer rejected EXP-2026-000001')
  expect(first?.textContent).toContain('On behalf of Kavita Rao')
  for (const text of ['Total–₹1,234.50', 'Statuspendingrejected', 'Pravas pages · 192.0.2.1', `Entry 2 · ${hash}`])
    expect(first?.textContent).toContain(text)
  expect(second?.textContent).toContain('Pravas: moon.landed (EXP-2026-000001)')
  expect(await screen.findByText('Verified up to entry 2')).toBeTruthy()
})

test('a broken chain is an alert that names the entry', async () => {
  const fault = { seq: 1, id: null, text: 'Entry 1 was removed.' }
  openProduct('/audit', {
    person: auditor,
    answers: { [LIST]: { items: [item], next: null, entries: 2 }, [VERIFY]: { ...sound, fault } },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Entry 1 was removed.')
})

test('what the filters of the address let through is asked for, and nothing is said where there is none', async () => {
  openProduct('/audit?person=EMP1&from=2026-06-01', {
    person: auditor,
    answers: {
      'GET /api/audit?person=EMP1&from=2026-06-01&limit=50': { items: [], next: null, entries: 2 },
      [VERIFY]: sound,
    },
  })
  expect(await screen.findByText('No entries found')).toBeTruthy()
})

test('where the trail cannot be read the page says so and offers to try again', async () => {
  openProduct('/audit', { person: auditor, answers: { [LIST]: broken } })
  expect(await screen.findByText('The audit trail couldn’t be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('others are sent to their dashboard', async () => {
  openProduct('/audit', { person: asha, answers: {} })
  expect(await heading('Analytics Dashboard')).toBeTruthy()
})
