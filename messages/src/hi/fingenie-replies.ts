/** What a document is that is no expense by itself. */
const DOCUMENT =
  '{kind, select, credit_note {क्रेडिट नोट} proforma {प्रोफ़ॉर्मा इनवॉइस} quotation {कोटेशन} statement {स्टेटमेंट} boarding_pass {बोर्डिंग पास} card_slip {कार्ड स्लिप} payment {भुगतान} other {काग़ज़}}'

/** What FinGenie answers to somebody who writes Hindi in Devanagari. What has no text here is said in English. */
export const fingenieHindi = {
  'not-caught': '{words} समझ नहीं आया।',
  'take-your-time': 'ठीक है, आराम से देखिए।',
  'your-manager': 'आपके मैनेजर',
  'super-admin': 'सुपर एडमिन',
  'count.receipts': '{count, plural, one {# रसीद} other {# रसीदें}}',
  'receipt.number': 'रसीद {number}',
  'not-read': 'नहीं पढ़ा गया',
  'head.number': 'क्र.',
  'head.file': 'फ़ाइल',
  'head.merchant': 'दुकान',
  'head.date': 'तारीख',
  'head.category': 'श्रेणी',
  'head.total': 'कुल',
  'head.missing': 'क्या नहीं है',
  'head.amount': 'रकम',

  'talk.hello': 'नमस्ते! मैं आपकी रसीदें और क्लेम देखता हूँ।',
  'talk.welcome': 'कोई बात नहीं।',
  'talk.bye': 'नमस्ते। आपकी रसीदें यहीं रहेंगी, जब तक आप उन्हें क्लेम नहीं करते या हटाते नहीं।',
  'talk.noted': 'ठीक है। कुछ बदलना या भेजना हो तो बताइए।',
  'talk.duration': 'फ़ैसला होने में कितना समय लगता है, यह [डैशबोर्ड](/dashboard) पर देखिए।',
  'next.upload': '**Upload Receipts** से फ़ोटो या PDF दीजिए, हिंदी बिल भी चलेगा; मैं पढ़ लूँगा।',
  'next.claim':
    'यहाँ {count, plural, one {# रसीद} other {# रसीदें}} क्लेम होनी बाकी {count, plural, one {है} other {हैं}} (**{sum}**)। कुछ पूछना हो तो पूछिए, या क्लेम करने के लिए **send reimbursement** लिखिए।',
  'next.totals':
    'यहाँ {count, plural, one {# रसीद} other {# रसीदें}} क्लेम होनी बाकी {count, plural, one {है} other {हैं}} (**{sum}**)। क्लेम से पहले {receipts} की कुल {needed, plural, other {रकम}} रुपये में बताइए।',
  'next.send': 'क्लेम करने के लिए **send reimbursement** लिखिए।',
  'next.needed': 'क्लेम से पहले {receipts} की कुल {needed, plural, other {रकम}} रुपये में बताइए।',
  'reason.noted': 'नोट कर लिया: यह वजह आपके अनुमोदक को दिखेगी।',

  help: 'मैं यह कर सकता हूँ:',
  'help.read': '- आपकी रसीदें पढ़ना: **Upload Receipts** में JPEG, PNG या PDF दीजिए',
  'help.receipts': '- इन रसीदों के बारे में बताना: “सबसे महँगा कौन सा है”, “किस में GSTIN नहीं है”',
  'help.claims': '- आपने अब तक क्या क्लेम किया: “पिछले महीने खाने पर कितना खर्च हुआ”',
  'help.edit':
    '- जो ग़लत पढ़ा गया हो उसे ठीक करना: “{count, plural, =0 {रसीद 1} one {रसीद 1} other {दूसरे वाले}} का टोटल 1,240 है”',
  'help.send': '- क्लेम करना: **send reimbursement** से सब एक क्लेम में मैनेजर को जाता है',
  'help.status': '- क्लेम कहाँ तक पहुँचा: “मेरे क्लेम का स्टेटस क्या है”',

  'unknown.subject': 'इसमें मैं मदद नहीं कर सकता ({subject}): मुझे सिर्फ़ यहाँ की रसीदें और आपके क्लेम पता हैं।',
  'unknown.travel': 'फ़्लाइट और होटल के लिए [TripMate](/tripmate-chat) से पूछिए।',
  'unknown.wish':
    '{receipts} के साथ क्या करना है, समझ नहीं आया। बदलने के लिए “रसीद {number} का टोटल 1,240 है”, हटाने के लिए “रसीद {number} हटा दो” लिखिए।',
  'unknown.message':
    'माफ़ कीजिए, समझ नहीं आया। {count, plural, one {रसीद} other {किसी रसीद}} को ठीक कर सकते हैं (“रसीद {number} का टोटल 1,240 है”), हटा सकते हैं, या पूछ सकते हैं।',
  'unknown.empty': 'माफ़ कीजिए, समझ नहीं आया।',
  'unknown.again': 'अब भी समझ नहीं आया। दूसरे शब्दों में लिखिए, या **help** लिखिए।',
  'elsewhere.weather': 'मैं सिर्फ़ रसीदें और क्लेम देखता हूँ।',
  'elsewhere.unsent': 'इस चैट से कुछ भेजा ही नहीं गया, तो वापस लेने को कुछ नहीं है।',
  'no-receipts': 'इस चैट में अभी कोई रसीद नहीं है। **Upload Receipts** से फ़ोटो या PDF दीजिए।',
  'none.unsure': 'कौन सी रसीद, यह पक्का नहीं है:',
  'sent-in': 'ये रसीदें {number} में भेजी गई हैं।',

  'answer.count': '{count, plural, one {# रसीद} other {# रसीदें}}{scope}: **{sum}**।',
  'answer.total': '{count, plural, one {# रसीद} other {# रसीदों}}{scope} का कुल **{sum}** है।',
  'answer.list': '{count, plural, one {# रसीद} other {# रसीदें}}{scope}, कुल **{sum}**:',
  'answer.date': '{which, select, earliest {सबसे पुरानी} other {सबसे नई}} तारीख **{date}** है: {receipts}, {sum}।',
  'answer.field':
    '{receipt}: {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} **{value}**।',
  'answer.field-unread':
    '{receipt} पर {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} other {{field}}} पढ़ा नहीं गया। आप बता सकते हैं: “रसीद {number} का … है”।',
  'compare.extreme':
    '{which, select, largest {सबसे बड़ा} other {सबसे छोटा}} बिल{scope}: {receipts}, **{total}**{count, plural, other {}}।',
  'compare.extreme-dated':
    '{which, select, largest {सबसे बड़ा} other {सबसे छोटा}} बिल{scope}: {receipt}, **{total}**, {date} का।',
  'summary.total': '**कुल: {sum}**',

  'edit.done':
    '{receipt}: {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} अब **{value}** है (पहले {before})।',
  'edit.cleared':
    '{receipt} से {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} other {{field}}} हटा दिया (था: {before})। वापस चाहिए तो “undo” लिखिए।',
  'edit.already':
    '{receipt}: {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} पहले से **{value}** है।',
  'edit.claimed': '{receipt} क्लेम हो चुकी है, अब बदली नहीं जा सकती।',
  'edit.claimed-in': 'ये रसीदें {number} में हैं, अब बदली नहीं जा सकतीं।',
  'edit.sum': '{count, plural, one {# रसीद} other {# रसीदों}} का कुल अब **{sum}** है।',
  'edit.which': 'कौन सी रसीद?',
  'edit.which-field':
    'कौन सी रसीद का {field, select, date {तारीख} total {कुल} merchant {दुकान} other {{field}}} बदलना है?',
  'edit.value': '{receipt}: सही {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} other {{field}}} क्या है?',
  'edit.kept': '{receipts} वैसा ही रहेगा।',
  'edit.left': 'ठीक है, वैसा ही रहने देता हूँ।',
  'two-ways': 'इसके दो मतलब हो सकते हैं, इसलिए कुछ नहीं बदला:',

  'remove.which': 'कौन सी रसीद हटानी है? जैसे “रसीद 2 हटा दो”।',
  'remove.which-left-out': 'कौन सी रसीद छोड़नी है? जैसे “रसीद 2 हटा दो”।',
  'remove.ask': '{receipts} को यहाँ से हटा दूँ? **हाँ** या **नहीं** लिखिए।',
  'remove.unknown-number': 'यहाँ रसीद {number} नहीं है।',
  'remove.unknown': '“{words}” की कोई रसीद यहाँ नहीं मिली।',
  'remove.claimed': '{receipt} क्लेम हो चुकी है, अब हटाई नहीं जा सकती।',
  'remove.done': '{receipts} हटा {count, plural, other {दी}}। वापस चाहिए तो “undo” लिखिए।',
  'remove.none-left': 'अब यहाँ कोई रसीद नहीं बची।',
  'remove.left': '{count, plural, one {# रसीद} other {# रसीदें}} बाकी, **{sum}**।',
  'undo.done':
    '{receipt}: {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} other {{field}}} फिर से **{value}** है (था: {before})।',
  'undo.as-read':
    '{receipt}: {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} other {{field}}} फिर से **{value}** है, जैसा पढ़ा गया था (था: {before})।',
  'undo.nothing': 'वापस करने को यहाँ कुछ नहीं है।',
  'undo.unedited': '{receipt} में अभी वही है जो पढ़ा गया था।',
  'undo.restored': '{receipt} वापस आ गई। अब यहाँ {count, plural, one {# रसीद} other {# रसीदें}}, **{sum}**।',
  'unclear.unsure': 'कुछ नहीं बदला: “{words}” पक्का नहीं लगता।',
  'unclear.negated': 'कुछ नहीं बदला।',
  'unclear.unread': 'कुछ नहीं बदला: “{words}” समझ नहीं आया।',

  'send.here':
    'यहाँ की {count, plural, one {रसीद (**{sum}**) अभी भेजी नहीं गई है} other {# रसीदें (**{sum}**) अभी भेजी नहीं गई हैं}}।',
  'send.none': 'इस चैट में क्लेम करने को कोई रसीद नहीं है। पहले अपलोड कीजिए।',
  'send.ask':
    '{count, plural, one {# रसीद} other {# रसीदें}}, **{sum}**, {approver} को स्वीकृति के लिए भेज दूँ? **हाँ** या **send reimbursement** लिखिए।',
  'send.nothing': 'कुछ भेजा नहीं गया।',
  'send.refused': 'ठीक है, कुछ भेजा नहीं गया।',
  'send.later': 'ठीक है, आराम से। कुछ भेजा नहीं गया।',
  'send.contents-reason': 'स्वीकृति देने वाले के लिए आपका नोट: “{reason}”।',
  'part.printed': '{receipt} पर “{item}” {amount} छपा है।',
  'part.in': '“{item}” शामिल रहेगा: {receipt} का कुल **{amount}** है।',
  'elsewhere.no-bill':
    'हर खर्च के लिए यहाँ एक फ़ाइल चाहिए, पर बिल ज़रूरी नहीं: पर्ची, अपने नोट या भुगतान की फ़ोटो चलेगी, और जो मैं न पढ़ सकूँ वह आप लिख सकते हैं। आपके अनुमोदक तय करते हैं।',
  'no-bill.slip':
    '{receipt} में भुगतान दिखता है: “receipt {number} is an expense” लिखिए, तो वही क्लेम हो जाएगी। आपके अनुमोदक तय करते हैं।',
  'purpose.none': 'मैनेजर के लिए कोई नोट नहीं लिखा था।',
  'purpose.dropped': 'नोट “{words}” हटा दिया।{left, select, none {} other { अभी भी लिखा है: “{left}”।}}',
  'purpose.noted': 'मैनेजर के लिए नोट कर लिया: “{words}”{count, plural, =0 {} other { ({receipts})}}।',
  'left.remove': '{receipts} हटाना',
  'left.remove-one': 'एक रसीद हटाना',
  'left.journey': 'माइलेज जोड़ना{distance, select, none {} other { ({distance})}}',
  'send.left-open': 'आप यह करना चाहते थे, जो अभी बाकी है: {wishes}।',
  'send.unread': 'आपने यह भी लिखा था: {words}। यह समझ नहीं आया, इसलिए कुछ नहीं किया।',
  'foreign.told':
    'सिर्फ़ लिखने से {amounts} नहीं जोड़ सकता। {count, plural, other {स्लिप की फ़ोटो, या कार्ड स्टेटमेंट या अपने नोट की फ़ोटो अपलोड कीजिए।}} फिर रुपये बताइए: कार्ड स्टेटमेंट पर जो है, या नकद हो तो जितने में मुद्रा ली थी।',
  'foreign.rate':
    'मैं अपनी कोई दर नहीं लगाता। कार्ड हो तो स्टेटमेंट के रुपये; नकद हो तो जिस दर पर मुद्रा ली थी: बताइए, जैसे “rate 84.20 था”, मैं {amounts} का हिसाब कर दूँगा।',
  'foreign.open': 'आपने {amounts} बताया था, जो क्लेम में नहीं है: उसके लिए फ़ोटो चाहिए।',
  'part.ask':
    '{receipt} के **{total}** में से “{item}” कितने का है? रकम बताइए, मैं {side, select, off {उसे हटा दूँगा} other {सिर्फ़ उतना क्लेम करूँगा}}।',
  'part.which':
    'यह किस रसीद का हिस्सा है, और कितने का? जैसे {side, select, off {“leave out 500 of receipt 1”} other {“claim only 500 of receipt 1”}}।',
  'send.held':
    'ठीक है, कुछ भेजा नहीं गया। {count, plural, one {आपकी रसीद (**{sum}**) यहीं है} other {आपकी # रसीदें (**{sum}**) यहीं हैं}}: जब भेजना हो, “भेज दो” लिखिए।',
  'send.postponed': 'ठीक है, कुछ भेजा नहीं गया। बाद में मैं अपने आप नहीं भेज सकता, इसलिए जब भेजना हो **send reimbursement** लिखिए।',
  'send.unconfirmed':
    '{receipts} का कुल पक्का नहीं है: {count, plural, other {रसीद}} से मिला लीजिए। सही है तो “रसीद {number} का टोटल {amount} है” लिखिए।',
  'send.state-sent': 'हाँ, भेजा जा चुका है।',
  'claims.none': 'आपने अभी कोई क्लेम नहीं भेजा। रसीदें अपलोड करके **send reimbursement** लिखिए।',
  'claims.reason': 'वजह: {reason}',
  'claims.pending': '{approver} का फ़ैसला बाकी है।',

  'sent-claim.pending':
    '{number} ({description}, **{amount}**) {holder} के पास है, {date} से **लंबित**{days, plural, =0 { (आज से)} other { (# दिन)}}।',
  'sent-claim.approved': '{number} ({description}, **{amount}**) {by} ने {on} को **स्वीकृत** किया।',
  'sent-claim.rejected': '{number} ({description}, **{amount}**) {by} ने {on} को **अस्वीकृत** किया।',
  'sent-claim.returned': '{number} ({description}, **{amount}**) {by} ने {on} को आपको **लौटाया**।',
  'sent-claim.paid': '{number}: **{amount}** का भुगतान {date} को हो गया।',
  'sent-claim.unpaid': '{number}: **{amount}** स्वीकृत है, भुगतान अभी नहीं हुआ। अगले भुगतान के साथ आएगा।',
  'sent-claim.unpaid-pending': 'स्वीकृति से पहले पैसा नहीं आता।',
  'sent-claim.others': 'और भी क्लेम मिलते हैं: {numbers}।',
  'sent-claim.contents': '{number} में {count, plural, other {# रसीदें}} हैं, कुल **{sum}**:',
  'sent-claim.none-named': '{words} का कोई क्लेम नहीं मिला।',
  'sent-claim.none-older':
    'कोई लंबित क्लेम {days, plural, other {# दिन}} से ज़्यादा पुराना नहीं है। सबसे पुराना {number} है, {date} को भेजा गया।',
  'claims.one': '{number} ({description}, **{amount}**, {date} को भेजा) **{status}** है।',
  'withdraw.to-correct': 'भेजे हुए क्लेम को ठीक करने के लिए पहले वापस लेना पड़ता है।',
  'withdraw.kept': 'ठीक है, {number} वैसा ही रहेगा ({status})।',
  'journey.known': '{what, select, none {अपनी गाड़ी की यात्रा के लिए बिल नहीं चाहिए।} other {माइलेज: {what}।}}',
  'journey.part.kilometres': 'कितने किलोमीटर थे',
  'journey.part.vehicle': 'कौन-सी गाड़ी (कार, दोपहिया या इलेक्ट्रिक)',
  'journey.part.from': 'कहाँ से',
  'journey.part.to': 'कहाँ तक',
  'journey.part.date': 'किस दिन',
  'journey.part.purpose': 'किस काम के लिए',
  'journey.waits': 'पहले वाले {distance} याद हैं: उनके बारे में इसके बाद पूछूँगा।',
  'journey.missing': 'बताइए: {parts}।',
  'journey.add': 'क्लेम में जोड़ दूँ? **हाँ** या **नहीं** लिखिए।',
  'journey.worth':
    '{vehicle, select, two_wheeler {दोपहिया} car {कार} electric {इलेक्ट्रिक गाड़ी} other {}}: {distance} × {rate} = **{amount}** (clause {clause})।',
  'journey.rate':
    '{vehicle, select, two_wheeler {दोपहिया} car {कार} electric {इलेक्ट्रिक गाड़ी} other {}}: **{rate}** प्रति किमी (clause {clause})।',
  'journey.dropped': 'माइलेज छोड़ दिया: क्लेम में कुछ नहीं जोड़ा गया।',
  'journey.none': 'क्लेम में कोई माइलेज नहीं जोड़ा गया, और कुछ बाकी भी नहीं है।',
  'journey.added': 'क्लेम में जोड़ दिया: {receipt}, **{amount}**। कुल अब **{sum}** है।',
  'withdraw.ask':
    '{number} ({description}, **{amount}**) वापस ले लूँ? अनुमोदक को फिर नहीं दिखेगा, और आप ठीक करके दोबारा भेज सकते हैं। **हाँ** या **नहीं** लिखिए।',
  'withdraw.cannot': '{number} अब वापस नहीं लिया जा सकता।',
  'check.ready': 'तैयार है: कुछ बाकी नहीं।',
  'check.can-go': 'भेज सकते हैं, पर पहले यह देख लीजिए।',
  'check.not-ready': 'अभी नहीं।',

  'figures.sum': '**{sum}**{scope}, {count, plural, one {# रसीद} other {# रसीदों}} में।',
  'figures.sum-list': '**{sum}**{scope}, {count, plural, one {# रसीद} other {# रसीदों}} में:',
  'figures.count': '{count, plural, one {# रसीद} other {# रसीदें}}{scope}: कुल **{sum}**।',
  'counted.conversation': 'गिना गया: यहाँ की रसीदें।',
  'counted.claimed': 'गिना गया: आपके {statuses} क्लेम, भेजने के दिन से।',
  'counted.spent': 'गिना गया: आपके {statuses} क्लेम, रसीद की तारीख से।',
  'counted.sent': 'लंबित और स्वीकृत',
  'nothing.conversation': 'यहाँ की रसीदों में{scope} कुछ नहीं मिला।',
  'nothing.claims': 'आपके क्लेम में{scope} कुछ नहीं मिला।',

  stopped: 'रोक दिया।',
  'not-counted': `${DOCUMENT}, नहीं गिना गया`,
  'not-counted-amount': `{amount} (${DOCUMENT}, नहीं गिना गया)`,
  'head.numbers': 'रसीदों के नंबर',
  'head.receipts': 'रसीदें',
  'head.category-and-merchant': 'श्रेणी और दुकान',
  'next.documents':
    '{count, plural, one {यह अपने आप में खर्च नहीं है} other {ये अपने आप में खर्च नहीं हैं}}, इसलिए अभी क्लेम करने को कुछ नहीं। अगर मैं ग़लत हूँ तो “receipt {number} is an expense” लिखिए।',

  'unknown.printed':
    'मैं {printed} नहीं पढ़ता। हर रसीद की दुकान, तारीख, कुल रकम, टैक्स, बिल नंबर, श्रेणी, GSTIN और जगह बता सकता हूँ; बाकी उसकी फ़ाइल में दिखता है।',
  'unknown.here': 'यहाँ की {count, plural, one {रसीद कुल **{sum}** की है} other {# रसीदें कुल **{sum}** की हैं}}।',
  'unknown.wish-again':
    '{receipts} के साथ क्या करना है, अब भी समझ नहीं आया। एक ही बात लिखिए, जैसे “the date of receipt {number} is 5 June” या “रसीद {number} हटा दो”।',
  'elsewhere.copy':
    'मैं कॉपी मेल नहीं कर सकता। यहाँ रसीद के नाम पर क्लिक करने से उसकी फ़ाइल खुलती है, और भेजा हुआ क्लेम [खर्च रिपोर्ट](/fingenie-report) में है।',
  'elsewhere.reminder': 'मैं किसी दिन याद नहीं दिला सकता। आपकी रसीदें यहीं रहेंगी, जब तक आप उन्हें क्लेम नहीं करते या हटाते नहीं।',
  'elsewhere.withdraw':
    'मैं क्लेम वापस नहीं ले सकता। जब तक वह लंबित है, आप ले सकते हैं: [खर्च रिपोर्ट](/fingenie-report) में खोलकर **Withdraw** चुनिए। फिर उसकी रसीदें दोबारा क्लेम हो सकती हैं।',
  'elsewhere.resend':
    'हाँ। अस्वीकृत या वापस लिए गए क्लेम की रसीदें, और अकेली अस्वीकृत रसीदें, उसी चैट में फिर मिलती हैं जहाँ से आई थीं। वहीं ठीक करके नए क्लेम में भेजिए।',
  'elsewhere.paid':
    'क्लेम के पेज पर लिखा होता है कि वह कब जाँचा गया और कब भुगतान हुआ, और तब ईमेल भी आता है: [खर्च रिपोर्ट](/fingenie-report) में खोलिए। स्वीकृत है पर पैसा नहीं आया, तो अकाउंट्स टीम बता सकती है।',
  'elsewhere.mileage':
    'अपनी गाड़ी की यात्रा के लिए रसीद नहीं चाहिए: चैट के ऊपर **Add mileage** चुनिए और दूरी लिखिए। वहीं उसे बदल या हटा भी सकते हैं।',
  'elsewhere.shared':
    'बताइए कि किस रसीद का कौन सा हिस्सा कंपनी का नहीं है, जैसे “500 of receipt 1 was personal” या “half of receipt 1 is Vikram’s”, या एक हिस्सा क्लेम कीजिए: “claim only 800 of receipt 1”। आपके अनुमोदक को छपी हुई रकम भी दिखती है।',
  'elsewhere.one-bill':
    'मैं दो रसीदों को एक नहीं कर सकता। दोनों एक ही खरीद की हों तो एक पर पूरी रकम लिखिए (“the total of receipt 1 is 2,400”) और दूसरी हटा दीजिए; हटाई हुई फ़ाइल नहीं जाती, इसलिए एक बिल की फ़ोटो एक PDF में अपलोड करना बेहतर है।',
  'elsewhere.split-bill':
    'एक रसीद की एक ही श्रेणी होती है। उसका एक हिस्सा क्लेम करने के लिए “claim only 800 of receipt 1” लिखिए; हिस्से दो श्रेणियों में चाहिए तो बिल दो बार अपलोड करके हर एक की कुल रकम और श्रेणी लिखिए। जब मैं कहूँ कि दोनों एक जैसी हैं, तो “keep both” लिखिए।',
  'elsewhere.foreign':
    'बिल या कार्ड भुगतान की फ़ोटो अपलोड कीजिए: छपी हुई विदेशी रकम मैं रखता हूँ, और पूछता हूँ कि आपने कितने रुपये दिए। बिना फ़ाइल के नहीं जोड़ सकता।',
  'elsewhere.per-diem':
    'दैनिक भत्ता यहाँ अलग रकम के रूप में नहीं मिलता: यह यात्रा के हर दिन खाने की वह सीमा है जो पॉलिसी देती है। खाने के बिल अपलोड करके यात्रा से जोड़िए, मैं हर दिन को उससे मिलाता हूँ।',
  'elsewhere.some':
    'यहाँ की सारी रसीदें एक साथ जाती हैं, या हर एक अलग क्लेम में: “one claim for all” या “claim them separately” लिखिए। कुछ अलग भेजनी हों तो बाकी हटाकर नई चैट में अपलोड कीजिए।',
  'elsewhere.people': 'कौन साथ था, यह मैं नहीं रखता। अनुमोदक को बताने के लिए लिखिए, जैसे “reason: lunch with 4 clients”।',
  'elsewhere.categories': 'चार हैं: **Food**, **Transport**, **Accommodation** और **Miscellaneous**।',

  'none.number': '{count, plural, one {यहाँ की रसीद का यह नंबर नहीं है:} other {यहाँ की # रसीदों में यह नंबर नहीं है:}}',
  'none.category':
    '{count, plural, one {यहाँ की रसीद इस श्रेणी की नहीं है:} other {यहाँ की # रसीदों में इस श्रेणी की कोई नहीं है:}}',
  'none.date': '{count, plural, one {यहाँ की रसीद उस समय की नहीं है:} other {यहाँ की # रसीदों में उस समय की कोई नहीं है:}}',
  'none.file': '{count, plural, one {यहाँ की रसीद का यह नाम नहीं है:} other {यहाँ की # रसीदों में किसी का यह नाम नहीं है:}}',
  'none.merchant':
    '{count, plural, one {यहाँ की रसीद उस दुकान की नहीं है:} other {यहाँ की # रसीदों में उस दुकान की कोई नहीं है:}}',
  'none.bound': 'यहाँ{bound} कोई रसीद नहीं है।',
  // Of 'रसीदें', 'रसीदों' and 'बिल' alike
  'scope.category': ' ({categories})',
  'scope.merchant': ' ({merchants})',
  'scope.day': ' ({day})',
  'scope.days': ' ({from} से {to} तक)',
  'not-left-out': '{words} को लागू नहीं कर पाया, इसलिए कुछ छोड़ा नहीं।',

  'answer.not-counted': 'इसमें नहीं गिनी गईं, क्योंकि कुल रकम नहीं पढ़ी जा सकी: {receipts}।',
  'answer.no-dates': 'इन रसीदों में से किसी पर तारीख नहीं पढ़ी जा सकी।',
  'answer.undated': '{count, plural, one {# रसीद} other {# रसीदों}} पर तारीख नहीं है।',
  'answer.grouped':
    '{count, plural, one {# रसीद} other {# रसीदें}}, {by, select, category {श्रेणी} date {तारीख} other {दुकान}} के हिसाब से, कुल **{sum}**:',
  'answer.most': 'सबसे ज़्यादा खर्च **{group}** {by, select, merchant {में} date {को} other {पर}} हुआ: {sum}।',
  'missing.none.any': '{count, plural, one {रसीद} other {सभी # रसीदों}} पर दुकान, तारीख, कुल रकम और GSTIN है।',
  'missing.none.field':
    '{count, plural, one {इस रसीद} other {इन सभी # रसीदों}} पर {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} है।',
  'missing.any':
    '{all, plural, one {इस रसीद} other {{count, plural, one {{all} में से # रसीद} other {{all} में से # रसीदों}}}} में कुछ छूटा है:',
  'missing.field':
    '{all, plural, one {इस रसीद} other {{count, plural, one {{all} में से # रसीद} other {{all} में से # रसीदों}}}} पर {field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} नहीं है:',
  'missing.example': 'जोड़ने के लिए लिखिए, जैसे “the {field} of receipt {number} is …”।',
  'compare.no-totals': 'इन रसीदों में से किसी की कुल रकम नहीं पढ़ी जा सकी।',
  'compare.one': 'तुलना के लिए दो रसीदें चाहिए। एक और अपलोड कीजिए, या दो के नाम लिखिए।',
  'compare.average': '{count, plural, one {# रसीद} other {# रसीदें}}{scope}: औसत **{average}** (कुल {sum})।',
  'compare.excluded': 'तुलना में नहीं, क्योंकि {count, plural, one {इसकी} other {इनकी}} कुल रकम उसी मुद्रा में नहीं है: {receipts}।',
  'compare.together': 'मिलाकर: **{sum}**।',
  'compare.same': '{count, plural, =2 {दोनों} other {सब}} की कुल रकम एक ही है, {total}।',
  'compare.more': '{more}, {less} से **{gap}** ज़्यादा की है।',
  'compare.more-by': '{more}, {less} से **{gap}** ({percent}%) ज़्यादा की है।',
  'compare.range': 'सबसे बड़ी, {largest}, सबसे छोटी {smallest} से **{gap}** ज़्यादा की है।',
  'copies.none': 'इन रसीदों में किन्हीं दो की दुकान, तारीख और कुल रकम एक नहीं है।',
  'copies.some': 'इन रसीदों की दुकान, तारीख और कुल रकम एक ही है:',
  'copies.remove': 'इनमें से कोई कॉपी हो तो लिखिए, जैसे “रसीद 2 हटा दो”।',
  'summary.title': '{count, plural, one {# रसीद} other {# रसीदों}} का **खर्च का सार**',

  'tax.none':
    'यहाँ बिना क्लेम की कोई रसीद नहीं है। हर रसीद पर दिखता है कि उसका GST वापस मिल सकता है या नहीं: क्लेम से पहले इस चैट के बगल में, और बाद में खर्च के साथ। मैं GST जोड़ भी सकता हूँ: “how much GST this year by month”।',
  'tax.eligible':
    'यहाँ की {count, plural, one {# रसीद} other {# रसीदों}} के GST में से {amount} कंपनी को इनपुट टैक्स क्रेडिट के रूप में वापस मिल सकता है।',
  'tax.rest': 'बाकी: {amounts}।',
  'tax.about': 'लगभग {amount}',
  'tax.untaxed': '{count, plural, one {# रसीद} other {# रसीदों}} पर GST नहीं है।',
  'tax.scope': 'यह इस चैट की उन रसीदों का है, जो आपने अभी क्लेम नहीं की हैं।',
  'tax.head.credit': 'क्रेडिट',
  'tax.head.why': 'वजह',
} as const
