/** What a trip's entries in a calendar say. */
export const calendar = {
  name: 'Trips in Pravas',
  'name.trip': '{number}: {title}',
  flight: '{flight} {from} to {to}',
  stay: 'Stay: {hotel}',
  cancelled: 'Cancelled: {words}',
  'not-booked': '{words} (not booked yet)',
  terminal: '{airport}, terminal {terminal}',
  departs: 'Departs {airport} at {time} local time, {day}',
  arrives: 'Arrives {airport} at {time} local time, {day}',
  seat: 'Seat {seat}',
  phone: 'Phone {phone}',
  reference: 'PNR or confirmation: {reference}',
  trip: 'Trip {number}',
} as const
