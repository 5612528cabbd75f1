import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { PolicyRule } from './policy.ts'
import { CATEGORIES } from './receipt-fields.ts'
import { RequestStatus } from './requests.ts'

/** Whose requests are counted. A team is who reports to the caller, without the caller. */
export const SCOPES = ['own', 'team', 'organisation'] as const
export const AnalyticsScope = z.enum(SCOPES).meta({ id: 'AnalyticsScope' })
export type AnalyticsScope = z.infer<typeof AnalyticsScope>

/** Months end with the current one; the financial year runs from April to March. */
export const RANGES = ['3-months', '6-months', '12-months', 'financial-year', 'last-financial-year'] as const
export const AnalyticsRange = z.enum(RANGES).meta({ id: 'AnalyticsRange' })
export type AnalyticsRange = z.infer<typeof AnalyticsRange>

/** What money is spent on: the booked parts of a trip and the types of expenses. */
export const SPEND_CATEGORIES = ['Flights', 'Hotels', ...CATEGORIES] as const

const Period = z.object({ from: CalendarDate, to: CalendarDate })
const Compared = { total: Rupees, last_year: Rupees }
const Count = z.int()

const OutOfPolicy = z.object({
  checked: Count.meta({ description: 'requests that were checked against the policy when they were sent' }),
  outside: Count.meta({ description: 'how many of them have at least one finding' }),
})

export const Analytics = z
  .object({
    scope: AnalyticsScope,
    scopes: z.array(AnalyticsScope).meta({ description: 'scopes available to the caller' }),
    range: AnalyticsRange,
    period: Period,
    last_year: Period.meta({ description: 'the same days a year earlier' }),
    spend: z
      .object({
        ...Compared,
        months: z.array(
          z.object({
            month: z.string().meta({ description: 'YYYY-MM' }),
            trips: Rupees,
            expenses: Rupees,
            ...Compared,
          }),
        ),
        categories: z.array(z.object({ category: z.string(), ...Compared })),
      })
      .meta({
        description:
          'approved trips by departure date and approved expenses by expense date, for each month of the period',
      }),
    trips: z
      .object({
        requested: Count,
        by_status: z.array(z.object({ status: RequestStatus, trips: Count, total: Rupees })),
        by_route: z.array(
          z.object({
            departure_city: z.string().nullable(),
            destination_city: z.string(),
            trips: Count,
            total: Rupees,
          }),
        ),
      })
      .meta({
        description: 'trips requested in the period; routes are sorted by number of trips and exclude rejected ones',
      }),
    decisions: z
      .object({
        trips: z.object({ decided: Count, average_days: z.number().nullable() }),
        expenses: z.object({ decided: Count, average_days: z.number().nullable() }),
      })
      .meta({ description: 'requests decided in the period, with the number of days from request to decision' }),
    policy: z
      .object({
        trips: OutOfPolicy,
        expenses: OutOfPolicy,
        by_rule: z.array(z.object({ rule: PolicyRule, requests: Count })),
      })
      .meta({ description: 'requests sent in the period, checked against the policy of their day' }),
    upcoming: z
      .object({
        trips: Count,
        next: z.array(
          z.object({
            trip_number: z.string(),
            employee_name: z.string(),
            status: RequestStatus,
            departure_city: z.string().nullable(),
            destination_city: z.string(),
            departure_date: CalendarDate,
            return_date: CalendarDate.nullable(),
          }),
        ),
      })
      .meta({
        description: 'the next five pending or approved trips, whatever the period',
      }),
  })
  .meta({ id: 'Analytics' })
export type Analytics = z.infer<typeof Analytics>

export const getAnalytics = endpoint({
  operationId: 'getAnalytics',
  scope: 'read',
  method: 'GET',
  path: '/analytics',
  summary:
    'Get spend, trips, decisions and policy findings of a period; without a scope, for the widest one available to you',
  tag: 'Analytics',
  query: z.object({ scope: AnalyticsScope.optional(), range: AnalyticsRange.default('12-months') }),
  response: Analytics,
  errors: ['action.forbidden', 'person.no_employee_record'],
})
