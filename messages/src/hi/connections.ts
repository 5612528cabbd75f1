/** Pravas से जुड़े दूसरे असिस्टेंट: मेरे खाते की सूची, और सहमति माँगने वाला पेज। */
export const connections = {
  'consent.back': '{host} पर वापस',
  'consent.back-unknown': 'असिस्टेंट पर वापस',
  'consent.who': '<app>{name}</app> Pravas में {person} के रूप में आपके लिए काम करना चाहता है।',
  'consent.who-email': '<app>{name}</app> Pravas में {person}<quiet> ({email})</quiet> के रूप में आपके लिए काम करना चाहता है।',
  'consent.yourself': 'आप',
  'consent.unchecked':
    'यह नाम उसने खुद बताया है; किसी ने जाँचा नहीं है। आपका जवाब <host>{address}</host> पर जाएगा। तभी आगे बढ़ें जब आपने वहीं से शुरू किया हो।',

  // Connected assistants
  title: 'जुड़े हुए असिस्टेंट',
  disconnects: 'पासवर्ड बदलने या बाकी सब सेशन बंद करने से ये भी हट जाते हैं।',
  'last-used': 'आखिरी इस्तेमाल {time}',
  'not-used': 'अभी इस्तेमाल नहीं हुआ',
  may: 'अनुमति: {scopes}',
  connected: '{time} को जोड़ा गया',
  'disconnect-name': '{name} हटाएँ',
  disconnect: 'हटाएँ',

  // Consent
  'consent.none': 'जुड़ने का कोई अनुरोध नहीं है। जिस असिस्टेंट को जोड़ना है वहीं से शुरू करें।',
  'consent.loading': 'जुड़ने का अनुरोध लोड हो रहा है…',
  'consent.may': 'वह यह कर सकेगा',
  'consent.limits':
    'वह आपसे ज़्यादा न कभी देख सकता है न कर सकता है, और कुछ मंज़ूर या नामंज़ूर नहीं कर सकता। मेरे खाते में उसे कभी भी हटा सकते हैं।',
  'consent.connect': 'जोड़ें',
  'consent.refuse': 'मना करें',

  // Scope words
  'scope.read': 'पढ़ना',
  'scope.read.about': 'आपको दिखने वाली यात्राएँ, क्लेम और रसीदें देखना, और फ़्लाइट व होटल खोजना।',
  'scope.prepare': 'तैयार करना',
  'scope.prepare.about': 'आपके देखने के लिए यात्रा अनुरोध और खर्च के क्लेम तैयार करना, और रसीदें अपलोड करना। कुछ भेजा नहीं जाता।',
  'scope.send': 'भेजना',
  'scope.send.about': 'आपके वहाँ पुष्टि करने पर उसका तैयार किया हुआ आपकी ओर से मैनेजर को भेजना। Pravas दोबारा नहीं पूछेगा।',

  // Connect
  'consent.title': 'असिस्टेंट जोड़ें',
} as const
