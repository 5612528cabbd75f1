import { Navigate, Outlet } from 'react-router'
import { useSession } from '../api/use-session.ts'

/** Lets administrators through and sends everybody else to the dashboard. */
export function AdminsOnly() {
  const { isAdmin } = useSession()
  return isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />
}

/** Lets super admins through and sends everybody else to the dashboard. */
export function SuperAdminsOnly() {
  const { user } = useSession()
  return user.isSuperAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />
}
