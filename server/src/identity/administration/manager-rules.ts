import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import { standingOf } from '../../access/rights-rules.ts'
import type { ExistingPerson, PersonFields, PlannedLine } from './people-rules.ts'

const text = texts(importRefusals)

interface Afterwards {
  person: PersonFields
  /** The line that changes them; undefined where none does. */
  line: PlannedLine | undefined
}

/** Everybody with an employee id as they will be, by that id. */
type Everybody = Map<string, Afterwards>

/**
 * Refuses lines whose managers are nobody, have left, would lead back to the person themselves, or whose rights hang on who
 * reports to them, and those of leavers to whom people still report; and then, round by round, the lines that relied on those. Answers the lines that are left. Each round looks at
 * what the one before has changed alone, so that a file in which each line relies on the next costs no more than its share.
 */
export function settleManagers(
  planned: readonly PlannedLine[],
  { people, mayGrantAll }: { people: readonly ExistingPerson[]; mayGrantAll: boolean },
  refuse: (line: number, reason: string) => void,
): PlannedLine[] {
  const all = everybody(people, planned)
  const reports = reportsAfter(people, planned)
  const relying = Map.groupBy(
    planned.flatMap((line) => managersOf(line).map((manager) => ({ manager, line }))),
    ({ manager }) => manager,
  )
  const left = new Set(planned)
  let looked: Iterable<PlannedLine> = planned
  let cyclic = inCycles(all, all.keys())
  for (;;) {
    const wrong = new Map<PlannedLine, string>()
    for (const line of looked) {
      const reason = left.has(line) ? (leaverMistake(line, reports) ?? mistakeOf(line, all, mayGrantAll)) : undefined
      if (reason !== undefined) wrong.set(line, reason)
    }
    for (const { line, employeeId } of cyclic) {
      wrong.set(line, `manager_id: ${employeeId} would report to themselves, directly or not.`)
    }
    if (wrong.size === 0) return [...left]
    const undone: string[] = []
    const leavers: PlannedLine[] = []
    for (const [line, reason] of wrong) {
      refuse(line.line, reason)
      left.delete(line)
      reports.count(line.person, -1)
      if (line.existing) reports.count(line.existing, 1)
      // Who keeps a report after all may not leave.
      const kept = line.existing?.manager_id ? all.get(line.existing.manager_id)?.line : undefined
      if (kept) leavers.push(kept)
      const { employee_id } = line.person
      if (employee_id === null) continue
      if (line.existing?.employee_id === employee_id) all.set(employee_id, { person: line.existing, line: undefined })
      else all.delete(employee_id)
      undone.push(employee_id)
    }
    looked = new Set([...leavers, ...undone.flatMap((id) => relying.get(id)?.map(({ line }) => line) ?? [])])
    // A cycle that was not there before leads through somebody who keeps their old manager.
    cyclic = inCycles(all, undone)
  }
}

function everybody(people: readonly ExistingPerson[], planned: readonly PlannedLine[]): Everybody {
  const changed = new Set(planned.map(({ existing }) => existing))
  const all = [
    ...people.filter((person) => !changed.has(person)).map((person) => ({ person, line: undefined })),
    ...planned.map((line) => ({ person: line.person, line })),
  ]
  return new Map(all.flatMap((one) => (one.person.employee_id === null ? [] : [[one.person.employee_id, one]])))
}

/** How many active people report to each employee id, as it will be; `count` adds one who does, or takes them away. */
function reportsAfter(people: readonly ExistingPerson[], planned: readonly PlannedLine[]) {
  const numbers = new Map<string, number>()
  const count = ({ active, manager_id }: PersonFields, by: 1 | -1) => {
    if (active && manager_id !== null) numbers.set(manager_id, (numbers.get(manager_id) ?? 0) + by)
  }
  const changed = new Set(planned.map(({ existing }) => existing))
  for (const person of people) if (!changed.has(person)) count(person, 1)
  for (const { person } of planned) count(person, 1)
  return { of: (employeeId: string | null) => (employeeId === null ? 0 : (numbers.get(employeeId) ?? 0)), count }
}

/** Nobody leaves whose reports would be left with nobody who decides. */
function leaverMistake({ after, person }: PlannedLine, reports: ReturnType<typeof reportsAfter>): string | undefined {
  const many = after.active === false ? reports.of(person.employee_id) : 0
  if (many === 0) return undefined
  const who = many === 1 ? '1 person reports' : `${many.toLocaleString('en-IN')} people report`
  return `active: ${who} to ${person.employee_id}. Give them another manager in the file, or leave manager_id empty for them.`
}

/** The managers that a line takes from somebody, or gives them. */
function managersOf({ before, person }: PlannedLine): string[] {
  return [...new Set([before.manager_id ?? person.manager_id, person.manager_id])].filter((id) => id !== null)
}

function mistakeOf(line: PlannedLine, all: Everybody, mayGrantAll: boolean): string | undefined {
  const { manager_id } = line.after
  const manager = typeof manager_id === 'string' ? all.get(manager_id) : undefined
  if (typeof manager_id === 'string' && !manager) {
    return text('field.wrong', { field: 'manager_id', why: text('manager.nowhere', { id: manager_id }) })
  }
  if (manager && !manager.person.active)
    return text('field.wrong', { field: 'manager_id', why: text('manager.inactive', { id: String(manager_id) }) })
  if (mayGrantAll || !movesRights(line, all)) return undefined
  return text('super-admin.moved')
}

/** Whether somebody's rights come or go with who reports to them, by this line. */
function movesRights(line: PlannedLine, all: Everybody): boolean {
  const { after, existing } = line
  const moves = existing === undefined || after.manager_id !== undefined || after.active !== undefined
  return (
    moves &&
    managersOf(line).some((id) => {
      const manager = all.get(id)?.person
      return (
        manager !== undefined &&
        standingOf({ ...manager, roles: [], hasReports: true }).isSuperAdmin &&
        !manager.roles.includes('super_admin')
      )
    })
  )
}

/** The lines that give somebody a manager who reports to them, in the cycles to which some people lead. Each is visited once. */
function inCycles(all: Everybody, from: Iterable<string>): { line: PlannedLine; employeeId: string }[] {
  const found: { line: PlannedLine; employeeId: string }[] = []
  const visitedFrom = new Map<string, string>()
  for (const start of from) {
    const path: string[] = []
    let at: string | null | undefined = start
    while (at != null && all.has(at) && !visitedFrom.has(at)) {
      visitedFrom.set(at, start)
      path.push(at)
      at = all.get(at)?.person.manager_id
    }
    if (at == null || visitedFrom.get(at) !== start || !path.includes(at)) continue
    for (const employeeId of path.slice(path.indexOf(at))) {
      const line = all.get(employeeId)?.line
      const isCause = line && (line.after.manager_id !== undefined || line.after.employee_id !== undefined)
      if (isCause) found.push({ line, employeeId })
    }
  }
  return found
}
