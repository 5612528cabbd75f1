import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { IconReceiptOff } from '@tabler/icons-react'
import classes from './refused-receipt.module.css'

const t = texts(receiptRefusals)

/** Who refused a receipt of a claim and why; nothing for one that was not. */
export function RefusedReceipt({
  refused,
}: {
  refused: { reason?: string | null | undefined; refused_by?: string | null | undefined } | null | undefined
}) {
  if (!refused?.reason || !refused.refused_by) return null
  return (
    <p className={classes.refused}>
      <IconReceiptOff size={15} aria-hidden />
      <span>{t('refused.by', { approver: refused.refused_by, reason: refused.reason })}</span>
    </p>
  )
}
