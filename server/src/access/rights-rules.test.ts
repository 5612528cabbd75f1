import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { type Action, isSuperAdmin, refusal } from './rights-rules.ts'

const somebody: Actor = {
  personId: 'p',
  orgId: 'o',
  employeeId: 'EMP1',
  managerEmployeeId: 'EMP2',
  name: 'Somebody',
  email: 'somebody@example.com',
  isAdmin: false,
  isSuperAdmin: false,
}
const actors = {
  owner: somebody,
  colleague: { ...somebody, employeeId: 'EMP3' },
  manager: { ...somebody, employeeId: 'EMP2', isAdmin: true },
  'manager without the admin role': { ...somebody, employeeId: 'EMP2' },
  'other manager': { ...somebody, employeeId: 'EMP4', isAdmin: true },
  'super admin': { ...somebody, employeeId: 'EMP9', isAdmin: true, isSuperAdmin: true },
  'new joiner': { ...somebody, employeeId: null },
} satisfies Record<string, Actor>

const owner = { employeeId: 'EMP1', managerEmployeeId: 'EMP2' }
const withoutManager = { employeeId: 'EMP9', managerEmployeeId: null }

const hidden = 'record.not_found'
const forbidden = 'action.forbidden'
const own = 'decision.own_request'
const may = undefined

/** One column an actor, in the order of `actors`. */
const table: [string, Action, (string | undefined)[]][] = [
  ['read a record', { to: 'read-record', owner }, [may, hidden, may, hidden, hidden, may, hidden]],
  [
    'open a receipt that is not claimed',
    { to: 'open-receipt', uploaderId: 'q', owner: undefined },
    Array(7).fill(hidden),
  ],
  ["open one's own receipt", { to: 'open-receipt', uploaderId: 'p', owner: undefined }, Array(7).fill(may)],
  [
    'open a claimed receipt',
    { to: 'open-receipt', uploaderId: 'q', owner },
    [may, hidden, may, hidden, hidden, may, hidden],
  ],
  ['list requests', { to: 'list-requests', owner }, [may, hidden, may, hidden, hidden, may, hidden]],
  ['decide', { to: 'decide', owner }, [own, hidden, may, hidden, hidden, may, hidden]],
  [
    'decide on a super admin',
    { to: 'decide', owner: withoutManager },
    [hidden, hidden, hidden, hidden, hidden, own, hidden],
  ],
  ['list requests of nobody', { to: 'list-requests', owner: undefined }, Array(7).fill(hidden)],
  [
    "list a team's pending",
    { to: 'list-pending-of-team', managerEmployeeId: 'EMP2' },
    [forbidden, forbidden, may, forbidden, forbidden, may, forbidden],
  ],
  [
    'list all pending',
    { to: 'list-pending-of-all' },
    [forbidden, forbidden, forbidden, forbidden, forbidden, may, forbidden],
  ],
  [
    'make a link for a new password',
    { to: 'make-reset-link', personId: 'q' },
    [forbidden, forbidden, forbidden, forbidden, forbidden, may, forbidden],
  ],
  ["make a link for one's own password", { to: 'make-reset-link', personId: 'p' }, Array(7).fill(forbidden)],
  [
    'say whose an account is',
    { to: 'resolve-sign-on', personId: 'q' },
    [forbidden, forbidden, forbidden, forbidden, forbidden, may, forbidden],
  ],
  ["say that an account is one's own", { to: 'resolve-sign-on', personId: 'p' }, Array(7).fill(forbidden)],
  ['read the outbox', { to: 'read-outbox' }, [forbidden, forbidden, forbidden, forbidden, forbidden, may, forbidden]],
  ['act as EMP1', { to: 'act-as', employeeId: 'EMP1' }, [may, ...Array(6).fill(forbidden)]],
  ['act as nobody in particular', { to: 'act-as', employeeId: null }, Array(7).fill(may)],
]

test.each(table)('who may %s', (_, action, expected) => {
  const answers = Object.entries(actors).map(([name, actor]) => [name, refusal(actor, action)])
  expect(answers).toEqual(Object.keys(actors).map((name, index) => [name, expected[index]]))
})

test('a super admin is an admin by mark, designation or department', () => {
  const admin = { isAdmin: true, isSuperAdmin: false, designation: null, department: null }
  expect(isSuperAdmin(admin)).toBe(false)
  expect(isSuperAdmin({ ...admin, isSuperAdmin: true })).toBe(true)
  expect(isSuperAdmin({ ...admin, designation: 'Super Admin' })).toBe(true)
  expect(isSuperAdmin({ ...admin, department: 'Admin' })).toBe(true)
  expect(isSuperAdmin({ ...admin, isAdmin: false, department: 'Admin' })).toBe(false)
})
