/** How both assistants tell what the policy allows, to somebody who writes Hindi in Devanagari. */
export const policyAnswers = {
  limit:
    '- {kind}{where, select, cities { ({cities})} others { ({cities} और बाकी सभी शहर)} elsewhere { (बाकी सभी शहर)} other {}}{on, select, trip { यात्रा में} no_trip { यात्रा के बिना} other {}}: {text} (नियम {clause}); इससे ऊपर {severity, select, block {अनुरोध नहीं जा सकता} reason {वजह लिखनी होती है} other {आपके अनुमोदक को बताया जाता है}}।',
  'not-set':
    '- {kind}{where, select, city { ({city})} other {}}: {of, select, mileage {पॉलिसी में इसकी दर नहीं है, इसलिए क्लेम नहीं हो सकता} excluded {पॉलिसी ऐसा कुछ मना नहीं करती, इसलिए आपके अनुमोदक तय करते हैं} other {कोई सीमा नहीं है}}।',
  silent: 'पॉलिसी इस पर कुछ नहीं कहती, इसलिए आपके अनुमोदक तय करते हैं।',
  'in-short': 'यात्रा पॉलिसी संक्षेप में:',
  undecided: 'कुछ और नियम ग्रेड या विभाग पर हैं, और आपके रिकॉर्ड में वह नहीं है। अपने एडमिनिस्ट्रेटर से कहिए।',
  more: '{more, plural, =0 {सभी नियम [पॉलिसी पेज](/policy) पर हैं।} other {# और सीमाएँ और बाकी नियम [पॉलिसी पेज](/policy) पर हैं।}}',
  page: 'इस पर कोई नियम नहीं मिला। जहाँ पॉलिसी कुछ नहीं कहती वहाँ आपके अनुमोदक तय करते हैं; सभी नियम [पॉलिसी पेज](/policy) पर हैं, और मैं आपकी रसीदें उनसे मिलाता हूँ।',
  'claims-elsewhere': 'क्लेम FinGenie देखता है।',
  none: 'इस दिन के लिए कोई पॉलिसी नहीं है, इसलिए मैं नहीं बता सकता कि क्या चलेगा। आपके मैनेजर हर अनुरोध पर तय करते हैं।',
} as const
