import { wordsOf } from '@pravas/messages/testing/tripmate'

/** Questions about a draft, or about what was sent, each with what its answer has to say. */
export const OF_DRAFT: readonly (readonly [question: string, says: RegExp])[] = [
  ['who all will see this after it goes?', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['who gets this request?', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['will it be sent to Meera or Rakesh?', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['would this be forwarded to the boss?', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['approve kaun karega', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['meera kaun hai', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['who is Meera?', wordsOf('status.approver', { approver: 'Meera Iyer' })],
  ['show my draft', wordsOf('draft.title')],
  ["what's in the request so far", wordsOf('draft.title')],
  ['draft dikhao', wordsOf('draft.title')],
  ['summarise the draft', wordsOf('draft.title')],
  ['is it refundable?', /You’ve chosen:/],
  ['is the hotel rated well?', /3-star, rated/],
  ['hotel ke bina kitna padega', /Hotel ke bina total /],
  ['if i skip the hotel how much saved', /Without the hotel, the total would be /],
  ['how much is it without the hotel?', /Without the hotel, the total would be /],
  ['what is the total without the return flight?', /Without the return flight, the total would be /],
  ['is there any hotel with gym', /list a gym/],
]

export const OF_SENT = [
  'recall it',
  'galti se bhej diya, wapas lo',
  'I sent it by mistake',
  'please unsend the request',
  'take back my request',
]
