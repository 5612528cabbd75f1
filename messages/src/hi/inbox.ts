/** घंटी के पीछे इनबॉक्स की घटनाएँ, हर तरह के लिए एक वाक्य। पेज के अपने शब्द inbox-page.ts में हैं। */
export const inbox = {
  'event.asked': 'किसके बारे में: {parts}',
  'event.request_sent':
    '{changed, select, yes {{actor} ने {number} में बदलाव किए हैं और आपकी मंज़ूरी माँगी है} other {{actor} ने {subject, select, trip {यात्रा} other {क्लेम}} {number} पर आपकी मंज़ूरी माँगी है}}',
  'event.decided':
    '{actor} ने {subject, select, trip {आपकी यात्रा} other {आपका क्लेम}} {number} {verdict, select, approved {मंज़ूर कर {subject, select, trip {दी} other {दिया}}} returned {बदलाव के लिए {subject, select, trip {लौटाई} other {लौटाया}}} other {नामंज़ूर कर {subject, select, trip {दी} other {दिया}}}}',
  'event.partly_approved': '{actor} ने आपके क्लेम {number} के {claimed} में से {approved} मंज़ूर किए',
  'event.question_asked': '{actor} का {subject, select, trip {आपकी यात्रा} other {आपके क्लेम}} {number} पर एक सवाल है',
  'event.question_answered': '{actor} ने {subject, select, trip {यात्रा} other {क्लेम}} {number} पर आपके सवाल का जवाब दिया',
  'event.trip_cancelled': '{actor} ने मंज़ूर यात्रा {number} रद्द कर दी',
  'event.approved_for_you': '{actor} ने यात्रा {number} मंज़ूर कर दी, जिसका अनुरोध {requester} ने आपके लिए किया था',
  'event.approved_to_book': '{actor} ने आपकी यात्रा {number} मंज़ूर कर दी। कृपया बुकिंग ख़ुद करें',
  'event.trip_to_book':
    '{traveller} की यात्रा {number} ({destination}) को {actor} ने मंज़ूर किया और वह बुकिंग के लिए तैयार है; रवानगी {departs}',
  'event.booking':
    '{what, select, booked {{actor} ने आपकी यात्रा {number} के लिए {title} बुक किया: {reference}} changed {{actor} ने आपकी यात्रा {number} के लिए {title} की बुकिंग बदली} other {{actor} ने आपकी यात्रा {number} के लिए {title} की बुकिंग रद्द की}}',
  'event.bookings_to_cancel':
    '{actor} ने यात्रा {number} रद्द कर दी: {count, plural, one {# बुकिंग} other {# बुकिंग}} रद्द करनी हैं',
  'event.delegation_ended': 'अब आप {actor} की ओर से फ़ैसला नहीं करते: {first} से {last} तक की ज़िम्मेदारी ख़त्म कर दी गई',
  'event.delegated': '{actor} ने {first} से {last} तक अपनी टीम के अनुरोधों पर फ़ैसला आपको सौंपा है',
  'event.advance_requested': '{actor} ने {amount} के एडवांस {number} पर आपकी मंज़ूरी माँगी है',
  'event.advance_decided':
    '{actor} ने आपका {amount} का एडवांस {number} {verdict, select, approved {मंज़ूर कर दिया} other {नामंज़ूर कर दिया}}',
  'event.advance_settled':
    '{actor} ने आपके एडवांस {number} के {amount} {how, select, recovered {वसूल किए हुए} other {लौटाए हुए}} दर्ज किए',
  'event.card_receipts_missing':
    '{actor} ने कार्ड का स्टेटमेंट जोड़ा: {count, plural, one {# भुगतान की रसीद} other {# भुगतानों की रसीदें}} अभी बाकी हैं',
  'event.erasure_requested': '{actor} ने अपना निजी डेटा मिटाने का अनुरोध किया है',
  'event.receipts_mailed':
    'आपके ईमेल से {count, plural, =0 {कोई रसीद नहीं जुड़ी} one {# रसीद जुड़ी} other {# रसीदें जुड़ीं}}{refused, plural, =0 {} one {, # फ़ाइल नहीं जुड़ी} other {, # फ़ाइलें नहीं जुड़ीं}}',
  'event.claim_paid':
    '{actor} ने आपके {subject, select, advance {एडवांस} other {क्लेम}} {number} के {amount} का भुगतान दर्ज किया',
  'event.payment_bounced':
    '{actor} ने आपके {subject, select, advance {एडवांस} other {क्लेम}} {number} के {amount} का भुगतान वापस दर्ज किया, क्योंकि वह लौट आया',
  'mail.open': 'Pravas में खोलें',
  'mail.switch-off': 'आप ये ईमेल बंद कर सकते हैं: {link}',
  'mail.settings': 'सूचनाओं की सेटिंग',
} as const
