import { Navigate, Outlet } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { REFUSED_PAGE } from '../ui/wanted-page.ts'

/** Lets administrators through and sends everybody else to the dashboard. */
export function AdminsOnly() {
  const { isAdmin } = useSession()
  return isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace state={REFUSED_PAGE} />
}
