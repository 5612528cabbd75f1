import { readConsent } from '../../text/consent.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { placeOf, says } from '../../text/phrases-in.ts'
import { bareOf, type Clause, clausesOf, opens, reach } from '../commands/clauses.ts'
import { NO_WISH, NOT, SEND, SEND_LAST } from '../commands/command-words.ts'
import { isMarked } from './questions.ts'

/** Already tells that something is to be sent; other verbs do where they name a claim or whoever gets it. */
const PLAIN = anyOf(phrases('send | snd | submit | send off | send in | send across | send over'))
const OBJECT = anyOf(
  phrases(
    `manager | approval | reimbursement | reimbursements | reimbursment | claim | claims | boss | receipt | receipts | bills | expense | expenses | them | it | this | these | all | everything | rest | both
     remaining | remaining ones | ones | sab | approver | me`,
  ),
)
/** Goes to oneself: 'send me a copy', 'email me the list'. */
const TO_ONESELF = anyOf(
  phrases('me | a copy | copy | copies | pdf | summary | list | reminder | to myself | a mail | mail me'),
)
const OF_CLAIMS = anyOf(phrases('status | exp | reimburse rate'))

/** Whether a message wants the receipts sent, other than to ask what became of those that were. */
export function wantsToSend(message: string): boolean {
  if (says(message, OF_CLAIMS)) return false
  if (asksForAdvice(message)) return true
  const { says: said, namesAct } = readConsent(message, { action: 'send', kind: 'claim' })
  return (said === 'yes' && namesAct) || clausesOf(message).some(wishes)
}

function wishes(clause: Clause): boolean {
  const { words } = clause
  const { start, end } = bareOf(clause)
  const first = reach(SEND, words, start)
  const last = placeOf(SEND_LAST, words)
  if (first === start && !last) return false
  if (words.some((_, at) => reach(NOT, words, at) > at)) return false
  if (words.slice(0, first > start ? start + 1 : last?.start).some((_, at) => reach(NO_WISH, words, at) > at))
    return false
  if (last) return true
  const object = words.slice(first, end)
  if (object.some((_, at) => opens(TO_ONESELF, object, at))) return reach(REIMBURSE, words, start) > start
  return opens(PLAIN, words, start) || object.some((_, at) => opens(OBJECT, object, at))
}

const REIMBURSE = anyOf(['reimburse me', 'reimburse', 'get reimbursed'])

/** 'Should I send it?', 'bhej dun kya': the question what to send is the answer. */
const ADVICE = anyOf(
  phrases(
    `should i send | should i submit | should we send | should we submit | should i forward | should i claim | bhej du | bhej dun | bhej doon | bhejun | bheju | bhej dena chahiye | bhejna chahiye
     bhej deta hu | bhej deti hu`,
  ),
)
const ASKS = anyOf(phrases('kya | should | chahiye | batao | tum batao | aap batao'))

const asksForAdvice = (message: string): boolean => says(message, ADVICE) && (says(message, ASKS) || isMarked(message))
