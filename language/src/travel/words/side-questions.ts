import { phrases } from '../../text/phrase-grammar.ts'

/** Words of questions beside the wish, which what is on the table answers: how long, when, where it stops, whether it is in time. */

export const DURATION = phrases(
  `duration | flight time | flying time | travel time | journey time | total time | time of flight | kitne ghante | kitne ghanta | kitne ghnte | how many hours | how many hrs
   kitna time lagega | kitna samay lagega | kitna time lagta hai | kitna time lag jayega | kitna time lega | kitni der lagegi | kitni der ki`,
)
/** How long, before what is asked about. */
export const HOW_LONG = phrases('how long | how much time | kitni der | kitna time | kitna samay | kitni lambi')
export const TAKES = phrases(
  'air | in air | in the air | take | takes | taking | flight | fly | flying | it | that | this | one | journey | lagega | lagta | lagegi',
)

export const STOP = phrases(
  'layover | layovers | stopover | stopovers | halt | the stop | stop over | lay over | connection time',
)
/** Asks of a stop how long or where it is. */
export const OF_STOP = phrases(
  'how long | how much | kitna | kitni | kitne | where | which | what | whats | is there | any | kahan | kidhar | kaha | is the | hai kya | kya',
)

export const WHEN = phrases(
  'what time | when | at what time | by what time | kab | kab tak | kitne baje | kitne bje | kitne baje tak | kis time | whats the | what is the',
)
export const LANDS = phrases(
  `reach | reaches | land | lands | landing | arrive | arrives | arriving | get there | gets there | get in | gets in | touch down | arrival | arrival time | landing time | reaching time
   pahunchegi | pahunchega | pahuchegi | pahuchega | pahunchti | pahuchti | pahunchta | pahunchenge | pahuchenge | pahunchunga | pahuchunga | pahunchungi | pohchegi | pohochegi | utregi | utrega | pahunch | pahuch`,
)
export const LEAVES = phrases(
  `leave | leaves | leaving | depart | departs | departing | take off | takes off | fly | flies | departure | departure time | nikalti | nikalegi | nikalta | udti | udegi | chalti | chalegi | start | starts`,
)

/** Whether it is in time for what one has to attend. */
export const IN_TIME = phrases(
  `be home by | home by | be back by | be back before | home before | enough time | enough | sufficient time | sufficient | in time | on time | make it to | make it by | make it for | make it in time | make it before | makes it | reach by | reach before | be there by | get there by | there by | too tight | tight | too late | late for | miss the | miss my | cutting it close | cut it close | comfortable | comfortably | safe margin
   time mil jayega | time milega | time pe pahunch | time pe pahuch | time se pahunch | time se pahuch | samay par | samay pe | pahunch jaunga | pahuch jaunga | pahunch jaungi | pahunch paunga | pahuch paunga | late to nahi | late toh nahi`,
)
/** What ends before the flight, which is to be caught. */
export const CATCHES = phrases(
  'finish | finishes | finished | over | ends | end | ending | done by | done at | free by | free at | khatam | wraps up | catch | catch it | catch the | reach airport | reach the airport | get to the airport | before the flight | and the flight | and flight | and my flight',
)
/** Opens a question; a wish begins otherwise. */
export const ASKS = phrases(
  `is | are | will | would | can | could | do | does | am | shall | what | whats | wats | wat | tell me | when | how | hows | where | which | kya | kab | kitna | kitni | kitne | kahan | any | at what | by what | whats the`,
)
/** May stand before a question. */
export const BEFORE = phrases(
  `why | ok | okay | and | so | but | hmm | hmmm | wait | also | then | btw | by the way | one more thing | one thing | quick question | sorry | tell me | acha | accha | achha | aur | haan | yes | no | actually | just asking | do you know | can you tell me | could you tell me | oh | well | hey | sir | arre | are | ye | yeh | wo | woh | is | iska | iski | uska | uski | to | toh | flight | flight ka | flight ki | the flight | it | this | that | first one | us | usme | isme`,
)

export const TOTAL = phrases(
  'total | grand total | total cost | total price | total amount | total fare | in all | altogether | so far | till now | ab tak | kul | overall cost | total kitna',
)
export const BOTH_WAYS = phrases(
  'combo | combination | pair | both ways | both way | both sides | to and fro | up and down | round trip | there and back | return included | with return | dono taraf | aana jana | aane jaane | both flights | both legs',
)
export const PRICE = phrases(
  'sasta | sasti | saste | cheapest | price | cost | fare | amount | kitna | kitne | kitni | how much | total | rate | charges',
)
/** Looks for what takes less time. */
export const ANYTHING = phrases('anything | something | any | koi | kuch | is there a | is there any | a | any other')
export const FASTER = phrases('faster | quicker | shorter | fast | quick | jaldi wali | kam time wali | kam samay wali')
/** In a few words without a question they wish for something. */
export const WISHES = phrases('sort | by | order | cheapest | sasta | sasti | saste | least | lowest')
/** Whether a part is needed at all. */
export const MANDATORY = phrases(
  'mandatory | compulsory | necessary | must | required | needed | a must | obligatory | optional | zaroori | zaruri | jaroori',
)
export const HOTEL = phrases('hotel | hotels | room | stay | accommodation')
export const RETURN = phrases('return | return flight | return ticket | wapsi')
/** Whether it lies within what the policy allows. */
export const WITHIN = phrases(
  'ok with | okay with | fine with | over | under | within | beyond | above | exceed | exceeds | exceeding | crossing | crosses | inside | out of | outside | andar | as per | allowed | allowed as per | in',
)
export const LIMIT = phrases(
  'limit | my limit | the limit | our limit | limits | policy | the policy | our policy | company policy | entitlement | my entitlement | budget | my budget | allowance | eligibility | cap | night cap',
)
/** Points at the one that was spoken of or chosen last. */
export const POINTS = phrases(
  'it | its | this | that | this one | that one | iska | iski | uska | uski | ye | yeh | wo | woh | isme | usme',
)
export const OF_RETURN = phrases(
  'return | back | coming back | way back | inbound | wapsi | wapas | return flight | aane wali | home',
)
/** Speaks of deciding and paying, or of the way on the ground. */
export const OF_OFFICE = phrases(
  'approval | approvals | approve | approved | manager | boss | reimbursement | refund | cab | taxi | train | bus | car',
)
