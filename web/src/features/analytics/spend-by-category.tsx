import type { Analytics } from '@pravas/contract/analytics'
import { formatPrice } from '../../ui/formats.ts'
import { Bars, BarsKey } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare } from './words.ts'

/** What was spent on what, against last year. */
export function SpendByCategory({ spend }: { spend: Analytics['spend'] }) {
  const { categories, total, last_year } = spend
  return (
    <ChartPanel
      title="Spend by category"
      counts="Flights and hotels of approved trips by their departure, and approved expenses by their type and the day of the spending."
      empty={
        total + last_year === 0
          ? 'Nothing approved in this time. Flights, hotels and the types of expenses will be compared here.'
          : undefined
      }
      table={
        <FiguresTable
          caption="Spend by category"
          columns={['Category', 'This period', 'Share', 'A year earlier']}
          rows={categories.map((row) => ({
            key: row.category,
            name: row.category,
            figures: [formatPrice(row.total), formatShare(row.total, total), formatPrice(row.last_year)],
          }))}
          total={[formatPrice(total), formatShare(total, total), formatPrice(last_year)]}
        />
      }
    >
      <BarsKey />
      <Bars
        label="Spend by category"
        bars={categories.map((row) => ({
          key: row.category,
          name: row.category,
          value: row.total,
          text: formatPrice(row.total),
          before: { value: row.last_year, text: formatPrice(row.last_year) },
        }))}
      />
    </ChartPanel>
  )
}
