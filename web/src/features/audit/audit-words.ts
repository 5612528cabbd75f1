import type { AuditItem } from '@pravas/contract/audit'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatDate, formatInstant, formatRupees } from '../../ui/formats.ts'

const t = texts(auditPage)

/** What happened, as a sentence without its full stop. */
export function sentenceOf(item: AuditItem): string {
  const named = { actor: actorOf(item), record: recordOf(item) }
  const key = `action.${item.action.replace(/^expense\./, 'trip.')}`
  // All of them take the same two values.
  if (Object.hasOwn(auditPage, key)) return t(key as 'action.trip.approved', named)
  return t('action.other', { ...named, action: item.action })
}

function actorOf({ actor, channel }: AuditItem): string {
  return actor?.name ?? t(channel === 'command' ? 'actor.operator' : 'actor.system')
}

function recordOf({ record: { kind, number, name, id }, actor }: AuditItem): string {
  if (number !== null) return number
  if (kind === 'person' && id !== null && id === actor?.person_id) return t('someone.self')
  if (name !== null) return t('someone.of', { name })
  return kind === 'trip' || kind === 'expense' || kind === 'person' || kind === 'advance'
    ? t(`record.${kind}`)
    : t('record.other')
}

export interface ChangedField {
  name: string
  before: string
  after: string
}

/** The fields of a change with what was there and what is there now, as people read them. */
export function changedFields({ before, after }: Pick<AuditItem, 'before' | 'after'>): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: fieldName(name),
    before: valueWords(name, before?.[name]),
    after: valueWords(name, after?.[name]),
  }))
}

const isPaise = (name: string) => name.toLowerCase().endsWith('paise')

/** `totalPaise` and `total_paise` as 'Total', `manager_id` as 'Manager ID'. */
function fieldName(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .split('_')
    .filter((word) => word !== '' && word !== 'paise')
    .map((word) => (word === 'id' ? 'ID' : word))
  return words.length === 0 ? t('field.amount') : capitalised(words.join(' '))
}

function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('value.none')
  if (value === true) return t('value.yes')
  if (value === false) return t('value.no')
  if (typeof value === 'number') return isPaise(name) ? formatRupees(value / 100) : String(value)
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value)
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length === 0 ? t('value.none') : value.join(', ')
  }
  return JSON.stringify(value)
}
