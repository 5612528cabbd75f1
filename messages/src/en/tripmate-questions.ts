/** What TripMate answers to questions beside the trip that no search and no record tells as such. */
export const tripmateQuestions = {
  'question.total-under': 'That is {amount} under {limit}.',
  'question.total-over': 'That is {amount} over {limit}.',
  'question.total-equal': 'That is exactly {limit}.',
  'question.nothing-noted': 'Nothing is noted yet. Tell me where you want to go, and when.',
  'question.baggage':
    'Economy fares within India usually include one bag of 15 kg to check in and one of 7 kg in the cabin, with a laptop bag or handbag beside it. More is bought from the airline; your ticket says what holds.',
  'question.meal-served': '{flight}: Air India usually serves a meal.',
  'question.meal-sold': '{flight}: {airline} usually sells meals, beforehand or on board.',
  'question.meal-among': 'Air India usually serves a meal: here {flights}. The other airlines mostly sell them.',
  'question.meal-choice': 'A vegetarian or special meal is ordered when the ticket is booked.',
  'question.seat':
    'Seats are picked when the ticket is booked or at web check-in, and some cost extra. I can’t reserve one here; the airline decides what is free.',
  'question.refund-ground':
    'I don’t buy train, bus or cab tickets, so the rules of IRCTC or of the operator apply to them. Before your request is approved nothing is booked, so nothing is lost.',
  'question.change-fee':
    'What changing a ticket costs is in its fare rules: your travel desk or the airline can tell. Until the request is approved nothing is booked, so a change here is free.',
  'question.terminal': 'The ticket says the terminal; I don’t have it. {flight} leaves from {from} and lands at {to}.',
  'question.terminal-unknown': 'The ticket and the airline’s website say the terminal; I don’t have it.',
  'question.who-pays':
    'Who pays depends on your company: the travel desk books approved trips, or you do and claim it with FinGenie. An advance is asked for on the [Advances](/advances) page.',
  'question.budget':
    'I can’t see what is left of a budget: your manager or the finance team can tell.{total, select, none {} other { This trip comes to {total}.}}',
  'question.hotel-cancel':
    'Nothing is booked before your request is approved, so until then cancelling costs nothing. After that the terms of the hotel apply; the results don’t say them, but the booking page does.',
  'question.hotel-hours':
    'The results don’t say the check-in and check-out times. Most hotels give rooms from 14:00 and want them back by 11:00 or 12:00; the hotel tells whether earlier or later is possible.',
  'question.no-flight': 'I have no flight in sight yet to answer that for.',
  'question.no-hotel': 'I have no hotel in sight yet to answer that for.',
  'question.hotel-silent': 'The results don’t mention that: the hotel itself can tell.',
  'question.rating': '{hotel}: {stars}-star, {rating, select, none {not rated yet} other {rated {rating} of 5}}.',
  'question.rating-best': 'The best rated of them is {hotel}, with {rating} of 5.',
  'question.reviews': 'Beyond stars and rating I have no reviews.',
  'question.place': '{hotel} is in {area}.',
  'question.price-hold': 'I can’t hold a price: only the booking itself fixes it.',
  'question.price-stay': 'The results show the rates of your nights alone, so I can’t compare them with other days.',
  'question.train-times':
    'I don’t have timings, seats, Tatkal quotas or waiting lists of trains and buses: IRCTC or the bus operator shows them.',
  'question.nearest': 'The nearest airport to {town} is {airport}, about {km} km by road.',
  'question.own-airport': '{town} has an airport of its own.',
  'question.airport-here': 'The flights here land at {airport}.',
  'question.airport-unknown': 'I can’t tell that. Name the town, and I’ll tell you the nearest airport.',
  'question.others': 'Let me see for whom you may arrange trips.',
  'question.weather': 'I don’t have the weather: mausam.imd.gov.in has the forecast.',
  'question.invoice':
    'Invoices and GST bills come from the airline or the hotel, to the person who books. For a claim, upload them to FinGenie.',
  'question.loyalty':
    'I have nothing on miles, points or lounges: give your membership number when the ticket is booked.',
  'question.sample':
    'These are sample fares from a built-in timetable, not fares on sale. The actual ones are known when it’s booked.',
  'question.live': 'These are live fares, as they were on sale when I asked.',
  'question.source':
    'The heading of each list says whether its fares are live ones or samples. Prices are final only when it’s booked.',
  'question.support':
    'For help, open [Contact Us](/contact). In trouble on the way, the airline, the hotel or your travel desk helps fastest.',
  'question.hotel-limit': 'In {city} a hotel night may cost up to {amount}.',
  'question.hotel-no-limit': 'For a hotel night in {city} the policy sets no limit.',
  'question.fare-limit': 'A flight may cost up to {amount} each way.',
  'question.cabin':
    '{class} is allowed{hours, select, none { on every flight} other { on flights within {hours}}}{longer, select, none {} other {, and {longer} on longer ones}}.',
  'question.meals-limit': 'Meals on a trip: up to {amount} a day{city, select, none {} other { in {city}}}.',
  'question.policy-silent': 'The policy says nothing on that, so your approver decides.',
  'question.ground-allowed':
    'The policy sets no rule for trains, buses or cabs, so your approver decides. I can put one into the trip at an estimate, and what you pay you claim with FinGenie with the bill.',
  'question.also-pending': 'Still pending besides: {numbers}.',
  'question.none-ahead': 'You have no trip ahead{from, select, always {} other { between {from} and {until}}}.',
  'question.ahead':
    '{count, plural, one {Your trip} other {Your # trips}} ahead{from, select, always {} other { between {from} and {until}}}, the next one first:',
} as const
