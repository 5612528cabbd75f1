import type { DirectoryPerson } from './directory-store.ts'
import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './scim-user-rules.ts'

/** Somebody as SCIM writes them. */
export function presentUser(person: DirectoryPerson, baseUrl: URL) {
  const at = (id: string) => new URL(`/scim/v2/Users/${id}`, baseUrl).href
  return {
    schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
    id: person.id,
    externalId: person.directory_id ?? undefined,
    userName: person.email,
    displayName: person.name,
    name: { formatted: person.name },
    emails: [{ value: person.email, type: 'work', primary: true }],
    ...(person.phone !== null && { phoneNumbers: [{ value: person.phone, type: 'work' }] }),
    title: person.designation ?? undefined,
    active: person.active,
    [ENTERPRISE_SCHEMA]: {
      employeeNumber: person.employee_id ?? undefined,
      department: person.department ?? undefined,
      ...(person.manager_id !== null && { manager: { value: person.manager_id, $ref: at(person.manager_id) } }),
    },
    meta: { resourceType: 'User', created: person.created_at.toISOString(), location: at(person.id) },
  }
}

/** A page of a list, whose first is `startIndex`, counted from one. */
export function presentList(total: number, startIndex: number, resources: unknown[]) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
