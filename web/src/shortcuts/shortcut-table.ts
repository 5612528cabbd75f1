/** A key, or keys typed one after the other, and what they do. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them; `mod` is Ctrl, on a Mac the command key, held with the key behind it. */
  keys: readonly string[]
  /** Other keys that do the same, where the page in question sees to them. */
  or?: string
  does: string
  group: 'Everywhere' | 'Go to' | 'Approvals'
  /** Where it leads, for those that go somewhere. */
  to?: string
  for?: 'admins' | 'super admins'
  /** Whether holding the key down goes on. */
  repeats?: true
}

/** Every shortcut of the product: what answers to a key and what the list of shortcuts shows is read from here. */
export const SHORTCUTS = {
  palette: { keys: ['mod', 'k'], does: 'Search and commands', group: 'Everywhere' },
  search: { keys: ['/'], does: 'Search this page, or everything where it has no search', group: 'Everywhere' },
  close: { keys: ['Esc'], does: 'Close what lies on top', group: 'Everywhere' },
  help: { keys: ['?'], does: 'This list', group: 'Everywhere' },

  dashboard: { keys: ['g', 'd'], does: 'Dashboard', group: 'Go to', to: '/dashboard' },
  tripmate: { keys: ['g', 't'], does: 'TripMate chat', group: 'Go to', to: '/tripmate-chat' },
  fingenie: { keys: ['g', 'f'], does: 'FinGenie chat', group: 'Go to', to: '/fingenie-chat' },
  trips: { keys: ['g', 'r'], does: 'TripMate Report', group: 'Go to', to: '/tripmate-report' },
  expenses: { keys: ['g', 'e'], does: 'FinGenie Report', group: 'Go to', to: '/fingenie-report' },
  approvals: { keys: ['g', 'a'], does: 'Approvals', group: 'Go to', to: '/admin-approvals', for: 'admins' },
  outbox: { keys: ['g', 'o'], does: 'Outbox', group: 'Go to', to: '/admin-outbox', for: 'super admins' },
  privacy: { keys: ['g', 'p'], does: 'Privacy Policy', group: 'Go to', to: '/privacy-policy' },
  support: { keys: ['g', 'c'], does: 'Contact Us', group: 'Go to', to: '/support' },
  account: { keys: ['g', 'm'], does: 'Account', group: 'Go to', to: '/account' },

  nextRequest: { keys: ['j'], does: 'Next request', group: 'Approvals', for: 'admins', repeats: true },
  previousRequest: { keys: ['k'], does: 'Previous request', group: 'Approvals', for: 'admins', repeats: true },
  approve: { keys: ['a'], does: 'Approve; press again or Enter to confirm', group: 'Approvals', for: 'admins' },
  reject: { keys: ['r'], does: 'Reject, with a reason', group: 'Approvals', for: 'admins' },
  openRequest: { keys: ['o'], or: 'Enter', does: 'Open the request', group: 'Approvals', for: 'admins' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

const ALL = Object.entries(SHORTCUTS) as [ShortcutId, Shortcut][]

/** The shortcuts that a person can use, in the order of the table. */
export function shortcutsFor(person: { isAdmin: boolean; isSuperAdmin: boolean }): [ShortcutId, Shortcut][] {
  return ALL.filter(([, shortcut]) => {
    if (shortcut.for === undefined) return true
    return person.isAdmin && (shortcut.for === 'admins' || person.isSuperAdmin)
  })
}

/** The shortcut that these keys, typed one after the other, make; and whether they begin one. */
export function shortcutOf(typed: readonly string[]): { id: ShortcutId | undefined; isBeginning: boolean } {
  const beginning = ALL.filter(
    ([, { keys }]) => keys.length >= typed.length && typed.every((key, i) => keys[i] === key),
  )
  const whole = beginning.find(([, { keys }]) => keys.length === typed.length)
  return { id: whole?.[0], isBeginning: whole === undefined && beginning.length > 0 }
}
