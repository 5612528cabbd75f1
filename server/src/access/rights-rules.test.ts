import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { type Action, readableRecords, refusal, standingOf } from './rights-rules.ts'

const somebody: Actor = {
  personId: 'p',
  orgId: 'o',
  employeeId: 'EMP1',
  managerEmployeeId: 'EMP2',
  name: 'Somebody',
  email: 'somebody@example.com',
  roles: [],
  isAdmin: false,
  leads: [],
  decidesAs: { persons: [], roles: [] },
  isSuperAdmin: false,
}
const actors = {
  owner: somebody,
  colleague: { ...somebody, employeeId: 'EMP3' },
  manager: { ...somebody, employeeId: 'EMP2', isAdmin: true, leads: ['EMP2'] },
  'manager without the admin role': { ...somebody, employeeId: 'EMP2' },
  'other manager': { ...somebody, employeeId: 'EMP4', isAdmin: true, leads: ['EMP4'] },
  'who stands in': { ...somebody, employeeId: 'EMP10', isAdmin: true, leads: ['EMP2'] },
  'super admin': { ...somebody, employeeId: 'EMP9', isAdmin: true, isSuperAdmin: true },
  'new joiner': { ...somebody, employeeId: null },
  administrator: { ...somebody, personId: 'a', employeeId: 'EMP5', roles: ['administrator'] },
  finance: { ...somebody, employeeId: 'EMP6', roles: ['finance'] },
  'travel desk': { ...somebody, employeeId: 'EMP7', roles: ['travel_desk'] },
  auditor: { ...somebody, employeeId: 'EMP8', roles: ['auditor'] },
} satisfies Record<string, Actor>

const owner = { employeeId: 'EMP1', managerEmployeeId: 'EMP2' }
/** A trip that the owner arranged for EMP3, who reports to EMP4, so that EMP4 decides. */
const forColleague = {
  employeeId: 'EMP1',
  managerEmployeeId: 'EMP4',
  party: { travellers: ['EMP3'], managers: ['EMP2', 'EMP4'] },
}
const withoutManager = { employeeId: 'EMP9', managerEmployeeId: null }

const hidden = 'record.not_found'
const forbidden = 'action.forbidden'
const own = 'decision.own_request'
const may = undefined

const EVERYBODY = Object.keys(actors)
const only = (...names: (keyof typeof actors)[]) =>
  EVERYBODY.map((name) => (names.includes(name as keyof typeof actors) ? may : forbidden))

const none = 'trip.traveller_not_allowed'
const PEER = { employeeId: 'EMP11', managerEmployeeId: 'EMP2' }
const arranging = (
  [
    ['nobody', PEER, [none, none, none, none, none, none, none, none, none, none, none, none]],
    ['team', PEER, [may, may, may, may, may, may, may, none, may, may, may, may]],
    ['team', { employeeId: 'EMP12', managerEmployeeId: 'EMP99' }, Array.from({ length: 12 }, () => none)],
    ['everybody', PEER, [may, may, may, may, may, may, may, none, may, may, may, may]],
    ['nobody', 'guest', Array.from({ length: 12 }, () => none)],
    ['team', 'guest', [may, may, may, may, may, may, may, none, may, may, may, may]],
  ] as const
).map(([scope, traveller, answers]): [string, Action, (string | undefined)[]] => [
  `arrange a trip of ${scope} for ${traveller === 'guest' ? 'a guest' : traveller.employeeId}`,
  { to: 'arrange-trip', scope, traveller },
  [...answers],
])

/** One column an actor, in the order of `actors`. */
const table: [string, Action, (string | undefined)[]][] = [
  [
    'read a trip',
    { to: 'read-record', kind: 'trip', owner },
    [may, hidden, may, hidden, hidden, may, may, hidden, hidden, may, may, may],
  ],
  [
    'read a trip that was arranged for a colleague',
    { to: 'read-record', kind: 'trip', owner: forColleague },
    [may, may, may, hidden, may, may, may, hidden, hidden, may, may, may],
  ],
  [
    'decide on a trip that was arranged for a colleague',
    { to: 'decide', kind: 'trip', owner: forColleague },
    [own, own, forbidden, hidden, may, forbidden, may, hidden, hidden, forbidden, forbidden, forbidden],
  ],
  [
    'decide on a trip that one arranged for a report',
    {
      to: 'decide',
      kind: 'trip',
      owner: { employeeId: 'EMP2', managerEmployeeId: 'EMP2', party: { travellers: ['EMP1'], managers: ['EMP2'] } },
    },
    [own, hidden, own, own, hidden, may, may, hidden, hidden, forbidden, forbidden, forbidden],
  ],
  [
    'withdraw a trip that was arranged for a colleague',
    { to: 'withdraw', kind: 'trip', owner: forColleague },
    [
      may,
      forbidden,
      forbidden,
      hidden,
      forbidden,
      forbidden,
      forbidden,
      hidden,
      hidden,
      forbidden,
      forbidden,
      forbidden,
    ],
  ],
  [
    'read the bookings of a trip that was arranged for a colleague',
    { to: 'read-bookings', owner: forColleague },
    [may, may, forbidden, hidden, forbidden, forbidden, may, hidden, hidden, may, may, may],
  ],
  ...arranging,
  [
    'read an expense',
    { to: 'read-record', kind: 'expense', owner },
    [may, hidden, may, hidden, hidden, may, may, hidden, hidden, may, hidden, may],
  ],
  [
    'open a receipt that is not claimed',
    { to: 'open-receipt', uploaderId: 'q', owner: undefined },
    EVERYBODY.map(() => hidden),
  ],
  [
    "open one's own receipt",
    { to: 'open-receipt', uploaderId: 'p', owner: undefined },
    EVERYBODY.map((name) => (name === 'administrator' ? hidden : may)),
  ],
  [
    'open a claimed receipt',
    { to: 'open-receipt', uploaderId: 'q', owner },
    [may, hidden, may, hidden, hidden, may, may, hidden, hidden, may, hidden, may],
  ],
  [
    'list requests',
    { to: 'list-requests', kind: 'expense', owner },
    [may, hidden, may, hidden, hidden, may, may, hidden, hidden, may, hidden, may],
  ],
  [
    'decide',
    { to: 'decide', kind: 'trip', owner },
    [own, hidden, may, hidden, hidden, may, may, hidden, hidden, forbidden, forbidden, forbidden],
  ],
  [
    'decide on a super admin',
    { to: 'decide', kind: 'expense', owner: withoutManager },
    [hidden, hidden, hidden, hidden, hidden, hidden, own, hidden, hidden, forbidden, hidden, forbidden],
  ],
  ['list requests of nobody', { to: 'list-requests', kind: 'trip', owner: undefined }, EVERYBODY.map(() => hidden)],
  [
    "list a team's pending",
    { to: 'list-pending-of-team', kind: 'expense', managerEmployeeId: 'EMP2' },
    [forbidden, forbidden, may, forbidden, forbidden, forbidden, may, forbidden, forbidden, may, forbidden, may],
  ],
  [
    'list all pending',
    { to: 'list-pending-of-all', kind: 'trip' },
    only('super admin', 'finance', 'travel desk', 'auditor'),
  ],
  [
    'make a link for a new password',
    { to: 'make-reset-link', person: { personId: 'q', isSuperAdmin: false } },
    only('super admin', 'administrator'),
  ],
  [
    "make a link for a super admin's new password",
    { to: 'make-reset-link', person: { personId: 'q', isSuperAdmin: true } },
    only('super admin'),
  ],
  [
    "make a link for one's own password",
    { to: 'make-reset-link', person: { personId: 'a', isSuperAdmin: false } },
    only('super admin'),
  ],
  [
    'say whose an account is',
    { to: 'resolve-sign-on', person: { personId: 'q', isSuperAdmin: false } },
    only('super admin', 'administrator'),
  ],
  [
    "say that an account is one's own",
    { to: 'resolve-sign-on', person: { personId: 'p', isSuperAdmin: false } },
    only('administrator'),
  ],
  ['read the outbox', { to: 'read-outbox' }, only('super admin', 'auditor')],
  ['have a mail sent again', { to: 'resend-mail' }, only('super admin')],
  ["hand over one's own decisions", { to: 'delegate', giverId: 'p' }, EVERYBODY.map(() => may)],
  ['hand over decisions of somebody else', { to: 'delegate', giverId: 'q' }, only('super admin', 'administrator')],
  ['change the settings', { to: 'manage-organisation' }, only('super admin', 'administrator')],
  ['act as EMP1', { to: 'act-as', employeeId: 'EMP1' }, only('owner')],
  ['act as nobody in particular', { to: 'act-as', employeeId: null }, EVERYBODY.map(() => may)],
]

test.each(table)('who may %s', (_, action, expected) => {
  const answers = Object.entries(actors).map(([name, actor]) => [name, refusal(actor, action)])
  expect(answers).toEqual(Object.keys(actors).map((name, index) => [name, expected[index]]))
})

test.each([
  ['nobody', {}, { isAdmin: false, isSuperAdmin: false }],
  ['who stands in for a manager', { standsInFor: ['EMP2'] }, { isAdmin: true, isSuperAdmin: false, leads: ['EMP2'] }],
  [
    'who has reports and stands in',
    { hasReports: true, employeeId: 'EMP1', standsInFor: ['EMP2'] },
    { isAdmin: true, isSuperAdmin: false, leads: ['EMP1', 'EMP2'] },
  ],
  ['who has reports', { hasReports: true }, { isAdmin: true, isSuperAdmin: false }],
  ['who has another role', { roles: ['administrator' as const] }, { isAdmin: false, isSuperAdmin: false }],
  ['who has the role', { roles: ['super_admin' as const] }, { isAdmin: true, isSuperAdmin: true }],
  [
    'a manager of that designation',
    { hasReports: true, designation: 'Super Admin' },
    { isAdmin: true, isSuperAdmin: true },
  ],
  ['a manager of that department', { hasReports: true, department: 'Admin' }, { isAdmin: true, isSuperAdmin: true }],
  ['somebody else of that department', { department: 'Admin' }, { isAdmin: false, isSuperAdmin: false }],
])('by roles and reports %s is what they are', (_, person, standing) => {
  const nobody = { roles: [], hasReports: false, designation: null, department: null }
  expect(standingOf({ ...nobody, ...person })).toEqual({ leads: [], ...standing })
})

test.each([
  ['trip', ['super admin', 'finance', 'travel desk', 'auditor']],
  ['expense', ['super admin', 'finance', 'auditor']],
] as const)('of every %s those read it in lists whose role says so, others theirs', (kind, all) => {
  for (const [name, actor] of Object.entries(actors)) {
    const { employeeId, leads, decidesAs } = actor
    const isReader = (all as readonly string[]).includes(name)
    expect([name, readableRecords(actor, kind)]).toEqual([name, isReader ? 'all' : { employeeId, leads, decidesAs }])
  }
})
