/** What FinGenie answers to questions that it knows by their words as a whole, to somebody who writes Hindi in Latin letters. */
export const fingenieQuestionsHinglish = {
  'problems.some': 'Bhejne se pehle yeh dekh lijiye:',
  'problems.none':
    '{count, plural, one {Receipt} other {# receipts}} ({sum}) mein kuch galat nahi dikha: kuch missing nahi, jahan tak jaancha ja sakta hai koi niyam nahi toota, aur koi duplicate nahi mila.',
  'problems.unsure': 'theek se padha nahi gaya, mila lijiye: {fields}',
  'printed.open': 'Jo padha gaya usme yeh nahi hai. {receipt} par click karne se file khulti hai.',

  'request.is':
    '{number}, **{name}**: {description}, **{amount}**, {date} ko bheja ({days, plural, =0 {aaj} other {# din pehle}}).',
  'request.bills':
    '{count, plural, =0 {Koi receipt nahi lagi hai.} one {Ek receipt: {bills}.} other {# receipts: {bills}.}}',
  'request.bill': '{name}, {amount}',
  'request.flagged': 'Dhyan dijiye:',
  'request.sound': 'Jahan tak jaancha ja sakta hai koi niyam nahi toota, aur koi duplicate nahi mila.',
  'request.note': 'Unka note: “{note}”',
  'request.no-note': 'Unhone koi note nahi diya: kaun saath tha ya kyun, yeh nahi likha hai.',

  'others.own-only':
    'Yahan aap apne claims dekh sakte hain, aur team lead hon to team ke. Kisi aur ke baare mein nahi bata sakta.',
  'others.who': 'Doosron ke figures finance ke paas hain.',

  'general.who': 'Main FinGenie hoon, ek program, insaan nahi. Main receipts aur claims dekhta hoon.',
  'general.upload':
    '**Upload Receipts** se photo (JPEG, PNG) ya PDF dijiye, ek saath kai bhi; phone par camera bhi chalega. Main padhta hoon, galat ho to aap theek kar dijiye. File na chale to wajah wahin likhi hoti hai.',
  'general.privacy':
    'Receipts aapke claim ke saath rehti hain. Aap, aapke approver, aur finance aur auditors dekh sakte hain; doosre saathi nahi. Baaki [privacy policy](/privacy-policy) mein hai.',
  'general.support': 'Kuch na chale to [Contact Us](/contact) par support desk ko likhiye.',
  'general.advance':
    'Advance ya company card yahan se nahi dikhta. Aapke advances, aur kya settle hona baaki hai, [Advances](/advances) mein hai: claim usi se kaata jaata hai.',
  'general.paid-how':
    'Approve hua paisa [My Account](/account) mein diye bank account mein aata hai. Salary ke saath aata hai ya alag, yeh accounts team jaanti hai; paisa aane par email milega.',
  'general.mileage':
    'Apni gaadi ki yatra ke liye bill nahi chahiye. Kilometre, gaadi, kahan se kahan, kis din aur kis kaam se, yeh bata dijiye, ya upar **Add mileage** chuniye.',
  'general.no-allowance': 'Flat allowance nahi milta: khana bill par milta hai, roz ki limit tak.',
  'general.no-rates': 'Exchange rate main nahi dekhta: aapne jitne rupaye diye ya jo rate batayenge, wahi chalega.',
  'general.trip': '{number} ({title})',
  'general.trips': 'Yahan ki receipts {trips} se judi hain{how, select, auto { (tareekh aur shehar se)} other {}}.',
  'general.trip-none':
    'Yahan ki receipts kisi trip se judi nahi hain. Jodne ke liye trip ka naam likhiye, jaise “this is for the Chennai trip”.',
  'general.trip-nothing': 'Yahan trip se jodne ko koi bina claim ki receipt nahi hai.',
  'general.claim-trip': '{number} {trip} se juda hai.',
  'general.claim-no-trip': '{number} kisi trip se juda nahi hai.',
  'general.booked': 'Yahan ka claim (**{sum}**) {names} par jaata hai.',
  'general.booked-nothing': 'Yahan ka claim abhi kisi cost centre ya project par nahi hai.',
  calculated: '{sum} = **{amount}**.',
} as const
