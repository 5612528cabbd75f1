import { readConsent } from '../../text/consent.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
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
/** What was to be attended does not take place: 'they cancelled the inspection', 'client called off the meeting'. */
const CALLED_OFF = inOrder(
  several(anyOf(TRANSITION, COURTESY, phrases('because | since | as'))),
  anyOf(
    phrases(
      'they | he | she | we | client | the client | boss | my boss | manager | my manager | company | vendor | the vendor | customer | the customer',
    ),
  ),
  maybe(anyOf(phrases('have | has | just'))),
  anyOf(phrases('cancelled | canceled | called off | postponed | scrapped | dropped | moved | pushed')),
  anyOf(phrases('the | our | my | it | that | this')),
  (words, at) => [at, at + 1, at + 2].filter((end) => end <= words.length),
)
const GONE = phrases('anymore | any more | any longer | now | after all')
/** 'I don’t want to go to Mumbai any more', 'no need for the trip': the trip itself is given up. */
const GIVES_UP = inOrder(
  several(anyOf(TRANSITION, COURTESY, phrases('so | then | and | actually | hence'))),
  either(
    inOrder(
      anyOf(
        phrases(
          'i dont want to go | i do not want to go | dont want to go | i dont need to go | i dont have to go | i am not going | im not going | not going | no longer going | i am no longer going | i wont go | i wont be going | i wont be travelling | i am not travelling | im not travelling | no longer travelling',
        ),
      ),
      maybe(anyOf(phrases('to <place> | there'))),
      anyOf(GONE),
    ),
    anyOf(
      phrases(
        'no longer going | no longer travelling | i am no longer going | i am no longer travelling | im no longer going',
      ),
    ),
    inOrder(
      anyOf(phrases('no need for | no need of | dont need | i dont need')),
      anyOf(phrases('the trip | this trip | it | the trip now | this trip now')),
      maybe(anyOf(GONE)),
    ),
    anyOf(
      phrases(
        'trip is cancelled | the trip is cancelled | trip cancelled | trip got cancelled | the trip got cancelled | this trip is cancelled',
      ),
    ),
    anyOf(
      phrases(
        'erase the whole thing | delete the whole thing | remove the whole thing | remove this | forget everything | forget the whole thing',
      ),
    ),
  ),
  several(anyOf(COURTESY)),
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

function isDiscard({ text, words }: Clause, names: readonly string[]): boolean {
  const again = AGAIN.find((lead) => text.toLowerCase().startsWith(`${lead} `))
  const said = again ? text.slice(again.length + 1) : text
  const { says, namesAct } = readConsent(said, { action: 'drop', kind: 'trip', names })
  if (says === 'yes' && namesAct) return true
  return (
    fits(GIVES_UP, words) &&
    (!words.includes('<place>') || names.some((name) => said.toLowerCase().includes(name.toLowerCase())))
  )
}

const POLITE = several(
  anyOf(
    COURTESY,
    TRANSITION,
    phrases('no | nope | nahi | i said | ok | okay | leave this | leave it | leave that | forget it | forget this'),
  ),
)

function isBeside({ words, hasValue }: Clause): boolean {
  return fits(POLITE, words) || fits(REASON, words) || fits(CALLED_OFF, words) || (!hasValue && tellsOfEvent(words))
}
