import { phrases } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'

/**
 * Words of a plain wish to leave a part of a trip out: English and Hindi in Latin letters, to which Devanagari is brought before. A
 * phrase belongs here only if it could not turn such a wish into a remark.
 */

/** Without it. */
export const WITHOUT = phrases('no | without | minus | no more | no need of | no need for')

/** Takes it out, before it. */
export const REMOVE = phrases(
  `skip | drop | remove | delete | cancel | leave out | take out | take off | take away | exclude | omit | scrap | knock off | cut | cut out | get rid of | forget | forget about | ditch | decline | do without | manage without | go without
   skip on | pass on | hata do | hatao | hatado | nikal do | nikalo | book without | continue without | proceed without | go ahead without | have it without | send it without | send this without | send without | submit it without | submit without`,
)

/** Takes it out, around it: 'leave the hotel out'. */
export const TAKE = phrases('leave | take | keep')

export const OUT = phrases('out | off | away | aside')

/** Says that it is not wanted, before it. */
export const UNWANTED = phrases(
  `dont need | do not need | dont want | do not want | donot need | donot want | dont require | do not require | wont need | will not need | wont want | wont be needing | will not be needing | wont require
   dont wish to have | dont really need | dont need to book | do not need to book | dont want to book | do not want to book | wont book | will not book | need no | want no | require no | have no need of | have no need for | not need | not want | am not booking
   im not booking | dont book | do not book | dont add | do not add | dont include | do not include | dont look for | dont get me | wont be booking | dont need you to book | no longer need | no longer want | am not taking | im not taking | wont take | nahi chahiye | nahin chahiye`,
)

export const I = phrases('i | we | i also | i really | i actually | we also | we really')

/** Says that it is not wanted, behind it. */
export const NEEDLESS = phrases(
  `not needed | not required | not necessary | not wanted | unnecessary | unneeded | is not needed | is not required | is not necessary | isnt needed | isnt required | isnt necessary | are not needed | arent needed
   is unnecessary | can be skipped | can be dropped | can be removed | can go | needed | required | necessary | need not be booked | should not be booked | to be skipped | to be removed | is to be left out | out`,
)

/** Only behind 'no hotel'. */
export const NEEDED = phrases(
  'needed | required | necessary | is needed | is required | is necessary | wanted | booking | booking needed',
)

/** Only the other part. */
export const ONLY = phrases('only | just | sirf | bas | keval | only the | only a | just the | just a | simply')

export const ONLY_LAST = phrases('only | alone | hi | bas | sirf | by itself')

export const HAVE = phrases(
  'need | want | book | keep | require | take | have | make it | get | get me | book me | send | i need | i want | we need | we want | i require | i will take | ill take | i will have | let it be | i would like | id like',
)

export const ENOUGH = phrases(
  'is enough | are enough | will do | is fine for me | is all i need | is all i want | are all i need | is sufficient | are sufficient | kaafi hai | kafi hai | kaafi hain | chalega | chalegi | booking',
)

export const NOT_LAST = phrases(
  `rehne do | rahne do | rehne dijiye | rehne dete hain | nahi | nahin | nahi chahiye | nahin chahiye | nahi chahie | nahi chaiye | nahi chahiye hai | nahi chahiye tha | nahi lena | nahi leni | nahi lena hai | nahi leni hai | nahi lenge | nahi lunga | nahi lungi | nahi karna | nahi karna hai | nahi karni | nahi karni hai
   nahi book karna | nahi book karna hai | book nahi karna | book nahi karna hai | book nahi karni hai | book mat karo | book mat karna | book nahi karo | mat lo | mat lena | mat karo | mat karna | mat dikhao | mat jodo | mat rakho | mat rakhna | mat dalo | mat dalna | mat book karo | mat book karna | mat
   zaroorat nahi | zaroorat nahi hai | zarurat nahi | zarurat nahi hai | jarurat nahi | jarurat nahi hai | jaroorat nahi | jaroorat nahi hai | koi zaroorat nahi | koi zarurat nahi | koi jarurat nahi | need nahi | need nahi hai | ki need nahi hai | zaruri nahi | zaroori nahi | zaroori nahi hai
   chhod do | chod do | chhodo | chodo | chhod dijiye | jaane do | hata do | hata | hata ke | nikal ke | hatao | hatado | hata dijiye | hata dena | hata den | hataiye | hatana | hatana hai | hata do na | nikal do | nikalo | nikaal do | nikal dena | nikal dijiye | nikalna hai
   cancel karo | cancel kar do | cancel kardo | cancel karna hai | cancel kijiye | remove karo | remove kar do | remove kardo | remove karna hai | remove kar dijiye | skip karo | skip kar do | skip kardo | skip karna hai | skip karenge | drop karo | drop kar do | delete karo | delete kar do | delete kardo | skip | cancel | remove`,
)

/** The same before the part: 'nahi chahiye hotel'. */
export const NOT_FIRST = phrases(
  'nahi chahiye | nahin chahiye | nahi chahie | nahi chaiye | mat lo | mat book karo | mat jodo | mat rakho | hata do | hatao | hatado | nikal do | nikalo | chhod do | chhodo | cancel karo | cancel kar do | skip karo | skip kar do | remove karo | remove kar do',
)

export const BINA = phrases('bina | bagair')

export const KE_BINA = phrases('ke bina | ke bagair | k bina')

export const BINA_LAST = phrases(
  'ke | chalega | chalegi | book karo | book kar do | kar do | karo | kardo | bhej do | bana do | chalega hai',
)

/** One way, in whole clauses. */
export const ONE_WAY = phrases(
  `one way | oneway | one-way | 1 way | one way only | only one way | just one way | one way trip | one way ticket | one way flight | a one way | a one way trip | a one way flight | a one way ticket | ek taraf | ek taraf ka | ek taraf ki | sirf jaana | sirf jana | sirf jaana hai | sirf jana hai | only going | only onward | onward only | only outbound | outbound only
   not coming back | not returning | not return | wont return | will not return | wont be returning | will not be returning | wont come back | am not coming back | im not coming back | am not returning | im not returning | single journey | single trip`,
)

export const MAKE = phrases(
  'make it | make this | make it a | change it to | change to | switch to | keep it | i want | i need | book | it is | its | it is a | its a | change the trip to | make the trip | make this trip | this is | i prefer | set it to | convert it to | convert to',
)

/** Behind a wish to leave something out, what is to follow. */
export const SENDS = phrases(
  'send it | send this | send | submit it | submit | and send it | then send it | bhej do | bhejo | bhej dijiye | bhej dena | send karo | send kar do | submit karo | submit kar do | baaki same | rest is same | rest is fine | rest same | keep the rest | baaki sab theek hai | the rest stays | everything else stays',
)

/** Joins what is to follow. */
export const THEN = phrases('and | then | and then | aur | phir | fir | ke | kar | kar ke | karke')

/** At which stop of a journey. */
export const AT_STOP = phrases('in the | in | at the | at | for the | for | on the | on | of the | from the')
export const WHICH_STOP = phrases('first | 1st | second | 2nd | third | 3rd | last | final | other')
export const STOP = phrases('city | stop | place | town | leg | one | stay')
/** Comes back otherwise. */
export const WILL = phrases(
  'will | ll | shall | am | is | are | going to | plan to | planning to | want to | would | would rather | prefer to | can | have to | might as well | just | also | be | instead | rather | ill | im | id',
)
export const COME_BACK = phrases(
  'come back | coming back | come | coming | return | returning | get back | go back | going back | travel back | travelling back | traveling back | head back | be back | take back | reach back | back | come down | do the return',
)
export const HOME = phrases(
  'home | only | with family | with my family | with friends | with a friend | myself | with colleagues | with a colleague | with my team | then | instead | that day',
)
export const BY = phrases('by | in | with | via | on | through | using | from')
export const VEHICLE = phrases(
  'train | rail | railway | rajdhani | shatabdi | vande bharat | bus | volvo | car | cab | taxi | road | gaadi | gadi | own car | office car | company car | bike | overnight train | night train | night bus | sleeper',
)
export const DRIVE_BACK = phrases('drive back | driving back | drive | driving down | drive down')
export const WAPAS = phrases('wapas | wapsi | wapis | return | lautte hue | aate hue | aana | aate waqt')
export const SE = phrases('se | mein | me | pe | par | wali se')
export const AAUNGA = phrases(
  'aaunga | aunga | aaungi | aungi | aayenge | aa jaunga | aa jaungi | aa jaenge | aa jayenge | aana hai | aana | karunga | karungi | karenge | lautunga | ho jayegi | ho jayega | kar lunga | kar lungi | le lunga | jaunga | jaungi | raha hu | raha hoon | rahi hu | hai | hogi | hoga | wapas | to | toh',
)
/** Sees to it oneself. */
export const MANAGE = phrases(
  'manage | arrange | book | do | handle | take care of | see to | sort out | sort | figure out | look after | manage it | arrange it | book it | do it | handle it | manage for | arrange for',
)
export const SELF = phrases(
  'on my own | by my own | my own | myself | by myself | separately | on our own | ourselves | from my side | from here | later | later on | khud | khud se | apne aap',
)
export const KHUD = phrases(
  'khud dekh lunga | khud dekh lungi | khud kar lunga | khud kar lungi | khud book kar lunga | khud book kar lungi | khud manage kar lunga | main khud kar lunga | main khud dekh lunga | apne aap kar lunga | apne aap dekh lunga',
)
/** Joins a clause that gives the reason, or that follows from it. */
export const JOINS_REASON = phrases('so | because | since | coz | cuz | cos | kyunki | kyuki | kyonki | isliye | islie')
/** Skips what is being asked for. */
export const SKIP_THIS = phrases(
  'skip | skip it | skip this | skip that | skip this step | skip this part | no need | not needed | not required | dont need it | dont want it | i dont need it | i dont need one | i dont want one | i dont want any | skip karo | skip kar do | nahi chahiye | zaroorat nahi | zaroorat nahi hai',
)

/** Not for good. */
export const THIS_TIME = phrases(
  'for now | this time | for this trip | for this one | not this time | filhal | is baar | iss baar | is trip ke liye',
)
/** What it is left out of. */
export const OF_TRIP = phrases(
  `from this trip | from the trip | from my trip | from the request | from this request | from the draft | from it | of this trip | of the trip | on this trip | in this trip
   is trip se | is trip mein | is trip me | isme se | ismein se`,
)
/** Allows it, or takes it up. */
export const ALLOWING = phrases('can we | we can | we could | let me | i think we can | never mind')
/** Says in Hindi that what is kept will do. */
export const KEPT_LAST = [...phrases('kaafi hai | kafi hai | chalegi | bhejo'), ...PLEASE]
/** Closes such a wish. */
export const AT_ALL = phrases(
  'at all | at the moment | anymore | any more | either | too | also | though | for me | for us | ok | okay | hai | se',
)
/** All of a part, or one of its own. */
export const WHOLE = phrases('the whole | a separate | iska | iski')
/** Between the part and what Hindi says of it. */
export const PARTICLE = phrases(
  'also | too | ki | ka | ke | ko | wala | wali | waala | mujhe | muje | mereko | hume | humein | humko | abhi | booking | bhi | toh | to | is baar | filhal | hi',
)
