/** What FinGenie says of journeys by own vehicle, to somebody who writes Hindi in Devanagari; the rest is in `fingenieHindi`. */
export const fingenieJourneysHindi = {
  'journey.by':
    '{vehicle, select, two_wheeler {अपने दोपहिया से} car {अपनी कार से} electric {अपनी इलेक्ट्रिक गाड़ी से} other {}}',
  'journey.from': '{from} से',
  'journey.to': '{to} तक',
  'journey.distance': '{distance}{ways, select, both { आना-जाना} other {}}',
  'journey.limit':
    '{vehicle, select, two_wheeler {दोपहिया} car {कार} electric {इलेक्ट्रिक गाड़ी} other {}}: {most, select, none {रोज़ की कोई सीमा नहीं} other {रोज़ ज़्यादा से ज़्यादा {most}}} (clause {clause})।',
  'journey.unpaid': 'उस दिन की पॉलिसी में इसके लिए माइलेज की दर नहीं है।',
  'journey.undecided': 'दर आपके ग्रेड या विभाग पर है, और आपके रिकॉर्ड में वह नहीं है। अपने एडमिनिस्ट्रेटर से कहिए।',
} as const
