import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../ui/formats.ts'
import classes from './budget-bar.module.css'

const t = texts(budgetsPage)

interface BudgetBarProps {
  amount: number
  approved: number
  pending: number
  /** What one request adds; set off from what others have. */
  adds?: number
}

/** How much of a budget is approved and pending, as a bar; the figures stand in words beside it. */
export function BudgetBar({ amount, approved, pending, adds = 0 }: BudgetBarProps) {
  const total = approved + pending + adds
  const left = amount - total
  // An exceeded budget fills the bar, with a mark where the budget ends.
  const whole = Math.max(amount, total, 1)
  const share = (part: number) => `${(100 * part) / whole}%`
  return (
    <div
      className={classes.bar}
      role="img"
      aria-label={t('bar', {
        approved: formatPrice(approved),
        pending: formatPrice(pending + adds),
        amount: formatPrice(amount),
        left: left < 0 ? 'over' : 'left',
        figure: formatPrice(Math.abs(left)),
      })}
      data-over={left < 0 || undefined}
    >
      <span className={classes.approved} style={{ inlineSize: share(approved) }} />
      <span className={classes.pending} style={{ inlineSize: share(pending) }} />
      {adds > 0 && <span className={classes.adds} style={{ inlineSize: share(adds) }} />}
      {left < 0 && <span className={classes.limit} style={{ insetInlineStart: share(amount) }} />}
    </div>
  )
}

/** An amount of a budget under its name. */
export function BudgetFigure({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatPrice(rupees)}</dd>
    </div>
  )
}
