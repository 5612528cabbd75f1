import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Flag, paged } from './paging.ts'
import { Email, GRANTED_ROLES, Role } from './people.ts'
import { PlainText } from './text.ts'

/** The fields of a person that administrators maintain, in the column order of imports and exports. */
export const PERSON_FIELDS = [
  'employee_id',
  'name',
  'email',
  'manager_id',
  'department',
  'designation',
  'grade',
  'location',
  'cost_centre',
  'roles',
  'active',
] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** Null and an empty text both mean no value. */
const Detail = PlainText.trim()
  .max(200, 'At most 200 characters.')
  .transform((text) => text || null)
  .nullable()

const EMPLOYEE_ID = /^[A-Za-z0-9_-]{1,32}$/
export const EmployeeId = Detail.refine(
  (id) => id === null || EMPLOYEE_ID.test(id),
  'An employee ID has up to 32 letters, digits, hyphens and underscores.',
)

/** The fields of a person as a request may give them. `manager_id` is an employee id or a person id. */
export const PersonInput = z
  .object({
    name: PlainText.trim().min(1, 'Enter a name.').max(200, 'At most 200 characters.'),
    email: Email,
    employee_id: EmployeeId,
    manager_id: Detail,
    department: Detail,
    designation: Detail,
    grade: Detail,
    location: Detail,
    cost_centre: Detail,
    /** 'employee' may be omitted, as everybody is one. */
    roles: z.array(Role, 'Enter a list of roles.').max(20),
    active: z.boolean('Enter yes or no.'),
  })
  .meta({ id: 'PersonInput' })
export type PersonInput = z.infer<typeof PersonInput>

const PersonChanges = PersonInput.partial()
export type PersonChanges = z.infer<typeof PersonChanges>

/** A person as administrators see them. */
export const AdministeredPerson = z
  .object({
    id: z.uuid(),
    employee_id: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    /** The manager's employee id. */
    manager_id: z.string().nullable(),
    /** Null when nobody has that employee id. */
    manager_name: z.string().nullable(),
    /** Whether they have a manager who is active, and so can decide. */
    managed: z.boolean(),
    department: z.string().nullable(),
    designation: z.string().nullable(),
    grade: z.string().nullable(),
    location: z.string().nullable(),
    cost_centre: z.string().nullable(),
    roles: z.array(Role),
    active: z.boolean(),
    erased_at: z.iso.datetime().nullable().meta({ description: 'when the person was erased' }),
    erasure_requested_at: z.iso.datetime().nullable().meta({ description: 'when they asked to be erased' }),
    isSuperAdmin: z.boolean(),
    /** How many active people report to them. */
    reports: z.int(),
    /** How they sign in: null for somebody who cannot yet. */
    signs_in_by: z.enum(['password', 'provider']).nullable(),
    /** For somebody who cannot sign in yet: until when their latest invitation can be used. */
    invited_until: z.iso.datetime().nullable(),
    /** Increases with every change. Sent with a change, it prevents overwriting somebody else's. */
    version: z.int(),
  })
  .meta({ id: 'AdministeredPerson' })
export type AdministeredPerson = z.infer<typeof AdministeredPerson>

const Reference = PlainText.trim().min(1).max(64)
const params = z.object({ person: Reference })
const tag = 'People'

export const PeopleQuery = z.object({
  /** Part of the name, e-mail address or employee id. */
  query: PlainText.trim().max(200).optional(),
  department: PlainText.trim().max(200).optional(),
  location: PlainText.trim().max(200).optional(),
  /** A granted role, or 'manager' for people with reports. */
  role: z.enum([...GRANTED_ROLES, 'manager']).optional(),
  active: Flag.optional(),
  /** The employee id or person id of the manager. */
  manager: Reference.optional(),
  /** 'true': only those without an active manager. */
  no_manager: Flag.optional(),
  /** 'true': only those without an employee id. */
  no_number: Flag.optional(),
  /** Whether they can sign in: 'ready'; not yet, but 'invited'; or 'none' of these. */
  sign_in: z.enum(['ready', 'invited', 'none']).optional(),
  ...paged(),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const listPeople = endpoint({
  operationId: 'listPeople',
  scope: 'people',
  method: 'GET',
  path: '/people',
  summary: 'List people of the organisation by name; administrators only',
  tag,
  query: PeopleQuery,
  response: z.object({
    items: z.array(AdministeredPerson),
    next: z.string().nullable(),
    /** How many people the search and the filters find; null on any page but the first. */
    total: z.int().nullable(),
  }),
  errors: ['action.forbidden'],
})

/** The fields of a person of which the values in use are listed. */
export const VALUE_FIELDS = ['department', 'designation', 'grade', 'location', 'cost_centre'] as const
export type ValueField = (typeof VALUE_FIELDS)[number]

export const listPeopleValues = endpoint({
  operationId: 'listPeopleValues',
  scope: 'people',
  method: 'GET',
  path: '/people-values',
  summary: 'List departments, designations, grades, locations and cost centres in use; administrators only',
  tag,
  /** Of each field, up to 500 values, by name. */
  response: z.record(z.enum(VALUE_FIELDS), z.array(z.string())),
  errors: ['action.forbidden'],
})

export const getPerson = endpoint({
  operationId: 'getPerson',
  scope: 'people',
  method: 'GET',
  path: '/people/:person',
  summary: 'Get a person by employee id or person id; administrators only',
  tag,
  params,
  response: AdministeredPerson,
  errors: ['action.forbidden', 'record.not_found'],
})

export const createPerson = endpoint({
  operationId: 'createPerson',
  scope: 'people',
  method: 'POST',
  path: '/people',
  summary: 'Add a person, who can sign in once they are invited; administrators only',
  tag,
  body: PersonChanges.required({ name: true, email: true }),
  response: AdministeredPerson,
  errors: ['action.forbidden', 'person.own_roles', 'person.taken'],
})

export const changePerson = endpoint({
  operationId: 'changePerson',
  scope: 'people',
  method: 'PATCH',
  path: '/people/:person',
  summary: 'Update a person; administrators only',
  tag,
  params,
  body: PersonChanges.extend({
    /** The version that was shown; 409 if the person has changed since. */
    version: z.int().optional(),
    /**
     * Moves their reports as `POST /people/:person/reassign-reports` does, in the same step; null: to nobody. Required when
     * somebody with active reports is deactivated.
     */
    reassign_reports_to: Reference.nullable().optional(),
  }),
  response: AdministeredPerson,
  errors: [
    'person.erased',
    'action.forbidden',
    'record.not_found',
    'person.own_roles',
    'person.taken',
    'person.changed',
    'person.has_reports',
    'person.last_administrator',
  ],
})

export const invitePerson = endpoint({
  operationId: 'invitePerson',
  scope: 'people',
  method: 'POST',
  path: '/people/:person/invite',
  summary: 'Invite a person to choose a password, by mail or by a link shown once; administrators only',
  tag,
  params,
  body: z.object({ by: z.enum(['mail', 'link']) }),
  response: z.object({ /** Null if it was mailed. */ link: z.url().nullable(), expires_at: z.iso.datetime() }),
  errors: ['action.forbidden', 'record.not_found', 'reset.provider', 'mail.off'],
})

export const endSessionsOfPerson = endpoint({
  operationId: 'endSessionsOfPerson',
  method: 'POST',
  path: '/people/:person/end-sessions',
  summary: 'Sign a person out everywhere and disconnect their assistants; administrators only',
  tag,
  params,
  errors: ['action.forbidden', 'record.not_found'],
})

/** One entry of a person's history. */
const PersonHistoryEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Such as 'person.changed'. */
  action: z.string(),
  /** Who did it; null for the system, the directory or an operator. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The changed fields with their old and new values; null if the action changed none. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type PersonHistoryEntry = z.infer<typeof PersonHistoryEntry>

export const personHistory = endpoint({
  operationId: 'personHistory',
  scope: 'people',
  method: 'GET',
  path: '/people/:person/history',
  summary: 'List changes to a person, latest first; administrators only',
  tag,
  params,
  query: z.object(paged()),
  response: z.object({
    items: z.array(PersonHistoryEntry),
    next: z.string().nullable(),
    managers: z.record(z.string(), z.string()).meta({
      description: 'names of the managers in the entries, by employee ID',
    }),
  }),
  errors: ['action.forbidden', 'record.not_found'],
})

export const reassignReports = endpoint({
  operationId: 'reassignReports',
  scope: 'people',
  method: 'POST',
  path: '/people/:person/reassign-reports',
  summary:
    'Move all of a person’s reports to another manager. If the new manager reports to that person, directly or indirectly, the report on the way up moves to the person’s own manager. Administrators only',
  tag,
  params,
  body: z.object({ /** Null: nobody. */ to: Reference.nullable() }),
  response: z.object({ reassigned: z.int() }),
  errors: ['action.forbidden', 'record.not_found'],
})

/** The largest import in characters, about 30,000 people. */
const CSV_CHARACTERS = 6_000_000

/** A line that an import refuses. */
export const RefusedLine = z
  .object({
    line: z.int(),
    reason: z.string(),
    /** Whom or what the line names, as typed; null where it names nothing. */
    who: z.string().nullable(),
  })
  .meta({ id: 'RefusedLine' })
export type RefusedLine = z.infer<typeof RefusedLine>

/** The columns of a file that an import does not read. */
export const IgnoredColumns = z.array(z.string()).meta({ description: 'unused columns, as named in the file' })

export const ImportResult = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** The refused lines, each with its reason; all others are imported. */
    refused: z.array(RefusedLine),
    ignored: IgnoredColumns,
    /** The created and changed people, line by line, with the old and new values of their fields. */
    changes: z.array(
      z.object({
        line: z.int(),
        employee_id: z.string().nullable(),
        name: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.infer<typeof ImportResult>

export const ImportInput = z.object({
  csv: z.string().max(CSV_CHARACTERS, 'The file is larger than 6 million characters. Please split it.'),
  /** If absent, nothing is written and the answer is a preview. */
  commit: z.boolean().default(false),
})

export const importPeople = endpoint({
  operationId: 'importPeople',
  scope: 'people',
  method: 'POST',
  path: '/people/import',
  summary: 'Create and update people from CSV; without `commit`, only preview the result. Administrators only',
  tag,
  body: ImportInput,
  response: ImportResult,
  errors: ['action.forbidden'],
  bodyBytes: 16 * 1024 * 1024,
})

/** The path of the CSV export. */
export const peopleExportPath = () => '/api/people/export.csv'
