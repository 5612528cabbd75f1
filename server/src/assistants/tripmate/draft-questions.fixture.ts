/** Questions about a draft, or about what was sent, each with what its answer has to say. */
export const OF_DRAFT: readonly (readonly [question: string, says: string])[] = [
  ['who all will see this after it goes?', 'Meera Iyer decides'],
  ['who gets this request?', 'Meera Iyer decides'],
  ['will it be sent to Meera or Rakesh?', 'Meera Iyer decides'],
  ['would this be forwarded to the boss?', 'Meera Iyer decides'],
  ['approve kaun karega', 'Meera Iyer decides'],
  ['meera kaun hai', 'Meera Iyer decides'],
  ['who is Meera?', 'Meera Iyer decides'],
  ['show my draft', 'Your request:'],
  ["what's in the request so far", 'Your request:'],
  ['draft dikhao', 'Your request:'],
  ['summarise the draft', 'Your request:'],
  ['is it refundable?', 'You’ve chosen:'],
  ['is the hotel rated well?', 'You’ve chosen:'],
  ['hotel ke bina kitna padega', 'Without the hotel, the total would be '],
  ['if i skip the hotel how much saved', 'Without the hotel, the total would be '],
  ['how much is it without the hotel?', 'Without the hotel, the total would be '],
  ['what is the total without the return flight?', 'Without the return flight, the total would be '],
  ['is there any hotel with gym', 'list a gym'],
]

export const OF_SENT = [
  'recall it',
  'galti se bhej diya, wapas lo',
  'I sent it by mistake',
  'please unsend the request',
  'take back my request',
]
