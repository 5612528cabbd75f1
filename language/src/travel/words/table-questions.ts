import { phrases } from '../../text/phrase-grammar.ts'

/** Words of questions about what is on the table: what is asked, and which flight, hotel or trip it is asked about. */

export const HOW_MUCH = phrases(
  `how much | what price | whats the price | what is the price | price of | whats the fare | what is the fare | fare of | whats the cost | what is the cost | cost of | what does | what will | what would | whats the rate | what is the rate
   kitne ka | kitne ki | kitne mein | kitne me | kitna ka | kitni ki | kitna | kitne | kya rate | kya price | kya fare | kya kiraya | kiraya | kitna paisa | kitne paise | kitne rupaye`,
)
export const COSTS = phrases(
  `cost | costs | of | on | price | fare | rate | charge | charges | padega | padegi | padegi kya | lagega | lagenge | hai | hoga | hogi | is | for | would | will | ka hai | ki hai | ka | ki | mein | me`,
)
/** Asks of time, days or people, not of money. */
export const OTHER_AMOUNT = phrases(
  'kitne baje | kitne bje | kitne ghante | kitna time | kitna samay | kitni der | kitne din | kitne log | kitni door | how much time | how much luggage | how much baggage | how much notice | kitna bag | kitna saman | kitna samaan',
)
/** What there is to choose from. */
export const OPTIONS = phrases(
  'kya options hai | kya option hai | kya kya hai | kya flights hai | kaunsi flights hai | konsi flights hai | kaun kaun si flights | what are the options | what are my options | what options | which options | options do i have | options are there | options for the | what hotels are there | which flights are there | what flights are there',
)
export const DIFFERENCE = phrases(
  `difference | price difference | fare difference | how much more | how much extra | how much costlier | how much cheaper | how much less | farak | fark | antar | kitna zyada | kitna jyada | kitna extra | kitna mehenga | kitna mehnga | kitna sasta | kitni mehngi | kitni sasti`,
)
export const HOW_MANY = phrases(
  'how many options | how many flights | how many hotels | how many choices | how many are there | how many are left | how many results | kitne option | kitne options | kitni flight | kitni flights | kitne hotel | kitne hotels',
)
export const STOPS = phrases(
  'non stop | non - stop | nonstop | direct | stop | stops | stopping | via | rukti | rukta | rukegi | seedhi',
)
export const WITHIN = phrases(
  `within | under | over | above | beyond | inside | outside | out of | exceed | exceeds | exceeding | ok as per | okay as per | allowed | allowed as per | allowed by | allowed under | as per | against | violate | violates | violating | break | breaks | breaking | breach | fit | fits | comply | compliant | in line with | according to | ok with | okay with | fine with
   ke andar | andar | ke bahar | se bahar | bahar | ke hisaab se | ke hisab se | se zyada | cross`,
)
export const POLICY = phrases(
  `policy | the policy | company policy | travel policy | our policy | my policy | policy limit | policy limits | limit | limits | my limit | the limit | entitlement | my entitlement | eligibility | allowance | niti | neeti | rule | rules | any rule | any rules`,
)
/** 'Policy me hai na', 'in policy': within it, in two words. */
export const IN_POLICY = phrases(
  'in policy | in my limit | in limit | in the policy | in my policy | policy me hai | policy mein hai | policy me aata hai | policy mein aata hai | policy me aayega | policy mein aayega | limit me hai | limit mein hai | niti ke andar | niti ke bahar | niti me hai | niti mein hai',
)
/** Asks about the policy itself, not about what is on the table. */
export const OF_POLICY = phrases(
  'what is the policy | whats the policy | what is my limit | whats my limit | what is the limit | whats the limit | what does the policy | which policy | policy for | limit for | limits for | policy kya hai | limit kya hai | policy on | what are the limits | what are my limits | policy about',
)
export const WHY_OUT = phrases('why | kyun | kyu | kyon | how come | what part | which part | kis wajah')
export const BUDGET = phrases('budget | my budget | the budget | budget se')
export const OVER = phrases(
  'over | above | under | below | within | exceed | exceeding | beyond | out of | left | remaining | kitna upar | kitna zyada | bahar | bacha | upar | in | me | mein | andar | fit | fits',
)
export const FAR = phrases(
  'how far | how close | how near | distance | kitna door | kitni door | kitna dur | kitni dur | kitna duur | kitne km | how many km | how many kms | how many kilometers | walking distance | walkable',
)
export const IDENTITY = phrases(
  `id proof | id card | id proofs | identity proof | identity card | photo id | any id | what id | which id | aadhaar | aadhar | adhaar | adhar | passport | documents | document | kaunsa id | konsa id | id chahiye | id lagega | id lagegi`,
)
export const REPORTING = phrases(
  `how early | how much before | how much earlier | how long before | how many hours before | reporting time | when should i reach the airport | when should i be at the airport | when do i need to reach the airport | when do i have to reach the airport | when do i have to be at the airport | when do i need to be at the airport | what time should i reach the airport
   kitne baje airport | airport kab | airport kitne baje | kitni der pehle | kitna pehle | kitne ghante pehle | kab tak airport`,
)
export const AT_AIRPORT = phrases(
  'airport | flight | check in | reach | report | arrive | be there | pahunchna | pahuchna | jana',
)
export const LATER_CHANGE = phrases(
  `cancel it later | cancel later | cancel this later | change it later | change later | change this later | cancel it after | change it after | cancel after booking | cancel after approval | change after approval | modify later | modify it later | reschedule later | reschedule it later | cancel it if | change it if | edit it later | edit later
   baad me cancel | baad mein cancel | baad me change | baad mein change | baad me badal | baad mein badal | if plans change | if my plans change | if the plan changes | if plan changes | plans change | meeting gets cancelled | meeting gets cancel | meeting is cancelled | meeting gets postponed | meeting is postponed | trip gets cancelled | trip is cancelled`,
)
export const WEB_CHECK_IN = phrases(
  'web check in | web check - in | web checkin | online check in | online check - in | online checkin',
)
export const PAYS = phrases(
  'who pays | who will pay | do i pay | do i have to pay | should i pay | will i have to pay | who books and pays | paisa kaun | kaun pay karega | payment kaun | paise kaun',
)

/** Opens a question, or stands within one. */
export const ASKS = phrases(
  `is | are | will | would | can | could | do | does | did | am | shall | should | what | whats | wats | which | when | how | hows | hw | where | who | why | any | kya | kab | kitna | kitni | kitne | kahan | kaun | kaunsi | kaunsa | konsi | konsa | kaise | tell me | koi | hai kya | hai na`,
)

/** Wishes for a search or a change, also where it is asked. */
export const WISHES = phrases(
  'show | find | search | book | list | get me | give me | add | remove | drop | dikhao | dikha do | dhundo | khojo | change | switch | make it | make that | swap | send | submit | bhej do | bhejo | chahiye | chahie | chaiye',
)

export const POINTS = phrases(
  'it | its | this | that | this one | that one | thats | the one | iska | iski | iske | uska | uski | ye | yeh | wo | woh | isme | usme | is mein | us mein | isse | usse | same one',
)
export const THESE = phrases(
  'these | those | them | they | all of them | all of these | any of these | any of them | both | both of them | the two | dono | inme | inmein | unme | in mein',
)
export const OF_TRIP = phrases(
  'total | trip | whole trip | request | draft | everything | all this | all of it | overall | the whole thing | sab | poori trip | puri trip | altogether | in all',
)

/** What becomes of the money for what is cancelled. */
export const MONEY_BACK = phrases(
  `money back | get the money back | free of cost | free of charge | free cancellation | cancel for free | cancel free | cancellation charge | cancellation charges | cancellation fee | cancellation fees | refund if | refunded if | get a refund | get refund | full refund | paise wapas | paisa wapas | cancel karne par | cancel karne pe | cancel kar sakte | cancel kiya to | cancel hua to`,
)
/** What taking a request back costs. */
export const WITHDRAW_COST = phrases(
  'withdraw karne se | withdraw karne par | withdraw karne pe | wapas lene se | wapas lene par | charged for withdrawing | charge for withdrawing | cost to withdraw | withdrawing cost | if i withdraw | charges for withdrawing | penalty for withdrawing',
)
export const MONEY = phrases(
  'paise | paisa | money | charge | charges | charged | cost | costs | fee | fees | penalty | katenge | katega | lagenge',
)
/** Whether the company pays for something. */
export const COVERED = phrases(
  `company pay | company pays | company cover | company covers | office pay | office pays | company paying | office cover | company reimburse | get reimbursed for | be reimbursed for | reimburse me for | is it covered | are they covered | can i claim the | can i claim my | can i claim for | can i expense
   office dega | company dega | paisa dega | paise dega | paisa degi | paise degi | paisa milega | paise milenge | company degi`,
)
export const WHERE_LATER = phrases(
  `where do i find this | where can i find this | where will i find this | how do i find this | how do i get back to this | where is this saved | where is it saved | where is my draft | where do i see this | where can i see this | where do i find it | where can i find it | find this later | see this later | ye kahan milega | yeh kahan milega | baad me kahan milega | baad mein kahan milega`,
)
/** What the policy allows for a hotel, by other words. */
export const HOTEL_LIMIT = phrases(
  `budget for hotel | budget for a hotel | budget for the hotel | budget for hotels | hotel budget | my limit for hotel | hotel limit for me | my hotel limit | whats my limit | what is my limit | whats the limit for me | hotel ka budget | hotel ke liye kitna | hotel ki limit`,
)
export const TAXES = phrases(
  'tax | taxes | gst | with taxes | including taxes | incl taxes | inclusive of taxes | all inclusive',
)
export const REQUEST_NUMBER = phrases(
  `its number | request number | trip number | what number | which number | whats the number | what is the number | reference number | request no | trip no | request id | number kya | number kya hai | number batao`,
)
export const CLAIMS = phrases(
  `how do i claim | how to claim | how can i claim | how should i claim | hw do i claim | where do i claim | where can i claim | how do i get reimbursed | how do i get reimbursement | how to get reimbursement | how to get reimbursed | how will i be reimbursed | how do i file a claim | how do i submit expenses | how to submit expenses | how do i submit bills | where do i submit bills
   claim kaise | kaise claim | reimbursement kaise | bill kaise | kharcha kaise claim | how do i upload receipts | where do i upload receipts | how do i submit my receipts`,
)
export const CHEAPER = phrases(
  'anything cheaper | something cheaper | any cheaper | a cheaper | cheaper option | cheaper one | cheaper flight | cheaper hotel | is there a cheaper | isse sasti | isse sasta | usse sasti | usse sasta | is se sasti | is se sasta | isse sasti koi | koi sasti | koi sasta | koi aur sasti | koi aur sasta | thoda sasta | thodi sasti | aur sasti | aur sasta',
)
