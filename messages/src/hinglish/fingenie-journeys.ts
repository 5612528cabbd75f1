/** What FinGenie says of journeys in one's own vehicle to somebody who writes Hindi in Latin letters. */
export const fingenieJourneysHinglish = {
  'journey.by':
    '{vehicle, select, two_wheeler {apne two-wheeler par} car {apni car mein} electric {apni electric gaadi mein} other {}}',
  'journey.from': '{from} se',
  'journey.to': '{to} tak',
  'journey.distance': '{distance}{ways, select, both { aana-jaana} other {}}',
  'journey.limit':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: {most, select, none {roz ki koi limit nahi} other {roz zyada se zyada {most}}} (clause {clause}).',
  'journey.unpaid': 'Us din ki policy mein iska mileage rate nahi hai.',
  'journey.undecided':
    'Rate aapke grade ya department par hai, aur aapke record mein woh nahi hai. Apne administrator se kahiye.',
} as const
