/** What TripMate says of the trip request that it shows and sends, in Hindi in Latin letters. */
export const tripmateRequestHinglish = {
  'draft.way': '{from} se {to}',
  'draft.way-back': '{from} se {to} aur wapas',
  'draft.from-until': '{from} se {until}',
  'draft.part-leg':
    '- {part, select, flight {Flight} return_flight {Return flight} other {Hotel}} {from} se {to}: {option}',
  'draft.part-city': '- {city} mein hotel: {option}',
  'draft.travellers': '- Travellers: {names}',
  'draft.booked': '- Kharch kis par: {on}',
  'draft.no-employee':
    'Aapke account ka abhi employee record nahi hai, isliye request nahi bheji ja sakti. Apne administrator se banwa lijiye.',
  'total.leg': '{from} se {to} {part, select, flight {flight} return_flight {return flight} other {hotel}} {amount}',
  'overlap.trips': 'In dino mein aapke paas pehle se hai: {trips}.',
  'overlap.trip': '**{number}** {city} {place, select, in {mein} other {ki trip}}, {days} ({status})',
  'overlap.more': 'in dino mein {count} aur',
  'overlap.days': '{from} se {until}',
  'send.still-not': 'Abhi kuch bheja nahi gaya hai, kyunki “ok” kisi bhi baat par ho sakta hai.',
  'send.other-total': 'Kuch bheja nahi gaya hai: total {total} hai, {said} nahi.',
  'send.no-approver':
    'Kuch bheja nahi gaya hai: aapka koi manager set nahi hai, isliye request super admin ke paas jaati hai, {name} ke paas nahi.',
  'send.other-approver': 'Kuch bheja nahi gaya hai: aapke approver {approver} hain, {name} nahi.',
  'sent.no-manager':
    'Aapki trip request {number} bhej di gayi hai. Aapka koi manager set nahi hai, isliye super admin faisla karenge, ya akele super admin aap hi hon to finance. Status dashboard par dekhiye, ya mujhse poochhiye.',
  'sent.fallen': 'Request mein wahi daam hai jo aapne confirm kiya tha.',
  'sent.kept':
    '{titles} ab available nahi {count, plural, one {hai} other {hain}}, par request mein rahenge, kyunki sirf baaki hisse wapas kiye gaye the. Aapke approver ko dikhega ki daam check nahi hue.',
  'sent.unchecked': 'Live daam dobara check nahi hue, aur request mein yeh likha hai.',
  'recheck.changed': 'Bhejne se pehle maine live daam phir se check kiye. Abhi kuch bheja nahi gaya hai:',
  'recheck.gone': '{title} ab available nahi hai; daam {price} tha.',
  'recheck.moved':
    '{title} ka daam {amount} {direction, select, risen {badh gaya} other {kam ho gaya}} hai, {before} se {after}.',
  'recheck.unavailable':
    'Abhi live daam check nahi ho pa rahe, isliye pata nahi ki wahi chal rahe hain ya nahi. Aap baad mein try kar sakte hain, ya pichhle dekhe hue daam ke saath request bhej sakte hain; aapke approver ko dikhega ki daam check nahi hue.',
  'recheck.unavailable-since':
    'Abhi live daam check nahi ho pa rahe, isliye pata nahi ki wahi chal rahe hain ya nahi. Aap baad mein try kar sakte hain, ya {day} ko {time} baje dekhe hue daam ke saath request bhej sakte hain; aapke approver ko dikhega ki daam check nahi hue.',
} as const
