import { IconSearch } from '@tabler/icons-react'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import classes from './search-button.module.css'
import { useCommands } from './use-commands.ts'

/** Opens the command palette; `compact` as an icon alone, for the bar of a phone. */
export function SearchButton({ compact = false }: { compact?: boolean }) {
  const { openPalette, paletteAhead } = useCommands()
  return (
    <button
      type="button"
      className={classes.button}
      data-compact={compact || undefined}
      aria-label={compact ? 'Search and commands' : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      {...paletteAhead}
    >
      <IconSearch size={compact ? 21 : 16} stroke={1.6} aria-hidden />
      {!compact && (
        <>
          <span className={classes.word}>
            Search<span className="visually-hidden"> and commands</span>
          </span>
          <span aria-hidden>
            <ShortcutKeys shortcut={SHORTCUTS.palette} />
          </span>
        </>
      )}
    </button>
  )
}
