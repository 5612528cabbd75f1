/** यात्रा और खर्च की पॉलिसी के नियम शब्दों में: हर नियम क्या देता है, किसे, और उससे बाहर क्या होता है। */
export const policyRules = {
  // What a rule is about
  'kind.flight.cabin': 'केबिन क्लास',
  'kind.flight.fare_cap': 'किराया',
  'kind.flight.over_lowest': 'सबसे सस्ते से तुलना में किराया',
  'kind.hotel.city_cap': 'होटल की रात',
  'kind.hotel.stay_length': 'ठहरने की अवधि',
  'kind.trip.booked_late': 'रवानगी से पहले का समय',
  'kind.expense.claimed_late': 'क्लेम की समय सीमा',
  'kind.expense.receipt_missing': 'रसीदें',
  'kind.expense.per_diem': 'यात्रा में भोजन',
  'kind.expense.mileage': 'अपने वाहन का माइलेज',
  'kind.expense.category_cap': 'श्रेणी की सीमा',
  'kind.expense.excluded': 'जो नहीं दिया जाता',
  'kind.expense.duplicate': 'दोहरी रसीदें',
  'kind.expense.outside_trip': 'दूसरे दिनों की रसीदें',

  // What it allows
  'flight.cabin.up-to':
    '{time} तक {cabin, select, economy {इकॉनमी} premium_economy {प्रीमियम इकॉनमी} business {बिज़नेस} first {फ़र्स्ट} other {{cabin}}}',
  'flight.cabin.longer':
    'लंबी फ़्लाइट में {cabin, select, economy {इकॉनमी} premium_economy {प्रीमियम इकॉनमी} business {बिज़नेस} first {फ़र्स्ट} other {{cabin}}}',
  'flight.cabin.all':
    'सभी फ़्लाइट में {cabin, select, economy {इकॉनमी} premium_economy {प्रीमियम इकॉनमी} business {बिज़नेस} first {फ़र्स्ट} other {{cabin}}}',
  'flight.cabin.any-longer': 'लंबी फ़्लाइट में कोई भी क्लास',
  'flight.fare_cap': 'एक तरफ़ {amount} तक',
  'flight.over_lowest': 'सबसे सस्ते उपयुक्त किराये से {percent}% तक ज़्यादा',
  'flight.over_lowest.none': 'सबसे सस्ता उपयुक्त किराया',
  'hotel.city_cap': 'टैक्स सहित {amount} प्रति रात तक',
  'hotel.stay_length': 'एक बार में {nights, plural, one {# रात} other {# रातों}} तक',
  'trip.booked_late': 'रवानगी से कम से कम {days, plural, one {# दिन} other {# दिन}} पहले अनुरोध',
  'trip.booked_late.any': 'रवानगी से पहले कभी भी अनुरोध',
  'expense.claimed_late': 'खर्च के {days, plural, one {# दिन} other {# दिन}} के अंदर क्लेम',
  'expense.claimed_late.same-day': 'खर्च के दिन ही क्लेम',
  'expense.receipt_missing': '{amount} से ऊपर रसीद ज़रूरी',
  'expense.per_diem.cap': 'रसीद के अनुसार {amount} प्रति दिन तक',
  'expense.per_diem.allowance': '{amount} प्रति दिन, जिसमें सारा भोजन शामिल है',
  'expense.per_diem.shares': 'दिन के कुछ हिस्से में बाहर: {shares}',
  'expense.per_diem.share': '{time} से कम पर {percent}%',
  'expense.per_diem.breakfast': 'होटल में नाश्ता शामिल हो तो {percent}% कम',
  'expense.mileage':
    '{vehicle, select, two_wheeler {दोपहिया} car {कार} electric {इलेक्ट्रिक वाहन} other {अपना वाहन}}: {amount} प्रति किलोमीटर',
  'expense.mileage.most': 'दिन में {kilometres} किमी तक',
  'expense.category_cap': '{category}: एक रसीद पर {amount} तक',
  'expense.excluded': '{what} का खर्च नहीं दिया जाता',
  'expense.excluded.words': 'इन शब्दों से पहचान: {words}',
  'expense.duplicate': 'हर रसीद एक ही बार क्लेम होती है',
  'expense.outside_trip': 'यात्रा के क्लेम में उसी यात्रा के दिनों की रसीदें होती हैं',
  'time.hours': '{hours, plural, one {# घंटा} other {# घंटे}}',
  'time.minutes': '{minutes, plural, one {# मिनट} other {# मिनट}}',
  'time.both': '{hours} घंटे {minutes} मिनट',

  // For whom and where it holds
  locale: 'hi-IN',
  everyone: 'सभी',
  grades: '{count, plural, one {ग्रेड} other {ग्रेड}} {names}',
  departments: '{names}',
  cities: '{names}',
  'city-classes': '{names} शहर',
  'on.trip': 'यात्रा पर',
  'on.no_trip': 'बिना यात्रा के',

  // What happens beyond it
  'severity.warn': 'मंज़ूरी देने वाले को दिखेगा',
  'severity.reason': 'वजह बतानी होगी',
  'severity.block': 'भेजा नहीं जा सकता',
} as const
