/** खर्च: डैशबोर्ड का कार्ड, रिपोर्ट, खर्च का पेज और अधूरे क्लेम। */
export const expenses = {
  count: '{count, plural, one {# खर्च} other {# खर्च}}',
  'draft.one-needs-total': 'रसीद की कुल रकम भरनी है',
  'draft.one-needs-currency': 'रसीद की रकम रुपये में भरनी है',
  'draft.some-need-total': '{receipts} में से {count, plural, one {{count} रसीद} other {{count} रसीदों}} की कुल रकम भरनी है',
  'draft.some-need-currency':
    '{receipts} में से {count, plural, one {{count} रसीद} other {{count} रसीदों}} की रकम रुपये में भरनी है',

  // What the receipts add up to
  'sum.alone': '{count, plural, one {# रसीद} other {# रसीदें}}: कुल {sum}।',
  'sum.same': '{count, plural, one {# रसीद} other {# रसीदें}}: कुल {sum}, जो कुल रकम के बराबर है।',
  'sum.less': '{count, plural, one {# रसीद} other {# रसीदें}}: कुल {sum}, कुल रकम से {difference} कम।',
  'sum.more': '{count, plural, one {# रसीद} other {# रसीदें}}: कुल {sum}, कुल रकम से {difference} ज़्यादा।',
  'receipts-of': '{dates} की रसीदें',
  'receipt.change': '{field}: {text}',
  'tax.sum': '{verdict}, {amount}',
  'tax.sum-estimated': '{verdict}, लगभग {amount}',

  // Download claim
  download: 'PDF डाउनलोड करें',
  'download.working': 'PDF बन रही है…',

  // Expense card
  'view-all': 'सभी खर्च देखें',
  none: 'कोई खर्च नहीं मिला',
  claim: 'FinGenie से खर्च क्लेम करें',
  failed: 'आपके खर्च लोड नहीं हो पाए।',

  // Expense information
  information: 'खर्च की जानकारी',
  'claim-again': 'FinGenie में नया क्लेम शुरू करें',
  'expense-date': 'खर्च की तारीख',
  'expense-type': 'खर्च का प्रकार',
  'total-amount': 'कुल रकम',
  gstin: 'GSTIN',
  place: 'जगह',
  'receipt.view': 'रसीद देखें',
  'receipt.no-link': 'रसीद का लिंक नहीं है',

  // Expense report
  type: 'प्रकार',
  amount: 'रकम',
  reason: 'वजह',
  search: 'खर्च खोजें',
  'sheet.amount': 'रकम (INR)',

  // Receipt list
  'receipts.failed': 'रसीदें लोड नहीं हो पाईं।',
  'receipts.title': 'रसीदें ({count})',
  'receipt.view-numbered': 'रसीद #{number} देखें',
  'receipt.numbered': 'रसीद #{number}',
  'receipt.read-as': '{amount} पढ़ा गया',
  'receipt.no-date': 'रसीद पर नहीं मिली',
  'receipt.file': 'फ़ाइल',

  // Receipt notes
  'receipt.edited': 'क्लेम करने वाले ने बदला',
  'receipt.duplicate': 'शायद दोहरी रसीद',
  'receipt.document': 'बिल नहीं है: क्लेम करने वाले के अनुसार यह खर्च है',
  'receipt.unconfirmed': '{field} साफ़ नहीं पढ़ा गया, और क्लेम करने वाले ने पुष्टि नहीं की है',
  'receipt.over-policy': 'पॉलिसी से {amount} ज़्यादा',

  // Unfinished claims
  'draft.deleted': 'क्लेम का ड्राफ़्ट हटा दिया गया।',
  draft: 'क्लेम का ड्राफ़्ट',
  'draft.receipts': '{receipts, plural, one {# रसीद} other {# रसीदें}}',

  // Expense
  title: 'खर्च का विवरण - {number}',
  details: 'खर्च का विवरण',
  all: 'सभी खर्च',
  loading: 'खर्च का विवरण लोड हो रहा है…',

  // Fingenie report
  back: 'डैशबोर्ड पर वापस',
  'no-employee': 'आपके खाते में अभी कर्मचारी रिकॉर्ड नहीं है। रिकॉर्ड जुड़ते ही आपके खर्च यहाँ दिखेंगे।',
  'none.hint': 'आपके खर्च के क्लेम रकम, स्थिति और नामंज़ूर होने पर वजह के साथ यहाँ दिखेंगे।',
} as const
