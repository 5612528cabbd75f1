/** What FinGenie tells of figures to somebody who writes Hindi in Latin letters. */
export const fingenieFiguresHinglish = {
  'answer.not-counted': 'Isme nahi gine gaye, kyunki total nahi padha ja saka: {receipts}.',
  'answer.no-dates': 'In receipts mein se kisi par tareekh nahi padhi ja saki.',
  'answer.undated': '{count, plural, one {# receipt} other {# receipts}} par tareekh nahi hai.',
  'answer.grouped':
    '{count, plural, one {# receipt} other {# receipts}}, {by, select, category {category} date {tareekh} other {dukaan}} ke hisaab se, kul **{sum}**:',
  'answer.most': 'Sabse zyada kharcha **{group}** {by, select, merchant {mein} other {par}} hua: {sum}.',
  'missing.none.any':
    '{count, plural, one {Receipt par} other {Sabhi # receipts par}} dukaan, tareekh, total aur GSTIN hai.',
  'compare.no-totals': 'In receipts mein se kisi ka total nahi padha ja saka.',
  'compare.one': 'Fark batane ke liye do receipts chahiye. Ek aur upload kijiye, ya do ke naam lijiye.',
  'compare.together': 'Dono milakar: **{sum}**.',
  'compare.same': '{count, plural, =2 {Dono} other {Sab}} ka total ek hi hai, {total}.',
  'compare.more': '{more}, {less} se **{gap}** zyada hai.',
  'compare.more-by': '{more}, {less} se **{gap}** ({percent}%) zyada hai.',
  'compare.range': 'Sabse badi, {largest}, sabse chhoti {smallest} se **{gap}** zyada hai.',
  'copies.none': 'In receipts mein koi do ek jaisi nahi hain (dukaan, tareekh aur total).',
  'copies.some': 'In receipts ki dukaan, tareekh aur total ek hi hai:',
  'tax.eligible':
    'Yahan ki {count, plural, one {# receipt} other {# receipts}} ke GST mein se {amount} company ko input tax credit mein wapas mil sakta hai.',
  'tax.rest': 'Baaki: {amounts}.',
  'tax.about': 'lagbhag {amount}',
  'tax.untaxed': '{count, plural, one {# receipt} other {# receipts}} par GST nahi hai.',
  'tax.scope': 'Yeh is chat ki un receipts ka hai, jo abhi claim nahi hui.',
  'none.number':
    '{count, plural, one {Yahan ki receipt ka yeh number nahi hai:} other {Yahan ki # receipts mein yeh number nahi hai:}}',
  'none.category':
    '{count, plural, one {Yahan ki receipt is category ki nahi hai:} other {Yahan ki # receipts mein is category ki koi nahi hai:}}',
  'none.date':
    '{count, plural, one {Yahan ki receipt us din ki nahi hai:} other {Yahan ki # receipts mein us din ki koi nahi hai:}}',
  'none.merchant':
    '{count, plural, one {Yahan ki receipt us dukaan ki nahi hai:} other {Yahan ki # receipts mein us dukaan ki koi nahi hai:}}',
  'figures.all-one': 'Sab kuch ek hi mein: **{group}**.',
  'figures.no-days': 'In receipts par tareekh nahi hai, isliye din nahi gine ja sakte.',
  'figures.no-months': 'In receipts par tareekh nahi hai, isliye mahine nahi gine ja sakte.',
  'figures.undated': 'Bina tareekh ki receipts nahi gini gayi.',
  'figures.unread':
    'Nahi gini gayi: {count, plural, one {# receipt} other {# receipts}}, jinka total rupaye mein nahi hai.',
  'figures.excluded': 'Nahi gine gaye: {receipts}.',
  'figures.excluded.unclaimed': '{count, plural, one {# receipt} other {# receipts}}, jo abhi claim nahi hui ({sum})',
  'figures.excluded.rejected': 'reject hue claims ki {count, plural, one {# receipt} other {# receipts}} ({sum})',
  'lines.more': 'Aapki saari {count} receipts kul **{sum}** ki hain.',
  'lines.rest': 'Baaki [expenses report](/fingenie-report) mein hain.',
  'not-claimed': 'claim nahi hui',
  'team.counted': 'Gina gaya: jo log aapko report karte hain, unke pending aur approved claims, receipt ki tareekh se.',
  'team.same': 'Aapka kharcha lagbhag utna hi hai.',
  'team.rounded': 'Average ₹100 tak round kiya gaya hai, taaki kisi ek ka kharcha pata na chale.',
  'team.no_manager': 'Team se tulna nahi kar sakta: aapke manager ki jagah koi set nahi hai.',
  'period.total': '**Kul**',
  'difference.none': 'utna hi',
  'difference.amount': '{amount} {direction, select, more {zyada} other {kam}}',
  'difference.percent': '{amount} {direction, select, more {zyada} other {kam}} ({percent}%)',
  'difference.count': '{count} {direction, select, more {zyada} other {kam}}',
  'nothing.merchant':
    '“{merchant}” ko maine dukaan ka naam samjha. Category (Food, Transport, Accommodation, Miscellaneous), sheher, mahine, status ya rakam se bhi gin sakta hoon.',
} as const
