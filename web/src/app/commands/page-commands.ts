import type { MantineColorScheme } from '@mantine/core'
import {
  type Icon,
  IconChecklist,
  IconDeviceDesktop,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconMail,
  IconMoon,
  IconPlaneDeparture,
  IconPlus,
  IconReceiptRupee,
  IconShieldLock,
  IconSun,
  IconUpload,
  IconUserCircle,
} from '@tabler/icons-react'
import type { Command } from '../../features/command-palette/command-palette.tsx'
import type { PaletteGroup } from '../../features/command-palette/palette-search.ts'
import { SHORTCUTS, type ShortcutId, shortcutsFor } from '../../shortcuts/shortcut-table.ts'

export type WayTo = (address: string) => Pick<Command, 'run' | 'ahead'>

const ICONS: { [Id in ShortcutId]?: Icon } = {
  dashboard: IconLayoutDashboard,
  tripmate: IconPlaneDeparture,
  fingenie: IconReceiptRupee,
  trips: IconPlaneDeparture,
  expenses: IconReceiptRupee,
  approvals: IconChecklist,
  outbox: IconMail,
  privacy: IconShieldLock,
  support: IconLifebuoy,
  account: IconUserCircle,
}
const OTHER_NAMES: { [Id in ShortcutId]?: string[] } = {
  dashboard: ['home analytics'],
  trips: ['trips journeys travel list'],
  expenses: ['expenses claims list'],
  approvals: ['requests manager'],
  support: ['help faq contact'],
  account: ['profile'],
}
const THEMES: { scheme: MantineColorScheme; name: string; icon: Icon }[] = [
  { scheme: 'auto', name: 'System theme', icon: IconDeviceDesktop },
  { scheme: 'light', name: 'Light theme', icon: IconSun },
  { scheme: 'dark', name: 'Dark theme', icon: IconMoon },
]

/** The ways to all pages that a person may see, with the keys that lead there. */
export function pageCommands(person: { isAdmin: boolean; isSuperAdmin: boolean }, to: WayTo): PaletteGroup<Command> {
  const items = shortcutsFor(person).flatMap(([id, shortcut]): Command[] => {
    const icon = ICONS[id]
    if (shortcut.to === undefined || icon === undefined) return []
    return [
      { id: `page ${id}`, label: shortcut.does, words: OTHER_NAMES[id] ?? [], icon, shortcut, ...to(shortcut.to) },
    ]
  })
  return { name: 'Go to', items }
}

interface Acting {
  to: WayTo
  isAdmin: boolean
  colorScheme: MantineColorScheme
  setColorScheme: (scheme: MantineColorScheme) => void
  onShortcuts: () => void
  onSignOut: () => void
}

/** What can be done from anywhere. */
export function actionCommands(acting: Acting): PaletteGroup<Command> {
  const { to, isAdmin, colorScheme, setColorScheme, onShortcuts, onSignOut } = acting
  const themes = THEMES.filter(({ scheme }) => scheme !== colorScheme).map(({ scheme, name, icon }): Command => {
    return { id: `theme ${scheme}`, label: name, words: ['colour mode'], icon, run: () => setColorScheme(scheme) }
  })
  const items: Command[] = [
    {
      id: 'new trip',
      label: 'New trip with TripMate',
      words: ['book flight hotel plan'],
      icon: IconPlus,
      ...to('/tripmate-chat'),
    },
    {
      id: 'upload receipt',
      label: 'Upload a receipt',
      words: ['new expense claim reimbursement bill fingenie'],
      icon: IconUpload,
      ...to('/fingenie-chat'),
    },
    ...(isAdmin
      ? [
          {
            id: 'decide trips',
            label: 'Review trip requests',
            words: ['approve reject approvals'],
            icon: IconChecklist,
            ...to('/admin-approvals'),
          },
          {
            id: 'decide expenses',
            label: 'Review expense requests',
            words: ['approve reject approvals'],
            icon: IconChecklist,
            ...to('/admin-approvals?tab=expenses'),
          },
        ]
      : []),
    ...themes,
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      words: ['keys help'],
      icon: IconLifebuoy,
      shortcut: SHORTCUTS.help,
      run: onShortcuts,
    },
    { id: 'sign out', label: 'Sign out', words: ['log out leave'], icon: IconLogout, run: onSignOut },
  ]
  return { name: 'Do', items }
}
