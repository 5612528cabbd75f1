import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import { useSingleKeysAreOn } from '../../shortcuts/single-keys.ts'
import classes from './request-card.module.css'

const HINTS = [
  { shortcut: SHORTCUTS.nextRequest, word: 'next' },
  { shortcut: SHORTCUTS.previousRequest, word: 'previous' },
  { shortcut: SHORTCUTS.approve, word: 'approve' },
  { shortcut: SHORTCUTS.reject, word: 'reject' },
  { shortcut: SHORTCUTS.help, word: 'all shortcuts' },
]

/** The keys that work the list, for those who have a keyboard and use them. */
export function RequestKeysHint() {
  if (!useSingleKeysAreOn()) return null
  return (
    <p className={classes.keys}>
      {HINTS.map(({ shortcut, word }) => (
        <span key={word}>
          <ShortcutKeys shortcut={shortcut} /> {word}
        </span>
      ))}
    </p>
  )
}
