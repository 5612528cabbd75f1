import type { RequestBudget } from '@pravas/contract/budgets'
import { approveMany } from '@pravas/messages/en/approve-many'
import { texts } from '@pravas/messages/texts'
import { useQueries } from '@tanstack/react-query'
import { budgetsOfRequest } from '../../allocation/allocation-queries.ts'
import { entryWords } from '../../allocation/entry-words.ts'
import { formatPrice } from '../../ui/formats.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import classes from './exceeded-budgets.module.css'
import type { ComparedRequest } from './requests-shown.ts'

const t = texts(approveMany)

/** How many budgets are asked for at most; of more, it is said that they weren't all compared. */
const ASKED = 20

/**
 * Which budgets are exceeded if these requests are approved. A budget counts everything that is pending, so that one request tells
 * of it for all that are booked on the same and begin in the same month, and thus in the same financial year.
 */
export function ExceededBudgets({ requests }: { requests: readonly ComparedRequest[] }) {
  const booked = requests.filter(({ bookedOn }) => bookedOn !== undefined)
  const alike = [
    ...Map.groupBy(booked, ({ kind, bookedOn, due }) => `${kind} ${bookedOn} ${due?.slice(0, 7)}`).values(),
  ]
  const asked = alike.slice(0, ASKED).flatMap(([first]) => first ?? [])
  const answers = useQueries({ queries: asked.map(({ kind, id }) => budgetsOfRequest(kind, id)) })
  const budgets = new Map<string, RequestBudget>()
  for (const budget of answers.flatMap(({ data }) => data?.items ?? [])) {
    budgets.set(`${budget.kind} ${budget.code} ${budget.year}`, budget)
  }
  const isPartial = alike.length > ASKED || answers.some(({ isError }) => isError)
  const over = [...budgets.values()].flatMap(({ left, ...budget }) =>
    left !== null && left < 0 ? { ...budget, over: -left } : [],
  )
  return (
    <div role="status" className={classes.budgets}>
      {over.map((budget) => (
        <p key={`${budget.kind} ${budget.code} ${budget.year}`}>
          <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
          <span>
            {t('over', {
              kind: budget.kind,
              entry: entryWords(budget),
              year: budget.year_text,
              over: formatPrice(budget.over),
              amount: formatPrice(budget.amount),
            })}
          </span>
        </p>
      ))}
      {isPartial && <p>{t('not-compared')}</p>}
    </div>
  )
}
