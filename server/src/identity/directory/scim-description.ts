import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './scim-user-rules.ts'

/** The most resources that one answer lists. */
export const MOST_LISTED = 200

/** What this server does of SCIM (RFC 7643, section 5). */
export function serviceProviderConfig(baseUrl: URL) {
  const supported = (yes: boolean) => ({ supported: yes })
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: supported(true),
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_LISTED },
    changePassword: supported(false),
    sort: supported(false),
    etag: supported(false),
    authenticationSchemes: [
      { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token that SCIM_TOKEN sets', primary: true },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: new URL('/scim/v2/ServiceProviderConfig', baseUrl).href },
  }
}

export function userResourceType(baseUrl: URL) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: USER_SCHEMA,
    schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }],
    meta: { resourceType: 'ResourceType', location: new URL('/scim/v2/ResourceTypes/User', baseUrl).href },
  }
}

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const values = [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })]

/** The attributes that are kept. */
export function schemas(baseUrl: URL) {
  const meta = (id: string) => ({ resourceType: 'Schema', location: new URL(`/scim/v2/Schemas/${id}`, baseUrl).href })
  const schema = (id: string, name: string, attributes: object[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    attributes,
    meta: meta(id),
  })
  return [
    schema(USER_SCHEMA, 'User', [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true, uniqueness: 'server' }),
      attribute('displayName'),
      attribute('name', { type: 'complex', subAttributes: [attribute('formatted')] }),
      attribute('emails', { type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: values }),
      attribute('phoneNumbers', { type: 'complex', multiValued: true, subAttributes: values }),
      attribute('title'),
      attribute('active', { type: 'boolean' }),
    ]),
    schema(ENTERPRISE_SCHEMA, 'Enterprise User', [
      attribute('employeeNumber', { uniqueness: 'server' }),
      attribute('department'),
      attribute('manager', {
        type: 'complex',
        subAttributes: [attribute('value'), attribute('$ref', { type: 'reference' })],
      }),
    ]),
  ]
}
