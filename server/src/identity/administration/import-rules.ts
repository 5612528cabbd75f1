import { PERSON_FIELDS, type PersonField, PersonInput } from '@pravas/contract/administration'
import type { ErrorCode } from '@pravas/contract/errors'
import { ERRORS } from '@pravas/contract/errors'
import type { Role } from '@pravas/contract/people'
import type { Action } from '../../access/rights-rules.ts'
import { standingOf } from '../../access/rights-rules.ts'
import { type EntryOf, STRUCTURED_FIELDS } from '../structure/entries-rules.ts'
import { changesOf, type FieldChanges, grantedRoles, grantOf, NOBODY, type PersonFields } from './people-rules.ts'

/** A line of a file by its columns; a column that the file does not have is absent. */
export interface ImportLine {
  line: number
  cells: Partial<Record<PersonField, string>>
}

export interface ExistingPerson extends PersonFields {
  id: string
}

/** What an import finds. */
export interface ImportContext {
  people: readonly ExistingPerson[]
  /** Of the file's addresses those of other organisations, in lower case. */
  elsewhere: ReadonlySet<string>
  /** The right to an action; the operator at the server has every right. */
  may: (action: Action) => ErrorCode | undefined
  /** Whether it may change who is a super admin. */
  mayGrantAll: boolean
  /** How a value is kept that stands for an entry of the structure; undefined where there is no such active entry. */
  entry: EntryOf
}

/** A line that is to be carried out. */
export interface PlannedLine extends FieldChanges {
  line: number
  /** Undefined for somebody new. */
  existing: ExistingPerson | undefined
  /** What they will be. */
  person: PersonFields
}

export interface ImportPlan {
  planned: PlannedLine[]
  unchanged: number
  refused: { line: number; reason: string }[]
}

type Wanted = Partial<PersonFields>
type Candidate = { line: number; wanted: Wanted; existing: ExistingPerson | undefined }
/** The reason why a line is refused. */
type Reason = string

/**
 * What becomes of each line. The order of lines does not matter: what two lines contradict each other in, both are refused for.
 * What a line does not change is not checked, so that a file as it was exported changes and refuses nothing.
 */
export function planImport(lines: readonly ImportLine[], context: ImportContext): ImportPlan {
  const reasons = new Map<number, Reason>()
  const refuse = (line: number, reason: Reason) => {
    if (!reasons.has(line)) reasons.set(line, reason)
  }
  const find = finder(context.people)
  const candidates: Candidate[] = []
  for (const { line, cells } of lines) {
    const found = find(cells)
    const read = typeof found === 'string' ? found : fieldsOf(cells, found.existing, context)
    if (typeof found === 'string') refuse(line, found)
    else if (typeof read === 'string') refuse(line, read)
    else candidates.push({ line, wanted: read, existing: found.existing })
  }
  refuseRepeated(candidates, refuse)

  let unchanged = 0
  const planned: PlannedLine[] = []
  for (const { line, wanted, existing } of candidates) {
    if (reasons.has(line)) continue
    const changes = changesOf(existing ?? NOBODY, wanted)
    if (!changes) {
      unchanged += 1
      continue
    }
    const reason = refusalOf(existing, changes, context)
    if (reason) refuse(line, reason)
    else planned.push({ line, existing, ...changes, person: { ...(existing ?? NOBODY), ...changes.after } })
  }
  const accepted = settleManagers(planned, context, refuse)
  const kept = keepAdministrators(accepted, context, refuse)
  const refused = [...reasons].map(([line, reason]) => ({ line, reason })).sort((a, b) => a.line - b.line)
  return { planned: kept, unchanged, refused }
}

/** Finds whom a line is about: by its employee id, else by its address. Answers a reason where that cannot be. */
function finder(people: readonly ExistingPerson[]) {
  const byNumber = new Map(
    people.flatMap((person) => (person.employee_id === null ? [] : [[person.employee_id, person]])),
  )
  const byAddress = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  return ({ employee_id = '', email = '' }: Partial<Record<PersonField, string>>) => {
    if (employee_id === '' && email === '') return 'An employee id or an e-mail address is required.'
    const numbered = byNumber.get(employee_id)
    const addressed = byAddress.get(email.toLowerCase())
    if (numbered && addressed && numbered !== addressed) return 'Another person has this e-mail address.'
    if (!numbered && addressed && employee_id !== '' && addressed.employee_id !== null) {
      return `This person has the employee id ${addressed.employee_id}, which stays as it is.`
    }
    return { existing: numbered ?? addressed }
  }
}

/** What the cells say, checked where it differs from what is; a reason where it cannot be kept. */
function fieldsOf(
  cells: Partial<Record<PersonField, string>>,
  existing: ExistingPerson | undefined,
  { entry, elsewhere }: ImportContext,
): Wanted | Reason {
  const is = existing && cellsOf(existing)
  const wanted: Record<string, unknown> = {}
  for (const field of PERSON_FIELDS) {
    const cell = cells[field]
    if (cell === undefined || cell === is?.[field]) continue
    // An empty cell clears what can be without a value.
    if (cell === '' && KEPT.has(field)) continue
    const parsed = PersonInput.shape[field].safeParse(readCell(field, cell))
    if (!parsed.success) return `${field}: ${parsed.error.issues[0]?.message ?? 'This is not valid.'}`
    wanted[field] = field === 'roles' ? grantedRoles(parsed.data as Role[]) : parsed.data
  }
  const { email } = wanted as Wanted
  if (!existing && (email === undefined || wanted.name === undefined)) {
    return 'A new person needs a name and an e-mail address.'
  }
  if (email !== undefined && elsewhere.has(email.toLowerCase())) return 'Another account has this e-mail address.'
  for (const field of STRUCTURED_FIELDS) {
    const value = wanted[field]
    if (typeof value !== 'string') continue
    const kept = entry(field, value)
    if (kept === undefined) return `${field}: There is no active entry '${value}'.`
    wanted[field] = kept
  }
  return wanted
}

const KEPT: ReadonlySet<PersonField> = new Set(['name', 'email', 'employee_id', 'active'])

function readCell(field: PersonField, cell: string): unknown {
  if (field === 'roles') return cell.split(/[\s,;|]+/).filter((role) => role !== '')
  if (field === 'active')
    return { yes: true, true: true, '1': true, no: false, false: false, '0': false }[cell.toLowerCase()] ?? cell
  return cell
}

/** A person as the cells of a line. */
export function cellsOf(person: PersonFields): Record<PersonField, string> {
  const cells = PERSON_FIELDS.map((field) => {
    const value = person[field]
    if (Array.isArray(value)) return [field, value.join(' ')]
    if (typeof value === 'boolean') return [field, value ? 'yes' : 'no']
    return [field, value ?? '']
  })
  return Object.fromEntries(cells) as Record<PersonField, string>
}

/** Of lines about one person, and of lines that give two people the same, none is carried out. */
function refuseRepeated(candidates: readonly Candidate[], refuse: (line: number, reason: Reason) => void): void {
  const keysOf = ({ existing, wanted }: Candidate) =>
    [
      existing && `person ${existing.id}`,
      wanted.email && `email ${wanted.email.toLowerCase()}`,
      wanted.employee_id && `employee id ${wanted.employee_id}`,
    ].filter((key) => typeof key === 'string')
  const byKey = Map.groupBy(
    candidates.flatMap((candidate) => keysOf(candidate).map((key) => ({ key, line: candidate.line }))),
    ({ key }) => key,
  )
  const others = new Map<number, Set<number>>()
  for (const same of byKey.values()) {
    for (const { line } of same) {
      const known = others.get(line) ?? new Set()
      for (const other of same) if (other.line !== line) known.add(other.line)
      others.set(line, known)
    }
  }
  for (const [line, also] of others) {
    const listed = [...also].sort((a, b) => a - b).slice(0, 5)
    if (listed.length > 0) refuse(line, `The same person or address also stands in line ${listed.join(', ')}.`)
  }
}

function refusalOf(
  existing: ExistingPerson | undefined,
  { before, after }: FieldChanges,
  { may, people }: ImportContext,
): Reason | undefined {
  const hasReports = people.some(
    (one) => one.active && existing?.employee_id && one.manager_id === existing.employee_id,
  )
  const isSuperAdmin = existing !== undefined && standingOf({ ...existing, hasReports }).isSuperAdmin
  const personId = existing?.id ?? ''
  const code = may({ to: 'change-person', person: { personId, isSuperAdmin } }) ?? may(grantOf(personId, before, after))
  if (code === 'action.forbidden') return 'Only a super admin may change a super admin.'
  return code && ERRORS[code].title
}

/**
 * Refuses lines whose managers are nobody, have left, would lead back to the person themselves, or whose rights hang on who
 * reports to them; and then the lines that relied on those. Answers the lines that are left.
 */
function settleManagers(
  planned: readonly PlannedLine[],
  { people, mayGrantAll }: ImportContext,
  refuse: (line: number, reason: Reason) => void,
): PlannedLine[] {
  let left = [...planned]
  for (;;) {
    const after = afterwards(people, left)
    const wrong = new Map<number, Reason>()
    for (const line of left) {
      const { manager_id } = line.after
      const manager = typeof manager_id === 'string' ? after.get(manager_id) : undefined
      if (typeof manager_id === 'string' && !manager) {
        wrong.set(line.line, `manager_id: Nobody has the employee id ${manager_id}, here or in the file.`)
      } else if (manager && !manager.person.active) {
        wrong.set(line.line, `manager_id: ${manager_id} is not active.`)
      } else if (!mayGrantAll && movesRights(line, after)) {
        wrong.set(line.line, 'This would change who is a super admin, which only a super admin may do.')
      }
    }
    for (const { line, employeeId } of inCycles(after)) {
      wrong.set(line, `manager_id: ${employeeId} would report to themselves, directly or not.`)
    }
    if (wrong.size === 0) return left
    for (const [line, reason] of wrong) refuse(line, reason)
    left = left.filter(({ line }) => !wrong.has(line))
  }
}

interface Afterwards {
  person: PersonFields
  /** The line that changes them; undefined where none does. */
  line: PlannedLine | undefined
}

/** Everybody with an employee id as they will be, by that id. */
function afterwards(people: readonly ExistingPerson[], planned: readonly PlannedLine[]): Map<string, Afterwards> {
  const changed = new Set(planned.map(({ existing }) => existing))
  const all = [
    ...people.filter((person) => !changed.has(person)).map((person) => ({ person, line: undefined })),
    ...planned.map((line) => ({ person: line.person, line })),
  ]
  return new Map(all.flatMap((one) => (one.person.employee_id === null ? [] : [[one.person.employee_id, one]])))
}

/** Whether somebody's rights come or go with who reports to them, by this line. */
function movesRights({ before, after, existing, person }: PlannedLine, all: Map<string, Afterwards>): boolean {
  const moves = existing === undefined || after.manager_id !== undefined || after.active !== undefined
  const managers = [before.manager_id ?? person.manager_id, person.manager_id]
  return (
    moves &&
    managers.some((id) => {
      const manager = typeof id === 'string' ? all.get(id)?.person : undefined
      return (
        manager !== undefined &&
        standingOf({ ...manager, roles: [], hasReports: true }).isSuperAdmin &&
        !manager.roles.includes('super_admin')
      )
    })
  )
}

/** The lines that give somebody a manager who reports to them. Each person is visited once. */
function inCycles(all: ReadonlyMap<string, Afterwards>): { line: number; employeeId: string }[] {
  const found: { line: number; employeeId: string }[] = []
  const visitedFrom = new Map<string, string>()
  for (const start of all.keys()) {
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
      if (isCause) found.push({ line: line.line, employeeId })
    }
  }
  return found
}

/** Somebody has to administer the organisation: else no line takes that from anybody. */
function keepAdministrators(
  planned: PlannedLine[],
  { people }: ImportContext,
  refuse: (line: number, reason: Reason) => void,
): PlannedLine[] {
  const administers = (person: PersonFields) =>
    person.active && person.roles.some((role) => role === 'administrator' || role === 'super_admin')
  if (!people.some(administers)) return planned
  const changed = new Set(planned.map(({ existing }) => existing))
  const remain = people.some((person) => !changed.has(person) && administers(person))
  if (remain || planned.some(({ person }) => administers(person))) return planned
  return planned.filter(({ line, existing }) => {
    if (!existing || !administers(existing)) return true
    refuse(line, ERRORS['person.last_administrator'].title)
    return false
  })
}
