/** The trip request as TripMate shows and sends it, with what the travel policy says of it. */
export const tripmateRequest = {
  'draft.title': 'Your request:',
  'draft.so-far': 'Your trip so far:',
  'draft.nothing': 'Your trip is empty so far.',
  'draft.needed': '- Still needed: {parts}',
  'draft.route': '- Route: {route}',
  'draft.stay': '- Stay: {route}',
  'draft.way': '{from} to {to}',
  'draft.way-back': '{from} to {to} and back',
  'draft.date': '- Date: {dates}',
  'draft.dates': '- Dates: {dates}',
  'draft.from-until': '{from} to {until}',
  'draft.part': '- {part, select, flight {Flight} return_flight {Return flight} other {Hotel}}: {option}',
  'draft.part-leg':
    '- {part, select, flight {Flight} return_flight {Return flight} other {Hotel}} {from} to {to}: {option}',
  'draft.part-city': '- Hotel in {city}: {option}',
  'draft.purpose': '- Purpose: {purpose}',
  'draft.total': '- Total: {total}',
  'draft.total-sample': '- Total: {total} (sample fares)',
  'draft.booked': '- Booked on: {on}',
  'draft.booking-problem': '- {problem}',
  'draft.policy': '- Policy: within policy',
  'draft.out-of-policy': '- Out of policy: {findings}.',
  'draft.no-employee':
    'Your account has no employee record yet, so the request can’t be sent. Please ask your administrator for one.',
  'total.all': 'The total is {total}.',
  'total.all-sample': 'The total is {total} (sample fares).',
  'total.parts': 'The total is {total}: {parts}.',
  'total.parts-sample': 'The total is {total} (sample fares): {parts}.',
  'total.part': '{part, select, flight {flight} return_flight {return flight} other {hotel}} {amount}',
  'total.leg': '{part, select, flight {flight} return_flight {return flight} other {hotel}} {from} to {to} {amount}',
  'total.open': '{total} The trip isn’t complete yet.',
  'overlap.trips': 'You already have {trips}.',
  'overlap.trip': '**{number}** {place, select, in {in} other {to}} {city}, {days} ({status})',
  'overlap.more': '{count} more on these days',
  'overlap.days': '{from} to {until}',

  'reason.noted': 'Noted: your approver will see this reason.',
  'send.nothing': 'Nothing has been sent.',
  'send.refused': 'All right, nothing has been sent.',
  'send.not-yet': 'Nothing has been sent yet.',
  'send.still-not': 'Nothing has been sent yet, because an “ok” could be about anything.',
  'send.unheard': 'Nothing has been sent: I didn’t catch {words}.',
  'send.unread': 'Nothing has been sent: I didn’t catch “{words}”.',
  'send.other-total': 'Nothing has been sent: the total is {total}, not {said}.',
  'send.no-approver': 'Nothing has been sent: nobody is set as your manager, so it goes to a super admin, not {name}.',
  'send.other-approver': 'Nothing has been sent: your approver is {approver}, not {name}.',
  'sent.to':
    'Your trip request {number} has been sent to {approver} for approval. You can follow it on your dashboard, or ask me for its status.',
  'sent.no-manager':
    'Your trip request {number} has been sent. Nobody is set as your manager, so a super admin will decide, or finance if you’re the only one. You can follow it on your dashboard, or ask me for its status.',
  'sent.fallen': 'The request keeps the price that you confirmed.',
  'sent.kept':
    '{titles} {count, plural, one {is} other {are}} no longer on offer, but stay in the request because only other parts were returned. Your approver sees that the prices weren’t checked.',
  'sent.unchecked': 'Its live prices weren’t checked again, and the request says so.',
  'recheck.changed': 'Before sending, I checked the live prices again. Nothing has been sent yet:',
  'recheck.gone': '{title} is no longer available; it was {price}.',
  'recheck.moved':
    '{title} has {direction, select, risen {risen} other {fallen}} by {amount}, from {before} to {after}.',
  'recheck.unavailable':
    'I can’t check the live prices at the moment, so I don’t know whether they still apply. You can try again later, or send the request with the prices as last seen; your approver will see that they weren’t checked.',
  'recheck.unavailable-since':
    'I can’t check the live prices at the moment, so I don’t know whether they still apply. You can try again later, or send the request with the prices as last seen on {day} at {time}; your approver will see that they weren’t checked.',

  'policy.within': 'This trip is within the travel policy.',
  'policy.out': 'This trip is out of policy: {findings}. You can still send it; your manager will see this and decide.',
} as const
