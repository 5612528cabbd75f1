import { readConsent } from '../../text/consent.ts'
import { anyOf, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { COURTESY, TRANSITION } from '../../text/words/filler.ts'
import { tellsOfEvent } from '../events.ts'
import { type Clause, clausesIn, fits } from './said.ts'

const REASON = inOrder(
  several(
    anyOf(TRANSITION, COURTESY, phrases('because | since | as | its | it is | that is | i am | im | we are | i')),
  ),
  anyOf(
    phrases(
      `not needed | no longer needed | not required | no longer required | not needed anymore | not needed any more | not required anymore | dont need it | dont need it anymore | dont need it any more | do not need it | dont want it
       not going | not going anymore | not travelling | not travelling anymore | not traveling anymore | wont go | wont travel | wont be going | will not go | will not travel | plans changed | plan changed | the plan changed | my plans changed | plans have changed
       changed my mind | have changed my mind | nahi jana | nahi jaana | nahi jaana hai | nahi jana hai | plan cancel ho gaya | plan cancel | zaroorat nahi | zaroorat nahi hai | trip cancel ho gaya`,
    ),
  ),
  maybe(anyOf(phrases('now | anymore | any more | after all'))),
)
/** 'I said', before what is said again. */
const AGAIN = ['i said', 'i told you', 'i told you to', 'actually', 'just', 'sorry']

/**
 * Whether a message plainly wishes a trip away, and gives at most the reason for it: 'scrap it', 'drop this Kolkata plan, workshop
 * got cancelled'. `names` are what it may be called by, such as its cities.
 */
export function discardsIn(message: string, names: readonly string[]): boolean {
  if (message.includes('?')) return false
  const clauses = clausesIn(message)
  let discards = false
  for (const clause of clauses) {
    if (isDiscard(clause, names)) discards = true
    else if (!isBeside(clause)) return false
  }
  return discards
}

function isDiscard({ text }: Clause, names: readonly string[]): boolean {
  const again = AGAIN.find((lead) => text.toLowerCase().startsWith(`${lead} `))
  const said = again ? text.slice(again.length + 1) : text
  const { says, namesAct } = readConsent(said, { action: 'drop', kind: 'trip', names })
  return says === 'yes' && namesAct
}

const POLITE = several(anyOf(COURTESY, TRANSITION, phrases('no | nope | nahi | i said | ok | okay')))

function isBeside({ words, hasValue }: Clause): boolean {
  return fits(POLITE, words) || fits(REASON, words) || (!hasValue && tellsOfEvent(words))
}
