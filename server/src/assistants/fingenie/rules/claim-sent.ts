import { replies } from '@pravas/messages/fingenie'
import type { Claimed } from '../../../expenses/draft/claim-rules.ts'
import { listWords, rupeeText } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import { capital, linked, paragraphs } from './texts.ts'

/** Tells what was claimed. It begins with the specification's sentence. */
export function claimAnswer(claimed: Claimed): string {
  const { expenseNumbers, totalPaise, receiptCount, statuses, approver, repeated } = claimed
  const values = { count: receiptCount, sum: rupeeText(totalPaise) }
  return paragraphs(
    // The specification's sentence; the mail has been in the outbox since the expense was created.
    replies('sent.email', { numbers: expenseNumbers.join(', ') }),
    repeated
      ? replies('sent.repeated', { ...values, statuses: listWords(statuses) })
      : approver === null
        ? replies('sent.unmanaged', values)
        : replies('sent.done', { ...values, approver: literal(approver) }),
    policyNote(claimed),
    undatedNote(claimed),
    unconfirmedNote(claimed),
    doubtfulNote(claimed),
  )
}

/** Of several claims each finding says of which it is. */
function policyNote({ findings, approver, expenseNumbers }: Claimed): string {
  if (findings.length === 0) return ''
  const lines = findings
    .slice(0, NAMED)
    .map(({ number, said }) =>
      replies('sent.finding', { finding: literal(expenseNumbers.length > 1 ? `${number}: ${said}` : said) }),
    )
  const about = { approver: literal(deciderText(approver)), more: Math.max(0, findings.length - NAMED) }
  return paragraphs(replies('sent.findings', about), lines.join('\n'))
}

function doubtfulNote({ doubtful, receiptCount, approver }: Claimed): string {
  if (doubtful.length === 0) return ''
  const who = deciderAtStart(approver)
  if (doubtful.length > NAMED)
    return replies('sent.duplicates-many', { some: doubtful.length, count: receiptCount, approver: who })
  const lines = doubtful.map((one) =>
    replies('sent.duplicate', { receipt: capital(named(one)), why: literal(one.why) }),
  )
  return paragraphs(replies('sent.duplicates', { count: doubtful.length, approver: who }), lines.join('\n'))
}

function named({ id, number, name }: Claimed['undated'][number]): string {
  return replies('sent.receipt', {
    receipt: linked({ id }, replies('receipt.number', { number })),
    name: literal(name),
  })
}

/** Of more receipts than this only the number is told. */
const NAMED = 5

function undatedNote({ undated, receiptCount, approver }: Claimed): string {
  if (undated.length === 0) return ''
  const receipts =
    undated.length > NAMED
      ? replies('sent.some-of', { some: undated.length, count: receiptCount })
      : listWords(undated.map(named))
  return replies('sent.undated', { count: undated.length, receipts, approver: deciderAtStart(approver) })
}

function unconfirmedNote({ unconfirmed, receiptCount, approver }: Claimed): string {
  if (unconfirmed.length === 0) return ''
  const receipts =
    unconfirmed.length > NAMED
      ? replies('sent.some-of', { some: unconfirmed.length, count: receiptCount })
      : listWords(unconfirmed.map((one) => pricedText(named(one), one.totalPaise)))
  return replies('sent.unconfirmed', { count: unconfirmed.length, receipts, approver: deciderAtStart(approver) })
}

function pricedText(receipt: string, totalPaise: number): string {
  return replies('receipt.priced', { receipt, amount: rupeeText(totalPaise) })
}

/** Who decides, as a sentence begins with it; a name stays as it is written. */
function deciderAtStart(approver: string | null): string {
  return approver === null ? capital(deciderText(null)) : literal(approver)
}
