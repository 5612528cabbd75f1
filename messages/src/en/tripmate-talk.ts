/** What TripMate says beside the trip itself: greetings, help, how requests stand, and cancelling. */
export const tripmateTalk = {
  'talk.hello': 'Hello! I find flights and hotels all over India, and prepare your trip request.',
  'talk.small':
    'I’m TripMate, the travel assistant. I’m a program, and better at flights and hotels than at conversation.',
  'talk.welcome': 'You’re welcome.',
  'talk.bye': 'Goodbye, and have a good trip.',
  'talk.bye-unsent': 'Goodbye, and have a good trip. Nothing has been sent; what we have so far stays in this chat.',
  'talk.sorry': 'I’m sorry this isn’t going well. Let’s take it step by step.',
  'talk.all-right': 'All right.',
  'talk.no-hurry': 'Take your time.',
  'talk.no-hurry-unsent': 'Take your time. Nothing has been sent.',
  'talk.later': 'All right, your trip stays here as a draft. Nothing has been sent.',
  'send.withheld': 'All right, nothing has been sent.',
  'send.later': 'Nothing has been sent, and I can’t send it later on my own. When you’re ready, say “send it”.',
  'send.too-early': 'I can’t send it yet. Still needed: {parts}.',
  'send.nothing-planned': 'There’s nothing to send yet.',
  'send.check-first': 'Nothing has been sent yet: please check it first.',
  'choose.left-out': 'I chose nothing, as that one is with {airlines}.',
  'detail.emissions': 'Estimated, for one traveller:',
  'detail.emits': '- {flight}: about {kilos} kg of CO₂',
  'detail.emissions-unknown': 'I don’t know what that emits: the results don’t say.',

  help: 'I can:',
  'help.find': '- find flights (one way, return or over several cities) and hotels all over India',
  'help.request':
    '- turn your choices into a trip request, show it to you, and send it to your manager when you say yes',
  'help.status': '- tell you how your trips stand, and what the travel policy allows',
  'help.example': 'For example: “Delhi to Mumbai next Friday, back on Sunday”.',
  'help.cities': 'Any city in India with an airport will do. For a town without one, I name the nearest.',
  limits: 'I can’t:',
  'limits.pay': '- pay, issue tickets or hold a fare',
  'limits.cities':
    '- buy train, bus or cab tickets (they are in the request at an estimate), or book anything outside India',
  'limits.decide': '- cancel an approved trip (its page has a button for that), or decide on a request',
  'limits.later': '- write to you later: I only answer here',

  'ground.beside': 'To put a train, bus or cab into the trip, say where it goes, such as “cab from Jaipur to Kota”.',
  'ground.add': 'To put one into the trip, say “add the cab”, or the train or bus.',
  'ground.already': 'That is in the trip: {way}.',
  'ground.offer': 'Shall I put the {mode} into the trip?',
  'ground.added': 'Added: {way}.',
  'ground.changed': 'Changed: {way}.',
  'ground.dropped': 'Taken out: {way}.',
  'ground.instead':
    'A flight from {from} to {to} is chosen. To go on the ground instead, say “no flight, I’ll take the {mode}”.',
  'ground.instead-of-flight': 'The flight from {from} to {to} is left out.',
  'ground.no-class': 'A {mode} has no such class.',
  'ground.no-estimate': 'I can’t estimate {way}. Say what it costs, such as “cab from {from} to {to} for 2,500”.',
  'ground.no-train': 'I know of no train from {from} to {to}. A bus or a cab goes there: say “add the cab”.',
  'ground.no-such': 'I took nothing out: the trip has no such {mode}, only {ways}.',
  'ground.back-open': 'For the way back on {day}, say how you go, such as “return by {mode} on {day}”.',
  'ground.none': 'There is no {mode} in the trip.',
  'ground.past': 'That day is past.',
  'ground.say-where': 'To put a train, bus or cab into the trip, say from where to where it goes.',
  'ground.transfer':
    'By my estimate a cab to or from the airport costs about {cost}. To put it into the trip, say “add an airport cab”; claim what you pay with FinGenie.',
  'ground.too-many': 'A trip has at most 12 trains, buses and cabs.',
  'ground.where': 'Say from where to where the {mode} goes, such as “{mode} from Jaipur to Kota”.',
  'ground.where-to': 'Say from where the {mode} to {to} goes, such as “{mode} from Delhi to {to}”.',
  'ground.which': 'Which one do you mean: {ways}? Say it with its cities.',
  'ground.leg': 'You go from {from} to {to} on the ground, so I’ve taken that flight out. The trip goes on from {to}.',
  'ground.day': 'The estimate is the same for {day} as for any other day.',
  'ground.ways': '{from} to {to} on the ground, by my estimate:',
  'ground.train': '- train: about {km} km, {time}, {low} to {high} with air conditioning',
  'ground.bus': '- bus: about {km} km, {time}, {low} to {high}',
  'ground.cab': '- cab: about {km} km, {time}, {low} to {high} with the driver’s allowance, without tolls',

  'unknown.question':
    'I don’t have an answer to that. I know the flights and hotels shown here, your requests and the travel policy.',
  'unknown.message': 'Sorry, I didn’t get that.',
  'unknown.unknown': 'Sorry, I didn’t get that. I can help with flights, hotels and trip requests.',
  'unknown.topic': 'I can’t help with that. I look after flights, hotels and trip requests.',
  'unknown.instruction': 'I can’t do that. I look after flights, hotels and your own trip requests.',
  'unknown.approval':
    'I can’t change the status of a request. Only the manager decides, on the Manager Approvals page.',
  'unknown.other_person': 'I can only show your own trips.',
  'unclear.two-ways': 'I can read that in two ways, so I changed nothing. Please tell me one thing at a time.',
  'unclear.nothing-dropped': 'I removed nothing: I didn’t catch {words}.',
  'not-caught.nothing-changed': 'I changed nothing: I didn’t catch {words}.',
  that: 'that',

  'status.none': 'You have no trips yet.',
  'status.none-of': '{count, plural, one {Your trip isn’t} other {None of your # trips is}} {status}.',
  'status.none-there': 'None of your requests is about {names}.',
  'status.unknown': 'I can’t find a trip of yours with that number.',
  'status.line': '{number}: {route}, {dates}, {total}, {status}',
  'status.rejected': '{status} ({reason})',
  'status.route': '{from} to {to}',
  'status.dates': '{from} to {until}',
  'status.trips':
    '{count, plural, one {Your {status, select, all {} other {{status} }}trip:} other {Your {status, select, all {} other {{status} }}trips (#), latest request first:}}',
  'status.counted':
    '{count, plural, =0 {No} other {#}} {status, select, all {} other {{status} }}{count, plural, one {trip} other {trips}}{cities, select, all {} other { to {cities}}}{from, select, always {} other { between {from} and {until}}}{count, plural, =0 {.} other {:}}',
  'status.holds': 'It holds {parts}. The purpose is {purpose}.',
  'status.holds-flight': '{flight} out',
  'status.holds-return': '{flight} back',
  'status.holds-hotel': 'a stay at {hotel}',
  'status.more': '{count, plural, one {One more is} other {# more are}} in your trips report.',
  'status.sent': 'Yes, your request {number} has been sent.',
  'status.not-sent': 'This trip hasn’t been sent for approval.',
  'status.unsent': 'No, nothing has been sent for this trip yet.',
  'status.unsent-but': 'No, nothing has been sent for this trip yet. Your earlier request {number} has been sent.',
  'status.already-sent': 'Your request {number} has already been sent. There’s nothing else to confirm.',
  'status.if-refused':
    'If your manager rejects it, nothing is booked. You’ll see the reason here and on your dashboard, and you can plan the trip again and send a new request.',
  'status.not-ticket': 'An approved request isn’t a ticket: the booking itself is made outside this chat.',
  'status.extras':
    'Seats, meals and lounges are arranged when the ticket is booked, outside this chat. I don’t have anything on them.',
  'status.who-books':
    'I don’t book or pay. Once your request is approved, you or your travel desk make the booking outside this chat: an approved request isn’t a ticket, and no seat is held until then.',
  'status.abroad':
    'I look after trips within India only: flights, hotels, and what trains, buses and cabs cost. For a trip abroad, please ask your manager or travel desk.',
  'status.spending':
    'What you’ve spent is on your dashboard, and FinGenie can tell you by month, trip or category. I look after the trips themselves.',
  'status.desk':
    'What waits for your decision is on the Manager Approvals page. For your own requests, ask me “show my trips”.',
  'status.approver': '{approver} decides on your requests.',
  'status.no-approver': 'Nobody is set as your manager, so a super admin decides on your requests.',
  'status.approval-time':
    'Approval usually takes 1 to 2 business days. I can’t see when your manager will decide, but I can tell you how a request stands.',
  'change.one':
    '{trip}.\n\nShall I open it for changes? It keeps its number, and {status, select, returned {nobody decides} other {{approver} can’t decide}} on it until you send it again.',
  'change.some': 'Which one shall I change? Name it by its number, such as “change {example}”.',
  'change.decided':
    '{number} is {status}, so it can’t be changed any more.{status, select, approved { To cancel it, open it and choose Cancel trip; then send a new request.} other { You can plan the trip again and send a new request.}}',
  'change.none':
    'You have no pending request to change. An approved trip can be cancelled on its page, and then requested anew.',
  'change.none-there': 'None of your pending requests includes {cities}, so I changed nothing.',
  'change.yes-first': 'I’ve kept that in mind. To open {number} for changes and make this one, say “yes”.',
  'change.begun': '{number} is open for changes: {trip}. Nobody decides on it until you send it again.',
  'change.too-late': 'I couldn’t open {number} for changes: it has been decided or withdrawn meanwhile.',
  'proposal.declined':
    'All right, {number} stays as it is.{act, select, withdraw { Nothing was withdrawn.} other { Nothing was changed.}}',

  'withdraw.decided':
    '{number} is already {status}, so I can’t withdraw it.{status, select, approved { To cancel it, open it and choose Cancel trip.} other {}}',
  'withdraw.one':
    '{trip}.\n\nShall I withdraw it? {status, select, returned {It’s with you at the moment} other {It’s waiting for {approver}}}, and can’t be sent again once it’s withdrawn.',
  'withdraw.how':
    'While a request is pending or with you, say “withdraw my request” here. An approved trip is cancelled on its page, with Cancel trip.',
  'withdraw.some': 'Which one shall I withdraw? Name it by its number, such as “withdraw {example}”.',
  'withdraw.done': '{number} is withdrawn. Nobody will decide on it.',
  'withdraw.too-late': 'I couldn’t withdraw {number}: it has been decided or withdrawn meanwhile.',
  'withdraw.none': 'There’s nothing to cancel: you have no pending request.',
  'withdraw.none-there': 'I cancelled nothing: none of your pending trips includes {cities}.',

  'cancel.how': 'I cancelled nothing. To cancel this trip ({trip}), say “cancel this trip”.',
  'cancel.unread':
    'I cancelled nothing, because I didn’t understand “{words}”. To cancel this trip ({trip}), say “cancel this trip”.',
  'cancel.elsewhere':
    'The trip we’re planning ({trip}) doesn’t include {cities}, so it stays. To cancel it, say “cancel this trip”.',
  'cancel.other-day':
    'I cancelled nothing: the trip we’re planning ({trip}) has nothing on {days}. To cancel it, say “cancel this trip”.',
  'cancel.done': 'Cancelled: {trip}. Nothing was sent. To get it back, say “bring it back”.',
  'cancel.stays': 'All right, your trip ({trip}) stays. To cancel it, say “cancel this trip”.',
  'cancel.stays-unsent': 'Nothing has been sent, and your trip ({trip}) stays. To cancel it, say “cancel this trip”.',
  'trip.back': 'Back to your earlier trip: {trip}.',
  'trip.parked': 'I’ve put {trip} aside. To go back to it, say “go back to the {place} trip”.',
  'trip.put-aside': '{trip} is put aside. To go on with it, say “back to my other trip”.',
  'trip.other': 'To go back to {trip}, say “bring back my trip to {place}”.',
  'trip.nothing-to-undo': 'There’s nothing to undo.',
  'trip.is-planned': '{trip} is the trip that we’re planning.',
  'trip.none-such': 'I have no such trip to bring back.',
  'trip.undone': 'The trip is as it was before.',
  'trip.afresh': 'Let’s start again.',
  'trip.afresh-back': 'Let’s start again. To get your previous trip back, say “bring it back”.',
  'trip.with-day': '{trip}, {day}',
  'trip.hotel': 'a hotel',
  'trip.flight': 'a flight',
  'name.to': 'Trip to {to}',
  'name.route': '{from} to {to}',
  'name.hotel': 'Hotel in {city}',
  'name.new': 'New trip',
  'again.none': 'I can’t find an earlier request of yours to repeat.',
  'again.route': '{number, select, last {As last time} other {As {number}}}: {route}.',
  'again.none-there': 'You have no earlier trip to or from {cities} to repeat.',
  'again.part':
    'The same {part, select, flight {flight} return_flight {return flight} other {hotel}} as last time: {option}.',
  'again.gone':
    '{title}, your {part, select, flight {flight} return_flight {return flight} other {hotel}} last time, isn’t available on these days.',

  'stage.trips': 'Looking at your trips',
  'stage.fares': 'Checking the fares',
  'stage.sending': 'Sending the request',
  'stage.flights': 'Searching flights from {from} to {to}',
  'stage.hotels': 'Searching hotels in {city}',
  'stage.both': 'Searching flights from {from} to {to} and hotels in {city}',

  error: 'Sorry, I encountered an error.',
} as const
