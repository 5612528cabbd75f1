import { useRovingIndex } from '@mantine/hooks'
import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../../ui/formats.ts'
import classes from './month-columns.module.css'
import { scaleUpTo } from './scale.ts'
import { formatMonth, formatShortRupees } from './words.ts'

const t = texts(dashboard)

type Month = Analytics['spend']['months'][number]

/** From this many months on, not every one has room for its name. */
const MANY = 7
const SEVERAL = 4

interface MonthColumnsProps {
  /** What the chart shows, for who does not see it. */
  label: string
  months: Month[]
}

/** The spend of each month beside that of the same month a year earlier. Its figures are told of the month that is pointed at or reached with the keyboard. */
export function MonthColumns({ label, months }: MonthColumnsProps) {
  const lines = scaleUpTo(Math.max(...months.flatMap(({ total, last_year }) => [total, last_year])))
  const top = lines.at(-1) ?? 1
  const { getItemProps } = useRovingIndex({ total: months.length, loop: false })
  const names = months.length >= MANY ? 'many' : months.length >= SEVERAL ? 'several' : 'few'
  return (
    <fieldset className={classes.chart} aria-label={label}>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          {lines.map((value) => (
            <span key={value} className={classes.line} style={{ bottom: `${(value / top) * 100}%` }}>
              <span className={classes.amount}>{formatShortRupees(value)}</span>
            </span>
          ))}
        </div>
        <div className={classes.months} data-names={names}>
          {months.map((month, index) => (
            <button type="button" key={month.month} className={classes.month} {...getItemProps({ index })}>
              <span className={classes.columns} aria-hidden>
                <span className={classes.column} style={heightOf(month.total, top)} />
                <span className={classes.column} data-tone="before" style={heightOf(month.last_year, top)} />
              </span>
              <span className={classes.name} aria-hidden>
                {formatMonth(month.month)}
              </span>
              <Figures month={month} side={index < months.length / 2 ? 'start' : 'end'} />
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

const heightOf = (value: number, top: number) => ({
  height: `${(value / top) * 100}%`,
  ...(value === 0 && { visibility: 'hidden' as const }),
})

/** The figures of a month; they name its button as well. */
function Figures({ month, side }: { month: Month; side: 'start' | 'end' }) {
  return (
    <span className={classes.figures} data-side={side}>
      <span className={classes.of}>{formatMonth(month.month)}</span> <span>{t('this-period')}</span>{' '}
      <span className={classes.figure}>{formatPrice(month.total)}</span> <span>{t('year-earlier')}</span>{' '}
      <span className={classes.figure}>{formatPrice(month.last_year)}</span>
    </span>
  )
}
