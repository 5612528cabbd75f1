import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'

const t = texts(commands)
const c = texts(labels)

/** What of a person decides which shortcuts they can use. */
export interface ShortcutUser {
  isAdmin: boolean
  isSuperAdmin: boolean
  administers: boolean
  readsBudgets: boolean
  readsRecords: boolean
  readsClaims: boolean
  readsAudit: boolean
  seesDesk: boolean
}

const MAY_USE = {
  admins: ({ isAdmin }: ShortcutUser) => isAdmin,
  'super admins': ({ isAdmin, isSuperAdmin }: ShortcutUser) => isAdmin && isSuperAdmin,
  administrators: ({ administers }: ShortcutUser) => administers,
  'budget readers': ({ readsBudgets }: ShortcutUser) => readsBudgets,
  'claim readers': ({ readsClaims }: ShortcutUser) => readsClaims,
  'audit readers': ({ readsAudit }: ShortcutUser) => readsAudit,
  'record readers': ({ readsRecords }: ShortcutUser) => readsRecords,
  'travel desk': ({ seesDesk }: ShortcutUser) => seesDesk,
}

/** A key, or keys typed one after the other, and what they do. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them; `mod` is Ctrl, on a Mac the command key, held with the key behind it. */
  keys: readonly string[]
  /** Other keys that do the same, where the page in question sees to them. */
  or?: string
  does: string
  group: string
  /** Where it leads, for those that go somewhere. */
  to?: string
  for?: keyof typeof MAY_USE
  /** Whether holding the key down goes on. */
  repeats?: true
}

/** Every shortcut of the product: what answers to a key and what the list of shortcuts shows is read from here. */
export const SHORTCUTS = {
  palette: { keys: ['mod', 'k'], does: c('search-and-commands'), group: t('group.everywhere') },
  search: { keys: ['/'], does: t('does.search'), group: t('group.everywhere') },
  close: { keys: ['Esc'], does: t('does.close'), group: t('group.everywhere') },
  help: { keys: ['?'], does: t('does.help'), group: t('group.everywhere') },

  dashboard: { keys: ['g', 'd'], does: c('page.dashboard'), group: t('group.go-to'), to: '/dashboard' },
  tripmate: { keys: ['g', 't'], does: c('page.tripmate'), group: t('group.go-to'), to: '/tripmate-chat' },
  fingenie: { keys: ['g', 'f'], does: c('page.fingenie'), group: t('group.go-to'), to: '/fingenie-chat' },
  trips: { keys: ['g', 'r'], does: c('page.trips'), group: t('group.go-to'), to: '/tripmate-report' },
  expenses: { keys: ['g', 'e'], does: c('page.expenses'), group: t('group.go-to'), to: '/fingenie-report' },
  approvals: {
    keys: ['g', 'a'],
    does: c('page.approvals'),
    group: t('group.go-to'),
    to: '/admin-approvals',
    for: 'admins',
  },
  outbox: {
    keys: ['g', 'o'],
    does: c('page.outbox'),
    group: t('group.go-to'),
    to: '/admin-outbox',
    for: 'super admins',
  },
  records: {
    keys: ['g', 'h'],
    does: c('page.records'),
    group: t('group.go-to'),
    to: '/records',
    for: 'record readers',
  },
  advances: { keys: ['g', 'v'], does: c('page.advances'), group: t('group.go-to'), to: '/advances' },
  travelDesk: {
    keys: ['g', 'k'],
    does: c('page.travel-desk'),
    group: t('group.go-to'),
    to: '/travel-desk',
    for: 'travel desk',
  },
  policy: { keys: ['g', 'l'], does: c('policy'), group: t('group.go-to'), to: '/policy' },
  privacy: { keys: ['g', 'p'], does: c('page.privacy'), group: t('group.go-to'), to: '/privacy-policy' },
  support: { keys: ['g', 'c'], does: c('page.contact'), group: t('group.go-to'), to: '/support' },
  account: { keys: ['g', 'm'], does: c('page.account'), group: t('group.go-to'), to: '/account' },
  people: { keys: ['g', 'u'], does: c('page.people'), group: t('group.go-to'), to: '/people', for: 'administrators' },
  structure: {
    keys: ['g', 'i'],
    does: c('page.structure'),
    group: t('group.go-to'),
    to: '/structure',
    for: 'administrators',
  },
  approvalFlow: {
    keys: ['g', 'w'],
    does: c('page.approval-flow'),
    group: t('group.go-to'),
    to: '/approval-flow',
    for: 'administrators',
  },
  settings: {
    keys: ['g', 's'],
    does: c('page.settings'),
    group: t('group.go-to'),
    to: '/settings',
    for: 'administrators',
  },
  budgets: {
    keys: ['g', 'b'],
    does: c('page.budgets'),
    group: t('group.go-to'),
    to: '/budgets',
    for: 'budget readers',
  },

  finance: {
    keys: ['g', 'n'],
    does: c('page.finance'),
    group: t('group.go-to'),
    to: '/finance',
    for: 'claim readers',
  },
  gstRegister: {
    keys: ['g', 'x'],
    does: c('page.gst-register'),
    group: t('group.go-to'),
    to: '/gst-register',
    for: 'claim readers',
  },
  audit: { keys: ['g', 'y'], does: c('page.audit'), group: t('group.go-to'), to: '/audit', for: 'audit readers' },

  nextRequest: { keys: ['j'], does: t('does.next-request'), group: c('page.approvals'), for: 'admins', repeats: true },
  previousRequest: {
    keys: ['k'],
    does: t('does.previous-request'),
    group: c('page.approvals'),
    for: 'admins',
    repeats: true,
  },
  approve: { keys: ['a'], does: t('does.approve'), group: c('page.approvals'), for: 'admins' },
  reject: { keys: ['r'], does: t('does.reject'), group: c('page.approvals'), for: 'admins' },
  undoDecision: { keys: ['u'], does: t('does.undo-decision'), group: c('page.approvals'), for: 'admins' },
  openRequest: { keys: ['o'], or: 'Enter', does: t('does.open-request'), group: c('page.approvals'), for: 'admins' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

const ALL = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][]

/** The shortcuts that a person can use, in the order of the table. */
export function shortcutsFor(person: ShortcutUser): [ShortcutId, Shortcut][] {
  return ALL.filter(([, shortcut]) => shortcut.for === undefined || MAY_USE[shortcut.for](person))
}

/** The shortcut that these keys, typed one after the other, make; and whether they begin one. */
export function shortcutOf(typed: readonly string[]): { id: ShortcutId | undefined; isBeginning: boolean } {
  const beginning = ALL.filter(
    ([, { keys }]) => keys.length >= typed.length && typed.every((key, i) => keys[i] === key),
  )
  const whole = beginning.find(([, { keys }]) => keys.length === typed.length)
  return { id: whole?.[0], isBeginning: whole === undefined && beginning.length > 0 }
}
