/** The dashboard: its figures, its charts, and the next steps. */
export const dashboard = {
  days: '{text} {count, plural, one {day} other {days}}',
  'bars.year-earlier': ', a year earlier {amount}',
  'panel.show-chart': '{title}: show as chart',
  'panel.show-table': '{title}: show as table',
  'route.counts': 'Trips requested in this time, without rejected ones.',
  'route.counts-some':
    'Trips requested in this time, without rejected ones: the {shown} most frequent of {all} routes.',
  'upcoming.counts': 'Pending and approved trips that leave today or later, for any time range.',
  'upcoming.counts-some':
    'Pending and approved trips that leave today or later, for any time range: the next {shown} of {all}.',
  'change.more': '{percent}% more than a year earlier',
  'change.less': '{percent}% less than a year earlier',
  'rupees.crore': '₹{amount} Cr',
  'rupees.lakh': '₹{amount} L',
  'rupees.thousand': '₹{amount}k',
  refused: 'You don’t have access to that page. Ask your administrator if you need it.',
  'no-employee.own':
    'Your account has no employee ID yet, so it can’t hold trips or expenses. <own>Add one to your own record</own>.',
  'no-employee':
    'Your account has no employee record yet, so it can’t hold trips or expenses. Your organisation’s administrators set it up: ask your manager, or <contact>contact us</contact>. Until then you can read the <policy>travel policy</policy> and <help>how Pravas works</help>.',

  // Analytics section
  section: 'Spend and travel',
  scope: 'Whose requests',
  range: 'Time range',
  failed: 'The figures could not be loaded. {why}',

  // Choice
  'range.3-months': 'Last 3 months',
  'range.6-months': 'Last 6 months',
  'range.12-months': 'Last 12 months',
  'range.this-year': 'This financial year',
  'range.last-year': 'Last financial year',
  'scope.own': 'My own',
  'scope.team': 'My team',
  'scope.organisation': 'Organisation',

  // Headline
  'headline.spend': 'Approved spend',
  'headline.days': 'Average days to decision',
  'headline.policy': 'Share out of policy',
  'headline.no-requests': 'No request in this time',
  'headline.of-requests': '{outside} of {checked, plural, one {# request} other {# requests}}',
  upcoming: 'Upcoming trips',
  'headline.next': 'Next: {day}',
  'headline.none-planned': 'None planned',
  'headline.trips': 'trips {days}',
  'headline.expenses': 'expenses {days}',
  'headline.none-decided': 'Nothing decided in this time',
  'headline.decided': '{count} decided: {kinds}',

  // Month columns
  'this-period': 'This period',
  'year-earlier': 'A year earlier',

  // Panel
  'panel.chart': 'Chart',
  'panel.table': 'Table',

  // Policy panel
  'policy.no-requests': 'No request in this time. Rules that requests go beyond will be named here.',
  'policy.all-within':
    '{checked, plural, one {The one request is} other {All # requests are}} within policy. Rules that requests go beyond will be named here.',
  'policy.counts':
    'Trips and expenses requested in this time, against the policy of that day. One request can go beyond several rules.',
  'policy.rule': 'Rule',
  'policy.requests': 'Requests',
  'policy.share': 'Share of all',
  'policy.chart': 'Rules that requests went beyond',
  'policy.count': '{requests, plural, one {# request} other {# requests}}',

  // Spend by category
  'category.title': 'Spend by category',
  'category.counts':
    'Flights and hotels of approved trips by departure, and approved expenses by type and the day of spending.',
  'category.empty': 'Nothing approved in this time. Flights, hotels and expense types will be compared here.',
  share: 'Share',

  // Spend by month
  'month.title': 'Spend by month',
  'month.counts':
    'Approved trips by month of departure and approved expenses by month of spending, against the same days a year earlier.',
  'month.empty':
    'Nothing approved in this time. The cost of approved trips and expenses will appear here, month by month.',
  'month.chart':
    'Chart of the spend in {months} months: {total} in all, {lastYear} a year earlier, the most in {month} with {most}. The table holds every month.',
  month: 'Month',

  // Trip panels
  'status.title': 'Trips by status',
  'status.counts': 'Trips requested in this time, by current status.',
  'status.empty': 'No trips requested in this time. Their status will appear here.',
  'trip-count': '{trips, plural, one {# trip} other {# trips}}',
  'route.title': 'Trips by route',
  'route.empty': 'No trips requested in this time. The most frequent routes will appear here.',

  // Upcoming panel
  'upcoming.none': 'No upcoming trips. The next ones will appear here.',

  // Words
  'change.none-either': 'Nothing a year earlier either',
  'change.none': 'Nothing a year earlier',
  'change.same': 'As much as a year earlier',
  stay: 'Stay in {city}',

  // Dashboard
  title: 'Analytics Dashboard',
  wanted: 'Go on to {page}',
  claim: 'Claim an expense',
  plan: 'Plan a trip',
} as const
