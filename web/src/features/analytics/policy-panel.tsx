import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { labels } from '@pravas/messages/en/labels'
import { ruleName } from '@pravas/messages/rule-name'
import { texts } from '@pravas/messages/texts'
import { Bars } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare } from './words.ts'

const t = texts(dashboard)
const c = texts(labels)

/** Which rules of the policy were broken, and how often. */
export function OutOfPolicy({ policy }: { policy: Analytics['policy'] }) {
  const checked = policy.trips.checked + policy.expenses.checked
  const rules = policy.by_rule.map(({ rule, requests }) => ({ key: rule, name: ruleName(rule), requests }))
  const empty = checked === 0 ? t('policy.no-requests') : t('policy.all-within', { checked })
  return (
    <ChartPanel
      title={c('out-of-policy')}
      counts={t('policy.counts')}
      empty={rules.length === 0 ? empty : undefined}
      table={
        <FiguresTable
          caption={c('out-of-policy')}
          columns={[t('policy.rule'), t('policy.requests'), t('policy.share')]}
          rows={rules.map(({ key, name, requests }) => ({
            key,
            name,
            figures: [String(requests), formatShare(requests, checked)],
          }))}
        />
      }
    >
      <Bars
        label={t('policy.chart')}
        bars={rules.map(({ key, name, requests }) => ({
          key,
          name,
          value: requests,
          text: `${t('policy.count', { requests })} · ${formatShare(requests, checked)}`,
        }))}
      />
    </ChartPanel>
  )
}
