/** वह पेज जहाँ मैनेजर यात्राओं और खर्चों पर फ़ैसला करते हैं, और रिकॉर्ड के पेज पर फ़ैसला। */
export const approvals = {
  // Decisions
  'decision.label':
    '{kind, select, trip {यात्रा} other {खर्च}} {number}{refused, plural, =0 {} one {, # रसीद छोड़कर,} other {, # रसीदें छोड़कर,}} {verdict, select, approved {मंज़ूर करें} returned {लौटाएँ} other {नामंज़ूर करें}}',
  'decision.made':
    '{kind, select, trip {यात्रा} other {खर्च}} {number}{refused, plural, =0 {:} one {, # रसीद छोड़कर:} other {, # रसीदें छोड़कर:}} {verdict, select, approved {मंज़ूर} returned {लौटाया} other {नामंज़ूर}}',
  'decision.made.next': '{decision}; अब {count, plural, one {{next}} other {{next}}} का फ़ैसला बाकी',
  'decision.queued': 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही यह भेजा जाएगा: {decision}',
  'decision.earlier':
    '{number} पर {who} पहले ही फ़ैसला कर चुके हैं: {verdict, select, approved {मंज़ूर} returned {लौटाया} other {नामंज़ूर}}',
  'decision.earlier.yours':
    '{number} पर आप पहले ही फ़ैसला कर चुके हैं: {verdict, select, approved {मंज़ूर} returned {लौटाया} other {नामंज़ूर}}',
  'decision.earlier.unknown':
    '{number} पर पहले ही फ़ैसला हो चुका है: {verdict, select, approved {मंज़ूर} returned {लौटाया} other {नामंज़ूर}}',

  // What an expense holds
  'amount.left': '{claimed} में से {left}',
  'already-paid': 'पहले ही चुकाया गया',
  'already-paid.card': 'कंपनी कार्ड से {amount}',
  merchants: '{count, plural, one {# रसीद} other {# रसीदें}}: {merchants} और {more} और',
  'receipts-of': 'रसीदें:',
  'receipt-of-several': 'रसीद #{number}: {note}',
  'receipt.numbered': '#{number} {what}',
  'receipt.view': 'रसीद देखें',
  'receipt.view-numbered': 'रसीद #{number} देखें',
  'tax.sum': '{verdict}, {amount}',
  'tax.sum-estimated': '{verdict}, लगभग {amount}',

  // Keys
  'keys.next': 'अगला',
  'keys.previous': 'पिछला',
  'keys.approve': 'मंज़ूर',
  'keys.reject': 'नामंज़ूर',
  'keys.all': 'सभी शॉर्टकट',

  // Handing over
  'hand-over': 'काम सौंपें…',

  // Returning for changes
  return: 'लौटाएँ',

  // Request card
  'possible-duplicates': 'शायद दोहरी रसीदें',
  'possible-duplicate': 'शायद दोहरी रसीद।',
  reject: 'नामंज़ूर करें',
  approve: 'मंज़ूर करें',
  'enter-approves': 'Enter से {amount} मंज़ूर',
  own: 'यह आपका अपना अनुरोध है। इस पर कोई और फ़ैसला करेगा।',
  waits: 'इंतज़ार',
  'on-behalf': 'आप इनकी ओर से फ़ैसला करते हैं:',
  gone: 'इस पर अब आपके फ़ैसले की ज़रूरत नहीं।',
  'not-yours': 'इस अनुरोध पर अब आप फ़ैसला नहीं कर सकते।',
  step: 'चरण',
  'step.after': '{steps} · {names} ने मंज़ूर किया',
  'sent-again': 'फिर से भेजा गया',
  'sent-again.changes': '{count, plural, =0 {बिना बदलाव के} one {# बदलाव के साथ} other {# बदलावों के साथ}}',
  'waits.days': '{days, plural, =0 {आज से} one {# दिन} other {# दिन}}',
  receipts: '{count, plural, one {# रसीद} other {# रसीदें}}',

  // What should be known first
  worst: 'ध्यान देने लायक',
  'worst.more': '{count} और',

  // Changing one's own request
  revise: 'बदलें',
  'revise.meaning': '{number} पर दोबारा भेजने तक कोई फ़ैसला नहीं होगा।',

  // Withdrawing one's own request
  withdraw: 'वापस लें',

  // Cancelling one's own approved trip
  'cancel.trip': 'यात्रा रद्द करें',

  // Request list
  'list.failed': 'अनुरोध लोड नहीं हो पाए।',
  'list.empty-hint': 'नए अनुरोध यहाँ अपने आप दिखते हैं।',
  'list.more': 'और दिखाएँ ({count} बाकी)',
  'list.loading': 'अनुरोध लोड हो रहे हैं…',

  // Request view
  categories: 'श्रेणियाँ',

  // Use queued decision
  'queued.waiting': 'भेजा जाएगा: {label}',
  'queued.refused': 'नहीं भेजा जा सका: {label}। {problem}',

  // Admin approvals
  'tab.trips': 'यात्रा अनुरोध ({pending} बाकी)',
  'list.no-trips': 'कोई यात्रा अनुरोध नहीं मिला',
  'tab.decided': 'फ़ैसला हो चुका',
  'tab.expenses': 'खर्च के अनुरोध ({pending} बाकी)',
  'list.no-expenses': 'खर्च का कोई अनुरोध नहीं मिला',
} as const
