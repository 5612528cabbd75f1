import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says } from '@pravas/language/text/phrases-in'
import type { Turn } from '../turn.ts'
import { type Answer, byAct } from './answer.ts'
import { namesReceipt, onReceipts, receiptsMeant } from './of-receipts.ts'

const NUMBER = anyOf(
  phrases('gstin | gstins | gst no | gst number | gst num | gstno | gst nos | company name | company ka naam'),
)
const CREDIT = anyOf(phrases('credit | itc | back | refund | reclaim | wapas | input'))

const OF_TAX = anyOf(phrases('gst | gsts | gstin | gstins | gstno | cgst | sgst | igst | tax | taxes | itc'))

/** What is asked of tax: the supplier's number, how much comes back, or how much tax the bills bear. */
export function taxHere(turn: Turn): Answer | undefined {
  if (!says(turn.message, OF_TAX)) return undefined
  if (says(turn.message, NUMBER)) return onReceipts({ about: 'fields', fields: ['gstin', 'recipientGstin'] })(turn)
  const { receipts } = receiptsMeant(turn)
  const open = receipts.filter(({ expenseNumber }) => expenseNumber === null)
  return says(turn.message, CREDIT) || open.length === 0
    ? byAct('tax_credit', {})
    : byAct(
        'ask_printed',
        { labels: ['gst amount'], items: [], receipts: open.map(({ id }) => id) },
        namesReceipt(turn, open),
      )
}
