/** कमांड और कीबोर्ड शॉर्टकट। words. वाले शब्द वे हैं जो लोग नाम की जगह लिख सकते हैं। */
export const commands = {
  search: 'खोज<more> और कमांड</more>',
  'palette.esc': '{key}<hidden> से बंद करें</hidden>',
  'words.account': 'profile प्रोफ़ाइल',
  'keys.then': 'फिर',

  // Page commands
  'words.dashboard': 'home analytics होम',
  'words.trips': 'trips journeys travel list यात्रा सूची',
  'words.expenses': 'expenses claims list क्लेम सूची',
  'words.approvals': 'requests manager अनुरोध मैनेजर',
  'words.policy': 'rules limits caps allowance per diem travel नियम सीमा भत्ता',
  'words.structure': 'departments cost centres projects grades locations holidays lists विभाग',
  'words.finance': 'payments verify pay batch bank exports ledgers months भुगतान',
  'words.budgets': 'cost centre project money spend limit financial year बजट',
  'words.people': 'users employees staff team invite import roles कर्मचारी',
  'words.records': 'team everybody trips claims expenses list search export csv टीम',
  'words.approval-flow': 'approvers steps finance escalation workflow मंज़ूरी',
  'words.settings': 'organisation company gstin retention संगठन',
  'words.support': 'help faq contact मदद',
  'theme.system': 'सिस्टम की थीम',
  'theme.light': 'हल्की थीम',
  'theme.dark': 'गहरी थीम',
  'group.go-to': 'यहाँ जाएँ',
  'words.theme': 'colour mode रंग',
  'new-trip': 'TripMate से नई यात्रा',
  'words.new-trip': 'book flight hotel plan बुक फ़्लाइट होटल',
  'upload-receipt': 'रसीद अपलोड करें',
  'words.upload-receipt': 'new expense claim reimbursement bill fingenie खर्च बिल',
  'review-trips': 'यात्रा अनुरोध देखें',
  'words.review': 'approve reject approvals मंज़ूरी',
  'review-expenses': 'खर्च के अनुरोध देखें',
  'words.shortcuts': 'keys help कीबोर्ड',
  'sign-out': 'साइन आउट',
  'words.sign-out': 'log out leave लॉग आउट',
  'group.do': 'काम',

  // Palette
  loading: 'यात्राएँ और खर्च लोड हो रहे हैं…',
  incomplete: 'कुछ यात्राएँ और खर्च लोड नहीं हो पाए, इसलिए नतीजे अधूरे हो सकते हैं।',

  // Record commands
  'group.review': 'देखने के लिए अनुरोध',
  'open-record': '{number} खोलें',

  // Command palette
  'palette.field': 'पेज, यात्राएँ, खर्च और काम खोजें',
  'palette.placeholder': 'खोजें या कहीं जाएँ…',
  'palette.results': 'नतीजे',
  'palette.first': '{group} · {total} में से पहले {count}',
  'palette.nothing': '“{query}” के लिए कुछ नहीं मिला।',
  'palette.count': '{count, plural, one {# नतीजा} other {# नतीजे}}',

  // Palette search
  'group.recent': 'हाल के',

  // Shortcut sheet
  'keys.single': 'एक कुंजी वाले शॉर्टकट',
  'keys.single.about': 'कुंजियाँ गलती से या बोलकर लिखने से दब जाती हों तो इन्हें बंद करें। Ctrl या ⌘ और Esc वाले बने रहेंगे।',

  // Shortcut keys
  'keys.or': 'या',

  // Shortcut table
  'group.everywhere': 'हर जगह',
  'does.search': 'इस पेज में खोजें, या जहाँ खोज न हो वहाँ सब जगह',
  'does.close': 'सबसे ऊपर की परत बंद करें',
  'does.help': 'यह सूची',
  'does.next-request': 'अगला अनुरोध',
  'does.previous-request': 'पिछला अनुरोध',
  'does.approve': 'मंज़ूर करें; पुष्टि के लिए फिर दबाएँ या Enter',
  'does.reject': 'वजह के साथ नामंज़ूर करें',
  'does.undo-decision': '15 सेकंड के अंदर पिछला फ़ैसला वापस लें',
  'does.open-request': 'अनुरोध खोलें',
} as const
