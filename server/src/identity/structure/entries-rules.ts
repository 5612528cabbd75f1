import { stateKey, stateNamed } from '@pravas/contract/states'
import {
  ENTRY_FIELDS,
  type EntryChanges,
  type EntryField,
  EntryInput,
  fieldsOfKind,
  HOLIDAY_FIELDS,
  type HolidayField,
  HolidayInput,
  type StructureKind,
} from '@pravas/contract/structure'
import { typedDate } from '@pravas/contract/typed-date'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import { dayMistake, type LineKey, repeatedLines, yesOrNo } from '../administration/import-lines-rules.ts'

const text = texts(importRefusals)

/** The fields of a person that stand for an entry of the structure. */
export const STRUCTURED_FIELDS = ['department', 'grade', 'location', 'cost_centre'] as const
type StructuredField = (typeof STRUCTURED_FIELDS)[number]

/** How a value of a field is kept; undefined where the kind has entries and none that is active is called so. */
export type EntryOf = (field: StructuredField, value: string) => string | undefined

/** What stands with a person for an entry: the code of a cost centre, the name of anything else. */
export function valueOfEntry(kind: StructureKind, { code, name }: { code: string; name: string }): string {
  return kind === 'cost_centre' ? code : name
}

/** An entry or a holiday that is there already. */
export type Known<Fields> = Fields & { id: string }

interface Line<Field extends string> {
  line: number
  cells: Partial<Record<Field, string>>
}

export interface PlannedRow<Fields> {
  line: number
  existing: Known<Fields> | undefined
  row: Fields
}

export interface ListPlan<Fields> {
  planned: PlannedRow<Fields>[]
  unchanged: number
  refused: { line: number; reason: string }[]
}

const NEW_ENTRY: Omit<EntryInput, 'code' | 'name'> = {
  active: true,
  starts_on: null,
  ends_on: null,
  owner: null,
  state: null,
}

/** What is said of a field that entries of a kind do not have. */
const NOT_OF_KIND = {
  starts_on: text('entry.projects'),
  ends_on: text('entry.projects'),
  owner: text('entry.owned'),
  state: text('entry.locations'),
} as const

/** A location or a holiday with its state in the spelling that is kept. */
export function withStateNamed<Of extends { state: string | null }>(row: Of): Of {
  return { ...row, state: row.state === null ? null : (stateNamed(row.state) ?? row.state) }
}

/** What is wrong with a state; undefined when nothing is. */
export function stateMistake(state: string | null): string | undefined {
  return state === null || stateNamed(state) !== undefined ? undefined : text('state.unknown', { state })
}

/** An entry as a change leaves it. */
export function changedEntry(existing: EntryInput | undefined, changes: EntryChanges): EntryInput {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return withStateNamed({ code: '', name: '', ...NEW_ENTRY, ...existing, ...given })
}

/** What is wrong with an entry, and with which of its fields; undefined when nothing is. */
export function entryMistake(
  kind: StructureKind,
  entry: EntryInput,
  isEmployee: (id: string) => boolean,
): { field: EntryField; message: string } | undefined {
  const fields = fieldsOfKind(kind)
  for (const field of ['starts_on', 'ends_on', 'owner', 'state'] as const) {
    if (entry[field] !== null && !fields.includes(field)) return { field, message: NOT_OF_KIND[field] }
  }
  const { starts_on, ends_on, owner, state } = entry
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) {
    return { field: 'ends_on', message: text('entry.ends') }
  }
  if (owner !== null && !isEmployee(owner)) {
    return { field: 'owner', message: text('entry.owner', { id: owner }) }
  }
  const wrong = stateMistake(state)
  if (wrong) return { field: 'state', message: wrong }
  return undefined
}

/** What becomes of each line of a file of entries, whose key is their code. */
export function planEntries(
  lines: readonly Line<EntryField>[],
  kind: StructureKind,
  known: readonly Known<EntryInput>[],
  isEmployee: (id: string) => boolean,
): ListPlan<EntryInput> {
  const byCode = new Map(known.map((entry) => [entry.code.toLowerCase(), entry]))
  const read = (cells: Partial<Record<EntryField, string>>) => {
    const existing = byCode.get((cells.code ?? '').toLowerCase())
    const given: Record<string, unknown> = {}
    for (const field of ENTRY_FIELDS) {
      const cell = cells[field]
      if (cell === undefined || (cell === '' && (field === 'name' || field === 'active') && existing)) continue
      const mistake = isDated(field) && cell !== '' ? dayMistake(field, cell) : undefined
      if (mistake) return mistake
      given[field] = readCell(field, cell)
    }
    const checked = EntryInput.safeParse({ ...NEW_ENTRY, ...fieldsOf(existing), ...given })
    if (!checked.success) return firstProblem(checked.error)
    const row = withStateNamed(checked.data)
    const unchanged = existing && ENTRY_FIELDS.every((field) => row[field] === existing[field])
    const mistake = unchanged ? undefined : entryMistake(kind, row, isEmployee)
    return mistake ? `${mistake.field}: ${mistake.message}` : { existing, row }
  }
  return planList(lines, read, {
    keysOf: entryKeys,
    known,
    fields: ENTRY_FIELDS,
  })
}

function readCell(field: EntryField, cell: string): unknown {
  if (field === 'active') return cell === '' || yesOrNo(cell)
  if (cell === '' && NULLABLE.has(field)) return null
  return isDated(field) ? typedDate(cell) : cell
}

const isDated = (field: EntryField) => field === 'starts_on' || field === 'ends_on'

function entryKeys({ code, name }: EntryInput): LineKey[] {
  return [
    { key: `code ${code.toLowerCase()}`, label: text('label.code', { code }) },
    { key: `name ${name.toLowerCase()}`, label: text('label.name', { name }) },
  ]
}

function dayKeys(holiday: HolidayInput): LineKey[] {
  const { day, state } = holiday
  return [
    {
      key: holidayKey(holiday),
      label: state === null ? text('label.holiday', { day }) : text('label.holiday.state', { day, state }),
    },
  ]
}

/** What no two holidays share: the day with the state. */
export function holidayKey({ day, state }: HolidayInput): string {
  return `${day} ${state === null ? '' : stateKey(state)}`
}

/** What becomes of each line of a file of holidays, whose key is the day with the state. */
export function planHolidays(
  lines: readonly Line<HolidayField>[],
  known: readonly Known<HolidayInput>[],
): ListPlan<HolidayInput> {
  const byKey = new Map(known.map((holiday) => [holidayKey(holiday), holiday]))
  const read = ({ day = '', name, state }: Partial<Record<HolidayField, string>>) => {
    const mistake = dayMistake('day', day)
    if (mistake) return mistake
    const checked = HolidayInput.safeParse({ day: typedDate(day), name, state: state || null })
    if (!checked.success) return firstProblem(checked.error)
    const row = withStateNamed(checked.data)
    const existing = byKey.get(holidayKey(row))
    // One that an earlier version kept stays as it is.
    const wrong = existing ? undefined : stateMistake(row.state)
    return wrong ? `state: ${wrong}` : { existing, row }
  }
  return planList(lines, read, { keysOf: dayKeys, known, fields: HOLIDAY_FIELDS })
}

/** Of lines that give two rows the same key, none is carried out; nor is one that takes another row's. */
function planList<Fields extends object, Field extends string>(
  lines: readonly Line<Field>[],
  read: (cells: Partial<Record<Field, string>>) => { existing: Known<Fields> | undefined; row: Fields } | string,
  {
    keysOf,
    known,
    fields,
  }: { keysOf: (row: Fields) => LineKey[]; known: readonly Known<Fields>[]; fields: readonly (keyof Fields)[] },
): ListPlan<Fields> {
  const refused: ListPlan<Fields>['refused'] = []
  const candidates: PlannedRow<Fields>[] = []
  for (const { line, cells } of lines) {
    const found = read(cells)
    if (typeof found === 'string') refused.push({ line, reason: found })
    else candidates.push({ line, ...found })
  }
  const holders = new Map(known.flatMap((row) => keysOf(row).map(({ key }) => [key, row.id])))
  const repeated = repeatedLines(candidates.map(({ line, row }) => ({ line, keys: keysOf(row) })))
  const planned: PlannedRow<Fields>[] = []
  let unchanged = 0
  for (const candidate of candidates) {
    const { line, existing, row } = candidate
    const also = repeated.get(line)
    const taken = keysOf(row).find(({ key }) => (holders.get(key) ?? existing?.id) !== existing?.id)
    if (also !== undefined) refused.push({ line, reason: also })
    else if (taken) refused.push({ line, reason: `${taken.label} already exists.` })
    else if (existing && fields.every((field) => existing[field] === row[field])) unchanged += 1
    else planned.push(candidate)
  }
  return { planned, unchanged, refused: refused.sort((a, b) => a.line - b.line) }
}

const NULLABLE: ReadonlySet<EntryField> = new Set(['starts_on', 'ends_on', 'owner', 'state'])

function fieldsOf(existing: Known<EntryInput> | undefined): Partial<EntryInput> {
  return existing ? Object.fromEntries(ENTRY_FIELDS.map((field) => [field, existing[field]])) : {}
}

function firstProblem({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [issue] = issues
  return text('field.wrong', { field: String(issue?.path[0] ?? 'line'), why: issue?.message ?? text('not-valid') })
}
