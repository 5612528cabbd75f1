import { replies } from '@pravas/messages/fingenie'
import type { ReceiptChange } from '../../../receipts/receipt-change.ts'
import { amountText, type NumberedReceipt } from './texts.ts'

/** How many times more or less than what stands there is as likely meant in another scale: 7.2 of ₹7,207. */
const OTHER_SCALE = 100

/** Why a total is asked before it is set; undefined where it is of the size of the present one, or in another currency. */
export function scaleDoubt({ totalPaise, currency }: NumberedReceipt, change: ReceiptChange): string | undefined {
  const to = change.totalPaise
  if (typeof to !== 'number' || !totalPaise || (change.currency ?? currency) !== currency) return undefined
  if (to * OTHER_SCALE > totalPaise && to < totalPaise * OTHER_SCALE) return undefined
  return replies('edit.scale', { amount: amountText(to, currency), present: amountText(totalPaise, currency) })
}
