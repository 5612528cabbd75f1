import type { SessionState } from './session.ts'

/** Whether somebody reads everybody's claims: finance, auditors and super admins. The server decides; pages ask only what it would answer. */
export function readsAllClaims({ isAdmin, user }: Pick<SessionState, 'isAdmin' | 'user'>): boolean {
  return user.roles.includes('finance') || user.roles.includes('auditor') || (isAdmin && user.isSuperAdmin)
}
