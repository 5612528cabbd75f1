import type { ErrorCode } from '@pravas/contract/errors'
import type { Actor } from './actor.ts'

/** Active people who administer an organisation, by person id, and whether each is a super admin. */
export type Administrators = ReadonlyMap<string, { isSuperAdmin: boolean }>

/** Who changes people: somebody with a session, or a part of the product that has no roles of its own. */
export type Changer = Actor | 'operator' | 'directory' | 'provider'

/**
 * Why people of an organisation may not be changed so; undefined when they may. It goes by who administers before and
 * after, however that comes about: by a role, a designation, a department, a report that comes or goes, or a deactivation.
 */
export function administratorsRefusal(
  before: Administrators,
  after: Administrators,
  by: Changer,
): ErrorCode | undefined {
  const gained = [...after].filter(([id, { isSuperAdmin }]) => isSuperAdmin && !before.get(id)?.isSuperAdmin)
  const lost = [...before].filter(([id, { isSuperAdmin }]) => isSuperAdmin && !after.get(id)?.isSuperAdmin)
  // The directory says who works here, and so who is a super admin no longer, but it gives no rights.
  if (by === 'directory' && gained.length > 0) return 'person.grants_role'
  if (typeof by === 'object') {
    const isSuperAdmin = before.get(by.personId)?.isSuperAdmin === true
    if (!isSuperAdmin && gained.length + lost.length > 0) return 'person.grants_role'
    const own = [...gained, ...lost].some(([id]) => id === by.personId)
    if (own && after.has(by.personId)) return 'person.own_roles'
  }
  return before.size > 0 && after.size === 0 ? 'person.last_administrator' : undefined
}
