import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { Logo } from '../../ui/logo.tsx'
import { SearchButton } from '../commands/search-button.tsx'
import { LaterBell } from './later-bell.tsx'
import { NAV_LINKS, ORGANISATION_LINKS } from './nav-links.ts'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar-link.tsx'
import { UserMenu } from './user-menu.tsx'

const t = texts(shell)

// Few people see it.
const AdministrationGroup = lazy(async () => ({
  default: (await import('./administration-group.tsx')).AdministrationGroup,
}))

interface SidebarProps {
  /** Told when a link was followed. */
  onNavigate?: () => void
  /** Search and the inbox are left out where they have their place beside the sidebar. */
  withSearch?: boolean
}

/** Logo, search, links and the signed-in person. */
export function Sidebar({ onNavigate, withSearch = true }: SidebarProps) {
  const { isAdmin, readsBudgets, readsRecords, seesDesk } = useSession()
  const { pathname } = useLocation()
  return (
    <div className={classes.sidebar}>
      <div className={classes.logo}>
        <Logo />
        {withSearch && <LaterBell />}
      </div>
      {withSearch && <SearchButton />}
      <div className={classes.groups}>
        <nav aria-label={t('navigation.main')} className={classes.links}>
          {NAV_LINKS.filter(({ adminsOnly }) => isAdmin || !adminsOnly).map(({ to, name, icon, waits, holds }) => (
            <SidebarLink key={to} {...{ to, name, icon, waits, onNavigate }} holdsPage={holds?.includes(pathname)} />
          ))}
        </nav>
        {/* No landmark of its own: main pages that are not among the specified ones. */}
        <div className={classes.further}>
          {ORGANISATION_LINKS.filter(
            ({ recordReadersOnly, deskOnly }) => (readsRecords || !recordReadersOnly) && (seesDesk || !deskOnly),
          ).map(({ to, name, icon, waits, holds }) => (
            <SidebarLink
              key={to}
              {...{ to, name, icon, waits, onNavigate }}
              holdsPage={holds?.includes(pathname)}
              isExact
            />
          ))}
        </div>
        {readsBudgets && (
          <Suspense fallback={null}>
            <AdministrationGroup onNavigate={onNavigate} />
          </Suspense>
        )}
      </div>
      <UserMenu />
    </div>
  )
}
