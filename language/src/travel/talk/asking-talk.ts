import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { ASSENT } from '../../text/words/assent.ts'
import { COURTESY } from '../../text/words/filler.ts'
import { found, foundInTurn, type SaidWords } from './said.ts'

/** A question about the dialogue, the request or the desk that no result and no slot answers. */
export type Question =
  | 'limits'
  | 'approver'
  | 'approval-time'
  /** Who books what is approved, and whether a seat is certain. */
  | 'ticket'
  /** What is arranged with a ticket: a seat by the window, a meal, a lounge. */
  | 'extras'
  /** Whether it was sent. */
  | 'sent'
  /** What the draft holds. */
  | 'draft'
  /** Whether what was sent comes back. */
  | 'recall'
  /** What happens when the manager says no. */
  | 'refused'
  /** How one travels abroad. */
  | 'abroad'
  /** What was spent so far. */
  | 'spending'
  /** What waits for one's own decision. */
  | 'desk'

/** What a message asks about one's requests, and of what was sent. */
export interface AskingTalk {
  asks: Question | undefined
  /** What is asked is whether all is settled: 'is it booked?'. */
  booked: boolean
  /** Which of one's requests a question is about. */
  status: 'pending' | 'rejected' | 'approved' | undefined
  /** A request that was sent is meant, not the draft. */
  ofSent: boolean
  /** 'My last trip': the latest request is meant. */
  ofLatest: boolean
  /** 'My trips': more than the one that was spoken of last. */
  ofManyTrips: boolean
  /** A request that was made is to be changed. */
  alters: boolean
  /** What was spoken of last is to be changed: 'move it', 'change the date'. */
  altersIt: boolean
  /** A part is to be added to what was spoken of last: 'add a hotel to it'. */
  addsToIt: boolean
  /** 'Is this within policy?': a question of the policy is about the draft. */
  ofDraft: boolean
  /** The total is asked for, not a price. */
  ofTotal: boolean
}

const LIMITS = either(
  inOrder(
    anyOf(['what']),
    anyOf(phrases('cant | cannot | can you not | can u not | wont | dont')),
    anyOf(phrases('you | u')),
  ),
  anyOf(
    phrases(
      'can you not | your limits | ur limits | your limitations | ur limitations | kya nahi kar sakte | kya nahi kar sakta | kya nahi kar sakti',
    ),
  ),
)
const HOW_LONG = anyOf(
  phrases('how long | how many days | when | kitna din | kitne din | kitna time | kitna samay | kitne samay'),
)
const DECIDER = anyOf(phrases('approver | manager | boss | she | he | they | supervisor'))
const TAKES_TIME = anyOf(phrases('take | takes | normally | usually | need | needs | reply | replies'))
const HOW_LONG_HINDI = anyOf(
  phrases('kitna din | kitne din | kitna time | kitna samay | kitne samay | kitni der | kab tak'),
)
/** What a manager does, which takes its time. */
export const DECISION = anyOf(
  phrases(
    'approval | approvals | approve | approved | manzoori | manjoori | manzuri | manjuri | manager decide | manager decides | manager answer | manager answers | manager reply | manager replies | manager decision',
  ),
)
const WHO = anyOf(phrases('who | whos | whom | kaun | kon | kisko'))
const DECIDES = anyOf(
  phrases(
    'approve | approves | approver | approving | approval | boss | decide | decides | manager | review | reviews',
  ),
)
const MY_MANAGER = anyOf(
  phrases(
    'who is my manager | who is my boss | who is my approver | whos my manager | whos my boss | whos my approver',
  ),
)
const REQUESTED = anyOf(phrases('approve | approval | request'))
const KAUN = anyOf(phrases('kaun | kisko | kiske | kis'))
const GETS = anyOf(phrases('see | sees | get | gets | receive | receives'))
const IT = anyOf(phrases('this | it | request | draft'))
const WILL = anyOf(phrases('will | would | shall'))
const SENT_TO = anyOf(phrases('sent | submitted | forwarded'))
const SHOW = anyOf(
  phrases(
    'show | give me | give | send me | want | see | display | view | dikhao | repeat | summarise | summarize | tell me',
  ),
)
const DRAFT = anyOf(
  phrases('draft | itinerary | summary | my request so far | the request so far | whole plan | full plan'),
)
const DIKHAO = anyOf(phrases('dikhao | dikha | dikhaiye | dikha do'))
const WHAT = anyOf(phrases('what | whats'))
const HELD = anyOf(phrases('draft | request | itinerary | my trip | this trip | the trip | my plan | the plan'))
const SO_FAR = anyOf(
  phrases('so far | hold | holds | contain | contains | have | include | includes | now | till now | until now'),
)
/** 'What have I got now', 'whats in my trip so far', 'ab tak kya hua hai'. */
const GOT = either(
  inOrder(
    anyOf(
      phrases(
        'which one did i | which one have i | which flight did i | which flight have i | which hotel did i | which hotel have i | what have i | what all have i | what all did i | what do i | what did i | what have we | what do we',
      ),
    ),
    anyOf(phrases('got | have | picked | chosen | booked | selected | pick | choose | select')),
    maybe(anyOf(phrases('so far | now | till now | until now | in all'))),
  ),
  anyOf(
    phrases(
      'what all is pending | whats pending | whats pending now | what is pending now | whats missing | what is missing | what else is missing | kya reh gaya | kya reh gaya hai | kya baki hai | what all is left | whats left | what is left | what else is left | what is remaining | whats remaining | what more is needed | what else is needed | what else do you need | what more do you need | what all do you need | anything else needed | kya baaki hai | kya kya baaki hai | kya bacha hai | aur kya chahiye | whats in my trip | what is in my trip | whats in the trip | what is in the trip | ab tak kya | abhi tak kya',
    ),
  ),
  inOrder(
    anyOf(
      phrases(
        'what have you | what all have you | what did you | what all did you | what you have | what you | what u | what all you | what all u | what all you have | what all u have | what have u | what all have u',
      ),
    ),
    anyOf(
      phrases(
        'noted | got down | got so far | noted down | written down | put down | down | written | got | understood | recorded | taken down | captured | note | have | saved | filled',
      ),
    ),
  ),
)
/** 'Summary please', 'recap': the whole message. */
const RECAP = inOrder(
  several(
    anyOf(
      COURTESY,
      phrases(
        'a | the | my | quick | short | full | give me | give me a | show | can i get | can i get a | can you | share',
      ),
    ),
  ),
  anyOf(phrases('summary | recap | summarise | summarize | sum up | overview | saar')),
  several(
    anyOf(
      COURTESY,
      phrases(
        'of | this | it | trip | the | my | request | so far | now | till now | do | de do | dikhao | batao | karo',
      ),
    ),
  ),
)
const TICKET = anyOf(
  phrases('ticket | tickets | booking | bookings | seat | seats | pnr | boarding pass | e ticket | eticket'),
)
const SETTLES = anyOf(
  phrases(
    'confirmed | confirm | guaranteed | reserved | blocked | held | issued | booked | automatically | automatic | sure | pakka | pakki | confirm hai | milega | milegi | kab milega',
  ),
)
const WHO_BOOKS = either(
  inOrder(
    anyOf(phrases('who | kaun')),
    several(
      anyOf(
        phrases('will | would | does | is | it | the | ticket | tickets | flight | hotel | then | actually | do | to'),
      ),
    ),
    anyOf(phrases('book | books | booking | pays | pay | issues | issue | arranges | buys | buy')),
    several(
      anyOf(phrases('it | the | this | ticket | tickets | flight | hotel | then | after approval | once approved')),
    ),
  ),
  inOrder(
    anyOf(phrases('ticket | tickets | booking | flight | hotel')),
    anyOf(['kaun']),
    anyOf(phrases('book | karega | karta | karegi | lega')),
  ),
)
const OF_TICKET = anyOf(
  phrases(
    'pnr | pnr number | boarding pass | boarding passes | e ticket | eticket | e - ticket | ticket number | seat number | booking reference | confirmation number | reservation number | record locator',
  ),
)
const ABROAD = anyOf(
  phrases(
    'international | internationally | abroad | overseas | outside india | out of india | foreign trip | foreign travel | foreign country | videsh',
  ),
)
const SPENT = anyOf(
  phrases(
    'have i spent | did i spend | i have spent | ive spent | i spent | have we spent | total spend | my spending | my travel spend | my spend | kitna kharch | kitna kharcha | budget left | budget is left',
  ),
)
const DESK = anyOf(
  phrases(
    'waiting for my approval | wait for my approval | for my approval | meri approval | mere approval | mere paas approval | waiting for me | waiting on me | need my approval | needs my approval | for me to approve | i have to approve | i need to approve | pending with me | pending approvals | awaiting my approval | mujhe approve',
  ),
)
const EXTRAS = anyOf(
  phrases(
    `window seat | window seats | aisle seats | aisle seat | seat by the window | front seat | extra legroom | seat preference | seat selection | choose my seat | choose a seat | select my seat | lounge | lounge access | veg meal | non veg meal | jain meal | meal preference
     wheelchair | web check in | web check - in | extra baggage | excess baggage | priority boarding | upgrade`,
  ),
)
const WANTS_EXTRA = anyOf(
  phrases(
    'can | could | do | does | will | is | are | how | kya | may | get | i want | i need | i prefer | i would like | id like | give me | book me',
  ),
)
/** How many words hold nothing beside what they name. */
const FEW = 4
const GET_TICKET = inOrder(
  anyOf(phrases('will | do | when do | when will | how do | how will | where do | where will | kab | kaise')),
  anyOf(phrases('i | we | mujhe')),
  anyOf(phrases('get | receive | have | find')),
  several(anyOf(phrases('the | my | a'))),
  anyOf(phrases('ticket | tickets | pnr | boarding pass | booking | e ticket')),
  maybe(anyOf(phrases('automatically | by mail | by email'))),
)
const RECALL = anyOf(
  phrases(
    'recall | unsend | withdraw | withdrawn | take back | pull back | call back | pull it back | take it back | call it back | get it back from',
  ),
)
const SEND = anyOf(phrases('sent | send'))
const MISTAKE = anyOf(phrases('by mistake | mistakenly | accidentally | wrongly'))
const GALTI = anyOf(['galti se'])
const BHEJ = anyOf(phrases('bhej | bheja | bheji | bhej diya | bhej di | send | submit'))
const ISE = anyOf(phrases('request | ise | isko | usko'))
const WAPAS_LO = anyOf(phrases('wapas lo | wapas le lo | wapas lena | wapas karo'))
const AND = several(
  either(
    anyOf(COURTESY, ASSENT),
    anyOf(phrases('and | so | but | ok | okay | wait | hey | oh | sorry | also | then | hmm')),
  ),
)
const DID = anyOf(
  phrases(
    `is | are | was | has | have | did | do | does | had | isnt | wasnt | hasnt | havent | didnt | already | kya | ho gaya`,
  ),
)
const SENDING = anyOf(
  phrases('sent | send | submitted | submit | forwarded | filed | bheja | bheji | bhej diya | bhej di | bhej chuke'),
)
const REACHED = anyOf(
  phrases('gone | reached | got | get | gets | received | receive | have | has | seen | with | still with'),
)
const MANAGER = anyOf(phrases('manager | boss | approver | supervisor | approval'))
const THE_REQUEST = anyOf(phrases('it | this | that | the request | the trip | the draft | my request | my trip'))
/** 'Did it go?', 'has it reached?', 'gaya kya?'. */
const WENT = either(
  inOrder(
    anyOf(phrases('did | has | have | is')),
    anyOf(phrases('it | that | this | my request | the request | my trip | the trip')),
    maybe(anyOf(['really', 'actually', 'already'])),
    anyOf(phrases('go | go through | gone | gone through | reach | reached | get there | got there | go in | gone in')),
  ),
  anyOf(
    phrases(
      'gaya kya | chala gaya kya | pahunch gaya | kahan pahuncha | kahan tak pahuncha | kaha pahuncha | kahan pahunchi',
    ),
  ),
)
const HINDI_SENT = either(
  inOrder(
    anyOf(
      phrases(
        'bhej diya | bhej di | bhej chuke ho | bheja | chala gaya | chali gayi | ho gaya | ho gayi | hua | sent | submit | submitted | booked | book | done',
      ),
    ),
    maybe(anyOf(['hai'])),
    anyOf(['kya']),
  ),
)
const KYA_DONE = inOrder(
  anyOf(['kya']),
  several(anyOf(phrases('ye | yeh | trip | sab | request | booking | mera | meri'))),
  anyOf(phrases('ho gaya | ho gayi | hua | sent | submit | booked | book | done')),
  maybe(anyOf(['ho gaya'])),
  maybe(anyOf(['hai'])),
)
const IS_DONE = inOrder(
  several(anyOf(phrases('and | so | but | ok | okay | wait | hey | oh | hmm | then | also'))),
  anyOf(phrases('is | are | has | have | was')),
  several(
    anyOf(
      phrases(
        'it | that | this | we | everything | all | my | the | trip | request | booking | flight | been | now | already',
      ),
    ),
  ),
  anyOf(phrases('booked | done | set | finished | complete | completed | through')),
  maybe(anyOf(phrases('now | yet | already | then'))),
)
const ONE_WORD = anyOf(phrases('sent | submitted | already sent'))
const BOOKED = anyOf(
  phrases('book | booked | done | set | finished | complete | completed | through | ho gaya | ho gayi | hua'),
)
/** 'If my manager says no', 'what if it gets rejected'. */
const IF = anyOf(phrases('if | what if | suppose | agar | in case'))
const REFUSES = anyOf(
  phrases(
    `she doesnt | he doesnt | they dont | manager doesnt | she does not | he does not | says no | say no | said no | rejects | reject | rejects it | rejected | refuses | refuse | refused | declines | declined | decline | turns it down | turned down | denies | denied | doesnt approve | does not approve | dont approve | not approved
     isnt approved | mana kar | mana karta | mana karti | reject kar | reject karta`,
  ),
)
const STATUSES = [
  [
    'pending',
    anyOf(phrases('pending | waiting | undecided | not approved | not yet approved | not decided | not yet decided')),
  ],
  ['rejected', anyOf(phrases('rejected | refused | declined | turned down | denied'))],
  ['approved', anyOf(phrases('approved | accepted | confirmed'))],
] as const
const SENT_ONE = inOrder(
  anyOf(
    phrases(
      'pending | submitted | sent | approved | rejected | raised | previous | last | earlier | existing | already',
    ),
  ),
  (words, at) => (at < words.length ? [at, at + 1] : [at]),
  anyOf(phrases('trip | trips | request | requests | booking | bookings | one')),
)
const I_SENT = inOrder(
  anyOf(phrases('request | requests | booking | bookings')),
  maybe(anyOf(['that'])),
  anyOf(['i']),
  anyOf(phrases('sent | submitted | raised | made')),
)
const OF_SENT = either(SENT_ONE, I_SENT, anyOf(phrases('trp | withdraw')))
const LATEST_TRIP = inOrder(
  anyOf(phrases('last | latest | most recent | recent | previous | pichli | pichla | aakhri')),
  anyOf(phrases('trip | request | booking | travel request | travel')),
)
const MANY = anyOf(phrases('trips | requests | bookings | travels'))
const ALTER = anyOf(phrases('change | reschedule | modify | edit | amend | postpone | prepone | update | move'))
const OWN = either(
  anyOf(['trp']),
  inOrder(
    anyOf(['my']),
    (words, at) => (at < words.length ? [at, at + 1] : [at]),
    anyOf(phrases('trip | request | booking')),
  ),
)
/** 'The Bangalore trip', 'of Bangalore trip': with a word between. */
const NAMED_TRIP = inOrder(
  anyOf(phrases('the | of | that')),
  (words, at) => (at < words.length ? [at + 1] : []),
  anyOf(phrases('trip | request | booking')),
)
const NEEDS = anyOf(phrases('needs to | has to | must | should | need to | have to'))
const ALTERED = anyOf(
  phrases(
    'change | changed | reschedule | rescheduled | modified | edited | postpone | postponed | prepone | preponed | move | moved | shift | shifted',
  ),
)
const PART_OF_IT = anyOf(
  phrases(
    'it | that | this | the date | the dates | the day | the flight | the flights | the return | the hotel | the purpose | the time | the class | the destination',
  ),
)
const ADD = anyOf(phrases('add | include | need | want | book | put'))
const PART = anyOf(phrases('hotel | room | stay | return | return flight | flight back'))
const TO_IT = anyOf(
  phrases(
    'to it | for it | in it | with it | to that | for that | to this | for this | to that trip | for that trip | for this trip | to this trip | to the trip | for the trip | to the same | for the same | as well | too | also',
  ),
)
const TO_IT_HINDI = anyOf(
  phrases('usme | usmein | us mein | isme | ismein | is mein | uske saath | iske saath | uske liye | iske liye'),
)
const ADD_HINDI = anyOf(phrases('add | jodo | jod do | bhi | chahiye | laga do | daal do | dal do'))
const THIS_DRAFT = anyOf(phrases('this | it | within | in policy | policy mein | policy me | policy ke andar'))
const TOTAL = anyOf(
  phrases('kitna hua | kitne hue | kitna ho gaya | kitna bana | total | so far | in all | altogether | kul'),
)

/** Reads what a message asks about one's requests. `approver` is the name of whoever would get the draft. */
export function askingTalkIn(
  { words, asks }: SaidWords,
  approver = '',
  spellings: readonly string[] = words,
): AskingTalk {
  const named = withApprover(words, approver)
  return {
    asks: questionIn(words, named, asks) ?? (asksApprover(spellings) ? 'approver' : undefined),
    booked: found(BOOKED, words),
    status: STATUSES.find(([, rule]) => found(rule, words))?.[0],
    ofSent: found(OF_SENT, named),
    ofLatest: found(LATEST_TRIP, words),
    ofManyTrips: found(MANY, words),
    alters:
      foundInTurn(words, ALTER, OWN) ||
      foundInTurn(words, ALTER, NAMED_TRIP) ||
      foundInTurn(words, OWN, NEEDS, ALTERED),
    altersIt: foundInTurn(words, ALTER, PART_OF_IT),
    addsToIt: foundInTurn(words, ADD, PART, TO_IT) || foundInTurn(words, TO_IT_HINDI, PART, ADD_HINDI),
    ofDraft: found(THIS_DRAFT, words),
    ofTotal: found(TOTAL, words),
  }
}

function questionIn(words: readonly string[], named: readonly string[], asks: boolean): Question | undefined {
  if (foundInTurn(words, IF, REFUSES)) return 'refused'
  if (found(LIMITS, words)) return 'limits'
  if (
    foundInTurn(words, HOW_LONG, DECISION) ||
    foundInTurn(named, HOW_LONG, DECIDER, TAKES_TIME) ||
    foundInTurn(words, DECISION, HOW_LONG_HINDI)
  )
    return 'approval-time'
  if (found(WHO_BOOKS, words) || found(GET_TICKET, words) || (asks && foundInTurn(words, TICKET, SETTLES)))
    return 'ticket'
  if (found(OF_TICKET, words)) return 'ticket'
  if (foundInTurn(words, WANTS_EXTRA, EXTRAS) || (found(EXTRAS, words) && words.length <= FEW)) return 'extras'
  if (found(SPENT, words)) return 'spending'
  if (found(DESK, words)) return 'desk'
  if (found(ABROAD, words)) return 'abroad'
  if (asksApprover(words) || asksOfApprover(named)) return 'approver'
  if (asksSent(named, asks)) return 'sent'
  if (foundInTurn(words, SEND, MISTAKE) || foundInTurn(words, GALTI, BHEJ) || foundInTurn(words, ISE, WAPAS_LO))
    return 'recall'
  if (found(RECALL, words)) return 'recall'
  const isOfDraft = foundInTurn(words, SHOW, DRAFT) || foundInTurn(words, DRAFT, DIKHAO)
  if (RECAP(words, 0).includes(words.length)) return 'draft'
  return isOfDraft || foundInTurn(words, WHAT, HELD, SO_FAR) || found(GOT, words) ? 'draft' : undefined
}

const ASKS_FIRST = inOrder(
  several(anyOf(phrases('and | so | but | ok | okay | also | wait | hmm'))),
  anyOf(phrases('do | does | will | would | is | are | should | must | kya')),
)
const NEEDS_APPROVAL = inOrder(
  anyOf(phrases('need | needs | require | requires | needed | get | take')),
  several(anyOf(phrases('any | an | some | prior | my | manager | managers'))),
  anyOf(phrases('approval | permission | sanction')),
)

function asksApprover(words: readonly string[]): boolean {
  return (
    (ASKS_FIRST(words, 0).length > 0 && found(NEEDS_APPROVAL, words)) ||
    foundInTurn(words, WHO, DECIDES) ||
    found(MY_MANAGER, words) ||
    foundInTurn(words, REQUESTED, KAUN) ||
    foundInTurn(words, WHO, GETS, IT) ||
    (WILL(words, 0).length > 0 && foundInTurn(words, SENT_TO, anyOf(['to'])))
  )
}

/** 'Who is Meera?', where she would get the draft. */
function asksOfApprover(named: readonly string[]): boolean {
  return named.length <= MOST_OF_NAME && named.includes('approver') && found(WHO, named)
}

const MOST_OF_NAME = 6

function asksSent(words: readonly string[], asks: boolean): boolean {
  const opened = AND(words, 0).flatMap((at) => DID(words, at))
  const speaks = opened.some((at) => {
    const rest = words.slice(at)
    return (
      found(SENDING, rest) || foundInTurn(rest, REACHED, MANAGER) || foundInTurn(rest, MANAGER, REACHED, THE_REQUEST)
    )
  })
  if (speaks) return true
  if (asks && (ONE_WORD(words, 0).includes(words.length) || foundInTurn(words, REACHED, MANAGER))) return true
  const whole = (rule: typeof IS_DONE) => rule(words, 0).includes(words.length)
  return found(WENT, words) || found(HINDI_SENT, words) || whole(KYA_DONE) || whole(IS_DONE)
}

/** The words with 'approver' in the place of each word of the approver's name. */
function withApprover(words: readonly string[], approver: string): string[] {
  const names = new Set(
    approver
      .toLowerCase()
      .split(/\P{L}+/u)
      .filter((name) => name.length > 2),
  )
  return words.map((word) => (names.has(word) ? 'approver' : word))
}
