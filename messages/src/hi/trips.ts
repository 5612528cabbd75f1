/** यात्राएँ: डैशबोर्ड का कार्ड, रिपोर्ट, यात्रा का पेज और अधूरी यात्राएँ। */
export const trips = {
  count: '{count, plural, one {# यात्रा} other {# यात्राएँ}}',
  'title.between': ' से ',

  // Also offered
  'also-offered': '{of, plural, one {# विकल्प} other {# विकल्पों}} में से ये भी थे:',
  'also-offered.this': 'यह वाला',
  'also-offered.median': 'बीच की कीमत',
  'also-offered.beside-median': 'इससे {amount} {direction, select, more {ज़्यादा} other {कम}}',
  'also-offered.same': 'इसके बराबर',

  // The fares of today beside those of a pending request
  today: 'आज',
  'today.moved': 'अनुरोध से {amount} {direction, select, more {ज़्यादा} other {कम}}',
  'today.same': 'अनुरोध के बराबर',
  'today.gone': 'इस हिस्से पर सबसे सस्ता',
  'today.check': 'आज का किराया देखें',
  'today.checking': 'देखा जा रहा है…',
  'today.unknown': 'आज का किराया पता नहीं चल पाया।',

  // Financial summary
  summary: 'खर्च का सार',
  'price.flight': 'फ़्लाइट की कीमत',
  'price.return': 'वापसी की फ़्लाइट की कीमत',
  'price.hotel': 'होटल की कीमत',
  'price.total': 'कुल कीमत',
  'price.nights': '{nights, plural, one {# रात} other {# रातें}}, {price} प्रति रात',
  'price.sum': 'ऊपर के हिस्सों का जोड़ {sum} है।',

  // Itinerary
  itinerary: 'यात्रा कार्यक्रम',

  // Missing receipts
  'missing.flight': 'फ़्लाइट का टिकट',
  'missing.hotel': 'होटल का बिल',
  'missing.title': 'बाकी रसीदें',
  'missing.upload': 'FinGenie में अपलोड करें',

  // Trip card
  'view-all': 'सभी यात्राएँ देखें',
  none: 'कोई यात्रा नहीं मिली',
  plan: 'TripMate से यात्रा प्लान करें',
  failed: 'आपकी यात्राएँ लोड नहीं हो पाईं।',

  // Trip information
  information: 'यात्रा की जानकारी',
  'plan-again': 'TripMate से फिर प्लान करें',
  'plan-again.action': 'फिर प्लान करें',
  'employee-name': 'कर्मचारी का नाम',
  'return-flight': 'वापसी की फ़्लाइट',

  // Trip report
  'total-cost': 'कुल लागत',
  search: 'यात्राएँ खोजें',
  'return-flight-2': 'फ़्लाइट',
  'sheet.flight-price': 'फ़्लाइट की कीमत (INR)',
  'sheet.return-price': 'वापसी की फ़्लाइट की कीमत (INR)',
  'sheet.hotel-price': 'होटल की कीमत (INR)',
  for: '{names} के लिए',
  'sheet.ground-price': 'ट्रेन, बस और कैब की कीमत (INR)',
  'sheet.total': 'कुल लागत (INR)',

  // Unfinished trips
  draft: 'यात्रा का ड्राफ़्ट',
  'draft.deleted': 'यात्रा का ड्राफ़्ट हटा दिया गया।',
  'draft.missing': 'बाकी है: {parts}',

  // Trip
  details: 'यात्रा का विवरण',
  all: 'सभी यात्राएँ',
  loading: 'यात्रा का विवरण लोड हो रहा है…',
  title: 'यात्रा का विवरण - {route}',

  // Tripmate report
  back: 'डैशबोर्ड पर वापस',
  'none.hint': 'आपके यात्रा अनुरोध तारीख, लागत और स्थिति के साथ यहाँ दिखेंगे।',
} as const
