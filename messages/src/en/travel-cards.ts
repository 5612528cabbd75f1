/** Flights and hotels, in the chat, on trips and in approvals. */
export const travelCards = {
  // Airline mark
  'airline-logo': '{airline} logo',

  // Card facts
  'lowest-co2': 'Lowest CO₂',
  'best-rated': 'Best rated',
  nearest: 'Nearest',
  facts: 'To help you choose',
  'beyond-policy': 'Beyond policy: {notes}',
  'return.one-ticket': 'on one ticket with {flight}, {total} for both',
  'return.cheapest': '{price} with the cheapest return',
  co2: 'about {kilograms} kg CO₂ (estimate)',
  distance: '{km} km from {from}',
  'night-cap': 'cap {price} a night',

  // Flight card
  departs: 'Departs',
  'fare.live': 'live fare',
  'fare.sample': 'sample fare',

  // Hotel card
  rating: '{rating} of 5',
  'rate.live': 'live rate',
  'rate.sample': 'sample rate',
  stay: '{price} for the stay',
  'stay-nights': '{price} for {nights, plural, one {1 night} other {# nights}}',
  stars: '{count}-star hotel',

  // Shared by the cards
  'days-later': '{count, plural, one {on the next day} other {# days later}}',
  'price.night': 'per night',
  'price.stay': 'for the stay',
  'stay-sum': '{nights, plural, one {1 night} other {# nights}} × {night} = {stay}',
  stops: '{count, plural, =0 {Non-stop} one {1 stop} other {# stops}}',
  unchecked: 'Live price not checked again before sending',
  'unchecked.last-seen': 'Live price last checked on {day} at {time}',
} as const
