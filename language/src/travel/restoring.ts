import { resolveDate } from '../text/date-resolve.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../text/phrase-grammar.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { around } from '../text/words/around.ts'
import { REQUEST, SPEAKER, WANT } from '../text/words/leads.ts'
import { findEntities } from './entities.ts'
import { correctSpelling } from './spelling.ts'

const AROUND = around(
  REQUEST,
  SPEAKER,
  WANT,
  phrases(
    'oh | oops | wait | actually | hmm | no | like it was | as it was | the way it was | like before | as before | mujhe | muje | hume',
  ),
)
const POINTERS = phrases('it | that | this | the | my | our | woh | wo | yeh | mera | meri | mere | usko | use | isko')
const POINTING = anyOf(POINTERS)
const CALLED = anyOf(
  phrases(
    `trip | draft | booking | request | plan | journey | one | flight | hotel | change | last change | earlier | previous | old | last | deleted | cancelled | dropped
     from | to | of | on | for | wala | wali | waala | waali | ko | ki | ka`,
  ),
  ['<place>', '<date>'],
)
const OBJECT = several(either(POINTING, CALLED))
const BRING = anyOf(phrases('bring | get | give | take | put | call | fetch'))
const WAPAS = anyOf(phrases('wapas | wapis | vapas'))
const DOES = phrases('lao | la do | le aao | karo | kar do | kardo | kar dijiye | chahiye | do | dena')
const DO = anyOf(DOES)
/** Hindi words that the spelling step may take for others. */
const HINDI: ReadonlySet<string> = new Set([...POINTERS, ...DOES].flatMap((phrase) => phrase.split(' ')))
/** 'Go back to the Kolkata one', 'reopen my Delhi trip': one of several is named, so no city is changed. */
const GO_BACK = anyOf(
  phrases(
    `go back to | get back to | going back to | switch back to | back to | come back to | return to | resume | reopen | continue with | pick up | take up | lets go back to | open`,
  ),
)
const A_TRIP = anyOf(
  phrases('trip | draft | booking | request | plan | journey | one | wala | wali | trip wala | hotel one | flight one'),
)
const NAMED_TRIP = inOrder(
  several(either(POINTING, anyOf(phrases('earlier | previous | old | last | other | first | parked | unfinished')))),
  either(
    inOrder(
      several(
        either(anyOf(phrases('hotel | flight | trip to | trip from | one to')), anyOf(['<place>', '<date>'], ['to'])),
      ),
      A_TRIP,
    ),
    inOrder(A_TRIP, anyOf(phrases('to | from | of | in | for | on')), several(anyOf(['<place>', '<date>'], ['to']))),
  ),
)
const AS_IT_IS = anyOf(phrases('as it is | as is | as it was | like this | like that | the way it is | for now'))
const RESTORE = inOrder(
  AROUND,
  either(
    inOrder(anyOf(['undo']), OBJECT),
    inOrder(BRING, anyOf(['me']), OBJECT, anyOf(['back'])),
    inOrder(BRING, OBJECT, anyOf(['back'])),
    inOrder(BRING, anyOf(['back']), OBJECT),
    inOrder(anyOf(phrases('restore | recover | uncancel | un - cancel | undelete | reinstate')), OBJECT),
    inOrder(OBJECT, WAPAS, DO),
    inOrder(WAPAS, DO, OBJECT),
  ),
  AROUND,
)

/** 'No, keep it', 'leave it as it is'. */
const KEEP = inOrder(
  AROUND,
  either(
    inOrder(
      anyOf(['keep', 'leave']),
      POINTING,
      maybe(anyOf(phrases('trip | draft | booking | plan | request | one'))),
      maybe(AS_IT_IS),
    ),
    inOrder(anyOf(phrases('rakho | rakh lo | rehne do')), POINTING),
    inOrder(POINTING, maybe(anyOf(['trip', 'hi'])), anyOf(phrases('rakho | rakh lo'))),
  ),
  AROUND,
)

/** Where the trip is named; 'back to my other trip' is whichever was put aside. */
const REOPEN = inOrder(AROUND, GO_BACK, NAMED_TRIP, AROUND)

/** What is to be brought back: main names of the places that it was called by, and its days. */
export interface Restored {
  places: readonly string[]
  days: readonly string[]
  /** What is there shall stay: 'no, keep it'. Of what was just dropped it is a wish to have it back. */
  keeps: boolean
}

/**
 * Reads a plain wish to undo the last change or to bring back what was dropped: 'undo', 'bring back my Kolkata trip', 'woh Kolkata
 * wali trip wapas chahiye'. Undefined where a message says anything else, or something beside it. Days count from `today`.
 */
export function restoredIn(message: string, today: string): Restored | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(message)))
  const entities = findEntities(tokens).filter(({ value }) => value.kind === 'place' || value.kind === 'date')
  const said = tokens.flatMap((token, at) => {
    const entity = entities.find(({ start, end }) => start <= at && at < end)
    if (entity) return entity.start === at ? [`<${entity.value.kind}>`] : []
    return [HINDI.has(token.said) ? token.said : token.text]
  })
  const reopens = entities.length > 0 && REOPEN(said, 0).includes(said.length)
  const keeps = KEEP(said, 0).includes(said.length)
  if (said.length === 0 || !(reopens || keeps || RESTORE(said, 0).includes(said.length))) return undefined
  const places = entities.flatMap(({ value }) => (value.kind === 'place' ? [value.place.city ?? value.place.name] : []))
  const days = entities.flatMap(({ value }) => {
    const resolved = value.kind === 'date' ? resolveDate(value.expression, { today }) : 'invalid'
    return resolved !== 'invalid' && 'day' in resolved ? [resolved.day] : []
  })
  return { places, days, keeps }
}
