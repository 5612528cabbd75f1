/**
 * What FinGenie answers to somebody who writes Hindi in Latin letters. What has no text here is said in English. Receipts, names,
 * days and amounts come in as they are shown; what can be said to FinGenie stays in words that it understands.
 */
export const fingenieHinglish = {
  'not-caught': '{words} samajh nahi aaya.',
  'take-your-time': 'Theek hai, aaram se dekhiye.',
  'your-manager': 'aapke manager',
  'super-admin': 'super admin',
  'count.receipts': '{count, plural, one {# receipt} other {# receipts}}',
  'not-read': 'nahi padha gaya',
  'head.merchant': 'Dukaan',
  'head.date': 'Tareekh',
  'head.total': 'Kul',
  'head.missing': 'Kya nahi hai',

  'talk.hello': 'Namaste! Main aapki receipts aur claims dekhta hoon.',
  'talk.welcome': 'Koi baat nahi.',
  'talk.bye': 'Namaste. Aapki receipts yahin rahengi, jab tak aap unhe claim ya delete nahi karte.',
  'talk.noted': 'Theek hai. Kuch badalna ya bhejna ho to batayiye.',
  'talk.duration': 'Faisla hone mein kitna samay lagta hai, woh [dashboard](/dashboard) par dekhiye.',
  'next.upload': '**Upload Receipts** se photo ya PDF dijiye, Hindi bill bhi chalega; main padh lunga.',
  'next.claim':
    'Yahan {count, plural, one {# receipt} other {# receipts}} claim hone baaki {count, plural, one {hai} other {hain}} (**{sum}**). Kuch poochhna ho to poochhiye, ya claim karne ke liye **send reimbursement** likhiye.',
  'next.totals':
    'Yahan {count, plural, one {# receipt} other {# receipts}} claim hone baaki {count, plural, one {hai} other {hain}} (**{sum}**). Claim se pehle {receipts} {needed, plural, one {ka} other {ke}} total rupaye mein batayiye.',
  'next.send': 'Claim karne ke liye **send reimbursement** likhiye.',
  'next.needed': 'Claim se pehle {receipts} {needed, plural, one {ka} other {ke}} total rupaye mein batayiye.',
  'reason.noted': 'Note kar liya: yeh wajah aapke approver ko dikhegi.',

  help: 'Main yeh kar sakta hoon:',
  'help.read': '- aapki receipts padhna: **Upload Receipts** mein JPEG, PNG ya PDF dijiye',
  'help.receipts': '- in receipts ke baare mein batana: “sabse mehnga kaun sa hai”, “kis mein GSTIN nahi hai”',
  'help.claims':
    '- aapne ab tak kya claim kiya: “pichle mahine khane par kitna hua”, “is mahine aur pichle mahine ka fark”',
  'help.edit':
    '- jo galat padha gaya ho use theek karna: “{count, plural, =0 {receipt 1} one {receipt 1} other {dusre wale}} ka total 1,240 hai”',
  'help.send': '- claim karna: **send reimbursement** se sab ek claim mein manager ko jaata hai',
  'help.status': '- claim kahan tak pahuncha: “mere claim ka status kya hai”',

  'unknown.subject':
    'Isme main madad nahi kar sakta ({subject}): mujhe sirf yahan ki receipts aur aapke claims pata hain.',
  'unknown.here':
    'Yahan ki {count, plural, one {receipt} other {# receipts}} kul **{sum}** ki {count, plural, one {hai} other {hain}}.',
  'unknown.travel': 'Flight aur hotel ke liye [TripMate](/tripmate-chat) se poochhiye.',
  'unknown.wish':
    '{receipts} ke saath kya karna hai, samajh nahi aaya. Badalne ke liye “receipt {number} ka total 1,240 hai”, hatane ke liye “receipt {number} hata do” likhiye.',
  'unknown.message':
    'Maaf kijiye, samajh nahi aaya. {count, plural, one {Receipt} other {Kisi receipt}} ko theek kar sakte hain (“receipt {number} ka total 1,240 hai”), hata sakte hain, ya poochh sakte hain.',
  'unknown.empty': 'Maaf kijiye, samajh nahi aaya.',
  'unknown.again': 'Ab bhi samajh nahi aaya. Dusre shabdon mein likhiye, ya **help** likhiye.',
  'elsewhere.copy':
    'Main copy mail nahi kar sakta. Yahan receipt ke naam par click karne se uski file khulti hai, aur bheja hua claim [expenses report](/fingenie-report) mein hai.',
  'elsewhere.reminder': 'Main kisi din yaad nahi dila sakta. Receipts yahin rahengi.',
  'elsewhere.weather': 'Main sirf receipts aur claims dekhta hoon.',
  'elsewhere.unsent': 'Is chat se kuch bheja hi nahi gaya, to wapas lene ko kuch nahi hai.',
  'elsewhere.categories': 'Chaar hain: **Food**, **Transport**, **Accommodation** aur **Miscellaneous**.',
  'no-receipts': 'Is chat mein abhi koi receipt nahi hai. **Upload Receipts** se photo ya PDF dijiye.',
  'none.unsure': 'Kaun si receipt, yeh pakka nahi hai:',
  'sent-in': 'Yeh receipts {number} mein bheji gayi hain.',

  'answer.count': '{count, plural, one {# receipt} other {# receipts}}{scope}: **{sum}**.',
  'answer.total': '{count, plural, one {# receipt} other {# receipts}}{scope}, total **{sum}**.',
  'answer.list': '{count, plural, one {# receipt} other {# receipts}}{scope}, kul **{sum}**:',
  'answer.date':
    '{which, select, earliest {Sabse purani} other {Sabse nayi}} tareekh **{date}** hai: {receipts}, {sum}.',
  'answer.field': '{receipt}: {field, select, date {tareekh} merchant {dukaan} other {{field}}} **{value}**.',
  'answer.field-unread':
    '{receipt} par {field, select, date {tareekh} merchant {dukaan} other {{field}}} padha nahi gaya. Aap bata sakte hain: “receipt {number} ka {field} … hai”.',
  'compare.extreme':
    '{which, select, largest {Sabse badi} other {Sabse chhoti}} receipt{scope}: {receipts}, **{total}**.',
  'compare.extreme-dated':
    '{which, select, largest {Sabse badi} other {Sabse chhoti}} receipt{scope}: {receipt}, **{total}**, {date} ki.',
  'summary.total': '**Kul: {sum}**',

  'edit.done':
    '{receipt}: {field, select, date {tareekh} merchant {dukaan} other {{field}}} ab **{value}** hai (pehle {before}).',
  'edit.cleared':
    '{receipt} se {field, select, date {tareekh} merchant {dukaan} other {{field}}} hata diya (tha: {before}). Wapas chahiye to “undo” likhiye.',
  'edit.already':
    '{receipt}: {field, select, date {tareekh} merchant {dukaan} other {{field}}} pehle se **{value}** hai.',
  'edit.claimed': '{receipt} claim ho chuki hai, ab badli nahi ja sakti.',
  'edit.claimed-in': 'Yeh receipts {number} mein hain, ab badli nahi ja sakti.',
  'edit.sum': '{count, plural, one {# receipt} other {# receipts}} ka kul ab **{sum}** hai.',
  'edit.which': 'Kaun si receipt?',
  'edit.which-field': 'Kaun si receipt ka {field, select, date {tareekh} other {{field}}} badalna hai?',
  'edit.which-value': '**{value}** kaun si receipt ka {field} hai?',
  'edit.value': '{receipt} ka sahi {field, select, date {tareekh} other {{field}}} kya hai?',
  'edit.value-exact-rupees': '{receipt} ka {field} rupaye mein theek kitna hai?',
  'edit.value-unread': '{receipt} ka {field} padha nahi gaya. Kya hai?',
  'edit.confirm': '{receipt} ka {field} “{value}” kar dun? **haan** ya **nahi** likhiye.',
  'edit.confirm-totals': 'Total badal dun: {changes}? **haan** ya **nahi** likhiye.',
  'edit.change-to': '{receipt}: **{amount}**',
  'edit.kept': '{receipts} waisa hi rahega.',
  'edit.left': 'Theek hai, waisa hi rehne deta hoon.',
  'two-ways': 'Iske do matlab ho sakte hain, isliye kuch nahi badla:',
  'two-ways.say': 'Kya karna hai? Ek baar mein ek baat batayiye.',

  'remove.which': 'Kaun si receipt hatani hai? Jaise “receipt 2 hata do”.',
  'remove.which-left-out': 'Kaun si receipt chhodni hai? Jaise “receipt 2 hata do”.',
  'remove.ask': '{receipts} ko yahan se hata dun? **haan** ya **nahi** likhiye.',
  'remove.unknown-number': 'Yahan receipt {number} nahi hai.',
  'remove.unknown': '“{words}” ki koi receipt yahan nahi mili.',
  'part.printed': '{receipt} par “{item}” {amount} chhapa hai.',
  'part.in': '“{item}” shaamil rahega: {receipt} ka total **{amount}** hai.',
  'purpose.noted': 'Manager ke liye note kar liya: “{words}”{count, plural, =0 {} other { ({receipts})}}.',
  'elsewhere.no-bill':
    'Har kharche ke liye yahan ek file chahiye, par bill zaroori nahi: slip, apne note ya payment ki photo chalegi, aur jo main na padh sakun woh aap likh sakte hain. Aapke approver tay karte hain.',
  'no-bill.slip':
    '{receipt} mein payment dikhta hai: “receipt {number} is an expense” likhiye, to wahi claim ho jayegi. Aapke approver tay karte hain.',
  'purpose.none': 'Manager ke liye koi note nahi likha tha.',
  'purpose.dropped': 'Note “{words}” hata diya.{left, select, none {} other { Abhi bhi likha hai: “{left}”.}}',
  'part.ask':
    '{receipt} ke **{total}** mein se “{item}” kitne ka hai? Amount bataiye, main {side, select, off {use hata dunga} other {sirf utna claim karunga}}.',
  'part.which':
    'Yeh kis receipt ka hissa hai, aur kitne ka? Jaise {side, select, off {“leave out 500 of receipt 1”} other {“claim only 500 of receipt 1”}}.',
  'remove.all-sent': 'Yahan ki saari receipts ek saath jaati hain.',
  'remove.claimed': '{receipt} claim ho chuki hai, ab hatayi nahi ja sakti.',
  'remove.done': '{receipts} hata {count, plural, other {di}}. Wapas chahiye to “undo” likhiye.',
  'remove.none-left': 'Ab yahan koi receipt nahi bachi.',
  'remove.left': '{count, plural, one {# receipt} other {# receipts}} baaki, **{sum}**.',
  'undo.done': '{receipt}: {field, select, date {tareekh} other {{field}}} phir se **{value}** hai (tha: {before}).',
  'undo.as-read':
    '{receipt}: {field, select, date {tareekh} other {{field}}} phir se **{value}** hai, jaisa padha gaya tha (tha: {before}).',
  'undo.nothing-removed': 'Koi receipt hatayi nahi gayi thi, to wapas laane ko kuch nahi hai.',
  'undo.nothing': 'Wapas karne ko yahan kuch nahi hai.',
  'undo.unedited': '{receipt} mein abhi wahi hai jo padha gaya tha.',
  'undo.already-back': '{receipt} pehle se yahan hai.',
  'undo.restored': '{receipt} wapas aa gayi. Ab yahan {count, plural, one {# receipt} other {# receipts}}, **{sum}**.',
  'unclear.unsure': 'Kuch nahi badla: “{words}” pakka nahi lagta.',
  'unclear.quoted': 'Kuch nahi badla: “{words}” kisi aur ki baat hai.',
  'unclear.sounds-unsure': 'Kuch nahi badla, kyunki yeh pakka nahi lagta.',
  'unclear.negated': 'Kuch nahi badla.',
  'unclear.several': 'Kuch nahi badla: “{words}” mein ek se zyada value ho sakti hai.',
  'unclear.unread': 'Kuch nahi badla: “{words}” samajh nahi aaya.',
  'refused.category': 'Category Food, Transport, Accommodation ya Miscellaneous hoti hai.',
  'refused.future-day': '{day} abhi aaya nahi hai. Receipt par kaun si tareekh hai?',
  'refused.not-a-day': '“{words}” calendar mein nahi hai. Sahi tareekh kya hai?',

  'send.here':
    'Yahan {count, plural, one {ki receipt (**{sum}**) abhi bheji nahi gayi hai} other {ki # receipts (**{sum}**) abhi bheji nahi gayi hain}}.',
  'send.left-out': 'Theek hai, kuch bheja nahi gaya. Yahan ki saari receipts ek saath jaati hain.',
  'send.none': 'Is chat mein claim karne ko koi receipt nahi hai. Pehle upload kijiye.',
  'send.totals': 'Claim se pehle {receipts} {count, plural, one {ka} other {ke}} total rupaye mein chahiye.',
  'send.ask':
    '{count, plural, one {# receipt} other {# receipts}}, **{sum}**, {approver} ko approval ke liye bhej dun? **haan** ya **send reimbursement** likhiye.',
  'send.nothing': 'Kuch bheja nahi gaya.',
  'send.refused': 'Theek hai, kuch bheja nahi gaya.',
  'send.later': 'Theek hai, aaram se. Kuch bheja nahi gaya.',
  'send.contents-reason': 'Approver ke liye aapka note: “{reason}”.',
  'send.held':
    'Theek hai, kuch bheja nahi gaya. {count, plural, one {Aapki receipt (**{sum}**) yahin hai} other {Aapki # receipts (**{sum}**) yahin hain}}: jab bhejna ho, “bhej do” likhiye.',
  'send.postponed':
    'Theek hai, kuch bheja nahi gaya. Baad mein main apne aap nahi bhej sakta, isliye jab bhejna ho **send reimbursement** likhiye.',
  'send.unconfirmed':
    '{receipts} {count, plural, one {ka} other {ke}} total pakka nahi hai: receipt se mila lijiye. Sahi hai to “receipt {number} ka total {amount} hai” likhiye.',
  'send.doubtful':
    '{receipts} duplicate ho {count, plural, one {sakti hai} other {sakti hain}}. Nahi hai to “receipt {number} alag bill hai” likhiye.',
  'send.state-sent': 'Haan, bheja ja chuka hai.',
  'send.state-unsent':
    'Nahi, abhi nahi.{count, plural, =0 {} other { # receipt (**{sum}**) taiyaar: claim ke liye **send reimbursement** likhiye.}}',
  'send.receiver':
    '{count, plural, =0 {Aapka claim} other {Aapka claim (# receipt, **{sum}**)}} {approver} ke paas jaata hai; faisla wahi karte hain.',
  'send.left-open': 'Aap yeh karna chahte the, jo abhi baaki hai: {wishes}.',
  'left.remove': '{receipts} hatana',
  'left.remove-one': 'ek receipt hatana',
  'left.journey': 'mileage jodna{distance, select, none {} other { ({distance})}}',
  'send.unread': 'Aapne yeh bhi likha tha: {words}. Yeh samajh nahi aaya, isliye kuch nahi kiya.',
  'foreign.told':
    'Sirf likhne se {amounts} nahi jod sakta. {count, plural, other {Slip ki photo, ya card statement ya apne note ki photo upload kijiye.}} Phir rupaye bataiye: card statement par jo hai, ya cash ho to jitne mein currency li thi.',
  'foreign.rate':
    'Main apna koi rate nahi lagata. Card ho to statement ke rupaye; cash ho to jis rate par currency li thi: bataiye, jaise “rate 84.20 tha”, main {amounts} ka hisaab kar dunga.',
  'foreign.then':
    'Abhi kuch joda nahi: {count, plural, other {slip, card statement ya apne note ki photo upload kijiye}}, aur total itna likhiye.',
  'foreign.open': 'Aapne {amounts} bataya tha, jo claim mein nahi hai: uske liye photo chahiye.',
  'open.which': 'Kaun sa? Thoda aur likhiye.',
  'blocked.one': 'Kuch bheja nahi gaya. {blocker}',
  'blocked.total': '{receipt}: total padha nahi gaya.',
  'blocked.question':
    '{receipt} ka total rupaye mein kitna hai? Bas amount likhiye, ya “receipt {number} ka total 1,240 hai”.',
  'blocked.then': 'Phir **send reimbursement** likhiye.',
  'claims.none': 'Aapne abhi koi claim nahi bheja. Receipts upload karke **send reimbursement** likhiye.',
  'claims.unknown': 'Aapka koi claim {number} nahi mila.',
  'claims.reason': 'Wajah: {reason}',
  'claims.pending': '{approver} ka faisla baaki hai.',

  'claims.none-within': 'Aapke claims mein{words} koi nahi hai.',
  'claims.latest-of': '{count, plural, one {Yahi aapka claim hai} other {Aapke # claims mein yeh sabse naya hai}}.',
  'claims.listed':
    'Aapke {count, plural, one {# claim} other {# claims}}{words}, kul **{sum}**{shown, plural, =0 {:} other {. Sabse naye #:}}',
  'claims.rest': 'Baaki [expenses report](/fingenie-report) mein hain.',
  'decide.by': 'Main approve, reject ya payment nahi kar sakta: aapke claims par **{approver}** faisla karte hain.',
  'decide.not-here': 'Main approve, reject ya payment nahi kar sakta; in par faisla aapko karna hai.',
  'decide.nobody':
    'Main approve, reject ya payment nahi kar sakta: aapke koi manager set nahi hain, isliye super admin faisla karte hain.',
  'decide.no-claim': 'Woh claim aapne abhi bheja nahi hai.',
  'decide.team': 'Team ki requests [Approvals](/admin-approvals) mein hain, aur figures [dashboard](/dashboard) par.',
  'queue.nobody': 'Aapke paas kisi ki request faisle ke liye nahi aati.',
  'queue.none':
    'Aapke faisle ke liye {kind, select, trips {koi trip} expenses {koi claim} other {kuch}} baaki nahi hai.',
  'queue.count':
    'Aapke faisle ke liye {trips, plural, =0 {} one {# trip} other {# trips}}{trips, plural, =0 {} other {{claims, plural, =0 {} other { aur }}}}{claims, plural, =0 {} one {# claim} other {# claims}}, kul **{sum}**.',
  'queue.decide': 'Faisla [Approvals](/admin-approvals) mein kijiye.',
  'approver.is': 'Aapke claims par **{approver}** faisla karte hain.',

  'sent-claim.pending':
    '{number} ({description}, **{amount}**) {holder} ke paas hai, {date} se **pending**{days, plural, =0 { (aaj se)} other { (# din)}}.',
  'sent-claim.approved': '{number} ({description}, **{amount}**) {by} ne {on} ko **approve** kar diya.',
  'sent-claim.rejected': '{number} ({description}, **{amount}**) {by} ne {on} ko **reject** kar diya.',
  'sent-claim.returned': '{number} ({description}, **{amount}**) {by} ne {on} ko aapko **wapas** bheja.',
  'sent-claim.paid': '{number}: **{amount}** {date} ko de diya gaya.',
  'sent-claim.planned': '{number}: **{amount}** accounts team ke agle payment run mein hai, abhi mila nahi.',
  'sent-claim.unpaid':
    '{number}: **{amount}** approve ho gaya hai, abhi mila nahi. Accounts team ke payment run mein jayega.',
  'sent-claim.unpaid-pending': 'Approve hone se pehle paisa nahi aata.',
  'sent-claim.no-day': 'Payment ka din mujhe pata nahi hota. Paisa aane par aapko email milega.',
  'sent-claim.others': 'Aur bhi claims milte hain: {numbers}.',
  'sent-claim.contents': '{number} mein {count, plural, other {# receipts}} hain, kul **{sum}**:',
  'sent-claim.none-named': '{words} ka koi claim nahi mila.',
  'sent-claim.none-older':
    'Koi pending claim {days, plural, other {# din}} se zyada purana nahi hai. Sabse purana {number} hai, {date} ko bheja.',
  'claims.one': '{number} ({description}, **{amount}**, {date} ko bheja) **{status}** hai.',
  'journey.known': '{what, select, none {Apni gaadi ki yatra ke liye bill nahi chahiye.} other {Mileage: {what}.}}',
  'journey.part.kilometres': 'kitne kilometre the',
  'journey.part.vehicle': 'kaunsi gaadi (car, two-wheeler ya electric)',
  'journey.part.from': 'kahan se',
  'journey.part.to': 'kahan tak',
  'journey.part.date': 'kis din',
  'journey.part.purpose': 'kis kaam ke liye',
  'journey.waits': 'Pehle wale {distance} yaad hain: unke baare mein iske baad puchhunga.',
  'journey.missing': 'Bataiye: {parts}.',
  'journey.add': 'Claim mein jod dun? **haan** ya **nahi** likhiye.',
  'journey.worth':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: {distance} × {rate} = **{amount}** (clause {clause}).',
  'journey.rate':
    '{vehicle, select, two_wheeler {Two-wheeler} car {Car} electric {Electric vehicle} other {}}: **{rate}** per km (clause {clause}).',
  'journey.dropped': 'Mileage chhod diya: claim mein kuch nahi joda gaya.',
  'journey.none': 'Claim mein koi mileage nahi joda gaya, aur kuch baaki bhi nahi hai.',
  'journey.added': 'Claim mein jod diya: {receipt}, **{amount}**. Kul ab **{sum}** hai.',
  'withdraw.ask':
    '{number} ({description}, **{amount}**) wapas le lun? Approver ko phir nahi dikhega, aur aap theek karke dobara bhej sakte hain. **haan** ya **nahi** likhiye.',
  'withdraw.to-correct': 'Bheja hua claim theek karne ke liye pehle wapas lena padta hai.',
  'withdraw.kept': 'Theek hai, {number} waisa hi rahega ({status}).',
  'withdraw.done':
    '{number} wapas le liya. {count, plural, =0 {Uski receipts apni chat mein phir se khuli hain} other {Uski # receipt phir se yahan hai}}: theek karke **send reimbursement** likhiye.',
  'withdraw.cannot': '{number} ab wapas nahi liya ja sakta.',
  'check.ready': 'Taiyaar hai: kuch baaki nahi.',
  'check.can-go': 'Bhej sakte hain, par pehle yeh dekh lijiye.',
  'check.not-ready': 'Abhi nahi.',
  'check.warnings': 'Yeh nahi hai; bhejne se nahi rokta, par approver ko dikhega:',
  'check.findings': 'Policy se bahar, approver ko dikhega:',
  'check.within':
    '{count, plural, one {Receipt} other {Saari # receipts}} policy ke andar, jahan tak jaancha ja sakta hai.',
  'check.claimed': 'Haan, {count, plural, other {pehle claim ho chuki lagti hai}}:',
  'check.not-claimed':
    'Nahi, {count, plural, one {yeh} other {# mein se koi}} aapke kisi pehle ke claim mein nahi hai.',
  'deadline.in-time':
    'Abhi samay hai: {date} {days, plural, =0 {aaj hai} one {kal tha} other {# din pehle tha}}, aur policy {limit, plural, other {# din}} deti hai (clause {clause}). {last} tak claim kar lijiye.',

  'figures.sum': '**{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein.',
  'figures.sum-list': '**{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein:',
  'figures.sum-by': '**{sum}**{scope}, {count, plural, one {# receipt} other {# receipts}} mein, {group} ke hisaab se:',
  'figures.count': '{count, plural, one {# receipt} other {# receipts}}{scope}: kul **{sum}**.',
  'figures.average':
    'Average receipt{scope} **{average}** ki hai ({count, plural, one {# receipt} other {# receipts}}, kul {sum}).',
  'lines.one':
    'Aapka {measure, select, largest {sabse bada} smallest {sabse chhota} earliest {sabse purana} latest {sabse naya} other {{measure}}} kharcha{scope} {where} hai: {amount} ({facts}).',
  'counted.conversation': 'Gina gaya: yahan ki receipts. Baaki ke liye “and in all my claims?” poochhiye.',
  'counted.unclaimed': 'Gina gaya: jo receipts upload hui hain aur claim nahi hui.',
  'counted.claimed': 'Gina gaya: aapke {statuses} claims, bhejne ke din se.',
  'counted.spent': 'Gina gaya: aapke {statuses} claims, receipt ki tareekh se.',
  'nothing.conversation': 'Yahan ki receipts mein{scope} kuch nahi mila.',
  'nothing.unclaimed': 'Aapki bina claim ki receipts mein{scope} kuch nahi mila.',
  'nothing.claims': 'Aapke claims mein{scope} kuch nahi mila.',
  'period.sum': '{first}{scope}: **{amount}**, {second}: **{other}**. Fark: {difference}.',
} as const
