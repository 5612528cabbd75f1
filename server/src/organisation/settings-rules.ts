import type { OrganisationChanges, OrganisationSettingName, OrganisationSettings } from '@pravas/contract/organisation'

/** The settings of an organisation that has not changed any; its name is its own. */
export const DEFAULT_SETTINGS: Omit<OrganisationSettings, 'name'> = {
  gstins: [],
  currency: 'INR',
  financial_year_start: 4,
  time_zone: 'Asia/Kolkata',
  working_week: [1, 2, 3, 4, 5],
  // The support page promises one to two days for a trip and three to five for an expense: whoever decides is told before
  // that time is over, whoever asked when it is.
  reminders: {
    on: true,
    from_hour: 9,
    until_hour: 19,
    decide_trip_days: 1,
    decide_expense_days: 3,
    own_trip_days: 2,
    own_expense_days: 5,
    weekly_summary: true,
  },
  sign_up_domains: [],
  // Conversations are their people's to delete. Eight years: Rule 3 of the Companies (Accounts) Rules.
  retention: { conversations_days: null, mails_days: 730, notifications_days: 180, usage_days: 730, records_years: 8 },
  required_of_requests: { cost_centre: false, project: false },
  advances: { most: 50_000, settle_days: 30 },
  booking: 'self',
  arrange_trips_for: 'nobody',
}

/** What the operator has set in the environment, and by which variable. It outweighs what the organisation chose. */
export type OperatorSettings = {
  readonly [Name in OrganisationSettingName]?: { value: OrganisationSettings[Name]; variable: string }
}

/** The settings of an organisation that the environment sets, as the configuration holds them. */
export function operatorSettings({
  organisation,
  companyGstins,
  signUpDomains,
}: {
  organisation: string | undefined
  companyGstins: readonly string[] | undefined
  signUpDomains: readonly string[]
}): OperatorSettings {
  return {
    ...(organisation !== undefined && { name: { value: organisation, variable: 'ORGANISATION' } }),
    ...(companyGstins && { gstins: { value: [...companyGstins], variable: 'COMPANY_GSTINS' } }),
    ...(signUpDomains.length > 0 && { sign_up_domains: { value: [...signUpDomains], variable: 'SIGN_UP_DOMAINS' } }),
  }
}

/** What the operator has set for the organisation of this name: a name in the environment is that of one alone. */
export function fixedIn(operator: OperatorSettings, name: string): OperatorSettings {
  const { name: named, ...others } = operator
  return { ...others, ...(named?.value === name && { name: named }) }
}

/** The settings that hold: defaults, over them what the organisation chose, over that what the operator has set. */
export function effectiveSettings(
  name: string,
  stored: Readonly<Record<string, unknown>>,
  operator: OperatorSettings,
): OrganisationSettings {
  const chosen = stored as Partial<OrganisationSettings>
  const fixed = Object.fromEntries(
    Object.entries(fixedIn(operator, name)).map(([setting, { value }]) => [setting, value]),
  )
  return {
    ...DEFAULT_SETTINGS,
    ...chosen,
    // A switch that was added since has its default.
    reminders: { ...DEFAULT_SETTINGS.reminders, ...chosen.reminders },
    retention: { ...DEFAULT_SETTINGS.retention, ...chosen.retention },
    name,
    ...fixed,
  }
}

/** Of changes those that change something, with what they replace; undefined when none does. */
export function changesOf(
  current: OrganisationSettings,
  changes: OrganisationChanges,
): { before: Partial<OrganisationSettings>; after: Partial<OrganisationSettings> } | undefined {
  const names = (Object.keys(changes) as OrganisationSettingName[]).filter(
    (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(current[name]),
  )
  if (names.length === 0) return undefined
  const pick = (from: OrganisationChanges) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(current), after: pick(changes) }
}
