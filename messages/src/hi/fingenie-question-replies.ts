/** What FinGenie answers to questions that it knows by their words as a whole, to somebody who writes Hindi in Devanagari. */
export const fingenieQuestionsHindi = {
  'problems.some': 'भेजने से पहले यह देख लीजिए:',
  'problems.none':
    '{count, plural, one {रसीद} other {# रसीदों}} ({sum}) में कुछ ग़लत नहीं दिखा: कुछ छूटा नहीं, जहाँ तक जाँचा जा सकता है कोई नियम नहीं टूटा, और कोई डुप्लिकेट नहीं मिला।',
  'problems.unsure': 'ठीक से पढ़ा नहीं गया, मिला लीजिए: {fields}',
  'printed.open': 'जो पढ़ा गया उसमें यह नहीं है। {receipt} पर क्लिक करने से फ़ाइल खुलती है।',

  'request.is':
    '{number}, **{name}**: {description}, **{amount}**, {date} को भेजा ({days, plural, =0 {आज} other {# दिन पहले}})।',
  'request.bills': '{count, plural, =0 {कोई रसीद नहीं लगी है।} one {एक रसीद: {bills}।} other {# रसीदें: {bills}।}}',
  'request.bill': '{name}, {amount}',
  'request.flagged': 'ध्यान दीजिए:',
  'request.sound': 'जहाँ तक जाँचा जा सकता है कोई नियम नहीं टूटा, और कोई डुप्लिकेट नहीं मिला।',
  'request.note': 'उनका नोट: “{note}”',
  'request.no-note': 'उन्होंने कोई नोट नहीं दिया: कौन साथ था या क्यों, यह नहीं लिखा है।',

  'others.own-only': 'यहाँ आप अपने क्लेम देख सकते हैं, और टीम आपकी हो तो टीम के। किसी और के बारे में मैं नहीं बता सकता।',
  'others.who': 'दूसरों के आँकड़े फ़ाइनेंस के पास हैं।',

  'general.who': 'मैं FinGenie हूँ, एक प्रोग्राम, इंसान नहीं। मैं रसीदें और क्लेम देखता हूँ।',
  'general.upload':
    '**Upload Receipts** से फ़ोटो (JPEG, PNG) या PDF दीजिए, एक साथ कई भी; फ़ोन पर कैमरा भी चलेगा। मैं पढ़ता हूँ, ग़लत हो तो आप ठीक कर दीजिए। फ़ाइल न चले तो वजह वहीं लिखी होती है।',
  'general.privacy':
    'रसीदें आपके क्लेम के साथ रहती हैं। आप, आपके अनुमोदक, और फ़ाइनेंस व ऑडिटर देख सकते हैं; दूसरे साथी नहीं। बाकी [प्राइवेसी पॉलिसी](/privacy-policy) में है।',
  'general.support': 'कुछ न चले तो [Contact Us](/contact) पर सपोर्ट डेस्क को लिखिए।',
  'general.advance':
    'एडवांस या कंपनी कार्ड यहाँ से नहीं दिखता। आपके एडवांस, और क्या सेटल होना बाकी है, [Advances](/advances) में है: क्लेम उसी से काटा जाता है।',
  'general.paid-how':
    'स्वीकृत पैसा [My Account](/account) में दिए बैंक खाते में आता है। वेतन के साथ आता है या अलग, यह अकाउंट्स टीम जानती है; पैसा आने पर ईमेल मिलेगा।',
  'general.mileage':
    'अपनी गाड़ी की यात्रा के लिए बिल नहीं चाहिए। किलोमीटर, गाड़ी, कहाँ से कहाँ, किस दिन और किस काम से, यह बता दीजिए, या ऊपर **Add mileage** चुनिए।',
  'general.no-allowance': 'फ़्लैट भत्ता नहीं मिलता: खाना बिल पर मिलता है, रोज़ की सीमा तक।',
  'general.no-rates': 'विनिमय दर मैं नहीं देखता: आपने जितने रुपये दिए या जो दर आप बताएँगे, वही चलेगी।',
  'general.trip': '{number} ({title})',
  'general.trips': 'यहाँ की रसीदें {trips} से जुड़ी हैं{how, select, auto { (तारीख और शहर से)} other {}}।',
  'general.trip-none':
    'यहाँ की रसीदें किसी यात्रा से जुड़ी नहीं हैं। जोड़ने के लिए यात्रा का नाम लिखिए, जैसे “this is for the Chennai trip”।',
  'general.trip-nothing': 'यहाँ यात्रा से जोड़ने को कोई बिना क्लेम की रसीद नहीं है।',
  'general.claim-trip': '{number} {trip} से जुड़ा है।',
  'general.claim-no-trip': '{number} किसी यात्रा से जुड़ा नहीं है।',
  'general.booked': 'यहाँ का क्लेम (**{sum}**) {names} पर जाता है।',
  'general.booked-nothing': 'यहाँ का क्लेम अभी किसी कॉस्ट सेंटर या प्रोजेक्ट पर नहीं है।',
  calculated: '{sum} = **{amount}**।',
} as const
