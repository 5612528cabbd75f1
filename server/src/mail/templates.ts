import type { ReceiptChanges } from '@pravas/contract/expenses'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { dayText, rupeeText } from '../formats.ts'
import { joined, type Line, line, link, type MailText, mailAddress, mailText, quoted } from './mail-text-rules.ts'

const KIND_NAMES = { trip: 'trip request', expense: 'expense claim' } as const

/** To the owner of a request: what was decided, by whom, and why. */
export function decisionMail(decision: {
  kind: 'trip' | 'expense'
  number: string
  verdict: 'approved' | 'rejected'
  reason: string | null
  decidedBy: string
  publicUrl: URL
}): MailText {
  const { kind, number, verdict, reason, decidedBy, publicUrl } = decision
  return mailText(
    line`${number} ${verdict}`,
    line`${decidedBy} has ${verdict} your ${KIND_NAMES[kind]} ${number}.`,
    reason ? line`Reason: ${reason}` : null,
    recordLink(kind, number, publicUrl),
  )
}

/** Where a request stands in full, and is decided on by whoever may. */
function recordLink(kind: keyof typeof KIND_NAMES, number: string, publicUrl: URL): Line {
  return link(new URL(`/${kind}/${number}`, publicUrl))
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
  publicUrl: URL
}): MailText {
  const dates = [trip.departureDate, trip.returnDate].filter((day) => day !== null).map(dayText)
  return mailText(
    line`${trip.number}: ${trip.traveller} asks for approval of a trip`,
    line`${trip.traveller} asks you to approve ${trip.number}: ${trip.route}, ${dates.join(' to ')}, ${trip.purpose}.`,
    trip.itinerary.map(itineraryLine),
    line`Total: ${rupeeText(trip.totalPaise)}`,
    recordLink('trip', trip.number, trip.publicUrl),
  )
}

function itineraryLine({ what, day, paise }: ItineraryLine): Line {
  return line`- ${joined([...(day ? [dayText(day)] : []), what, rupeeText(paise)], ', ')}`
}

/** A receipt as a mail lists it. */
interface ListedReceipt {
  merchant: string | null
  date: string | null
  totalPaise: number | null
  /** What the claimant typed or set right, in words; of the total where no field is named. */
  changes: ReceiptChanges
  /** Why it may have been claimed before, in words, and what the claimant says of it. */
  duplicates: readonly { text: string; resolution: 'keep' | 'different' | null }[]
}

function receiptLine({ merchant, date, totalPaise, changes, duplicates }: ListedReceipt): Line {
  const facts = [merchant ?? 'Merchant not read', date ? dayText(date) : 'date not read', rupeeText(totalPaise ?? 0)]
  const typed = changes.map(({ field, text }) => (field === 'total' ? text : `${RECEIPT_FIELD_LABELS[field]} ${text}`))
  const notes = [...typed, ...duplicates.map(duplicateNote)]
  const told = line`- ${joined(facts, ', ')}`
  return notes.length > 0 ? line`${told} (${joined(notes, '; ')})` : told
}

function duplicateNote({ text, resolution }: ListedReceipt['duplicates'][number]): string {
  const why = `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`
  if (resolution === null) return why
  return `${why}: ${resolution === 'different' ? 'a different purchase' : 'to be paid all the same'}, says the claimant`
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
}

/** To the manager: an expense claim, or several that were sent together, waits for a decision. */
export function expenseClaimMail(sent: {
  claims: readonly ListedClaim[]
  claimant: string
  byCategory: readonly { category: string; count: number; paise: number }[]
  totalPaise: number
  publicUrl: URL
}): MailText {
  const { claims, claimant, byCategory, totalPaise, publicUrl } = sent
  const numbers = claims.map(({ number }) => number)
  const [only, ...others] = claims
  const what = only && others.length === 0 ? only.number : `${claims.length} expense claims`
  return mailText(
    line`${what}: ${claimant} asks for reimbursement of ${rupeeText(totalPaise)}`,
    ...claims.flatMap((claim) => [
      line`${claimant} asks you to approve ${claim.number}: ${claim.description}.`,
      others.length > 0 && recordLink('expense', claim.number, publicUrl),
      claim.trip ? line`It belongs to the trip ${claim.trip}.` : null,
      claim.receipts.map(receiptLine),
      noted(line`What the policy says:`, [
        ...claim.findings,
        ...claim.receipts.flatMap(({ deductions }) => deductions),
      ]),
    ]),
    noted(
      line`By category:`,
      byCategory.map(({ category, count, paise }) => `${category}: ${count}, ${rupeeText(paise)}`),
    ),
    line`Total: ${rupeeText(totalPaise)}`,
    line`Reference: ${numbers.join(', ')}`,
    only && others.length === 0
      ? recordLink('expense', only.number, publicUrl)
      : link(new URL('/admin-approvals?tab=expenses', publicUrl)),
    line`${others.length > 0 ? 'Each claim as one PDF with its receipts' : 'The claim as one PDF with its receipts'}: ${joined(
      numbers.map((number) => link(new URL(`/api/expense/${number}/pdf`, publicUrl))),
      ' ',
    )}`,
  )
}

/** A list below its heading; nothing when it is empty. */
function noted(heading: Line, entries: readonly string[]): Line[] {
  return entries.length === 0 ? [] : [heading, ...entries.map((entry) => line`- ${entry}`)]
}

/** To the support inbox: what somebody wrote, and who was signed in when it was written. */
export function supportMail(
  request: { name: string; email: string; subject: string; message: string },
  sender: { name: string; email: string; employeeId: string | null },
): MailText {
  const { name, email, employeeId } = sender
  return mailText(
    line`Support: ${request.subject}`,
    line`Answer to: ${request.name} <${mailAddress(request.email)}>`,
    line`Signed in as: ${name} <${mailAddress(email)}>${employeeId === null ? '' : line`, ${employeeId}`}`,
    request.message === '' ? null : quoted(request.message),
  )
}

/** To whoever asked for a new password. */
export function passwordResetMail({ url, minutes }: { url: URL; minutes: number }): MailText {
  return mailText(
    line`A new password for Pravas`,
    line`Somebody, probably you, asked for a new password. This link sets one, once, within ${minutes} minutes:`,
    link(url),
    line`If it was not you, do nothing: your password stays as it is.`,
  )
}

/** To an address that somebody signed up with. */
export function signUpMail({ url, hours }: { url: URL; hours: number }): MailText {
  return mailText(
    line`Finish your sign-up for Pravas`,
    line`Somebody, probably you, signed up for Pravas with this address. This link finishes it, once, within ${hours} hours:`,
    link(url),
    line`It asks for the password that was chosen. If it was not you, do nothing: there will be no account.`,
  )
}

/** To the owner of an account: somebody signed up with their address. */
export function accountExistsMail(publicUrl: URL): MailText {
  return mailText(
    line`You have an account with Pravas already`,
    line`Somebody, probably you, signed up for Pravas with this address, which has an account already. Sign in with it:`,
    link(publicUrl),
    line`If you forgot your password, the sign-in page sends you a link for a new one. If it was not you, do nothing.`,
  )
}

/** To the owner of an account: its password is another now. */
export function passwordChangedMail(publicUrl: URL): MailText {
  return mailText(
    line`Your password for Pravas was changed`,
    line`Your password was changed, and you were signed out everywhere.`,
    line`If it was not you, tell your administrator at once.`,
    link(publicUrl),
  )
}
