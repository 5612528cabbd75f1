import { type EditableField, ReceiptChanges } from '@pravas/contract/expenses'
import { receiptPicturePath } from '@pravas/contract/receipt-review'
import { approvalEvidence } from '@pravas/messages/en/approval-evidence'
import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { receiptsOf, type ShownReceipt } from '../../api/claim-receipts.ts'
import { RefusedReceipt } from '../../status/refused-receipt.tsx'
import { Section } from '../../ui/details.tsx'
import { formatDate, formatRupees, formatText } from '../../ui/formats.ts'
import { IconPencil, IconReceipt } from '../../ui/icons.ts'
import { knownValue } from '../../ui/known-value.ts'
import { Retry } from '../../ui/retry.tsx'
import { type RefuseControl, receiptLink } from './expense-queries.ts'
import classes from './receipt-evidence.module.css'
import { ReceiptNotes } from './receipt-notes.tsx'

const t = texts({ ...expenses, ...approvalEvidence })
const c = texts(labels)

/** Every receipt of a claim as a picture beside what was claimed by it, what its claimant edited marked; nothing where there is none. */
export function ReceiptEvidence({ expenseId, refuse }: { expenseId: string; refuse?: RefuseControl }) {
  const { data: receipts = [], isError, refetch } = useQuery(receiptsOf(expenseId))
  if (isError) return <Retry text={t('receipts.failed')} onRetry={refetch} />
  if (receipts.length === 0) return null
  return (
    <Section title={t('receipts.title', { count: receipts.length })}>
      <ol className={classes.list}>
        {receipts.map((receipt, index) => (
          <OneReceipt
            key={receipt.id ?? index}
            receipt={receipt}
            number={index + 1}
            refuse={refuse?.(receipt, receipts)}
          />
        ))}
      </ol>
    </Section>
  )
}

interface OneReceiptProps {
  receipt: ShownReceipt
  number: number
  refuse: ReactNode
}

function OneReceipt({ receipt, number, refuse }: OneReceiptProps) {
  const changes = ReceiptChanges.safeParse(receipt.changes).data ?? []
  const value = (name: string, field: EditableField, text: ReactNode) => {
    const change = changes.find((one) => one.field === field)
    return (
      <div data-edited={change && true}>
        <dt>{name}</dt>
        <dd>
          {text}
          {change && (
            <small className={classes.edited}>
              <IconPencil size={13} aria-hidden />
              {change.read === null ? t('edited.typed') : t('edited.from', { read: change.read })}
            </small>
          )}
        </dd>
      </div>
    )
  }
  // What is edited beyond the values below is told with the notes.
  const others = changes.filter(({ field }) => !SHOWN.includes(field))
  return (
    <li className={classes.receipt}>
      <Picture receipt={receipt} number={number} />
      <div className={classes.text}>
        <h3>{t('receipt.numbered', { number })}</h3>
        <dl className={classes.values}>
          {value(t('merchant'), 'merchant', formatText(receipt.description))}
          {value(
            t('amount'),
            'total',
            <strong className={classes.amount}>{formatRupees(receipt.total ?? receipt.amount)}</strong>,
          )}
          {value(
            c('date'),
            'date',
            receipt.expense_date === null ? t('receipt.no-date') : formatDate(receipt.expense_date),
          )}
          {value(c('category'), 'category', knownValue(receipt.expense_type))}
          {value(t('gstin'), 'gstin', formatText(receipt.gstin))}
          {receipt.invoice_number && value(t('invoice-number'), 'invoice_number', receipt.invoice_number)}
          {receipt.tax != null && (
            <div>
              <dt>{t('tax')}</dt>
              <dd>{formatRupees(receipt.tax)}</dd>
            </div>
          )}
          {value(t('place'), 'place', formatText(receipt.place))}
        </dl>
        <ReceiptNotes notes={receipt.notes} changes={others} />
        <RefusedReceipt refused={receipt.refused} before={receipt.refused_before} />
        {refuse}
      </div>
    </li>
  )
}

const SHOWN: readonly EditableField[] = ['merchant', 'total', 'date', 'category', 'gstin', 'invoice_number', 'place']

/** The receipt as it was uploaded, of a PDF its first page. */
function Picture({ receipt, number }: { receipt: ShownReceipt; number: number }) {
  // With another file it is tried again: a claim that is rejected shows copies of its receipts from then on.
  const [broken, setBroken] = useState<string>()
  const link = receiptLink(receipt)
  if (!link) return <span className={classes.none}>{t('receipt.no-link')}</span>
  const picture = receipt.media_type?.startsWith('image/')
    ? link
    : receipt.id && receipt.media_type && receiptPicturePath(receipt.id, 0)
  return (
    <a href={link} target="_blank" rel="noreferrer" className={classes.picture} aria-label={t('picture', { number })}>
      {picture && picture !== broken ? (
        <img src={picture} alt="" width={240} height={320} loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        <span className={classes.none}>
          <IconReceipt size={28} stroke={1.3} aria-hidden />
          {t('receipt.view-numbered', { number })}
        </span>
      )}
    </a>
  )
}
