import type { Operation, Schema } from './api-document.ts'

// The directory's calls are described by their standard (RFC 7644), not by the API's document.

export const SCIM_TYPE = 'application/scim+json'
export const SCIM_USERS = '/scim/v2/Users'
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const TEXT: Schema = { type: 'string' }
const USER: Schema = {
  type: 'object',
  required: ['userName'],
  properties: {
    schemas: { type: 'array', items: TEXT },
    userName: TEXT,
    externalId: TEXT,
    displayName: TEXT,
    name: { type: 'object', properties: { formatted: TEXT, givenName: TEXT, familyName: TEXT } },
    phoneNumbers: { type: 'array', items: { type: 'object', properties: { type: TEXT, value: TEXT } } },
    title: TEXT,
    active: { type: 'boolean' },
    [ENTERPRISE]: {
      type: 'object',
      properties: {
        employeeNumber: TEXT,
        department: TEXT,
        manager: { type: 'object', required: ['value'], properties: { value: TEXT } },
      },
    },
  },
}
const patch = (path: string, op: string, value: Schema): Schema => ({
  type: 'object',
  required: ['op', 'path', 'value'],
  properties: { op: { const: op }, path: { const: path }, value },
})
const PATCH: Schema = {
  type: 'object',
  required: ['Operations'],
  properties: {
    schemas: { type: 'array', items: TEXT },
    Operations: {
      type: 'array',
      minItems: 1,
      items: {
        anyOf: [
          patch('title', 'replace', TEXT),
          patch('displayName', 'Replace', TEXT),
          patch('active', 'replace', { type: 'boolean' }),
          patch('phoneNumbers[type eq "work"].value', 'add', TEXT),
          patch(`${ENTERPRISE}:department`, 'remove', { type: 'null' }),
          { type: 'object', required: ['op', 'value'], properties: { op: { const: 'add' }, value: USER } },
        ],
      },
    },
  },
}
const inPath = (name: string) => ({ name, in: 'path', schema: TEXT })
const inQuery = (name: string, schema: Schema) => ({ name, in: 'query', schema })

/** What the organisation's directory asks and tells. */
export const SCIM_OPERATIONS: readonly Operation[] = [
  call('GET', '/scim/v2/ServiceProviderConfig'),
  call('GET', '/scim/v2/ResourceTypes'),
  call('GET', '/scim/v2/ResourceTypes/User'),
  call('GET', '/scim/v2/Schemas'),
  call('GET', '/scim/v2/Schemas/{schema}', { parameters: [inPath('schema')] }),
  call('GET', SCIM_USERS, {
    parameters: [
      inQuery('filter', TEXT),
      inQuery('startIndex', { type: 'integer' }),
      inQuery('count', { type: 'integer' }),
    ],
  }),
  call('POST', SCIM_USERS, { body: USER }),
  call('GET', `${SCIM_USERS}/{userId}`, { parameters: [inPath('userId')] }),
  call('PUT', `${SCIM_USERS}/{userId}`, { parameters: [inPath('userId')], body: USER }),
  call('PATCH', `${SCIM_USERS}/{userId}`, { parameters: [inPath('userId')], body: PATCH }),
  call('DELETE', `${SCIM_USERS}/{userId}`, { parameters: [inPath('userId')] }),
]

function call(method: string, path: string, of: Partial<Pick<Operation, 'parameters' | 'body'>> = {}): Operation {
  return {
    name: `${method} ${path}`,
    method,
    path,
    caller: 'directory',
    parameters: [],
    body: undefined,
    ...of,
    bodyType: SCIM_TYPE,
  }
}
