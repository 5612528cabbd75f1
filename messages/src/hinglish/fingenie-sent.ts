/** What FinGenie tells of sent claims, prints, budgets, checks and waiting requests to somebody who writes Hindi in Latin letters. */
export const fingenieSentHinglish = {
  'sent-claim.other': '{number} ({description}, **{amount}**) **{status}** hai.',
  'sent-claim.not-rejected': '{number} reject nahi hua.',
  'sent-claim.bounced':
    '{number}: bank ne **{amount}** wapas bhej diye. Aapki [bank details](/account) sahi hone par accounts team phir se degi.',
  'rate.set': '{receipt} ko is rate par claim karne ke liye “the rate was …” likhiye.',
  'rate.proof': 'Aapke approver ko dono rakam dikhti hain. Card statement ki line ho to woh bhi upload kijiye.',
  'rate.which': 'Yeh rate kaun si receipt ka hai? Rate ke saath receipt bhi likhiye.',
  'printed.item': '{name}: **{amount}**{quantity, select, none {} other { ({quantity} ke liye)}}',
  'printed.none': '{receipts} mein jo padha gaya, usme {labels} nahi mila. File kholkar mila lijiye.',
  'role.finance': 'finance team',
  'role.travel_desk': 'travel desk',
  'role.administrator': 'administrator',
  'role.super_admin': 'super admin',
  'documents.paid': '{receipts} {count, plural, one {ka} other {ke}} paisa approve hone par milta hai: **{sum}**.',
  'documents.why':
    '{receipt} {kind, select, credit_note {credit note hai: dukaan ne {amount} wapas kiye, to us khareed ka claim utna kam hota hai} proforma {proforma invoice hai: abhi paisa diya nahi gaya. Final invoice claim kijiye} quotation {quotation hai: abhi paisa diya nahi gaya. Final invoice claim kijiye} boarding_pass {boarding pass hai, jis par daam nahi hai. Ticket ya uska invoice upload kijiye} payment {sirf yeh dikhati hai ki {amount} diye gaye, kis cheez ke nahi. Bill upload kijiye, ya “receipt {number} is an expense” likhiye} card_slip {sirf yeh dikhati hai ki {amount} diye gaye, kis cheez ke nahi. Bill upload kijiye, ya “receipt {number} is an expense” likhiye} statement {statement hai. Jo claim karna hai uske bill upload kijiye} other {bill nahi hai}}.',
  'budget.left':
    '**{name}** ({code}): {year} ke {amount} mein se **{left}** baaki; {used} kharch ho gaye ({percent}%){waits, select, no {} other {, aur jin requests par faisla baaki hai unke {pending} ghata diye hain}}.',
  'budget.over': '**{name}** ({code}): {year} ke budget {amount} se {left} zyada.',
  'budget.none':
    'Aapka koi budget nahi dikhta. Budget uske cost centre ya project ke owner, finance aur administrators dekh sakte hain.',
  'budget.more': 'Baaki [Budgets](/budgets) mein hain.',
  'check.no-policy': 'Is din ke liye koi policy nahi hai, isliye jaanchne ko kuch nahi hai.',
  'check.confirm': 'Kagaz se mila lijiye. Sahi ho ya galat, likhiye, jaise “receipt {number} ka total … hai”.',
  'deadline.late':
    'Der ho gayi: {date} {days, plural, other {# din}} pehle tha, aur policy {limit, plural, other {# din}} deti hai (clause {clause}), jo {last} ko poore hue. {severity, select, block {Ab bheja nahi ja sakta.} reason {Wajah likhkar ab bhi claim kar sakte hain.} other {Ab bhi claim kar sakte hain; aapke approver ko bataya jata hai.}}',
  'deadline.depends':
    'Din par hai: {first} se jo kharch hua woh samay par hai, usse pehle ka late hai. Policy {limit, plural, other {# din}} deti hai (clause {clause}).',
  'deadline.ahead':
    '{date} abhi aaya nahi hai. Policy uske baad {limit, plural, other {# din}} deti hai (clause {clause}).',
  'queue.stands-out':
    '{of, select, nobody {Sabse} other {{of} ki sabse}} {which, select, oldest {purani} newest {nayi} largest {badi} smallest {chhoti} other {}} request: {number}{of, select, nobody { ({name})} other {}}, **{amount}**, {date} ko bheji{days, plural, =0 { (aaj)} other { (# din pehle)}}.',
  'queue.urgent': 'Pehle ise dekhiye: yeh sabse zyada samay se ruki hai.',
  'queue.most': 'Sabse zyada **{name}** ki: {count, plural, one {# request} other {# requests}}, **{sum}**.',
  'queue.each': '- {name}: {count, plural, one {# request} other {# requests}}, {sum}',
  'queue.none-from': '{name} ka kuch aapke faisle ke liye baaki nahi hai.',
  'queue.none-bound': 'Aapke faisle ke liye koi request{bound} baaki nahi hai.',
  'queue.from':
    '{name}: aapke faisle ke liye {count, plural, one {# request baaki hai} other {# requests baaki hain}}, kul **{sum}**.',
  'queue.sound':
    '{of, select, nobody {Jo aapke paas baaki hai} other {{of} ka jo aapke paas baaki hai}}, usme kuch alag nahi dikha: na policy se bahar, na duplicate, na badlaav, na bina pakki rakam.',
  'queue.odd': 'Faisle se pehle yeh dekh lijiye:',
  'queue.no-duplicates': 'Aapke faisle wali receipts mein kisi ke duplicate hone ka shak nahi hai.',
  'queue.finding': '- {number} ({name}): {what}',
  'queue.odd.duplicate': '{receipt} duplicate ho sakti hai',
  'queue.odd.unconfirmed': '{receipt} mein kuch saaf nahi padha gaya aur pakka nahi kiya gaya',
  'queue.odd.edited': '{receipt} haath se badli gayi',
  'queue.odd.undated': '{receipt} par tareekh nahi hai',
} as const
