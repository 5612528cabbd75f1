import { expect, test } from 'vitest'
import { SHORTCUTS, shortcutOf, shortcutsFor } from './shortcut-table.ts'

test('no two shortcuts have the same keys, and none begins with another', () => {
  for (const [id, { keys }] of Object.entries(SHORTCUTS)) {
    expect(shortcutOf(keys)).toEqual({ id, isBeginning: false })
    expect(keys.slice(0, -1).flatMap((_, i) => shortcutOf(keys.slice(0, i + 1)).id ?? [])).toEqual([])
  }
})

test.each([
  [
    {
      isAdmin: false,
      isSuperAdmin: false,
      administers: false,
      readsBudgets: false,
      readsRecords: false,
      readsClaims: false,
      readsAudit: false,
      seesDesk: false,
    },
    { approvals: false, approve: false, outbox: false, people: false, settings: false, budgets: false, records: false },
  ],
  [
    {
      isAdmin: true,
      isSuperAdmin: false,
      administers: false,
      readsBudgets: false,
      readsRecords: true,
      readsClaims: false,
      readsAudit: false,
      seesDesk: false,
    },
    { approvals: true, approve: true, outbox: false, people: false, settings: false, budgets: false, records: true },
  ],
  [
    {
      isAdmin: true,
      isSuperAdmin: true,
      administers: false,
      readsBudgets: false,
      readsRecords: true,
      readsClaims: false,
      readsAudit: false,
      seesDesk: false,
    },
    { approvals: true, approve: true, outbox: true, people: false, settings: false, budgets: false, records: true },
  ],
  [
    {
      isAdmin: false,
      isSuperAdmin: true,
      administers: false,
      readsBudgets: false,
      readsRecords: false,
      readsClaims: false,
      readsAudit: false,
      seesDesk: false,
    },
    { approvals: false, approve: false, outbox: false, people: false, settings: false, budgets: false, records: false },
  ],
  [
    {
      isAdmin: false,
      isSuperAdmin: false,
      administers: true,
      readsBudgets: true,
      readsRecords: false,
      readsClaims: false,
      readsAudit: false,
      seesDesk: false,
    },
    { approvals: false, approve: false, outbox: false, people: true, settings: true, budgets: true, records: false },
  ],
  [
    {
      isAdmin: false,
      isSuperAdmin: false,
      administers: false,
      readsBudgets: true,
      readsRecords: true,
      readsClaims: true,
      readsAudit: true,
      seesDesk: false,
    },
    { approvals: false, people: false, settings: false, budgets: true, records: true, finance: true, audit: true },
  ],
])('%o is offered %o', (person, offered) => {
  const ids = shortcutsFor(person).map(([id]) => id as string)
  expect(Object.fromEntries(Object.keys(offered).map((id) => [id, ids.includes(id)]))).toEqual(offered)
})
