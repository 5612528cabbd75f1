import { anyOf, either, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { says, saysInOrder } from '../../text/phrases-in.ts'

/** What is asked of the requests that wait for the person's own decision. */
export interface QueueQuestion {
  /** Of one kind alone. */
  kind?: 'trips' | 'expenses'
}

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const REQUESTS = one(
  'request | requests | claim | claims | trip | trips | expense | expenses | approval | approvals | decision | decisions | what | whats | anything | something | kuch | kya | how many | which | any',
)
const ON_ME = one(
  `waiting for me | waiting on me | wait for me | waiting for my approval | waiting for my decision | wait for my approval | waiting my approval | awaiting my approval | awaiting my decision | pending with me | pending on me
   pending my approval | pending for my approval | need my approval | needs my approval | need my decision | needs my decision | for my approval | for me to approve | for me to decide | in my queue | my approval queue
   do i have to approve | do i need to approve | should i approve | must i approve | have i to approve | can i approve | i have to approve | i need to approve | left to approve | to approve for me | mere paas pending | mere approval ke liye | mujhe approve karna | mujhe approve karne | mere paas kitne pending`,
)
/** 'Anything to approve?', 'mujhe kya approve karna hai'. */
const ASKED = one('what | which | anything | something | any | kya | how many | kitne | kitni | kaunse')
const TO_APPROVE = one('to approve | approve karna | approve karne | approve karni | to be approved by me')
const OF_OTHERS = one('who | whom | kaun | how long | when | kab | take | takes')
const QUEUE = one(
  'my queue | my pending approvals | pending approvals | approvals pending | my approvals | approval queue',
)
const OF_TEAM = inOrder(one("team | teams | team's | my people | reports | reportees"), maybe(one('s')))
const PENDING = one('pending | waiting | undecided | open')
const MONEY = one('how much | spend | spent | spending | total | amount | average')
const TRIPS = one('trip | trips | travel request | travel requests')
const CLAIMS = one('claim | claims | expense | expenses | reimbursement | reimbursements')

/** Returns what a message asks of the requests that wait for the person's decision: 'what is waiting for me'. */
export function queueQuestionIn(message: string): QueueQuestion | undefined {
  const isQueue =
    says(message, either(ON_ME, QUEUE)) || (saysInOrder(message, ASKED, TO_APPROVE) && !says(message, OF_OTHERS))
  const isTeam = says(message, OF_TEAM) && says(message, PENDING) && says(message, REQUESTS) && !says(message, MONEY)
  if (!isQueue && !isTeam) return undefined
  const [trips, claims] = [says(message, TRIPS), says(message, CLAIMS)]
  return trips === claims ? {} : { kind: trips ? 'trips' : 'expenses' }
}
