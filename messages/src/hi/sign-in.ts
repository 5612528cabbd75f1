/** पहला पेज और साइन इन से जुड़ी बातें: साइन अप, पासवर्ड, सिंगल साइन-ऑन। */
export const signIn = {
  // Confirm sign up form
  'sign-up.ready': 'आपका खाता तैयार है। आपका संगठन इसमें आपका कर्मचारी रिकॉर्ड जोड़ेगा।',
  'sign-up.link-used': 'इस लिंक की अवधि खत्म हो गई है या इसका इस्तेमाल हो चुका है। फिर से साइन अप करें।',
  'sign-in.submit': 'साइन इन करें',
  back: 'साइन इन पर वापस',
  'sign-up.confirm-password': 'अपना चुना हुआ पासवर्ड लिखें ताकि पक्का हो कि यह आप ही हैं।',
  'sign-up.create': 'खाता बनाएँ',

  // Demo accounts
  demo: 'डेमो खाते',

  // New password form
  'password.different': 'पासवर्ड एक जैसे नहीं हैं।',
  'password.changed': 'आपका पासवर्ड बदल गया है। आप सब जगह से साइन आउट हो गए हैं।',
  'password.link-used': 'इस लिंक की अवधि खत्म हो गई है या इसका इस्तेमाल हो चुका है।',
  'password.new-link': 'नया लिंक मँगाएँ',
  'password.hint': 'कम से कम 10 अक्षर। कुछ शब्द मिलाकर याद रखना आसान होता है।',
  'password.confirm': 'पासवर्ड दोबारा',
  'password.new-one': 'नया पासवर्ड',
  'password.confirm-one': 'पासवर्ड दोबारा',
  'password.set': 'पासवर्ड सेट करें',
  'password.opening': 'आपका लिंक खुल रहा है…',
  'invitation.welcome': '{organisation} में आपका स्वागत है, {name}',
  'invitation.about': 'Pravas के लिए पासवर्ड चुनें। आप {email} से साइन इन करेंगे।',
  'invitation.password': 'पासवर्ड चुनें',
  'invitation.submit': 'Pravas शुरू करें',
  'invitation.done': 'आपका पासवर्ड सेट हो गया। शुरू करने के लिए उससे साइन इन करें।',
  'invitation.expired': 'अगर आपको बुलाया गया था तो अपने एडमिनिस्ट्रेटर से नया बुलावा माँगें।',

  // Offline note
  offline: 'आप ऑफ़लाइन हैं। साइन इन के लिए इंटरनेट से जुड़ें।',

  // Password field
  'password.hide': 'पासवर्ड छिपाएँ',
  'password.show': 'पासवर्ड दिखाएँ',

  // Password link form
  'password.email-link': 'हम आपको नया पासवर्ड सेट करने का लिंक ईमेल करेंगे। वह 30 मिनट तक, एक बार चलेगा।',
  'password.link-sent': 'अगर {email} का खाता है तो हमने लिंक भेज दिया है। अपना ईमेल देखें।',
  'password.send-link': 'लिंक भेजें',

  // Sign in form
  'sign-in.failed': 'साइन इन नहीं हुआ। अपना ईमेल और पासवर्ड जाँचें।',
  'sign-in': 'साइन इन',
  'password.forgot': 'पासवर्ड भूल गए?',

  // Sign in panel
  'sign-up': 'साइन अप',
  about: 'Pravas के बारे में',
  slogan: 'एक ही बातचीत में यात्रा प्लान करें और खर्च क्लेम करें।',
  'switch.new': 'Pravas पर नए हैं?',
  'sign-up.submit': 'साइन अप करें',
  'switch.known': 'पहले से खाता है?',

  // Sign up form
  unreachable: 'Pravas से संपर्क नहीं हो रहा। कनेक्शन देखकर फिर से कोशिश करें।',
  'sign-up.title': 'खाता बनाएँ',
  'sign-up.link-sent': 'हमने {email} पर लिंक भेजा है। खाता बनाने के लिए उसे एक दिन के अंदर खोलें।',

  // Single sign on
  'sso.disabled': 'संगठन का सिंगल साइन-ऑन अभी बंद है।',
  'sso.not-loaded': 'साइन इन लोड नहीं हो पाया। कनेक्शन देखकर फिर से कोशिश करें।',
  'sso.preparing': 'तैयार हो रहा है…',
  'sso.leaving': 'आपके संगठन के साइन इन पर ले जा रहे हैं…',
  'sso.signing-out': 'आपके संगठन से साइन आउट हो रहा है…',
  or: 'या',
  'sso.continue': 'सिंगल साइन-ऑन से आगे बढ़ें',

  // Auth callback
  'callback.incomplete': 'आपके संगठन के साइन इन से अधूरा जवाब आया। फिर से साइन इन करें।',
  'callback.title': 'साइन इन हो रहा है · Pravas',
  'callback.working': 'साइन इन हो रहा है…',

  // Confirm sign up
  'sign-up.finish-title': 'साइन अप पूरा करें · Pravas',
  'sign-up.finish': 'साइन अप पूरा करें',

  // Landing
  'signed-out.idle': '15 मिनट तक कुछ न करने पर आप साइन आउट हो गए।',
  'signed-out.ended': 'आपका सेशन खत्म हो गया है। फिर से साइन इन करें।',
  'signed-out.here-only':
    'आप यहाँ साइन आउट हो गए हैं। आपके संगठन के साइन इन से संपर्क नहीं हुआ, इसलिए हो सकता है आप वहाँ अब भी साइन इन हों।',
  product: 'Pravas',
  'accounts-by-organisation': 'खाते आपका संगठन बनाता है। उसके दिए खाते से साइन इन करें।',
  'sign-in-to-go-on': 'यहाँ जाने के लिए साइन इन करें: {page}।',

  // Reset password
  'password.title': 'नया पासवर्ड · Pravas',
  'password.new': 'नया पासवर्ड सेट करें',
  'password.forgotten': 'पासवर्ड भूल गए?',
} as const
