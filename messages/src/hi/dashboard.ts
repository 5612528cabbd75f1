/** डैशबोर्ड: आँकड़े, चार्ट और अगले कदम। */
export const dashboard = {
  days: '{text} {count, plural, one {दिन} other {दिन}}',
  'bars.year-earlier': ', एक साल पहले {amount}',
  'panel.show-chart': '{title}: चार्ट दिखाएँ',
  'panel.show-table': '{title}: टेबल दिखाएँ',
  'route.counts': 'इस समय में माँगी गई यात्राएँ, नामंज़ूर को छोड़कर।',
  'route.counts-some': 'इस समय में माँगी गई यात्राएँ, नामंज़ूर को छोड़कर: {all} में से {shown} सबसे आम रूट।',
  'upcoming.counts': 'आज या आगे रवाना होने वाली यात्राएँ, मंज़ूर और मंज़ूरी बाकी, किसी भी समय की।',
  'upcoming.counts-some': 'आज या आगे रवाना होने वाली यात्राएँ, मंज़ूर और मंज़ूरी बाकी, किसी भी समय की: {all} में से अगली {shown}।',
  'change.more': 'पिछले साल से {percent}% ज़्यादा',
  'change.less': 'पिछले साल से {percent}% कम',
  'rupees.crore': '₹{amount} करोड़',
  'rupees.lakh': '₹{amount} लाख',
  'rupees.thousand': '₹{amount} हज़ार',
  refused: 'आपको उस पेज की अनुमति नहीं है। ज़रूरत हो तो अपने एडमिनिस्ट्रेटर से कहें।',
  'no-employee.own':
    'आपके खाते में अभी कर्मचारी ID नहीं है, इसलिए इसमें यात्राएँ या खर्च नहीं रखे जा सकते। <own>अपने रिकॉर्ड में ID जोड़ें</own>।',
  'no-employee':
    'आपके खाते में अभी कर्मचारी रिकॉर्ड नहीं है, इसलिए इसमें यात्राएँ या खर्च नहीं रखे जा सकते। इसे आपके संगठन के एडमिनिस्ट्रेटर बनाते हैं: अपने मैनेजर से पूछें, या <contact>हमसे संपर्क करें</contact>। तब तक आप <policy>यात्रा पॉलिसी</policy> और <help>Pravas कैसे काम करता है</help> पढ़ सकते हैं।',

  // Analytics section
  section: 'खर्च और यात्रा',
  scope: 'किसके अनुरोध',
  range: 'समय',
  failed: 'आँकड़े लोड नहीं हो पाए। {why}',

  // Choice
  'range.3-months': 'पिछले 3 महीने',
  'range.6-months': 'पिछले 6 महीने',
  'range.12-months': 'पिछले 12 महीने',
  'range.this-year': 'यह वित्त वर्ष',
  'range.last-year': 'पिछला वित्त वर्ष',
  'scope.own': 'मेरे अपने',
  'scope.team': 'मेरी टीम',
  'scope.organisation': 'संगठन',

  // Headline
  'headline.spend': 'मंज़ूर खर्च',
  'headline.days': 'फ़ैसले में औसत दिन',
  'headline.policy': 'पॉलिसी से बाहर का हिस्सा',
  'headline.no-requests': 'इस समय में कोई अनुरोध नहीं',
  'headline.of-requests': '{checked, plural, one {# अनुरोध} other {# अनुरोधों}} में से {outside}',
  upcoming: 'आने वाली यात्राएँ',
  'headline.next': 'अगली: {day}',
  'headline.none-planned': 'कोई प्लान नहीं',
  'headline.trips': 'यात्राएँ {days}',
  'headline.expenses': 'खर्च {days}',
  'headline.none-decided': 'इस समय में कोई फ़ैसला नहीं',
  'headline.decided': '{count} फ़ैसले: {kinds}',

  // Month columns
  'this-period': 'यह समय',
  'year-earlier': 'एक साल पहले',

  // Panel
  'panel.chart': 'चार्ट',
  'panel.table': 'टेबल',

  // Policy panel
  'policy.no-requests': 'इस समय में कोई अनुरोध नहीं। अनुरोध जिन नियमों से बाहर जाएँगे, वे यहाँ दिखेंगे।',
  'policy.all-within':
    '{checked, plural, one {एकमात्र अनुरोध पॉलिसी के अंदर है} other {सभी # अनुरोध पॉलिसी के अंदर हैं}}। अनुरोध जिन नियमों से बाहर जाएँगे, वे यहाँ दिखेंगे।',
  'policy.counts': 'इस समय में माँगी गई यात्राएँ और खर्च, उस दिन की पॉलिसी के अनुसार। एक अनुरोध कई नियमों से बाहर जा सकता है।',
  'policy.rule': 'नियम',
  'policy.requests': 'अनुरोध',
  'policy.share': 'कुल का हिस्सा',
  'policy.chart': 'अनुरोध जिन नियमों से बाहर गए',
  'policy.count': '{requests, plural, one {# अनुरोध} other {# अनुरोध}}',

  // Spend by category
  'category.title': 'श्रेणी के अनुसार खर्च',
  'category.counts': 'मंज़ूर यात्राओं की फ़्लाइट और होटल रवानगी के अनुसार, और मंज़ूर खर्च प्रकार और खर्च के दिन के अनुसार।',
  'category.empty': 'इस समय में कुछ मंज़ूर नहीं हुआ। फ़्लाइट, होटल और खर्च के प्रकारों की तुलना यहाँ दिखेगी।',
  share: 'हिस्सा',

  // Spend by month
  'month.title': 'महीने के अनुसार खर्च',
  'month.counts': 'मंज़ूर यात्राएँ रवानगी के महीने के अनुसार और मंज़ूर खर्च अपने महीने के अनुसार, एक साल पहले के उन्हीं दिनों के साथ।',
  'month.empty': 'इस समय में कुछ मंज़ूर नहीं हुआ। मंज़ूर यात्राओं और खर्चों की लागत यहाँ महीने-दर-महीने दिखेगी।',
  'month.chart':
    '{months} महीनों के खर्च का चार्ट: कुल {total}, एक साल पहले {lastYear}, सबसे ज़्यादा {month} में {most}। टेबल में हर महीना है।',
  month: 'महीना',

  // Trip panels
  'status.title': 'स्थिति के अनुसार यात्राएँ',
  'status.counts': 'इस समय में माँगी गई यात्राएँ, मौजूदा स्थिति के अनुसार।',
  'status.empty': 'इस समय में कोई यात्रा नहीं माँगी गई। उनकी स्थिति यहाँ दिखेगी।',
  'trip-count': '{trips, plural, one {# यात्रा} other {# यात्राएँ}}',
  'route.title': 'रूट के अनुसार यात्राएँ',
  'route.empty': 'इस समय में कोई यात्रा नहीं माँगी गई। सबसे आम रूट यहाँ दिखेंगे।',

  // Upcoming panel
  'upcoming.none': 'कोई आने वाली यात्रा नहीं। अगली यात्राएँ यहाँ दिखेंगी।',

  // Words
  'change.none-either': 'एक साल पहले भी कुछ नहीं',
  'change.none': 'एक साल पहले कुछ नहीं',
  'change.same': 'पिछले साल जितना ही',
  stay: '{city} में ठहरना',

  // Dashboard
  title: 'एनालिटिक्स डैशबोर्ड',
  wanted: '{page} पर जाएँ',
  claim: 'खर्च क्लेम करें',
  plan: 'यात्रा प्लान करें',
} as const
