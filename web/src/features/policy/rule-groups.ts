import { folded, type PolicyDocument, type PolicyEntry } from '@pravas/contract/policy-document'
import { policyPage } from '@pravas/messages/en/policy-page'
import { texts } from '@pravas/messages/texts'

const t = texts(policyPage)

export type RuleKind = PolicyEntry['rule']

/** The kinds of rules in the order in which people read them. */
export const RULE_GROUPS: readonly { name: string; kinds: readonly RuleKind[] }[] = [
  { name: t('group.flights'), kinds: ['flight.cabin', 'flight.fare_cap', 'flight.over_lowest', 'trip.booked_late'] },
  { name: t('group.hotels'), kinds: ['hotel.city_cap', 'hotel.stay_length'] },
  { name: t('group.meals'), kinds: ['expense.per_diem'] },
  { name: t('group.spending'), kinds: ['expense.mileage', 'expense.category_cap', 'expense.excluded'] },
  {
    name: t('group.claims'),
    kinds: ['expense.claimed_late', 'expense.receipt_missing', 'expense.duplicate', 'expense.outside_trip'],
  },
]

/** Rules of one kind that follow from the same clause and do the same. */
export interface ClauseRules {
  clause: PolicyEntry['clause']
  severity: PolicyEntry['severity']
  entries: PolicyEntry[]
}

/** The rules of a kind by their clause, those with most conditions first. */
export function rulesByClause({ rules }: Pick<PolicyDocument, 'rules'>, kind: RuleKind): ClauseRules[] {
  const entries = rules.filter(({ rule }) => rule === kind)
  const groups = Map.groupBy(entries, ({ clause, severity }) => JSON.stringify([clause.number, clause.text, severity]))
  return [...groups.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { clause, severity } = first
    return [{ clause, severity, entries: of.toSorted((one, other) => conditions(other) - conditions(one)) }]
  })
}

function conditions({ applies = {} }: PolicyEntry): number {
  return Object.values(applies).filter((condition) => condition !== undefined).length
}

/** Every city that the policy names, each once, by name. */
export function citiesOf({ rules, city_classes }: PolicyDocument): string[] {
  const names = [...Object.values(city_classes).flat(), ...rules.flatMap(({ applies }) => applies?.cities ?? [])]
  const once = new Map(names.map((name) => [folded(name), name]))
  return [...once.values()].toSorted((one, other) => one.localeCompare(other))
}
