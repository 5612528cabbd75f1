/** What FinGenie says of a claim before and after it is sent, to somebody who writes Hindi in Latin letters. */
export const fingenieClaimsHinglish = {
  'send.documents':
    'Bhejne ko kuch nahi hai: {receipts} apne aap mein koi kharcha nahi {count, plural, one {hai} other {hain}}. Agar main galat hoon to “receipt {number} is an expense” likhiye.',
  'send.kept':
    '{receipts} yahin {count, plural, one {rahegi} other {rahengi}}: apne aap mein koi kharcha nahi {count, plural, one {hai} other {hain}}.',
  'document.ask':
    '{receipt} {kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {bina bill ki payment} other {bill nahi}} lagti hai. Phir bhi iske {amount} kharche mein claim kar dun? **haan** ya **nahi** likhiye.',
  'document.ask-unpriced':
    '{receipt} {kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {bina bill ki payment} other {bill nahi}} lagti hai. Phir bhi ise kharche mein claim kar dun? **haan** ya **nahi** likhiye.',
  'document.claimed': '{receipt} ab claim mein hai. Kul ab **{sum}** hai.',
  'document.unclaimed': '{receipt} ab claim mein nahi hai. Kul ab **{sum}** hai.',
  'send.changed': 'Mere poochhne ke baad aapka claim badal gaya, isliye kuch bheja nahi gaya. {question}',
  'send.process':
    'Main {count, plural, =0 {aapka claim} one {# receipt (**{sum}**)} other {# receipts (**{sum}**)}} {approver} ko bhejta hoon, aur claim ko apna number milta hai. Kahan tak pahuncha, yeh “mere claim ka status kya hai” se poochhiye.',
  'send.undo':
    'Claim jab tak pending hai, use [expenses report](/fingenie-report) mein kholkar Edit se badal kar dobara bhej sakte hain, ya Withdraw se uski receipts khaali kar sakte hain.',
  'send.contents':
    '{count, plural, =0 {Yahan abhi bina claim ki koi receipt nahi hai.} one {Aapke kehne par # receipt (**{sum}**) {approver} ko jaati hai, jo maine padha aur aapne badla uske saath.} other {Aapke kehne par # receipts (**{sum}**) {approver} ko jaati hain, jo maine padha aur aapne badla uske saath.}}',
  'send.left-open-then': 'Aap yeh karna chahte the, jo tab baaki tha: {wishes}.',
  'left.claim-document': '{receipt} ko kharche mein claim karna',
  'left.part': '{side, select, off {“{item}” chhodna} other {sirf “{item}” claim karna}}',
  'left.change-one': 'ek receipt {field, select, date {ki tareekh} merchant {ki dukaan} other {ka {field}}} badalna',
  'left.change': '{receipt} {field, select, date {ki tareekh} merchant {ki dukaan} other {ka {field}}} badalna',
  'left.value': 'kuch',
  'blocked.several':
    'Kuch bheja nahi gaya. Pehle {count, plural, one {# baat theek karni hai} other {# baatein theek karni hain}}:',
  'blocked.currency': '{receipt}: total {currency} mein hai, aur claim rupaye mein milta hai.',

  'sent.unmanaged':
    '{count, plural, one {# receipt} other {# receipts}}, kul **{sum}**, bheji gayi. Aapke manager ki jagah koi set nahi hai, isliye super admin faisla karenge, ya finance, agar super admin sirf aap hain.',
  'sent.repeated':
    'Yeh claim pehle hi bheja ja chuka hai ({count, plural, one {# receipt} other {# receipts}}, kul **{sum}**, {statuses}); dobara kuch nahi bheja.',
  'sent.findings': 'Policy se bahar, {approver} ko dikhega{more, plural, =0 {} other { (aur # baatein)}}:',
  'sent.unconfirmed':
    '{receipts} {count, plural, one {ka total saaf nahi padha gaya, aur aapne use} other {ke total saaf nahi padhe gaye, aur aapne unhe}} pakka nahi kiya. {approver} ko yeh dikhega.',
  'sent.undated': '{receipts} par tareekh nahi mili. {approver} ko yeh dikhega.',
  'sent.some-of': '{count, plural, one {# receipt} other {# receipts}} mein se {some}',
  'sent.duplicates-many':
    '{count, plural, one {# receipt} other {# receipts}} mein se {some} duplicate ho sakti hain, aur aapne nahi bataya ki hain ya nahi. {approver} ko yeh dikhega.',
  'sent.duplicates':
    '{count, plural, one {Yeh receipt duplicate ho sakti hai, aur aapne nahi bataya ki hai ya nahi} other {Yeh receipts duplicate ho sakti hain, aur aapne nahi bataya ki hain ya nahi}}. {approver} ko yeh dikhega:',

  'claims.none-of':
    '{count, plural, one {Aapka claim {status} nahi hai{words}} other {Aapke # claims mein se{words} koi {status} nahi hai}}.',
  'claims.listed-of':
    'Aapke {count, plural, one {# {status} claim} other {# {status} claims}}{words}, kul **{sum}**{shown, plural, =0 {:} other {. Sabse naye #:}}',
  'claims.head.number': 'Number',
  'claims.head.type': 'Type',
  'claims.head.status': 'Status',
  'claims.when.decided': ', {period} ke faisle wale',
  'claims.when.sent': ', {period} ke bheje hue',
  'claims.ignored': 'Claims inse nahi chhaant paaya: {words}.',
  'claims.ignored.city': 'sheher {city}',
  'claims.ignored.means': 'payment ka tareeka',
  'claims.ignored.missing': 'kya nahi hai',
  'claims.ignored.trip': 'trip',
  'claims.ignored.comparison': 'tulna',
  'claims.ignored.group': 'kis hisaab se baantna hai',

  'queue.one': '{number} ({name}), **{amount}**, {date} ko bheja.',
  'queue.head.from': 'Kisne',
  'queue.head.sent': 'Kab bheja',
  'others.merchant': '{name} koi dukaan hai to “expenses at {name}” poochhiye.',
  'others.yours': 'Apne liye “list my expenses” ya “how much did I spend in {month}?” poochhiye.',

  'claim-as.each':
    '**send reimbursement** likhne par {count, plural, one {receipt ka} other {# receipts mein se har ek ka}} alag claim banega.',
  'claim-as.one':
    '**send reimbursement** likhne par {count, plural, one {receipt ka} other {# receipts ka}} ek claim banega.',
  'told.updated': 'Aapka claim badal diya.',
  'told.reason-removed': 'Wajah hata di.',
  'told.trip': 'Claim ab aapki trip **{number}** ({title}) se juda hai.',
  'told.trips': 'Har receipt ab us trip se judi hai jisse uski tareekh aur sheher milte hain.',
  'told.no-trip': 'In receipts ki tareekh aur sheher se koi trip nahi milti.',
  'trip.unknown': 'Claim ke liye aapki{words} koi trip nahi mili.',
  'trip.unknown.number': ' {number} number ki',
  'trip.unknown.cities': ' {cities} ki',
  'trip.unknown.days': ' {days} ki',
  'trip.unknown.words': ' “{words}” wali',
  'trip.answer': 'Uska number, mahina ya sheher likhiye.',
  'trip.named': '{city} ({number}, {dates})',

  'duplicate.which': 'Kaun si receipt? Jaise “receipt 2 alag bill hai” likhiye.',
  'duplicate.same': '{receipt} ko duplicate samjha, isliye use alag khareed nahi maana.',
  'duplicate.unclear':
    'Kuch nahi badla: {receipt} duplicate hai ya nahi, yeh pakka nahi. “receipt {number} alag bill hai”, “keep receipt {number}” ya “discard receipt {number}” likhiye.',
  'duplicate.not-these': 'Kuch nahi badla: {receipts} ke duplicate hone ka koi faisla aapse baaki nahi hai.',
  'duplicate.but-these': 'Inka faisla baaki hai: {receipts}. Jaise “receipt {number} alag bill hai” likhiye.',

  'missing-receipts.trips': 'Aapki trips:',
  'missing-receipts.latest': 'Yeh {count, plural, one {# trip} other {# trips}} mein se sabse nayi hain.',
  'missing-receipts.scope':
    'Main booking ko us trip ke claims ki receipts se milata hoon; receipt bheje jaane par hi gini jaati hai. Khana, cab aur aisi cheezein nahi jaanch sakta.',
  'missing-receipts.unapproved':
    'Aapki trip {trip} {status} hai. Kaun si receipts nahi hain, yeh approve hone ke baad bata sakta hoon.',
  'missing-receipts.none': 'Aapki trip {trip} ki har flight aur hotel ki receipt hai.',
  'missing-receipts.some':
    'Aapki trip {trip} ki {count, plural, one {# receipt baaki hai} other {# receipts baaki hain}}:',
  'missing-receipts.line': '- {kind, select, flight {Ticket} other {Hotel ka bill}}: {title}',
} as const
