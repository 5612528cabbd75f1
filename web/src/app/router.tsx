import { Suspense, useEffect } from 'react'
import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { OpeningMark } from '../ui/logo.tsx'
import { PageFailure } from './page-failure.tsx'
import * as pages from './page-loaders.ts'

const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageFailure,
    children: [
      { path: '/', Component: pages.landing.Component },
      { path: '/auth/callback', Component: pages.authCallback.Component },
      { path: '/reset-password/:token?', Component: pages.resetPassword.Component },
      { path: '/sign-up/:token', Component: pages.confirmSignUp.Component },
      {
        Component: pages.signedIn.Component,
        children: [
          {
            ErrorBoundary: PageFailure,
            children: [
              { path: '/dashboard', Component: pages.dashboard.Component },
              { path: '/tripmate-report', Component: pages.tripmateReport.Component },
              { path: '/fingenie-report', Component: pages.fingenieReport.Component },
              { path: '/trip/:tripId', Component: pages.trip.Component },
              { path: '/expense/:expenseId', Component: pages.expense.Component },
              { path: '/tripmate-chat', Component: pages.tripmateChat.Component },
              { path: '/fingenie-chat', Component: pages.fingenieChat.Component },
              {
                Component: pages.adminsOnly.Component,
                children: [
                  { path: '/admin-approvals', Component: pages.approvals.Component },
                  {
                    Component: pages.superAdminsOnly.Component,
                    children: [{ path: '/admin-outbox', Component: pages.outbox.Component }],
                  },
                ],
              },
              { path: '/connect', Component: pages.connect.Component },
              { path: '/account', Component: pages.account.Component },
              { path: '/support', Component: pages.support.Component },
              { path: '/contact', Component: pages.contact.Component },
              { path: '/privacy-policy', Component: pages.privacyPolicy.Component },
              { path: '*', Component: pages.notFound.Component },
            ],
          },
        ],
      },
    ],
  },
])

/** Milliseconds after which an idle landing page fetches what follows the sign-in. */
const FETCH_AHEAD_AFTER = 1500

function Root() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== '/') return
    const timer = window.setTimeout(() => {
      pages.signedIn.preload().catch(() => undefined)
      pages.preloadPage('/dashboard')
    }, FETCH_AHEAD_AFTER)
    return () => window.clearTimeout(timer)
  }, [pathname])
  return (
    <Suspense fallback={<OpeningMark />}>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  )
}

/** Every address of the product and who may see it. */
export function Router() {
  return <RouterProvider router={router} />
}
