import { vendorMessage as messages } from '@pravas/messages/en/vendor-message'
import { texts } from '@pravas/messages/texts'
import { stateName } from '@pravas/reading/gst-states'
import { dayText } from '../formats.ts'
import type { VendorRequest } from '../policy/tax-credit-rules.ts'

/** What a message to a vendor tells of the bill and of who asks. */
export interface AskedVendor {
  merchant: string | null
  invoiceNumber: string | null
  date: string | null
  total: string | null
  organisation: string
  sender: string
}

const text = texts(messages)

function pleaseOf(request: VendorRequest): string {
  if (request.ask !== 'correct_ours') return text(request.ask)
  return request.wrong === null ? text('correct_ours.taxes') : text('correct_ours', { wrong: request.wrong })
}

/** A message that asks a vendor for a bill from which the organisation gets its tax back, ready to send. */
export function vendorMessage(request: VendorRequest, asked: AskedVendor): { subject: string; body: string } {
  const { merchant, invoiceNumber, date, total, organisation, sender } = asked
  const numbered = invoiceNumber ? text('bill', { number: invoiceNumber }) : text('bill.without-number')
  const bill = date ? text('bill.of', { bill: numbered, day: dayText(date) }) : numbered
  const thanked = total ? text('bill.over', { bill, total }) : bill
  const ours = request.gstin && text('gstin', { gstin: request.gstin, state: stateName(request.gstin) })
  return {
    subject: text('subject', { bill }),
    body: [
      merchant === null ? text('dear.nobody') : text('dear', { merchant }),
      text('thanks', { bill: thanked, request: pleaseOf(request) }),
      [organisation, ours].filter(Boolean).join('\n'),
      text('report'),
      [text('regards'), sender, organisation].join('\n'),
    ].join('\n\n'),
  }
}
