import { anyOf, either, inOrder, maybe, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { around } from '../../text/words/around.ts'
import { YES } from '../../text/words/assent.ts'
import { ADDRESS, HESITATION } from '../../text/words/filler.ts'
import type { Entity } from '../entities.ts'
import { clausesOf, fits, found } from './said.ts'

const AROUND = around(HESITATION, ADDRESS, YES, phrases('actually | wait | and | so | abhi | or | else'))
const SPEAKER = inOrder(
  anyOf(
    phrases(
      `i will | ill | i shall | will | i | we will | well | we shall | we | let me | lets | let us | i need to | i have to | i want to | need to | have to | i must | must
       gotta | got to | i gotta | i got to | i am going to | im going to | going to | gonna | i am | im`,
    ),
  ),
  several(anyOf(phrases('probably | only | just | rather | also | first | be | then'))),
)
/** What somebody does about a trip elsewhere than on it: deciding, asking, coming back to it. */
const SEES_TO = anyOf(
  phrases(
    `confirm | decide | finalise | finalize | complete | finish | revert | continue | resume | discuss | review | verify | think | know | ask | check | see | update | inform
     let you know | tell you | update you | get back to you | come back to you | come back to this | come back to it | get back to this | get back to it | ping | call | mail | email | message | reply | respond
     talk | speak | look at | look into | look over | work on | pick it up | pick this up | pick up | sort it out | sort this out | wrap it up | wrap this up | do this | do it | do the rest
     online | available | in office | at my desk | back online | back at my desk`,
  ),
)
const LATER = anyOf(
  phrases(
    `<date> | later | later on | soon | tonight | morning | evening | in the morning | in the evening | in the afternoon | this evening | in a while | after some time | after a while
     afterwards | weekend | the weekend | baad mein | baad me | kal | parso | shaam | subah`,
  ),
)
const WHEN = inOrder(
  several(
    anyOf(phrases('on | by | before | after | around | in | at | this | until | till | only | maximum | latest | the')),
  ),
  LATER,
  several(either(LATER, anyOf(phrases('only | itself | then | first | again | for sure | ko | tak')))),
)
/** Words of a way that is travelled: a clause with one of them is about its days. */
const TRAVELS = anyOf(
  phrases(
    'return | returning | leave | leaving | fly | flying | depart | travel | trip to | go to | reach | arrive | check in | check out | checkin | checkout | <place>',
  ),
)
/** Parts of the trip, which one may look at on a day of the trip, but decides on at some other time. */
const PARTS = anyOf(phrases('flight | flights | hotel | hotels | room'))
const DECIDES = anyOf(phrases('confirm | decide | finalise | finalize | let you know | tell you | revert'))
const isOfTrip = (words: readonly string[]): boolean =>
  found(TRAVELS, words) || (found(PARTS, words) && !found(DECIDES, words))

const few: Rule = (words, at) => Array.from({ length: Math.min(8, words.length - at) + 1 }, (_, more) => at + more)

/** 'I will check with finance on Thursday', 'kal dekhta hun': what the speaker does about the trip, and when. */
const SPEAKER_DEFERS = inOrder(
  AROUND,
  either(
    inOrder(maybe(SPEAKER), SEES_TO, few, WHEN, few),
    inOrder(WHEN, SPEAKER, SEES_TO, few),
    inOrder(
      several(
        anyOf(phrases('main | mai | hum | isko | ise | aapko | abhi | boss se | manager se | is pe | iske baare mein')),
      ),
      several(either(LATER, anyOf(phrases('ko | tak | subah | shaam | raat')))),
      anyOf(
        phrases(
          `karunga | karungi | karenge | karte hain | karte hai | karta hun | karti hun | bataunga | bataungi | batata hun | batata hoon | batati hun | batate hain | dekhta hun | dekhti hun | dekhte hain | dekhenge | dekhunga | dekhungi
           sochta hun | sochti hun | sochte hain | confirm karunga | confirm karungi | confirm karta hun | bata dunga | bata dungi | puch ke batata hun | pooch ke batata hoon | puchunga | puchungi | baat karte hain | baat karunga | baat karungi | baat karenge`,
        ),
      ),
    ),
  ),
)
const SPEAKER_SEES_TO = inOrder(
  AROUND,
  either(
    inOrder(SPEAKER, SEES_TO, few),
    inOrder(
      several(
        anyOf(phrases('pehle | abhi | main | mai | mujhe | hum | humein | boss se | manager se | team se | ghar pe')),
      ),
      anyOf(
        phrases(
          'puchna | poochna | puchunga | puchungi | baat karni | baat karna | check karna | confirm karna | sochna',
        ),
      ),
      several(anyOf(phrases('hai | padega | hoga | hain'))),
    ),
  ),
)
const COLLEAGUE = either(
  anyOf(phrases('he | she | they | boss ji')),
  inOrder(
    maybe(anyOf(phrases('my | our | the | meri | mera | mere'))),
    anyOf(
      phrases(
        'boss | manager | approver | supervisor | lead | team | team lead | colleague | hr | finance | accounts | admin | director | head | travel desk | secretary | assistant | wife | husband | family',
      ),
    ),
  ),
)
/** 'My boss is back on Monday', 'she is on leave till Tuesday': when somebody can be asked. */
const COLLEAGUE_AWAY = inOrder(
  AROUND,
  maybe(anyOf(phrases('once | when | until | till | because | since | as'))),
  COLLEAGUE,
  anyOf(phrases('is | are | will be | would be | was | gets | comes | returns | s | hai')),
  several(anyOf(phrases('only | also | still | not | out | away | not'))),
  anyOf(
    phrases(
      'back | on leave | away | out | off | busy | free | available | travelling | traveling | in office | in the office | in meetings | in a meeting | here | around | on holiday | on vacation | at a conference | abroad',
    ),
  ),
  several(anyOf(phrases('of office | in office | in the office | from leave | again'))),
  maybe(WHEN),
  few,
)

/** Whether a clause, with its days as '<date>', tells when somebody sees to the trip: its days are none of the trip. */
export function defers(words: readonly string[]): boolean {
  if (fits(COLLEAGUE_AWAY, words)) return true
  return fits(SPEAKER_DEFERS, words) && !isOfTrip(words) && words.some((_, at) => WHEN(words, at).length > 0)
}

/** Whether a clause tells that the speaker sees to something, at whatever time: 'will ask him then', 'pehle boss se puchna hai'. */
export const seesTo = (words: readonly string[]): boolean => fits(SPEAKER_SEES_TO, words) && !isOfTrip(words)

/** The places of the words of clauses that tell when somebody sees to the trip. */
export function deferredWords(tokens: readonly Token[], entities: readonly Entity[]): Set<number> {
  const clauses = clausesOf(tokens, entities)
  return new Set(clauses.flatMap(({ places, words }) => (defers(words) ? places : [])))
}
