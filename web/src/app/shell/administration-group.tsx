import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { SHORTCUTS, shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { useShortcutUser } from '../use-shortcut-user.ts'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar-link.tsx'

const t = texts(shell)

/** The sidebar's links for those who administer the organisation, read more of it than others, or own a part of it. */
export function AdministrationGroup({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const heading = useId()
  const reached = new Set(shortcutsFor(useShortcutUser()).map(([id]) => id))
  return (
    <nav aria-labelledby={heading} className={classes.links}>
      <h2 id={heading} className={classes.group}>
        {t('navigation.administration')}
      </h2>
      {ADMINISTRATION_PAGES.filter(({ id }) => reached.has(id)).map(({ id, icon, waits }) => (
        <SidebarLink key={id} to={SHORTCUTS[id].to} name={SHORTCUTS[id].does} {...{ icon, waits, onNavigate }} />
      ))}
    </nav>
  )
}
