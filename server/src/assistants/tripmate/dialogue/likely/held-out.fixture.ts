/** Ways to ask that nothing was learned from, by what their answer says or looks up in the dialogue of `COMPLETE`. */
export const HELD_OUT: Readonly<Record<string, readonly string[]>> = {
  '₹18,291': [
    'everything put together comes to how much now',
    'grand total including the room pls?',
    'sab milake kitne rupaye ho gaye',
  ],
  '"approver"': ['whose signature does this need before it goes through?', 'yeh kiske paas jayega manzoori ke liye'],
  '1 to 2 business days|1 se 2 din': [
    'roughly how many days till my boss okays this kind of thing?',
    'by when do they usually approve it, any idea?',
    'approve hone mein kitne din lag jate hai',
  ],
  '"latest":true': [
    'any movement on the request i raised last?',
    'did the last one i sent go through or is it still hanging?',
    'pichli request ka kya hua, pass hui kya',
  ],
  '"only":"pending"': ['which of mine are still lying undecided?', 'kaunsi requests abhi tak atki hui hai'],
  '"ahead"': ['where am i supposed to be travelling in the coming weeks?', 'agle mahine meri kaunsi yatra hai'],
  'question.baggage': [
    'how heavy a suitcase may i hand over at the counter?',
    'can my trolley and laptop bag both come inside the cabin?',
    'saman kitna le ja sakte hai is flight me',
  ],
  'serves a meal|khana aam taur par': [
    'do they serve lunch on board or must i buy it?',
    'flight me khana milega kya ya ghar se kha ke jau',
  ],
  'question.seat': ['can i get an aisle seat near the front?', 'khidki wali seat kaise milegi'],
  'known.money-back': ['ticket cancel karne par paisa wapas milega kya'],
  'question.terminal': ['is it going from T1 or T3, which terminal?', 'kaunse terminal par pahunchna hai mujhe'],
  'status.who-books': ['once approved who actually buys the ticket, me or you?', 'ticket kaun book karega baad me'],
  'question.who-pays|known.payment': ['do i swipe my own card for all this?', 'paise kaun dega, company ya main'],
  'question.budget': [
    'how much money does our department still have for travel this quarter?',
    'team ka travel budget kitna bacha hai',
  ],
  'question.hotel-cancel': ['if my visit is called off can the room be dropped without a charge?'],
  'question.hotel-hours': ['from what time can i get into the room?', 'hotel me check in kitne baje hota hai'],
  'doesn’t list': ['does the hotel throw in breakfast?', 'is there wifi at that place?'],
  'question.train-times': [
    'what time does the shatabdi leave and are seats left?',
    'train ki timing kya hai, waiting list hai kya',
  ],
  'question.weather': ['will it be raining there that week?', 'wahan mausam kaisa rahega'],
  'known.identity': ['which id card must i show at the gate?', 'kaunsa id proof le jana padega'],
  'question.invoice': ['where do i get the gst invoice for the flight?'],
  'question.loyalty': ['will i earn frequent flyer points on it?'],
  'known.later-change': ['suppose it is approved and then my dates move, what then? can i still change it?'],
  'status.abroad': ['can you arrange a visa and flights to dubai?'],
  'question.support': ['is there a helpline number if something goes wrong?', 'koi helpline number hai kya'],
  'question.source': ['are these fares real or made up?'],
}
