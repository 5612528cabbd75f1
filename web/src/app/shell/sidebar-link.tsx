import type { NeedsYou } from '@pravas/contract/needs-you'
import { needsYouPage } from '@pravas/messages/en/needs-you'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useWaiting } from '../../api/needs-you.ts'
import type { Icon } from '../../ui/icons.ts'
import { preloadPage } from '../page-loaders.ts'
import classes from './sidebar.module.css'

const t = texts(needsYouPage)

interface SidebarLinkProps {
  to: string
  name: string
  icon: Icon
  /** How much waits on the page. */
  waits?: ((needs: NeedsYou) => number) | undefined
  holdsPage?: boolean | undefined
  /** Whether pages below its own do not count as its page. */
  isExact?: boolean
  onNavigate: (() => void) | undefined
}

/** A link to a page, with how much waits there, where something may. */
export function SidebarLink({ waits, ...link }: SidebarLinkProps) {
  return waits ? <CountedLink waits={waits} {...link} /> : <PlainLink {...link} />
}

/** The count stands beside the link, whose name is that of its page. */
function CountedLink({ waits, ...link }: SidebarLinkProps & { waits: (needs: NeedsYou) => number }) {
  const description = useId()
  const { count, written } = useWaiting(waits)
  return (
    <div className={classes.counted}>
      <PlainLink {...link} {...(count > 0 && { describedBy: description })} />
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{written}</span>
          <span id={description} hidden>
            {t('count.waiting', { count })}
          </span>
        </span>
      )}
    </div>
  )
}

/** Its page's code is fetched as soon as a pointer or the focus comes near. */
function PlainLink({
  to,
  name,
  icon: Mark,
  holdsPage,
  isExact = false,
  onNavigate,
  describedBy,
}: Omit<SidebarLinkProps, 'waits'> & { describedBy?: string }) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={classes.link}
      data-holds-page={holdsPage}
      aria-describedby={describedBy}
      onClick={onNavigate}
      onMouseEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <Mark size={18} stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  )
}
