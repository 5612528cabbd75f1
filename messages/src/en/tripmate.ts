/** The page where people plan a trip with TripMate: the chat, its results, the booking form and the trip draft. */
export const tripmate = {
  // Results
  'results.more': 'Show {count} more',

  // Trip draft
  'draft.city-open': 'Open',
  'draft.change': 'Change the {part, select, flight {flight} return_flight {return flight} other {hotel}}',
  'draft.change-of-leg':
    'Change the {part, select, flight {flight} return_flight {return flight} other {hotel}} of leg {number}',
  'select.closed-about': '{offer}, the request was sent as {sentWith}',

  // Booking form
  'booking.choose-start': 'Choose the {type, select, flight {departure} other {check-in}} date.',
  'booking.start-past': 'The {type, select, flight {departure} other {check-in}} date cannot be in the past.',
  'booking.choose-end': 'Choose the check-out date.',
  'booking.end-early':
    'The {type, select, flight {return} other {check-out}} date cannot be before the {type, select, flight {departure} other {check-in}} date.',
  'booking.end-past': 'The {type, select, flight {return} other {check-out}} date cannot be in the past.',
  'booking.choose-departure': 'Choose a departure city.',
  'booking.choose-destination': 'Choose a destination.',
  'booking.same-city': 'Choose a different city from the departure.',
  'booking.choose-purpose': 'Choose a purpose.',

  // Booking modal
  'booking.title-hotel': 'Book Hotel',
  'booking.title-flight': 'Book Flight',
  'booking.choose': 'Choose…',
  'booking.check-in-date': 'Check-in Date',
  'booking.check-out-date': 'Check-out Date',
  'booking.optional': 'Optional',
  'booking.class': 'Class',
  'booking.room-type': 'Room Type',
  'booking.search-flights': 'Search Flights',
  'booking.search-hotels': 'Search Hotels',

  // Card list
  'results.no-flights': 'No flights to show.',
  'results.best-flights': 'Best flights',
  'results.other-flights': 'Other flights',
  'results.no-hotels': 'No hotels to show.',

  // Compare modal
  'compare.flights': 'Compare two flights',
  'compare.price': 'Price',
  'compare.with-return': 'With the return',
  'compare.from-price': 'from {price}',
  'compare.leaves': 'Leaves',
  'compare.takes': 'Duration',
  'compare.stops': 'Stops',
  'compare.class': 'Class',
  'compare.refund': 'Refund',
  'compare.co2': 'CO₂',
  'compare.hotels': 'Compare two hotels',
  'compare.night': 'Per night',
  'compare.stay': 'The stay',
  'compare.policy-cap': 'Policy cap',
  'compare.night-price': '{price} a night',
  'compare.stars': 'Stars',
  'compare.rating': 'Rating',
  'compare.rating-of-5': '{rating} of 5',
  'compare.where': 'Where',
  'compare.distance': 'Distance',
  'compare.km-from': '{km} km from {place}',
  select: 'Select',
  'compare.better': '(better)',
  'compare.beyond-policy': 'Beyond policy: {notes}',

  // Compare tick
  compare: 'Compare',

  // Draft frame
  'draft.label': 'Your trip request',
  'draft.unfinished': 'Unfinished trip',
  'draft.ready': 'ready to send',
  'draft.missing-count': '{count} still needed',

  // Draft panel
  'draft.revises': 'Changes to',
  'draft.asked': 'Your approver asks: {comment}',
  'draft.asked-parts': 'Parts to change: {parts}',
  'draft.asked-only': 'Only this can be changed: {parts}. Everything else stays as it was sent.',
  'draft.as-sent': 'As it was sent',
  'draft.none': 'None',
  'opening.about': 'Here you can change trip',
  'opening.everything': 'Any part of it can be changed.',
  'opening.how': 'Tell me what to change, or change it in your trip request. Then send it again.',
  'draft.say.day':
    '{name, select, depart {Leave on} return {Return on} check_in {Check in on} other {Check out on}} {day}',
  'draft.say.leg-day': 'Leg {number} on {day}',
  'draft.say.drop-leg': 'Drop leg {number}',
  'draft.say.change': 'Change the {part, select, flight {flight} return_flight {return flight} other {hotel}}',
  'draft.say.change-of-leg': 'Change the {part, select, flight {flight} other {hotel}} of leg {leg}',
  'draft.say.remove':
    '{part, select, return_flight {One way} flight {Leave out the flight} other {Leave out the hotel}}',
  'draft.say.ground-cost': '{title} costs {cost}',
  'draft.say.ground-remove': 'Without {title}',
  'draft.remove-traveller': 'Leave out {name}',
  'draft.guest': '{name} (guest)',
  'draft.say.remove-traveller': '{name} does not travel',
  'draft.say.purpose': 'Change the purpose to {purpose}',
  'draft.say.reason': 'Reason: {reason}',
  'draft.say.send': 'Yes, send it',
  'draft.say.review': 'Send it',
  'draft.say.prices': 'Check the prices again',
  'draft.say.continue': 'Back to my unfinished trip',
  'draft.prices-changed':
    'Prices have changed, so nothing was sent. {changes} Please check the trip and send it again.',
  'draft.price-gone': '{title} is no longer available.',
  'draft.price-now': '{title} now costs {now} instead of {before}.',
  'draft.not-sent': 'Not sent yet. Changes here also appear in the chat.',
  'draft.no-purpose': 'Not chosen yet',
  'draft.total-sample': 'Total (sample fares)',
  'draft.review': 'Review and send',
  'draft.unchanged': 'Nothing has changed yet. You can also send it again as it was.',
  'draft.send': 'Send for approval',
  'draft.return': 'Return',
  'draft.check-in': 'Check-in',
  'draft.check-out': 'Check-out',
  'draft.flights': 'Your flights',
  'draft.leg': '{from} to {to}',
  'draft.remove-leg-of': 'Leave out leg {number}, {route}',
  'draft.remove-leg': 'Leave out leg {number}',
  'draft.chosen': 'Chosen',
  'draft.part-of-leg': '{part} of leg {number}',
  'draft.remove-part': 'Remove the {part, select, flight {flight} return_flight {return flight} other {hotel}}',
  'draft.ground.cost': 'Cost of {title}, in rupees',
  'draft.ground.km': 'about {km} km',
  'draft.ground.remove': 'Remove {title}',
  'draft.ground.wrong-cost': 'Enter an amount of ₹1 to ₹2,00,000.',
  'draft.nights': '{nights, plural, one {# night} other {# nights}}',
  'draft.missing': 'Still needed',

  // Pair list
  'pairs.best': 'Best value',
  'pairs.heading': 'There and back',
  'pairs.pair': 'Pair',
  'pairs.out': 'Out',
  'pairs.back': 'Back',
  'pairs.one-ticket': 'on one ticket',
  'pairs.flights': '{out} and {back}',
  'pairs.take': 'Take both',

  // Select button
  selected: 'Selected',
  'selected.sent': 'Sent with {sentWith}',
  'select.closed': 'The request was sent as {sentWith}',

  // Tripmate answer
  'results.earlier': 'From an earlier search',

  // Tripmate chat
  greeting:
    "Hello, I'm TripMate. Tell me where you need to go and when, and I will find flights and hotels and prepare the request.",

  // Tripmate turns
  'connection-lost': 'Connection lost. Please wait while I reconnect...',
  sorry: 'Sorry, I encountered an error.',

  // Tripmate
  title: 'TripMate - Travel Assistant',
  placeholder: 'Ask me about flights, hotels, destinations...',
  reconnecting: 'Not connected. Reconnecting…',
  opening: 'Pick up where you left off',
  'opening.draft': 'Finish your draft: {title}',
  'opening.again': 'Plan {isStay, select, yes {your stay in } other {}}{route} again',
  'quick.flight': 'Book Flight',
  'quick.hotel': 'Book Hotel',
} as const
