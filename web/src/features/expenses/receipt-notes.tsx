import { ReceiptChanges } from '@pravas/contract/expenses'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { ReceiptNotes as Notes, saidOfDuplicate } from '@pravas/contract/receipt-notes'
import { expenses } from '@pravas/messages/en/expenses'
import { texts } from '@pravas/messages/texts'
import { verdictWords } from '../../status/tax-words.ts'
import { capitalised, formatRupees } from '../../ui/formats.ts'
import { IconAlertTriangle, IconPencil, IconReceiptTax } from '../../ui/icons.ts'
import classes from './receipt-notes.module.css'

const t = texts(expenses)

const NONE: Notes = { tax_credit: null, duplicates: [], deductions: [] }

/**
 * What was said of a receipt when it was claimed: what the claimant typed or edited, its tax, what it may be a duplicate
 * of, and what is beyond the policy.
 */
export function ReceiptNotes({ notes, changes: answered }: { notes: unknown; changes: unknown }) {
  const { tax_credit: credit, duplicates, deductions, unconfirmed = [], document } = Notes.safeParse(notes).data ?? NONE
  const changes = ReceiptChanges.safeParse(answered).data ?? []
  const doubts = [
    ...(document === undefined ? [] : [t('receipt.document')]),
    ...unconfirmed.map((field) => t('receipt.unconfirmed', { field: RECEIPT_FIELD_LABELS[field] })),
  ]
  if (!credit && changes.length + duplicates.length + deductions.length + doubts.length === 0) return null
  return (
    <ul className={classes.notes}>
      {changes.length > 0 && (
        <li data-warns>
          <IconPencil size={15} aria-hidden />
          <div>
            <strong>{t('receipt.edited')}</strong>
            {changes.map(({ field, text }) => (
              <p key={field}>{t('receipt.change', { field: capitalised(RECEIPT_FIELD_LABELS[field]), text })}</p>
            ))}
          </div>
        </li>
      )}
      {doubts.map((doubt) => (
        <li key={doubt} data-warns>
          <IconAlertTriangle size={15} aria-hidden />
          <div>
            <strong>{doubt}</strong>
          </div>
        </li>
      ))}
      {duplicates.map(({ text, resolution }) => (
        <li key={text} data-warns={resolution !== 'different' || undefined}>
          <IconAlertTriangle size={15} aria-hidden />
          <div>
            <strong>{t('receipt.duplicate')}</strong>
            <p>{text}</p>
            <p>{saidOfDuplicate(resolution)}</p>
          </div>
        </li>
      ))}
      {deductions.map(({ amount, reason }) => (
        <li key={reason} data-warns>
          <IconAlertTriangle size={15} aria-hidden />
          <div>
            <strong>{t('receipt.over-policy', { amount: formatRupees(amount) })}</strong>
            <p>{reason}</p>
          </div>
        </li>
      ))}
      {credit && (
        <li>
          <IconReceiptTax size={15} aria-hidden />
          <div>
            <strong>{taxWords(credit)}</strong>
            <p>{credit.reason}</p>
          </div>
        </li>
      )}
    </ul>
  )
}

/** What becomes of the tax, and of how much where that is known. */
function taxWords({ verdict, amount, estimated }: NonNullable<Notes['tax_credit']>): string {
  if (amount <= 0) return verdictWords(verdict)
  const said = { verdict: verdictWords(verdict), amount: formatRupees(amount) }
  return estimated ? t('tax.sum-estimated', said) : t('tax.sum', said)
}
