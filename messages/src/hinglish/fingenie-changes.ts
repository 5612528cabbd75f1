/** What FinGenie says of changes, uploads and sent claims to somebody who writes Hindi in Latin letters. */
export const fingenieChangesHinglish = {
  'elsewhere.no-bill':
    'Yahan har kharche ke saath ek file chahiye, par bill zaroori nahi: slip, apne likhe note ya payment ki photo chalegi, aur jo main na padh sakun woh aap likh sakte hain. Faisla aapke approver karte hain.',
  'elsewhere.withdraw':
    'Main claim wapas nahi le sakta. Jab tak woh pending hai, aap le sakte hain: [expenses report](/fingenie-report) mein kholkar **Withdraw** chuniye. Uski receipts phir khaali ho jaati hain.',
  'elsewhere.resend':
    'Haan. Reject hue ya wapas liye gaye claim ki receipts usi chat mein phir khaali hain. Wahin theek karke naye claim mein bhejiye.',
  'elsewhere.paid':
    'Claim ke page par likha hota hai ki kab verify hua aur kab paisa diya gaya, aur tab email bhi aata hai: [expenses report](/fingenie-report) mein kholiye. Approved hai par paisa nahi aaya, to accounts team bata sakti hai.',
  'elsewhere.mileage':
    'Apni gaadi ke safar ke liye receipt nahi chahiye: chat ke upar **Add mileage** chuniye aur doori likhiye. Wahin badal ya hata bhi sakte hain.',
  'elsewhere.shared':
    'Batayiye ki kis receipt ka kaun sa hissa company ka nahi hai, jaise “500 of receipt 1 was personal”. Approver ko chhapi hui rakam bhi dikhti hai.',
  'elsewhere.foreign':
    'Bill ya card payment ki photo upload kijiye: foreign rakam main padh lunga aur poochhunga ki aapne kitne rupaye diye. Bina file ke nahi jod sakta.',
  'elsewhere.per-diem':
    'Per diem yahan alag rakam ki tarah nahi milta: yeh trip ke har din khane ki policy wali seema hai. Khane ke bill upload karke trip se jodiye.',
  'elsewhere.some':
    'Yahan ki saari receipts ek saath jaati hain, ya har ek alag claim mein: “one claim for all” ya “claim them separately” likhiye. Kuch alag bhejni hon to baaki hatakar nayi chat mein upload kijiye.',
  'not-left-out': '{words} ko laagu nahi kar paya, isliye kuch chhoda nahi.',
  'next.documents':
    '{count, plural, one {Yeh akele} other {Yeh akele}} koi kharcha nahi hai, isliye abhi claim karne ko kuch nahi. Agar main galat hoon to “receipt {number} is an expense” likhiye.',
  'edit.already-empty': '{receipt} mein {field} pehle se khaali hai.',
  'edit.skipped': '“{words}” chhod diya, kyunki samajh nahi aaya ki kya badalna hai.',
  'edit.value-then': '{receipt} ka sahi {field} bhi chahiye hoga.',
  'edit.value-exact': '{receipt} ka theek {field} kya hai?',
  'edit.scale': 'Kuch nahi badla: {amount} abhi ke total {present} se bahut alag hai.',
  'edit.none-made': 'Yahan kisi receipt mein badlaav nahi hua: sab waisi hi hain jaisi padhi gayi.',
  'undo.unedited-field': '{receipt} ka {field} waisa hi hai jaisa padha gaya: **{value}**.',
  'undo.cannot-change': 'Woh receipt ab nahi badli ja sakti.',
  'undo.cannot-restore': 'Woh receipt ab wapas nahi laayi ja sakti.',
  'unclear.sounds-quoted': 'Kuch nahi badla, kyunki yeh kisi aur ki kahi baat hai.',
  'unclear.relative': 'Kuch nahi badla: poori rakam chahiye, “{words}” nahi.',
  'unclear.currencies': 'Kuch nahi badla: “{words}” mein do currency hain.',
  'unclear.decimals': 'Kuch nahi badla: “{words}” mein do se zyada dashamlav ank hain.',
  'refused.negative-total': 'Total zero se kam nahi ho sakta.',
  'refused.currency': 'Total rupaye mein chahiye, {currency} mein nahi.',
  'refused.not-one-day': 'Receipt ki ek hi tareekh hoti hai, jaise 12 June 2026.',
  'remove.open': 'Aapke jawaab ka intezaar hai: {receipts} ko is chat se hataun? Haan ya nahi likhiye.',
  'remove.claimed-all': 'Yeh receipts claim ho chuki hain aur ab nahi hatayi ja sakti.',
  'send.already':
    '{number} pehle hi bheja ja chuka hai. Jab tak pending hai, [expenses report](/fingenie-report) mein wapas le sakte hain.',
  'send.payment':
    'Paisa kab aayega, yeh main nahi bata sakta: pehle {approver} faisla karte hain, phir accounts team paisa deti hai. Faisle mein kitna samay lagta hai, [dashboard](/dashboard) par hai.',
  'send.timing': 'Jab aap kahen tabhi kuch bheja jaata hai. Samay ki seema [policy](/policy) mein hai.',
  'sent.done': '{count, plural, one {# receipt} other {# receipts}}, kul **{sum}**, **{approver}** ko bheji gayi.',
  'approver.when': 'Iska koi tay din nahi hai. Faisle mein kitna samay lagta hai, [dashboard](/dashboard) par dekhiye.',
  'approver.away':
    'Chhutti par kaun hai, yeh mujhe nahi dikhta. {approver} na hon to woh apne approvals kisi aur ko saunp sakte hain, ya administrator yeh kar sakte hain.',
  'approver.nobody': 'Aapke manager ki jagah koi set nahi hai, isliye super admin faisla karte hain.',
  'others.claims': 'Main sirf aapke apne claims ke baare mein bata sakta hoon, dusron ke nahi.',
  'others.claims-of': 'Main sirf aapke apne claims ke baare mein bata sakta hoon, {name} ke nahi.',
  'trip.none': 'Claim ab kisi trip se juda nahi hai.',
  'trip.chosen': 'Claim ab aapki **{city}** trip ({number}, {dates}) se juda hai.',
  'trip.which': 'Kaun si trip?',
  'trip.choose': 'Inme se chuniye:',
  'duplicate.none': 'Yahan kisi receipt ke duplicate hone ka faisla baaki nahi hai.',
  'duplicate.different': 'Note kar liya: {receipt} alag khareed hai. Approver ko aapki baat dikhegi.',
  'duplicate.kept': '{receipt} rehne di. Approver ko dikhega ki yeh duplicate ho sakti hai.',
  'missing-receipts.no-trip': 'Aapki trips mein woh trip nahi mili.',
  'purpose.noted': 'Approver ke liye note kar liya: “{words}”{count, plural, =0 {} other { ({receipts})}}.',
  'check.sure': '{count, plural, one {Is receipt} other {Sabhi # receipts}} ki dukaan, tareekh aur total pakke hain.',
  'check.unsure': '{count, plural, one {# receipt} other {# receipts}} mein pakka nahi hoon:',
  'check.not-found': '{field} (nahi mila)',
  'no-bill.slip':
    '{receipt} mein payment dikh raha hai: “receipt {number} is an expense” likhiye, to wahi claim hoga. Faisla approver karte hain.',
  'upload.read': '{count, plural, one {# receipt} other {# receipts}} padh li, kul **{sum}**.',
  'upload.repeated':
    '{name} is {place, select, claim {claim} other {chat}} mein pehle se hai, isliye dobara nahi joda.',
  'upload.claimed-before': '{name} pehle se aapke claim {number} mein hai. Kya dobara upload karna tha?',
  'upload.several':
    '{name} mein {count, plural, one {# receipt hai} other {# receipts hain}}, isliye har ek alag jodi.',
  'upload.unsure':
    '{receipts} {count, plural, one {ka} other {ke}} total pakka nahi: {count, plural, one {receipt} other {receipts}} se milaiye.',
  'upload.unread.nothing_readable': '{name} mein kuch nahi padha ja saka. Saaf photo upload kijiye.',
  'upload.unread.too_slow': '{name} padhne mein bahut samay laga. Saaf photo upload kijiye.',
  'upload.unread.crashed': '{name} nahi padha ja saka. Saaf photo upload kijiye.',
  'upload.gaps': '{receipt}: {fields} nahi padha ja saka. Aap bata sakte hain: “the {field} of receipt {number} is …”.',
  'upload.here':
    'Ab yahan {count, plural, one {# receipt} other {# receipts}} claim hone baaki {count, plural, one {hai} other {hain}} (**{sum}**).',
  unavailable: 'Maaf kijiye, abhi jawaab nahi de sakta. Thodi der baad phir likhiye.',
} as const
