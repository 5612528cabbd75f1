import { type Analytics, SPEND_CATEGORIES } from '@pravas/contract/analytics'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { PolicyRule } from '@pravas/contract/policy'
import { isLapsed, RequestStatus } from '@pravas/contract/requests'
import { monthsOf, monthYearBefore, type Period } from './period-rules.ts'
import type { RecordsRow, RequestedTripsRow, SpendRow, UpcomingRow } from './store.ts'

interface Figures {
  period: Period
  spend: SpendRow[]
  trips: RequestedTripsRow[]
  records: RecordsRow[]
  rules: { rule: PolicyRule; requests: number }[]
  upcoming: UpcomingRow[]
}

type Shown = Pick<Analytics, 'spend' | 'trips' | 'decisions' | 'policy' | 'upcoming'>

/** The figures of a period as they leave through the API. */
export function presentAnalytics({ period, spend, trips, records, rules, upcoming }: Figures): Shown {
  const record = (kind: RecordsRow['kind']) => records.find((row) => row.kind === kind)
  return {
    spend: presentSpend(spend, monthsOf(period)),
    trips: presentTrips(trips),
    decisions: { trips: decisionsOf(record('trip')), expenses: decisionsOf(record('expense')) },
    policy: { trips: checksOf(record('trip')), expenses: checksOf(record('expense')), by_rule: rules },
    upcoming: { trips: upcoming[0]?.trips ?? 0, next: upcoming },
  }
}

function presentSpend(rows: SpendRow[], months: string[]): Shown['spend'] {
  const now = rows.filter(({ month }) => months.includes(month))
  const before = rows.filter(({ month }) => !months.includes(month))
  const named: readonly string[] = SPEND_CATEGORIES
  const others = rows.map(({ category }) => category).filter((category) => !named.includes(category))
  const isTrip = (row: SpendRow) => row.of_trip
  return {
    ...compared(now, before),
    months: months.map((month) => {
      const spent = now.filter((row) => row.month === month)
      const spentBefore = before.filter((row) => row.month === monthYearBefore(month))
      return {
        month,
        trips: sum(spent.filter(isTrip)),
        expenses: sum(spent.filter((row) => !isTrip(row))),
        ...compared(spent, spentBefore),
      }
    }),
    categories: [...new Set([...named, ...others])].map((category) => {
      const of = (row: SpendRow) => row.category === category
      return { category, ...compared(now.filter(of), before.filter(of)) }
    }),
  }
}

function compared(now: SpendRow[], before: SpendRow[]) {
  return { total: sum(now), last_year: sum(before) }
}

/** Added up in paise, answered in rupees. */
function sum(rows: { paise: number }[]): number {
  return rupeesFromPaise(rows.reduce((paise, row) => paise + row.paise, 0))
}

/** The statuses that are shown with no trip as well, in this order; the others follow where there are some. */
const ALWAYS_SHOWN: readonly RequestStatus[] = ['approved', 'pending', 'rejected']

function presentTrips(rows: RequestedTripsRow[]): Shown['trips'] {
  const count = (of: RequestedTripsRow[]) => of.reduce((trips, row) => trips + row.trips, 0)
  const routes = Map.groupBy(
    rows.filter(({ status }) => !isLapsed(status)),
    ({ departure_city, destination_city }) => `${departure_city} ${destination_city}`,
  )
  return {
    requested: count(rows),
    by_status: [...ALWAYS_SHOWN, ...RequestStatus.options.filter((status) => !ALWAYS_SHOWN.includes(status))].flatMap(
      (status) => {
        const of = rows.filter((row) => row.status === status)
        return of.length > 0 || ALWAYS_SHOWN.includes(status) ? [{ status, trips: count(of), total: sum(of) }] : []
      },
    ),
    by_route: [...routes.values()]
      .flatMap((of) => {
        const [first] = of
        if (!first) return []
        const { departure_city, destination_city } = first
        return [{ departure_city, destination_city, trips: count(of), total: sum(of) }]
      })
      .sort((a, b) => b.trips - a.trips || b.total - a.total),
  }
}

function decisionsOf(row: RecordsRow | undefined) {
  return { decided: row?.decided ?? 0, average_days: row?.average_days ?? null }
}

function checksOf(row: RecordsRow | undefined) {
  return { checked: row?.checked ?? 0, outside: row?.outside ?? 0 }
}
