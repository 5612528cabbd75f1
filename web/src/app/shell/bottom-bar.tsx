import { labels } from '@pravas/messages/en/labels'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import {
  type Icon,
  IconChecklist,
  IconLayoutDashboard,
  IconPlaneDeparture,
  IconReceiptRupee,
  IconUserCircle,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { NavLink, useLocation } from 'react-router'
import { whatNeedsYou } from '../../api/needs-you.ts'
import { useSession } from '../../api/use-session.ts'
import { preloadPage } from '../page-loaders.ts'
import classes from './bottom-bar.module.css'

const t = texts(shell)
const c = texts(labels)

interface Place {
  to: string
  name: string
  icon: Icon
}

const PLACES: readonly Place[] = [
  { to: '/dashboard', name: t('bottom.home'), icon: IconLayoutDashboard },
  { to: '/tripmate-chat', name: t('bottom.trips'), icon: IconPlaneDeparture },
  { to: '/fingenie-chat', name: t('bottom.expenses'), icon: IconReceiptRupee },
]
const APPROVALS: Place = { to: '/admin-approvals', name: c('page.approvals'), icon: IconChecklist }
const ACCOUNT: Place = { to: '/account', name: c('page.account'), icon: IconUserCircle }

/** The few places that a thumb reaches on a phone; a chat has its composer there, and keeps the menu at the top. */
export function BottomBar() {
  const { isAdmin } = useSession()
  const { pathname } = useLocation()
  const { data: waiting = 0 } = useQuery({
    ...whatNeedsYou,
    enabled: isAdmin,
    select: ({ trips, expenses }) => trips.count + expenses.count,
  })
  if (pathname.endsWith('-chat')) return null
  const places = [...PLACES, isAdmin ? APPROVALS : ACCOUNT]
  return (
    <nav className={classes.bar} aria-label={t('bottom')} data-bottom-bar>
      {places.map(({ to, name, icon: Mark }) => (
        <NavLink key={to} to={to} className={classes.place} onTouchStart={() => preloadPage(to)}>
          <span className={classes.mark}>
            <Mark size={22} stroke={1.6} aria-hidden />
            {to === APPROVALS.to && waiting > 0 && (
              <span className={classes.count} aria-hidden>
                {waiting > 99 ? '99+' : waiting}
              </span>
            )}
          </span>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
