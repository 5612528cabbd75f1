import { phrases } from '../phrase-grammar.ts'
import { THANKS } from './filler.ts'
import { kindly, kindlyAfter } from './kindly.ts'

/** Says no, and nothing of what is not wanted. */
export const NO = phrases('no | nope | nah | naah | nahi | nahin | nai | na', 'नहीं | नही | ना | न')

/**
 * Refuses or puts off. Only said without anything else is it a plain no; a typo is never read as consent if one of these is as near.
 */
export const REFUSAL = [
  ...NO,
  ...THANKS.map((thanks) => `no ${thanks}`),
  ...kindlyAfter(['not yet']),
  ...kindly(['dont']),
  ...phrases(
    `n | nay | not | not now | not yet | not today | not right now | not at the moment | no no | no need | dont
   do not | dont do it | do not do it | dont do that | dont send | dont send it | do not send | do not send it | dont submit | dont submit it
   do not submit | do not submit it | dont book it | dont send yet | dont send it yet | stop | stop it | wait | hold on | hold
   hold it | later | maybe later | never | never mind | nevermind | nvm | leave it | keep it | keep that | keep this | let it be | forget it | cancel
   cancel that | dont remove | dont remove it | do not remove it | dont delete it | do not delete it | not required | nothing
   send nothing`,
    `mat | mat karo | mat bhejo | mat bhejna | mat kijiye | abhi nahi | abhi mat | abhi mat bhejo | rehne do | rehne dijiye | ruko | ruk jao
   ruk jaiye | rukiye | thehro | thahro | baad mein | baad me | chhodo | chodo | jaane do | nahi bhejna | nahi chahiye`,
    `मत | मत करो | मत भेजो | मत भेजना | मत भेजिए | अभी नहीं | अभी मत | अभी मत भेजो | रहने दो | रहने दीजिए | रुको | रुकिए | रुक जाओ | ठहरो
   बाद में | छोड़ो | जाने दो | नहीं चाहिए`,
  ),
]

/** Negates a verb behind it. */
export const NOT = [...phrases('dont | do not | not | never | no dont'), ...kindly(phrases('dont | do not'))]
/** Negates a verb before or behind it, as in Hindi. */
export const HINDI_NOT = phrases('mat | nahi | nahin | na', 'मत | नहीं | न | ना')

/** Other words that change, undo or bound something, near which nothing counts as a slip of the fingers. */
export const CONTRARY = phrases(
  `cancel | delete | remove | change | edit | keep | except | without | only | but | unless | until | after | before | instead | mend | end | undo | reject
   withdraw | discard | drop | hold | wait | stop | sent | sending | unsend | resend | never | later | nahi | mat | ruko`,
)

/** Hindi in Latin letters that is near a word of consent and is none. */
export const OTHER_HINDI = phrases(
  `bheja | bheji | bheje | bheju | bhejun | bhejna | bhejne | bhejta | bhejte | bhejunga | karu | karun | karna | karne | kara | kare | kiya | karta
   karte | karunga | kab | kal | kahan | kaise | kya | kyun | hatana | hataya | nikala | nikalna | hain | hoon | tha | thi | the | haar | heera | dono | donon | teeno | charo`,
)
