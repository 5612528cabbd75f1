const RECEIPTS = '{count, plural, one {# रसीद} other {# रसीदें}}'
/** Before a word such as 'में'. */
const OF_RECEIPTS = '{count, plural, one {# रसीद} other {# रसीदों}}'

/**
 * What FinGenie tells of figures to somebody who writes Hindi in Devanagari. `scope` follows what it is of: ' Food पर Mumbai में, last
 * month (1 Oct 2026 से 31 Oct 2026 तक)'.
 */
export const fingenieFiguresHindi = {
  'figures.sum-cut': `**{sum}**{scope}, ${OF_RECEIPTS} में। {shown}:`,
  'figures.sum-by': `**{sum}**{scope}, ${OF_RECEIPTS} में, {group} के हिसाब से:`,
  'figures.sum-top': `**{sum}**{scope}, ${OF_RECEIPTS} में, {groups} में बँटा हुआ। सबसे बड़े {top}:`,
  'figures.top': '{groups} में से सबसे बड़े {top}:',
  'figures.all-one': 'सब एक ही में: **{group}**।',
  'figures.group-unknown': 'इनमें से किसी रसीद से {group} का पता नहीं चलता।',
  'figures.average': `${RECEIPTS}{scope}: औसत **{average}** (कुल {sum})।`,
  'figures.no-totals': 'रसीदें{scope}: किसी की कुल रकम रुपये में नहीं है।',
  'figures.claims': `{claims, plural, one {# क्लेम} other {# क्लेम}}{scope}, ${OF_RECEIPTS} के साथ: कुल **{sum}**।`,
  'figures.tax': `GST (CGST, SGST और IGST) **{tax}**{scope}, ${OF_RECEIPTS} पर।`,
  'figures.tax-none': `${RECEIPTS}{scope}: टैक्स की रकम {count, plural, one {} other {किसी पर }}नहीं पढ़ी जा सकी।`,
  'figures.tax-rest': '{count, plural, one {# और रसीद} other {# और रसीदों}} पर टैक्स की रकम नहीं पढ़ी जा सकी।',
  'figures.per-day':
    'रोज़ **{average}**{scope}: {days, plural, one {# दिन} other {# दिनों}} में {sum}{whole, select, yes {} other {, पहले से आख़िरी दिन तक}}।',
  'figures.per-month': 'हर महीने **{average}**{scope}: {months, plural, one {# महीने} other {# महीनों}} में {sum}।',
  'figures.no-days': 'इन रसीदों पर तारीख नहीं है, इसलिए दिन नहीं गिने जा सकते।',
  'figures.no-months': 'इन रसीदों पर तारीख नहीं है, इसलिए महीने नहीं गिने जा सकते।',
  'figures.undated': 'बिना तारीख की रसीदें नहीं गिनी गईं।',
  'figures.unread': 'नहीं गिनी {count, plural, one {गई: # रसीद, जिसकी} other {गईं: # रसीदें, जिनकी}} कुल रकम रुपये में नहीं है।',
  'figures.excluded': 'नहीं गिना गया: {receipts}।',
  'figures.excluded.unclaimed':
    '{count, plural, one {# रसीद, जो अभी क्लेम नहीं हुई} other {# रसीदें, जो अभी क्लेम नहीं हुईं}} ({sum})',
  'figures.excluded.rejected': `अस्वीकृत क्लेम की ${RECEIPTS} ({sum})`,
  'figures.head.receipts': 'रसीदें',
  'figures.head.share': 'हिस्सा',
  'figures.head.average': 'औसत',
  'figures.head.amount': 'रकम',
  'figures.head.city': 'शहर',
  'figures.head.claim': 'क्लेम',

  'lines.one':
    'आपका {measure, select, largest {सबसे बड़ा} smallest {सबसे छोटा} earliest {सबसे पुराना} latest {सबसे नया} other {{measure}}} खर्च{scope} {where} है: {amount} ({facts})।',
  'lines.no-merchant': 'बिना दुकान के नाम वाली रसीद',
  'lines.no-total': 'कुल रकम नहीं',
  'lines.more': 'आपकी सभी {count} रसीदें कुल **{sum}** की हैं।',
  'lines.all': `${RECEIPTS}{scope}, कुल **{sum}**:`,
  'lines.cut': `${RECEIPTS}{scope}, कुल **{sum}**। {shown}:`,
  'lines.shown': '{order, select, largest {सबसे बड़ी} smallest {सबसे छोटी} earliest {सबसे पुरानी} other {सबसे नई}} {shown}',
  'lines.rest': 'बाकी [खर्च रिपोर्ट](/fingenie-report) में हैं।',
  'not-claimed': 'क्लेम नहीं हुई',

  'team.you': 'आप: **{sum}**{scope}।',
  'team.total': `आपकी टीम: **{sum}**{scope}, ${OF_RECEIPTS} में।`,
  'team.empty-months': '{months} में कुछ क्लेम नहीं हुआ।',
  'team.nothing': 'आपकी टीम के क्लेम में{scope} कुछ नहीं मिला।',
  'team.person': `{name}: **{sum}**{scope}, ${OF_RECEIPTS} में।`,
  'team.nothing-of': '{name} के क्लेम में{scope} कुछ नहीं मिला।',
  'team.most': `सबसे ज़्यादा क्लेम **{name}** के हैं: **{sum}**{scope}, ${OF_RECEIPTS} में।`,
  'team.then': 'फिर {name}: {sum}।',
  'team.counted': 'गिना गया: जो लोग आपको रिपोर्ट करते हैं, उनके लंबित और स्वीकृत क्लेम, रसीद की तारीख से।',
  'team.average':
    'आपकी टीम का औसत लगभग **{average}** है: यह आपके मैनेजर को रिपोर्ट करने वाले बाकी लोगों का है, जिनका ऐसा खर्च है।',
  'team.same': 'आपका खर्च लगभग उतना ही है।',
  'team.apart': 'आपका खर्च: लगभग {difference}।',
  'team.rounded': 'औसत ₹100 तक पूरा किया गया है, ताकि किसी एक का खर्च पता न चले।',
  'team.no_manager': 'टीम से तुलना नहीं कर सकता: आपके कोई मैनेजर तय नहीं हैं।',
  'team.too_few':
    'आपकी टीम का औसत नहीं दिखा सकता: आपके मैनेजर को रिपोर्ट करने वाले {count, plural, one {# और व्यक्ति} other {# और लोगों}} से कम का ऐसा खर्च है, और उससे किसी एक का खर्च पता चल सकता है।',
  'team.too_narrow':
    'टीम से तुलना मैं सिर्फ़ श्रेणी, शहर और पूरे महीनों की करता हूँ, क्योंकि छोटे आँकड़ों से किसी एक का खर्च पता चल सकता है। जैसे “how much on food last month against my team” लिखिए।',
  'team.too-few-to-show': 'दिखाने के लिए बहुत कम',
  'team.head.average': 'टीम का औसत',
  'team.head.you': 'आप',

  'period.sum': '{first}{scope}: कुल **{amount}**; {second}: **{other}**। {first} का फ़र्क: {difference}।',
  'period.tax': '{first}{scope}: GST **{amount}**; {second}: **{other}**। {first} का फ़र्क: {difference}।',
  'period.average': '{first}{scope}: औसत रसीद **{amount}**; {second}: **{other}**। {first} का फ़र्क: {difference}।',
  'period.count': '{first}{scope}: रसीदों की गिनती **{amount}**; {second}: **{other}**। {first} का फ़र्क: {difference}।',
  'period.receipts': `यानी ${RECEIPTS}, दूसरी तरफ़ {other}।`,
  'period.total': '**कुल**',
  'period.all-time': 'शुरू से अब तक',
  'period.head.all-time': 'शुरू से अब तक',
  'period.head.difference': 'फ़र्क',
  'difference.none': 'कुछ नहीं',
  'difference.amount': '{amount} {direction, select, more {ज़्यादा} other {कम}}',
  'difference.percent': '{amount} {direction, select, more {ज़्यादा} other {कम}} ({percent}%)',
  'difference.times': '{amount} ज़्यादा, {times} गुना',
  'difference.count': '{count} {direction, select, more {ज़्यादा} other {कम}}',

  'carried.only': 'पहले की तरह सिर्फ़ {filters}। सब देखना हो तो “{all}, {asked}” लिखिए।',
  'carried.last-trip': 'पिछली यात्रा',
  'carried.trip': '{city} की यात्रा',

  'range.days': '{from} से {to} तक',
  'range.until': '{to} तक',
  'range.so-far': '{name} में अब तक',
  'range.named-so-far': '{name} में अब तक ({days})',
  'group.head':
    '{group, select, category {श्रेणी} city {शहर} merchant {दुकान} month {महीना} quarter {तिमाही} week {हफ़्ता, इस दिन से} day {तारीख} status {स्थिति} claim {क्लेम} person {व्यक्ति} other {भुगतान का तरीका}}',
  // Before 'के हिसाब से' and 'का पता'
  'group.word':
    '{group, select, category {श्रेणी} city {शहर} merchant {दुकान} month {महीने} quarter {तिमाही} week {हफ़्ते} day {दिन} status {स्थिति} claim {क्लेम} person {व्यक्ति} other {भुगतान के तरीके}}',
  // Before 'में'
  'group.count':
    '{group, select, category {{count, plural, one {# श्रेणी} other {# श्रेणियों}}} city {{count, plural, one {# शहर} other {# शहरों}}} merchant {{count, plural, one {# दुकान} other {# दुकानों}}} month {{count, plural, one {# महीने} other {# महीनों}}} quarter {{count, plural, one {# तिमाही} other {# तिमाहियों}}} week {{count, plural, one {# हफ़्ते} other {# हफ़्तों}}} day {{count, plural, one {# दिन} other {# दिनों}}} status {{count, plural, one {# स्थिति} other {# स्थितियों}}} claim {{count, plural, one {# क्लेम} other {# क्लेम}}} person {{count, plural, one {# व्यक्ति} other {# लोगों}}} other {{count, plural, one {भुगतान के # तरीके} other {भुगतान के # तरीकों}}}}',
  'group.quarter': '{month} से',
  'means.name': '{means, select, cash {नकद} card {कार्ड} wallet {वॉलेट} bank {बैंक ट्रांसफ़र} upi {UPI} other {{name}}}',
  or: '{first} या {second}',

  'filter.categories': ' {categories} पर',
  'filter.cities': ' {cities} में',
  'filter.means': ' {means} से',
  'filter.merchant': ' “{merchant}” में',
  'filter.between': ' {least} से {most} तक',
  'filter.above': ' {amount} से ऊपर',
  'filter.at-least': ' {amount} या ज़्यादा',
  'filter.below': ' {amount} से कम',
  'filter.at-most': ' {amount} या कम',
  'filter.lacks':
    ' बिना {field, select, gstin {GSTIN} total {रुपये में कुल रकम} tax {टैक्स की रकम} date {तारीख} merchant {दुकान के नाम} other {{article, select, other {{name}}}}} के',
  'filter.trip': ' {city} की यात्रा में ({number}, {days})',

  'counted.unclaimed': 'गिना गया: आपकी अपलोड की हुई रसीदें, जो अभी क्लेम नहीं हुईं।',
  'counted.trip': 'गिना गया: इस यात्रा के लिए आपके {statuses} क्लेम, और उन दिनों की रसीदें जो किसी यात्रा के लिए क्लेम नहीं हुईं।',
  'counted.all': 'सभी',
  'counted.no-means': 'जिन रसीदों पर भुगतान का तरीका नहीं लिखा है, वे नहीं गिनी गईं।',
  'nothing.unclaimed': 'आपकी बिना क्लेम की रसीदों में{scope} कुछ नहीं मिला।',
  'nothing.kind': '{kinds} को मैं सिर्फ़ दुकान के नाम से ढूँढता हूँ। बाकी देखने के लिए पूरी श्रेणी पूछिए।',
  'nothing.merchant':
    '“{merchant}” को मैंने दुकान का नाम समझा। मैं श्रेणी (Food, Transport, Accommodation, Miscellaneous), शहर, महीने, स्थिति या रकम से भी गिन सकता हूँ।',
  'nothing.trip':
    'आपकी{words} कोई यात्रा नहीं मिली। आपकी यात्राएँ [यात्रा रिपोर्ट](/tripmate-report) में हैं; या तारीख से पूछिए, जैसे “how much from 3 June to 6 June?”।',
} as const
