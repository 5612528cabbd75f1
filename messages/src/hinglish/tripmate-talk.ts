/** What TripMate says beside the planning: limits, trains and cabs, own requests, trips put aside, in Hindi in Latin letters. */
export const tripmateTalkHinglish = {
  'choose.left-out': 'Kuch nahi chuna, kyunki woh {airlines} ki hai.',
  'detail.emissions': 'Andazan, ek traveller ke liye:',
  'detail.emits': '- {flight}: lagbhag {kilos} kg CO₂',
  'detail.emissions-unknown': 'Usse kitna CO₂ nikalta hai, mujhe nahi pata: results mein nahi likha.',
  limits: 'Main yeh nahi kar sakta:',
  'limits.pay': '- payment karna, ticket nikalna ya fare rok kar rakhna',
  'limits.cities':
    '- train, bus ya cab ka ticket kharidna (request mein unka andaza hota hai), ya India ke bahar kuch book karna',
  'limits.decide': '- approved trip cancel karna (uske page par button hai), ya kisi request par faisla karna',
  'limits.later': '- aapko baad mein likhna: main sirf yahin jawab deta hoon',
  'ground.instead':
    '{from} se {to} ki flight chuni hui hai. Uski jagah zameen ke raaste jaana ho to likhiye “no flight, I’ll take the {mode}”.',
  'ground.no-class': '{mode} mein aisi class nahi hoti.',
  'ground.no-estimate':
    '{way} ka andaza nahi laga sakta. Kitna lagega likhiye, jaise “cab from {from} to {to} for 2,500”.',
  'ground.no-train': '{from} se {to} ki koi train mujhe nahi pata. Bus ya cab jaati hai: likhiye “add the cab”.',
  'ground.past': 'Woh din nikal chuka hai.',
  'ground.too-many': 'Ek trip mein train, bus aur cab kul 12 tak ho sakti hain.',
  'ground.where-to': '{to} ki {mode} kahan se hai, yeh likhiye, jaise “{mode} from Delhi to {to}”.',
  'ground.which': 'Kaunsi: {ways}? Cities ke saath likhiye.',
  'unknown.instruction': 'Yeh main nahi kar sakta. Main flights, hotel aur aapki apni trip requests dekhta hoon.',
  'unknown.approval':
    'Request ka status main nahi badal sakta. Faisla sirf manager karte hain, Manager Approvals page par.',
  'unknown.other_person': 'Main sirf aapki apni trips dikha sakta hoon.',
  'unclear.nothing-dropped': 'Kuch nahi hataya: {words} samajh nahi aaya.',
  that: 'woh',
  'status.route': '{from} se {to}',
  'status.dates': '{from} se {until}',
  'status.spending':
    'Aapne kitna kharch kiya, yeh dashboard par hai, aur FinGenie mahine, trip ya category ke hisaab se bata sakta hai. Main sirf trips dekhta hoon.',
  'status.no-approver': 'Aapka koi manager set nahi hai, isliye aapki requests par super admin faisla karte hain.',
  'change.too-late':
    '{number} ko badalne ke liye nahi khol saka: is beech us par faisla ho gaya ya woh wapas le li gayi.',
  'proposal.declined':
    'Theek hai, {number} waisi hi hai.{act, select, withdraw { Kuch wapas nahi liya.} other { Kuch nahi badla.}}',
  'withdraw.how':
    'Jab tak request pending hai ya aapke paas hai, yahan “withdraw my request” likhiye. Approved trip apne page par Cancel trip se cancel hoti hai.',
  'withdraw.too-late': '{number} wapas nahi le saka: is beech us par faisla ho gaya ya woh wapas le li gayi.',
  'cancel.how': 'Kuch cancel nahi kiya. Is trip ({trip}) ko cancel karne ke liye “cancel this trip” likhiye.',
  'cancel.unread':
    'Kuch cancel nahi kiya, kyunki “{words}” samajh nahi aaya. Is trip ({trip}) ko cancel karne ke liye “cancel this trip” likhiye.',
  'cancel.elsewhere':
    'Jo trip hum bana rahe hain ({trip}), usme {cities} nahi hai, isliye woh waisi hi hai. Use cancel karne ke liye “cancel this trip” likhiye.',
  'cancel.other-day':
    'Kuch cancel nahi kiya: jo trip hum bana rahe hain ({trip}), usme {days} ko kuch nahi hai. Use cancel karne ke liye “cancel this trip” likhiye.',
  'trip.back': 'Wapas aapki pehle wali trip par: {trip}.',
  'trip.put-aside': '{trip} alag rakh di hai. Us par wapas jaane ke liye likhiye “back to my other trip”.',
  'trip.other': '{trip} par wapas jaane ke liye likhiye “bring back my trip to {place}”.',
  'trip.is-planned': 'Hum {trip} ki hi trip bana rahe hain.',
  'trip.none-such': 'Aisi koi trip nahi hai jise wapas laun.',
  'trip.hotel': 'hotel',
  'trip.flight': 'flight',
  'again.none': 'Dohrane ke liye aapki pehle ki koi request nahi mili.',
  'again.route': '{number, select, last {Pichhli baar ki tarah} other {{number} ki tarah}}: {route}.',
  'again.none-there': 'Dohrane ke liye aapki {cities} ki pehle ki koi trip nahi hai.',
  'again.part':
    'Pichhli baar {part, select, flight {wali flight} return_flight {wali return flight} other {wala hotel}}: {option}.',
  'again.gone':
    '{title}, pichhli baar {part, select, flight {wali flight} return_flight {wali return flight} other {wala hotel}}, in dino mein available nahi hai.',
  'stage.trips': 'Aapki trips dekh raha hoon',
  'stage.fares': 'Fares check kar raha hoon',
  'stage.sending': 'Request bhej raha hoon',
  'stage.flights': '{from} se {to} ki flights dhoondh raha hoon',
  'stage.hotels': '{city} mein hotel dhoondh raha hoon',
  'stage.both': '{from} se {to} ki flights aur {city} mein hotel dhoondh raha hoon',
  'ground.no-such': 'Kuch nahi hataya: trip mein aisi koi {mode} nahi hai, sirf {ways}.',
  'ground.back-open': '{day} ko wapsi kaise hogi, yeh likhiye, jaise “return by {mode} on {day}”.',
} as const
