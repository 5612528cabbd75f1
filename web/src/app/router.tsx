import { Button } from '@mantine/core'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useRoutes } from 'react-router'
import { logFailure } from '../api/failure-log.ts'
import { OpeningMark } from '../ui/logo.tsx'
import { Notice } from '../ui/notice.tsx'
import { Addresses } from './addresses.tsx'
import { codeFor, page } from './lazy-page.tsx'
import * as pages from './page-loaders.ts'

const t = texts(shell)

const signedIn = page(async () => (await import('./signed-in.tsx')).SignedIn)
const adminsOnly = page(async () => (await import('./guards.tsx')).AdminsOnly)

const ROUTES = [
  {
    Component: Root,
    children: [
      { path: '/', Component: pages.landing.Component },
      { path: '/auth/callback', Component: pages.authCallback.Component },
      { path: '/reset-password/:token?', Component: pages.resetPassword.Component },
      { path: '/decide', Component: pages.decide.Component },
      { path: '/sign-up/:token', Component: pages.confirmSignUp.Component },
      {
        Component: signedIn.Component,
        children: [
          {
            Component: PageOrFailure,
            children: [
              { path: '/dashboard', Component: pages.dashboard.Component },
              { path: '/tripmate-report', Component: pages.tripmateReport.Component },
              { path: '/fingenie-report', Component: pages.fingenieReport.Component },
              { path: '/trip/:tripId', Component: pages.trip.Component },
              { path: '/expense/:expenseId', Component: pages.expense.Component },
              { path: '/tripmate-chat', Component: pages.tripmateChat.Component },
              { path: '/fingenie-chat', Component: pages.fingenieChat.Component },
              {
                Component: adminsOnly.Component,
                children: [{ path: '/admin-approvals', Component: pages.approvals.Component }],
              },
              { path: '/account', Component: pages.account.Component },
              { path: '/privacy-policy', Component: pages.privacyPolicy.Component },
              { path: '*', Component: pages.further.Component },
            ],
          },
        ],
      },
    ],
  },
]

/** What somebody does first on the landing page, be it a tap, a key or what a password manager fills in. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'input'] as const

function Root() {
  const { pathname } = useLocation()
  // What follows the sign-in is fetched while somebody signs in, not before: running it would keep the page busy.
  useEffect(() => {
    if (pathname !== '/') return
    const stop = new AbortController()
    const fetchAhead = () => {
      stop.abort()
      signedIn.preload().catch(() => undefined)
      pages.preloadPage('/dashboard')
    }
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, fetchAhead, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [pathname])
  return (
    <Suspense fallback={<OpeningMark />}>
      <PageOrFailure />
    </Suspense>
  )
}

/** Fetches the code that the page at an address needs, where it has not come yet. */
export function codeForPage(pathname: string): Promise<void> | undefined {
  return codeFor(ROUTES, pathname)
}

/** Every address of the product and who may see it. */
export function Router() {
  return (
    <Addresses codeFor={codeForPage}>
      <Routes />
    </Addresses>
  )
}

function Routes() {
  return useRoutes(ROUTES)
}

/** The page of an address, or what stands in its place where it broke or its code could not be fetched. */
function PageOrFailure() {
  const { key } = useLocation()
  return (
    <PageBoundary visit={key} failure={<PageFailure />}>
      <Outlet />
    </PageBoundary>
  )
}

function PageFailure() {
  return (
    <Notice
      title={t('crash.title')}
      action={<Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
    >
      {t('crash.hint')}
    </Notice>
  )
}

interface Props {
  /** The entry of the browser's history: the next one is tried anew. */
  visit: string
  failure: ReactNode
  children: ReactNode
}

interface State {
  failedOn: string | undefined
}

/** Shows a failure in the place of what broke, until the next visit. */
class PageBoundary extends Component<Props, State> {
  override readonly state: State = { failedOn: undefined }

  override componentDidCatch(error: unknown) {
    logFailure('The page could not be shown', error)
    this.setState({ failedOn: this.props.visit })
  }

  override render() {
    const { visit, failure, children } = this.props
    return this.state.failedOn === visit ? failure : children
  }
}
