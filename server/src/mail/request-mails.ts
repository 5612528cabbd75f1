import type { ReceiptChanges } from '@pravas/contract/expenses'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import type { RequestChange } from '@pravas/contract/requests'
import { type Traveller, travellerName } from '@pravas/contract/trips'
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
  htmlFooter,
  joined,
  type Line,
  line,
  lineOf,
  link,
  type MailText,
  mailText,
  marked,
  total,
} from './mail-text-rules.ts'
import { recordUrl } from './record-button.ts'

const text = texts(mail)

/** To approvers besides the manager, at a step of the flow (null: the manager's) or after working days; money in paise. */
export function stepMail(asked: {
  kind: 'trip' | 'expense'
  number: string
  owner: string
  about: string
  totalPaise: number
  /** What earlier steps have refused of it. */
  refusedPaise: number
  /** Where it goes beyond the policy. */
  findings: readonly string[]
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
    policyList(asked.findings),
    refusedPaise === 0 ? null : line(text, 'step.refused', { amount: rupeeText(refusedPaise) }),
    decideButtons(line(text, 'button.record', { kind }), recordUrl(kind, number, publicUrl), links),
    aboutLinks(links),
  )
}

/** The ways to be asked at once whether to approve or to reject, which work once; undefined where there are none. */
export interface DecideLinks {
  approve: URL
  reject: URL
  days: number
}

/** The link to a request for its approvers. */
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

/** A flight or a stay of a journey over several cities. */
export interface ItineraryLine {
  what: string
  day: string | null
  paise: number
}

/** To the manager: a trip waits for a decision. The itinerary is empty where the route says all of it. */
export function tripRequestMail(trip: {
  number: string
  /** Who asks. */
  traveller: string
  /** Who travels; absent where it is who asks. */
  travellers?: readonly Traveller[] | undefined
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
  /** Whom its reader stands in for; null: they are asked themselves. */
  standInFor: string | null
  links: DecideLinks | undefined
  publicUrl: URL
}): MailText {
  const { number, traveller, route, purpose, departureDate, returnDate, changes } = trip
  const from = dayText(departureDate)
  const dates = returnDate === null ? from : text('trip.dates', { from, until: dayText(returnDate) })
  return mailText(
    changes
      ? line(text, versionName('trip.changed-subject', 'trip.again-subject', changes), {
          ...{ number, traveller },
          amount: rupeeText(trip.totalPaise),
        })
      : line(text, 'trip.subject', { number, traveller }),
    facts(
      line(text, changes ? versionName('trip.changed-body', 'trip.again-body', changes) : 'trip.body', {
        number,
        traveller,
        route,
        dates,
        purpose,
      }),
      [
        [line(text, 'fact.traveller'), trip.travellers?.map(travellerName).join(', ') ?? traveller],
        [line(text, 'fact.route'), route],
        [line(text, 'fact.dates'), dates],
        [line(text, 'fact.purpose'), purpose],
      ],
    ),
    listed(
      line(text, 'claim.changes'),
      (changes ?? []).map((change) => changeText(change, {})),
    ),
    trip.itinerary.map(itineraryLine),
    totalOf(trip.totalPaise),
    trip.booked.map(lineOf),
    policyList(trip.findings),
    standInLine(trip.standInFor),
    decideButtons(line(text, 'button.record', { kind: 'trip' }), recordUrl('trip', number, trip.publicUrl), trip.links),
    aboutLinks(trip.links),
  )
}

/** Why it is read by somebody whose decision it is not. */
function standInLine(manager: string | null): Line | null {
  return manager === null ? null : line(text, 'stand-in', { manager })
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
  /** Whom its reader stands in for; null: they are asked themselves. */
  standInFor: string | null
  publicUrl: URL
}): MailText {
  const { claims, claimant, byCategory, totalPaise, publicUrl } = sent
  const numbers = claims.map(({ number }) => number)
  const amount = rupeeText(totalPaise)
  const [only] = claims.length === 1 ? claims : []
  const pdfs = numbers.map((number) => link(new URL(`/api/expense/${number}/pdf`, publicUrl), number))
  return mailText(
    only
      ? line(
          text,
          only.changes ? versionName('claim.changed-subject', 'claim.again-subject', only.changes) : 'claim.subject',
          { number: only.number, claimant, amount },
        )
      : line(text, 'claims.subject', { count: claims.length, claimant, amount }),
    ...claims.flatMap((claim) => [
      line(text, claim.changes ? versionName('claim.changed-body', 'claim.again-body', claim.changes) : 'claim.body', {
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
    standInLine(sent.standInFor),
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

/** The words for a request that was sent again, which may be just as it was. */
function versionName<const Changed extends string, const Again extends string>(
  changed: Changed,
  again: Again,
  changes: readonly RequestChange[],
): Changed | Again {
  return changes.length > 0 ? changed : again
}
