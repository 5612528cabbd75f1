import type { ReceiptChanges } from '@pravas/contract/expenses'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import type { RequestChange, Verdict } from '@pravas/contract/requests'
import { mail } from '@pravas/messages/en/mail'
import { changeText } from '@pravas/messages/request-change'
import { texts } from '@pravas/messages/texts'
import { dayText, rupeeText } from '../formats.ts'
import {
  type Block,
  button,
  choices,
  entry,
  facts,
  footer,
  htmlFooter,
  joined,
  type Line,
  line,
  lineOf,
  link,
  type MailText,
  mailAddress,
  mailText,
  marked,
  quoted,
  total,
} from './mail-text-rules.ts'

const text = texts(mail)

/** To somebody who was added by an administrator: the link to choose a password with. */
export function invitationMail({ url, days, invitedBy }: { url: URL; days: number; invitedBy: string }): MailText {
  return mailText(
    line(text, 'invitation.subject'),
    line(text, 'invitation.body', { administrator: invitedBy, days }),
    button(line(text, 'button.choose-password'), url),
  )
}

/** To the owner of a request: what was decided, by whom, and why. */
export function decisionMail(decision: {
  kind: 'trip' | 'expense'
  number: string
  verdict: Verdict
  reason: string | null
  decidedBy: string
  /** Of a claim of which some receipts were refused; money in paise. */
  partly?:
    | {
        approvedPaise: number
        claimedPaise: number
        refused: readonly { name: string; paise: number; reason: string; refusedBy: string }[]
      }
    | undefined
  publicUrl: URL
}): MailText {
  const { kind, number, verdict, reason, decidedBy: approver, partly, publicUrl } = decision
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
    recordButton(kind, number, publicUrl),
  )
}

/** To whoever decides on a traveller's requests: an approved trip was cancelled, why, and in paise what that costs. */
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

/** To whoever decides besides the manager, at a step of the flow (null: the manager's) or after working days; money in paise. */
export function stepMail(asked: {
  kind: 'trip' | 'expense'
  number: string
  owner: string
  about: string
  totalPaise: number
  /** What earlier steps have refused of it. */
  refusedPaise: number
  step: string | null
  waitedDays: number | null
  links: DecideLinks | undefined
  publicUrl: URL
}): MailText {
  const { kind, number, owner, about, totalPaise, refusedPaise, step, waitedDays, links, publicUrl } = asked
  const said = { kind, number, owner, about, step, amount: rupeeText(totalPaise), days: waitedDays ?? 0 }
  return mailText(
    line(text, 'step.subject', said),
    line(text, waitedDays === null ? 'step.body' : 'escalation.body', said),
    step === null ? null : line(text, 'step.name', { step }),
    refusedPaise === 0 ? null : line(text, 'step.refused', { amount: rupeeText(refusedPaise) }),
    decideButtons(line(text, 'button.record', { kind }), recordUrl(kind, number, publicUrl), links),
    aboutLinks(links),
  )
}

/** To the owner of a request: what is asked about it; or to whoever asked: what is answered. */
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

/** Where a request is shown in full, and decided on by whoever may. */
const recordUrl = (kind: 'trip' | 'expense', number: string, publicUrl: URL) => new URL(`/${kind}/${number}`, publicUrl)

/** The ways to be asked at once whether to approve or to reject, which work once; undefined where there are none. */
export interface DecideLinks {
  approve: URL
  reject: URL
  days: number
}

/** The way to a request for whoever decides on it. */
function decideButtons(label: Line, address: URL, links: DecideLinks | undefined): Block {
  if (!links) return button(label, address)
  return choices(label, address, [
    { label: line(text, 'button.approve'), address: links.approve },
    { label: line(text, 'button.reject'), address: links.reject },
  ])
}

function aboutLinks(links: DecideLinks | undefined): Block | null {
  return links ? htmlFooter(line(text, 'decide-links', { days: links.days })) : null
}

function recordButton(kind: 'trip' | 'expense', number: string, publicUrl: URL): Block {
  return button(line(text, 'button.record', { kind }), recordUrl(kind, number, publicUrl))
}

/** A flight or a stay of a journey over several cities. */
export interface ItineraryLine {
  what: string
  day: string | null
  paise: number
}

/** To the manager: a trip waits for a decision. The itinerary is empty where the route says all of it. */
export function tripRequestMail(trip: {
  number: string
  traveller: string
  route: string
  purpose: string
  departureDate: string
  returnDate: string | null
  itinerary: ItineraryLine[]
  totalPaise: number
  /** Where it goes beyond the policy, and what the traveller says of it. */
  findings: readonly string[]
  /** What it is booked on, and what that leaves of the budgets. */
  booked: readonly string[]
  /** What was changed of one that was sent before; null of a new one. */
  changes: readonly RequestChange[] | null
  links: DecideLinks | undefined
  publicUrl: URL
}): MailText {
  const { number, traveller, route, purpose, departureDate, returnDate, changes } = trip
  const from = dayText(departureDate)
  const dates = returnDate === null ? from : text('trip.dates', { from, until: dayText(returnDate) })
  return mailText(
    changes
      ? line(text, 'trip.changed-subject', { number, traveller, amount: rupeeText(trip.totalPaise) })
      : line(text, 'trip.subject', { number, traveller }),
    facts(line(text, changes ? 'trip.changed-body' : 'trip.body', { number, traveller, route, dates, purpose }), [
      [line(text, 'fact.traveller'), traveller],
      [line(text, 'fact.route'), route],
      [line(text, 'fact.dates'), dates],
      [line(text, 'fact.purpose'), purpose],
    ]),
    listed(
      line(text, 'claim.changes'),
      (changes ?? []).map((change) => changeText(change, {})),
    ),
    trip.itinerary.map(itineraryLine),
    totalOf(trip.totalPaise),
    trip.booked.map(lineOf),
    policyList(trip.findings),
    decideButtons(line(text, 'button.record', { kind: 'trip' }), recordUrl('trip', number, trip.publicUrl), trip.links),
    aboutLinks(trip.links),
  )
}

function totalOf(paise: number): Block {
  const amount = rupeeText(paise)
  return total(line(text, 'claim.total', { amount }), line(text, 'fact.total'), amount)
}

/** Where it goes beyond the policy. */
function policyList(findings: readonly string[]): Block | null {
  return findings.length === 0 ? null : marked(line(text, 'claim.policy'), findings)
}

function itineraryLine({ what, day, paise }: ItineraryLine): Line {
  return entry(joined([...(day ? [dayText(day)] : []), what, rupeeText(paise)], ', '))
}

/** A receipt as a mail lists it. */
interface ListedReceipt {
  merchant: string | null
  date: string | null
  totalPaise: number | null
  /** The claimant's edits in words; of the total where no field is named. */
  changes: ReceiptChanges
  /** Why it may have been claimed before, in words, and what the claimant says of it. */
  duplicates: readonly { text: string; resolution: 'keep' | 'different' | null }[]
}

function receiptLine({ merchant, date, totalPaise, changes, duplicates }: ListedReceipt): Line {
  const facts = [
    merchant ?? text('receipt.merchant-missing'),
    date ? dayText(date) : text('receipt.date-missing'),
    rupeeText(totalPaise ?? 0),
  ]
  const edits = changes.map(({ field, text: edit }) =>
    field === 'total' ? edit : text('receipt.edit', { field: RECEIPT_FIELD_LABELS[field], edit }),
  )
  const notes = [...edits, ...duplicates.map(duplicateNote)]
  const receipt = joined(facts, ', ')
  return entry(notes.length > 0 ? line(text, 'receipt.with-notes', { receipt, notes: joined(notes, '; ') }) : receipt)
}

function duplicateNote({ text: sentence, resolution }: ListedReceipt['duplicates'][number]): string {
  const reason = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`
  return resolution === null ? reason : text('receipt.duplicate', { reason, answer: resolution })
}

/** An expense as the mail about it tells it. */
interface ListedClaim {
  number: string
  description: string
  receipts: (ListedReceipt & { deductions: readonly string[] })[]
  totalPaise: number
  /** The trip that it belongs to, in words. */
  trip: string | null
  findings: readonly string[]
  /** What it is booked on. */
  booked: readonly string[]
  /** What was changed of one that was sent before; null of a new one. */
  changes: readonly RequestChange[] | null
  links: DecideLinks | undefined
}

/** To the manager: an expense claim, or several that were sent together, waits for a decision. */
export function expenseClaimMail(sent: {
  claims: readonly ListedClaim[]
  claimant: string
  byCategory: readonly { category: string; count: number; paise: number }[]
  totalPaise: number
  /** What all of it leaves of the budgets. */
  budgets: readonly string[]
  publicUrl: URL
}): MailText {
  const { claims, claimant, byCategory, totalPaise, publicUrl } = sent
  const numbers = claims.map(({ number }) => number)
  const amount = rupeeText(totalPaise)
  const [only] = claims.length === 1 ? claims : []
  const pdfs = numbers.map((number) => link(new URL(`/api/expense/${number}/pdf`, publicUrl), number))
  return mailText(
    only
      ? line(text, only.changes ? 'claim.changed-subject' : 'claim.subject', { number: only.number, claimant, amount })
      : line(text, 'claims.subject', { count: claims.length, claimant, amount }),
    ...claims.flatMap((claim) => [
      line(text, claim.changes ? 'claim.changed-body' : 'claim.body', {
        claimant,
        number: claim.number,
        description: claim.description,
      }),
      listed(
        line(text, 'claim.changes'),
        (claim.changes ?? []).map((change) => changeText(change, RECEIPT_FIELD_LABELS)),
      ),
      !only && decideButtons(lineOf(claim.number), recordUrl('expense', claim.number, publicUrl), claim.links),
      claim.trip ? line(text, 'claim.trip', { trip: claim.trip }) : null,
      claim.booked.map(lineOf),
      claim.receipts.map(receiptLine),
      policyList([...claim.findings, ...claim.receipts.flatMap(({ deductions }) => deductions)]),
    ]),
    listed(
      line(text, 'claim.categories'),
      byCategory.map(({ paise, ...of }) => line(text, 'claim.category', { ...of, amount: rupeeText(paise) })),
    ),
    totalOf(totalPaise),
    sent.budgets.map(lineOf),
    line(text, 'claim.reference', { numbers: numbers.join(', ') }),
    only
      ? decideButtons(
          line(text, 'button.record', { kind: 'expense' }),
          recordUrl('expense', only.number, publicUrl),
          only.links,
        )
      : button(line(text, 'button.approvals'), new URL('/admin-approvals?tab=expenses', publicUrl)),
    line(text, 'claim.pdf', { count: claims.length, links: joined(pdfs, ' ') }),
    aboutLinks(claims[0]?.links),
  )
}

/** A list below its heading; nothing when it is empty. */
function listed(heading: Line, entries: readonly (Line | string)[]): Line[] {
  return entries.length === 0 ? [] : [heading, ...entries.map(entry)]
}

/** To the support inbox: what somebody wrote, and who was signed in when it was written. */
export function supportMail(
  request: { name: string; email: string; subject: string; message: string },
  sender: { name: string; email: string; employeeId: string | null },
): MailText {
  const { employeeId } = sender
  const person = { name: sender.name, email: mailAddress(sender.email) }
  return mailText(
    line(text, 'support.subject', { subject: request.subject }),
    line(text, 'support.reply-to', { name: request.name, email: mailAddress(request.email) }),
    employeeId === null
      ? line(text, 'support.signed-in', person)
      : line(text, 'support.signed-in-employee', { ...person, employee: employeeId }),
    request.message === '' ? null : quoted(request.message),
  )
}

/** To whoever asked for a new password. */
export function passwordResetMail({ url, minutes }: { url: URL; minutes: number }): MailText {
  return mailText(
    line(text, 'reset.subject'),
    line(text, 'reset.body', { minutes }),
    button(line(text, 'button.choose-password'), url),
    footer(line(text, 'reset.not-you')),
  )
}

/** To an address that somebody signed up with. */
export function signUpMail({ url, hours }: { url: URL; hours: number }): MailText {
  return mailText(
    line(text, 'sign-up.subject'),
    line(text, 'sign-up.body', { hours }),
    button(line(text, 'button.finish-sign-up'), url),
    footer(line(text, 'sign-up.not-you')),
  )
}

/** To the owner of an account: somebody signed up with their address. */
export function accountExistsMail(publicUrl: URL): MailText {
  return mailText(
    line(text, 'account-exists.subject'),
    line(text, 'account-exists.body'),
    button(line(text, 'button.sign-in'), publicUrl),
    footer(line(text, 'account-exists.forgot')),
  )
}

/** To the owner of an account: its password has changed. */
export function passwordChangedMail(publicUrl: URL): MailText {
  return mailText(
    line(text, 'password-changed.subject'),
    line(text, 'password-changed.body'),
    line(text, 'password-changed.not-you'),
    button(line(text, 'button.sign-in'), publicUrl),
  )
}

/** To whoever sets mail up, to see that it arrives. */
export function testMail(): MailText {
  return mailText(line(text, 'test.subject'), line(text, 'test.body'))
}
