import { paiseFromRupees } from '@pravas/contract/money'
import type { TaxVerdict } from '@pravas/contract/receipt-notes'
import { TAX_VERDICT_WORDS } from '@pravas/contract/receipt-notes'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { replies } from '@pravas/messages/fingenie'
import { rupeeText } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { linked, merchantCell, paragraphs, table } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Says how much GST of the receipts that wait comes back, with the reason for each. */
export async function taxCredit({ open, tools, dialogue }: Turn): Promise<FinGenieReply> {
  const claim = await tools.show_claim()
  const receipts = claim?.receipts ?? []
  if (!claim || receipts.length === 0) return reply(replies('tax.none'), dialogue.focus)
  const taxed = receipts.filter(({ tax_credit }) => tax_credit !== null)
  const sum = (verdict: TaxVerdict) => `**${rupeeText(paiseFromRupees(claim.tax_credit[verdict]))}**`
  const rows = taxed.map((receipt) => lineOf(receipt, open.find(({ id }) => id === receipt.receipt_id)?.number))
  const untaxed = receipts.length - taxed.length
  const others = (['review', 'blocked', 'other_state'] as const)
    .filter((verdict) => claim.tax_credit[verdict] > 0)
    .map((verdict) => replies('tax.amount', { amount: sum(verdict), verdict: TAX_VERDICT_WORDS[verdict] }))
  const heads = [
    replies('head.number'),
    replies('head.merchant'),
    replies('tax.head.credit'),
    replies('tax.head.why'),
    replies('tax.head.tax'),
  ]
  return reply(
    paragraphs(
      replies('tax.eligible', { count: receipts.length, amount: sum('eligible') }),
      others.length > 0 && replies('tax.rest', { amounts: others.join(', ') }),
      rows.length > 0 && table(heads, rows),
      untaxed > 0 && replies('tax.untaxed', { count: untaxed }),
      replies('tax.scope'),
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
    tax_credit?.estimated ? replies('tax.about', { amount }) : amount,
  ]
}
