/** What FinGenie says when receipts are uploaded, and while it works, to somebody who writes Hindi in Devanagari. */
export const fingenieUploadsHindi = {
  'upload.read': '{count, plural, one {# रसीद पढ़ ली} other {# रसीदें पढ़ लीं}}, कुल **{sum}**।',
  'upload.read-documents':
    '{documents, plural, one {# काग़ज़ पढ़ लिया, जो अपने आप में खर्च नहीं है} other {# काग़ज़ पढ़ लिए, जो अपने आप में खर्च नहीं हैं}}{count, plural, =0 {।} one {, और # रसीद, कुल **{sum}**।} other {, और # रसीदें, कुल **{sum}**।}}',
  'upload.read-before':
    'आपने {count, plural, one {# रसीद अपलोड की, जो मैं पहले पढ़ चुका था} other {# रसीदें अपलोड कीं, जो मैं पहले पढ़ चुका था}}, कुल **{sum}**।',
  'upload.repeated': '{name} इस {place, select, claim {क्लेम} other {चैट}} में पहले से है, इसलिए दोबारा नहीं जोड़ा।',
  'upload.claimed-by-other': '{name} पहले से किसी और के क्लेम में है। आपके अनुमोदक को यह दिखेगा।',
  'upload.claimed-before': '{name} पहले से आपके क्लेम {number} में है। क्या इसे दोबारा अपलोड करना था?',
  'upload.alike': '{receipt} डुप्लिकेट हो सकती है। {reason}',
  'upload.wrong-gstin': 'बिल {name} का GSTIN सही नहीं है (जाँच का अक्षर नहीं मिलता), इसलिए उसे छोड़ दिया।',
  'upload.wrong-gstin-of': 'बिल {name} का GSTIN {gstin} सही नहीं है (जाँच का अक्षर नहीं मिलता), इसलिए उसे छोड़ दिया।',
  'upload.several': '{name} में {count, plural, one {# रसीद है} other {# रसीदें हैं}}, इसलिए हर एक को अलग जोड़ा।',
  'upload.no-expense':
    '{name} {kind, select, credit_note {क्रेडिट नोट लगता है, इसलिए इसका कुछ क्लेम नहीं होता। जिस बिल का यह है, उसका क्लेम इससे कम होता है} proforma {प्रोफ़ॉर्मा इनवॉइस लगता है, जो अभी बिल नहीं है। आख़िरी बिल क्लेम कीजिए} quotation {कोटेशन लगता है, जो अभी बिल नहीं है। आख़िरी बिल क्लेम कीजिए} boarding_pass {बोर्डिंग पास लगता है, जिस पर किराया नहीं है। टिकट या बिल अपलोड कीजिए} other {स्टेटमेंट लगता है। जो लाइनें क्लेम करनी हैं उनके बिल अपलोड कीजिए}}।',
  'upload.payment':
    '{name} में भुगतान दिखता है, क्या खरीदा यह नहीं, इसलिए इसे गिना नहीं गया। बिल हो तो उसे अपलोड कीजिए; नहीं तो “receipt {number} is an expense” लिखिए।',
  'upload.unsure': '{receipts} की कुल रकम पक्की नहीं है: {count, plural, one {रसीद} other {रसीदों}} से मिला लीजिए।',
  'upload.handwriting': '{receipt}: इस पर हाथ की लिखाई है, जो मैं नहीं पढ़ता। ज़रूरी हो तो ख़ुद लिख दीजिए।',
  'upload.unread.nothing_readable': '{name} में कुछ नहीं पढ़ा जा सका। साफ़ फ़ोटो अपलोड कीजिए।',
  'upload.unread.too_slow': '{name} पढ़ने में बहुत समय लगा। साफ़ फ़ोटो अपलोड कीजिए।',
  'upload.unread.crashed': '{name} नहीं पढ़ा जा सका। साफ़ फ़ोटो अपलोड कीजिए।',
  'upload.twice': '{name} {count, plural, one {# बार} other {# बार}} अपलोड हुआ, इसलिए एक ही बार जोड़ा।',
  'upload.same': '{names} और {name} एक ही फ़ाइल {count, plural, other {हैं}}, इसलिए एक ही बार जोड़ा।',
  'upload.gaps': '{receipt}: इनका पता नहीं चला: {fields}। आप बता सकते हैं: “the {field} of receipt {number} is …”।',
  'upload.currency': '{receipt} {currency} में है, और क्लेम का भुगतान रुपये में होता है। रकम बताइए: “रसीद {number} का टोटल ₹… है”।',
  'upload.here': 'अब यहाँ {count, plural, one {# रसीद क्लेम होनी बाकी है} other {# रसीदें क्लेम होनी बाकी हैं}} (**{sum}**)।',

  'stage.show_claim': 'क्लेम देख रहा हूँ',
  'stage.list_my_expenses': 'आपके क्लेम देख रहा हूँ',
  'stage.spending_figures': 'आपके खर्च जोड़ रहा हूँ',
  'stage.spending_list': 'आपके खर्च देख रहा हूँ',
  'stage.submit_claim': 'क्लेम भेज रहा हूँ',
  'stage.list_my_trips': 'आपकी यात्राएँ देख रहा हूँ',
  unavailable: 'माफ़ कीजिए, अभी जवाब नहीं दे सकता। थोड़ी देर बाद फिर लिखिए।',
} as const
