import type { ReceiptChanges } from '@pravas/contract/expenses'
import { TYPED_NAMES } from '@pravas/contract/typed-names'
import { dayText, rupeeText } from '../formats.ts'

interface MailText {
  subject: string
  body: string
}

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
  return {
    subject: `${number} ${verdict}`,
    body: lines(
      `${decidedBy} has ${verdict} your ${KIND_NAMES[kind]} ${number}.`,
      reason && `Reason: ${reason}`,
      recordLink(kind, number, publicUrl),
    ),
  }
}

/** Where a request stands in full, and is decided on by whoever may. */
function recordLink(kind: keyof typeof KIND_NAMES, number: string, publicUrl: URL): string {
  return new URL(`/${kind}/${number}`, publicUrl).href
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
  return {
    subject: `${trip.number}: ${trip.traveller} asks for approval of a trip`,
    body: lines(
      `${trip.traveller} asks you to approve ${trip.number}: ${trip.route}, ${dates.join(' to ')}, ${trip.purpose}.`,
      trip.itinerary.map(itineraryLine).join('\n'),
      `Total: ${rupeeText(trip.totalPaise)}`,
      recordLink('trip', trip.number, trip.publicUrl),
    ),
  }
}

function itineraryLine({ what, day, paise }: ItineraryLine): string {
  return `- ${[day && dayText(day), what, rupeeText(paise)].filter(Boolean).join(', ')}`
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

function receiptLine({ merchant, date, totalPaise, changes, duplicates }: ListedReceipt): string {
  const facts = [merchant ?? 'Merchant not read', date ? dayText(date) : 'date not read', rupeeText(totalPaise ?? 0)]
  const typed = changes.map(({ field, text }) => (field === 'total' ? text : `${TYPED_NAMES[field]} ${text}`))
  const notes = [...typed, ...duplicates.map(duplicateNote)]
  return `- ${facts.join(', ')}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
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
  return {
    subject: `${what}: ${claimant} asks for reimbursement of ${rupeeText(totalPaise)}`,
    body: lines(
      ...claims.map((claim) =>
        lines(
          `${claimant} asks you to approve ${claim.number}: ${claim.description}.`,
          others.length > 0 && recordLink('expense', claim.number, publicUrl),
          claim.trip && `It belongs to the trip ${claim.trip}.`,
          claim.receipts.map(receiptLine).join('\n'),
          noted('What the policy says:', [
            ...claim.findings,
            ...claim.receipts.flatMap(({ deductions }) => deductions),
          ]),
        ),
      ),
      noted(
        'By category:',
        byCategory.map(({ category, count, paise }) => `${category}: ${count}, ${rupeeText(paise)}`),
      ),
      `Total: ${rupeeText(totalPaise)}`,
      `Reference: ${numbers.join(', ')}`,
      only && others.length === 0
        ? recordLink('expense', only.number, publicUrl)
        : new URL('/admin-approvals?tab=expenses', publicUrl).href,
      `${others.length > 0 ? 'Each claim as one PDF with its receipts' : 'The claim as one PDF with its receipts'}: ${numbers
        .map((number) => new URL(`/api/expense/${number}/pdf`, publicUrl).href)
        .join(' ')}`,
    ),
  }
}

/** A list below its heading; nothing when it is empty. */
function noted(heading: string, entries: readonly string[]): string | null {
  return entries.length === 0 ? null : [heading, ...entries.map((entry) => `- ${entry}`)].join('\n')
}

/** To the support inbox: what somebody wrote, and who was signed in when it was written. */
export function supportMail(
  request: { name: string; email: string; subject: string; message: string },
  sender: { name: string; email: string; employeeId: string | null },
): MailText {
  return {
    subject: `Support: ${request.subject}`,
    body: lines(
      request.message,
      `Answer to: ${request.name} <${request.email}>`,
      `Signed in as: ${sender.name} <${sender.email}>${sender.employeeId === null ? '' : `, ${sender.employeeId}`}`,
    ),
  }
}

/** To whoever asked for a new password. */
export function passwordResetMail({ link, minutes }: { link: string; minutes: number }): MailText {
  return {
    subject: 'A new password for Pravas',
    body: lines(
      `Somebody, probably you, asked for a new password. This link sets one, once, within ${minutes} minutes:`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ),
  }
}

/** To an address that somebody signed up with. */
export function signUpMail({ link, hours }: { link: string; hours: number }): MailText {
  return {
    subject: 'Finish your sign-up for Pravas',
    body: lines(
      `Somebody, probably you, signed up for Pravas with this address. This link finishes it, once, within ${hours} hours:`,
      link,
      'It asks for the password that was chosen. If it was not you, do nothing: there will be no account.',
    ),
  }
}

/** To the owner of an account: somebody signed up with their address. */
export function accountExistsMail(publicUrl: URL): MailText {
  return {
    subject: 'You have an account with Pravas already',
    body: lines(
      'Somebody, probably you, signed up for Pravas with this address, which has an account already. Sign in with it:',
      publicUrl.href,
      'If you forgot your password, the sign-in page sends you a link for a new one. If it was not you, do nothing.',
    ),
  }
}

/** To the owner of an account: its password is another now. */
export function passwordChangedMail(publicUrl: URL): MailText {
  return {
    subject: 'Your password for Pravas was changed',
    body: lines(
      'Your password was changed, and you were signed out everywhere.',
      'If it was not you, tell your administrator at once.',
      publicUrl.href,
    ),
  }
}

function lines(...parts: (string | false | null)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
