import { anyOf, either, inOrder, phrases, several } from '../../text/phrase-grammar.ts'
import { COURTESY, PLEASE, TRANSITION } from '../../text/words/filler.ts'
import { REFUSAL } from '../../text/words/refusal.ts'
import { type Clause, clausesIn, fits, found } from './said.ts'

/** What a message says of sending without wishing for it now: not to, or at another time or on a condition. */
export type Sending = 'withhold' | 'later'

export const SEND = anyOf(
  phrases(
    `send | sending | sent | submit | submitting | submitted | forward it | bhej | bhejo | bhejna | bhejne | bhejunga | bhej do | bhej dena | bhejungi | bhejenge | bhejiye | bhejiyega | bhejein | bheju | bhejun | bhejoge`,
  ),
)
const NOT = anyOf(
  phrases('dont | do not | donot | not | never | mat | nahi | nahin | wont | cant | cannot | hold | hold off'),
)
/** 'Don't forget to send' and 'why not send' wish for it. */
const WISHED = anyOf(phrases('dont forget | do not forget | why not | cant wait | wont hurt'))
const BETWEEN = several(
  anyOf(
    PLEASE,
    phrases(
      `you | dare | yet | now | just | to | it | is | this | that | the | be | want | think | i | we | should | say | going | need | have | for | approval | request | trip | anything | abhi | isko | ise | usko | hi`,
    ),
  ),
)
const NEGATED = either(inOrder(NOT, BETWEEN, SEND), inOrder(SEND, BETWEEN, NOT))
const CONDITION = anyOf(
  phrases(
    `<date> | if | when | once | until | till | unless | after | before | later | would | tomorrow | agar | jab | baad | tab | remind | first`,
  ),
)
const TELLS = anyOf(
  phrases(
    `i have to | i need to | i want to | i will | ill | let me | will tell | will let you know | bolunga | bolungi | bataunga | bataungi | batata | batati | kal | abhi | tomorrow`,
  ),
)

const POLITE = several(anyOf(COURTESY))
const STOPS = several(anyOf(REFUSAL, COURTESY, TRANSITION))

/**
 * Reads what a message says of sending where it is about nothing else: 'abhi mat bhejna, kal bolunga', 'could you send it on
 * Thursday?'. Its days are none of the trip. Undefined where sending is not spoken of, and where a clause beside it says
 * anything of the trip.
 */
export function sendingIn(message: string): Sending | undefined {
  const clauses = clausesIn(message)
  const stops = clauses.some(({ words }) => fits(STOPS, words) && !fits(POLITE, words))
  const about = clauses.filter(({ words }) => found(SEND, words))
  const kinds = about.flatMap((clause) => kindOf(clause) ?? (stops ? ['withhold' as const] : []))
  if (kinds.length === 0 || kinds.length < about.length) return undefined
  const beside = clauses.filter((clause) => !about.includes(clause))
  return beside.every((clause) => !clause.hasValue || found(TELLS, clause.words)) ? kinds[0] : undefined
}

function kindOf({ words }: Clause): Sending | undefined {
  if (found(WISHED, words)) return undefined
  if (found(NEGATED, words)) return found(CONDITION, words) ? 'later' : 'withhold'
  return found(CONDITION, words) ? 'later' : undefined
}
