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

function pleaseOf(request: VendorRequest): string {
  switch (request.ask) {
    case 'add_ours':
      return 'Our GSTIN is not on it. Please send us a revised tax invoice to:'
    case 'correct_ours':
      return request.wrong === null
        ? 'It charges IGST where CGST and SGST are due. Please send us a revised tax invoice to:'
        : `It is made out to the GSTIN ${request.wrong}, which is not the right one. Please send us a revised tax invoice to:`
    case 'show_tax':
      return 'It does not show the tax. Please send us a tax invoice with the taxable value, the rate and the tax, made out to:'
    case 'add_theirs':
      return 'Your own GSTIN is missing or cannot be read. Please send us a tax invoice with it, made out to:'
  }
}

/** A message that asks a vendor for a bill from which the organisation gets its tax back, ready to send. */
export function vendorMessage(request: VendorRequest, asked: AskedVendor): { subject: string; body: string } {
  const { merchant, invoiceNumber, date, total, organisation, sender } = asked
  const bill = [
    invoiceNumber ? `invoice ${invoiceNumber}` : 'your bill',
    date && `of ${dayText(date)}`,
    total && `over ${total}`,
  ].filter(Boolean)
  const ours = request.gstin && `GSTIN: ${request.gstin} (${stateName(request.gstin)})`
  return {
    subject: `GSTIN on ${bill.slice(0, 2).join(' ')}`,
    body: [
      `Dear ${merchant ?? 'Sir or Madam'},`,
      `Thank you for ${bill.join(' ')}. ${pleaseOf(request)}`,
      [organisation, ours].filter(Boolean).join('\n'),
      'Please report it under this number in your GSTR-1 as well, as we cannot claim the input tax credit without it.',
      `With kind regards\n${sender}\n${organisation}`,
    ].join('\n\n'),
  }
}
