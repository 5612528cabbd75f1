import type { NeedsYou } from '@pravas/contract/needs-you'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { NavLink, useLocation } from 'react-router'
import { useWaiting } from '../../api/needs-you.ts'
import { useSession } from '../../api/use-session.ts'
import { preloadPage } from '../page-loaders.ts'
import classes from './bottom-bar.module.css'
import { NAV_LINKS } from './nav-links.ts'

const t = texts(shell)

/** How many places a thumb reaches. */
const MOST = 4

/** The few places that a thumb reaches on a phone; a chat has its composer there, and keeps the menu at the top. */
export function BottomBar() {
  const { isAdmin } = useSession()
  const { pathname } = useLocation()
  if (pathname.endsWith('-chat')) return null
  const places = NAV_LINKS.filter(({ short, adminsOnly }) => short !== undefined && (isAdmin || !adminsOnly))
  return (
    <nav className={classes.bar} aria-label={t('bottom')} data-bottom-bar>
      {places.slice(0, MOST).map(({ to, short, icon: Mark, waits }) => (
        <NavLink key={to} to={to} className={classes.place} onTouchStart={() => preloadPage(to)}>
          <span className={classes.mark}>
            <Mark size={22} stroke={1.6} aria-hidden />
            {waits && <Count waits={waits} />}
          </span>
          {short}
        </NavLink>
      ))}
    </nav>
  )
}

function Count({ waits }: { waits: (needs: NeedsYou) => number }) {
  const { count, written } = useWaiting(waits)
  if (count === 0) return null
  return (
    <span className={classes.count} aria-hidden>
      {written}
    </span>
  )
}
