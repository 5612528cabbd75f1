import type { Analytics } from '@pravas/contract/analytics'
import { RULE_NAMES } from '@pravas/contract/policy'
import { countOf } from '../../ui/formats.ts'
import { Bars } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare } from './words.ts'

/** Which rules of the policy were broken, and how often. */
export function OutOfPolicy({ policy }: { policy: Analytics['policy'] }) {
  const checked = policy.trips.checked + policy.expenses.checked
  const rules = policy.by_rule.map(({ rule, requests }) => ({ key: rule, name: RULE_NAMES[rule], requests }))
  const empty =
    checked === 0 ? 'No request in this time.' : `Every one of ${countOf(checked, 'request')} is within policy.`
  return (
    <ChartPanel
      title="Out of policy"
      counts="Trips and expenses requested in this time, against the policy of that day. One request can go beyond several rules."
      empty={rules.length === 0 ? `${empty} Rules that a request goes beyond will be named here.` : undefined}
      table={
        <FiguresTable
          caption="Out of policy"
          columns={['Rule', 'Requests', 'Share of all']}
          rows={rules.map(({ key, name, requests }) => ({
            key,
            name,
            figures: [String(requests), formatShare(requests, checked)],
          }))}
        />
      }
    >
      <Bars
        label="Rules that requests went beyond"
        bars={rules.map(({ key, name, requests }) => ({
          key,
          name,
          value: requests,
          text: `${countOf(requests, 'request')} · ${formatShare(requests, checked)}`,
        }))}
      />
    </ChartPanel>
  )
}
