import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { ReminderBell } from '../../features/reminders/reminder-bell.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SearchButton } from '../commands/search-button.tsx'
import { preloadPage } from '../page-loaders.ts'
import { NAV_LINKS } from './nav-links.ts'
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
  const { isAdmin } = useSession()
  const { pathname } = useLocation()
  return (
    <div className={classes.sidebar}>
      <div className={classes.logo}>
        <Logo />
        {withSearch && <ReminderBell />}
      </div>
      {withSearch && <SearchButton />}
      <nav aria-label={t('navigation.main')} className={classes.links}>
        {NAV_LINKS.filter(({ adminsOnly }) => isAdmin || !adminsOnly).map(({ to, name, icon: Icon, holds }) => (
          <NavLink
            key={to}
            to={to}
            className={classes.link ?? ''}
            data-holds-page={holds?.includes(pathname)}
            onClick={onNavigate}
            onMouseEnter={() => preloadPage(to)}
            onFocus={() => preloadPage(to)}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            {name}
          </NavLink>
        ))}
      </nav>
      <UserMenu />
    </div>
  )
}
