import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import { IconSearch } from '../../ui/icons.ts'
import { richText } from '../../ui/rich-text.ts'
import classes from './search-button.module.css'
import { useCommands } from './use-commands.ts'

const t = texts(commands)
const c = texts(labels)

/** Opens the command palette; `compact` as an icon alone, for the bar of a phone. */
export function SearchButton({ compact = false }: { compact?: boolean }) {
  const { openPalette, paletteAhead } = useCommands()
  return (
    <button
      type="button"
      className={classes.button}
      data-compact={compact || undefined}
      aria-label={compact ? c('search-and-commands') : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      {...paletteAhead}
    >
      <IconSearch size={compact ? 21 : 16} stroke={1.6} aria-hidden />
      {!compact && (
        <>
          <span className={classes.word}>
            {richText(t.rich('search', { more: (words) => <span className="visually-hidden">{words}</span> }))}
          </span>
          <span aria-hidden>
            <ShortcutKeys shortcut={SHORTCUTS.palette} />
          </span>
        </>
      )}
    </button>
  )
}
