import type { RequestBudget } from '@pravas/contract/budgets'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../ui/formats.ts'
import { IconAlertTriangle, IconBan } from '../ui/icons.ts'
import { BudgetBar, BudgetFigure } from './budget-bar.tsx'
import { entryWords } from './entry-words.ts'
import classes from './request-budgets.module.css'

const t = texts(budgetsPage)

interface RequestBudgetsProps {
  budgets: readonly RequestBudget[]
  /** Not sent yet: a budget that blocks is in its way. */
  isDraft?: boolean
}

/** What a request leaves of its budgets: a line, a bar and the figures of each. */
export function RequestBudgets({ budgets, isDraft = false }: RequestBudgetsProps) {
  return (
    <ul className={classes.list}>
      {budgets.map((budget) => (
        <li key={`${budget.kind} ${budget.code} ${budget.year}`}>
          <p className={classes.name}>
            <span>{t(budget.kind)}</span> {t('request.of', { entry: entryWords(budget), year: budget.year_text })}
          </p>
          <BudgetBar {...budget} adds={budget.adds ?? 0} />
          <Outcome budget={budget} isDraft={isDraft} />
          <dl className={classes.figures}>
            <BudgetFigure name={t('approved.others')} rupees={budget.approved} />
            <BudgetFigure name={t('pending.others')} rupees={budget.pending} />
            {budget.adds !== null && <BudgetFigure name={t('this')} rupees={budget.adds} />}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The one line that matters: what is left, by how much it is exceeded, or that nobody can tell yet. */
function Outcome({ budget, isDraft }: { budget: RequestBudget; isDraft: boolean }) {
  const { amount, left, adds, when_over } = budget
  if (left === null) return <p className={classes.outcome}>{t('request.unknown', { amount: formatPrice(amount) })}</p>
  const isWithinTrip = adds === 0
  if (left >= 0)
    return (
      <p className={classes.outcome}>
        {isWithinTrip ? `${t('request.within-trip')}. ` : ''}
        {t('request.left', { left: formatPrice(left), amount: formatPrice(amount) })}
      </p>
    )
  const isBlocked = isDraft && when_over === 'block' && !isWithinTrip
  const Mark = isBlocked ? IconBan : IconAlertTriangle
  return (
    <p className={classes.outcome} data-over>
      <Mark size={15} stroke={1.7} aria-hidden />
      <span>
        <strong>{t('request.over', { over: formatPrice(-left), amount: formatPrice(amount) })}.</strong>{' '}
        {isDraft && (isBlocked ? t('request.blocked') : isWithinTrip ? t('request.within-trip') : t('request.warned'))}
      </span>
    </p>
  )
}
