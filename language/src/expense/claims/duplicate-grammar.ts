import { anyOf, either, inOrder, maybe, phrases, type Rule, several, word } from '../../text/phrase-grammar.ts'
import { PLACE_WORDS } from '../../text/place-names.ts'
import { YES } from '../../text/words/assent.ts'
import { COURTESY, MANNER } from '../../text/words/filler.ts'
import { CATEGORY_WORDS, DATE, KIND_WORDS } from '../receipts/plain-words.ts'

/** Stands for a comma or the end of a sentence. */
export const PAUSE = ','

const THING = phrases(
  `bill | bills | bil | bils | receipt | receipts | ride | rides | invoice | invoices | trip | trips | purchase | purchases | transaction | transactions
   payment | payments | order | orders | meal | meals | journey | journeys | visit | visits | stay | stays | one | ones | raseed | rasid`,
)
/** 'Separate expenses' are a way of claiming, and say nothing of a purchase. */
const EXPENSE = phrases('expense | expenses')
export const KINDS = [...CATEGORY_WORDS.flatMap(([, known]) => [...known]), ...KIND_WORDS.flatMap(([names]) => names)]
const NOUN = anyOf(THING, EXPENSE)
/** 'Another bill' may be one that was just brought. */
export const BOUGHT = anyOf(
  phrases(
    'purchase | purchases | ride | rides | transaction | transactions | payment | payments | order | orders | journey | journeys',
  ),
)
const IS = anyOf(phrases('is | are | r | was | were | its | it is | theyre | thats | theyre both | as'))
const HAI = anyOf(phrases('hai | hain | h | he | tha | the | thi | hi hai | hi hain'))
const A = anyOf(phrases('a | an | the | any | two | all | both | do | dono | ek | of | each'))
const SURELY = several(
  anyOf(
    phrases(
      'actually | really | definitely | certainly | clearly | totally | completely | entirely | surely | indeed | all | both | two | in fact | bilkul | sach mein | ekdum',
    ),
  ),
)
const NOT = anyOf(phrases('not | isnt | arent | wasnt | werent | aint'))
const NAHI = inOrder(anyOf(phrases('nahi | nahin | nhi')), maybe(HAI))
const UNLIKE = anyOf(phrases('different | separate | distinct | unrelated'))
const ALAG = anyOf(phrases('alag | alag alag | different | separate'))
const COPY = anyOf(phrases('duplicate | duplicates | copy | copies | repeat | repeats | repetition'))
const LIKE = anyOf(phrases('same | identical | exactly same | very same | exact same'))
const EK_HI = anyOf(phrases('ek hi | wahi | same | same hi | same to same'))
const BOTH = anyOf(phrases('these | those | they | both | dono | donon | two | all'))

/** How two purchases are told apart, with `named` before what they are called: 'a different cab bill'. */
export function verdictsOf(named: Rule): { different: Rule; same: Rule } {
  const things = inOrder(several(named), NOUN)
  const other = inOrder(
    maybe(A),
    either(
      inOrder(anyOf(phrases('different | two different | unrelated')), things),
      inOrder(anyOf(phrases('separate | two separate | distinct')), several(named), anyOf(THING)),
      inOrder(anyOf(['another']), several(named), BOUGHT),
    ),
  )
  const alag = inOrder(ALAG, several(named), anyOf(THING))
  return {
    different: either(
      inOrder(other, maybe(HAI)),
      inOrder(IS, SURELY, UNLIKE),
      inOrder(BOTH, UNLIKE),
      inOrder(anyOf(phrases('they | these | those | both | bills | receipts')), anyOf(['differ'])),
      inOrder(ALAG, HAI),
      inOrder(alag, maybe(HAI)),
      inOrder(anyOf(phrases('dono | donon')), anyOf(phrases('alag | alag alag'))),
      inOrder(NOT, maybe(A), either(COPY, LIKE), maybe(things)),
      inOrder(anyOf(['no']), COPY),
      inOrder(either(COPY, inOrder(EK_HI, maybe(things))), NAHI),
    ),
    // Also by denying that they are two.
    same: either(
      inOrder(maybe(A), LIKE, things, maybe(HAI)),
      inOrder(IS, SURELY, maybe(A), either(LIKE, COPY)),
      inOrder(BOTH, LIKE),
      inOrder(COPY, HAI),
      inOrder(EK_HI, either(HAI, inOrder(things, maybe(HAI)))),
      inOrder(NOT, either(other, inOrder(maybe(A), UNLIKE))),
      inOrder(anyOf(phrases('is no | are no | its no')), UNLIKE),
      inOrder(anyOf(phrases('dont | do not | doesnt | does not')), anyOf(['differ'])),
      inOrder(either(ALAG, alag), NAHI),
    ),
  }
}

/** May stand beside such a verdict: who speaks of what, which of them, when and where each was bought. */
export const BESIDE_WORDS = phrases(
  `it | its | this | that | these | those | they | theyre | them | thats | both | the | a | an | two | all | each | other | one | first | second | third | fourth | fifth | last
   is | are | was | were | r | am | im | i | we | my | our | his | her | their | as | of | for | from | to | in | on | at | by | with | and | but | so | because | since | than | just | also
   i know | i am sure | im sure | i confirm | trust me | believe me | sure | mark it | mark it as | mark this as | mark them as | mark that as | treat it as | treat them as | treat this as | note it as | record it as | file | image
   the duplicate is | the possible duplicate is | the duplicates are | this duplicate is | receipt number | bill number | number | mark | treat | consider | note | record | actually
   same day | same date | same amount | same price | same place | same shop | same merchant | same vendor | same hotel | same restaurant | same cab | same driver | same time | same route | same total | same company | same cafe | same city | same evening | same morning | same person | same flight
   different day | different days | different date | different dates | different time | different times | different amount | different amounts | different people | different person | different place | different places | different cities | different city | different invoice number | different invoice numbers | different bill number | different bill numbers
   another day | another time | next day | twice | two times | again | separately
   going | coming | return | returning | back | onward | way | way back | up | down | morning | afternoon | evening | night | day | noon | late | early | later | before | after | next
   bought | took | ate | had | paid | ordered | went | came | travelled | visited | drove | booked | colleague | colleagues | friend | friends | team | client | clients | guest | guests | family | boss | manager | myself | me | us | him | people | person | persons
   airport | office | station | home | hotel | client place | purchase | purchases | times | coffees | lunches | dinners | breakfasts | cabs`,
  `ye | yeh | yah | woh | wo | vo | ve | ek | aur | do | dono | donon | doosra | doosri | dusra | dusri | pehla | pehli | hai | hain | h | tha | the | thi | ka | ki | ke | ko | se | mein | me | main | maine | humne | liye | wala | wali | wale | waala | bhi | hi | to | toh | par | lekin | kyunki
   jaate | aate | jate | waqt | samay | gaya | gaye | gayi | aaya | aaye | aayi | liya | liye | li | kiya | khaya | kharida | subah | dopahar | shaam | sham | raat | din | baar | mera | meri | mere | hamara | hamare | inka | iska | uska | in | un | sahi`,
)
export const BESIDE = either(
  anyOf(BESIDE_WORDS, COURTESY, MANNER, YES, KINDS, PLACE_WORDS, [PAUSE]),
  word((one) => DATE.has(one) || /^\d{1,2}(?:st|nd|rd|th)$/.test(one)),
  inOrder(
    word((one) => /^\d{1,2}$/.test(one)),
    either(
      word((one) => DATE.has(one)),
      anyOf(phrases('am | pm | baje')),
    ),
  ),
  // A bare number counts receipts: 'receipt 2 and 3'.
  inOrder(
    anyOf(
      phrases(
        'receipt | receipts | bill | bills | number | and | aur | from | than | of | file | image | raseed | rasid',
      ),
    ),
    word((one) => /^\d{1,2}$/.test(one)),
  ),
  NOUN,
  inOrder(
    NOUN,
    anyOf(['no']),
    word((one) => /^\d+$/.test(one)),
  ),
)
