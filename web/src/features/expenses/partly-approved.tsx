import { Anchor } from '@mantine/core'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { formatPrice, formatText } from '../../ui/formats.ts'
import { IconReceiptOff } from '../../ui/icons.ts'
import type { ShownExpense } from './expense-queries.ts'
import classes from './partly-approved.module.css'

const t = texts(receiptRefusals)

/** What was refused of an approved claim, by whom and why, and where its owner claims it again; nothing of any other. */
export function PartlyApproved({ expense, isOwn }: { expense: ShownExpense; isOwn: boolean }) {
  const refused = expense.refused ?? []
  if (refused.length === 0) return null
  const free = refused.filter(({ is_free }) => is_free).length
  return (
    <div className={classes.partly}>
      <IconReceiptOff size={16} stroke={1.6} aria-hidden />
      <div>
        <strong>
          {t('refused.title', {
            count: refused.length,
            approved: formatPrice(expense.total),
            claimed: formatPrice(expense.claimed_total),
          })}
        </strong>
        <ul>
          {refused.map(({ description, total, reason, refused_by }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and keep their order
            <li key={index}>
              {t('refused.line', {
                name: formatText(description),
                amount: formatPrice(total),
                approver: formatText(refused_by),
                reason: formatText(reason),
              })}
            </li>
          ))}
        </ul>
        {isOwn && free > 0 && (
          <p>
            {t('refused.free', { count: free })}{' '}
            <Anchor component={Link} to="/dashboard" inherit c="inherit" underline="always" className={classes.next}>
              {t('refused.open')}
            </Anchor>
          </p>
        )}
      </div>
    </div>
  )
}
