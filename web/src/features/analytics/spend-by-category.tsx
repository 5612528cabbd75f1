import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { Bars, BarsKey } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare } from './words.ts'

const t = texts(dashboard)
const c = texts(labels)

/** What was spent on what, against last year. */
export function SpendByCategory({ spend }: { spend: Analytics['spend'] }) {
  const { categories, total, last_year } = spend
  return (
    <ChartPanel
      title={t('category.title')}
      counts={t('category.counts')}
      empty={total + last_year === 0 ? t('category.empty') : undefined}
      table={
        <FiguresTable
          caption={t('category.title')}
          columns={[c('category'), t('this-period'), t('share'), t('year-earlier')]}
          rows={categories.map((row) => ({
            key: row.category,
            name: knownValue(row.category),
            figures: [formatPrice(row.total), formatShare(row.total, total), formatPrice(row.last_year)],
          }))}
          total={[formatPrice(total), formatShare(total, total), formatPrice(last_year)]}
        />
      }
    >
      <BarsKey />
      <Bars
        label={t('category.title')}
        bars={categories.map((row) => ({
          key: row.category,
          name: knownValue(row.category),
          value: row.total,
          text: formatPrice(row.total),
          before: { value: row.last_year, text: formatPrice(row.last_year) },
        }))}
      />
    </ChartPanel>
  )
}
