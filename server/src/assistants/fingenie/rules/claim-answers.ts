import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ClaimQuestion } from '@pravas/language/expense/claims/claim-questions'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../clock.ts'
import { dayText, rupeeText } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { ClaimsWithin } from './claim-filters.ts'
import { paragraphs, table } from './texts.ts'

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
    return claim ? oneClaim(claim) : replies('claims.unknown', { number })
  }
  if (claims.length === 0) return replies('claims.none')
  const wanted = status ? within.claims.filter((claim) => claim.status === status) : within.claims
  const [latest] = wanted
  const { words, note } = within
  if (!latest) {
    const none = status
      ? replies('claims.none-of', { count: claims.length, status, words })
      : replies('claims.none-within', { words })
    return paragraphs(none, note)
  }
  if (words !== '') return paragraphs(listed(wanted, status, words), note)
  if (wanted.length === 1 || (single && !status)) {
    const more = wanted.length > 1 && replies('claims.latest-of', { count: wanted.length })
    return paragraphs(oneClaim(latest), more)
  }
  return paragraphs(listed(wanted, status, words), note)
}

/** How one claim stands; `approver` is the name of who decides, null where nobody is set; undefined: that is not looked up. */
export function oneClaim(claim: Expense, approver?: string | null): string {
  const { expense_number: number, status } = claim
  const sent = dayText(dayOf(new Date(claim.submitted_at)))
  return paragraphs(
    replies('claims.one', {
      number,
      description: literal(claim.description),
      amount: rupeeText(paiseFromRupees(claim.total)),
      date: sent,
      status,
    }),
    status === 'rejected' &&
      claim.rejection_reason &&
      replies('claims.reason', { reason: literal(claim.rejection_reason) }),
    status === 'pending' &&
      replies('claims.pending', {
        approver: approver === undefined ? replies('your-manager') : literal(deciderText(approver)),
      }),
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
      claim.rejection_reason
        ? replies('claims.status-with-reason', { status: claim.status, reason: literal(claim.rejection_reason) })
        : claim.status,
      rupeeText(paiseFromRupees(claim.total)),
    ])
  const isCut = claims.length > SHOWN
  const values = { count: claims.length, words, sum: rupeeText(sum), shown: isCut ? SHOWN : 0 }
  const heads = [
    replies('claims.head.number'),
    replies('head.date'),
    replies('claims.head.type'),
    replies('claims.head.status'),
    replies('head.total'),
  ]
  return paragraphs(
    status ? replies('claims.listed-of', { ...values, status }) : replies('claims.listed', values),
    table(heads, rows),
    isCut && replies('claims.rest'),
  )
}
