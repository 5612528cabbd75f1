/** अपने डेटा का एक्सपोर्ट, और लोगों को मिटाना। */
export const personalData = {
  // Account page
  title: 'आपका डेटा',
  about: 'आपके बारे में जो कुछ रखा गया है, सब एक zip में: आपकी प्रोफ़ाइल, यात्राएँ, क्लेम, फ़ाइलों सहित रसीदें, बातचीत और बाकी सब।',
  'export.password': 'आपका पासवर्ड',
  'export.password.hint': 'डाउनलोड के लिए पासवर्ड दोबारा चाहिए।',
  export: 'मेरा डेटा डाउनलोड करें',
  'export.start': 'डाउनलोड करें',
  'export.received': 'डाउनलोड हो रहा है… {size} MB',
  'export.too-many':
    'आपने एक दिन में अपना डेटा {count, plural, one {# बार} other {# बार}} डाउनलोड किया है। कल फिर कोशिश करें।',
  'export.done': 'आपका डेटा डाउनलोड हो गया।',
  'erasure.about':
    'आप अपना खाता मिटाने को कह सकते हैं। फ़ैसला एडमिनिस्ट्रेटर करते हैं; वित्तीय रिकॉर्ड कानून जितने समय तक, आपके नाम के बिना, रखे जाते हैं।',
  'erasure.request': 'मिटाने का अनुरोध करें',
  'erasure.sure': 'खाता मिटाने को कहें?',
  'erasure.sure.about':
    'आपके एडमिनिस्ट्रेटरों को बताया जाएगा। मिटाने के बाद आप साइन इन नहीं कर पाएँगे, और यह वापस नहीं हो सकता। तब तक आप अनुरोध वापस ले सकते हैं।',
  'erasure.send': 'अनुरोध भेजें',
  'erasure.requested': 'आपने {day} को मिटाने का अनुरोध किया। एडमिनिस्ट्रेटर इसे देखेंगे।',
  'erasure.withdraw': 'अनुरोध वापस लें',

  // A person's page
  'person.title': 'निजी डेटा मिटाएँ',
  'person.about':
    '{name} की पहचान बताने वाला सब हटाता है: प्रोफ़ाइल, बातचीत, बैंक की जानकारी और बाकी। वित्तीय रिकॉर्ड और ऑडिट ट्रेल नाम के बिना रहते हैं। यह वापस नहीं हो सकता।',
  'person.requested': '{name} ने {day} को यह अनुरोध किया।',
  'person.button': 'मिटाएँ…',
  'person.erased': 'इस व्यक्ति को {day} को मिटाया गया।',
  'person.erased.about': 'वित्तीय रिकॉर्ड और ऑडिट ट्रेल पहचान के बिना रखे गए हैं।',
  'erase.title': '{name} को मिटाएँ',
  'erase.loading': 'देखा जा रहा है कि इस व्यक्ति के बारे में क्या रखा है…',
  'erase.blocked': '{name} को अभी नहीं मिटाया जा सकता',
  'erase.deletes': 'अभी मिटेगा',
  'erase.keeps': 'नाम के बिना रहेगा',
  'erase.keeps-until': 'नाम के बिना रहेगा {why}',
  'erase.nothing': 'कुछ नहीं',
  'erase.item': '{what}: {rows}',
  'erase.rows': '{count, plural, one {# रिकॉर्ड} other {# रिकॉर्ड}}',
  'erase.until':
    'ज़्यादा से ज़्यादा {day} तक: {because, select, records {कानून वित्तीय रिकॉर्ड इतने समय रखने को कहता है} audit {ऑडिट ट्रेल वित्तीय रिकॉर्ड के साथ रहता है} other {संगठन इस्तेमाल के लॉग इतने समय रखता है}}',
  'erase.more':
    'दूसरों को भेजे मेल, टिप्पणियाँ और ऑडिट ट्रेल का अर्थ बना रहता है: उनमें नाम, पते और फ़ोन नंबर “Erased person” हो जाते हैं। रसीदों, टिकटों और वाउचरों की फ़ाइलें कर्मचारी ID के साथ वैसी ही रहती हैं।',
  'erase.shares-name':
    'किसी और का भी यही नाम है। टिप्पणियों और मेल जैसे पाठ में नाम बना रहता है, जहाँ पता नहीं चलता कि वह किसका है।',
  'erase.reason': 'वजह',
  'erase.reason.hint': 'ऑडिट ट्रेल के लिए, जैसे “3 मई को मेल से कहा”।',
  'erase.name': 'पुष्टि के लिए {name} लिखें',
  'erase.confirm': 'हमेशा के लिए मिटाएँ',
  'erase.done': '{before} अब {after} है।',
  'erase.name.wrong': 'नाम ऐसे ही लिखें: {name}।',

  // Why somebody can't be erased
  'blocker.oneself': 'यह आप ही हैं। कोई दूसरा सुपर एडमिन आपको मिटा सकता है।',
  'blocker.last_super_admin': 'यह आपके अकेले सुपर एडमिन हैं। पहले किसी और को बनाएँ।',
  'blocker.reports': '{count, plural, one {# व्यक्ति के} other {# लोगों के}} मैनेजर ये हैं। पहले उन्हें दूसरा मैनेजर दें।',
  'blocker.approval_steps':
    'मंज़ूरी के क्रम के {count, plural, one {एक चरण} other {# चरणों}} में इनसे पूछा जाता है। पहले वहाँ किसी और का नाम दें।',
  'blocker.to_decide': '{count, plural, one {# अनुरोध} other {# अनुरोध}} इनके फ़ैसले के लिए रुके हैं। पहले किसी से फ़ैसला कराएँ।',
  'blocker.own_pending': 'इनके {count, plural, one {# अनुरोध} other {# अनुरोधों}} पर मंज़ूरी बाकी है। पहले फ़ैसला करें।',
  'blocker.advances': '{count, plural, one {# एडवांस} other {# एडवांस}} का हिसाब बाकी है। पहले हिसाब करें।',
  'blocker.unpaid_claims': '{count, plural, one {# मंज़ूर क्लेम} other {# मंज़ूर क्लेमों}} का भुगतान बाकी है। पहले भुगतान करें।',
  'blocker.open_batches':
    'इन्हें भुगतान करने वाले {count, plural, one {एक बैच} other {# बैच}} चल रहे हैं। पहले उन्हें चुकाया हुआ मानें या तोड़ दें।',

  // What data is about
  'section.profile': 'प्रोफ़ाइल',
  'section.account': 'साइन इन और सेटिंग',
  'section.bank': 'बैंक की जानकारी',
  'section.conversations': 'बातचीत',
  'section.drafts': 'ड्राफ़्ट',
  'section.trips': 'यात्राएँ',
  'section.bookings': 'बुकिंग',
  'section.claims': 'क्लेम',
  'section.receipts': 'रसीदें',
  'section.payments': 'भुगतान और एडवांस',
  'section.cards': 'कंपनी कार्ड',
  'section.decisions': 'मंज़ूरियाँ और टिप्पणियाँ',
  'section.notifications': 'सूचनाएँ',
  'section.mails': 'मेल',
  'section.usage': 'इस्तेमाल के लॉग',
  'section.audit': 'ऑडिट ट्रेल',

  // Inside the zip
  'readme.title': '{name} के बारे में रखा डेटा, {time} तक',
  'readme.what':
    'हर फ़ोल्डर में JSON फ़ाइलें हैं, हर तरह के रिकॉर्ड की एक; रसीदों और बुकिंग की फ़ाइलें files फ़ोल्डर में हैं। index.csv में सबका आकार और चेकसम है।',
  'readme.values': 'रकमें रुपये में हैं, paise नाम वाली पैसे में। समय UTC में हैं। रिकॉर्ड एक-दूसरे को id से बताते हैं।',
  'readme.left-out':
    'सुरक्षा के लिए शामिल नहीं: पासवर्ड, और सेशन व जुड़े असिस्टेंट की चाबियाँ, जिनके सिर्फ़ चेकसम रखे जाते हैं। दूसरों ने अपने बारे में जो लिखा वह उनका है।',
  'readme.missing': 'जो फ़ाइलें अब पढ़ी नहीं जा सकीं:',
} as const
