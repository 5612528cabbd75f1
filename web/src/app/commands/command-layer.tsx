import { getHotkeyHandler, useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { SHORTCUTS, type ShortcutId, type ShortcutUser, shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import { useSingleKeysAreOn } from '../../shortcuts/single-keys.ts'
import { type ShortcutHandlers, useShortcuts, useShortcutsHeld } from '../../shortcuts/use-shortcuts.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { SearchKey } from '../../ui/records/search-key.ts'
import { useShortcutUser } from '../use-shortcut-user.ts'
import { useTypedAhead } from './typed-ahead.ts'
import { CommandsContext } from './use-commands.ts'

const Palette = onDemand(async () => (await import('./palette.tsx')).Palette)
const ShortcutSheet = onDemand(
  async () => (await import('../../features/command-palette/shortcut-sheet.tsx')).ShortcutSheet,
)

type Opened = 'palette' | 'shortcuts' | undefined

/** What the keyboard reaches from everywhere: the command palette, the list of shortcuts, and the ways to the pages. */
export function CommandLayer({ children }: { children: ReactNode }) {
  const person = useShortcutUser()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  // A drawer of the browser's own is closed first: nothing can lie above it.
  const togglePalette = () => {
    if (opened !== 'palette') {
      for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close()
    }
    setOpened(opened === 'palette' ? undefined : 'palette')
  }
  const searchKey = useSingleKeysAreOn() ? SHORTCUTS.search.keys[0] : undefined

  // Ctrl or ⌘ goes down a moment before K.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') Palette.ahead.onFocus()
  })
  const toggle = useEffectEvent(togglePalette)
  // The browser's own use of the keys is always prevented, so that they never do two things; from before the first paint, as whoever
  // sees the page may press them.
  useLayoutEffect(() => {
    const onKeyDown = getHotkeyHandler([[SHORTCUTS.palette.keys.join('+'), () => toggle()]])
    document.documentElement.addEventListener('keydown', onKeyDown)
    return () => document.documentElement.removeEventListener('keydown', onKeyDown)
  }, [])
  useShortcutsHeld(opened !== undefined)
  const takeTyped = useTypedAhead(opened === 'palette', close)
  useShortcuts({
    ...waysTo(person, navigate),
    help: () => setOpened('shortcuts'),
    search: () => {
      const field = pageSearch()
      field?.focus()
      field?.select()
      if (!field) setOpened('palette')
    },
  })

  const commands = useMemo(
    () => ({
      openPalette: () => setOpened('palette'),
      openShortcuts: () => setOpened('shortcuts'),
      paletteAhead: Palette.ahead,
    }),
    [],
  )
  return (
    <CommandsContext value={commands}>
      <SearchKey value={searchKey}>{children}</SearchKey>
      <Palette
        opened={opened === 'palette'}
        onClose={close}
        onShortcuts={commands.openShortcuts}
        takeTyped={takeTyped}
      />
      <ShortcutSheet opened={opened === 'shortcuts'} onClose={close} person={person} />
    </CommandsContext>
  )
}

/** Handlers of the shortcuts that lead somewhere, for those who may go there. */
function waysTo(person: ShortcutUser, go: (to: string) => void): ShortcutHandlers {
  const ways = shortcutsFor(person).flatMap(([id, { to }]): [ShortcutId, () => void][] =>
    to === undefined ? [] : [[id, () => go(to)]],
  )
  return Object.fromEntries(ways)
}

/** The search field of the page that is shown. */
function pageSearch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main input[type="search"]:not(:disabled)')
}
