import { ActionIcon } from '@mantine/core'
import type { Budget } from '@pravas/contract/budgets'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { BudgetBar, BudgetFigure } from '../../allocation/budget-bar.tsx'
import { entryWords } from '../../allocation/entry-words.ts'
import { formatPrice } from '../../ui/formats.ts'
import { IconAlertTriangle, IconPencil } from '../../ui/icons.ts'
import classes from './budget-list.module.css'

const t = texts(budgetsPage)

interface BudgetListProps {
  label: string
  budgets: readonly Budget[]
  /** Opens a budget for editing; absent for those who may not. */
  onEdit?: ((budget: Budget) => void) | undefined
}

/** Budgets with what is approved, pending and left of each. */
export function BudgetList({ label, budgets, onEdit }: BudgetListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {budgets.map((budget) => (
        <li key={budget.id} className={classes.budget}>
          <div className={classes.head}>
            <h2>{entryWords(budget)}</h2>
            <span className={classes.about}>
              {[
                t(budget.kind),
                budget.owner ? t('owner', { owner: budget.owner.name }) : t('owner.none'),
                budget.when_over === 'block' ? t('blocks') : t('warns'),
              ].join(' · ')}
            </span>
            {onEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                className={classes.edit}
                aria-label={t('edit', { entry: entryWords(budget) })}
                title={t('edit', { entry: entryWords(budget) })}
                onClick={() => onEdit(budget)}
              >
                <IconPencil size={17} aria-hidden />
              </ActionIcon>
            )}
          </div>
          <BudgetBar {...budget} />
          <dl className={classes.figures}>
            <BudgetFigure name={t('amount')} rupees={budget.amount} />
            <BudgetFigure name={t('approved')} rupees={budget.approved} />
            <BudgetFigure name={t('pending')} rupees={budget.pending} />
            {budget.left < 0 ? (
              <div data-over>
                <dt>{t('left')}</dt>
                <dd>
                  <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
                  {t('over', { over: formatPrice(-budget.left) })}
                </dd>
              </div>
            ) : (
              <BudgetFigure name={t('left')} rupees={budget.left} />
            )}
          </dl>
          {budget.booked && <p className={classes.booked}>{bookedText(budget.booked)}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What trips were booked for beside what was approved for the same. */
function bookedText({ cost, approved }: NonNullable<Budget['booked']>): string {
  const way = cost > approved ? 'more' : cost < approved ? 'less' : 'same'
  return t('booked', { cost: formatPrice(cost), way, difference: formatPrice(Math.abs(cost - approved)) })
}
