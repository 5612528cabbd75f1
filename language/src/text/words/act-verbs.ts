import { phrases } from '../phrase-grammar.ts'

export type Act = 'send' | 'remove' | 'choose' | 'drop' | 'withdraw' | 'change'

/** Sends a request or a claim. */
export const SENDS = phrases(
  'send | snd | send off | send across | send over | send in | submit | forward | file | raise | email | mail | e-mail | claim',
)

/** The act itself. English verbs go before what they are done to. */
export const VERB: Record<Act, string[]> = {
  send: [...SENDS, ...phrases('book | confirm | finalise | finalize | reserve | put through | sendit | submitit')],
  remove: phrases('remove | delete | discard | drop | take out | get rid of | leave out | throw out | exclude'),
  drop: phrases(
    'cancel | drop | discard | scrap | delete | remove | abandon | forget | forget about | call off | throw away',
  ),
  withdraw: phrases('withdraw | cancel | recall | take back | call back | pull back | drop | delete | remove | scrap'),
  change: phrases('change | edit | open | take back | call back | pull back | modify | reopen | amend | reschedule'),
  choose: phrases(
    'book | take | choose | select | pick | reserve | go with | go for | i will take | ill take | i take | i choose | lets take | lets go with | i will go with | ill go with',
  ),
}

/** Verbs with a place for what they are done to inside: 'put it through'. */
export const SPLIT_VERB: Record<Act, string[]> = {
  choose: [],
  withdraw: phrases('take it back | take that back | call it back | pull it back'),
  change: phrases('take it back | call it back | pull it back | open it up'),
  drop: phrases('call it off | call this off | throw it away'),
  send: phrases(
    'put it through | put this through | put them through | send it off | send them off | send it across | send it over | send it in | shoot it over | shoot it across | shoot it off | fire it off | fire away | go for approval | pass it on | pass this on | pass them on | pass it along | pass it over | hand it over | book it in | get it approved | get this approved | get them approved',
  ),
  remove: phrases('take it out | take that out | take this out | leave it out | throw it out'),
}

/** 'Remove kar do': an English verb in a Hindi sentence. */
export const HINDI_DO = phrases(
  'kar do | kardo | kar de | kar dena | kar dijiye | kar dijie | kar dijiyega | karo | kariye | kijiye | kijie | kr do | krdo | kar den',
)

const DONE = [...HINDI_DO, 'kar']
const DEVANAGARI_DO = phrases('कर दो | कर दें | कर दे | कर दीजिए | कर दीजिये | कर देना | करो | करें | करिए | कीजिए | कीजिये')

const beside = (words: string[], verbs: string[]) => words.flatMap((word) => verbs.map((verb) => `${word} ${verb}`))

/** Sends in Hindi. */
export const HINDI_SENDS = phrases(
  'bhej do | bhejdo | bhej hi do | bhej hi dijiye | bhej hi dena | bhej hi den | bhej de | bhej den | bhej dena | bhej dijiye | bhej dijie | bhej dijiyega | bhejo | bhejiye | bhejie | bhejiyega',
)
/** Removes in Hindi. */
export const HINDI_REMOVES = phrases(
  'hata do | hatado | hata de | hata dijiye | hatao | hataiye | nikal do | nikaal do | nikal dijiye | nikalo',
)

/** The act in Hindi, where the verb comes last. */
export const LAST_VERB: Record<Act, string[]> = {
  send: [
    ...HINDI_SENDS,
    ...phrases(
      'bhej',
      'भेज दो | भेजदो | भेज दें | भेज दे | भेज दीजिए | भेज दीजिये | भेज देना | भेजो | भेजिए | भेजिये | भेजें | भेज दीजिएगा',
    ),
    ...beside(phrases('send | submit | book | confirm | forward | mail | email | file | claim | approval'), DONE),
    ...beside(phrases('सेंड | सबमिट | बुक | कन्फर्म | कन्फ़र्म | फॉरवर्ड | फ़ॉरवर्ड | मेल | ईमेल | क्लेम | जमा'), DEVANAGARI_DO),
  ],
  drop: [
    ...beside(phrases('cancel | radd | delete | drop'), DONE),
    ...beside(phrases('कैंसल | कैंसिल | रद्द | डिलीट'), DEVANAGARI_DO),
    ...phrases('hata do | hatao | chhod do | chhodo', 'हटा दो | छोड़ दो'),
  ],
  withdraw: [
    ...beside(phrases('withdraw | cancel | radd'), DONE),
    ...beside(phrases('कैंसल | कैंसिल | रद्द | वापस'), DEVANAGARI_DO),
    ...phrases('wapas le lo | wapas lelo | wapas lo | wapas le lijiye', 'वापस ले लो | वापस लो | हटा दो'),
  ],
  change: [
    ...beside(phrases('change | edit | open'), DONE),
    ...beside(phrases('चेंज | बदलाव'), DEVANAGARI_DO),
    ...phrases('badal do | badlo | badal dijiye', 'बदल दो | बदलो'),
  ],
  choose: [
    ...phrases('le lo | lelo | le lijiye | chun lo | rakh lo', 'ले लो | ले लीजिए | चुन लो'),
    ...beside(phrases('book | select | choose | confirm | reserve'), DONE),
    ...beside(phrases('बुक | सेलेक्ट | कन्फर्म'), DEVANAGARI_DO),
  ],
  remove: [
    ...HINDI_REMOVES,
    ...phrases(
      'हटा दो | हटा दें | हटा दे | हटा दीजिए | हटा दीजिये | हटाओ | हटाइए | निकाल दो | निकाल दें | निकाल दीजिए | निकालो',
    ),
    ...beside(phrases('remove | delete | discard | drop'), DONE),
    ...beside(phrases('रिमूव | डिलीट'), DEVANAGARI_DO),
  ],
}
