import { phrases } from '../../text/phrase-grammar.ts'
import { CHEAPEST as CHEAPEST_OF_ALL, FASTEST as FASTEST_OF_ALL } from './extremes.ts'

/** Words of a choice of one flight by what it is beside the others. No phrase may stand in a remark that chooses nothing. */

const each = (firsts: string, seconds: string): string[] =>
  phrases(firsts).flatMap((first) => phrases(seconds).map((second) => `${first} ${second}`))

export const CHEAPEST = [
  ...CHEAPEST_OF_ALL,
  ...phrases(
    'sasti | sasta | saste | saste wali | kam paise wali | kam paise wala | kam kiraye wali | kam daam wali | sasti wali | sasta wala | least costly | whichever is cheaper | whichever one is cheaper | whichever costs less | whichever is cheap | whatever is cheaper | jo sasti ho | jo sasta ho | jo bhi sasti ho | jo bhi sasta ho | jo sasti hai | jo sasti pade | jo bhi sasti pade',
  ),
]
export const FASTEST = [
  ...FASTEST_OF_ALL,
  ...each('takes | taking | that takes | which takes', 'least time | the least time | the shortest time | less time'),
  ...phrases(
    'whichever is faster | whichever is quicker | whichever is shorter | whichever takes less time | jo kam time le | kam time wali | kam samay wali | jo jaldi pahunche',
  ),
]
export const EARLIEST = phrases(
  `earliest | whichever is earlier | whichever leaves earlier | whichever leaves first | jo pehle ho | jo pehle nikle | first flight | leaves first | leaving first | leaves earliest | first to leave | first out | earliest to leave | earliest departure | earliest departing
   sabse pehle | sabse pehli | sabse pehle wali | sabse pehli wali | sabse pehle nikle | pehli flight`,
)
export const LATEST = phrases(
  `latest | whichever is later | whichever leaves later | last flight | very last flight | last flight home | last flight back | last one home | last one back | last home | last back | last one out
   latest one home | latest one back | leaves last | leaving last | leaves latest | latest departure | latest departing | latest to leave | latest i can leave
   latest possible | as late as possible | aakhri flight | akhri flight | aakhri wali flight | sabse aakhri | sabse late | sabse late wali | sabse baad wali`,
)
const LAND =
  'gets me in | get me in | gets me there | gets me home | land | lands | landing | reach | reaches | reaching | arrive | arrives | arriving | get there | gets there | get in | gets in | get home | gets home | home'
/** Reaches, as it is spelt in Latin letters. */
const HINDI_LAND = ['pahunch', 'pahuch', 'pohonch', 'pohoch', 'pahonch', 'puhunch']
  .flatMap((stem) =>
    ['e', 'aye', 'ti', 'te', 'egi', 'ega', 'ne', 'ane', 'ati', 'ata', 'ta', 'a de', ' jaye'].map(
      (ending) => stem + ending,
    ),
  )
  .join(' | ')
export const LANDS_FIRST = [
  ...each(LAND, 'first | earliest | the earliest | soonest | the soonest'),
  ...phrases(
    `soonest to land | soonest to reach | soonest to arrive | earliest to land | earliest to reach | earliest to arrive | earliest to get there | earliest landing | earliest arrival | earliest home | first to land | first to reach
   gets me there first | gets me there earliest | gets me there soonest | gets me home first | gets me home earliest | gets me home soonest
   lands soonest | lands the soonest`,
  ),
  ...each('sabse pehle | sabse jaldi | sabse pahle | sabse pehle ghar | sabse jaldi ghar', HINDI_LAND),
]
export const LANDS_LAST = [
  ...each(LAND, 'last | latest | the latest'),
  ...phrases('latest to land | latest landing | latest arrival | latest to arrive | latest to reach'),
]
/** It lands in time, and no earlier than need be: only beside what begins then. */
export const CLOSEST = phrases('closest | nearest | just | right')
export const LANDS = phrases(LAND)

/** Within the hours that were told before. */
export const IN_TIME = [
  ...each(
    'that | which | still | that still | which still | jo',
    'makes it | make it | makes it in time | makes it on time | reaches in time | reaches on time | gets there in time | gets there on time | gets me there in time | gets me there on time | gets me in time | lands in time | arrives in time | works for the meeting | time pe pahunche | time par pahunche | time pe pahunchaye | samay pe pahunche',
  ),
  ...phrases(
    `makes it | still makes it | makes it in time | in time | on time | reaches in time | reaches on time | lands in time | gets there in time | gets me there in time | gets me there on time | time pe pahunche
   time par pahunche | time pe | time par`,
  ),
]
export const OF_EVENT = phrases('for | to | before')
/** 'But not cutting it fine': as the hours that were told leave time. */
export const NOT_TIGHT = each(
  'not | but not | without | and not | but without',
  'cutting it fine | cutting it close | cutting it too fine | cutting it too close | too close | too tight | tight | rushing | a rush | running',
)
export const BEGINS = phrases('it starts | it begins | that starts | that begins')

export const BEFORE = phrases(
  'before | by | till | until | earlier than | no later than | not later than | not after | isnt after | not past | latest by | upto | within',
)
export const AFTER = phrases(
  `after | post | past | from | later than | no earlier than | not earlier than | not before | nothing before | isnt before | is not before | not leaving before | but not before | but nothing before
   none before`,
)
/** Behind an hour that one leaves or lands by. */
export const AT_LATEST = phrases('latest | at the latest | at latest | max | maximum | at most | or so')
/** Behind an hour: from it on, or until it. */
export const OR_LATER = phrases(
  'or later | or after | or after that | or beyond | and later | and after | and onwards | onwards | onward | ya baad mein | ya uske baad | ya baad me | ya late',
)
export const OR_EARLIER = phrases(
  'or earlier | or before | or before that | or sooner | and earlier | and before | ya pehle | ya usse pehle',
)
export const HINDI_BEFORE = phrases('se pehle | ke pehle | se pahle | ke pahle | tak')
export const HINDI_AFTER = phrases('ke baad | ke bad | se baad')
export const DEPARTS = phrases(
  `leaving | leaves | that leaves | which leaves | departing | departs | that departs | which departs | leave | departure | starting | flying | that flies | that goes | that starts | jo nikle | nikle | chale | jo chale | is | that is | which is | that`,
)
export const ARRIVES = phrases(
  `landing | lands | that lands | which lands | reaching | reaches | that reaches | which reaches | arriving | arrives | that arrives | which arrives | getting in | gets in | that gets in | which gets in
   gets there | that gets there | gets home | that gets home | gets me there | that gets me there | which gets me there | gets me home | that gets me home | which gets me home | home | there | reach | land | back home | me home | in delhi | that reach | that land`,
)
export const PAHUNCHE = phrases(`${HINDI_LAND} | pahunchti hai | ghar pahunche | ghar pahunchaye | utre`)

/** Leads an hour that is not meant to the minute. */
export const ABOUT = phrases(
  'around | about | at around | at about | near about | roughly at | roughly | close to | somewhere around',
)
/** Behind an hour that a Hindi verb follows. */
export const HINDI_ABOUT = phrases('ke aaspaas | ke aas paas | ke kareeb | ke karib | ke lagbhag')
export const NEAREST = phrases(
  'nearest | closest | nearest to | closest to | the nearest to | the closest to | near to | close to | as close to | as close as possible to | as near as possible to | nearest one to | closest one to',
)
/** Behind an hour: 'or whatever is nearest'. */
export const OR_NEAREST = [
  ...each(
    'or | or the | or whatever | or whatever is | or whatever comes | or whichever | or whichever is | or whichever one is | ya | or something | or anything | or any | , | the | or one | or else the',
    'nearest | closest | nearest to it | closest to it | nearest to that | closest to that | close to it | close to that | near it | near that | nearest you have | closest you have | nearest to this | closest one | nearest one | jo paas ho | jo kareeb ho | jo sabse paas ho',
  ),
  ...phrases('closest you have | nearest you have | closest | nearest | or thereabouts'),
]
export const HINDI_NEAREST = each(
  'ke | ke sabse',
  'paas | kareeb | karib | nazdeek | aaspaas | aas paas | close | near | najdeek',
)

export const TOP = phrases(
  `at the top | at the very top | on the top | on top | at top | topmost | you showed at the top | you showed at the very top | you showed on top | you showed first | you listed first | you showed me first
   shown first | shown at the top | listed first | listed at the top | sabse upar | sabse upar wali | sabse upar wala | upar wali | very first one in your list | very first one in ur list | very first in the list | very first one in the list | very first one | very first | first in the list | first one in the list | first one in your list | first on the list | first one on the list`,
)
export const OTHER = phrases('other | other one by | other one from | other one of | dusri | doosri')
export const NEXT_TO = phrases('just after | right after | after | just below | below | right below | under | next to')
export const BEFORE_IT = phrases('just before | right before | just above | above | right above')

export const EXCEPT = phrases(
  'except | except for | but not | not | not by | not with | other than | excluding | apart from | without | no | any but | anything but | but no | leaving out | and not',
)
export const HINDI_EXCEPT = phrases(
  'nahi | nahin | ke alawa | ke alava | chhod ke | chhod kar | chhodkar | ko chhod ke | mat',
)
export const NOT = phrases(
  'not | no not | not the | no not the | dont want | i dont want | dont want the | i dont want the | anything but | anything but the | nahi',
)
export const RED_EYE = phrases(
  'red eye | redeye | red eyes | red eye one | red eye flight | red eye flights | overnight one | overnight flight | overnight | middle of the night | odd hours | midnight one',
)
export const OUTBOUND = phrases(
  `for going | for going there | while going | going | for the way out | on the way out | for outbound | for the outbound | outbound | for onward | for the onward | onward | jaane ke liye | jane ke liye | jaate waqt | jaane ki | to go | for the going | for departure`,
)
export const INBOUND = phrases(
  `for return | for the return | return | for coming back | while coming back | coming back | for the way back | on the way back | for inbound | for the inbound | wapsi ke liye | wapsi mein | wapsi me | wapsi ki | aane ke liye | aate waqt | back | and back | for back | for the flight back | for the return flight | return flight | return ke liye | for returning`,
)
export const JOINS = phrases('and | and then | then | aur | while | but | & | plus | also')

/** Stand between the parts and say nothing. */
export const BETWEEN = phrases(
  `lekin | magar | usme se | usmein se | us mein se | us me se | it must | must | it should | should | it has to | has to | it needs to | needs to | and must | but must | out of these | out of them | has | has the | having | having the | koi bhi | koi si bhi | isme se | ismein se | inme se | in mein se | in me se | unme se | unmein se | in sab me se | in sab mein se | of the lot | of those | of these | among those | then | whichever | whichever is | whichever one | whatever | whatever is | whatever comes | the one | the ones | that is | which is | one that | one which | the flight that | the flight which | that | which | jo | jo bhi | ho | hai | woh | wo | and | but | with | among | amongst | from among | in | of | ke liye | ki | ka | ke | in the list | here | for this one | for this leg | for this flight | you have | there is | possible | available | that day | of the day | home | still | is | me | take me | i can take | in ur list | in your list | in this list | on the list`,
)
/** What is meant, where no certain one is. */
export const SOMETHING = phrases('something | anything | any | any one | some | ones | options | flights | kuch')
export const FINE = phrases(
  `is fine | is good | is ok | is okay | works | works for me | works fine | will do | would do | would be good | is fine with me | is fine by me | fine | chalegi | chalega | theek rahegi | theek rahega | theek hai | thik hai | suits me | is perfect | perfect | good | great | sounds good | would be great | acchi rahegi | better | is better`,
)

/** Of two or a few, by what one of them is more than the others. */
export const EARLIER = phrases(
  'earlier | earlier one | former | first | pehle wali | jaldi wali | one that leaves earlier | one that leaves first',
)
export const LATER = phrases(
  'later | later one | latter | baad wali | der wali | one that leaves later | one that leaves last',
)
export const CHEAPER = phrases('cheaper | cheaper one | cheapest | sasti | sasti wali')
export const FASTER = phrases('faster | quicker | shorter | fastest | quickest')
export const BETTER = phrases(
  'better rated | higher rated | better reviewed | better rating | higher rating | better ratings | better reviews | behtar rating wala | better',
)
export const OF_THEM = phrases(
  'of | of the | among | among the | out of | out of the | from | from the | between | in the',
)
/** Joins airlines of which either will do. */
export const OR = phrases('or | or the | ya | ya phir | or else | or an')

/** Says what a result has. */
export const WITH = phrases(
  'with | that has | which has | having | has | that is | which is | jisme | jismein | jo | and | that includes | including',
)
/** Before a part of the day, a number of stops or a price. */
export const OF_VALUE = phrases(
  'that is | thats | which is | that are | must be | should be | with | in | in the | only | jo | among | from the | and | but',
)
/** Said of what costs nothing. */
export const FREE = phrases('free | complimentary | included | good')
export const REFUNDABLE = phrases(
  'refund | refund option | a refund option | free cancel | refundable | fully refundable | free cancellation | refundable fare | refund wali',
)
export const WITHIN_LIMIT = [
  ...each(
    'within | in | under | inside | below | as per | that is within | which is within | thats within',
    'policy | the policy | company policy | my policy | limit | the limit | my limit | limits | budget | the budget | my budget | entitlement',
  ),
  ...each('policy | limit | budget', 'ke andar | ke hisab se | mein'),
]
/** What one lands or leaves before, or after, by its name. */
export const MEALS = [
  { names: phrases('breakfast | nashta | nashte'), begins: '09:00', ends: '09:00' },
  { names: phrases('lunch | lunchtime | lunch time'), begins: '13:00', ends: '14:00' },
  { names: phrases('dinner | supper | dinner time'), begins: '20:00', ends: '21:00' },
] as const
export const WHICH_HINDI = phrases('konsa | kaunsa | konsi | kaunsi | kon sa | kaun sa | kon si | kaun si')
/** Before what a result costs. */
export const COSTS = phrases(
  'which costs | that costs | costing | that is for | which is for | for | at | priced at | that is | that was | for rs | costing rs',
)
export const BEST_RATED = phrases(
  'best | top rated one | rating ke hisab se | rating ke hisaab se | sabse accha | sabse achha | sabse acchi | sabse acha | sabse achi | sabse badhiya | sabse acchi rating | sabse achi rating | sabse accha rating | acchi rating | best wala | best wali',
)
export const ONLY = each(
  'the only | wahi | yahi | vahi | wohi | bas wahi | bas yahi | only | jo | ye hi | wo hi | just | only this | only that | same | the same',
  'one | ek | ek hai | one there is | option | ek wali | one available | flight',
)
export const ONLY_ONE = phrases('ek | hi | only | itself | then')
/** Before the day of a flight. */
export const ON_DAY = phrases('for | on | of | the')
export const NIKLE = phrases(
  'nikle | nikalti ho | nikalti hai | nikalne | chale | chalti hai | ude | udti hai | jati hai | jaati hai | jaye | ho',
)

/** Behind what is chosen where there is one of it. */
export const IF_ANY = [
  ...phrases(
    'if there is | if there is one | if theres one | if there is any | if any | if available | if its available | if possible | if you have | if you have one | if they have one | if they fly | if it fits | if one is there',
  ),
  ...each('agar | to', 'ho | hai | hai to | ho to | hai toh | ho toh | mile | mile to | mile toh'),
  ...phrases('ho to | hai to | ho toh | hai toh | mile to | mile toh | hui to'),
]
/** Before what is chosen where there is none of it. */
export const OTHERWISE = [
  ...each(
    'if | or if | and if | but if | in case | or in case | and in case',
    `not | none | there is none | theres none | there isnt one | there is not one | there isnt any | there isnt | they dont fly | they dont | they dont have one | its not there | it isnt there | none fits | nothing fits
     that doesnt work | not available | its not available | not possible | no such flight | none then | not then | there is none then | there isnt one then | there isnt any then | they dont fly then | they dont then | not available then`,
  ),
  ...phrases(
    `otherwise | else | or else | failing that | or whatever | warna | varna | nahi to | nahi toh | nahin to | nahi to phir | warna phir | na ho to | na ho toh | nahi ho to | nahi hai to | na mile to | nahi mile to`,
  ),
]
/** Behind what tells several apart that fit. */
export const IF_SEVERAL = each(
  'if | in case',
  'there is more than one | theres more than one | there are more than one | more than one | there are several | there are two | several | there are many | multiple | there are multiple',
)
