import type { AuditItem } from '@pravas/contract/audit'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatDate, formatInstant, formatRupees } from '../../ui/formats.ts'

const t = texts(auditPage)

/** What happened, as a sentence without its full stop. */
export function sentenceOf(item: AuditItem): string {
  const named = { actor: actorOf(item), record: recordOf(item) }
  // A claim has words of its own where what happens to it happens to no trip.
  const keys = [`action.${item.action}`, `action.${item.action.replace(/^expense\./, 'trip.')}`]
  const key = keys.find((one) => Object.hasOwn(auditPage, one))
  // All of them take the same two values.
  if (key !== undefined) return t(key as 'action.trip.approved', named)
  return t('action.other', { ...named, action: item.action })
}

function actorOf({ actor, channel }: AuditItem): string {
  return actor?.name ?? t(channel === 'command' ? 'actor.operator' : 'actor.system')
}

/** Kinds of records that are called something where their number isn’t known. */
const RECORDS = new Set(['trip', 'expense', 'person', 'advance', 'payment_batch'])

function recordOf({ record: { kind, number, name, id }, actor }: AuditItem): string {
  if (number !== null) return number
  if (kind === 'person' && id !== null && id === actor?.person_id) return t('someone.self')
  if (name !== null) return t('someone.of', { name })
  return RECORDS.has(kind) ? t(`record.${kind}` as 'record.trip') : t('record.other')
}

/** The page of the record of an entry; undefined for one without a page of its own. */
export function pageOfRecord({ kind, number }: AuditItem['record']): string | undefined {
  if (number === null) return undefined
  if (kind === 'trip' || kind === 'expense') return `/${kind}/${encodeURIComponent(number)}`
  if (kind === 'payment_batch') return `/finance?tab=batches&batch=${encodeURIComponent(number)}`
  return kind === 'advance' ? '/advances/finance' : undefined
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

const ABBREVIATIONS = new Set(['id', 'gstin', 'gst', 'ifsc', 'utr', 'pnr', 'url'])

/** `totalPaise` and `total_paise` as 'Total', `manager_id` as 'Manager ID'. */
function fieldName(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .split('_')
    .filter((word) => word !== '' && word !== 'paise')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
  return words.length === 0 ? t('field.amount') : capitalised(words.join(' '))
}

function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('value.none')
  if (value === true) return t('value.yes')
  if (value === false) return t('value.no')
  if (typeof value === 'number') return isPaise(name) ? formatRupees(value / 100) : String(value)
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value)
    // Local time at a place, such as a flight's.
    if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value)) return `${formatDate(value.slice(0, 10))}, ${value.slice(11)}`
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length === 0 ? t('value.none') : value.join(', ')
  }
  return structureWords(value)
}

/** What is nested, its fields by their names: `From: DEL, To: BOM; From: BOM, To: GOI`. */
function structureWords(value: object): string {
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== '')
  if (entries.length === 0) return t('value.none')
  if (Array.isArray(value)) return entries.map(([name, one]) => valueWords(name, one)).join('; ')
  return entries
    .map(([name, one]) => t('value.field', { field: fieldName(name), value: valueWords(name, one) }))
    .join(', ')
}
