/** How both assistants tell what the policy allows, to somebody who writes Hindi in Latin letters. */
export const policyAnswersHinglish = {
  limit:
    '- {kind}{where, select, cities { ({cities})} others { ({cities} aur baaki sab sheher)} elsewhere { (baaki sab sheher)} other {}}{on, select, trip { trip par} no_trip { trip ke bina} other {}}: {text} (clause {clause}); isse upar {severity, select, block {request nahi ja sakti} reason {wajah likhni hoti hai} other {aapke approver ko bataya jata hai}}.',
  'not-set':
    '- {kind}{where, select, city { ({city})} other {}}: {of, select, mileage {policy mein iska rate nahi hai, isliye claim nahi ho sakta} excluded {policy aisa kuch mana nahi karti, isliye aapke approver tay karte hain} other {koi limit nahi hai}}.',
  silent: 'Policy is par kuch nahi kehti, isliye aapke approver tay karte hain.',
  'in-short': 'Travel policy chhote mein:',
  undecided:
    'Kuch aur niyam grade ya department par hain, aur aapke record mein woh nahi hai. Apne administrator se kahiye.',
  more: '{more, plural, =0 {Saare niyam [policy page](/policy) par hain.} other {# aur limits aur baaki niyam [policy page](/policy) par hain.}}',
  page: 'Is par koi niyam nahi mila. Jahan policy kuch nahi kehti wahan aapke approver tay karte hain; saare niyam [policy page](/policy) par hain, aur main aapki receipts unse milata hoon.',
  'claims-elsewhere': 'Claims FinGenie dekhta hai.',
  none: 'Is din ke liye koi policy nahi hai, isliye main nahi bata sakta ki kya chalega. Aapke manager har request par tay karte hain.',
} as const
