import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { ReceiptInReview } from '@pravas/contract/claims'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconReceiptTax } from '@tabler/icons-react'
import { verdictWords } from '../../../status/tax-words.ts'
import { formatRupees } from '../../../ui/formats.ts'
import classes from './tax-notes.module.css'

/** What becomes of the tax on a bill, what the policy would take off, and what to write to the vendor. */
export function TaxNotes({
  receipt: { tax_credit: credit, vendor_message: message, deductions },
}: {
  receipt: ReceiptInReview
}) {
  if (!credit && !message && deductions.length === 0) return null
  const Icon = credit?.verdict === 'eligible' ? IconReceiptTax : IconAlertTriangle
  return (
    <div className={classes.notes}>
      {credit && (
        <div className={classes.credit} data-verdict={credit.verdict}>
          <Icon size={16} aria-hidden />
          <div>
            <strong>{verdictWords(credit.verdict)}</strong>
            {credit.amount > 0 && (
              <span className={classes.amount}>
                {credit.estimated ? `about ${formatRupees(credit.amount)}` : formatRupees(credit.amount)}
              </span>
            )}
            <p>{credit.reason}</p>
          </div>
        </div>
      )}
      {deductions.map(({ kind, amount, reason }) => (
        <p key={`${kind} ${reason}`} className={classes.deduction}>
          <strong>{`${formatRupees(amount)} over policy`}</strong>
          <span>{reason}</span>
        </p>
      ))}
      {message && <VendorMessage {...message} />}
    </div>
  )
}

/** A message to the vendor, ready to be copied or to be sent from one's own mail program. */
function VendorMessage({ subject, body }: { subject: string; body: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <details className={classes.message}>
      <summary>Message to the vendor</summary>
      <p className={classes.subject}>{subject}</p>
      <p className={classes.body}>{body}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          onClick={() => copy(`${subject}\n\n${body}`)}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button component="a" href={mail} variant="default" size="xs" leftSection={<IconMail size={15} aria-hidden />}>
          Open in mail
        </Button>
      </div>
    </details>
  )
}
