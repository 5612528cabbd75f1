import { useSession } from '../api/use-session.ts'
import type { ShortcutUser } from '../shortcuts/shortcut-table.ts'

/** The signed-in person, as far as it decides which pages and shortcuts they are shown. */
export function useShortcutUser(): ShortcutUser {
  const { user, isAdmin, administers, readsBudgets, readsRecords, readsClaims, readsAudit, seesDesk } = useSession()
  return {
    isAdmin,
    isSuperAdmin: user.isSuperAdmin,
    administers,
    readsBudgets,
    readsRecords,
    readsClaims,
    readsAudit,
    seesDesk,
  }
}
