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

  'figures.sum-cut': '**{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein. {shown}:',
  'figures.sum-top':
    '**{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein, {groups}. Sabse bade {top}:',
  'figures.top': '{groups} mein sabse bade {top}:',
  'figures.group-unknown': 'Inme {group} ka pata nahi chalta.',
  'figures.no-totals': 'Inme{scope} kisi receipt ka total rupaye mein nahi hai.',
  'figures.claims':
    '{claims, plural, one {# claim} other {# claims}}{scope}, {count, plural, one {# receipt} other {# receipts}} ke saath: kul **{sum}**.',
  'figures.tax':
    'GST (CGST, SGST aur IGST){scope}: **{tax}**, {count, plural, one {# receipt} other {# receipts}} par.',
  'figures.tax-none':
    '{count, plural, one {# receipt} other {# receipts}}{scope}: GST ki rakam kisi par nahi padhi ja saki.',
  'figures.tax-rest': 'Aur {count, plural, one {# receipt} other {# receipts}} par GST ki rakam nahi padhi ja saki.',
  'figures.per-day':
    'Roz **{average}**{scope}: {days, plural, other {# din}} mein {sum}{whole, select, yes {} other {, pehle din se aakhri din tak}}.',
  'figures.per-month': 'Har mahine **{average}**{scope}: {months, plural, other {# mahine}} mein {sum}.',
  'figures.head.receipts': 'Receipts',
  'figures.head.share': 'Hissa',
  'figures.head.tax': 'GST',
  'figures.head.average': 'Average',
  'figures.head.amount': 'Rakam',
  'figures.head.city': 'Sheher',
  'figures.head.claim': 'Claim',
  'lines.no-merchant': 'bina dukaan ki receipt',
  'lines.no-total': 'total nahi hai',
  'lines.all': '{count, plural, one {# receipt} other {# receipts}}{scope}, kul **{sum}**:',
  'lines.cut': '{count, plural, one {# receipt} other {# receipts}}{scope}, kul **{sum}**. {shown}:',
  'lines.shown':
    '{order, select, largest {Sabse badi} smallest {Sabse chhoti} earliest {Sabse purani} other {Sabse nayi}} {shown}',

  'team.you': 'Aap: **{sum}**{scope}.',
  'team.total': 'Aapki team: **{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein.',
  'team.empty-months': '{months} mein kuch claim nahi hua.',
  'team.nothing': 'Aapki team ke claims mein{scope} kuch nahi mila.',
  'team.person': '{name}: **{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein.',
  'team.nothing-of': '{name} ke claims mein{scope} kuch nahi mila.',
  'team.most':
    'Sabse zyada claim **{name}** ka{scope}: **{sum}**, {count, plural, one {# receipt} other {# receipts}} mein.',
  'team.then': 'Phir {name}: {sum}.',
  'team.average':
    'Aapki team ka average lagbhag **{average}** hai, un baaki logon ka jo aapke manager ko report karte hain aur jinka aisa kharcha hai.',
  'team.apart': 'Aapka kharcha lagbhag {difference} hai.',
  'team.too_few':
    'Team ka average nahi dikha sakta: aapke manager ko report karne wale {count, plural, one {# aur vyakti} other {# aur logon}} se kam ka aisa kharcha hai, aur usse kisi ek ka kharcha pata chal sakta hai.',
  'team.too_narrow':
    'Team se tulna sirf category, sheher aur poore mahine se karta hoon, kyunki chhote figures se kisi ek ka kharcha pata chal sakta hai. Jaise “how much on food last month against my team” poochhiye.',
  'team.too-few-to-show': 'dikhane ke liye bahut kam',
  'team.head.average': 'Team ka average',
  'team.head.you': 'Aap',

  'period.tax': 'GST, {first}{scope}: **{amount}**, {second}: **{other}**. Fark: {difference}.',
  'period.average': 'Average receipt, {first}{scope}: **{amount}**, {second}: **{other}**. Fark: {difference}.',
  'period.count': 'Receipts ki ginti, {first}{scope}: **{amount}**, {second}: **{other}**. Fark: {difference}.',
  'period.receipts': '{count, plural, one {# receipt} other {# receipts}}, dusre samay mein {other}.',
  'period.all-time': 'Ab tak',
  'period.head.all-time': 'Ab tak',
  'period.head.difference': 'Fark',
  'difference.times': '{amount} zyada, {times} guna',
  'carried.only': 'Pehle ki tarah sirf {filters}. Sab ke liye “{all}, {asked}” likhiye.',
  'carried.last-trip': 'pichli trip',
  'carried.trip': '{city} wali trip',

  'range.days': '{from} se {to} tak',
  'range.until': '{to} tak',
  'range.so-far': '{name} (ab tak)',
  'range.named-so-far': '{name} ab tak ({days})',
  'group.head':
    '{group, select, category {Category} city {Sheher} merchant {Dukaan} month {Mahina} quarter {Quarter} week {Hafta (pehla din)} day {Tareekh} status {Status} claim {Claim} person {Kaun} other {Payment}}',
  'group.word':
    '{group, select, category {category} city {sheher} merchant {dukaan} month {mahine} quarter {quarter} week {hafte} day {din} status {status} claim {claim} person {vyakti} other {payment ke tareeke}}',
  'group.count':
    '{group, select, category {{count, plural, one {# category} other {# categories}}} city {{count, plural, other {# sheher}}} merchant {{count, plural, one {# dukaan} other {# dukaanein}}} month {{count, plural, one {# mahina} other {# mahine}}} quarter {{count, plural, one {# quarter} other {# quarters}}} week {{count, plural, one {# hafta} other {# hafte}}} day {{count, plural, other {# din}}} status {{count, plural, other {# status}}} claim {{count, plural, one {# claim} other {# claims}}} person {{count, plural, one {# vyakti} other {# log}}} other {{count, plural, one {payment ka # tareeka} other {payment ke # tareeke}}}}',
  'group.quarter': '{month} se',
  or: '{first} ya {second}',

  'filter.categories': ' {categories} par',
  'filter.cities': ' {cities} mein',
  'filter.means': ' {means} se',
  'filter.merchant': ' “{merchant}” mein',
  'filter.between': ' {least} se {most} ke beech',
  'filter.above': ' {amount} se zyada',
  'filter.at-least': ' {amount} ya zyada',
  'filter.below': ' {amount} se kam',
  'filter.at-most': ' {amount} ya kam',
  'filter.lacks':
    ' bina {field, select, gstin {GSTIN} total {rupaye mein total} tax {GST ki rakam} date {tareekh} merchant {dukaan} other {{article, select, other {{name}}}}} ke',
  'filter.trip': ' {city} ki trip par ({number}, {days})',
  'counted.trip':
    'Gina gaya: is trip ke aapke {statuses} claims, aur uske dinon ki receipts jo kisi trip ke liye claim nahi hui.',
  'counted.all': 'saare',
  'counted.sent': 'pending aur approved',
  'counted.no-means': 'Jin receipts par payment ka tareeka nahi hai, woh nahi gini gayi.',
  'nothing.kind':
    '{kinds} ko main sirf dukaan ke naam se pehchaanta hoon. Baaki dekhne ke liye poori category poochhiye.',
  'nothing.trip':
    'Aapki{words} koi trip nahi mili. Aapki trips [trips report](/tripmate-report) mein hain; ya tareekh se poochhiye, jaise “how much from 3 June to 6 June?”.',
} as const
