import { anyOf, either, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, saysInOrder, wordingOf } from '../../text/phrases-in.ts'
import { asksForEntitlement, asksForMileage } from '../../text/policy-question.ts'
import { ACKNOWLEDGED, COURTESY, ENOUGH, FAMILIAR, FAREWELL, PARTICLE, THANKS } from '../../text/words/filler.ts'
import { asksOfBudget } from '../claims/budget-questions.ts'
import { tellsOfPart } from '../corrections/shares.ts'
import { isMarked } from '../sending/questions.ts'
import { withoutFile } from './without-file.ts'

const GREETING = anyOf(
  phrases(
    `hi | hii | hiii | hiiii | hiya | hello | helo | hellow | hlo | hey | heyy | heyyy | namaste | namaskar | good morning | good afternoon | good evening | good day | how are you
    gud morning | gud mrng | gud mng | gud afternoon | gud evening | gm`,
  ),
)
const THANKED = anyOf(THANKS)
const BYE = anyOf(
  phrases(
    `bye | byee | goodbye | see you | good night | goodnight | good nite | gud night | gud nite | gn | bye bye | see ya | tata | chalta hoon | chalti hoon
    phir milte hain | phir milte hai | fir milte hain | fir milte hai`,
  ),
)
const PRAISE = anyOf(phrases('ok | okay | great | nice | cool | perfect | good | fine | got it | awesome | super'))
const HELP = anyOf(
  phrases(
    `help | where do i start | where do i begin | how do i start | how do i begin | where to start | what do i do first | kaise shuru karu | kaise shuru karun | kahan se shuru | what can you do | what do you do | what can u do | who are you | how does this work | how does it work | what are you | tum kya kar sakte ho | kya kar sakte ho | aap kya kar sakte`,
  ),
  ['do', 'can', 'should'].flatMap((verb) =>
    ['use', 'start', 'upload', 'correct', 'change', 'claim', 'send'].map((what) => `how ${verb} i ${what}`),
  ),
)
/** Nothing but courtesy, of any length. */
const POLITE = several(
  either(
    anyOf(
      COURTESY,
      FAREWELL,
      FAMILIAR,
      ACKNOWLEDGED,
      PARTICLE,
      phrases('ok | okay | done | fine | all right | alright'),
    ),
    BYE,
  ),
)
const DONE = anyOf(ENOUGH)
/** Of a short message these are all there is. */
const MOST_WORDS = 5

const TRAVEL_ASKED = anyOf(phrases('book | itinerary | fly | booking'))
const TRAVEL_THINGS = phrases('flight | flights | hotel | hotels | trip | trips | ticket | tickets | room | rooms')
const TRAVEL_TO = anyOf(
  TRAVEL_THINGS.flatMap((thing) => ['to', 'in', 'from', 'for', 'near'].map((to) => `${thing} ${to}`)),
)
const WANTS = anyOf(phrases('find | search | need | want | get | plan | looking for'))
const TRAVELLING = anyOf(TRAVEL_THINGS)
/** Words of travel, which may as well name a bill; who tells something of one wants no other. */
const TRAVEL_WORD = anyOf(phrases('flight | flights | hotel | hotels | trip | ticket'))
const TELLS = anyOf(phrases('is | was | were | are | be | had | took | paid | hai | tha | thi'))

/** How long decisions take is a figure of the dashboard. */
const HOW_LONG = anyOf(phrases('how long | how many days'))
const DECIDING = anyOf(
  phrases(
    'approval | approvals | approve | approved | approver | approving | decide | decided | decides | decision | decisions | reimburse | reimbursed | reimbursement | reimbursements | get paid',
  ),
)

/** What no receipt and no claim tells, by its own words. */
const SUBJECT = anyOf(
  phrases(
    `exchange rate | exchange rates | convert | conversion | forecast | predict | salary | invest | investment | investments`,
  ),
)

/** What somebody asks for that is done elsewhere, or cannot be done. */
export type Elsewhere =
  | 'policy'
  | 'copy'
  | 'reminder'
  | 'no-bill'
  | 'weather'
  | 'withdraw'
  | 'resend'
  | 'paid'
  | 'categories'
  | 'mileage'
  | 'shared'
  | 'one-bill'
  | 'split-bill'
  | 'foreign'
  | 'per-diem'
  | 'some'
  | 'people'

const POLICY = anyOf(
  phrases(
    `policy | policies | limit | limits | cap | caps | ceiling | upper limit | entitlements | allowance | allowances | per diem | perdiem | daily allowance | entitled | entitlement | deadline | cut off date | cutoff date | claimable | reimbursable | permitted
     not allowed | is allowed | are allowed | allowed per | max allowed | maximum allowed | last date to claim | last date to submit | last date for | too late | too old`,
  ),
)
/** Asks whether something may be claimed, or what it takes. */
const MAY_ONE = anyOf(
  phrases(
    `original bills | original bill | paper bills | paper bill | original receipts | can i claim | can we claim | could i claim | may i claim | am i allowed | are we allowed | is it allowed | do i need | do we need | do i have to | will it be ok | will it be okay | will it be accepted
     will it be rejected | will finance | will accounts | will hr | will they reject | will they accept | is it ok if | is it okay if | is it ok to | claim kar sakte | claim kar sakta | claim kar sakti
     claim ho sakta | claim hoga | claim ho jayega | claim milega | allowed hai | milta hai kya | how many days do i have | how many days do we have | how late can i | till when can i | by when should i
     how much can i spend | how much may i spend | how much can we spend | what can i spend | how much am i allowed to spend | kitna kharch kar sakte | kitna kharch kar sakta | kitna kharch kar sakti
     can i spend | may i spend | could i spend | can we spend | am i allowed to spend
     can i still claim | can we still claim | may i still claim | can it still be claimed | last date to submit | last date to claim | last date for | still be claimed
     is a receipt needed | are receipts needed | is a bill needed | is a receipt required | is a bill required | are bills needed | receipt needed for | bill needed for | receipt required for
     by when do i | within how many days | kitne din mein | kitne din ke andar | kab tak claim | is it claimable | even claimable | how much am i allowed | what am i allowed`,
  ),
)
const ALLOWED = anyOf(phrases('allowed | claimable | permitted | reimbursable | covered | accepted'))
const ASKS = anyOf(phrases('is | are | am | will | would | can | could | may | kya | do | does'))
const OF_TAX = anyOf(phrases('input tax | itc | tax credit | input credit | back'))
const COPY = anyOf(
  phrases(
    `a copy | copies | copy of | soft copy | hard copy | email me | mail me | send me | whatsapp me | download | printout | print it | print these | export | as pdf | in pdf | pdf of | excel | forward me | share me`,
  ),
)
const REMINDER = anyOf(
  phrases('remind me | remind us | reminder | set a reminder | yaad dila dena | yaad dilana | yaad dila do'),
)
const NO_BILL = anyOf(
  phrases(
    `without a bill | without bill | without any bill | without a receipt | without receipt | no bill | no receipt | lost the bill | lose a bill | lose the bill | lose my bill | lose a receipt | lose the receipt | lost a bill | misplaced | lost my bill | lost the receipt | lost my receipt | lost a receipt
     lost the ticket | lost my ticket | bill nahi | receipt nahi | bill kho gaya | bill gum gaya | didnt get a bill | did not get a bill | didnt give a bill | did not give a bill | didnt give me a bill
     didnt get a receipt | dont have a bill | dont have the bill | dont have a receipt | dont have the receipt | i tipped | gave a tip | paid a tip | bill nahi diya | bina bill`,
  ),
)
/** Two receipts that are of one purchase. */
const ONE_BILL = anyOf(
  phrases(
    `are one bill | are the same bill | is one bill | are of one bill | are one expense | are a single bill | belong together | ek hi bill hai | ek hi bill hain | ek hi bill ke | ek bill hai | ek bill hain
     merge these | merge them | merge both | merge receipt | merge receipts | merge the two | merge the bills | combine the bills | combine these bills | join the bills | join these bills`,
  ),
)
const SPLITS = anyOf(phrases('split | break | divide | separate | tod do | alag karo'))
const INTO_BILLS = anyOf(
  ['two', 'three', '2', '3', 'do', 'separate'].flatMap((count) =>
    ['', ' bills', ' receipts', ' parts', ' lines', ' expenses']
      .map((what) => `in ${count}${what} | into ${count}${what}`)
      .flatMap((one) => phrases(one)),
  ),
)

const WEATHER = anyOf(
  phrases(
    `weather | mausam | cricket | score | joke | news | recipe | song | the match | aaj match | kal match | match kaun | match kisne | match jeeta | who won | kaun jeeta | kisne jeeta | ipl | world cup | horoscope | lottery | stock price | share price | gold rate | gold price
     petrol price | election | elections | poem | shayari | capital of | what time is it | kitne baje | whats your name | what is your name | your name | how old are you | are you human | are you a robot | are you a bot | are you real | who made you | who built you | movie | film | kya khaya`,
  ),
)
const WITHDRAW = anyOf(
  phrases(
    'withdraw my last claim | withdraw the last claim | withdraw my latest claim | withdraw last claim | withdraw exp | cancel exp | recall exp | pull back my last claim | take back my last claim | recall my last claim | recall my claim | claim wapas lo | claim wapas lena | wapas le lo | cancel that claim | cancel this claim | cancel the last claim | cancel my last claim | pull back my claim | pull it back | withdraw that claim | withdraw this claim | withdraw it | withdraw my claim | withdraw the claim | withdraw that | withdraw claim | recall it | recall the claim | unsend it | unsend | take back my claim | take back the claim | cancel my claim | cancel the claim',
  ),
)

const REJECTED = anyOf(
  phrases(
    'rejected | declined | refused | withdrawn | returned | correct the claim | correct my claim | change the claim | change my claim | fix the claim | fix my claim | edit the claim | edit my claim',
  ),
)
const AGAIN = anyOf(phrases('again | resend | resubmit | re submit | re send | dobara | phir se | once more'))
const MAY_SEND = anyOf(
  phrases(
    'i want to | i need to | let me | can i | can we | could i | may i | how do i | is it possible | kya main | send | submit | claim',
  ),
)
/** Whether money has come, which no claim tells. */
const MONEY = anyOf(phrases('money | paisa | paise | payment | amount | reimbursement | refund'))
const ARRIVED = anyOf(
  phrases(
    'in bank | in the bank | in my bank | in my account | in account | credited | come in | come yet | came | been paid | transferred | aa gaya | aaya kya | aa gaye | mil gaya | mila kya | salary account',
  ),
)
const CATEGORY_LIST = anyOf(
  phrases(
    `what categories do | which categories do | what categories are there | which categories are there | what are the categories | list of categories | list the categories | categories available | available categories
     what categories can | which categories can | kaunsi categories | kaun si categories | kitni categories hain | what category options | category options`,
  ),
)
const HAVE = anyOf(phrases('what | which | whats'))
const EDITED = anyOf(
  phrases(
    `have i changed | did i change | i have changed | i changed | have i edited | did i edit | i edited | i have edited | was changed | were changed | has been changed | have been changed | have i corrected | did i correct
     did you change | have you changed | you changed | maine badla | maine change kiya | change kiya hai`,
  ),
)

/** Tells whether a message asks what was edited on the receipts here. */
export function asksOfEdits(message: string): boolean {
  return saysInOrder(message, HAVE, EDITED) || says(message, MY_EDITS)
}

const MY_EDITS = anyOf(
  phrases('show my changes | show my edits | list my changes | list my edits | show all changes | what are my changes'),
)

/** What is printed on receipts but not kept as a value of its own. */
const SINGLE_ITEMS = anyOf(
  phrases('line items | line item | items | item'),
  ['did i', 'have i', 'did we', 'have we'].flatMap((who) =>
    ['buy', 'bought', 'eat', 'ate', 'eaten', 'order', 'ordered'].map((what) => `what ${who} ${what}`),
  ),
)

/** What is said out of politeness, or to learn what FinGenie is for. */
export type SmallTalk = 'help' | 'greeting' | 'thanks' | 'bye' | 'praise'

/** Returns what a message says out of politeness, or that it calls for help; undefined for anything else. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const { words } = wordingOf(message)
  const short = words.length <= MOST_WORDS
  const isPolite = POLITE(words, 0).includes(words.length) && words.length > 0
  const opens = (rule: Rule) => rule(words, 0).some((end) => end > 0)
  if (says(message, HELP)) return 'help'
  if (short && opens(GREETING)) return 'greeting'
  if (!isMarked(message) && (short || isPolite) && placeOf(BYE, words)?.end === words.length) return 'bye'
  if ((short || isPolite) && says(message, THANKED)) return 'thanks'
  if (isPolite && says(message, DONE)) return 'bye'
  return PRAISE(words, 0).includes(words.length) && words.length > 0 ? 'praise' : undefined
}

/** Tells whether a message asks how long decisions take. */
export function asksHowLong(message: string): boolean {
  return saysInOrder(message, HOW_LONG, DECIDING)
}

/** Tells whether a message is about something that no receipt and no claim can tell. */
export function isUnknownSubject(message: string): boolean {
  return says(message, SUBJECT) || asksOfBudget(message) || elsewhereIn(message) !== undefined
}

/** Returns what a message asks for that is found or done elsewhere, or not at all. */
export function elsewhereIn(message: string): Elsewhere | undefined {
  if (says(message, NO_BILL)) return 'no-bill'
  const unfiled = withoutFile(message)
  if (unfiled !== undefined) return unfiled
  if (says(message, CATEGORY_LIST)) return 'categories'
  if (says(message, REJECTED) && says(message, AGAIN) && says(message, MAY_SEND)) return 'resend'
  if (saysInOrder(message, MONEY, ARRIVED)) return 'paid'
  if (asksOfPolicy(message)) return 'policy'
  if (tellsOfJourney(message)) return 'mileage'
  if (says(message, ONE_BILL)) return 'one-bill'
  if (saysInOrder(message, SPLITS, INTO_BILLS)) return 'split-bill'
  if (says(message, SHARED) || (tellsOfPart(message) && !isMarked(message))) return 'shared'
  if (says(message, PEOPLE) && !isMarked(message) && !saysInOrder(message, ASKED, PEOPLE)) return 'people'
  if (opensWith(message, JOINS) && says(message, AS_ONE) && says(message, SOME)) return 'some'
  if (says(message, REMINDER)) return 'reminder'
  if (says(message, COPY)) return 'copy'
  if (says(message, WITHDRAW)) return 'withdraw'
  return says(message, WEATHER) ? 'weather' : undefined
}

/** A journey by an own vehicle, which is typed and has no receipt: 'I drove 120 km', 'add mileage of 45 km'. */
function tellsOfJourney(message: string): boolean {
  return says(message, DROVE) && (says(message, KILOMETRES) || says(message, VEHICLE))
}

const DROVE = anyOf(
  phrases(
    'drove | drive | driven | rode | travelled | mileage | journey | add | claim | log | went | came | gaya | gayi | chalayi | chalaya | driving | remove | change',
  ),
)
const KILOMETRES = anyOf(phrases('km | kms | kilometre | kilometres | kilometer | kilometers | mileage'))
const VEHICLE = anyOf(
  phrases(
    'own car | my car | my own car | own bike | my bike | my own bike | own scooter | my scooter | own vehicle | my vehicle | apni car | apni bike | apni gaadi | apni gadi',
  ),
)
/** One bill is claimed as a whole, by whoever claims it. */
const SHARED = anyOf(
  phrases(
    'split the | split it | split this | split between | half is mine | half of the | only half | half of it is mine | my share | my half | was shared | is shared | shared with | share it with | split with | i paid half | aadha mera | aadha hi mera',
  ),
)

/** Who was there, which the approver may want to know. */
const PEOPLE = anyOf(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', '2', '3', '4', '5', '6', '7', '8'].flatMap((count) =>
    ['people', 'persons', 'guests', 'of us', 'clients', 'colleagues', 'pax', 'log'].map((who) => `${count} ${who}`),
  ),
)

/** 'Make the taxi and the lunch one claim': all receipts of a conversation are claimed alike. */
const JOINS = anyOf(phrases('make | put | combine | club | join | merge | claim | keep | send | submit'))
const AS_ONE = anyOf(
  phrases(
    'one claim | same claim | a single claim | single claim | one expense | same expense | on its own | by itself | separately | separate from | a separate claim | its own claim | an own claim | another claim',
  ),
)
const SOME = anyOf(phrases('and | with | in | into | a | the'))

function asksOfPolicy(message: string): boolean {
  if (says(message, OF_TAX)) return false
  if (asksForMileage(message) || asksForEntitlement(message)) return true
  if (says(message, MAY_ONE)) return true
  const asks =
    isMarked(message) ||
    opensWith(message, ASKS) ||
    saysInOrder(message, ASKED, POLICY) ||
    saysInOrder(message, POLICY, ASKED_BEHIND)
  return (asks && (says(message, POLICY) || saysInOrder(message, ASKS, ALLOWED))) || says(message, OUR_POLICY)
}

const ASKED = anyOf(
  phrases('what | whats | how much | how many | which | tell me | show | kitna | kitni | kya | is there | any'),
)
/** In Hindi the question stands behind what it is about. */
const ASKED_BEHIND = anyOf(phrases('kya | kitna | kitni | kitne | batao | bata do | bataiye'))
const OUR_POLICY = anyOf(
  phrases('the policy | our policy | company policy | travel policy | expense policy | as per policy'),
)

/** Returns what a message asks of that no receipt and no claim can tell, such as 'budget', or what is not kept of receipts. */
export function unknownSubjectIn(message: string): {
  printed?: 'single items'
  subject?: string
  elsewhere?: Elsewhere
} {
  const { words } = wordingOf(message)
  const place = placeOf(SUBJECT, words)
  const elsewhere = elsewhereIn(message)
  return {
    ...(says(message, SINGLE_ITEMS) && { printed: 'single items' as const }),
    ...(place && { subject: words.slice(place.start, place.end).join(' ') }),
    ...(elsewhere && { elsewhere }),
  }
}

/** Tells whether a message wants to travel; `namesReceipt` says that it names a receipt, so that a word of travel alone is none. */
export function wantsTravel(message: string, namesReceipt: boolean): boolean {
  if (says(message, TRAVEL_ASKED) || opensWith(message, TRAVEL_TO) || saysInOrder(message, WANTS, TRAVELLING))
    return true
  return !namesReceipt && says(message, TRAVEL_WORD) && !says(message, TELLS)
}
