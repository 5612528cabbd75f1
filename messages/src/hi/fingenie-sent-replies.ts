/** What FinGenie says of sent claims, checks, deadlines and what waits for a decision, to somebody who writes Hindi in Devanagari. */
export const fingenieSentHindi = {
  'sent-claim.other':
    '{number} ({description}, **{amount}**): **{status, select, withdrawn {वापस लिया गया} cancelled {रद्द} paid {भुगतान हो गया} other {{status}}}**।',
  'sent-claim.not-rejected': '{number} अस्वीकृत नहीं हुआ है।',
  'sent-claim.planned': '{number}: **{amount}** अकाउंट्स टीम के अगले भुगतान में है, अभी नहीं मिला।',
  'sent-claim.bounced':
    '{number}: बैंक ने **{amount}** लौटा दिया। आपके [बैंक खाते की जानकारी](/account) सही होने पर अकाउंट्स टीम फिर भुगतान करेगी।',
  'sent-claim.no-day': 'भुगतान किस दिन होगा, यह यहाँ पता नहीं होता। पैसा आने पर आपको ईमेल मिलेगा।',
  'rate.worth': '{foreign} × {rate} = **{amount}**।',
  'rate.set': '{receipt} इस दर पर क्लेम करनी हो तो “the rate was …” लिखिए।',
  'rate.proof': 'आपके अनुमोदक को दोनों रकमें दिखती हैं। आपके पास कार्ड स्टेटमेंट की वह लाइन हो तो उसे भी अपलोड कीजिए।',
  'rate.which': 'यह किस रसीद की दर है? दर के साथ रसीद भी लिखिए।',
  'printed.item': '{name}: **{amount}**{quantity, select, none {} other {, मात्रा {quantity}}}',
  'printed.none': '{receipts} में जो पढ़ सका, उसमें {labels} नहीं मिला। फ़ाइल खोलकर मिला लीजिए।',
  'withdraw.done':
    '{number} वापस ले लिया। {count, plural, =0 {उसकी रसीदें अपनी चैट में फिर खुली हैं} one {उसकी रसीद फिर यहाँ है} other {उसकी # रसीदें फिर यहाँ हैं}}: जो ग़लत है उसे ठीक करके **send reimbursement** लिखिए।',
  'role.finance': 'फ़ाइनेंस टीम',
  'role.travel_desk': 'ट्रैवल डेस्क',
  'role.administrator': 'एडमिनिस्ट्रेटर',
  'role.super_admin': 'सुपर एडमिन',
  'documents.paid': '{receipts} का भुगतान स्वीकृति के बाद {count, plural, other {होता है}}: **{sum}**।',
  'documents.why':
    '{receipt} {kind, select, credit_note {क्रेडिट नोट है: दुकान ने {amount} लौटाए, इसलिए उस खरीद का क्लेम उतना कम होता है} proforma {प्रोफ़ॉर्मा इनवॉइस है: अभी कुछ दिया नहीं गया। आख़िरी बिल क्लेम कीजिए} quotation {कोटेशन है: अभी कुछ दिया नहीं गया। आख़िरी बिल क्लेम कीजिए} boarding_pass {बोर्डिंग पास है, जिस पर किराया नहीं है। टिकट या उसका बिल अपलोड कीजिए} payment {में सिर्फ़ दिखता है कि {amount} दिए गए, किस चीज़ के लिए यह नहीं। बिल अपलोड कीजिए, या “receipt {number} is an expense” लिखिए} card_slip {में सिर्फ़ दिखता है कि {amount} दिए गए, किस चीज़ के लिए यह नहीं। बिल अपलोड कीजिए, या “receipt {number} is an expense” लिखिए} statement {स्टेटमेंट है। जो लाइनें क्लेम करनी हैं उनके बिल अपलोड कीजिए} other {बिल नहीं है}}।',
  'budget.left':
    '**{name}** ({code}): {year} में {amount} में से **{left}** बाकी है; {used} खर्च हुआ ({percent}%){waits, select, no {} other {, और जिन अनुरोधों पर फ़ैसला नहीं हुआ उनके {pending} घटाए गए हैं}}।',
  'budget.over': '**{name}** ({code}): {year} में {amount} के बजट से {left} ज़्यादा।',
  'budget.none': 'आपका कोई बजट मुझे नहीं दिखता। कॉस्ट सेंटर या प्रोजेक्ट के मालिक, फ़ाइनेंस और एडमिनिस्ट्रेटर अपने बजट देख सकते हैं।',
  'budget.more': 'बाकी [Budgets](/budgets) में हैं।',

  'check.warnings': 'यह नहीं है; इससे भेजना नहीं रुकता, पर आपके अनुमोदक को दिखता है:',
  'check.findings': 'पॉलिसी से बाहर, आपके अनुमोदक को दिखेगा:',
  'check.within':
    '{count, plural, one {रसीद पॉलिसी के अंदर है} other {सभी # रसीदें पॉलिसी के अंदर हैं}}, जहाँ तक जाँचा जा सकता है।',
  'check.no-policy': 'इस दिन के लिए कोई पॉलिसी नहीं है, तो जाँचने को कुछ नहीं है।',
  'check.sure': '{count, plural, one {इस रसीद} other {सभी # रसीदों}} की दुकान, तारीख और कुल रकम पक्की हैं।',
  'check.unsure': '{count, plural, one {# रसीद} other {# रसीदों}} में सब पक्का नहीं है:',
  'check.not-found':
    '{field, select, date {तारीख} total {कुल रकम} merchant {दुकान} category {श्रेणी} other {{field}}} (नहीं मिला)',
  'check.confirm': 'काग़ज़ से मिला लीजिए। सही हो या ग़लत, बताइए, जैसे “रसीद {number} का टोटल 1,240 है”।',
  'check.claimed': 'हाँ, {count, plural, one {यह पहले क्लेम हो चुकी लगती है} other {ये पहले क्लेम हो चुकी लगती हैं}}:',
  'check.not-claimed': 'नहीं, {count, plural, one {यह} other {# रसीदों में से कोई}} आपके किसी पहले के क्लेम में नहीं है।',
  'deadline.late':
    'देर हो गई: {date} को {days, plural, one {# दिन} other {# दिन}} हो चुके हैं, और पॉलिसी {limit, plural, one {# दिन} other {# दिन}} देती है (clause {clause}), जो {last} को पूरे हुए। {severity, select, block {अब यह नहीं भेजा जा सकता।} reason {वजह लिखकर अब भी क्लेम कर सकते हैं।} other {अब भी क्लेम कर सकते हैं; आपके अनुमोदक को बताया जाता है।}}',
  'deadline.in-time':
    'अभी समय है: {date} {days, plural, =0 {आज है} one {कल था} other {# दिन पहले था}}, और पॉलिसी {limit, plural, one {# दिन} other {# दिन}} देती है (clause {clause})। {last} तक क्लेम कर लीजिए।',
  'deadline.depends':
    'यह दिन पर है: {first} से जो खर्च हुआ वह समय पर है, उससे पहले का देर से। पॉलिसी {limit, plural, one {# दिन} other {# दिन}} देती है (clause {clause})।',
  'deadline.ahead':
    '{date} अभी आया नहीं है। पॉलिसी उसके बाद {limit, plural, one {# दिन} other {# दिन}} देती है (clause {clause})।',

  'queue.stands-out':
    '{which, select, oldest {सबसे पुराना} newest {सबसे नया} largest {सबसे बड़ा} smallest {सबसे छोटा} other {}} अनुरोध{of, select, nobody {} other { ({of})}}: {number}{of, select, nobody {, {name}} other {}}, **{amount}**, {date} को भेजा{days, plural, =0 { (आज)} one { (# दिन पहले)} other { (# दिन पहले)}}।',
  'queue.urgent': 'पहले इसे देखिए: यह सबसे लंबे समय से बाकी है।',
  'queue.most': 'सबसे ज़्यादा **{name}** के हैं: {count, plural, one {# अनुरोध} other {# अनुरोध}}, **{sum}**।',
  'queue.each': '- {name}: {count, plural, one {# अनुरोध} other {# अनुरोध}}, {sum}',
  'queue.none-from': '{name} का कुछ आपके फ़ैसले के लिए बाकी नहीं है।',
  'queue.none-bound': 'आपके फ़ैसले के लिए{bound} कोई अनुरोध बाकी नहीं है।',
  'queue.from': '{name}: आपके फ़ैसले के लिए {count, plural, one {# अनुरोध बाकी है} other {# अनुरोध बाकी हैं}}, कुल **{sum}**।',
  'queue.sound':
    '{of, select, nobody {जो आपके फ़ैसले के लिए बाकी है} other {{of} का जो बाकी है}}, उसमें कुछ अलग नहीं दिखता: पॉलिसी से बाहर कुछ नहीं, डुप्लिकेट का शक नहीं, हाथ से बदला कुछ नहीं, और कोई रकम बिना पक्की किए नहीं।',
  'queue.odd': 'फ़ैसले से पहले यह देख लीजिए:',
  'queue.no-duplicates': 'आपके फ़ैसले के लिए जो रसीदें बाकी हैं, उनमें से किसी पर डुप्लिकेट का शक नहीं है।',
  'queue.finding': '- {number}, {name}: {what}',
  'queue.odd.duplicate': '{receipt} डुप्लिकेट हो सकती है',
  'queue.odd.unconfirmed': '{receipt} में कुछ साफ़ नहीं पढ़ा गया और पक्का नहीं किया गया',
  'queue.odd.edited': '{receipt} हाथ से बदली गई है',
  'queue.odd.undated': '{receipt} पर तारीख नहीं है',
} as const
