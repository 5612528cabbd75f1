import { dayText, rupeeText } from './formats.ts'

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
      new URL(`/${kind}/${number}`, publicUrl).href,
    ),
  }
}

/** To the manager: a trip waits for a decision. */
export function tripRequestMail(trip: {
  number: string
  traveller: string
  route: string
  purpose: string
  departureDate: string
  returnDate: string | null
  totalPaise: number
  publicUrl: URL
}): MailText {
  const dates = [trip.departureDate, trip.returnDate].filter((day) => day !== null).map(dayText)
  return {
    subject: `${trip.number}: ${trip.traveller} asks for approval of a trip`,
    body: lines(
      `${trip.traveller} asks you to approve ${trip.number}: ${trip.route}, ${dates.join(' to ')}, ${trip.purpose}.`,
      `Total: ${rupeeText(trip.totalPaise)}`,
      new URL('/admin-approvals', trip.publicUrl).href,
    ),
  }
}

/** To the manager: an expense claim waits for a decision. */
export function expenseClaimMail(claim: {
  number: string
  claimant: string
  description: string
  receipts: { merchant: string | null; date: string | null; totalPaise: number | null }[]
  totalPaise: number
  publicUrl: URL
}): MailText {
  const rows = claim.receipts.map(({ merchant, date, totalPaise }) =>
    [merchant ?? 'Merchant not read', date ? dayText(date) : 'date not read', rupeeText(totalPaise ?? 0)].join(', '),
  )
  return {
    subject: `${claim.number}: ${claim.claimant} asks for reimbursement of ${rupeeText(claim.totalPaise)}`,
    body: lines(
      `${claim.claimant} asks you to approve ${claim.number}: ${claim.description}.`,
      rows.map((row) => `- ${row}`).join('\n'),
      `Total: ${rupeeText(claim.totalPaise)}`,
      new URL('/admin-approvals', claim.publicUrl).href,
    ),
  }
}

function lines(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
