import { ReceiptChanges } from '@pravas/contract/expenses'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { ReceiptNotes as Notes, saidOfDuplicate } from '@pravas/contract/receipt-notes'
import { IconAlertTriangle, IconPencil, IconReceiptTax } from '@tabler/icons-react'
import { verdictWords } from '../../status/tax-words.ts'
import { capitalised, formatRupees } from '../../ui/formats.ts'
import classes from './receipt-notes.module.css'

const NONE: Notes = { tax_credit: null, duplicates: [], deductions: [] }

/**
 * What was said of a receipt when it was claimed: what the claimant typed or set right, its tax, what it may be a duplicate
 * of, and what is beyond the policy.
 */
export function ReceiptNotes({ notes, changes: answered }: { notes: unknown; changes: unknown }) {
  const { tax_credit: credit, duplicates, deductions } = Notes.safeParse(notes).data ?? NONE
  const changes = ReceiptChanges.safeParse(answered).data ?? []
  if (!credit && changes.length === 0 && duplicates.length === 0 && deductions.length === 0) return null
  return (
    <ul className={classes.notes}>
      {changes.length > 0 && (
        <li data-warns>
          <IconPencil size={15} aria-hidden />
          <div>
            <strong>Not as it was read</strong>
            {changes.map(({ field, text }) => (
              <p key={field}>{`${capitalised(RECEIPT_FIELD_LABELS[field])}: ${text}`}</p>
            ))}
          </div>
        </li>
      )}
      {duplicates.map(({ text, resolution }) => (
        <li key={text} data-warns={resolution !== 'different' || undefined}>
          <IconAlertTriangle size={15} aria-hidden />
          <div>
            <strong>Possible duplicate</strong>
            <p>{text}</p>
            <p>{saidOfDuplicate(resolution)}</p>
          </div>
        </li>
      ))}
      {deductions.map(({ amount, reason }) => (
        <li key={reason} data-warns>
          <IconAlertTriangle size={15} aria-hidden />
          <div>
            <strong>{`${formatRupees(amount)} over policy`}</strong>
            <p>{reason}</p>
          </div>
        </li>
      ))}
      {credit && (
        <li>
          <IconReceiptTax size={15} aria-hidden />
          <div>
            <strong>
              {verdictWords(credit.verdict)}
              {credit.amount > 0 && `, ${credit.estimated ? 'about ' : ''}${formatRupees(credit.amount)}`}
            </strong>
            <p>{credit.reason}</p>
          </div>
        </li>
      )}
    </ul>
  )
}
