import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { around } from '../../text/words/around.ts'
import { YES } from '../../text/words/assent.ts'
import { COURTESY, TRANSITION } from '../../text/words/filler.ts'
import { REQUEST, SPEAKER, WANT } from '../../text/words/leads.ts'
import { REFUSAL } from '../../text/words/refusal.ts'
import { defers } from './deferring.ts'
import { clausesIn, fits } from './said.ts'

const AROUND = around(
  YES,
  REQUEST,
  SPEAKER,
  WANT,
  phrases('for now | for later | for a while | for the moment | first | we | let me'),
)
const OBJECT = several(
  anyOf(
    phrases(
      `it | this | that | the | my | our | everything | all of this | trip | draft | booking | request | plan | journey | one | to | from | of | for | <place> | <date> | isko | ise | isse | yeh | ye | is | us | wala | wali | ko`,
    ),
  ),
)
const ASIDE_LAST = anyOf(
  phrases(
    'aside | to the side | on hold | on the side | for later | on ice | in the drafts | in drafts | as a draft | as draft',
  ),
)
const PARK = either(
  inOrder(anyOf(phrases('put | keep | set | leave | save | place')), OBJECT, ASIDE_LAST),
  inOrder(anyOf(phrases('put | keep | set')), ASIDE_LAST, OBJECT),
  inOrder(anyOf(phrases('park | shelve | pause')), OBJECT),
  inOrder(
    anyOf(phrases('finish | complete | continue | do | come back to | look at')),
    OBJECT,
    anyOf(phrases('later | later on | tomorrow | some other time | another time | afterwards')),
  ),
  inOrder(
    OBJECT,
    anyOf(
      phrases(
        'side mein rakho | side me rakho | side mein rakh do | side me rakh do | baad mein dekhte hain | baad me dekhte hain | baad mein dekhenge | baad me dekhenge | baad mein karte hain | baad me karte hain | baad mein karenge | baad me karenge | baad mein karunga | baad mein karungi | hold karo | hold pe rakho | park karo | park kar do',
      ),
    ),
    maybe(anyOf(['hai', 'hain'])),
  ),
)
const PARKS = inOrder(AROUND, PARK, AROUND)
/** Says that something else comes next, and not what. */
const ELSE = inOrder(
  AROUND,
  several(
    anyOf(
      phrases('and | we | lets | look at | look for | see | check | plan | start | do | talk about | move to | begin'),
    ),
  ),
  several(
    anyOf(
      phrases(
        'something else | another one | another trip | another | other things | other trip | a new one | a new trip | new trip | different trip | a different trip',
      ),
    ),
  ),
)

/** 'Ok, not now'. */
const STOPS = several(anyOf(REFUSAL, COURTESY, TRANSITION, YES))

/** A wish to put the trip aside, and what else the message says. */
export interface Parking {
  /** What is left of the message; empty where it only says that something else comes next. */
  rest: string
}

/** Reads a plain wish to put the trip aside: 'park this', 'put it aside, I need a hotel in Mumbai'. A clause of its own says it. */
export function parkingIn(message: string): Parking | undefined {
  const clauses = clausesIn(message)
  const parked = clauses.findIndex(({ words }) => fits(PARKS, words))
  if (parked < 0) return undefined
  const rest = clauses.filter(
    ({ words }, at) => at !== parked && ![ELSE, STOPS].some((rule) => fits(rule, words)) && !defers(words),
  )
  return { rest: rest.map(({ text }) => text).join(', ') }
}
