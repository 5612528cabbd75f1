/** What FinGenie says of changes to receipts, and why a value was not set, to somebody who writes Hindi in Latin letters. */
export const fingenieEditsHinglish = {
  'edit.currency':
    'Yeh {currency} mein hai, aur claim rupaye mein milta hai. Total rupaye mein batayiye: “receipt {number} ka total ₹… hai”.',
  'edit.value-there':
    '{receipt} {field, select, date {ki tareekh} merchant {ki dukaan} other {ka {field}}} **{value}** hai. Receipt par na ho to “receipt {number} has no {field}” likhiye.',
  'edit.other-currency':
    'Claim rupaye mein milta hai, aur {currency} dusri currency hai. {receipt} ke kitne rupaye lage? Aapke bank ya card statement par likha hota hai.',
  'edit.which-currency':
    'Yeh {rupees} hai, ya {printed}, jaisa receipt par hai? Claim rupaye mein milta hai: {receipt} ke kitne rupaye lage? Aapke bank ya card statement par likha hota hai. Jawaab mein currency bhi likhiye, jaise “₹3,450”.',
  'two-ways.change':
    '{receipts} {field, select, date {ki tareekh} merchant {ki dukaan} other {ka {field}}} **{value}** karna',
  'two-ways.back': '{receipts} ko wapas waisa karna jaisa padha gaya tha',
  'two-ways.remove': '{receipts} hatana',
  'two-ways.one': 'sabhi receipts ka ek claim banana',
  'two-ways.each': 'har receipt ka alag claim banana',
  'two-ways.trip': 'claim ko dusri trip se jodna',
  'part.unpriced': '{receipt} ka total abhi pata nahi. Woh kitna hai, aur usme “{item}” kitne ka hai?',
  'edit.made':
    '- {receipt}, {field, select, date {tareekh} merchant {dukaan} other {{field}}}: **{value}** (padha gaya tha: {before})',
  'undo.edited':
    '{receipts} pehle badli {count, plural, one {gayi thi} other {gayi thin}}. Jo padha gaya tha, woh wapas chahiye to “put receipt {number} back” likhiye, ya sirf ek cheez: “put the total of receipt {number} back”.',
  'undo.unread-field':
    '{receipt} par {field, select, date {tareekh} merchant {dukaan} other {{field}}} padha nahi gaya tha, isliye wapas laane ko kuch nahi hai.',
  'undo.unknown': '{receipt} par kya padha gaya tha, yeh mujhe pata nahi.',
  'unclear.other-receipt': 'Kuch nahi badla: yeh to receipt {number} ka total hai.',
  'unclear.tax-currency': 'Kuch nahi badla: GST rupaye mein lagta hai.',
  'refused.payment-method': 'Payment ka tareeka cash, card, UPI, wallet ya bank hota hai.',
  'refused.code': '{field} mein kam se kam ek ank hota hai, baaki sirf akshar, “-” aur “/”.',
  'refused.count': 'Bill par {field} 1 se {most} tak hota hai.',
  'refused.negative-tax': 'Tax zero se kam nahi ho sakta.',
  'refused.not-a-gstin': '{code} sahi GSTIN nahi hai: uska format ya check character galat hai.',
  'refused.gstin-as-name':
    '{gstin} ek GSTIN hai, {field, select, address {pata} merchant {dukaan} place {jagah} other {{field}}} nahi.',
  'refused.not-a-name':
    '“{words}” {field, select, address {pata} merchant {dukaan ka naam} place {jagah ka naam} other {{field}}} nahi hai.',
  'refused.needs-currency': 'Har receipt ki ek currency hoti hai. Kaun si hai, jaise INR?',
  'refused.one-by-one': '{fields} ek-ek karke batayiye, har ek ki sahi value ke saath.',
  'refused.field': '{field, select, date {tareekh} merchant {dukaan} other {{field}}}',
} as const
