import { phrases } from '../../text/phrase-grammar.ts'

/** Asks for a move, which a word behind it directs: 'make it two days later'. */
export const MOVE = phrases(
  'make | move | shift | push | put | do | have | change | keep | set | reschedule | rebook | take | plan | go on | travel',
)
/** Moves towards later by itself: 'postpone it by two days'. */
export const DELAY = phrases('postpone | delay | defer | push | push back | put off | push out')
/** Moves towards earlier by itself. */
export const PREPONE = phrases('prepone | pre - pone | pull forward | bring forward | pull in')
/** The first and the last word of a verb that stands around what it moves: 'put the trip off', 'bring it forward'. */
export const DELAY_AROUND = [phrases('put | push'), phrases('off | back | out')] as const
export const PREPONE_AROUND = [phrases('bring | pull | move'), phrases('forward | up')] as const

export const LATER = phrases(
  'later | late | further | onwards | aage | aagey | baad | baad mein | baad me | baad ka | baad ki',
)
export const EARLIER = phrases('earlier | early | sooner | before | in advance | pehle | pahle | jaldi')
export const LONGER = phrases('longer | more | extra | additional | aur | zyada | jyada')

/** What moves where all of the trip does. */
export const TRIP = phrases(
  `it | this | that | everything | all of it | all of this | the whole thing | whole thing | all | trip | travel | tour | journey | plan | visit | booking | dates | date | both | both dates | all dates | both of them
   trip dates | travel dates | whole trip | entire trip | full trip | whole plan | sab | sab kuch | sabkuch | poora | poori | pura | isko | ise | isse | usko`,
)
export const WHOLE = phrases('whole | entire | full | complete | poora | poori | pura')
/** The end of the trip, besides what the way back is called. */
export const RETURN_DATE = phrases('return date | date of return | coming back | wapsi ki date | wapsi ki tarikh')
export const COME_BACK = phrases(
  'come back | coming back | return | get back | be back | head back | fly back | come home | fly home | travel back | wapas aana | wapas aao',
)
export const STAY = phrases('stay | stay on | stay there | be there | remain | stay back | rukna | rukenge | ruk')
export const STAY_LONGER = phrases('extend | lengthen | prolong | badha | badhao')
/** Tells that it became longer or shorter: 'my trip got extended by a day'. */
export const GOT = phrases(
  'is | are | was | has been | have been | had been | got | has got | has gotten | is getting | gets | getting | will be | needs to be | has to be | should be | ho gaya | ho gayi',
)
export const EXTENDED = phrases('extended | lengthened | prolonged | longer')
export const SHORTENED = phrases('shortened | cut short | curtailed | reduced | shorter')
/** What makes a trip longer or shorter beside the trip itself. */
export const OCCASION = phrases(
  'meeting | meetings | conference | training | workshop | work | event | visit | audit | project | session | program | programme | stay | kaam',
)
/** 'One night less', 'ek raat kam'. */
export const FEWER = phrases('less | fewer | shorter | kam | kum')
/** Asks for more or fewer nights: 'make it one night less', 'add a night'. */
export const MAKE_LENGTH = phrases(
  'make | make it | make that | have | keep | keep it | do | add | cut | reduce | reduce it | need | want | book | take | set | set it | its | it is',
)
export const STAY_SHORTER = phrases('shorten | cut | cut short | reduce | curtail')
export const SHORT = phrases('short')
export const HOTEL_STAY = phrases(
  'hotel | hotel stay | hotel booking | room | check out | checkout | check - out | check out date',
)

export const BY = phrases('by | for | to | ke liye | se')
/** Ends a Hindi wish to move something. */
export const MOVES_LAST = phrases(
  `kar do | kardo | kar dena | kar dijiye | kar dijie | karo | karna | karna hai | karein | badha do | badhao | badha | badhana | badha dijiye | khiska do | khiskao | le jao | rakho | rakh do | rakhna | shift karo | shift kar do
   move karo | move kar do | postpone karo | postpone kar do | prepone karo | prepone kar do | chalna | jana hai | jaana hai | chahiye`,
)
