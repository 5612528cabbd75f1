/** मेरा खाता: प्रोफ़ाइल, पासवर्ड, सेशन, भाषा और असिस्टेंट की पसंद। */
export const account = {
  // Assistant choice
  'assistants.reads':
    'आपके संगठन के {place, select, inside {अंदर} other {बाहर}} का एक लैंग्वेज मॉडल तुलना के लिए आपकी रसीदें भी पढ़ता है। उसे रसीदों की पूरी तस्वीरें भेजी जाती हैं।',
  'assistants.helps':
    'आपके संगठन के {place, select, inside {अंदर} other {बाहर}} का एक लैंग्वेज मॉडल TripMate और FinGenie की मदद करता है। आप जो लिखते हैं और आपकी यात्राओं व रसीदों में जो है, वह उसे भेजा जाता है।',
  'assistants.names': 'आपके संगठन के बाहर के किसी व्यक्ति का नाम छूट सकता है।',
  'assistants.pictures': 'रसीदों की तस्वीरें पूरी भेजी जाती हैं।',
  assistants: 'असिस्टेंट',
  'assistants.keep-local': 'असिस्टेंट को इसी सर्वर पर रखें',
  'assistants.local-means':
    '{words} इसे चालू करने पर असिस्टेंट इसी सर्वर के नियमों से जवाब देते हैं और कुछ बाहर नहीं भेजा जाता; मॉडल का शुरू किया हुआ जवाब नियमों से पूरा होता है।',

  // Own sessions
  sessions: 'आप कहाँ-कहाँ साइन इन हैं',
  'sessions.end-others': 'बाकी सब बंद करें',
  'sessions.unknown-device': 'अनजान डिवाइस',
  'sessions.started': 'साइन इन: {time}',
  'sessions.last-active': 'आखिरी बार सक्रिय: {time}',
  'sessions.this': 'यही सेशन',
  'sessions.end-of': '{device} का सेशन बंद करें',
  'sessions.end': 'बंद करें',

  // Password change
  'password.different': 'नए पासवर्ड एक जैसे नहीं हैं।',
  'password.changed': 'आपका पासवर्ड बदल गया है। बाकी सब जगह से आप साइन आउट हो गए हैं।',
  'password.show': 'दिखाएँ या छिपाएँ: {label}',
  'password.change': 'पासवर्ड बदलें',
  'password.current': 'मौजूदा पासवर्ड',
  'password.confirm': 'नया पासवर्ड दोबारा',
  'password.set': 'नया पासवर्ड सेट करें',
  'password.signs-out': 'नया पासवर्ड सेट करने पर आप बाकी सब जगह से साइन आउट हो जाएँगे।',

  // Profile form
  'profile.in-browser': 'बदलाव सिर्फ़ इसी ब्राउज़र में रखे जाते हैं।',
  'profile.by-organisation': 'विभाग, पद और ईमेल आपका संगठन बदलता है।',
  'profile.saved': 'आपके बदलाव सहेज लिए गए',
  'profile.saved-in-browser': 'आपके बदलाव इस ब्राउज़र में सहेज लिए गए',
  'profile.save': 'बदलाव सहेजें',
  'profile.edit': 'प्रोफ़ाइल बदलें',
  'profile.employee': 'कर्मचारी की जानकारी',
  'profile.department': 'विभाग',
  'profile.position': 'पद',
  'profile.contact': 'संपर्क की जानकारी',
  'profile.location': 'शहर',
  'profile.office': 'दफ़्तर',
  'profile.settings': 'खाते की सेटिंग',
  'profile.username': 'यूज़रनेम',
  'profile.password-hidden': 'पासवर्ड, दिखाया नहीं गया',

  // Language
  language: 'भाषा',
  'language.choose': 'पेजों की भाषा',
  'language.about': 'इसी ब्राउज़र में रखी जाती है। फ़ाइनेंस और एडमिनिस्ट्रेटर के पेज अंग्रेज़ी में हैं।',
  'language.browser': 'जैसी मेरे ब्राउज़र में है',

  // Account
  title: 'मेरा खाता',
  'sign-out': 'साइन आउट',
} as const
