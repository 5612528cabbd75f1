import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { IconReceiptOff } from '../ui/icons.ts'
import classes from './refused-receipt.module.css'

const t = texts(receiptRefusals)

interface Refusal {
  reason?: string | null | undefined
  refused_by?: string | null | undefined
}

/** Who refused a receipt of a claim, or of the claim that it was in before, and why; nothing for one that was never refused. */
export function RefusedReceipt({
  refused,
  before,
}: {
  refused: Refusal | null | undefined
  before?: (Refusal & { claim?: string | null | undefined }) | null | undefined
}) {
  const said = [
    refused?.reason && refused.refused_by
      ? t('refused.by', { approver: refused.refused_by, reason: refused.reason })
      : undefined,
    before?.reason && before.refused_by && before.claim
      ? t('refused.before', { claim: before.claim, approver: before.refused_by, reason: before.reason })
      : undefined,
  ]
  return said.map(
    (text) =>
      text && (
        <p key={text} className={classes.refused}>
          <IconReceiptOff size={15} aria-hidden />
          <span>{text}</span>
        </p>
      ),
  )
}
