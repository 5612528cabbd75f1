import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import { useSingleKeysAreOn } from '../../shortcuts/single-keys.ts'
import classes from './request-card.module.css'

const t = texts(approvals)

const HINTS = [
  { shortcut: SHORTCUTS.nextRequest, word: t('keys.next') },
  { shortcut: SHORTCUTS.previousRequest, word: t('keys.previous') },
  { shortcut: SHORTCUTS.approve, word: t('keys.approve') },
  { shortcut: SHORTCUTS.reject, word: t('keys.reject') },
  { shortcut: SHORTCUTS.help, word: t('keys.all') },
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
