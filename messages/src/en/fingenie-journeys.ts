/** What FinGenie says of journeys by own vehicle that are told or asked about. `distance` holds its unit. */
export const fingenieJourneys = {
  'journey.known': '{what, select, none {A journey by your own vehicle needs no receipt.} other {Mileage: {what}.}}',
  'journey.by':
    '{vehicle, select, two_wheeler {own two-wheeler} car {own car} electric {own electric vehicle} other {}}',
  'journey.from': 'from {from}',
  'journey.to': 'to {to}',
  'journey.distance': '{distance}{ways, select, both { there and back} other {}}',
  'journey.part.kilometres': 'how many kilometres it was',
  'journey.part.vehicle': 'which vehicle (car, two-wheeler or electric)',
  'journey.part.from': 'where it began',
  'journey.part.to': 'where it ended',
  'journey.part.date': 'which day',
  'journey.part.purpose': 'what it was for',
  'journey.missing': 'Tell me {parts}.',
  'journey.add': 'Shall I add it to your claim? Answer **yes** or **no**.',
  'journey.worth':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: {distance} at {rate} a km is **{amount}** (clause {clause}).',
  'journey.rate':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: **{rate}** a km (clause {clause}).',
  'journey.limit':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: {most, select, none {no limit a day} other {at most {most} a day}} (clause {clause}).',
  'journey.unpaid': 'The policy of that day has no mileage rate for this.',
  'journey.undecided':
    'The rate depends on your grade or department, and your record has none. Please ask your administrator.',
  'journey.waits': 'The {distance} that you told before are kept: I ask about them after this one.',
  'journey.dropped': 'The mileage is dropped: nothing was added to your claim.',
  'journey.none': 'No mileage was added to your claim, and none is open.',
  'journey.added':
    'Added to your claim: {receipt}, **{amount}**. {count, plural, one {The claim now comes} other {The # receipts now come}} to **{sum}**.',
} as const
