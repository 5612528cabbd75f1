/**
 * The words of a plain wish to leave a part of a trip out: English and Hindi in Latin letters, to which Devanagari is
 * brought before. A phrase belongs here only if it could not turn such a wish into a remark.
 */

const phrases = (block: string): string[] => block.split(/[\n|]/).map((phrase) => phrase.trim())

/** Opens a clause, or stands in it alone. */
export const LEAD = phrases(
  `no | nope | nah | nahi | nahin | na | ok | okay | yes | yeah | haan | thanks | thank you | thanks a lot | please | pls | plz | kindly | sorry | actually | and | but | so | then
   also | well | hmm | oh | wait | just | for now | this time | let us | lets | let me | can you | could you | would you | will you | can we | you can | you may | we can | we could
   i would like to | id like to | we would like to | i want to | i wanna | we want to | i will | ill | we will | well | i think we can | go ahead and | now | yaar | bhai | ji | sir | madam
   abhi | filhal | is baar | iss baar | mujhe | muje | mujhko | mereko | hume | humein | hamein | humko | main | mai | hum | mere liye | to | toh | ab | bas | par | lekin | aur | aap | theek hai | thik hai | accha | acha
   never mind | not this time | from this trip | from the trip | from the request | from the draft | is trip se | isme se | ismein se | it is ok | its ok | its fine | thats fine | fine | cool | great`,
)
/** Closes a clause. */
export const TAIL = phrases(
  `please | pls | plz | kindly | thanks | thank you | then | now | for now | this time | for this trip | for this one | on this trip | in this trip | for me | for us | at all | at the moment | right now
   from this trip | from the trip | from my trip | from the request | from this request | from the draft | from it | of this trip | of the trip | anymore | any more | either | too | also | though | actually
   hai | ji | yaar | bhai | abhi | is baar | iss baar | filhal | bas | ab | is trip mein | is trip me | is trip ke liye | mujhe | hume | mereko | to | toh | se | sorry | ok | okay`,
)

export const ARTICLE = phrases(
  'a | an | any | the | my | our | this | that | these | the whole | a separate | yeh | ye | woh | wo | kisi | koi | iska | iski',
)
export const HOTEL = phrases(
  `hotel | hotels | room | rooms | stay | a stay | hotel room | hotel rooms | hotel booking | hotel bookings | hotel stay | hotel part | hotel reservation | accommodation | accomodation | lodging | kamra | kamre
   hotel ka booking | hotel ki booking | hotel option | hotel wala | hotel wala part | hotel ka part`,
)
/** 'Just stay' is no wish for a hotel alone. */
export const HOTEL_ALONE = HOTEL.filter((phrase) => !/stay/.test(phrase))
export const FLIGHT = phrases(
  'flight | flights | flight booking | flight bookings | flight part | flight ticket | flight tickets | air ticket | air tickets | plane | plane ticket | flight ki booking | flight wala part',
)
export const RETURN = phrases(
  `return | return flight | return flights | return ticket | return trip | return journey | return leg | return part | return booking | return fare | flight back | flight home | way back | return wali flight | return ki flight
   wapsi | wapsi ki flight | wapsi wali flight | wapsi ka ticket | wapas ki flight | wapas wali flight`,
)

/** Without it. */
export const WITHOUT = phrases('no | without | minus | no more | no need of | no need for')
/** Takes it out, before it. */
export const REMOVE = phrases(
  `skip | drop | remove | delete | cancel | leave out | take out | take off | take away | exclude | omit | cut | cut out | get rid of | forget | forget about | ditch | decline | do without | manage without | go without
   skip on | pass on | please skip | hata do | hatao | hatado | nikal do | nikalo | book without | continue without | proceed without | go ahead without | have it without`,
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
export const WANTED_LAST = phrases(
  `chahiye | chahie | chaiye | chahiye hai | book karo | book kar do | book kardo | book karna hai | book karna | lena hai | leni hai | le lo | lo | rakho | rakh lo | rakhna | rakhna hai | de do | dedo | kar do | kardo | karo | please
   kaafi hai | kafi hai | bhejo | chalegi`,
)

/** Between the part and what Hindi says of it. */
export const PARTICLE = phrases(
  'ki | ka | ke | ko | wala | wali | waala | mujhe | muje | mereko | hume | humein | humko | abhi | booking | bhi | toh | to | is baar | filhal | hi',
)
export const NOT_LAST = phrases(
  `nahi | nahin | nahi chahiye | nahin chahiye | nahi chahie | nahi chaiye | nahi chahiye hai | nahi chahiye tha | nahi lena | nahi leni | nahi lena hai | nahi leni hai | nahi lenge | nahi lunga | nahi lungi | nahi karna | nahi karna hai | nahi karni | nahi karni hai
   nahi book karna | nahi book karna hai | book nahi karna | book nahi karna hai | book nahi karni hai | book mat karo | book mat karna | book nahi karo | mat lo | mat lena | mat karo | mat karna | mat dikhao | mat jodo | mat rakho | mat rakhna | mat dalo | mat dalna | mat book karo | mat book karna | mat
   zaroorat nahi | zaroorat nahi hai | zarurat nahi | zarurat nahi hai | jarurat nahi | jarurat nahi hai | jaroorat nahi | jaroorat nahi hai | koi zaroorat nahi | koi zarurat nahi | koi jarurat nahi | need nahi | need nahi hai | ki need nahi hai | zaruri nahi | zaroori nahi | zaroori nahi hai
   chhod do | chod do | chhodo | chodo | chhod dijiye | jaane do | hata do | hatao | hatado | hata dijiye | hata dena | hata den | hataiye | hatana | hatana hai | hata do na | nikal do | nikalo | nikaal do | nikal dena | nikal dijiye | nikalna hai
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

/** Who sleeps elsewhere, and where. */
export const STAYING = phrases(
  `stay | staying | live | living | putting up | be staying | be living | be putting up | am staying | am living | am putting up | are staying | can stay | will stay | will be staying | im staying | i am staying | i will stay | i will be staying | ill stay | ill be staying | sleep | crash | plan to stay | prefer to stay
   going to stay | am going to stay | have decided to stay`,
)
export const AT = phrases('with | at | in | over at | at the')
export const OWN = phrases(
  'my | our | a | an | the | some | one of my | my own | our own | own | his | her | an old | a close | my old',
)
export const KIN = phrases(
  `friend | friends | family | relative | relatives | parent | parents | brother | brothers | sister | sisters | cousin | cousins | uncle | uncles | aunt | aunts | aunty | colleague | colleagues | in laws | inlaws | in-laws | mother | mom | father | dad | wife | husband | son | daughter | grandparents | mama | chacha | bua | bhai | behen | didi | dost | doston | dosto | rishtedar | parivar`,
)
export const PLACE = phrases(
  'place | house | home | flat | apartment | guest house | guesthouse | company guest house | company guesthouse | office guest house | office guesthouse | hostel | there | residence',
)
export const HAVE_PLACE = phrases(
  'have a place to stay | have a place there | have my own place | have my own house | have my own accommodation | have our own accommodation | have accommodation | have a house there | have a flat there | have a home there | have a guest house | have a place | have somewhere to stay | already have a place to stay | already have accommodation',
)
/** Whose it is, before the person. */
export const HINDI_OWN = phrases('apne | apni | mere | meri | mera | hamare | ek | main | hum')
export const HINDI_OF = phrases('ke | ka | k | ki')
export const HINDI_AT = phrases(
  'ghar | yahan | yaha | paas | saath | sath | flat | ghar pe | ghar par | ghar mein | ghar me | yahan pe | yahan par | guest house mein | guest house',
)
export const HINDI_STAY = phrases(
  `rahunga | rahungi | rahenge | rahoonga | rukunga | rukungi | rukenge | rukoonga | ruk jaunga | ruk jaungi | ruk jayenge | ruk raha hoon | ruk rahi hoon | reh lunga | reh lungi | reh lenge | thehrunga | thehrungi | thahrunga | rahna hai | rehna hai | rukna hai | ruk lunga | ruk lungi`,
)
export const BECAUSE = phrases('because | as | since | kyunki | kyuki | kyonki | coz | cause | so | and | instead')

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
  'send it | send | submit it | submit | and send it | then send it | bhej do | bhejo | baaki same | rest is same | rest is fine | rest same | keep the rest | baaki sab theek hai | the rest stays | everything else stays',
)

/** Skips what is being asked for. */
export const SKIP_THIS = phrases(
  'skip | skip it | skip this | skip that | skip this step | skip this part | no need | not needed | not required | dont need it | dont want it | i dont need it | i dont need one | i dont want one | i dont want any | skip karo | skip kar do | nahi chahiye | zaroorat nahi | zaroorat nahi hai',
)
