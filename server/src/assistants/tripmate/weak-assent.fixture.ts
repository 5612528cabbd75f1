/**
 * Messages on a draft that leave what would be sent as it was, each with an assent that may be about the answer. None of
 * them sends.
 */
export const UNDONE: readonly (readonly [message: string, assent: string])[] = [
  ['change my return to a morning flight', 'ok'],
  ['return by Air India only', 'ok'],
  ['drop hotel if above 9000', 'ok'],
  ['return on 29 feb', 'ok'],
  ['any earlier flight?', 'ok fine'],
  ['can i change it later?', 'okay'],
  ['return flight is at what time', 'ok good'],
  ['hotel accha hai na?', 'ok'],
  ['chennai me barish hogi kya', 'ok'],
  ['meeting confirmed ho gayi', 'haan'],
  ['two of us are going', 'ok'],
  ['is there any hotel with gym', 'ok'],
  ['chennai se wapas kab hai', 'theek hai'],
  ['show me cheaper hotels', 'ok'],
  ['any later flight back?', 'k'],
  ['only non-stop flights', 'sure'],
  ['leave on 31 June', 'alright'],
  ['we are three people', 'ok good'],
  ['I like window seats', 'okay'],
  ['what is the weather there', 'haan'],
  ['shaam ki flight hai kya', 'thik hai'],
  ['my colleague booked the same one', 'yes'],
  ['what is the total?', 'fine'],
  ['who approves it?', 'ok'],
  ['is it within policy?', 'good'],
  ['mujhe window seat chahiye', 'theek hai'],
  ['the hotel looks far from my office', 'ok'],
  ['return on 14 June', 'ok'],
  ['fly to Delhi instead', 'ok fine'],
  ['hotel for 40 guests', 'okay'],
]

/** Wishes that change what would be sent. */
export const DONE = [
  'change the purpose to training',
  'drop the hotel',
  'the first hotel',
  'make it a conference',
  'no hotel please',
]

/** Acknowledge, and neither send nor wish. */
export const REACTIONS = ['cool', 'great', 'super', 'awesome', 'excellent', 'nice', 'mast', 'wow', 'badhiya', 'great!']
