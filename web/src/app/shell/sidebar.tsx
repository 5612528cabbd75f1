import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import type { Icon } from '@tabler/icons-react'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { ReminderBell } from '../../features/reminders/reminder-bell.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import { Logo } from '../../ui/logo.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { SearchButton } from '../commands/search-button.tsx'
import { preloadPage } from '../page-loaders.ts'
import { NAV_LINKS, ORGANISATION_LINKS } from './nav-links.ts'
import classes from './sidebar.module.css'
import { UserMenu } from './user-menu.tsx'

const t = texts(shell)

interface SidebarProps {
  /** Told when a link was followed. */
  onNavigate?: () => void
  /** Search and reminders are left out where they have their place beside the sidebar. */
  withSearch?: boolean
}

/** Logo, search, links and the signed-in person. */
export function Sidebar({ onNavigate, withSearch = true }: SidebarProps) {
  const { isAdmin, administers } = useSession()
  const { pathname } = useLocation()
  const administration = useId()
  return (
    <div className={classes.sidebar}>
      <div className={classes.logo}>
        <Logo />
        {withSearch && <ReminderBell />}
      </div>
      {withSearch && <SearchButton />}
      <div className={classes.groups}>
        <nav aria-label={t('navigation.main')} className={classes.links}>
          {NAV_LINKS.filter(({ adminsOnly }) => isAdmin || !adminsOnly).map(({ to, name, icon, holds }) => (
            <SidebarLink key={to} {...{ to, name, icon, onNavigate }} holdsPage={holds?.includes(pathname)} />
          ))}
        </nav>
        {/* No landmark of its own: a single link of the main pages that is not among the specified ones. */}
        <div className={classes.further}>
          {ORGANISATION_LINKS.map(({ to, name, icon }) => (
            <SidebarLink key={to} {...{ to, name, icon, onNavigate }} isExact />
          ))}
        </div>
        {administers && (
          <nav aria-labelledby={administration} className={classes.links}>
            <h2 id={administration} className={classes.group}>
              {t('navigation.administration')}
            </h2>
            {ADMINISTRATION_PAGES.map(({ id, icon }) => (
              <SidebarLink key={id} to={SHORTCUTS[id].to} name={SHORTCUTS[id].does} {...{ icon, onNavigate }} />
            ))}
          </nav>
        )}
      </div>
      <UserMenu />
    </div>
  )
}

interface SidebarLinkProps {
  to: string
  name: string
  icon: Icon
  holdsPage?: boolean | undefined
  /** Whether pages below its own do not count as its page. */
  isExact?: boolean
  onNavigate: (() => void) | undefined
}

function SidebarLink({ to, name, icon: Mark, holdsPage, isExact = false, onNavigate }: SidebarLinkProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={classes.link ?? ''}
      data-holds-page={holdsPage}
      onClick={onNavigate}
      onMouseEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <Mark size={18} stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  )
}
