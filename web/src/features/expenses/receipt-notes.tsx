import { ReceiptNotes as Notes } from '@pravas/contract/receipt-notes'
import { IconAlertTriangle, IconReceiptTax } from '@tabler/icons-react'
import { saidOfDuplicate } from '../../status/duplicate-words.ts'
import { verdictWords } from '../../status/tax-words.ts'
import { formatRupees } from '../../ui/formats.ts'
import classes from './receipt-notes.module.css'

/** What was said of a receipt when it was claimed: its tax, what it may be a duplicate of, and what is beyond the policy. */
export function ReceiptNotes({ notes }: { notes: unknown }) {
  const known = Notes.safeParse(notes)
  if (!known.success) return null
  const { tax_credit: credit, duplicates, deductions } = known.data
  if (!credit && duplicates.length === 0 && deductions.length === 0) return null
  return (
    <ul className={classes.notes}>
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
            <strong>{`Beyond the policy by ${formatRupees(amount)}`}</strong>
            <p>{reason}</p>
          </div>
        </li>
      ))}
      {credit && (
        <li>
          <IconReceiptTax size={15} aria-hidden />
          <div>
            <strong>
              {`${verdictWords(credit.verdict)}, ${credit.estimated ? 'about ' : ''}${formatRupees(credit.amount)}`}
            </strong>
            <p>{credit.reason}</p>
          </div>
        </li>
      )}
    </ul>
  )
}
