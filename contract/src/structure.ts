import { z } from 'zod'
import { IgnoredColumns, ImportInput, RefusedLine } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { Flag, paged } from './paging.ts'
import { PlainText } from './text.ts'

/** The lists that describe an organisation. */
export const STRUCTURE_KINDS = ['department', 'cost_centre', 'project', 'grade', 'location'] as const
const StructureKind = z.enum(STRUCTURE_KINDS)
export type StructureKind = z.infer<typeof StructureKind>

/** The fields of an entry, in the column order of imports and exports. */
export const ENTRY_FIELDS = ['code', 'name', 'active', 'starts_on', 'ends_on', 'owner', 'state'] as const
export type EntryField = (typeof ENTRY_FIELDS)[number]

/** Fields that only some kinds have. */
const FIELDS_OF_KINDS: Partial<Record<EntryField, readonly StructureKind[]>> = {
  starts_on: ['project'],
  ends_on: ['project'],
  owner: ['department', 'cost_centre', 'project'],
  state: ['location'],
}

/** The fields that entries of a kind have. */
export function fieldsOfKind(kind: StructureKind): EntryField[] {
  return ENTRY_FIELDS.filter((field) => FIELDS_OF_KINDS[field]?.includes(kind) ?? true)
}

const Day = z.iso.date('Enter a date as YYYY-MM-DD.')

/** The name of a state or union territory, as `stateNamed` knows them; others are refused where they are kept. */
const State = PlainText.trim().min(1).max(100)

export const EntryInput = z
  .object({
    code: PlainText.trim().min(1, 'Enter a code.').max(40, 'At most 40 characters.'),
    name: PlainText.trim().min(1, 'Enter a name.').max(200, 'At most 200 characters.'),
    active: z.boolean(),
    /** For projects only, as is the next one: see `fieldsOfKind`. */
    starts_on: Day.nullable(),
    ends_on: Day.nullable(),
    /** The employee id of a department's head, or of the owner of a cost centre or project; for no other kind. */
    owner: PlainText.trim().min(1).max(64).nullable(),
    /** The state or union territory of a location, null while it is not known; for locations only. */
    state: State.nullable(),
  })
  .meta({ id: 'StructureEntryInput' })
export type EntryInput = z.infer<typeof EntryInput>

export const StructureEntry = EntryInput.extend({
  id: z.uuid(),
  kind: StructureKind,
  owner_name: z.string().nullable(),
  state: z.string().nullable(),
}).meta({ id: 'StructureEntry' })
export type StructureEntry = z.infer<typeof StructureEntry>

const tag = 'Structure'
/** One of `STRUCTURE_KINDS`. */
const kindParams = z.object({ kind: PlainText.max(64) })
const EntryChanges = EntryInput.partial()
export type EntryChanges = z.infer<typeof EntryChanges>

export const listEntries = endpoint({
  operationId: 'listEntries',
  scope: 'read',
  method: 'GET',
  path: '/structure/:kind',
  summary: 'List departments, cost centres, projects, grades or locations, by code',
  tag,
  params: kindParams,
  query: z.object({
    active: Flag.optional(),
    ...paged({ usual: 200 }),
  }),
  response: z.object({ items: z.array(StructureEntry), next: z.string().nullable() }),
  errors: ['record.not_found'],
})

export const createEntry = endpoint({
  operationId: 'createEntry',
  scope: 'people',
  method: 'POST',
  path: '/structure/:kind',
  summary: 'Add an entry; administrators only',
  tag,
  params: kindParams,
  body: EntryChanges.required({ code: true, name: true }),
  response: StructureEntry,
  errors: ['action.forbidden', 'record.not_found', 'structure.taken'],
})

export const changeEntry = endpoint({
  operationId: 'changeEntry',
  scope: 'people',
  method: 'PATCH',
  path: '/structure/:kind/:entry',
  summary: 'Change or deactivate an entry, by code or id; people with it get the new name or code. Administrators only',
  tag,
  params: kindParams.extend({ entry: PlainText.trim().min(1).max(64) }),
  body: EntryChanges,
  response: StructureEntry,
  errors: ['action.forbidden', 'record.not_found', 'structure.taken', 'person.grants_role'],
})

/** What an import of a list does. */
export const ListImport = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.array(RefusedLine),
    ignored: IgnoredColumns,
    /** The created and changed entries, line by line, with the old and new values of their fields. */
    changes: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({ id: 'ListImport' })
export type ListImport = z.infer<typeof ListImport>

export const importEntries = endpoint({
  operationId: 'importEntries',
  scope: 'people',
  method: 'POST',
  path: '/structure/:kind/import',
  summary:
    'Create and update entries from CSV, matched by code; without `commit`, only preview the result. Administrators only',
  tag,
  params: kindParams,
  body: ImportInput,
  response: ListImport,
  errors: ['action.forbidden', 'record.not_found'],
  bodyBytes: 16 * 1024 * 1024,
})

/** The columns of a holiday. */
export const HOLIDAY_FIELDS = ['day', 'name', 'state'] as const
export type HolidayField = (typeof HOLIDAY_FIELDS)[number]

export const HolidayInput = z
  .object({
    day: Day,
    name: PlainText.trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.'),
    /** Null for all states. */
    state: State.nullable(),
  })
  .meta({ id: 'HolidayInput' })
export type HolidayInput = z.infer<typeof HolidayInput>

export const Holiday = HolidayInput.extend({
  id: z.uuid(),
  /** Those kept by earlier versions may name what is no state. */
  state: z.string().nullable(),
}).meta({ id: 'Holiday' })
export type Holiday = z.infer<typeof Holiday>

export const listHolidays = endpoint({
  operationId: 'listHolidays',
  scope: 'read',
  method: 'GET',
  path: '/holidays',
  summary: 'List the holidays of a year by day. For a state, includes those of all states',
  tag,
  query: z.object({
    year: z.coerce.number().int().min(2000).max(2200),
    state: State.optional(),
  }),
  response: z.array(Holiday),
})

export const createHoliday = endpoint({
  operationId: 'createHoliday',
  scope: 'people',
  method: 'POST',
  path: '/holidays',
  summary: 'Add a holiday; administrators only',
  tag,
  body: HolidayInput,
  response: Holiday,
  errors: ['action.forbidden', 'structure.taken'],
})

export const changeHoliday = endpoint({
  operationId: 'changeHoliday',
  scope: 'people',
  method: 'PUT',
  path: '/holidays/:holidayId',
  summary: 'Change a holiday; administrators only',
  tag,
  params: z.object({ holidayId: z.string().max(100) }),
  body: HolidayInput,
  response: Holiday,
  errors: ['action.forbidden', 'record.not_found', 'structure.taken'],
})

export const importHolidays = endpoint({
  operationId: 'importHolidays',
  scope: 'people',
  method: 'POST',
  path: '/holidays/import',
  summary:
    'Add and rename holidays from CSV, matched by day and state; without `commit`, only preview the result. Administrators only',
  tag,
  body: ImportInput,
  response: ListImport,
  errors: ['action.forbidden'],
})

export const removeHoliday = endpoint({
  operationId: 'removeHoliday',
  scope: 'people',
  method: 'DELETE',
  path: '/holidays/:holidayId',
  summary: 'Remove a holiday; administrators only',
  tag,
  params: z.object({ holidayId: z.string().max(100) }),
  errors: ['action.forbidden', 'record.not_found'],
})

/** The paths of the CSV exports. */
export const structureExportPath = (kind: string) => `/api/structure/${kind}/export.csv`
export const holidaysExportPath = () => '/api/holidays/export.csv'
