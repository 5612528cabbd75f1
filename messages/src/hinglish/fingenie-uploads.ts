/** What FinGenie says of uploads, and what it is doing, to somebody who writes Hindi in Latin letters. */
export const fingenieUploadsHinglish = {
  'upload.read-documents':
    '{documents, plural, one {# document padha, jo apne aap mein kharcha nahi hai} other {# documents padhe, jo apne aap mein kharcha nahi hain}}{count, plural, =0 {.} one {, aur # receipt, kul **{sum}**.} other {, aur # receipts, kul **{sum}**.}}',
  'upload.read-before':
    'Aapne {count, plural, one {# receipt} other {# receipts}} upload ki, jo main pehle padh chuka hoon, kul **{sum}**.',
  'upload.claimed-by-other': '{name} pehle se kisi aur ke claim mein hai. Aapke approver ko yeh dikhega.',
  'upload.alike': '{receipt} duplicate ho sakti hai. {reason}',
  'upload.wrong-gstin': 'Bill {name} ka GSTIN sahi nahi hai (checksum), isliye use chhod diya.',
  'upload.wrong-gstin-of': 'Bill {name} ka GSTIN {gstin} sahi nahi hai (checksum), isliye use chhod diya.',
  'upload.no-expense':
    '{name} {kind, select, credit_note {credit note lagti hai, isliye iska kuch claim nahi hota. Jis bill ki hai, uska claim utna kam hota hai} proforma {proforma invoice lagti hai, jo abhi bill nahi hai. Final invoice claim kijiye} quotation {quotation lagti hai, jo abhi bill nahi hai. Final invoice claim kijiye} boarding_pass {boarding pass lagti hai, jis par daam nahi hai. Ticket ya invoice upload kijiye} other {statement lagti hai. Jo claim karna hai uske bill upload kijiye}}.',
  'upload.payment':
    '{name} mein payment dikhta hai, kya khareeda yeh nahi, isliye gina nahi gaya. Bill ho to woh upload kijiye; na ho to “receipt {number} is an expense” likhiye.',
  'upload.handwriting': '{receipt}: haath ki likhawat mili, jo main nahi padhta. Zaroori ho to likh dijiye.',
  'upload.twice': '{name} {count, plural, other {# baar}} upload hui, isliye ek hi baar jodi.',
  'upload.same': '{names} wahi file {count, plural, one {hai} other {hain}} jo {name} hai, isliye ek hi baar jodi.',
  'upload.currency':
    '{receipt} {currency} mein hai, aur claim rupaye mein milta hai. Rakam batayiye: “receipt {number} ka total ₹… hai”.',

  'stage.show_claim': 'Claim jaanch raha hoon',
  'stage.list_my_expenses': 'Aapke claims dekh raha hoon',
  'stage.spending_figures': 'Aapka kharcha jod raha hoon',
  'stage.spending_list': 'Aapka kharcha dekh raha hoon',
  'stage.submit_claim': 'Claim bhej raha hoon',
  'stage.list_my_trips': 'Aapki trips dekh raha hoon',
} as const
