import { anyOf, either, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { ASSENT } from '../../text/words/assent.ts'
import { ASIDE, COURTESY, FAREWELL, HESITATION, TRANSITION } from '../../text/words/filler.ts'
import { clausesIn, fits } from './said.ts'

const AROUND = several(
  anyOf(
    COURTESY,
    ASSENT,
    HESITATION,
    TRANSITION,
    ASIDE,
    phrases('and | so | ok | okay | for now | for today | for your help'),
  ),
)
const WHEN = several(
  anyOf(
    phrases(
      '<date> | on <date> | soon | later | tomorrow | then | again | around | in the | morning | evening | weekend | next week | u | you | ya',
    ),
  ),
)
/** Takes leave, whatever day it names. */
const LEAVES = either(
  anyOf(
    FAREWELL,
    phrases(
      'bye bye | by | byee | ciao | alvida | namaste | chalo bye | catch you later | signing off | goodnight | gn | tata | phir milte hain | phir milenge',
    ),
  ),
  inOrder(anyOf(phrases('see | talk to | talk | catch | meet | speak to | speak')), WHEN),
  inOrder(
    anyOf(phrases('have a | have an | have | enjoy your | enjoy the | enjoy')),
    several(anyOf(phrases('nice | good | great | lovely | happy | pleasant | wonderful | a'))),
    anyOf(phrases('day | weekend | evening | night | one | week | time | afternoon | holiday | <date>')),
    maybe(anyOf(phrases('ahead | too'))),
  ),
  inOrder(
    anyOf(phrases('thats all | that is all | thats it | that is it | nothing else | thats everything')),
    several(anyOf(phrases('for now | for today | <date> | from my side | from me | i needed'))),
  ),
  inOrder(anyOf(phrases('will be back | ill be back | be back')), WHEN),
)
const PART = inOrder(AROUND, LEAVES, AROUND, maybe(LEAVES), AROUND)

/** Whether a message takes leave and says nothing else: 'thanks a lot, that’s all for now', 'ciao, have a nice weekend'. */
export function takesLeave(message: string): boolean {
  if (message.includes('?')) return false
  const clauses = clausesIn(message)
  const leaving = clauses.filter(({ words }) => fits(PART, words))
  return leaving.length > 0 && clauses.every((clause) => leaving.includes(clause) || fits(AROUND, clause.words))
}
