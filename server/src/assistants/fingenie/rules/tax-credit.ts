import type { ReceiptInReview, TaxVerdict } from '@pravas/contract/claims'
import { paiseFromRupees } from '@pravas/contract/money'
import { TAX_VERDICT_WORDS } from '@pravas/contract/receipt-notes'
import { rupeeText } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import { capital, countText, linked, literal, merchantCell, paragraphs, table } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Says how much GST of the receipts that wait comes back, with the reason for each. */
export async function taxCredit({ open, tools, dialogue }: Turn): Promise<FinGenieReply> {
  const claim = await tools.claim()
  const receipts = claim?.receipts ?? []
  if (!claim || receipts.length === 0)
    return reply(
      'Whether the tax on a bill comes back stands with each receipt: beside this chat before you claim it, and with the expense afterwards. No receipt waits here. I can add up the GST itself: "how much GST this year by month".',
      dialogue.focus,
    )
  const taxed = receipts.filter(({ tax_credit }) => tax_credit !== null)
  const sum = (verdict: TaxVerdict) => `**${rupeeText(paiseFromRupees(claim.tax_credit[verdict]))}**`
  const rows = taxed.map((receipt) => lineOf(receipt, open.find(({ id }) => id === receipt.receipt_id)?.number))
  const untaxed = receipts.length - taxed.length
  const others = (['review', 'blocked', 'other_state'] as const)
    .filter((verdict) => claim.tax_credit[verdict] > 0)
    .map((verdict) => `${sum(verdict)} ${TAX_VERDICT_WORDS[verdict]}`)
  return reply(
    paragraphs(
      `Of the GST on ${countText(receipts.length)} here ${sum('eligible')} can come back to the company as input tax credit.`,
      others.length > 0 && `Of the rest ${others.join(', ')}.`,
      rows.length > 0 && table(['No.', 'Merchant', 'Credit', 'Why', 'GST'], rows),
      untaxed > 0 && `${capital(countText(untaxed))} ${untaxed === 1 ? 'has' : 'have'} no GST to speak of.`,
      'Counted: the receipts of this conversation that are not claimed yet.',
    ),
    dialogue.focus,
  )
}

function lineOf({ receipt_id: id, number, fields, file_name, tax_credit }: ReceiptInReview, as = number): string[] {
  const merchant = fields.merchant.value
  const amount = tax_credit ? rupeeText(paiseFromRupees(tax_credit.amount)) : ''
  return [
    String(as),
    linked({ id }, merchant === null ? literal(file_name) : merchantCell({ merchant })),
    tax_credit ? TAX_VERDICT_WORDS[tax_credit.verdict] : '',
    literal(tax_credit?.reason ?? ''),
    tax_credit?.estimated ? `about ${amount}` : amount,
  ]
}
