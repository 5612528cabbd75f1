import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { formatPrice, formatRupees } from '../../ui/formats.ts'
import { usePrinting } from '../../ui/records/use-printing.ts'
import { BarsKey } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { MonthColumns } from './month-columns.tsx'
import { ChartPanel } from './panel.tsx'
import { formatMonth } from './words.ts'

const t = texts(dashboard)
const c = texts(labels)

type Spend = Analytics['spend']

/** What was spent in each month, against the same month a year earlier. On paper it is the table. */
export function SpendByMonth({ spend }: { spend: Spend }) {
  const isPrinting = usePrinting()
  const table = <MonthTable months={spend.months} />
  return (
    <ChartPanel
      title={t('month.title')}
      counts={t('month.counts')}
      table={table}
      empty={spend.total + spend.last_year === 0 ? t('month.empty') : undefined}
    >
      {isPrinting ? (
        table
      ) : (
        <>
          <BarsKey />
          <MonthColumns label={labelOf(spend)} months={spend.months} />
        </>
      )}
    </ChartPanel>
  )
}

function labelOf({ months, total, last_year }: Spend): string {
  const highest = months.reduce((most, month) => (month.total > most.total ? month : most))
  return t('month.chart', {
    months: months.length,
    total: formatRupees(total),
    lastYear: formatRupees(last_year),
    month: formatMonth(highest.month),
    most: formatRupees(highest.total),
  })
}

function MonthTable({ months }: { months: Spend['months'] }) {
  const sum = (of: 'trips' | 'expenses' | 'total' | 'last_year') =>
    formatPrice(months.reduce((paise, month) => paise + Math.round(month[of] * 100), 0) / 100)
  return (
    <FiguresTable
      caption={t('month.title')}
      columns={[t('month'), c('trips'), c('expenses'), c('total'), t('year-earlier')]}
      rows={months.map((month) => ({
        key: month.month,
        name: formatMonth(month.month),
        figures: [month.trips, month.expenses, month.total, month.last_year].map(formatPrice),
      }))}
      total={[sum('trips'), sum('expenses'), sum('total'), sum('last_year')]}
    />
  )
}
