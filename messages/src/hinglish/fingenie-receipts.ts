/** What FinGenie says of receipts at hand to somebody who writes Hindi in Latin letters. What `scope` says follows “receipt”, as in “3 receipts Food ki”. */
export const fingenieReceiptsHinglish = {
  'not-counted':
    '{kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {payment} other {document}}, gina nahi gaya',
  'not-counted-amount':
    '{amount} ({kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {payment} other {document}}, gina nahi gaya)',
  'head.number': 'No.',
  'head.file': 'File',
  'head.category': 'Category',
  'head.numbers': 'Receipt ke number',
  'head.receipts': 'Receipts',
  'head.category-and-merchant': 'Category aur dukaan',
  'head.amount': 'Rakam',

  'unknown.printed':
    'Main {printed} nahi padhta. Har receipt ki dukaan, tareekh, total, tax, invoice number, category, GSTIN aur jagah bata sakta hoon; baaki uski file mein hai.',
  'unknown.wish-again':
    '{receipts} ke saath kya karna hai, ab bhi samajh nahi aaya. Ek hi baat likhiye, jaise “the date of receipt {number} is 5 June” ya “receipt {number} hata do”.',
  'elsewhere.one-bill':
    'Main do receipts ko ek nahi kar sakta. Ek hi khareed ki hon to poora total ek par likhiye (“the total of receipt 1 is 2,400”) aur dusri hata dijiye; hatayi hui file bheji nahi jaati, isliye ek bill ki kai photos ek PDF mein upload kijiye.',
  'elsewhere.split-bill':
    'Ek receipt ki ek hi line aur ek hi category hoti hai. Uska hissa claim karne ke liye “claim only 800 of receipt 1” likhiye; hisse do category mein chahiye to bill do baar upload kijiye, aur dono ko apna total aur category dijiye. Main kahun ki dono ek jaisi hain, to “keep both” likhiye.',
  'elsewhere.people':
    'Kaun saath tha, yeh main nahi rakhta. Approver ko batana ho to likhiye, jaise “reason: lunch with 4 clients”.',
  'none.file':
    '{count, plural, one {Yahan ki receipt ka yeh naam nahi hai:} other {Yahan ki # receipts mein kisi ka yeh naam nahi hai:}}',
  'none.bound': 'Yahan koi receipt{bound} nahi hai.',
  'scope.category': ' {categories} ki',
  'scope.merchant': ' {merchants} ki',
  'scope.day': ' {day} ki',
  'scope.days': ' {from} se {to} tak ki',
  'scope.bound':
    '{bound, select, above { {amount} se zyada} over { {amount} se zyada} below { {amount} se kam} under { {amount} se kam} other { {bound} {amount}}} ki',

  'missing.none.field':
    '{count, plural, one {Is receipt} other {Sabhi # receipts}} par {field, select, date {tareekh} merchant {dukaan} other {{field}}} hai.',
  'missing.any':
    '{all, plural, one {Is receipt mein kuch missing hai} other {{all} mein se {count, plural, one {# receipt} other {# receipts}} mein kuch missing hai}}:',
  'missing.field':
    '{all, plural, one {Is receipt} other {{all} mein se {count, plural, one {# receipt} other {# receipts}}}} par {field, select, date {tareekh} merchant {dukaan} other {{field}}} nahi hai:',
  'missing.example': 'Jodne ke liye likhiye, jaise “the {field} of receipt {number} is …”.',
  'compare.average': '{count, plural, one {# receipt} other {# receipts}}{scope}, average **{average}** (kul {sum}).',
  'compare.excluded':
    'Tulna mein nahi, kyunki {count, plural, one {iska} other {inka}} total usi currency mein nahi hai: {receipts}.',
  'copies.remove': 'Inme se koi copy ho to likhiye, jaise “receipt 2 hata do”.',
  'summary.title': '**Kharche ka summary**: {count, plural, one {# receipt} other {# receipts}}',
  'tax.none':
    'Yahan bina claim ki koi receipt nahi hai. GST wapas mil sakta hai ya nahi, yeh har receipt par dikhta hai: claim se pehle is chat ke bagal mein, baad mein expense ke saath. Main GST jod bhi sakta hoon: “how much GST this year by month”.',
  'tax.head.credit': 'Credit',
  'tax.head.why': 'Kyun',
  'tax.head.tax': 'GST',
} as const
