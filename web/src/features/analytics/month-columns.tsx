import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import '@mantine/charts/styles.layer.css'
import { BarChart, type BarChartSeries } from '@mantine/charts'
import type { Analytics } from '@pravas/contract/analytics'
import { formatPrice } from '../../ui/formats.ts'
import { formatMonth, formatShortRupees } from './words.ts'

const t = texts(dashboard)

const NOW = { name: 'total', label: t('this-period'), color: 'light-dark(#0f6b60, #58aea1)' }
const BEFORE = { name: 'last_year', label: t('year-earlier'), color: 'light-dark(#6d685e, #a09b91)' }

/** A year earlier is an outline, so that the two differ not by colour alone. */
const drawn = ({ name }: BarChartSeries) => ({
  ...(name === BEFORE.name && { fill: 'transparent' }),
  strokeOpacity: 1,
  strokeWidth: 1.25,
  isAnimationActive: false,
})

/** The spend of each month beside that of the same month a year earlier. */
export function MonthColumns({ months, height }: { months: Analytics['spend']['months']; height: number }) {
  return (
    <BarChart
      h={height}
      data={months.map((month) => ({ ...month, month: formatMonth(month.month) }))}
      dataKey="month"
      series={[NOW, BEFORE]}
      valueFormatter={formatPrice}
      tickLine="none"
      gridAxis="x"
      strokeDasharray="0"
      maxBarWidth={22}
      barProps={drawn}
      // Room above the highest line for half of its label, which is else pushed below it.
      barChartProps={{ accessibilityLayer: false, barGap: 2, margin: { top: 10 } }}
      yAxisProps={{ width: 54, tickFormatter: formatShortRupees, allowDecimals: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 12 }}
    />
  )
}
