import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, word } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { ADDRESS, PLEASE } from '../../text/words/filler.ts'
import { bareOf, type Clause, clausesOf, opens, reach } from '../commands/clauses.ts'
import { isMarked } from './questions.ts'

/** Asks to wait, at the beginning of a clause. */
const WAIT = anyOf(
  phrases(
    `wait | wait a sec | wait a bit | wait a minute | wait for now | hold | hold on | hold it | hold that | hold off | hold up | hang on | stop | pause | not yet | not now | not just yet | one sec | one second | one minute | one moment
     a sec | a minute | a moment | ruko | ruk | rukiye | rukna | ruk jao | ruk jaiye | ruko zara | zara ruko | ruko na | thehro | thahro | ek min | ek minute | ek sec | ek second | abhi nahi | abhi mat | abhi ruko | abhi ruk jao`,
  ),
)
/** What may follow it, and says how long or why. */
const GOES_ON = anyOf(
  PLEASE,
  ADDRESS,
  phrases('for | till | until | before | na | zara | abhi | a | pehle | jab tak | while'),
)
const SELF = anyOf(
  phrases(
    `let me | lemme | i will | ill | i shall | i want to | i wanna | i would like to | id like to | i need to | need to | i have to | have to | i must | i should | i better | i am going to | im going to | i am gonna | gotta
     want to | we need to | we should | mujhe | main | mai | pehle main | pehle | abhi`,
  ),
)
const FIRST = maybe(anyOf(phrases('first | just | quickly | once | also')))
/** What one does with others, or in one's head, before one is sure. */
const ASKS = anyOf(
  phrases('ask | think | think about it | talk | speak | discuss | consult | run it by | get back | find out'),
)
/** What one does with papers. */
const CHECKS = anyOf(
  phrases(
    'check | recheck | double check | cross check | crosscheck | confirm | reconfirm | verify | see | look | review | go through | make sure',
  ),
)
/** Behind a check nothing more is wanted: 'let me check with Meera', 'i will see first'; 'let me see the total' asks. */
const OF_CHECK = anyOf(phrases('with | first | once | it | it once | it first | again | pehle | before | for a'))
/** Says in Hindi, behind whom, that one asks or looks first. */
const HINDI_CHECKS = inOrder(
  anyOf(
    phrases('puch | pooch | puchh | poochh | dekh | soch | check kar | confirm kar | verify kar | baat kar | bata'),
  ),
  anyOf(
    phrases(
      'lu | lun | loon | lo | leta | leti | lete | le | lene do | lene de | ke | kar | karke | lunga | lungi | loonga | loongi | na hai',
    ),
  ),
)
const HINDI_WILL = anyOf(
  phrases(
    `baat karke | poochkar | puchkar | puchke | poochke | phone kar lu | phone kar lun | phone karke | puchta hu | puchta hoon | puchti hu | poochta hu | poochta hoon | poochti hu | poochna hai | puchna hai | puchhna hai | dekhta hu | dekhta hoon | dekhti hu | dekhti hoon | dekhna hai | sochta hu | sochta hoon | sochti hu
     sochna hai | baat karni hai | check karna hai | confirm karna hai`,
  ),
)
/** Turns to another thing that is wished: the message is no mere hold. */
const WISHES = anyOf(
  phrases(
    `send | submit | forward | claim | remove | delete | drop | change | set | make | add | put | undo | bhej do | bhejo | hata do | hatao | nikal do | badal do | kar do | likh do | likho
     personal | private | niji | mine | half | aadha | mera | apna`,
  ),
)
const isAny: Rule = word(() => true)

/**
 * Whether a message asks to wait with what is under way, or says that one asks or looks first: 'hold on, let me ask Arjun first',
 * 'ruko, pehle boss se puch lu'. What is said before that is taken back with it; where a figure, a question or another wish comes
 * with it, it is no mere hold.
 */
export function holdsBack(message: string): boolean {
  const text = romanised(message)
  if (isMarked(text)) return false
  const clauses = clausesOf(text)
  const at = clauses.findLastIndex((clause) => isHold(clause))
  const after = clauses.slice(at + 1)
  if (at < 0 || /\d{2,}/.test(text)) return false
  const isElse = (clause: Clause) =>
    !isHold(clause) && clause.words.some((_, index) => opens(WISHES, clause.words, index))
  return !after.some(isElse)
}

function isHold(clause: Clause): boolean {
  const { words } = clause
  const { start, end } = bareOf(clause)
  const own = [start, 0].some((from) => waitsAt(words, from, end) || CHECKING(words, from).length > 0)
  return own || words.some((_, at) => opens(HINDI_CHECKS, words, at) || opens(HINDI_WILL, words, at))
}

const isLast: Rule = (words, at) => (at >= words.length ? [at] : [])
const isPutOff: Rule = (words, at) =>
  words.slice(at).some((said) => said === 'first' || said === 'pehle') ? [words.length] : []
const CHECKING = either(inOrder(SELF, FIRST, ASKS), inOrder(SELF, FIRST, CHECKS, either(OF_CHECK, isLast, isPutOff)))

/** 'Wait', 'hold on for now': not 'hold the flight', which is of one receipt alone. */
function waitsAt(words: readonly string[], from: number, end: number): boolean {
  const waited = reach(WAIT, words, from)
  return waited > from && (waited >= end || opens(GOES_ON, words, waited) || opens(SELF, words, waited))
}

/** Says that whoever was asked agrees: 'he says fine', 'boss said ok', 'meera ne haan bola'. */
const AGREES = either(
  inOrder(
    maybe(isAny),
    anyOf(phrases('says | said | is | has | told me | tells me | replied')),
    maybe(anyOf(phrases('it is | its | thats | that is'))),
    anyOf(
      phrases(
        'fine | ok | okay | yes | good | go | go ahead | agreed | approved | fine with it | ok with it | okay with it | to go ahead',
      ),
    ),
  ),
  inOrder(maybe(isAny), anyOf(phrases('agreed | agrees | confirmed | okayed | approved'))),
  inOrder(
    maybe(isAny),
    anyOf(phrases('ne')),
    anyOf(phrases('haan | ok | okay | theek hai | yes')),
    anyOf(phrases('bola | bol diya | bola hai | keh diya | kaha | kaha hai | kar diya')),
  ),
)
const GO_ON = anyOf(
  phrases(
    `yes | yeah | yep | ok | okay | fine | go | yes go | ok go | go ahead | carry on | continue | proceed | do it | done | checked | all good | haan | theek hai | ab karo | kar do | chalo | bhej do | ab bhej do | now | then | go on`,
  ),
)

/** Whether a message goes on with what was held: it begins with a go or with the word of whoever was asked. */
export function goesOn(message: string): boolean {
  const { words } = wordingOf(romanised(message))
  if (isMarked(message) || words.length > MOST_WORDS) return false
  return AGREES(words, 0).length > 0 || GO_ON(words, 0).length > 0
}

/** A longer sentence says more than that. */
const MOST_WORDS = 10
