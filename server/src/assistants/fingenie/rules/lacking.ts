import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { fieldIn, isOnlyField, POINTED_OR_IT } from './correction-fields.ts'
import type { Correction } from './correction-kinds.ts'
import { wordCount } from './correction-values.ts'

const HAS_NO = /^(.*?)\b(?:has|have|had|shows?|carries|carry|prints?|bears?)\s+(?:got\s+)?no\s+(.+)$/i
const HAS_NOT =
  /^(.*?)\b(?:does|do|did)(?:n't| not)\s+(?:have|show|carry|print|bear|mention)\s+(?:(?:an?|any|the|its)\s+)?(.+)$/i
const THERE_IS_NO = /^there(?:'s|\s+is|\s+was)\s+no\s+(.+?)\s+(?:on|in|at|for)\s+(.+)$/i
const TAKEN_OUT = /^(?:remove|delete|clear|empty|drop|erase|take out|take off)\s+(?:the\s+|its\s+)?(.+)$/i
const MISSING =
  /^(.+?)\s+(?:is|was)\s+(?:missing|absent|blank|empty|not (?:there|printed|given|available|on it|on the bill|mentioned))(?:\s+(?:on|in|from|at)\s+(.+))?$/i
/** Of several receipts, or of some that are looked for. */
const OF_MANY = /\b(?:receipts|bills|invoices|ones|which|that|who|any|every|all|some|none)\b/i

/** 'Receipt 5 has no GSTIN', 'there is no date on the second one', 'the GSTIN of receipt 5 is missing'. */
export function lackIn(text: string): Correction | undefined {
  const taken = TAKEN_OUT.exec(text)?.[1]
  if (taken !== undefined && namesFieldFirst(taken)) return without(fieldIn(taken), taken)
  for (const pattern of [HAS_NO, HAS_NOT]) {
    const [, about = '', what = ''] = pattern.exec(text) ?? []
    const field = wordCount(what) <= 5 ? fieldIn(what) : undefined
    if (field && isOne(about)) return without(field, about)
  }
  const [, what = '', where = ''] = THERE_IS_NO.exec(text) ?? []
  if (isOne(where) && fieldIn(what)) return without(fieldIn(what), where)
  const [, missing = '', from = ''] = MISSING.exec(text) ?? []
  const field = fieldIn(missing)
  const about = `${missing} ${from}`.trim()
  return field && !OF_MANY.test(about) && POINTED_OR_IT.test(about) ? { kind: 'missing', field, about } : undefined
}

/** Whether a clause says that a field is missing and not of what. */
export function isLack(text: string): boolean {
  const [, missing = '', from] = MISSING.exec(text) ?? []
  return from === undefined && fieldIn(missing) !== undefined && !POINTED_OR_IT.test(missing)
}

function isOne(about: string): boolean {
  const words = about.trim()
  return words !== '' && !OF_MANY.test(words.replace(/^that\b/i, 'it')) && wordCount(words) <= 8
}

/** Whether words begin with a field: 'the GSTIN of receipt 2' is no receipt to be removed. */
export function namesFieldFirst(words: string): boolean {
  return isOnlyField(words.split(/\s+(?:of|on|from|in|for)\s+/i)[0] ?? '')
}

/** What has no such field is set to nothing; some things every receipt has. */
function without(field: ChangeableField | undefined, about: string): Correction | undefined {
  if (field === undefined) return undefined
  if (field === 'totalPaise') return { kind: 'no-value', field, about }
  if (field === 'currency')
    return { kind: 'refused', about, why: 'Every receipt has a currency; say which, such as INR.' }
  if (field === 'category')
    return { kind: 'refused', about, why: 'A category is Food, Transport, Accommodation or Miscellaneous.' }
  const change: ReceiptChange = { [field]: null }
  return { kind: 'change', about, change }
}
