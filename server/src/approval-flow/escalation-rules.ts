/** Somebody in the reporting line. */
export interface InLine {
  personId: string
  employeeId: string | null
  managerEmployeeId: string | null
  isActive: boolean
}

/**
 * Who is asked next when a manager does not decide: the first active one above the last who was asked, never the owner, a traveller or
 * somebody who was asked before; null where the line ends, so that it is the super admins. A line that leads in a circle ends.
 */
export function nextInLine(
  managerEmployeeId: string | null,
  { partyIds, askedIds }: { partyIds: readonly string[]; askedIds: readonly string[] },
  people: ReadonlyMap<string, InLine>,
): string | null {
  const seen = new Set<string>()
  let at = managerEmployeeId === null ? undefined : people.get(managerEmployeeId)
  let isFirst = true
  while (at && !seen.has(at.personId)) {
    seen.add(at.personId)
    const isCandidate = !isFirst && at.isActive && !partyIds.includes(at.personId) && !askedIds.includes(at.personId)
    if (isCandidate) return at.personId
    isFirst = false
    at = at.managerEmployeeId === null ? undefined : people.get(at.managerEmployeeId)
  }
  return null
}
