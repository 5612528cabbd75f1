import { anyOf, inOrder, phrases, several } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { DEAREST as DEAREST_OF_ALL } from './extremes.ts'

/**
 * The words of a plain choice among results. A phrase belongs here only if it could not turn a choice into a remark.
 */

export const OF_AIRLINE = phrases('by | from | with | of | on')

export const LEAVING = phrases('at | that | which | leaving | leaves | departing | departs | leaving at | departing at')

/** What people in a hurry count: 'flight 2nd', 'option first'. */
export const COUNTED_FIRST = phrases('flight | hotel | option | return | return flight | card')

/** Between a kind and what it is the most of: 'Air India ki sabse sasti'. */
export const OF_KIND = phrases('ki | ka | ke | mein | me | ki flight mein | flight | the')

export const DEAREST = [...DEAREST_OF_ALL]

/** Each of the firsts with each of the seconds and the thirds. */
const inAllWays = (firsts: string, seconds: string, thirds: string): string[] =>
  phrases(firsts).flatMap((first) =>
    phrases(seconds).flatMap((second) => phrases(thirds).map((third) => `${first} ${second} ${third}`)),
  )

/** Exchanges what was chosen before. */
const EXCHANGE = inAllWays(
  'change | swap | switch | replace | exchange | move',
  `it | me | flight | the flight | my flight | return | the return | my return | return flight | the return flight | my return flight | hotel | the hotel | my hotel | the outbound
   the onward | the flight back | that`,
  'to | for | with | by',
)
/** Verbs that go before what is chosen. */
export const CHOOSE = [
  ...phrases(
    `i would go for | id go for | i would go with | id go with | i would take | id take | stay with | stick with | stick to | take | keep | book | select | choose | pick | reserve | confirm | go with | go for
     get | get me | give | give me | book me | make it | fly | fly with | fly by | travel with | travel by | will have | ill have | i will have | let me have | change to | switch to | swap for`,
  ),
  ...EXCHANGE,
]

/** Leaves it open before one is named all the same: 'koi bhi chalegi, sasti wali'. */
export const ANY_WILL_DO = phrases(
  `koi bhi chalegi | koi bhi chalega | koi bhi theek hai | koi bhi | koi si bhi | any is fine | any is ok | any is okay | any will do | any one will do | any one is fine | any of them | any of these | anything is fine | anything will do | anything works
   whatever works | whatever | any works | either is fine | either works`,
)
/** Gains time before a choice. */
export const PAUSE = phrases(
  `hmm | hm | umm | um | uh | well | oh | urgent | its urgent | this is urgent | urgent hai | bahut urgent hai | leave it | leave that | leave that one | leave the rest | leave the others | forget that | forget the others
   rehne do | chhodo | baaki chhodo`,
)

/** Verbs that go behind what is chosen or kept, as in Hindi. */
export const TAKE_LAST = phrases(
  `le lo | lelo | lo | le | le lena | lena | lena hai | leni hai | le lijiye | lunga | loonga | lungi | lenge | le lunga | le lungi | de do | dedo | de dena | dena
   de dijiye | dijiye | chahiye | chahie | chaiye | chahiye hai | kar do | kardo | kar dena | kar dijiye | karo | kar | karna | karna hai | karna chahta hoon
   book | book kar do | book kardo | book karo | book karna | book karna hai | select | confirm | final | fix | chuno | chun lo | choose | rakho | rakh lo | rakhna
   rakhna hai | pakka | chun | chun lena | chun lijiye | chun lijie | le lijie | kar dijie | dijie | de dijie | rakh lijie | rakhiye | chahie hai`,
)

/** Says that one has chosen. */
export const CHOSEN = phrases(
  `oops | oops i meant | i meant | i mean | no i meant | sorry i meant | i said | i am going with | im going with | i am taking | im taking | i choose | i select | i pick | i take | i book | i have decided on | i decided on
   my choice is | my pick is | instead | only | sirf | for me | for us`,
)

export const APPROVED = phrases(
  `works | works fine | works well | works for me | suits me | suits me well | will do | will be fine | will be good | would be fine | would be good
   would be great | would be perfect | it is | theek hai | thik hai | theek rahega | sahi hai | sahi rahega | chalega | chalegi | accha hai | hai`,
)

export const AFTER = phrases(
  'again | too | also | economy | economy class | in economy | ho | hoga | hogi | wo | woh | vo | wahi | itself | overall | from these | of these | from the list | in the list | on the list | then | instead | rather',
)

/** Says that the results in sight are meant, those of one way. */
export const OF_THESE = phrases(
  `of those | of these | of them | among those | among these | among them | from those | from these | of the lot | out of those | out of these | of the ones | from the list | on the list | in the list
   inme se | in me se | inmein se | in mein se | unme se | un me se | unmein se | in sab mein | inme | unme
   flight out | way out | outbound | onward | outward | outgoing | going flight | jaane wali | jane wali | jaane ki | jane ki`,
)

/** Another part of the trip beside the choice: 'the first one, and add a hotel'. */
export const ALSO = phrases('and | and also | also | and then | then | plus')

export const ADD = phrases(
  'add | book | find | find me | show | show me | search | search for | get | get me | need | look for',
)

export const TOO = phrases('too | also | as well')

/** A request may end with a question mark; any other question asks. */
export const REQUEST = inOrder(several(anyOf(PLEASE)), anyOf(phrases('can | could | would | will')), anyOf(['you']))

/** What is most of a result, beside what orders them. */
export const BEST_RATED = phrases(
  'best rated | highest rated | top rated | best rating | highest rating | best reviews | best reviewed | best review | sabse acchi rating | acchi rating',
)
export const NEAREST = phrases('nearest | closest | sabse paas | sabse nazdeek')
export const LANDS_FIRST = phrases(
  `lands first | landing first | land first | reaches first | reach first | reaching first | arrives first | arriving first | arrive first | gets there first | get there first | lands earliest | lands the earliest | reaches earliest | reaches the earliest
   arrives earliest | arrives the earliest | earliest landing | earliest arrival | sabse pehle pahunche | sabse pehle pahunchaye | sabse jaldi pahunchaye | sabse jaldi pahunche | sabse jaldi pahunchti | sabse jaldi pahunchegi | jaldi pahunchaye | jaldi pahunche | gets me there first`,
)
/** Of those that were just spoken of. */
export const CHEAPER = phrases(
  'cheaper one | the cheaper one | the cheaper of | the cheaper | cheaper of the two | cheaper one of the two | cheaper one of these | cheaper of these | cheaper of both | the less expensive one',
)
export const BETTER_RATED = phrases('better rated | higher rated | the better rated | the higher rated')
/** Of the day, where one is the first or the last. */
export const OF_DAY = phrases('of the day | of that day | in the day | that day | of the morning | of the evening')
/** Say something of the result that is meant, before a time. */
export const THAT_FLIES = phrases(
  `that | which | leaving | leaves | that leaves | which leaves | departing | departs | that departs | which departs | landing | lands | that lands | which lands | arriving | arrives | that arrives | which arrives
   that gets in | that get in | that get there | get there | get in | which gets in | getting in | that gets there | which gets there | gets in | gets there | that reaches | which reaches | reaching | reaches | landing in | departure | arrival | with departure | with arrival
   with a departure | with an arrival | that goes | going | that gets me there | that gets me home | home | there`,
)
export const BOUNDS = phrases(
  `before | after | by | around | about | at | past | till | until | between | from | no later than | not later than | not after | not before | no earlier than | close to | closest to | nearest to | in | in the`,
)
/** One ticket out and one back, taken together. */
export const PAIR = phrases('pair | combination | combo | round trip | both')

/** Before what is most of it. */
export const WHICHEVER = phrases(
  'jo bhi | jo bhi ho | the | the one with | the one with the | one with | one with the | the one that | the one which | whichever | whichever is | whatever | whichever one | the one | that | jo | the hotel with | the hotel with the | the flight that | a | any',
)
/** Of what it is the most, and for which way. */
export const OF_THEM = phrases(
  `of them | of those | of these | among them | among these | among those | of the two | of both | of the three | of the <number> | of <number> | from them | out of these | in these | of the lot
   for going | for the way out | for outbound | for the outbound | for onward | for the onward | for coming back | for the return | for return | for the way back | while going | while coming back | jaane ke liye | aane ke liye | wapsi ke liye
   for both flights | for both the flights | for the flights | for all flights | of both flights | for all the flights | for all legs | for every leg
   to and fro | to and from | up and down | aana jana | aane jaane | for first | for the first leg | for this leg | for this flight | for the first flight | for first leg | for first flight | for both | for both ways | both ways | for each way | each way | on both sides | dono ke liye | dono taraf`,
)
/** Which way the flight goes that is meant. */
export const OF_LEG = phrases(
  `going | for going | for the way out | for outbound | outbound | for the outbound | onward | for onward | for the onward | jaane wali | jaane ki | jaane ke liye | coming back | for coming back | for the return | for return | return
   for the way back | on the way out | on the way back | aane wali | aane ki | wapsi wali | wapsi ki | wapsi ke liye`,
)
