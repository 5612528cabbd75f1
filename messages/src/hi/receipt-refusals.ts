/** क्लेम की अकेली रसीदें नामंज़ूर करना: मंज़ूरी देने वाले के पेज, और क्लेम के मालिक को क्या दिखता है। */
export const receiptRefusals = {
  // By the approver, before the claim is decided
  refuse: 'यह रसीद नामंज़ूर करें',
  'refuse.last': 'कम से कम एक रसीद बचनी चाहिए। इसकी जगह क्लेम नामंज़ूर करें या लौटाएँ।',
  'approve.title-without': '{count, plural, one {# रसीद} other {# रसीदें}} छोड़कर {number} मंज़ूर करें?',
  'approve.label': '{claimed} में से {left} मंज़ूर करें',
  'will-be-refused': 'मंज़ूर नहीं: {reason}',
  'refuse.title': 'रसीद #{number} नामंज़ूर करें, {amount}?',
  'refuse.prompt': 'यह रसीद मंज़ूर क्यों नहीं कर रहे?',
  'refuse.placeholder': 'जैसे: शराब का खर्च नहीं दिया जाता',
  'refuse.missing': 'वजह लिखें।',
  'refuse.meaning': 'क्लेम मंज़ूर करने से पहले कुछ नहीं भेजा जाता। {employee} रसीद ठीक करके फिर क्लेम कर सकते हैं।',
  'refuse.submit': 'रसीद नामंज़ूर करें',
  'refused.list': 'नामंज़ूर',
  'marked.line': '{name}, {amount}: {reason}',

  // On the record
  'refused.by': '{approver} ने नामंज़ूर की: {reason}',
  'refused.before': '{approver} ने {claim} में नामंज़ूर की थी: {reason}',
  'refused.title': '{claimed} में से {approved} मंज़ूर, {count, plural, one {# रसीद नामंज़ूर} other {# रसीदें नामंज़ूर}}',
  'refused.line': '{name}, {amount}, {approver} ने नामंज़ूर की: {reason}',
  'refused.free':
    '{count, plural, one {रसीद आपके अधूरे क्लेमों में है। उसे ठीक करके फिर क्लेम करें।} other {रसीदें आपके अधूरे क्लेमों में हैं। उन्हें ठीक करके फिर क्लेम करें।}}',
  'refused.open': 'अपना डैशबोर्ड खोलें',
  'of-claimed': '{claimed} में से',
  'sum.approved': '{count, plural, one {# रसीद} other {# रसीदें}}: {sum} का क्लेम, जिसमें से {approved} मंज़ूर।',
} as const
