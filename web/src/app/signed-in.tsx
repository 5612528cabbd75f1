import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { takeQueryClient } from '../api/first-answers.ts'
import { forgetTabData } from '../api/personal-data.ts'
import { signOutReason } from '../api/sign-out-reason.ts'
import { useSession } from '../api/use-session.ts'
import type { WantedPage } from '../ui/wanted-page.ts'
import { Shell } from './shell/shell.tsx'

/** Where nobody was going: the page that a sign-in leads to anyway, and what people type to sign in. */
const IS_NO_PAGE: ReadonlySet<string> = new Set(['/dashboard', '/login', '/signin', '/sign-in', '/logout'])

/**
 * Lets signed-in people through to the frame of their pages and sends everybody else to the landing page, with what the
 * way that they came says of itself and, unless they signed out themselves, the page that they asked for.
 */
export function SignedIn() {
  const { isAuthenticated } = useSession()
  const { pathname, search, state } = useLocation()
  const [cameSignedIn] = useState(isAuthenticated)
  // A page keeps where its reader was when it goes, which comes after the sign-out itself.
  useEffect(() => {
    if (!isAuthenticated) forgetTabData()
  }, [isAuthenticated])
  if (isAuthenticated) return <SignedInFrame />
  const isForced = !cameSignedIn || signOutReason() !== undefined
  const wanted = isForced && !IS_NO_PAGE.has(pathname) && ({ wanted: `${pathname}${search}` } satisfies WantedPage)
  return <Navigate to="/" replace state={{ ...state, ...wanted }} />
}

/** Its cache of answers lives as long as one person is signed in. */
function SignedInFrame() {
  const [queryClient] = useState(takeQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Shell />
    </QueryClientProvider>
  )
}
