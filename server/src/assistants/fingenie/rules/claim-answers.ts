import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ClaimQuestion } from '@pravas/language/expense/claims/claim-questions'
import { dayOf } from '../../../clock.ts'
import { dayText, rupeeText } from '../../../formats.ts'
import type { ClaimsWithin } from './claim-filters.ts'
import { countText, literal, paragraphs, table } from './texts.ts'

/** How many claims a list shows. */
const SHOWN = 10

/** Answers a question about one's own claims, given newest first; `within` are those of them that it is about. */
export function answerOnClaims(
  { number, single, status }: ClaimQuestion,
  claims: readonly Expense[],
  within: ClaimsWithin,
): string {
  if (number) {
    const claim = claims.find(({ expense_number }) => expense_number === number)
    return claim ? oneClaim(claim) : `I find no claim ${number} of yours.`
  }
  if (claims.length === 0) {
    return 'You have not sent a claim yet. Upload receipts and write **send reimbursement**.'
  }
  const wanted = status ? within.claims.filter((claim) => claim.status === status) : within.claims
  const [latest] = wanted
  const { words, note } = within
  if (!latest) {
    const none = status ? `None of your ${countText(claims.length, 'claim')} is ${status}` : 'You have no claim'
    return paragraphs(`${none}${words}.`, note)
  }
  if (words !== '') return paragraphs(listed(wanted, status, words), note)
  if (wanted.length === 1 || (single && !status)) {
    const more =
      wanted.length > 1 ? `You have sent ${countText(wanted.length, 'claim')} in all; this is the latest.` : ''
    return paragraphs(oneClaim(latest), more)
  }
  return paragraphs(listed(wanted, status, words), note)
}

/** How one claim stands; `approver` is the name of who decides, where it is known. */
export function oneClaim(claim: Expense, approver: string | null = null): string {
  const { expense_number: number, status } = claim
  const sent = dayText(dayOf(new Date(claim.submitted_at)))
  return paragraphs(
    `${number} (${literal(claim.description)}, **${rupeeText(paiseFromRupees(claim.total))}**, sent on ${sent}) is **${status}**.`,
    status === 'rejected' && claim.rejection_reason && `Reason: ${literal(claim.rejection_reason)}`,
    status === 'pending' && `It waits for the decision of ${approver === null ? 'your manager' : literal(approver)}.`,
  )
}

function listed(claims: readonly Expense[], status: string | undefined, words: string): string {
  const sum = claims.reduce((paise, { total }) => paise + paiseFromRupees(total), 0)
  const rows = claims
    .slice(0, SHOWN)
    .map((claim) => [
      claim.expense_number,
      dayText(claim.expense_date),
      literal(claim.expense_type),
      claim.rejection_reason ? `${claim.status}: ${literal(claim.rejection_reason)}` : claim.status,
      rupeeText(paiseFromRupees(claim.total)),
    ])
  const kind = status ? `${status} claim` : 'claim'
  return paragraphs(
    `You have ${countText(claims.length, kind)}${words}, **${rupeeText(sum)}** together${claims.length > SHOWN ? `. The newest ${SHOWN}:` : ':'}`,
    table(['Number', 'Date', 'Type', 'Status', 'Total'], rows),
    claims.length > SHOWN && 'The rest stands in [the expenses report](/fingenie-report).',
  )
}
