import { PERSON_FIELDS } from '@pravas/contract/administration'
import { BANK_FIELDS } from '@pravas/contract/bank-details'
import { GRANTED_ROLES } from '@pravas/contract/people'
import { people as catalogue } from '@pravas/messages/en/people'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { texts } from '@pravas/messages/texts'

const t = texts(catalogue)
const r = texts(roleNames)

/** The name of a field of a person; of one that is not known, as it is written. */
export function fieldName(field: string): string {
  const known = [...PERSON_FIELDS, ...BANK_FIELDS].find((one) => one === field)
  return known ? t(`field.${known}`) : field
}

/** A value of a field as people read it. */
export function valueWords(value: unknown): string {
  if (value === true) return t('value.yes')
  if (value === false) return t('value.no')
  if (Array.isArray(value)) {
    const roles = GRANTED_ROLES.filter((role) => (value as unknown[]).includes(role))
    return roles.length === 0 ? t('value.none') : roles.map((role) => r(`role.${role}`)).join(', ')
  }
  return value === null || value === undefined || value === '' ? t('value.none') : String(value)
}

/** The names of managers by their employee ids, as far as they are known. */
export type ManagerNames = Readonly<Record<string, string>>

/** A field's value as people read it, a manager by name. */
export function wordsOfField(field: string, value: unknown, managers: ManagerNames): string {
  const name = field === 'manager_id' && typeof value === 'string' ? managers[value] : undefined
  return name === undefined ? valueWords(value) : `${name} · ${value}`
}
