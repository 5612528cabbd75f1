/** A field of a receipt; what has no name here is called as the answers call it in English. */
const FIELD =
  '{field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} address {पता} place {जगह} other {{field}}}'
/** What a document is that is no bill. */
const KIND =
  '{kind, select, credit_note {क्रेडिट नोट} proforma {प्रोफ़ॉर्मा इनवॉइस} quotation {कोटेशन} statement {स्टेटमेंट} boarding_pass {बोर्डिंग पास} card_slip {कार्ड स्लिप} payment {बिना बिल का भुगतान} other {बिल नहीं}}'
/** How a claim stands. */
const STATUS =
  '{status, select, pending {लंबित} approved {स्वीकृत} rejected {अस्वीकृत} returned {लौटाया गया} withdrawn {वापस लिया गया} other {{status}}}'

/** What FinGenie says of claims, trips and who decides, to somebody who writes Hindi in Devanagari. */
export const fingenieClaimsHindi = {
  'send.left-out': 'ठीक है, कुछ भेजा नहीं गया। यहाँ की सारी रसीदें एक साथ जाती हैं।',
  'send.documents':
    'भेजने को कुछ नहीं है: {receipts} अपने आप में खर्च नहीं {count, plural, one {है} other {हैं}}। अगर मैं ग़लत हूँ तो “receipt {number} is an expense” लिखिए।',
  'send.kept':
    '{receipts} यहीं {count, plural, one {रहेगी, क्योंकि वह अपने आप में खर्च नहीं है} other {रहेंगी, क्योंकि वे अपने आप में खर्च नहीं हैं}}।',
  'document.ask': `{receipt} ${KIND} लगती है। फिर भी {amount} को खर्च के रूप में क्लेम कर दूँ? **हाँ** या **नहीं** लिखिए।`,
  'document.ask-unpriced': `{receipt} ${KIND} लगती है। फिर भी इसे खर्च के रूप में क्लेम कर दूँ? **हाँ** या **नहीं** लिखिए।`,
  'document.claimed': '{receipt} अब क्लेम में है, जो कुल **{sum}** का है।',
  'document.unclaimed': '{receipt} अब क्लेम में नहीं है, जो कुल **{sum}** का है।',
  'send.totals': 'क्लेम से पहले {receipts} की कुल {count, plural, other {रकम}} रुपये में चाहिए।',
  'send.timing': 'जब आप कहें तभी कुछ भेजा जाता है। समय की सीमा [पॉलिसी पेज](/policy) पर है।',
  'send.payment':
    'पैसा कब आएगा, यह मैं नहीं बता सकता: पहले {approver} फ़ैसला करते हैं, फिर अकाउंट्स टीम भुगतान करती है। फ़ैसले में कितना समय लगता है, यह [डैशबोर्ड](/dashboard) पर है।',
  'send.already': '{number} पहले ही भेजा जा चुका है। जब तक वह लंबित है, आप उसे [खर्च रिपोर्ट](/fingenie-report) में वापस ले सकते हैं।',
  'send.changed': 'मेरे पूछने के बाद आपका क्लेम बदल गया है, इसलिए कुछ भेजा नहीं गया। {question}',
  'send.receiver':
    '{count, plural, =0 {आपका क्लेम} one {आपका क्लेम (# रसीद, **{sum}**)} other {आपका क्लेम (# रसीदें, **{sum}**)}} {approver} के पास ईमेल से जाता है, और फ़ैसला वही करते हैं।',
  'send.process':
    'मैं {count, plural, =0 {आपका क्लेम} one {# रसीद, **{sum}**,} other {# रसीदें, **{sum}**,}} {approver} को एक क्लेम के रूप में भेजता हूँ, जिसका अपना नंबर होता है। वह कहाँ तक पहुँचा, यह जानने के लिए “status of my claims” लिखिए।',
  'send.undo':
    'जब तक क्लेम लंबित है, आप उसे [खर्च रिपोर्ट](/fingenie-report) में खोल सकते हैं: Edit से बदलकर दोबारा भेजिए, या Withdraw से उसकी रसीदें फिर यहाँ ले आइए।',
  'send.contents':
    '{count, plural, =0 {यहाँ अभी बिना क्लेम की कोई रसीद नहीं है।} one {आपके कहने पर # रसीद, **{sum}**, {approver} को जाएगी: जो मैंने पढ़ा और जो आपने बदला, उसके साथ।} other {आपके कहने पर # रसीदें, **{sum}**, {approver} को जाएँगी: जो मैंने पढ़ा और जो आपने बदला, उसके साथ।}}',
  'send.doubtful':
    '{receipts} डुप्लिकेट हो {count, plural, one {सकती है} other {सकती हैं}}। नहीं है तो “receipt {number} is a different purchase” लिखिए।',
  'send.state-unsent':
    'नहीं, अभी नहीं।{count, plural, =0 {} one { # रसीद (**{sum}**) तैयार है: क्लेम करने के लिए **send reimbursement** लिखिए।} other { # रसीदें (**{sum}**) तैयार हैं: क्लेम करने के लिए **send reimbursement** लिखिए।}}',
  'send.left-open-then': 'आप यह करना चाहते थे, जो तब बाकी था: {wishes}।',
  'left.claim-document': '{receipt} को खर्च के रूप में क्लेम करना',
  'left.part': '{side, select, off {“{item}” छोड़ना} other {सिर्फ़ “{item}” क्लेम करना}}',
  'left.change-one': `एक रसीद में ${FIELD} बदलना`,
  'left.change': `{receipt} में ${FIELD} बदलना`,
  'left.value': 'कोई जानकारी',
  'foreign.then':
    'अभी कुछ जोड़ा नहीं: {count, plural, other {स्लिप, कार्ड स्टेटमेंट या अपने नोट की फ़ोटो अपलोड कीजिए}}, और कुल रकम इतनी लिखिए।',
  'open.which': 'कौन सा? थोड़ा और लिखिए।',

  'blocked.one': 'कुछ भेजा नहीं गया। {blocker}',
  'blocked.several': 'कुछ भेजा नहीं गया। पहले {count, plural, one {यह # बात} other {ये # बातें}} देख लीजिए:',
  'blocked.total': '{receipt}: कुल रकम नहीं पढ़ी जा सकी।',
  'blocked.currency': '{receipt}: कुल रकम {currency} में है, और क्लेम का भुगतान रुपये में होता है।',
  'blocked.question': '{receipt} की कुल रकम रुपये में कितनी है? बस रकम लिखिए, या “रसीद {number} का टोटल 1,240 है” लिखिए।',
  'blocked.then': 'फिर **send reimbursement** लिखिए।',

  'sent.done':
    '{count, plural, one {# रसीद} other {# रसीदें}}, कुल **{sum}**, **{approver}** को भेजी {count, plural, one {गई} other {गईं}}।',
  'sent.unmanaged':
    '{count, plural, one {# रसीद} other {# रसीदें}}, कुल **{sum}**, भेजी {count, plural, one {गई} other {गईं}}। आपके कोई मैनेजर तय नहीं हैं, इसलिए सुपर एडमिन फ़ैसला करेंगे; और आप अकेले सुपर एडमिन हों तो फ़ाइनेंस।',
  'sent.repeated':
    'यह क्लेम पहले ही भेजा जा चुका है ({count, plural, one {# रसीद} other {# रसीदें}}, कुल **{sum}**, {statuses}); दोबारा कुछ नहीं भेजा।',
  'sent.findings': 'पॉलिसी से बाहर, {approver} को दिखेगा{more, plural, =0 {} other { (और # और)}}:',
  'sent.unconfirmed':
    '{receipts} की कुल रकम साफ़ नहीं पढ़ी गई, और आपने उसे {count, plural, other {पक्का नहीं किया}}। {approver} को यह दिखेगा।',
  'sent.undated': '{receipts} पर तारीख नहीं मिली। {approver} को दिखेगा कि {count, plural, other {तारीख नहीं है}}।',
  'sent.some-of': '{count, plural, one {# रसीद} other {# रसीदों}} में से {some}',
  'sent.duplicates-many':
    '{count, plural, one {# रसीद} other {# रसीदों}} में से {some} डुप्लिकेट हो सकती हैं, और आपने नहीं बताया कि हैं या नहीं। {approver} को यह दिखेगा।',
  'sent.duplicates':
    '{count, plural, one {यह रसीद डुप्लिकेट हो सकती है} other {ये रसीदें डुप्लिकेट हो सकती हैं}}, और आपने नहीं बताया कि {count, plural, one {है} other {हैं}} या नहीं। {approver} को यह दिखेगा:',

  'claims.unknown': 'आपका कोई क्लेम {number} नहीं मिला।',
  'claims.none-within': 'आपके{words} कोई क्लेम नहीं मिले।',
  'claims.none-of': `आपके{words} कोई क्लेम ${STATUS} नहीं हैं (कुल {count, plural, one {# क्लेम} other {# क्लेम}})।`,
  'claims.latest-of': '{count, plural, one {यही आपका # क्लेम है} other {आपके # क्लेम में यह सबसे नया है}}।',
  'claims.listed':
    'आपके{words} {count, plural, one {# क्लेम} other {# क्लेम}}, कुल **{sum}**{shown, plural, =0 {:} other {। सबसे नए #:}}',
  'claims.listed-of': `आपके{words} {count, plural, one {#} other {#}} ${STATUS} क्लेम, कुल **{sum}**{shown, plural, =0 {:} other {। सबसे नए #:}}`,
  'claims.rest': 'बाकी [खर्च रिपोर्ट](/fingenie-report) में हैं।',
  'claims.head.number': 'नंबर',
  'claims.head.type': 'श्रेणी',
  'claims.head.status': 'स्थिति',
  'claims.when.decided': ' {period} में तय हुए',
  'claims.when.sent': ' {period} में भेजे',
  'claims.ignored': 'क्लेम को {words} से नहीं छाँट पाया।',
  'claims.ignored.city': 'शहर {city}',
  'claims.ignored.means': 'भुगतान के तरीके',
  'claims.ignored.missing': 'छूटी हुई जानकारी',
  'claims.ignored.trip': 'यात्रा',
  'claims.ignored.comparison': 'तुलना',
  'claims.ignored.group': 'बाँटने के तरीके',

  'decide.by': 'मैं खर्च स्वीकृत या अस्वीकृत नहीं कर सकता, भुगतान भी नहीं: आपके क्लेम पर **{approver}** फ़ैसला करते हैं।',
  'decide.not-here': 'मैं खर्च स्वीकृत या अस्वीकृत नहीं कर सकता, भुगतान भी नहीं; इन पर फ़ैसला आपको करना है।',
  'decide.nobody':
    'मैं खर्च स्वीकृत या अस्वीकृत नहीं कर सकता, भुगतान भी नहीं: आपके कोई मैनेजर तय नहीं हैं, इसलिए सुपर एडमिन फ़ैसला करते हैं।',
  'decide.no-claim': 'वह क्लेम आपने अभी भेजा नहीं है।',
  'decide.team': 'टीम के अनुरोध [Approvals](/admin-approvals) में हैं, और टीम के आँकड़े [डैशबोर्ड](/dashboard) पर।',
  'queue.nobody': 'आपके पास किसी का अनुरोध फ़ैसले के लिए नहीं आता।',
  'queue.none':
    'आपके फ़ैसले के लिए {kind, select, trips {कोई यात्रा बाकी नहीं है} expenses {कोई क्लेम बाकी नहीं है} other {कुछ बाकी नहीं है}}।',
  'queue.count':
    'आपके फ़ैसले के लिए {trips, plural, =0 {} one {# यात्रा} other {# यात्राएँ}}{trips, plural, =0 {} other {{claims, plural, =0 {} other { और }}}}{claims, plural, =0 {} one {# क्लेम} other {# क्लेम}}, कुल **{sum}**।',
  'queue.one': '{number}, {name}, **{amount}**, {date} को भेजा।',
  'queue.head.from': 'किसका',
  'queue.head.sent': 'भेजा गया',
  'queue.decide': 'फ़ैसला [Approvals](/admin-approvals) में कीजिए।',
  'approver.is': 'आपके क्लेम पर **{approver}** फ़ैसला करते हैं।',
  'approver.when': 'इसका कोई तय दिन नहीं है। फ़ैसले में कितना समय लगता है, यह [डैशबोर्ड](/dashboard) पर देखिए।',
  'approver.away':
    'छुट्टी पर कौन है, यह मुझे नहीं दिखता। {approver} न हों तो वे अपने फ़ैसले किसी और को सौंप सकते हैं, या एडमिनिस्ट्रेटर यह कर सकते हैं।',
  'approver.nobody': 'आपके कोई मैनेजर तय नहीं हैं, इसलिए आपके क्लेम पर सुपर एडमिन फ़ैसला करते हैं।',
  'others.claims': 'मैं सिर्फ़ आपके अपने क्लेम के बारे में बता सकता हूँ, दूसरों के नहीं।',
  'others.claims-of': 'मैं सिर्फ़ आपके अपने क्लेम के बारे में बता सकता हूँ, {name} के नहीं।',
  'others.merchant': '{name} कोई दुकान हो तो “expenses at {name}” लिखिए।',
  'others.yours': 'अपने खर्च के लिए “list my expenses” या “how much did I spend in {month}?” लिखिए।',

  'claim-as.each':
    '**send reimbursement** लिखने पर {count, plural, one {यह रसीद} other {# रसीदों में से हर एक}} अलग क्लेम बनेगी।',
  'claim-as.one':
    '**send reimbursement** लिखने पर {count, plural, one {यह रसीद} other {# रसीदें मिलकर}} एक क्लेम {count, plural, one {बनेगी} other {बनेंगी}}।',
  'told.updated': 'आपका क्लेम बदल दिया।',
  'told.reason-removed': 'वजह हटा दी।',
  'told.trip': 'क्लेम अब आपकी यात्रा **{number}** ({title}) से जुड़ा है।',
  'told.trips': 'हर रसीद अब उस यात्रा से जुड़ी है, जिससे उसकी तारीख और शहर मिलते हैं।',
  'told.no-trip': 'इन रसीदों की तारीख और शहर से कोई यात्रा नहीं मिलती।',
  'trip.none': 'क्लेम अब किसी यात्रा से जुड़ा नहीं है।',
  'trip.chosen': 'क्लेम अब आपकी **{city}** की यात्रा ({number}, {dates}) से जुड़ा है।',
  'trip.which': 'कौन सी यात्रा?',
  'trip.unknown': 'क्लेम के लिए आपकी{words} कोई यात्रा नहीं मिली।',
  'trip.unknown.number': ' {number} नंबर की',
  'trip.unknown.cities': ' {cities} की',
  'trip.unknown.days': ' {days} की',
  'trip.unknown.words': ' “{words}” वाली',
  'trip.choose': 'इनमें से चुनिए:',
  'trip.answer': 'उसका नंबर, महीना या शहर लिखिए।',
  'trip.named': '{city} की यात्रा ({number}, {dates})',

  'duplicate.none': 'यहाँ किसी रसीद के डुप्लिकेट होने का फ़ैसला बाकी नहीं है।',
  'duplicate.which': 'कौन सी रसीद? जैसे “receipt 2 is a different purchase” लिखिए।',
  'duplicate.different': 'नोट कर लिया: {receipt} अलग खरीद है। आपके अनुमोदक को दिखेगा कि आपने यह बताया।',
  'duplicate.same': 'समझ गया, {receipt} डुप्लिकेट है, इसलिए उसे अलग खरीद नहीं माना।',
  'duplicate.unclear':
    'कुछ नहीं बदला, क्योंकि यह पक्का नहीं कि {receipt} डुप्लिकेट है या नहीं। “receipt {number} is a different purchase”, “keep receipt {number}” या “discard receipt {number}” लिखिए।',
  'duplicate.kept': '{receipt} रहने दी। आपके अनुमोदक को दिखेगा कि यह डुप्लिकेट हो सकती है।',
  'duplicate.not-these': 'कुछ नहीं बदला: {receipts} के डुप्लिकेट होने का फ़ैसला {count, plural, other {बाकी नहीं है}}।',
  'duplicate.but-these': 'इनका फ़ैसला बाकी है: {receipts}। जैसे “receipt {number} is a different purchase” लिखिए।',

  'missing-receipts.no-trip': 'आपकी यात्राओं में वह यात्रा नहीं मिली।',
  'missing-receipts.trips': 'आपकी यात्राएँ:',
  'missing-receipts.latest': '{count, plural, one {मिलती-जुलती # यात्रा} other {मिलती-जुलती # यात्राओं}} में से ये सबसे नई हैं।',
  'missing-receipts.scope':
    'जो बुक हुआ उसे मैं यात्रा के क्लेम की रसीदों से मिलाता हूँ; रसीद भेजने के बाद ही गिनी जाती है। खाना, कैब वगैरह मैं नहीं मिला सकता।',
  'missing-receipts.unapproved':
    'आपकी {trip} {status, select, pending {लंबित} rejected {अस्वीकृत} returned {लौटाई गई} withdrawn {वापस ली गई} cancelled {रद्द} other {{status}}} है। स्वीकृत होने के बाद बता सकूँगा कि कौन सी रसीदें बाकी हैं।',
  'missing-receipts.none': 'आपकी {trip} में हर फ़्लाइट और होटल की रसीद है।',
  'missing-receipts.some': 'आपकी {trip} में अभी {count, plural, one {# रसीद बाकी है} other {# रसीदें बाकी हैं}}:',
  'missing-receipts.line': '- {kind, select, flight {टिकट} other {होटल का बिल}}: {title}',
} as const
