import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { PossibleDuplicate, ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import { verdictWords } from '../../../status/tax-words.ts'
import { formatRupees } from '../../../ui/formats.ts'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconReceiptTax } from '../../../ui/icons.ts'
import { RecordLink } from '../../../ui/record-link.tsx'
import classes from './receipt-notes.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { duplicateReason } from './review-words.ts'
import { useReceiptEdits } from './use-receipt-edits.ts'

const t = texts(fingenieReview)

interface DuplicatesProps {
  sessionId: string
  receipt: ReceiptInReview
}

/** Where a receipt may have been claimed before, why that is thought, and what the person says of it. */
export function Duplicates({ sessionId, receipt }: DuplicatesProps) {
  if (receipt.duplicates.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('duplicates.list')}>
      {receipt.duplicates.map((duplicate) => (
        <Duplicate key={duplicate.key} sessionId={sessionId} receipt={receipt} duplicate={duplicate} />
      ))}
    </ul>
  )
}

function Duplicate({ sessionId, receipt, duplicate }: DuplicatesProps & { duplicate: PossibleDuplicate }) {
  const { resolve } = useReceiptEdits(sessionId, receipt.receipt_id)
  const [again, setAgain] = useState(false)
  const { key, reason, of, text, resolution } = duplicate
  const isOpen = resolution === null || again
  const settle = (said: 'keep' | 'different') => {
    setAgain(false)
    resolve.mutate({ key, resolution: said })
  }
  return (
    <li className={classes.duplicate} data-open={isOpen || undefined}>
      {isOpen ? <IconCopy size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
      <div>
        <strong>{duplicateReason(reason)}</strong>
        <p>
          {text}
          {typeof of === 'object' && 'own_claim' in of && !text.includes(of.own_claim) && (
            <>
              {' '}
              <RecordLink to={`/expense/${of.own_claim}`}>{of.own_claim}</RecordLink>
            </>
          )}
        </p>
        {isOpen ? (
          <RemoveQuestion sessionId={sessionId} receiptId={receipt.receipt_id}>
            {(ask, button) => (
              <div className={classes.actions}>
                <Button variant="default" size="xs" disabled={resolve.isPending} onClick={() => settle('keep')}>
                  {t('duplicate.keep')}
                </Button>
                <Button ref={button} variant="default" size="xs" onClick={ask}>
                  {t('duplicate.discard')}
                </Button>
                <Button variant="default" size="xs" disabled={resolve.isPending} onClick={() => settle('different')}>
                  {t('duplicate.different')}
                </Button>
                <p className={classes.hint}>{t('duplicate.hint')}</p>
              </div>
            )}
          </RemoveQuestion>
        ) : (
          <p className={classes.said}>
            {resolution === 'keep' ? t('duplicate.kept') : t('duplicate.marked')}
            <Button variant="subtle" size="compact-xs" onClick={() => setAgain(true)}>
              {t('duplicate.change')}
            </Button>
          </p>
        )}
        {resolve.isError && (
          <p role="alert" className={classes.failure}>
            {explain(resolve.error)}
          </p>
        )}
      </div>
    </li>
  )
}

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
                {credit.estimated
                  ? t('tax.estimated', { amount: formatRupees(credit.amount) })
                  : formatRupees(credit.amount)}
              </span>
            )}
            <p>{credit.reason}</p>
          </div>
        </div>
      )}
      {deductions.map(({ kind, amount, reason }) => (
        <p key={`${kind} ${reason}`} className={classes.deduction}>
          <strong>{t('policy.over', { amount: formatRupees(amount) })}</strong>
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
      <summary>{t('vendor.message')}</summary>
      <p className={classes.subject}>{subject}</p>
      <p className={classes.body}>{body}</p>
      <div className={classes.mail}>
        <Button
          variant="default"
          size="xs"
          leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          onClick={() => copy(`${subject}\n\n${body}`)}
        >
          {copied ? t('vendor.copied') : t('vendor.copy')}
        </Button>
        <Button component="a" href={mail} variant="default" size="xs" leftSection={<IconMail size={15} aria-hidden />}>
          {t('vendor.mail')}
        </Button>
      </div>
    </details>
  )
}
