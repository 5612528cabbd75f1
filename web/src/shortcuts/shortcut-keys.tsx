import { commands } from '@pravas/messages/en/commands'
import { texts } from '@pravas/messages/texts'
import { Fragment } from 'react'
import classes from './shortcut-keys.module.css'
import type { Shortcut } from './shortcut-table.ts'

const t = texts(commands)

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

interface ShortcutKeysProps {
  shortcut: Pick<Shortcut, 'keys' | 'or'>
  /** Whether it is said in words how the keys follow each other; else only to those who hear it. */
  inWords?: boolean
}

/** The keys of a shortcut as they are labelled on this machine. */
export function ShortcutKeys({ shortcut: { keys, or }, inWords = false }: ShortcutKeysProps) {
  const between = keys[0] === 'mod' ? ' + ' : ` ${t('keys.then')} `
  return (
    <span className={classes.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && (
            <span className={inWords && keys[0] !== 'mod' ? classes.word : 'visually-hidden'}>{between}</span>
          )}
          <kbd className={classes.key}>{labelOf(key)}</kbd>
        </Fragment>
      ))}
      {or && inWords && (
        <>
          <span className={classes.word}> {t('keys.or')} </span>
          <kbd className={classes.key}>{or}</kbd>
        </>
      )}
    </span>
  )
}

function labelOf(key: string): string {
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}
