/** Trips: the dashboard's card, the report, the page of a trip and unfinished trips. */
export const trips = {
  count: '{count, plural, one {# trip} other {# trips}}',
  'title.between': ' to ',

  // Also offered
  'also-offered': 'Also offered, of {of, plural, one {# option} other {# options}}:',
  'also-offered.this': 'this one',
  'also-offered.median': 'Median',
  'also-offered.beside-median': '{amount} {direction, select, more {more} other {less}} than this one',
  'also-offered.same': 'the same as this one',

  // The fares of today beside those of a pending request
  today: 'Today',
  'today.moved': '{amount} {direction, select, more {more} other {less}} than in the request',
  'today.same': 'the same as in the request',
  'today.gone': 'cheapest on this leg',
  'today.check': 'Check today’s fare',
  'today.checking': 'Checking…',
  'today.unknown': 'Today’s fare couldn’t be checked.',

  // Financial summary
  summary: 'Financial Summary',
  'price.flight': 'Flight Price',
  'price.return': 'Return Flight Price',
  'price.hotel': 'Hotel Price',
  'price.total': 'Total Price',
  'price.nights': '{nights, plural, one {# night} other {# nights}} at {price}',
  'price.sum': 'The parts above add up to {sum}.',

  // Itinerary
  itinerary: 'Itinerary',

  // Missing receipts
  'missing.flight': 'Flight ticket',
  'missing.hotel': 'Hotel bill',
  'missing.title': 'Missing receipts',
  'missing.upload': 'Upload them to FinGenie',

  // Trip card
  'view-all': 'View All Trips',
  none: 'No trips found',
  plan: 'Plan a trip with TripMate',
  failed: 'Your trips couldn’t be loaded.',

  // Trip information
  information: 'Trip Information',
  'plan-again': 'Plan it again with TripMate',
  'plan-again.action': 'Plan again',
  'employee-name': 'Employee Name',
  'return-flight': 'Return Flight',

  // Trip report
  'total-cost': 'Total Cost',
  search: 'Search trips',
  'return-flight-2': 'Flight',
  'sheet.flight-price': 'Flight Price (INR)',
  'sheet.return-price': 'Return Flight Price (INR)',
  'sheet.hotel-price': 'Hotel Price (INR)',
  for: 'for {names}',
  'sheet.ground-price': 'Train, Bus and Cab Price (INR)',
  'sheet.total': 'Total Cost (INR)',

  // Unfinished trips
  draft: 'Trip draft',
  'draft.deleted': 'Trip draft deleted.',
  'draft.missing': 'Still needed: {parts}',

  // Trip
  details: 'Trip Details',
  all: 'All trips',
  loading: 'Loading trip details...',
  title: 'Trip Details - {route}',

  // Tripmate report
  back: 'Back to Dashboard',
  'none.hint': 'Your trip requests appear here with their dates, cost and status.',
} as const
