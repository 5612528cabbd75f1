/** A field of a receipt; what has no name here is called as the answers call it in English. */
const FIELD =
  '{field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} address {पता} place {जगह} other {{field}}}'

/** What FinGenie says when receipts are edited, removed or restored, to somebody who writes Hindi in Devanagari. */
export const fingenieEditsHindi = {
  'edit.already-empty': `{receipt} में ${FIELD} पहले से खाली है।`,
  'edit.currency': 'यह {currency} में है, और क्लेम का भुगतान रुपये में होता है। कुल रकम रुपये में बताइए: “रसीद {number} का टोटल ₹… है”।',
  'edit.skipped': '“{words}” छोड़ दिया, क्योंकि समझ नहीं आया कि क्या बदलना है।',
  'edit.which-value': `**{value}** (${FIELD}) किस रसीद पर है?`,
  'edit.value-then': `{receipt}: सही ${FIELD} भी चाहिए।`,
  'edit.value-exact': `{receipt}: ठीक-ठीक ${FIELD} क्या है?`,
  'edit.value-exact-rupees': `{receipt}: ठीक-ठीक ${FIELD} रुपये में क्या है?`,
  'edit.value-unread': `{receipt}: ${FIELD} का पता नहीं चला। क्या है?`,
  'edit.value-there': `{receipt}: ${FIELD} **{value}** है। रसीद पर यह न हो तो “receipt {number} has no {field}” लिखिए।`,
  'edit.confirm': `{receipt}: ${FIELD} “{value}” कर दूँ? **हाँ** या **नहीं** लिखिए।`,
  'edit.confirm-totals': 'कुल रकम बदल दूँ: {changes}? **हाँ** या **नहीं** लिखिए।',
  'edit.change-to': '{receipt}: **{amount}**',
  'edit.scale': 'कुछ नहीं बदला: {amount} अभी की कुल रकम {present} से बहुत अलग है।',
  'edit.other-currency':
    'क्लेम का भुगतान रुपये में होता है, और {currency} दूसरी मुद्रा है। {receipt} कितने रुपये की थी? यह आपके बैंक या कार्ड स्टेटमेंट पर होता है।',
  'edit.which-currency':
    'यह {rupees} है, या {printed}, जैसा रसीद पर है? क्लेम का भुगतान रुपये में होता है: {receipt} कितने रुपये की थी? यह आपके बैंक या कार्ड स्टेटमेंट पर होता है। मुद्रा के साथ लिखिए, जैसे “₹3,450”।',
  'two-ways.change': `{receipts}: ${FIELD} **{value}** हो जाए`,
  'two-ways.back': '{receipts} में फिर वही हो जाए जो पढ़ा गया था',
  'two-ways.remove': '{receipts} हटा दी जाए',
  'two-ways.one': 'सारी रसीदें एक क्लेम में जाएँ',
  'two-ways.each': 'हर रसीद का अलग क्लेम बने',
  'two-ways.trip': 'क्लेम दूसरी यात्रा से जुड़े',
  'two-ways.say': 'क्या करना है? एक बार में एक बात बताइए।',
  'part.unpriced': '{receipt} की कुल रकम अभी पता नहीं है। वह कितनी है, और उसमें से “{item}” कितने का है?',

  'remove.open': 'FinGenie को आपके जवाब का इंतज़ार है: {receipts} को इस चैट से हटा दूँ? हाँ या नहीं लिखिए।',
  'remove.all-sent':
    'यहाँ की सारी रसीदें एक साथ जाती हैं, इसलिए बाकी को पहले यहाँ से हटाना होगा; “restore” लिखने पर वे बाद में वापस आ जाती हैं।',
  'remove.claimed-all': 'ये रसीदें क्लेम हो चुकी हैं, अब हटाई नहीं जा सकतीं।',
  'edit.made': `- {receipt}, ${FIELD}: **{value}** (पढ़ा गया था: {before})`,
  'edit.none-made': 'यहाँ किसी रसीद में कुछ बदला नहीं गया: सब वैसी ही हैं जैसी पढ़ी गईं।',
  'undo.nothing-removed': 'कोई रसीद हटाई नहीं गई थी, तो वापस लाने को कुछ नहीं है।',
  'undo.edited':
    '{receipts} में पहले बदलाव {count, plural, other {हुआ था}}। जो पढ़ा गया था उस पर लौटने के लिए “put receipt {number} back” लिखिए, या सिर्फ़ एक जानकारी के लिए “put the total of receipt {number} back”।',
  'undo.unedited-field': `{receipt}: ${FIELD} में अब भी वही है जो पढ़ा गया: **{value}**।`,
  'undo.unread-field': `{receipt}: ${FIELD} का पता ही नहीं चला था, तो लौटने को कुछ नहीं है।`,
  'undo.unknown': '{receipt} पर क्या पढ़ा गया था, यह नहीं बता सकता।',
  'undo.cannot-change': 'वह रसीद अब नहीं बदली जा सकती।',
  'undo.cannot-restore': 'वह रसीद अब वापस नहीं लाई जा सकती।',
  'undo.already-back': '{receipt} पहले से यहाँ है।',

  'unclear.quoted': 'कुछ नहीं बदला: “{words}” किसी और की कही बात है।',
  'unclear.sounds-unsure': 'कुछ नहीं बदला, क्योंकि यह पक्का नहीं लगता।',
  'unclear.sounds-quoted': 'कुछ नहीं बदला, क्योंकि यह किसी और की कही बात है।',
  'unclear.relative': 'कुछ नहीं बदला: पूरी रकम चाहिए, “{words}” नहीं।',
  'unclear.several': 'कुछ नहीं बदला: “{words}” के एक से ज़्यादा मतलब हो सकते हैं।',
  'unclear.currencies': 'कुछ नहीं बदला: “{words}” में दो मुद्राएँ हैं।',
  'unclear.decimals': 'कुछ नहीं बदला: “{words}” में दशमलव के बाद दो से ज़्यादा अंक हैं।',
  'unclear.other-receipt': 'कुछ नहीं बदला: यह रसीद {number} की कुल रकम है।',
  'unclear.tax-currency': 'कुछ नहीं बदला: GST रुपये में लगता है।',

  'refused.category': 'श्रेणी Food, Transport, Accommodation या Miscellaneous होती है।',
  'refused.payment-method': 'भुगतान का तरीका cash, card, UPI, wallet या bank होता है।',
  'refused.code': `${FIELD}: इसमें कम से कम एक अंक होता है, और बाकी सिर्फ़ अक्षर, “-” और “/”।`,
  'refused.count': `${FIELD}: बिल पर यह 1 और {most} के बीच होता है।`,
  'refused.negative-total': 'कुल रकम शून्य से कम नहीं हो सकती।',
  'refused.negative-tax': 'टैक्स की रकम शून्य से कम नहीं हो सकती।',
  'refused.currency': 'कुल रकम रुपये में चाहिए, {currency} में नहीं।',
  'refused.not-a-day': '“{words}” कैलेंडर में नहीं है। सही तारीख क्या है?',
  'refused.not-one-day': 'रसीद की एक ही तारीख होती है, जैसे 12 June 2026।',
  'refused.future-day': '{day} अभी आया नहीं है। रसीद पर कौन सी तारीख है?',
  'refused.not-a-gstin': '{code} सही GSTIN नहीं है: उसका रूप या जाँच का अक्षर ग़लत है।',
  'refused.gstin-as-name':
    '{gstin} GSTIN है, {field, select, address {पता} merchant {दुकान का नाम} place {जगह का नाम} other {{field}}} नहीं।',
  'refused.not-a-name':
    '“{words}” {field, select, address {पता} merchant {दुकान का नाम} place {जगह का नाम} other {{field}}} नहीं है।',
  'refused.needs-currency': 'हर रसीद की कोई मुद्रा होती है। कौन सी है, जैसे INR?',
  'refused.one-by-one': '{fields} एक-एक करके बताइए, हर एक के साथ सही जानकारी।',
  'refused.field': FIELD,
} as const
