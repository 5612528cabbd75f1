import { useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { rightsOfToday } from '../api/own-rights.ts'
import { useSession } from '../api/use-session.ts'
import { REFUSED_PAGE } from '../ui/wanted-page.ts'

/**
 * Lets administrators through and sends everybody else to the dashboard. Decisions may have been handed over since the sign-in,
 * whose mail leads here: whom the stored flag keeps out waits for what the server says.
 */
export function AdminsOnly() {
  const { isAdmin } = useSession()
  const [asked, setAsked] = useState(() => (isAdmin ? undefined : rightsOfToday()))
  useEffect(() => {
    void asked?.then(() => setAsked(undefined))
  }, [asked])
  if (isAdmin) return <Outlet />
  return asked ? null : <Navigate to="/dashboard" replace state={REFUSED_PAGE} />
}
