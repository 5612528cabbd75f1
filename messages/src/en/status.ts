/** How a request stands, its history, and what the policy and the tax rules said about it. */
export const status = {
  // Policy findings
  'figures.limit': 'Limit',
  'figures.actual': 'Actual',
  'figures.excess': 'Excess',

  clause: 'Clause {number}',

  // Policy note
  'beyond-policy': 'Beyond policy',
  note: 'Limit {limit}, here {actual}',

  // Reason field
  'reason.label': 'Reason for going beyond the policy',
  'reason.hint': 'The policy asks for a reason before you send this. Your approver sees it.',
  'reason.kept': 'Saved. Your approver will see it.',
  'reason.missing': 'Say why you need to go beyond the policy.',
  'reason.save': 'Save reason',

  // Policy words
  'finding.unknown': 'A rule that this page doesn’t know',
  'finding.more': '{finding}, and {count} more',
  'figures.above-class': 'Above {cabin}',
  'figures.days':
    '{days, plural, one {# day} other {# days}} {when, select, spent {after spending} other {before departure}}',
  'figures.days-late': '{days, plural, one {# day} other {# days}} too late',
  'figures.night': '{amount} a night',
  'figures.nights': '{nights, plural, one {# night} other {# nights}}',
  'figures.without-receipt': '{amount} without a receipt',
  'figures.day': '{amount} a day',
  'figures.per-diem': '{amount} within the per diem',
  'figures.cheapest-fare': '{amount}, set by the cheapest suitable fare',

  // Receipt days
  'receipts.categories': 'Several: {categories}',
  'receipts.numbered': 'Receipt #{number}',
  'receipts.undated-some': 'No date was found on {receipts}.',
  'receipts.undated-all':
    '{count, plural, one {No date was found on the receipt} other {No date was found on any receipt}}: the claim’s date is used.',

  // Rejection reason
  'rejection.no-reason': 'No reason given.',
  'return.comment': 'Changes asked for',
  'return.parts': 'Parts to change: {parts}',
  'return.edit': 'Edit it and send it again under the same number, or withdraw it.',
  'return.editing': 'This request is being changed',
  'return.editing-meaning': 'Nobody decides on it until it’s sent again.',
  'return.leg': 'Leg {number}',
  'return.leg-of': '{from} to {to}',
  'asked.receipt': 'Receipt {number} ({name})',
  'asked.amounts': 'All amounts',
  'asked.receipts': 'Receipts that are missing or too many',
  'asked.field': '{part}: {field}',
  'asked.gone': 'A part that is no longer in it',
  'asked.departure_date': 'Departure date',
  'asked.return_date': 'Return date',
  'asked.departure_city': 'Departure city',
  'asked.destination_city': 'Destination',
  'asked.flight': 'Flight',
  'asked.return_flight': 'Return flight',
  'asked.hotel': 'Hotel',
  'asked.leg-date': 'date',
  'asked.leg-from': 'departure city',
  'asked.leg-to': 'destination',
  'asked.leg-flight': 'flight',
  'asked.leg-hotel': 'hotel',
  'asked.unknown':
    '{kind, select, trip {This trip} other {This claim}} has no part named {name}. Name {kind, select, trip {one of its parts, such as dates, hotel or leg:1.date} other {one of its receipts, such as receipt:(its id).date, or total}}.',
  'reopened.only': 'Only this was returned for changes: {parts}. Everything else stays as it was sent.',

  'reopened.closed':
    '{closed} {count, plural, one {stays} other {stay}} as sent. Only this was returned for changes: {parts}.',

  // Request history
  history: 'History',
  'history.submitted': 'Submitted',
  'history.by': 'by {name}',
  'history.for': 'by {name} for {person}',
  'history.resubmitted': 'Sent again',
  'history.decision': 'Decision',
  'history.waiting': 'Waiting for the approver',
  'history.returned': 'Returned for changes',
  'history.withdrawn': 'Withdrawn',
  'history.cancelled': 'Cancelled',
  'history.cancellation-cost': 'Cost of the cancellation',

  // Steps of the approval flow
  steps: 'Approval steps',
  'step.manager': 'Manager',
  'step.unnamed': 'Next approver',
  'step.decided':
    '{verdict, select, approved {Approved} returned {Returned for changes} other {Rejected}}{hasName, select, yes { by {name}} other {}}{hasTime, select, yes { on {when}} other {}}',
  'step.open': 'Deciding now',
  'step.open-by': 'Deciding now: {who}',
  'step.later': 'Decides later',
  'step.later-by': 'Decides later: {who}',
  'step.ended': 'No decision needed',

  // Changes of a later version
  changes: 'Changed since the last version',
  'changes.none': 'Sent again without changes.',
  'change.added': '{part}: added, {value}',
  'change.removed': '{part}: removed, {value}',
  'change.field': '{field}: {before}, now {after}',
  'change.of-part': '{part}, {field}: {before}, now {after}',
  'change.part': '{part}: {before}, now {after}',
  'change.nothing': 'nothing',
  'change.total': 'Total',
  'change.trip': 'Trip',
  'change.cost-centre': 'Cost centre',
  'change.project': 'Project',
  'change.reason': 'Reason',
  'change.route': 'Route',
  'change.dates': 'Dates',
  'change.purpose': 'Purpose',
  'change.days': '{from} to {until}',
  'change.times': '{leaves} to {lands}',
  'change.numbered': '{part} {number}',

  // Status badge
  pending: 'Pending',

  // Tax words
  'tax.eligible': 'GST recoverable as input tax credit',
  'tax.blocked': 'No input tax credit: blocked by law',
  'tax.other-state': 'No input tax credit: supplied in another state',
  'tax.review': 'Input tax credit needs an accountant’s review',
} as const
