import { PERSON_FIELDS, type PersonField, PersonInput } from '@pravas/contract/administration'
import { BANK_FIELDS, BankDetails, type BankField } from '@pravas/contract/bank-details'
import type { ErrorCode } from '@pravas/contract/errors'
import { ERRORS } from '@pravas/contract/errors'
import { GRANTED_ROLES, Role } from '@pravas/contract/people'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import type { Action } from '../../access/rights-rules.ts'
import { standingOf } from '../../access/rights-rules.ts'
import { type EntryOf, STRUCTURED_FIELDS } from '../structure/entries-rules.ts'
import { repeatedLines, yesOrNo } from './import-lines-rules.ts'
import { settleManagers } from './manager-rules.ts'
import {
  changesOf,
  type ExistingPerson,
  type FieldChanges,
  grantedRoles,
  grantOf,
  NOBODY,
  type PersonFields,
  type PlannedLine,
} from './people-rules.ts'

const text = texts(importRefusals)

/** How other systems call the columns of people; case and what stands between words do not matter. */
export const PERSON_COLUMNS: Readonly<Record<string, PersonField>> = {
  emp_id: 'employee_id',
  emp_code: 'employee_id',
  emp_no: 'employee_id',
  employee_code: 'employee_id',
  employee_no: 'employee_id',
  employee_number: 'employee_id',
  employee_name: 'name',
  full_name: 'name',
  mail: 'email',
  email_address: 'email',
  email_id: 'email',
  official_email: 'email',
  official_email_id: 'email',
  work_email: 'email',
  manager: 'manager_id',
  manager_code: 'manager_id',
  manager_employee_id: 'manager_id',
  manager_employee_number: 'manager_id',
  reports_to: 'manager_id',
  reporting_manager_code: 'manager_id',
  reporting_manager_employee_number: 'manager_id',
  reporting_manager_id: 'manager_id',
  dept: 'department',
  title: 'designation',
  job_title: 'designation',
  band: 'grade',
  office: 'location',
  cost_center: 'cost_centre',
  role: 'roles',
}

/** The same of the columns of bank details. */
export const BANK_COLUMNS: Readonly<Record<string, BankField>> = {
  account_name: 'account_holder',
  beneficiary_name: 'account_holder',
  name_as_per_bank: 'account_holder',
  account_no: 'account_number',
  bank_account: 'account_number',
  bank_account_no: 'account_number',
  bank_account_number: 'account_number',
  ifsc_code: 'ifsc',
  bank_ifsc: 'ifsc',
}

/** A line of a file by its columns; a column that the file does not have is absent. */
export interface ImportLine {
  line: number
  cells: Partial<Record<PersonField | BankField, string>>
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
  /** The bank details that somebody has, by their id; absent where an import brings none. */
  bankOf?: (personId: string) => BankDetails | undefined
}

export interface ImportPlan {
  planned: PlannedLine[]
  unchanged: number
  refused: { line: number; reason: string }[]
}

type Wanted = Partial<PersonFields>
type Candidate = {
  line: number
  wanted: Wanted
  existing: ExistingPerson | undefined
  bank: PlannedLine['bank']
}
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
  const managers = new Set(context.people.flatMap(({ active, manager_id }) => (active ? [manager_id] : [])))
  const candidates: Candidate[] = []
  for (const { line, cells } of lines) {
    const found = find(cells)
    const read = typeof found === 'string' ? found : fieldsOf(cells, found.existing, context)
    const bank = typeof found === 'string' ? found : bankChange(cells, found.existing, context)
    if (typeof found === 'string') refuse(line, found)
    else if (typeof read === 'string') refuse(line, read)
    else if (typeof bank === 'string') refuse(line, bank)
    else candidates.push({ line, wanted: read, existing: found.existing, bank })
  }
  refuseRepeated(candidates, refuse)

  let unchanged = 0
  const planned: PlannedLine[] = []
  for (const { line, wanted, existing, bank } of candidates) {
    if (reasons.has(line)) continue
    const changes = changesOf(existing ?? NOBODY, wanted) ?? (bank && { before: {}, after: {} })
    if (!changes) {
      unchanged += 1
      continue
    }
    const reason = refusalOf(existing, changes, context, managers)
    if (reason) refuse(line, reason)
    else planned.push({ line, existing, ...changes, person: { ...(existing ?? NOBODY), ...changes.after }, bank })
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
    if (employee_id === '' && email === '') return text('person.unnamed')
    const numbered = byNumber.get(employee_id)
    const addressed = byAddress.get(email.toLowerCase())
    if (numbered && addressed && numbered !== addressed) return text('email.of-person')
    if (!numbered && addressed && employee_id !== '' && addressed.employee_id !== null) {
      return text('person.other-id', { id: addressed.employee_id })
    }
    const existing = numbered ?? addressed
    return existing?.erased ? text('person.erased') : { existing }
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
    if (!parsed.success)
      return mistakeIn(field, cell) ?? text('field.wrong', { field, why: parsed.error.issues[0]?.message ?? '' })
    wanted[field] = field === 'roles' ? grantedRoles(parsed.data as Role[]) : parsed.data
  }
  const { email } = wanted as Wanted
  if (!existing && (email === undefined || wanted.name === undefined)) {
    return text('person.incomplete')
  }
  if (email !== undefined && elsewhere.has(email.toLowerCase())) return text('email.taken')
  for (const field of STRUCTURED_FIELDS) {
    const value = wanted[field]
    if (typeof value !== 'string') continue
    const kept = entry(field, value)
    if (kept === undefined) return text('field.wrong', { field, why: text('no-entry', { value }) })
    wanted[field] = kept
  }
  return wanted
}

/**
 * The bank details that a line brings, where they differ from those on record; a reason where they cannot be kept. A line without any
 * changes nothing, and the account holder is the person where no other is named.
 */
function bankChange(
  cells: ImportLine['cells'],
  existing: ExistingPerson | undefined,
  { bankOf }: ImportContext,
): PlannedLine['bank'] | Reason {
  if (!bankOf || BANK_FIELDS.every((field) => (cells[field] ?? '') === '')) return undefined
  const account_holder = cells.account_holder || cells.name || (existing?.name ?? '')
  const { account_number = '', ifsc = '' } = cells
  const parsed = BankDetails.safeParse({ account_holder, account_number, ifsc })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return text('field.wrong', { field: String(issue?.path[0] ?? ''), why: issue?.message ?? '' })
  }
  const before = existing && bankOf(existing.id)
  const isSame = before && BANK_FIELDS.every((field) => before[field] === parsed.data[field])
  return isSame ? undefined : { before, after: parsed.data }
}

/** What is wrong with a cell that has to say one of a few words, with what it says. */
function mistakeIn(field: PersonField, cell: string): string | undefined {
  if (field === 'active') return text('field.wrong', { field, why: text('active.wrong', { cell: cell.slice(0, 40) }) })
  if (field !== 'roles') return undefined
  const unknown = rolesIn(cell).find((role) => !Role.safeParse(role).success)
  if (unknown === undefined) return undefined
  const why = text('role.wrong', { role: unknown.slice(0, 40), roles: ROLES.format(GRANTED_ROLES) })
  return text('field.wrong', { field, why })
}

const ROLES = new Intl.ListFormat('en-IN')

function rolesIn(cell: string): string[] {
  return cell.split(/[\s,;|]+/).filter((role) => role !== '')
}

const KEPT: ReadonlySet<PersonField> = new Set(['name', 'email', 'employee_id', 'active'])

function readCell(field: PersonField, cell: string): unknown {
  if (field === 'roles') return rolesIn(cell)
  if (field === 'active') return yesOrNo(cell)
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
  const keyed = candidates.map(({ line, existing, wanted: { email, employee_id } }) => ({
    line,
    keys: [
      ...(existing ? [{ key: `person ${existing.id}`, label: text('label.person') }] : []),
      ...(employee_id
        ? [{ key: `employee ID ${employee_id}`, label: text('label.employee-id', { id: employee_id }) }]
        : []),
      ...(email ? [{ key: `email ${email.toLowerCase()}`, label: text('label.email', { email }) }] : []),
    ],
  }))
  for (const [line, sentence] of repeatedLines(keyed)) refuse(line, sentence)
}

function refusalOf(
  existing: ExistingPerson | undefined,
  { before, after }: FieldChanges,
  { may }: ImportContext,
  /** The employee ids of everybody to whom active people report. */
  managers: ReadonlySet<string | null>,
): Reason | undefined {
  const hasReports = existing !== undefined && existing.employee_id !== null && managers.has(existing.employee_id)
  const isSuperAdmin = existing !== undefined && standingOf({ ...existing, hasReports }).isSuperAdmin
  const personId = existing?.id ?? ''
  const code = may({ to: 'change-person', person: { personId, isSuperAdmin } }) ?? may(grantOf(personId, before, after))
  if (code === 'action.forbidden') return text('super-admin')
  return code && ERRORS[code].title
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
