/** पॉलिसी के हर नियम से बाहर जाने को क्या कहते हैं। */
export const ruleNames = {
  'flight.cabin': 'तय क्लास से ऊपर का केबिन',
  'flight.fare_cap': 'सीमा से ज़्यादा किराया',
  'flight.over_lowest': 'सबसे सस्ते किराये से बहुत ज़्यादा',
  'hotel.city_cap': 'शहर की सीमा से महँगा होटल',
  'hotel.stay_length': 'होटल में ज़्यादा दिन',
  'trip.booked_late': 'रवानगी के बहुत पास भेजा गया',
  'expense.claimed_late': 'खर्च के बहुत बाद क्लेम',
  'expense.receipt_missing': 'रसीद नहीं है',
  'expense.per_diem': 'दैनिक भत्ते से ज़्यादा भोजन',
  'expense.mileage': 'पॉलिसी से ज़्यादा माइलेज',
  'expense.category_cap': 'श्रेणी की सीमा से ज़्यादा',
  'expense.excluded': 'जिसका खर्च नहीं मिलता',
  'expense.duplicate': 'शायद पहले क्लेम की गई रसीदें',
  'expense.outside_trip': 'यात्रा के दिनों से बाहर',
} as const
