import type { ReceiptInReview } from '@pravas/contract/claims'
import { IconAlertTriangle } from '@tabler/icons-react'
import frame from '../../../chat/side-panel.module.css'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import classes from './claim-lines.module.css'
import type { ClaimPanelProps } from './claim-panel-props.ts'
import { amountText } from './review-fields.ts'
import { attentionWords } from './review-words.ts'

/** The receipts by category; each leads to its card. */
export function ClaimLines({ claim, onShow }: Pick<ClaimPanelProps, 'claim' | 'onShow'>) {
  const categoryOf = ({ fields }: ReceiptInReview): string => fields.category.value ?? 'Miscellaneous'
  const grouped = Map.groupBy(claim.receipts, categoryOf)
  const hasTrips = claim.as === 'each' && claim.expenses.some(({ trip }) => trip !== null)
  const tripOf = (id: string) =>
    hasTrips ? (claim.expenses.find(({ receipt_ids }) => receipt_ids.includes(id))?.trip ?? 'no trip') : undefined
  const names = [...new Set([...claim.by_category.map(({ category }) => category), ...grouped.keys()])]
  return (
    <div>
      {names.map((category) => {
        const lines = grouped.get(category) ?? []
        if (lines.length === 0) return null
        const sum = claim.by_category.find((group) => group.category === category)
        return (
          <section key={category} aria-label={category}>
            <h3 className={classes.category}>
              <span>{category}</span>
              {sum && <span>{formatRupees(sum.total)}</span>}
            </h3>
            <ul className={frame.list}>
              {lines.map((receipt) => (
                <Line key={receipt.receipt_id} receipt={receipt} trip={tripOf(receipt.receipt_id)} onShow={onShow} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface LineProps extends Pick<ClaimPanelProps, 'onShow'> {
  receipt: ReceiptInReview
  /** The trip of its expense, where each receipt has its own. */
  trip: string | undefined
}

function Line({ receipt, trip, onShow }: LineProps) {
  const { receipt_id: id, number, fields } = receipt
  const attention = attentionWords(receipt)
  return (
    <li>
      <button type="button" className={classes.line} onClick={() => onShow(id)}>
        <span className={classes.what}>
          <span>{fields.merchant.value ?? `Receipt ${number}`}</span>
          <span className={classes.about}>
            {[`Receipt ${number}`, fields.date.value && formatDate(fields.date.value)].filter(Boolean).join(', ')}
          </span>
          {trip && <span className={classes.about}>{trip}</span>}
          {attention.length > 0 && (
            <span className={classes.attention}>
              <IconAlertTriangle size={13} aria-hidden />
              {attention.join(' · ')}
            </span>
          )}
        </span>
        <span className={classes.amount}>
          {fields.total.value === null ? '–' : amountText(fields.total.value, fields.currency.value)}
        </span>
      </button>
    </li>
  )
}
