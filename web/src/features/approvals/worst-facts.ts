import { PolicyFinding, type PolicyRule } from '@pravas/contract/policy'
import { ReceiptNotes } from '@pravas/contract/receipt-notes'
import { approvalList } from '@pravas/messages/en/approval-list'
import { worstFindings } from '@pravas/messages/en/worst-findings'
import { texts } from '@pravas/messages/texts'
import type { PendingExpense, PendingTrip } from './approval-queries.ts'

const t = texts(approvalList)
const ofRule = texts(worstFindings)

/** What weighs most comes first, as the catalogue has them. */
const RULES = Object.keys(worstFindings) as (keyof typeof worstFindings & PolicyRule)[]

/** What whoever decides should know of a trip before anything else, in a few words each, the worst first. */
export function worstOfTrip({ findings }: Pick<PendingTrip, 'findings'>): string[] {
  return brokenRules(findings)
}

/** The same of a claim: also what was refused in an earlier one, what its claimant typed over, which a bill in another currency is, and what has no date. */
export function worstOfExpense({ findings, receipts = [] }: Pick<PendingExpense, 'findings' | 'receipts'>): string[] {
  const all = receipts ?? []
  const edited = all.map((receipt) => receipt.edited ?? [])
  const totals = edited.filter((names) => names.includes('total')).length
  const others = edited.flat().filter((name) => name !== 'total' && name !== 'currency').length
  const converted = edited.filter((names) => names.includes('currency')).length
  const undated = all.filter((receipt) => receipt.expense_date == null).length
  const refused = all.filter((receipt) => receipt.refused_before != null).length
  const doubtful = all.filter(isDoubtful).length
  const unconfirmed = all.filter((receipt) => receipt.unconfirmed?.includes('total')).length
  const documents = all.filter((receipt) => receipt.document != null).length
  const rules = brokenRules(findings)
  const duplicates = ofRule('expense.duplicate', { count: doubtful })
  const typed =
    totals === all.length
      ? t('worst.all-totals', { count: totals })
      : t('worst.totals', { count: totals, of: all.length })
  return [
    ...(refused > 0 ? [t('worst.refused-before', { count: refused })] : []),
    ...(doubtful > 0 && !rules.includes(duplicates) ? [duplicates] : []),
    ...rules,
    ...(documents > 0 ? [t('worst.documents', { count: documents })] : []),
    ...(unconfirmed > 0 ? [t('worst.unconfirmed', { count: unconfirmed })] : []),
    ...(totals > 0 ? [typed] : []),
    ...(converted > 0 ? [t('worst.currency', { count: converted })] : []),
    ...(others > 0 ? [t('worst.fields', { count: others })] : []),
    ...(undated > 0 ? [t('worst.undated', { count: undated })] : []),
  ]
}

type PendingReceipt = NonNullable<PendingExpense['receipts']>[number]

/** Whether a receipt may have been claimed before, and its claimant does not say that it is another one. */
function isDoubtful({ duplicates }: PendingReceipt): boolean {
  const known = ReceiptNotes.shape.duplicates.safeParse(duplicates).data ?? []
  return known.some(({ resolution }) => resolution !== 'different')
}

/** Each rule that is broken, once, with how often. */
function brokenRules(findings: unknown): string[] {
  const read = Array.isArray(findings) ? findings.flatMap((one) => PolicyFinding.safeParse(one).data ?? []) : []
  return RULES.flatMap((rule) => {
    const of = read.filter((finding) => finding.rule === rule)
    const count = of.reduce((sum, finding) => sum + (finding.unit === 'receipts' ? finding.actual : 1), 0)
    return count > 0 ? [ofRule.unchecked(rule, { count })] : []
  })
}
