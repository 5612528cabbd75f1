import { z } from 'zod'
import { MOST_RUPEES } from './budgets.ts'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { isGstin } from './gstin.ts'
import { isWholePaise } from './money.ts'
import { paged } from './paging.ts'
import { PlainText } from './text.ts'

const tag = 'Organisation'

/** A mail domain, such as acme.example. */
export const MAIL_DOMAIN = /^([a-z0-9-]+\.)+[a-z0-9-]+$/

const Days = (most: number) =>
  z.int('Enter a whole number of days.').min(0, 'At least 0 days.').max(most, `At most ${most} days.`)
const Hour = z.int('Enter a whole hour.').min(0, 'Enter an hour from 0 to 24.').max(24, 'Enter an hour from 0 to 24.')
const Kept = z.int('Enter a whole number of days.').min(30, 'At least 30 days.').max(3650, 'At most 3650 days.')

/** When people are reminded of what waits, and of how long a wait. */
const ReminderTimes = z
  .strictObject({
    on: z.boolean(),
    from_hour: Hour.meta({ description: 'hour from which reminders are sent' }),
    until_hour: Hour.meta({ description: 'hour from which no reminders are sent' }),
    decide_trip_days: Days(60).meta({ description: 'working days before an approver is reminded of a trip' }),
    decide_expense_days: Days(60),
    own_trip_days: Days(60).meta({
      description: 'working days before the owner of a trip is told that it is still pending',
    }),
    own_expense_days: Days(60),
    weekly_summary: z.boolean().meta({ description: "whether managers' weekly summaries are sent" }),
  })
  // With a first hour that is none, only that is said.
  .refine(({ from_hour, until_hour }) => from_hour < until_hour || from_hour > 23, {
    path: ['until_hour'],
    message: 'Reminders have to stop after they begin.',
  })

/** How long data that is useful only for a time is kept; null: indefinitely. */
const Retention = z.strictObject({
  notifications_days: Kept.meta({ description: 'days to keep inbox events' }),
  usage_days: Kept.meta({ description: 'days to keep usage figures of language models' }),
  records_years: z
    .int('Enter a whole number of years.')
    .min(8, 'At least 8 years: the law asks for them.')
    .max(50, 'At most 50 years.')
    .meta({
      description:
        'years to keep trips, claims, payments and the audit trail, from the end of the financial year; Rule 3 of the Companies (Accounts) Rules requires eight',
    }),
  conversations_days: Kept.nullable().meta({ description: 'days to keep conversations after their last message' }),
  mails_days: Kept.nullable().meta({ description: 'days to keep sent emails' }),
})

/** The GSTINs of an organisation, in capitals. Each mistake is said at its line. */
const Gstins = z
  .array(PlainText.trim().toUpperCase())
  .max(39, 'At most one GSTIN per state.')
  .superRefine((gstins, context) => {
    for (const [at, gstin] of gstins.entries()) {
      const first = gstins.findIndex((other) => other.slice(0, 2) === gstin.slice(0, 2))
      const message =
        gstin.length !== 15
          ? 'A GSTIN has 15 characters.'
          : !isGstin(gstin)
            ? `${gstin} is not a valid GSTIN. Please check each character.`
            : first < at && `${gstins[first]} is of the same state. Enter one GSTIN per state.`
      if (message) context.addIssue({ code: 'custom', path: [at], message })
    }
  })

/** For whom people may arrange trips besides themselves. */
export const ARRANGE_TRIPS_FOR = ['nobody', 'team', 'everybody'] as const
export type ArrangeTripsFor = (typeof ARRANGE_TRIPS_FOR)[number]

/** What an organisation decides about itself. */
export const OrganisationSettings = z
  .strictObject({
    name: PlainText.trim().min(1, 'Enter a name.').max(200, 'At most 200 characters.'),
    gstins: Gstins.meta({ description: "the organisation's GSTINs, head office first, one per state" }),
    currency: z.literal('INR', 'The currency is INR.'),
    financial_year_start: z
      .int('Enter a month from 1 to 12.')
      .min(1, 'Enter a month from 1 to 12.')
      .max(12, 'Enter a month from 1 to 12.')
      .meta({ description: 'the month in which the financial year begins' }),
    time_zone: z.literal('Asia/Kolkata', 'The time zone is Asia/Kolkata.'),
    working_week: z
      .array(z.int('Weekdays are 1 (Monday) to 7 (Sunday).').min(1).max(7))
      .min(1, 'Choose at least one working day.')
      .max(7, 'A week has seven days.')
      .refine((days) => new Set(days).size === days.length, 'Each weekday counts once.')
      .overwrite((days) => days.toSorted((a, b) => a - b))
      .meta({ description: 'weekdays from 1 (Monday) to 7 (Sunday)' }),
    reminders: ReminderTimes,
    sign_up_domains: z
      .array(
        PlainText.trim()
          .toLowerCase()
          .max(253, 'At most 253 characters.')
          .refine((domain) => MAIL_DOMAIN.test(domain), {
            error: ({ input }) =>
              `‘${String(input).slice(0, 60)}’ isn't a mail domain. Enter one such as acme.example.`,
          }),
      )
      .max(50, 'At most 50 domains.')
      .refine((domains) => new Set(domains).size === domains.length, 'Each domain counts once.'),
    retention: Retention,
    required_of_requests: z
      .strictObject({ cost_centre: z.boolean(), project: z.boolean() })
      .meta({ description: 'what trips and claims must be booked on before they are sent' }),
    advances: z
      .strictObject({
        most: z
          .number('Enter the amount in rupees.')
          .min(0, 'Enter ₹0 or more.')
          .max(MOST_RUPEES, 'That is more than any advance.')
          .refine(isWholePaise, 'Rupees have at most two decimals.')
          .meta({ description: 'maximum per person at a time, in rupees; 0 for no advances' }),
        settle_days: Days(365).meta({
          description: 'days to settle an advance after the trip, or after the payment if that is later',
        }),
      })
      .meta({ description: 'travel advances' }),
    booking: z.enum(['desk', 'self'], 'Choose who books.').meta({
      description: 'who books approved trips: the travel desk, if somebody has that role, or each traveller',
    }),
    arrange_trips_for: z.enum(ARRANGE_TRIPS_FOR, 'Choose for whom trips may be arranged.').meta({
      description:
        'for whom people may arrange trips besides themselves: nobody, their team (those who report to them or to their manager) or everybody; guests are included unless it is nobody',
    }),
  })
  .meta({ id: 'OrganisationSettings' })
export type OrganisationSettings = z.infer<typeof OrganisationSettings>

export const SETTING_NAMES = Object.keys(OrganisationSettings.shape) as (keyof OrganisationSettings)[]
export type OrganisationSettingName = keyof OrganisationSettings
const SettingName = z.enum(SETTING_NAMES as [OrganisationSettingName, ...OrganisationSettingName[]])

/** Changes of settings; a group such as `reminders` is changed as a whole. */
export const OrganisationChanges = z.strictObject(OrganisationSettings.shape).partial()
export type OrganisationChanges = z.infer<typeof OrganisationChanges>

export const Organisation = z
  .object({
    version: z.int().meta({ description: 'version, incremented by every change' }),
    settings: OrganisationSettings,
    fixed: z
      .array(z.object({ setting: SettingName, variable: z.string() }))
      .meta({ description: 'settings that the operator has set in the environment, with the variables' }),
    mail: z.object({
      sends: z.boolean().meta({ description: 'whether a mail server is configured' }),
      from: z.string(),
    }),
  })
  .meta({ id: 'Organisation' })
export type Organisation = z.infer<typeof Organisation>

export const getOrganisation = endpoint({
  operationId: 'getOrganisation',
  method: 'GET',
  path: '/organisation',
  summary: 'Get the settings of the organisation; administrators only',
  tag,
  response: Organisation,
  errors: ['action.forbidden'],
})

export const changeOrganisation = endpoint({
  operationId: 'changeOrganisation',
  method: 'PATCH',
  path: '/organisation',
  summary: 'Update settings of the organisation; administrators only',
  tag,
  body: OrganisationChanges.extend({
    version: z.int().optional().meta({ description: 'the version you read; 409 if it has changed since' }),
  }),
  response: Organisation,
  errors: ['action.forbidden', 'organisation.changed'],
})

/** A change of settings, with what it replaced. */
export const OrganisationHistoryEntry = z
  .object({
    id: z.uuid(),
    at: Instant,
    by: z.string().nullable().meta({ description: 'null for the operator at the server' }),
    set_up: z.boolean().meta({ description: 'true for the settings the organisation was set up with' }),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'OrganisationHistoryEntry' })
export type OrganisationHistoryEntry = z.infer<typeof OrganisationHistoryEntry>

export const organisationHistory = endpoint({
  operationId: 'organisationHistory',
  method: 'GET',
  path: '/organisation/history',
  summary: 'List changes to the settings, latest first; administrators only',
  tag,
  query: z.object({
    ...paged(),
  }),
  response: z.object({ items: z.array(OrganisationHistoryEntry), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})
