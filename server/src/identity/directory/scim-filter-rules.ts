import { ScimError } from './scim-error.ts'

/** Whom a directory looks for. */
export type UserFilter = { email: string } | { directoryId: string } | { id: string } | undefined

const EQUALS = /^\s*([a-z0-9.:]+(?:\[type eq "work"\]\.value)?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

/** Reads the filters that directories send to find somebody: one attribute that equals a text. */
export function readFilter(text: string | undefined): UserFilter {
  if (text === undefined || text.trim() === '') return undefined
  const [, path = '', quoted = ''] = EQUALS.exec(text) ?? []
  const value = unquoted(quoted)
  const name = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:user:/i, '').toLowerCase()
  if (value !== undefined) {
    if (['username', 'emails.value', 'emails[type eq "work"].value'].includes(name)) return { email: value }
    if (name === 'externalid') return { directoryId: value }
    if (name === 'id') return { id: value }
  }
  throw new ScimError(400, 'Filters that are understood: userName, externalId or id eq "a text".', 'invalidFilter')
}

function unquoted(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted)
    // No database keeps a null character, nor looks for one.
    return typeof value === 'string' && !value.includes('\0') ? value : undefined
  } catch {
    return undefined
  }
}
