import { CleanedText } from '@pravas/contract/text'
import { z } from 'zod'
import { ScimError } from './scim-error.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** What a directory says of somebody; what it does not say is absent, what it takes back is null. */
export interface UserChanges {
  email?: string
  directoryId?: string | null
  name?: string
  designation?: string | null
  department?: string | null
  phone?: string | null
  employeeId?: string | null
  /** The manager's id here. */
  managerId?: string | null
  active?: boolean
}

const Text = CleanedText.trim().min(1).max(200)
const Flag = z.union([
  z.boolean(),
  // Entra ID writes booleans as words unless it is told otherwise.
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((word) => word.toLowerCase() === 'true'),
])
const Manager = z.union([z.object({ value: z.string().max(64) }).transform(({ value }) => value), z.string().max(64)])

/** The attributes that are kept, by their names in lower case: which field, what it may hold, and whether it may go. */
const ATTRIBUTES = {
  username: { field: 'email', schema: z.email().max(254), removable: false },
  externalid: { field: 'directoryId', schema: Text, removable: true },
  displayname: { field: 'name', schema: Text, removable: false },
  title: { field: 'designation', schema: Text, removable: true },
  active: { field: 'active', schema: Flag, removable: false },
  phone: { field: 'phone', schema: Text, removable: true },
  department: { field: 'department', schema: Text, removable: true },
  employeenumber: {
    field: 'employeeId',
    schema: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'must have letters, digits, - and _, 32 at most'),
    removable: true,
  },
  manager: { field: 'managerId', schema: Manager, removable: true },
} as const satisfies Record<string, { field: keyof UserChanges; schema: z.ZodType; removable: boolean }>

const Resource = z.record(z.string(), z.unknown())
const PhoneNumbers = z.array(z.looseObject({ type: z.string().optional(), value: z.unknown().optional() }))
const Name = z.looseObject({
  formatted: z.string().optional(),
  givenName: z.string().optional(),
  familyName: z.string().optional(),
})

/** What a whole resource says. Attributes that are not kept here are left out, as RFC 7643 allows. */
export function changesOfResource(resource: unknown): UserChanges {
  const parsed = Resource.safeParse(resource)
  if (!parsed.success) throw new ScimError(400, 'The body must be a User.', 'invalidSyntax')
  const changes: UserChanges = {}
  for (const [name, value] of Object.entries(parsed.data)) set(changes, name, value)
  return changes
}

const Patch = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().max(300).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(100),
})

/** What the operations of a patch say, the later ones over the earlier. */
export function changesOfPatch(body: unknown): UserChanges {
  const parsed = Patch.safeParse(body)
  if (!parsed.success) throw new ScimError(400, 'The body must be a PatchOp with Operations.', 'invalidSyntax')
  const changes: UserChanges = {}
  for (const { op, path, value } of parsed.data.Operations) {
    const verb = op.toLowerCase()
    if (verb === 'remove') {
      if (path === undefined) throw new ScimError(400, 'What is to be removed needs a path.', 'noTarget')
      set(changes, path, null)
    } else if (verb === 'add' || verb === 'replace') {
      if (path === undefined) Object.assign(changes, changesOfResource(value))
      else set(changes, path, value)
    } else throw new ScimError(400, `There is no operation ${JSON.stringify(op.slice(0, 20))}.`, 'invalidSyntax')
  }
  return changes
}

/** Takes one attribute over, by any of the ways in which directories write its path. */
function set(changes: UserChanges, path: string, value: unknown): void {
  const prefixes = [`${USER_SCHEMA}:`, `${ENTERPRISE_SCHEMA}:`, `${ENTERPRISE_SCHEMA}.`].map((one) => one.toLowerCase())
  const prefix = prefixes.find((one) => path.toLowerCase().startsWith(one)) ?? ''
  const name = path.toLowerCase().slice(prefix.length)
  if (name === ENTERPRISE_SCHEMA.toLowerCase()) {
    const inner = Resource.safeParse(value)
    if (inner.success) for (const [key, each] of Object.entries(inner.data)) set(changes, key, each)
  } else if (name === 'phonenumbers') setPhone(changes, value)
  else if (/^phonenumbers\[type eq "work"\](\.value)?$/.test(name)) keep(changes, 'phone', value)
  else if (name === 'name') setName(changes, value)
  else if (name === 'name.formatted') keep(changes, 'displayname', value)
  else if (name === 'manager.value') keep(changes, 'manager', value)
  else if (name !== 'phone' && Object.hasOwn(ATTRIBUTES, name)) keep(changes, name as keyof typeof ATTRIBUTES, value)
}

function keep(changes: UserChanges, name: keyof typeof ATTRIBUTES, value: unknown): void {
  const { field, schema, removable } = ATTRIBUTES[name]
  const isGone = value === null || value === undefined || value === ''
  if (isGone && removable) {
    Object.assign(changes, { [field]: null })
    return
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ScimError(400, `${name}: ${issue?.message ?? 'is not valid'}`, 'invalidValue')
  }
  Object.assign(changes, { [field]: parsed.data })
}

function setPhone(changes: UserChanges, value: unknown): void {
  const parsed = PhoneNumbers.safeParse(value ?? [])
  if (!parsed.success) throw new ScimError(400, 'phonenumbers: must be a list', 'invalidValue')
  const number = parsed.data.find(({ type }) => type === 'work') ?? parsed.data[0]
  keep(changes, 'phone', number?.value)
}

/** The parts of a name count where there is no displayName, which is the name that people are shown. */
function setName(changes: UserChanges, value: unknown): void {
  const { data } = Name.safeParse(value)
  if (!data || changes.name !== undefined) return
  const name = data.formatted || [data.givenName, data.familyName].filter(Boolean).join(' ')
  if (name) keep(changes, 'displayname', name)
}
