import type { FieldChange, ReceiptField } from '../receipts/receipt.ts'
import { FIELDS, fieldIn, isOnlyField, POINTED_OR_IT } from './fields.ts'
import type { Correction } from './kinds.ts'
import type { RefusedValue } from './problems.ts'
import { wordCount } from './values.ts'

const HAS_NO = /^(.*?)\b(?:has|have|had|shows?|carries|carry|prints?|bears?)\s(?:got\s)?no\s(.+)$/is
const HAS_NOT =
  /^(.*?)\b(?:does|do|did)(?:n't| not)\s(?:have|show|carry|print|bear|mention)\s(?:(?:an?|any|the|its)\s)?(.+)$/is
const THERE_IS_NO = /^there(?:'s|\sis|\swas)\sno\s(.+?)\s(?:on|in|at|for)\s(.+)$/is
const TAKEN_OUT = /^(?:remove|delete|clear|empty|drop|erase|take out|take off)\s(?:the\s|its\s)?(.+)$/is
const MISSING =
  /^((?:(?!\s(?:is|was)\s(?:missing|absent|blank|empty|not)).)+)\s(?:is|was)\s(?:missing|absent|blank|empty|not (?:there|printed|given|available|on it|on the bill|mentioned))(?:\s(?:on|in|from|at)\s(.+))?$/is
/** Of several receipts, or of some that are looked for. */
const OF_MANY =
  /\b(?:receipts|bills|invoices|ones|which|what|how|whether|if|that|who|any|every|each|all|some|none|many|most)\b/i
const ASKED =
  /^(?:so |and )?(?:what|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|can|could|should|tell|show|list|give|find|name|see|check|compare|count)\b/i
/** Somebody, or what surrounds receipts. */
const NO_RECEIPT =
  /^(?:i|we|you|they|he|she|people|nobody|somebody|someone|everyone)\b|\b(?:company|firm|office|team|manager|trip|claim|expense|meeting|budget|salary|advance|policy|chat|page|portal|trp-\S+|exp-\S+)\b/i
const SOMEBODYS = /^(?:my|our|your|their|his|her) (?!(?:\S+ )?(?:receipt|bill|invoice|ticket)\b)/i
const ONE_RECEIPT =
  /^(?:it|this|that)(?: one)?(?: (?:really|also|simply|just|actually))?$|\b(?:receipt|bill|invoice|ticket|voucher)\b|#\d|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th))(?: one)?$|^(?:the |this |that )?(?:cab|taxi|hotel|lunch|dinner|breakfast)(?: one)?$/i
const OF = /\s(?:of|on|from|in|for)\s/i
/** What parts the fields that are missing: 'no CGST and no SGST', 'no date or GSTIN'. */
const PARTS = /\s?(?:,|&|\b(?:and|or|nor|no|neither|any|an?|the)\b)\s?/i

/**
 * 'Receipt 5 has no GSTIN', 'there is no date on the second one', 'the GSTIN of receipt 5 is missing'; none for questions
 * and for what is no receipt.
 */
export function missingFieldsIn(text: string): Correction[] {
  if (ASKED.test(text)) return []
  const taken = TAKEN_OUT.exec(text)?.[1]
  if (taken !== undefined && namesFieldFirst(taken)) {
    return without(lackedIn(taken.split(OF)[0] ?? ''), taken)
  }
  for (const pattern of [HAS_NO, HAS_NOT]) {
    const [, about = '', what = ''] = pattern.exec(text) ?? []
    const fields = lackedIn(what)
    if (fields.length > 0 && mayBeOne(about)) return without(fields, about.trim())
  }
  const [, what = '', where = ''] = THERE_IS_NO.exec(text) ?? []
  if (ONE_RECEIPT.test(where) && mayBeOne(where)) return without(lackedIn(what), where)
  const [, missing = '', from = ''] = MISSING.exec(text) ?? []
  const field = fieldIn(missing)
  const about = `${missing} ${from}`.trim()
  return field && !OF_MANY.test(about) && POINTED_OR_IT.test(about) ? [{ kind: 'missing', field, about }] : []
}

/** The fields of a list of what is missing, each once; none where it says more than that. */
function lackedIn(what: string): ReceiptField[] {
  const parts = what.split(PARTS).filter((part) => part !== '')
  const fields = parts.map((part) =>
    wordCount(part) <= 5 && !/\b(?:is|was|yet)\b|=/i.test(part) ? fieldIn(part) : undefined,
  )
  return fields.every((field) => field !== undefined) ? [...new Set(fields)] : []
}

/** Whether a clause only goes on with what the one before it lacks: 'receipt 2 has no date and GSTIN'. */
export function continuesMissingFields(before: string, clause: string): boolean {
  const said = TAKEN_OUT.test(before) ? (clause.split(OF)[0] ?? '') : clause
  const parts = said.split(PARTS).filter((part) => part !== '')
  return parts.length > 0 && parts.every(isOnlyField) && missingFieldsIn(before).some(({ kind }) => kind !== 'missing')
}

/** Whether words speak of somebody or something that is no receipt: 'I', 'the meeting'. */
export function isNoReceipt(words: string): boolean {
  return NO_RECEIPT.test(words.trim())
}

const NEGATION =
  "(?:\\b(?:no(?!\\s*,)|without|remove|clear|delete|empty|drop|erase|take out)\\b|(?:n['’]t|\\bnot)\\s+(?:have|show|carry|print|bear|mention|give)\\b)"
const NEGATED_AFTER =
  "(?:\\b(?:missing|absent|blank|empty|nahi|none)\\b|(?:n['’]t|\\bnot)\\s+(?:there|printed|given|available|shown|mentioned|on)\\b)"

/** A few words of the same sentence. */
const FEW = '(?:[^\\w.;]{1,3}\\w{1,20}){0,4}?[^\\w.;]{1,3}'
const THERE_IS_NONE = new Map(
  FIELDS.map(([field, { source }]) => [
    field,
    new RegExp(`${NEGATION}${FEW}(?:${source})|(?:${source})${FEW}${NEGATED_AFTER}`, 'i'),
  ]),
)

/** Whether somebody says in any words that there is no such field, or wants it gone; a 'no' elsewhere does not. */
export function saysThereIsNo(field: ReceiptField, message: string): boolean {
  return THERE_IS_NONE.get(field)?.test(message) === true
}

/** Whether a clause says that a field is missing and not of what. */
export function saysFieldMissing(text: string): boolean {
  const [, missing = '', from] = MISSING.exec(text) ?? []
  return from === undefined && fieldIn(missing) !== undefined && !POINTED_OR_IT.test(missing)
}

function mayBeOne(about: string): boolean {
  const words = about.trim()
  return (
    words !== '' &&
    wordCount(words) <= 8 &&
    !isNoReceipt(words) &&
    !SOMEBODYS.test(words) &&
    !OF_MANY.test(words.replace(/^that\b/i, 'it'))
  )
}

/** Whether words begin with a field: 'the GSTIN of receipt 2' is no receipt to be removed. */
export function namesFieldFirst(words: string): boolean {
  const parts = (words.split(OF)[0] ?? '').split(PARTS).filter((part) => part !== '')
  return parts.length > 0 && parts.every(isOnlyField)
}

/** What has no such field is set to nothing; some things every receipt has. */
function without(fields: readonly ReceiptField[], about: string): Correction[] {
  // 'City Cabs has no GSTIN' is one where a receipt is from there, which the words alone do not say.
  const named = ONE_RECEIPT.test(about) || fieldIn(about) ? {} : { onlyNamed: true as const }
  const every = fields.flatMap((field) => (field in HAS_EVERY ? [field] : []))
  const others = fields.filter((field) => !every.includes(field))
  const change: FieldChange = Object.fromEntries(others.map((field) => [field, null]))
  return [
    ...(others.length > 0 ? [{ kind: 'change' as const, about, change, ...named }] : []),
    ...every.map((field) => everyHas(field, about)).map((one) => ({ ...one, ...named })),
  ]
}

const HAS_EVERY: Partial<Record<ReceiptField, RefusedValue | null>> = {
  totalPaise: null,
  currency: { why: 'needs-currency' },
  category: { why: 'no-category' },
}

function everyHas(field: ReceiptField, about: string): Correction {
  const why = HAS_EVERY[field]
  return why ? { kind: 'refused', about, why } : { kind: 'no-value', field, about }
}
