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
    { isAdmin: false, isSuperAdmin: false },
    { approvals: false, approve: false, outbox: false },
  ],
  [
    { isAdmin: true, isSuperAdmin: false },
    { approvals: true, approve: true, outbox: false },
  ],
  [
    { isAdmin: true, isSuperAdmin: true },
    { approvals: true, approve: true, outbox: true },
  ],
  [
    { isAdmin: false, isSuperAdmin: true },
    { approvals: false, approve: false, outbox: false },
  ],
])('%o is offered %o', (person, offered) => {
  const ids = shortcutsFor(person).map(([id]) => id as string)
  expect(Object.fromEntries(Object.keys(offered).map((id) => [id, ids.includes(id)]))).toEqual(offered)
})
