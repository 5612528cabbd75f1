import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, GRANTED_ROLES, Role } from './people.ts'
import { PlainText } from './text.ts'

/** What is administered of a person, in the order of the columns of an import and an export. */
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

/** Nothing and an empty text are both no value. */
const Detail = PlainText.trim()
  .max(200, 'At most 200 characters.')
  .transform((text) => text || null)
  .nullable()

const EMPLOYEE_ID = /^[A-Za-z0-9_-]{1,32}$/
const EmployeeId = Detail.refine(
  (id) => id === null || EMPLOYEE_ID.test(id),
  'An employee id has up to 32 letters, digits, hyphens and underscores.',
)

/** The fields of a person as they may be written. `manager_id` is an employee id or a person id. */
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
    /** 'employee' may be left out: everybody is one. */
    roles: z.array(Role, 'Enter a list of roles.').max(20),
    active: z.boolean(),
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
    department: z.string().nullable(),
    designation: z.string().nullable(),
    grade: z.string().nullable(),
    location: z.string().nullable(),
    cost_centre: z.string().nullable(),
    roles: z.array(Role),
    active: z.boolean(),
    isSuperAdmin: z.boolean(),
    /** How many active people report to them. */
    reports: z.int(),
    /** How they sign in: null for somebody who cannot yet. */
    signs_in_by: z.enum(['password', 'provider']).nullable(),
    /** Goes up with every change; sent along with a change, it makes sure that nobody else's is overwritten. */
    version: z.int(),
  })
  .meta({ id: 'AdministeredPerson' })
export type AdministeredPerson = z.infer<typeof AdministeredPerson>

const Reference = PlainText.trim().min(1).max(64)
const params = z.object({ person: Reference })
const Limit = z.coerce.number().int().min(1).max(200).default(50)
const Cursor = z.string().max(1000).optional()
const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const tag = 'People'

export const PeopleQuery = z.object({
  /** A part of the name, the address or the employee id. */
  query: PlainText.trim().max(200).optional(),
  department: PlainText.trim().max(200).optional(),
  /** A role that was granted, or 'manager' for whoever has reports. */
  role: z.enum([...GRANTED_ROLES, 'manager']).optional(),
  active: Flag.optional(),
  /** The employee id or person id of the manager. */
  manager: Reference.optional(),
  /** 'true': only those without a manager. */
  no_manager: Flag.optional(),
  cursor: Cursor,
  limit: Limit,
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  summary: 'People of the organisation by name; administrators only',
  tag,
  query: PeopleQuery,
  response: z.object({ items: z.array(AdministeredPerson), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/people/:person',
  summary: 'One person, by employee id or person id; administrators only',
  tag,
  params,
  response: AdministeredPerson,
  errors: ['action.forbidden', 'record.not_found'],
})

export const createPerson = endpoint({
  method: 'POST',
  path: '/people',
  summary: 'Add a person, who cannot sign in until they are invited; administrators only',
  tag,
  body: PersonChanges.required({ name: true, email: true }),
  response: AdministeredPerson,
  errors: ['action.forbidden', 'person.own_roles', 'person.taken'],
})

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/people/:person',
  summary: 'Change what is named of a person; administrators only',
  tag,
  params,
  body: PersonChanges.extend({
    /** The version that was shown; another one answers 409. */
    version: z.int().optional(),
  }),
  response: AdministeredPerson,
  errors: [
    'action.forbidden',
    'record.not_found',
    'person.own_roles',
    'person.taken',
    'person.changed',
    'person.last_administrator',
  ],
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/people/:person/invite',
  summary: 'Let somebody choose a password, by a mail or by a link that is shown once; administrators only',
  tag,
  params,
  body: z.object({ by: z.enum(['mail', 'link']) }),
  response: z.object({ /** Null where it was mailed. */ link: z.url().nullable(), expires_at: z.iso.datetime() }),
  errors: ['action.forbidden', 'record.not_found', 'reset.provider', 'mail.off'],
})

export const endSessionsOfPerson = endpoint({
  method: 'POST',
  path: '/people/:person/end-sessions',
  summary: 'Sign a person out everywhere, and end what assistants may do for them; administrators only',
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
  /** Who did it; null for what the system, the directory or an operator did. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The fields that changed, as they were and as they are; null where the action changed none. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type PersonHistoryEntry = z.infer<typeof PersonHistoryEntry>

export const personHistory = endpoint({
  method: 'GET',
  path: '/people/:person/history',
  summary: 'What was changed of a person, the latest first; administrators only',
  tag,
  params,
  query: z.object({ cursor: Cursor, limit: Limit }),
  response: z.object({ items: z.array(PersonHistoryEntry), next: z.string().nullable() }),
  errors: ['action.forbidden', 'record.not_found'],
})

export const reassignReports = endpoint({
  method: 'POST',
  path: '/people/:person/reassign-reports',
  summary:
    'Give everybody who reports to a person another manager; whoever of them the new manager is or reports to gets the person’s own manager. Administrators only',
  tag,
  params,
  body: z.object({ /** Null: nobody. */ to: Reference.nullable() }),
  response: z.object({ reassigned: z.int() }),
  errors: ['action.forbidden', 'record.not_found'],
})

/** The largest import in characters, about 30,000 people. */
const CSV_CHARACTERS = 6_000_000

export const ImportResult = z
  .object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Every line that was refused, with the reason; the others are imported. */
    refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    /** What is created or changed, line by line: the fields as they were and as they are. */
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
  csv: z.string().max(CSV_CHARACTERS, 'The file is too large. Please split it.'),
  /** Without it nothing is written: the answer is a preview. */
  commit: z.boolean().default(false),
})

export const importPeople = endpoint({
  method: 'POST',
  path: '/people/import',
  summary: 'Create and change people from CSV; without `commit` a preview. Administrators only',
  tag,
  body: ImportInput,
  response: ImportResult,
  errors: ['action.forbidden'],
  bodyBytes: 16 * 1024 * 1024,
})

/** The address of the export, which answers CSV. */
export const peopleExportPath = () => '/api/people/export.csv'
