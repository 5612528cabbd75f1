import { Kbd } from '@mantine/core'
import { Fragment } from 'react'
import classes from './shortcut-keys.module.css'
import type { Shortcut } from './shortcut-table.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a shortcut as they are labelled on this machine. */
export function ShortcutKeys({ shortcut: { keys, or } }: { shortcut: Pick<Shortcut, 'keys' | 'or'> }) {
  return (
    <span className={classes.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && (keys[0] === 'mod' ? ' ' : <span className={classes.word}> then </span>)}
          <Kbd size="xs">{labelOf(key)}</Kbd>
        </Fragment>
      ))}
      {or && (
        <>
          <span className={classes.word}> or </span>
          <Kbd size="xs">{or}</Kbd>
        </>
      )}
    </span>
  )
}

function labelOf(key: string): string {
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}
