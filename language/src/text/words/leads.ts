import { phrases } from '../phrase-grammar.ts'
import { kindly, kindlyAfter } from './kindly.ts'

/** Asks for it. */
const ASKING = phrases('can you | could you | would you | will you')

/** Leads a verb of the act: 'I want to send it'. */
export const LEAD = [
  ...kindly(ASKING, ['go ahead and']),
  ...kindlyAfter(ASKING),
  ...ASKING,
  ...phrases(
    `i want to | i want you to | i would like to | i would like you to | id like to | id like you to | i wish to | you can | you may | you can now
   you may now | you can go ahead and | go ahead and | lets | let us | do | feel free to
   i need to | i need you to`,
  ),
]

/** Opens a Hindi clause. */
export const HINDI_LEAD = phrases('to | toh | phir | fir | तो | फिर')

/** Wants something, before a verb or the thing itself: 'I want the first', 'we need to leave out the hotel'. */
export const WANT = phrases(
  `i want | i want to | we want | we want to | want | want to | i wanna | i would like | i would like to | we would like | we would like to | id like | id like to
   i would prefer | id prefer | i prefer | prefer | i need | i need to | i will | ill | we will | well`,
)
/** Asks for it, or allows it: 'can you', 'let us', 'you may'. */
export const REQUEST = phrases(
  'can you | could you | would you | will you | you can | you may | lets | let us | go ahead and',
)
/** Whose wish it is, as Hindi begins with, and for whom. */
export const SPEAKER = phrases(
  'mujhe | muje | mujhko | mereko | hume | humein | hamein | humko | main | mai | hum | mere liye | hamare liye | aap',
)
