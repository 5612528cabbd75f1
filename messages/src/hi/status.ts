/** अनुरोध की स्थिति, उसका इतिहास, और पॉलिसी व टैक्स के नियमों ने क्या कहा। */
export const status = {
  // Policy findings
  'figures.limit': 'सीमा',
  'figures.actual': 'असल',
  'figures.excess': 'ज़्यादा',

  clause: 'नियम {number}',

  // Policy note
  'beyond-policy': 'पॉलिसी से बाहर',
  note: 'सीमा {limit}, यहाँ {actual}',

  // Reason field
  'reason.label': 'पॉलिसी से बाहर जाने की वजह',
  'reason.hint': 'पॉलिसी के अनुसार भेजने से पहले वजह बतानी है। मंज़ूरी देने वाले को यह दिखेगी।',
  'reason.kept': 'सहेज लिया। मंज़ूरी देने वाले को यह दिखेगी।',
  'reason.missing': 'बताएँ कि पॉलिसी से बाहर क्यों जाना है।',
  'reason.save': 'वजह सहेजें',

  // Policy words
  'finding.unknown': 'ऐसा नियम जो यह पेज नहीं जानता',
  'finding.more': '{finding}, और {count} और',
  'figures.above-class': '{cabin} से ऊपर',
  'figures.days':
    '{when, select, spent {खर्च के} other {रवानगी से}} {days, plural, one {# दिन} other {# दिन}} {when, select, spent {बाद} other {पहले}}',
  'figures.days-late': '{days, plural, one {# दिन} other {# दिन}} देर से',
  'figures.night': '{amount} प्रति रात',
  'figures.nights': '{nights, plural, one {# रात} other {# रातें}}',
  'figures.without-receipt': 'बिना रसीद के {amount}',
  'figures.day': '{amount} प्रति दिन',
  'figures.per-diem': 'दैनिक भत्ते के अंदर {amount}',
  'figures.cheapest-fare': '{amount}, सबसे सस्ते उपयुक्त किराये के अनुसार',

  // Receipt days
  'receipts.categories': 'कई: {categories}',
  'receipts.numbered': 'रसीद #{number}',
  'receipts.undated-some': '{receipts} पर तारीख नहीं मिली।',
  'receipts.undated-all':
    '{count, plural, one {रसीद पर तारीख नहीं मिली} other {किसी रसीद पर तारीख नहीं मिली}}: क्लेम की तारीख ली गई है।',

  // Rejection reason
  'rejection.no-reason': 'कोई वजह नहीं बताई गई।',
  'return.comment': 'माँगे गए बदलाव',
  'return.parts': 'जो बदलना है: {parts}',
  'return.edit': 'इसे बदलकर उसी नंबर से फिर भेजें, या वापस लें।',
  'return.editing': 'यह अनुरोध बदला जा रहा है',
  'return.editing-meaning': 'फिर से भेजे जाने तक इस पर कोई फ़ैसला नहीं होगा।',
  'return.leg': 'हिस्सा {number}',
  'return.leg-of': '{from} से {to}',
  'asked.receipt': 'रसीद {number} ({name})',
  'asked.amounts': 'सभी रकमें',
  'asked.receipts': 'जो रसीदें कम या ज़्यादा हैं',
  'asked.field': '{part}: {field}',
  'asked.gone': 'एक हिस्सा जो अब इसमें नहीं है',
  'asked.departure_date': 'जाने की तारीख',
  'asked.return_date': 'वापसी की तारीख',
  'asked.departure_city': 'रवानगी का शहर',
  'asked.destination_city': 'मंज़िल',
  'asked.flight': 'फ़्लाइट',
  'asked.return_flight': 'वापसी की फ़्लाइट',
  'asked.hotel': 'होटल',
  'asked.leg-date': 'तारीख',
  'asked.leg-from': 'रवानगी का शहर',
  'asked.leg-to': 'मंज़िल',
  'asked.leg-flight': 'फ़्लाइट',
  'asked.leg-hotel': 'होटल',
  'asked.unknown':
    '{kind, select, trip {इस यात्रा} other {इस क्लेम}} में {name} नाम का कोई हिस्सा नहीं है। {kind, select, trip {इसके किसी हिस्से का नाम दें, जैसे dates, hotel या leg:1.date} other {इसकी किसी रसीद का नाम दें, जैसे receipt:(उसकी id).date, या total}}।',
  'reopened.only': 'सिर्फ़ यह बदलाव के लिए लौटाया गया: {parts}। बाकी सब वैसा ही रहेगा जैसा भेजा गया था।',

  'reopened.closed':
    '{closed} {count, plural, one {वैसा ही रहेगा} other {वैसे ही रहेंगे}} जैसा भेजा गया था। सिर्फ़ यह बदलाव के लिए लौटाया गया: {parts}।',

  // Request history
  history: 'इतिहास',
  'history.submitted': 'भेजा गया',
  'history.by': '{name} ने',
  'history.for': '{person} की ओर से {name} ने',
  'history.resubmitted': 'फिर से भेजा गया',
  'history.decision': 'फ़ैसला',
  'history.waiting': 'मंज़ूरी देने वाले का इंतज़ार',
  'history.returned': 'बदलाव के लिए लौटाया गया',
  'history.withdrawn': 'वापस लिया गया',
  'history.cancelled': 'रद्द किया गया',
  'history.cancellation-cost': 'रद्द करने का खर्च',

  // Steps of the approval flow
  steps: 'मंज़ूरी के चरण',
  'step.manager': 'मैनेजर',
  'step.unnamed': 'अगले मंज़ूरी देने वाले',
  'step.decided':
    '{verdict, select, approved {मंज़ूर} returned {बदलाव के लिए लौटाया} other {नामंज़ूर}}{hasName, select, yes {, {name}} other {}}{hasTime, select, yes {, {when}} other {}}',
  'step.open': 'अभी फ़ैसला बाकी',
  'step.open-by': 'अभी फ़ैसला बाकी: {who}',
  'step.later': 'बाद में फ़ैसला',
  'step.later-by': 'बाद में फ़ैसला: {who}',
  'step.ended': 'फ़ैसले की ज़रूरत नहीं',

  // Changes of a later version
  changes: 'पिछले वर्शन के बाद के बदलाव',
  'changes.none': 'बिना बदलाव के फिर से भेजा गया।',
  'change.added': '{part}: जोड़ा गया, {value}',
  'change.removed': '{part}: हटाया गया, {value}',
  'change.field': '{field}: {before}, अब {after}',
  'change.of-part': '{part}, {field}: {before}, अब {after}',
  'change.part': '{part}: {before}, अब {after}',
  'change.nothing': 'कुछ नहीं',
  'change.total': 'कुल',
  'change.trip': 'यात्रा',
  'change.cost-centre': 'कॉस्ट सेंटर',
  'change.project': 'प्रोजेक्ट',
  'change.reason': 'वजह',
  'change.route': 'रूट',
  'change.dates': 'तारीखें',
  'change.purpose': 'काम',
  'change.days': '{from} से {until}',
  'change.times': '{leaves} से {lands}',
  'change.numbered': '{part} {number}',

  // Status badge
  pending: 'मंज़ूरी बाकी',

  // Tax words
  'tax.eligible': 'GST इनपुट टैक्स क्रेडिट के रूप में वापस मिलेगा',
  'tax.blocked': 'इनपुट टैक्स क्रेडिट नहीं: कानून में रोक है',
  'tax.other-state': 'इनपुट टैक्स क्रेडिट नहीं: दूसरे राज्य में सप्लाई',
  'tax.review': 'इनपुट टैक्स क्रेडिट अकाउंटेंट को देखना है',
} as const
