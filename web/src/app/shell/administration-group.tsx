import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { readsAllClaims } from '../../api/reads-all-claims.ts'
import { useSession } from '../../api/use-session.ts'
import { SHORTCUTS, shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar-link.tsx'

const t = texts(shell)

/** The sidebar's links for those who administer the organisation, read more of it than others, or own a part of it. */
export function AdministrationGroup({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const heading = useId()
  const { user, isAdmin, administers, readsBudgets, readsRecords, seesDesk } = useSession()
  const readsClaims = readsAllClaims({ isAdmin, user })
  const readsAudit = administers || user.roles.includes('auditor')
  const person = {
    isAdmin,
    isSuperAdmin: user.isSuperAdmin,
    administers,
    readsBudgets,
    readsRecords,
    readsClaims,
    readsAudit,
    seesDesk,
  }
  const reached = new Set(shortcutsFor(person).map(([id]) => id))
  return (
    <nav aria-labelledby={heading} className={classes.links}>
      <h2 id={heading} className={classes.group}>
        {t('navigation.administration')}
      </h2>
      {ADMINISTRATION_PAGES.filter(({ id }) => reached.has(id)).map(({ id, icon }) => (
        <SidebarLink key={id} to={SHORTCUTS[id].to} name={SHORTCUTS[id].does} {...{ icon, onNavigate }} />
      ))}
    </nav>
  )
}
