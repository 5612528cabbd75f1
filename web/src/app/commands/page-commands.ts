import type { MantineColorScheme } from '@mantine/core'
import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { Command } from '../../features/command-palette/command-palette.tsx'
import type { PaletteGroup } from '../../features/command-palette/palette-search.ts'
import { SHORTCUTS, type ShortcutId, type ShortcutUser, shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import {
  type Icon,
  IconBook2,
  IconChecklist,
  IconDeviceDesktop,
  IconFileText,
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
} from '../../ui/icons.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'

const t = texts(commands)
const c = texts(labels)

export type WayTo = (address: string) => Pick<Command, 'run' | 'ahead'>

const ICONS: { [Id in ShortcutId]?: Icon } = {
  dashboard: IconLayoutDashboard,
  tripmate: IconPlaneDeparture,
  fingenie: IconReceiptRupee,
  trips: IconPlaneDeparture,
  expenses: IconReceiptRupee,
  approvals: IconChecklist,
  outbox: IconMail,
  records: IconFileText,
  policy: IconBook2,
  privacy: IconShieldLock,
  support: IconLifebuoy,
  account: IconUserCircle,
  ...Object.fromEntries(ADMINISTRATION_PAGES.map(({ id, icon }) => [id, icon])),
}
const OTHER_NAMES: { [Id in ShortcutId]?: string[] } = {
  dashboard: [t('words.dashboard')],
  trips: [t('words.trips')],
  expenses: [t('words.expenses')],
  approvals: [t('words.approvals')],
  records: [t('words.records')],
  policy: [t('words.policy')],
  support: [t('words.support')],
  account: [t('words.account')],
  people: [t('words.people')],
  structure: [t('words.structure')],
  approvalFlow: [t('words.approval-flow')],
  settings: [t('words.settings')],
  budgets: [t('words.budgets')],
  finance: [t('words.finance')],
}
const THEMES: { scheme: MantineColorScheme; name: string; icon: Icon }[] = [
  { scheme: 'auto', name: t('theme.system'), icon: IconDeviceDesktop },
  { scheme: 'light', name: t('theme.light'), icon: IconSun },
  { scheme: 'dark', name: t('theme.dark'), icon: IconMoon },
]

/** The ways to all pages that a person may see, with the keys that lead there. */
export function pageCommands(person: ShortcutUser, to: WayTo): PaletteGroup<Command> {
  const items = shortcutsFor(person).flatMap(([id, shortcut]): Command[] => {
    const icon = ICONS[id]
    if (shortcut.to === undefined || icon === undefined) return []
    return [
      { id: `page ${id}`, label: shortcut.does, words: OTHER_NAMES[id] ?? [], icon, shortcut, ...to(shortcut.to) },
    ]
  })
  return { name: t('group.go-to'), items }
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
    return { id: `theme ${scheme}`, label: name, words: [t('words.theme')], icon, run: () => setColorScheme(scheme) }
  })
  const items: Command[] = [
    {
      id: 'new trip',
      label: t('new-trip'),
      words: [t('words.new-trip')],
      icon: IconPlus,
      ...to('/tripmate-chat'),
    },
    {
      id: 'upload receipt',
      label: t('upload-receipt'),
      words: [t('words.upload-receipt')],
      icon: IconUpload,
      ...to('/fingenie-chat'),
    },
    ...(isAdmin
      ? [
          {
            id: 'decide trips',
            label: t('review-trips'),
            words: [t('words.review')],
            icon: IconChecklist,
            ...to('/admin-approvals'),
          },
          {
            id: 'decide expenses',
            label: t('review-expenses'),
            words: [t('words.review')],
            icon: IconChecklist,
            ...to('/admin-approvals?tab=expenses'),
          },
        ]
      : []),
    ...themes,
    {
      id: 'shortcuts',
      label: c('keyboard-shortcuts'),
      words: [t('words.shortcuts')],
      icon: IconLifebuoy,
      shortcut: SHORTCUTS.help,
      run: onShortcuts,
    },
    { id: 'sign out', label: t('sign-out'), words: [t('words.sign-out')], icon: IconLogout, run: onSignOut },
  ]
  return { name: t('group.do'), items }
}
