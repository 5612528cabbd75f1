import type { Verdict } from '@pravas/contract/requests'
import { mail } from '@pravas/messages/en/mail'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { dayText, rupeeText } from '../formats.ts'
import { button, entry, type Line, line, type MailText, mailText, quoted } from './mail-text-rules.ts'
import { recordButton } from './record-button.ts'

const text = texts(mail)
const statusText = texts(status)

/** To the owner of a request: what was decided, by whom, and why. */
export function decisionMail(decision: {
  kind: 'trip' | 'expense'
  number: string
  verdict: Verdict
  reason: string | null
  decidedBy: string
  /** What of it is asked to be changed, as people read it. */
  asked?: readonly string[]
  /** Of a claim of which some receipts were refused; money in paise. */
  partly?:
    | {
        approvedPaise: number
        claimedPaise: number
        refused: readonly { name: string; paise: number; reason: string; refusedBy: string }[]
      }
    | undefined
  /** Of an approved trip that its traveller books: its parts, with their prices in paise and the days on which they begin. */
  toBook?: readonly { title: string; pricePaise: number; begins: string }[]
  publicUrl: URL
}): MailText {
  const { kind, number, verdict, reason, decidedBy: approver, partly, asked = [], toBook = [], publicUrl } = decision
  if (partly) {
    const [approved, claimed] = [rupeeText(partly.approvedPaise), rupeeText(partly.claimedPaise)]
    return mailText(
      line(text, 'decision.partly-subject', { number, approved, claimed }),
      line(text, 'decision.partly-body', { approver, approved, claimed, number, count: partly.refused.length }),
      partly.refused.map(({ name, paise, reason, refusedBy }) =>
        entry(line(text, 'decision.refused', { name, amount: rupeeText(paise), approver: refusedBy, reason })),
      ),
      line(text, 'decision.claim-again'),
      recordButton(kind, number, publicUrl),
    )
  }
  return mailText(
    line(text, 'decision.subject', { number, verdict }),
    line(text, 'decision.body', { approver, verdict, kind, number }),
    reason ? line(text, 'decision.reason', { reason, verdict }) : null,
    ...(verdict === 'returned' ? returnedWords(asked) : []),
    toBook.length > 0 && line(text, 'decision.book'),
    toBook.map(({ title, pricePaise, begins }) =>
      entry(
        line(text, 'decision.book-part', { title, day: dayText(begins.slice(0, 10)), amount: rupeeText(pricePaise) }),
      ),
    ),
    toBook.length > 0 && line(text, 'decision.book-then'),
    recordButton(kind, number, publicUrl),
  )
}

/** What a returned request is about, and what its owner does next. */
function returnedWords(parts: readonly string[]): Line[] {
  return [
    ...(parts.length > 0 ? [line(statusText, 'return.parts', { parts: parts.join('; ') })] : []),
    line(statusText, 'return.edit'),
  ]
}

/** To the traveller's approver: an approved trip was cancelled, why, and what that costs in paise. */
export function cancellationMail(cancelled: {
  number: string
  traveller: string
  reason: string
  paise: number | null
  publicUrl: URL
}): MailText {
  const { number, traveller, reason, paise, publicUrl } = cancelled
  return mailText(
    line(text, 'cancellation.subject', { number, traveller }),
    line(text, 'cancellation.body', { number, traveller }),
    line(text, 'decision.reason', { reason, verdict: 'cancelled' }),
    paise === null ? null : line(text, 'cancellation.cost', { amount: rupeeText(paise) }),
    recordButton('trip', number, publicUrl),
  )
}

/** To the owner of a request: a question about it; or to the person who asked it: the answer. */
export function commentMail(comment: {
  kind: 'question' | 'answer'
  of: 'trip' | 'expense'
  number: string
  author: string
  said: string
  publicUrl: URL
}): MailText {
  const { kind, of, number, author, said, publicUrl } = comment
  return mailText(
    line(text, 'question.subject', { number, author, kind }),
    line(text, 'question.body', { author, kind, of, number }),
    quoted(said),
    kind === 'question' ? line(text, 'question.next', { of }) : null,
    recordButton(of, number, publicUrl),
  )
}

/** To who stands in for somebody: from when to when (`YYYY-MM-DD`, both inclusive), and where. */
export function delegationMail(delegation: {
  giver: string
  startsOn: string
  endsOn: string
  publicUrl: URL
}): MailText {
  const { giver, startsOn, endsOn, publicUrl } = delegation
  return mailText(
    line(text, 'delegation.subject', { giver, first: dayText(startsOn), last: dayText(endsOn) }),
    line(text, 'delegation.body', { giver }),
    button(line(text, 'button.approvals'), new URL('/admin-approvals', publicUrl)),
  )
}
