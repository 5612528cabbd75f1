import type { SessionState } from './session.ts'

/** Whether somebody reads the audit trail: those who administer the organisation, and auditors. */
export function readsAudit({ administers, user }: SessionState): boolean {
  return administers || user.roles.includes('auditor')
}
