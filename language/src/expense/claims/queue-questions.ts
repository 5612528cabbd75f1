import { anyOf, either, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { says, saysInOrder, wordingOf } from '../../text/phrases-in.ts'
import { type AmountBound, amountBoundIn } from '../queries/amount-bounds.ts'

/** What is to be told of the requests that wait: all of them, or those that stand out. */
export type QueueAsk = 'list' | 'oldest' | 'newest' | 'largest' | 'smallest' | 'most' | 'odd' | 'duplicates'

/** What is asked of the requests that wait for the person's own decision. */
export interface QueueQuestion {
  asks: QueueAsk
  /** Of one kind alone. */
  kind?: 'trips' | 'expenses'
  /** Of one person alone, by the name that is known of them. */
  from?: string
  /** Above or below an amount. */
  bound?: AmountBound
}

/** What is known of the requests that wait. */
export interface QueueContext {
  /** They are what was spoken of last. */
  isSpokenOf: boolean
  /** The names of those whose requests wait. */
  people: readonly string[]
}

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const REQUESTS = one(
  'request | requests | claim | claims | trip | trips | expense | expenses | approval | approvals | decision | decisions | what | whats | anything | something | kuch | kya | how many | which | any',
)
const ON_ME = one(
  `waiting for me | waiting on me | wait for me | waiting for my approval | waiting for my decision | wait for my approval | waiting my approval | awaiting my approval | awaiting my decision | pending with me | pending on me
   pending my approval | pending for my approval | need my approval | needs my approval | need my decision | needs my decision | for my approval | for me to approve | for me to decide | in my queue | my approval queue
   do i have to approve | do i need to approve | should i approve | must i approve | have i to approve | can i approve | i have to approve | i need to approve | left to approve | to approve for me | mere paas pending | mere approval ke liye | mujhe approve karna | mujhe approve karne | mere paas kitne pending
   in the queue | in queue | on my plate | on my desk | need my attention | needs my attention | needs my okay | need my okay | needs my ok | need my ok | i need to look at | i have to look at | to sign off | i have to sign off | i need to sign off | mere paas kya | mere paas kuch`,
)
/** 'Anything to approve?', 'mujhe kya approve karna hai'. */
const ASKED = one('what | which | anything | something | any | kya | how many | kitne | kitni | kaunse')
const TO_APPROVE = one('to approve | approve karna | approve karne | approve karni | to be approved by me')
const OF_OTHERS = one('who | whom | kaun | how long | when | kab | take | takes')
const QUEUE = one(
  'my queue | my pending approvals | pending approvals | approvals pending | my approvals | approval queue | the queue | approval list | my approval list',
)
const OF_TEAM = inOrder(one("team | teams | team's | my people | reports | reportees"), maybe(one('s')))
const PENDING = one('pending | waiting | undecided | open')
const MONEY = one('how much | spend | spent | spending | total | amount | average')
const TRIPS = one('trip | trips | travel request | travel requests')
const CLAIMS = one('claim | claims | expense | expenses | reimbursement | reimbursements')

const ASKS: readonly (readonly [Exclude<QueueAsk, 'list'>, Rule])[] = [
  ['duplicates', one('duplicate | duplicates | copies | claimed twice | same bill twice | double claim | double')],
  [
    'odd',
    one(
      `odd | strange | fishy | suspicious | unusual | wrong | weird | off about | out of policy | over policy | against policy | policy violation | policy violations | violation | violations | breaches | over the limit | over limit | above the limit
       out of limit | problem | problems | issue | issues | red flag | red flags | flag | flags | flagged | worry about | worried about | careful with | look out for | check carefully | gadbad | galat`,
    ),
  ],
  [
    'most',
    one(
      'who has most | who has the most | whose are most | who sent most | who sent the most | who has sent most | who has sent the most | most requests | most of them | sabse zyada kiske | sabse zyada kiska | kiske sabse zyada | kiske zyada',
    ),
  ],
  [
    'oldest',
    one(
      `oldest | longest | waiting longest | waiting the longest | earliest | first one | came first | urgent | most urgent | urgently | priority | do first | look at first | start with | take up first | should i start | should i take first | decide first | approve first
       overdue | late | sabse purana | sabse purani | purana | purani | sabse pehle | pehle kaunsa | jaldi`,
    ),
  ],
  ['newest', one('newest | latest | most recent | last one | came last | sabse naya | sabse nayi | naya wala')],
  ['largest', one('largest | biggest | highest | costliest | most expensive | sabse bada | sabse badi | sabse mehnga')],
  ['smallest', one('smallest | lowest | cheapest | sabse chhota | sabse chota | sabse kam')],
]

/** What goes on about the requests that were told just now. */
const GOES_ON = one(
  'which | what | whats | who | whose | show | list | any | anything | how many | how much | only | and | tell me | is | are | kaunsa | kaunsi | kiska | kiske | kya | koi | kitne',
)
const FROM = one('from | of | by | ka | ki | ke | se')

/** Returns what a message asks of the requests that wait for the person's decision: 'what is waiting for me'. */
export function queueQuestionIn(
  message: string,
  { isSpokenOf, people }: QueueContext = { isSpokenOf: false, people: [] },
): QueueQuestion | undefined {
  const from = personIn(message, people)
  const asks = ASKS.find(([, rule]) => says(message, rule))?.[0]
  const bound = amountBoundIn(message)
  const isQueue =
    says(message, either(ON_ME, QUEUE)) || (saysInOrder(message, ASKED, TO_APPROVE) && !says(message, OF_OTHERS))
  const isTeam = says(message, OF_TEAM) && says(message, PENDING) && says(message, REQUESTS) && !says(message, MONEY)
  const isOfPerson = from !== undefined && !says(message, MONEY) && (says(message, PENDING) || asks !== undefined)
  const isFollowUp =
    isSpokenOf &&
    (asks !== undefined || from !== undefined || bound !== undefined) &&
    (says(message, GOES_ON) || says(message, FROM) || wordingOf(message).words.length <= MOST_OF_FOLLOW_UP)
  if (!isQueue && !isTeam && !isOfPerson && !isFollowUp) return undefined
  const [trips, claims] = [says(message, TRIPS), says(message, CLAIMS)]
  return {
    asks: asks ?? 'list',
    ...(trips !== claims && { kind: trips ? ('trips' as const) : ('expenses' as const) }),
    ...(from !== undefined && { from }),
    ...(bound && { bound }),
  }
}

const MOST_OF_FOLLOW_UP = 4

/** The person whom a message names, by any part of their name; undefined for nobody, and for several. */
export function personIn(message: string, people: readonly string[]): string | undefined {
  const { words } = wordingOf(message)
  const named = people.filter((name) => {
    const parts = wordingOf(name).words.filter((part) => part.length >= LEAST_OF_NAME)
    return parts.some((part) => words.some((word) => word === part || word === `${part}s`))
  })
  const [person, ...others] = named
  return others.length === 0 ? person : undefined
}

const LEAST_OF_NAME = 3
