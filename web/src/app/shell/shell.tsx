import { useMediaQuery } from '@mantine/hooks'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { watchIdle } from '../../api/idle-sign-out.ts'
import { refreshRights, rightsOfToday } from '../../api/own-rights.ts'
import { signOut } from '../../api/sign-out.ts'
import { Logo } from '../../ui/logo.tsx'
import { ignoreStraySecondClicks } from '../../ui/second-click.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { CommandLayer } from '../commands/command-layer.tsx'
import { SearchButton } from '../commands/search-button.tsx'
import { ConnectionStrip } from '../offline/connection-strip.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DrawnAfter } from './drawn-after.tsx'
import { LaterBell } from './later-bell.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import './print.css'
import { useComputedColorScheme } from '@mantine/core'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

ignoreStraySecondClicks()

const t = texts(shell)

// Fetched after the page: nothing is noted before somebody does something. A page without its notes still serves.
const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await whenIdle()
    return { default: (await import('./toasts.tsx')).Toasts }
  } catch {
    return { default: () => null }
  }
})

/** The frame of every signed-in page: the sidebar, on a phone a bar with a drawer, and the page beside it. */
export function Shell() {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const main = useFocusOnPageChange()
  usePageScheme()

  useEffect(() => {
    let isHere = true
    void whenIdle().then(() => (isHere ? rightsOfToday() : undefined))
    const stopWatching = watchIdle(() => signOut('idle'), refreshRights)
    return () => {
      isHere = false
      stopWatching()
    }
  }, [])

  return (
    <CommandLayer>
      <div className={classes.shell}>
        <a href="#content" className={classes.skip}>
          {t('skip')}
        </a>
        {isPhone ? (
          <aside className={classes.bar} aria-label={t('sidebar')}>
            <NavDrawer />
            <Logo size={22} />
            <SearchButton compact />
            <LaterBell />
          </aside>
        ) : (
          <aside className={classes.side} aria-label={t('sidebar')}>
            <Sidebar />
          </aside>
        )}
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <DrawnAfter>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </DrawnAfter>
        </main>
        {isPhone && <BottomBar />}
        <ConnectionStrip />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </div>
    </CommandLayer>
  )
}

/** Moves the focus to the page after a navigation, unless the page has taken it itself. */
function useFocusOnPageChange() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** The canvas of either scheme, for the browser's own frame around the page. */
const FRAME = { light: '#faf9f7', dark: '#141311' }
const ATTRIBUTE = 'data-mantine-color-scheme'

/** Has the browser's frame follow the theme that is shown, and paper be light whatever the theme. */
export function usePageScheme(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })

  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', FRAME[scheme])
    }
    const root = document.documentElement
    const onPaper = () => root.setAttribute(ATTRIBUTE, 'light')
    const onScreen = () => root.setAttribute(ATTRIBUTE, scheme)
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', onScreen)
    return () => {
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [scheme])
}
