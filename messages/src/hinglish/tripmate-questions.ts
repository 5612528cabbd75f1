/** The answers to questions beside the trip, in Hindi in Latin letters. */
export const tripmateQuestionsHinglish = {
  'question.total-under': 'Yeh {limit} se {amount} kam hai.',
  'question.total-over': 'Yeh {limit} se {amount} zyada hai.',
  'question.total-equal': 'Yeh theek {limit} hai.',
  'question.nothing-noted': 'Abhi kuch note nahi hua hai. Bataiye kahan aur kab jaana hai.',
  'question.baggage':
    'India ke andar economy mein aam taur par 15 kilo ka ek check-in bag aur 7 kilo ka ek cabin bag hota hai, saath mein laptop bag ya handbag. Zyada ho to airline se kharidna padta hai; pakka ticket par likha hota hai.',
  'question.meal-served': '{flight}: Air India aam taur par khana deti hai.',
  'question.meal-sold': '{flight}: {airline} mein khana aam taur par pehle se ya flight mein kharidna padta hai.',
  'question.meal-among':
    'Khana aam taur par Air India deti hai: yahan {flights}. Baaki airlines mein kharidna padta hai.',
  'question.meal-choice': 'Veg ya special khana ticket book karte samay bataya jaata hai.',
  'question.seat':
    'Seat ticket book karte samay ya web check-in par chunte hain, kuch seats ka alag paisa lagta hai. Main yahan seat reserve nahi kar sakta.',
  'question.refund-ground':
    'Train, bus ya cab ka ticket main nahi kharidta, isliye us par IRCTC ya operator ke niyam lagte hain. Approval se pehle kuch book nahi hota, isliye koi paisa nahi katta.',
  'question.change-fee':
    'Ticket badalne ka charge uske fare rules mein hota hai: jo book karta hai ya airline bata sakti hai. Approval se pehle kuch book nahi hota, isliye yahan badalna free hai.',
  'question.terminal':
    'Terminal ticket par likha hota hai, mere paas nahi hai. {flight} {from} se nikalti hai aur {to} par utarti hai.',
  'question.terminal-unknown': 'Terminal ticket par aur airline ki website par likha hota hai, mere paas nahi hai.',
  'question.who-pays':
    'Kaun pay karta hai yeh aapki company par hai: approved trip travel desk book karta hai, ya aap khud book karke FinGenie se claim karte hain. Advance [Advances](/advances) page par maangte hain.',
  'question.budget':
    'Budget mein kitna bacha hai yeh main nahi dekh sakta: aapke manager ya finance team bata sakte hain.{total, select, none {} other { Is trip ka total {total} hai.}}',
  'question.hotel-cancel':
    'Approval se pehle kuch book nahi hota, isliye tab tak cancel karne mein kuch nahi lagta. Uske baad hotel ki sharten lagti hain; results mein nahi likhi, jo room book karta hai use dikhti hain.',
  'question.hotel-hours':
    'Check-in aur check-out ka time results mein nahi likha. Zyadatar hotel 14:00 se room dete hain aur 11:00 ya 12:00 tak khali karwate hain; pehle ya baad mein ho sakta hai ya nahi, hotel batayega.',
  'question.no-flight': 'Abhi koi flight saamne nahi hai jiske liye yeh bata sakun.',
  'question.no-hotel': 'Abhi koi hotel saamne nahi hai jiske liye yeh bata sakun.',
  'question.hotel-silent': 'Results mein yeh nahi likha: hotel khud bata sakta hai.',
  'question.rating':
    '{hotel}: {stars}-star, {rating, select, none {abhi rating nahi hai} other {rating 5 mein se {rating}}}.',
  'question.rating-best': 'Inme sabse achhi rating {hotel} ki hai: 5 mein se {rating}.',
  'question.reviews': 'Star aur rating ke alawa reviews mere paas nahi hain.',
  'question.place': '{hotel} {area} mein hai.',
  'question.price-hold': 'Main price rok nahi sakta: ticket ya room book hone par hi pakka hota hai.',
  'question.price-stay': 'Results mein sirf aapki raaton ke rate hain, isliye doosre dinon se tulna nahi kar sakta.',
  'question.train-times':
    'Train aur bus ke time, seat, tatkal ya waiting list mere paas nahi hain: IRCTC ya bus operator par dikhte hain.',
  'question.nearest': '{town} ka sabse paas airport {airport} hai, sadak se lagbhag {km} km.',
  'question.own-airport': '{town} mein apna airport hai.',
  'question.airport-here': 'Yahan ki flights {airport} par utarti hain.',
  'question.airport-unknown': 'Yeh main nahi bata sakta. Jagah ka naam likhiye, sabse paas ka airport bata dunga.',
  'question.others': 'Dekhta hoon aap kis ke liye trip bana sakte hain.',
  'question.weather': 'Mausam mere paas nahi hai: mausam.imd.gov.in par forecast dikhta hai.',
  'question.invoice':
    'Invoice aur GST bill airline ya hotel se milte hain, jo book karta hai use. Claim ke liye unhe FinGenie mein upload kijiye.',
  'question.loyalty':
    'Miles, points ya lounge ka mere paas kuch nahi hai: apna membership number ticket book karne wale ko dijiye.',
  'question.sample':
    'Yeh built-in timetable ke sample fares hain, bikri ke nahi. Asli fare booking ke samay pata chalta hai.',
  'question.live': 'Yeh live fares hain, jaise poochhte samay mil rahe the.',
  'question.source':
    'Har list ki heading mein likha hota hai ki fares live hain ya sample. Pakka daam booking par hi hota hai.',
  'question.support':
    'Madad ke liye [Contact Us](/contact) kholiye. Raste mein dikkat ho to airline, hotel ya travel desk sabse jaldi madad karte hain.',
  'question.hotel-limit': '{city} mein hotel ki ek raat {amount} tak ki ho sakti hai.',
  'question.hotel-no-limit': '{city} mein hotel ki raat ke liye policy mein koi limit nahi hai.',
  'question.fare-limit': 'Flight ek taraf {amount} tak ki ho sakti hai.',
  'question.cabin':
    '{class} {hours, select, none {har flight mein} other {{hours} tak ki flight mein}} allowed hai{longer, select, none {} other {, usse lambi mein {longer}}}.',
  'question.meals-limit': 'Trip par khane ke liye ek din ka {amount} tak{city, select, none {} other { {city} mein}}.',
  'question.policy-silent': 'Policy mein is par kuch nahi likha, isliye aapke approver tay karenge.',
  'question.ground-allowed':
    'Train, bus ya cab ke liye policy mein koi niyam nahi hai, isliye aapke approver tay karenge. Main ise andaze ke daam par trip mein jod sakta hoon, aur jo kharch ho woh bill ke saath FinGenie se claim hota hai.',
  'question.also-pending': 'Aur yeh bhi pending hain: {numbers}.',
  'question.none-ahead': '{from, select, always {} other {{from} se {until} ke beech }}aage koi trip nahi hai.',
  'question.ahead':
    '{from, select, always {} other {{from} se {until} ke beech }}aage {count, plural, one {yeh trip hai} other {yeh # trips hain}}, agli pehle:',
} as const
