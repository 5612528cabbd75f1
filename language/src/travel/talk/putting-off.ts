import { anyOf, either, inOrder, maybe, phrases, several, word } from '../../text/phrase-grammar.ts'
import { around } from '../../text/words/around.ts'
import { YES } from '../../text/words/assent.ts'
import { ADDRESS, COURTESY, HESITATION, TRANSITION } from '../../text/words/filler.ts'
import { REQUEST } from '../../text/words/leads.ts'
import { isHesitation } from '../remarks.ts'
import { defers, seesTo } from './deferring.ts'
import { type Clause, clausesIn, fits } from './said.ts'
import { sendingIn } from './sending.ts'

const AROUND = around(HESITATION, ADDRESS, YES, phrases('actually | wait | and | so | abhi'))
const IT = several(
  anyOf(
    phrases(
      'it | this | that | the trip | this trip | my trip | the booking | the draft | the rest | everything | isko | ise | yeh | ye | you | u | this one | about it | on it | on this',
    ),
  ),
)
const LATER = anyOf(
  phrases(
    `later | later on | later today | tomorrow | tonight | tomorrow morning | in the evening | this evening | in a while | in some time | after some time | after a while | some other time | another time | afterwards | soon | <date>
     once i know | once i decide | once confirmed | when i know | when i am sure | when im sure | by tomorrow | by evening | baad mein | baad me | kal | thodi der mein | thodi der me | thodi der baad`,
  ),
)
const SPEAKER = anyOf(
  phrases(
    'i will | ill | i shall | will | i | we will | well | we | let me | lets | let us | i need to | i have to | i want to | need to | have to | main | mai | hum',
  ),
)
const COMES_BACK = anyOf(
  phrases(
    `confirm | decide | finalise | finalize | complete | finish | revert | get back | come back | let you know | tell you | update you | inform you | do | see | check | think | think about | think over | continue | discuss | book | look at | look into | ask
     confirm with | check with | discuss with | ask | talk to`,
  ),
)
const WITH = several(
  anyOf(
    phrases(
      `with | my | the | boss | manager | team | client | colleague | family | wife | hr | accounts | finance | to | and | get back | come back | let you know | tell you | confirm | revert | then | first | once | again | before that | it`,
    ),
  ),
)
/** 'I'll confirm tomorrow', 'let me check with my boss'. */
const TELLS = either(
  inOrder(SPEAKER, COMES_BACK, IT, WITH, IT, LATER),
  inOrder(
    SPEAKER,
    COMES_BACK,
    IT,
    anyOf(phrases('with my | with the | with | my boss | my manager')),
    WITH,
    maybe(LATER),
  ),
  inOrder(
    SPEAKER,
    anyOf(
      phrases(
        'get back | get back to you | come back | come back to you | revert | think about it | think over it | think it over',
      ),
    ),
    maybe(LATER),
  ),
  inOrder(
    several(anyOf(phrases('main | mai | hum | isko | ise | aapko | abhi | thodi der mein | boss se | manager se'))),
    several(LATER),
    anyOf(
      phrases(
        `karunga | karungi | karenge | karte hain | karta hun | karti hun | bataunga | bataungi | batata hun | batata hoon | batati hun | batati hoon | batate hain | dekhta hun | dekhti hun | dekhte hain | dekhenge | dekhunga | sochta hun | sochti hun | confirm karunga | confirm karungi | confirm karta hun | confirm karti hun | bata dunga | bata dungi | puch ke batata hun | pooch ke batata hoon | bhejunga | bhejungi | bhejenge | book karunga | book karungi`,
      ),
    ),
  ),
)
const FOR_NOW = anyOf(
  phrases(
    'for now | for the moment | for today | for a while | as it is | abhi ke liye | filhaal | as is | till then | until then',
  ),
)
const LEAVES = either(
  inOrder(anyOf(phrases('leave | keep | hold | let')), IT, maybe(anyOf(phrases('be | on hold | there'))), FOR_NOW),
  inOrder(anyOf(phrases('not now | not today | not right now | not yet')), maybe(IT)),
  inOrder(
    IT,
    maybe(FOR_NOW),
    anyOf(phrases('rehne do | rahne do | rehne dete hain | chhod do | chod do')),
    maybe(FOR_NOW),
  ),
  anyOf(
    phrases(
      'ruko | ruk jao | ruk jaao | rukiye | thehro | hold on | wait | hold | thoda ruko | thoda ruk jao | ruk jaiye | for now thats it | thats it for now | thats all for now',
    ),
  ),
)
/** 'Abhi save kar do, baad me dekhte hai'. */
const SAVES_HINDI = inOrder(
  IT,
  anyOf(
    phrases(
      'save kar do | save kardo | save karo | save kar lo | save kar dijiye | save rakho | draft rakho | draft me rakho | draft mein rakho | draft me save kar do | rakh lo | rakh do | rakhiye',
    ),
  ),
  several(anyOf(phrases('abhi ke liye | abhi | filhaal | isko | ise'))),
  maybe(
    inOrder(
      several(anyOf(phrases('phir | fir | main | mai | hum | isko | ise'))),
      LATER,
      anyOf(
        phrases(
          'dekhte hai | dekhte hain | dekhenge | dekhunga | dekhungi | dekh lenge | dekh lunga | karte hai | karte hain | karenge | karunga | karungi | batata hu | batata hoon | batati hu | batati hoon | sochte hai | sochte hain | bhejte hai | bhejte hain | bhejenge',
        ),
      ),
    ),
  ),
)
const SAVES = inOrder(AROUND, SAVES_HINDI, AROUND)
const PUTS_OFF = inOrder(AROUND, either(TELLS, LEAVES), AROUND, maybe(FOR_NOW), AROUND)
const TELLS_WHEN = inOrder(AROUND, TELLS, AROUND)
/** 'Abhi rehne do' puts off what 'rehne do' drops. */
const LEAVES_NOW = inOrder(
  several(anyOf(COURTESY, TRANSITION, YES)),
  anyOf(phrases('abhi | abhi ke liye | filhaal')),
  anyOf(phrases('rehne do | rahne do | rehne dete hain | chhod do | ruk jao | ruk jaiye')),
)
/** 'Hold it for now', 'keep this on hold'. */
const HOLDS = inOrder(
  AROUND,
  anyOf(phrases('hold | keep | put | park | hold on to')),
  IT,
  either(FOR_NOW, inOrder(anyOf(['on hold']), maybe(FOR_NOW))),
  AROUND,
)
const POLITE = inOrder(AROUND)
const KEEPS = inOrder(
  several(either(AROUND, anyOf(REQUEST, phrases('just | not now | no')))),
  anyOf(
    phrases(
      'keep | save | leave | hold | store | retain | preserve | dont lose | do not lose | dont delete | do not delete | dont touch',
    ),
  ),
  IT,
  several(
    anyOf(
      phrases(
        'all | as draft | draft | later | for later | as it is | as is | like this | like that | as a draft | in draft | there | safe | for me | for now',
      ),
    ),
  ),
  AROUND,
)
/** 'Have to leave now', 'gotta run'. */
const LEAVES_TALK = inOrder(
  AROUND,
  anyOf(
    phrases('i | have to | i have to | need to | i need to | gotta | got to | i gotta | must | i must | i am | im'),
  ),
  anyOf(
    phrases(
      'run | rush | go | leave | log off | logging off | leaving | going offline | step out | stepping out | leave office | leave the office | be in a meeting | in a meeting',
    ),
  ),
  several(
    either(
      anyOf(
        phrases(
          'now | right now | for today | for now | in | a | few | minutes | mins | minute | <date> | office | the',
        ),
      ),
      word((one) => /^\d{1,2}$/.test(one)),
    ),
  ),
  AROUND,
)

/** 'Save it', 'don’t send yet', 'gotta run': a clause that holds nothing of the trip beside one that puts it off. */
function waits({ words, text, hasValue }: Clause): boolean {
  return (
    fits(KEEPS, words) ||
    sendingIn(text) !== undefined ||
    (!hasValue && (fits(LEAVES_TALK, words) || isHesitation(text) || seesTo(words)))
  )
}

/**
 * Whether a message wishes the draft to be kept, beside which it says at most when it is to be sent: 'save it, I'll send it tomorrow',
 * 'abhi bhejna mat, bas save kar do'.
 */
export function keepsDraft(message: string): boolean {
  const clauses = clausesIn(message.replaceAll('?', '')).filter(({ words }) => !fits(POLITE, words))
  const saves = ({ words }: Clause) => SAVING.test(words.join(' ')) && (fits(KEEPS, words) || fits(SAVES, words))
  return (
    clauses.some((clause) => saves(clause)) &&
    clauses.every((clause) => saves(clause) || fits(PUTS_OFF, clause.words) || sendingIn(clause.text) !== undefined)
  )
}

const SAVING = /\b(?:save|store|retain|draft)\b/

/**
 * Whether a message puts off what is planned until later and says nothing else: 'leave it for now, I'll confirm tomorrow', 'abhi ruk
 * jao, baad me batata hun'. Its day is none of the trip. What only gains time ('wait') says it only beside another clause.
 */
export function putsOff(message: string): boolean {
  if (message.includes('?')) return false
  const clauses = clausesIn(message).filter(({ words }) => !fits(POLITE, words))
  const deferring = clauses.filter(({ words }) => defers(words))
  const others = clauses.filter((clause) => !deferring.includes(clause))
  if (deferring.length > 0 && others.every((clause) => fits(PUTS_OFF, clause.words) || waits(clause))) return true
  if (clauses.length === 1 && clauses.every(({ words, hasValue }) => fits(SAVES, words) && !hasValue)) return true
  if (!clauses.every(({ words }) => fits(PUTS_OFF, words))) return false
  return (
    clauses.length > 1 ||
    clauses.some(({ words }) => fits(HOLDS, words)) ||
    clauses.some(({ words }) => fits(TELLS_WHEN, words) || fits(LEAVES_NOW, words))
  )
}
