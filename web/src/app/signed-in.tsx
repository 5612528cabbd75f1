import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { forgetTabData } from '../api/personal-data.ts'
import { createQueryClient } from '../api/query-client.ts'
import { useSession } from '../api/use-session.ts'
import { Shell } from './shell/shell.tsx'

/**
 * Lets signed-in people through to the frame of their pages and sends everybody else to the landing page, with what the
 * way that they came says of itself.
 */
export function SignedIn() {
  const { isAuthenticated } = useSession()
  const { state } = useLocation()
  // A page keeps where its reader was when it goes, which comes after the sign-out itself.
  useEffect(() => {
    if (!isAuthenticated) forgetTabData()
  }, [isAuthenticated])
  return isAuthenticated ? <SignedInFrame /> : <Navigate to="/" replace state={state} />
}

/** Its cache of answers lives as long as one person is signed in. */
function SignedInFrame() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Shell />
    </QueryClientProvider>
  )
}
