/** रिपोर्ट और रिकॉर्ड के पेजों के साझा शब्द: खोज, फ़िल्टर, क्रम, जोड़, एक्सपोर्ट। */
export const records = {
  'filter.by-value': '{name} से फ़िल्टर: {value}',
  'sort.option': '{column}, {descending, select, true {ज़्यादा से कम} other {कम से ज़्यादा}}',
  some: '{all} में से {count}',
  'total-sum': 'कुल <sum>{amount}</sum>',
  'total-sum-of': '{count} · कुल <sum>{amount}</sum>',

  // Logo
  product: 'Pravas',

  // On demand
  'load-failed': 'यह लोड नहीं हो पाया। कनेक्शन देखकर फिर से कोशिश करें।',

  // Page
  'document-title': '{title} · Pravas',

  // Amount range
  'amount.at-least': 'कम से कम',
  'amount.backwards': 'न्यूनतम रकम अधिकतम से ज़्यादा है',
  'amount.at-most': 'ज़्यादा से ज़्यादा',
  'amount.example': 'जैसे 1,240.50',

  // Date ranges
  'dates.this-month': 'यह महीना',
  'dates.last-month': 'पिछला महीना',
  'dates.this-year': 'यह वित्त वर्ष',
  'dates.last-year': 'पिछला वित्त वर्ष',

  // Export menu
  export: 'एक्सपोर्ट',
  'export.as': 'किस रूप में एक्सपोर्ट करें',
  'export.excel': 'Excel (.xlsx)',
  'export.csv': 'CSV',
  'export.failed': 'फ़ाइल नहीं बन पाई। फिर से कोशिश करें।',

  // Filter bar
  filters: 'फ़िल्टर',
  'filters.toggle': '{count, plural, =0 {फ़िल्टर} other {फ़िल्टर (#)}}',
  'dates.backwards': 'शुरू की तारीख अंत के बाद की है',
  'filters.clear': 'फ़िल्टर हटाएँ',

  // Filter names
  'dates.from': '{day} से',
  'dates.until': '{day} तक',
  'amount.range': '{atLeast} से {atMost}',
  'amount.from': '{amount} से',
  'amount.up-to': '{amount} तक',

  // Filter popover
  'filter.by': '{name} से फ़िल्टर करें',
  'filter.clear': '{name} हटाएँ',

  // Printed filters
  'printed.first': '{all} में से पहली {count} पंक्तियाँ। एक्सपोर्ट में सब हैं।',

  // Record report
  loading: 'लोड हो रहा है…',
  'no-match': 'कुछ नहीं मिला',
  'no-match.hint': 'आपके {counted} में से कोई भी खोज और फ़िल्टर से मेल नहीं खाता।',

  // Sort select
  'sort.by': 'क्रम',
  'sort.default': 'सामान्य क्रम',

  // Wanted page
  'wanted.connect': 'जुड़ना चाह रहे असिस्टेंट का पेज',
  'wanted.decide': 'वह अनुरोध जिस पर आपका फ़ैसला चाहिए',
  'wanted.page': 'आपका माँगा हुआ पेज',

  // The page of a record
  'record.details': '{noun, select, trip {यात्रा} other {खर्च}} का विवरण',
  'record.failed': '{noun, select, trip {यात्रा लोड नहीं हो पाई} other {खर्च लोड नहीं हो पाया}}।',
  'record.not-found': '{noun, select, trip {यात्रा नहीं मिली} other {खर्च नहीं मिला}}',
  'record.not-found.why':
    '{noun, select, trip {यात्रा} other {खर्च}} {reference} मौजूद नहीं है, या आपको उसे देखने की अनुमति नहीं है।',
  'page.not-found': 'पेज नहीं मिला',
  'page.not-found.title': 'इस पते पर कुछ नहीं है',
  'page.not-found.why': 'हो सकता है लिंक अधूरा हो, या पेज कहीं और चला गया हो।',
  'page.not-found.dashboard': 'डैशबोर्ड पर जाएँ',
} as const
