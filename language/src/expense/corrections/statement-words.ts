import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import * as filler from '../../text/words/filler.ts'
import { LEAD, REQUEST } from '../../text/words/leads.ts'
import { fieldsWith } from '../receipts/field-words.ts'
import type { ReceiptField } from '../receipts/receipt.ts'

/** What a word does in a sentence that gives a value of a receipt. */
export type WordClass =
  | 'courtesy'
  | 'article'
  | 'pronoun'
  | 'reference'
  | 'set'
  | 'to'
  | 'is'
  | 'paid'
  | 'from'
  | 'not'
  | 'nahi'
  | 'refuse'
  | 'revise'
  | 'hedge'
  | 'or'
  | 'right'
  | 'wrong'
  | 'act'
  | 'means'
  | 'thus'
  | 'join'

const CLASSES: Record<WordClass, readonly string[]> = {
  courtesy: [
    ...filler.PLEASE,
    ...filler.THANKS,
    ...filler.GREETING,
    ...filler.ADDRESS,
    ...filler.FAMILIAR,
    ...filler.EXCLAMATION,
    ...filler.SIGH,
    ...filler.HESITATION,
    ...filler.ATTENTION,
    ...filler.ASIDE,
    ...filler.AT_ONCE,
    ...LEAD,
    ...REQUEST,
    ...phrases(
      `ok | okay | yes | yeah | so | well | like | just | only | really | exactly | then | again | too | here | in fact | by the way | btw | i think you misread | for me | me | my | our
       let's | we need to | you should | morning | evening | afternoon | subah | shaam | dopahar | boss | stay | back
       haan | han | zara | toh | sirf | mera | meri | mere | hi | bhi | na ji`,
    ),
  ],
  article: phrases(
    'the | a | an | of | for | on | at | in | by | via | through | using | with | ka | ki | ke | ko | mein | me',
  ),
  pronoun: phrases(
    "it | its | it's | this | that | this one | that one | iska | iski | isko | uska | uski | usko | isse | usse | use | ise | yeh | ye | woh | wo",
  ),
  reference: phrases(
    'receipt | receipts | bill | bills | invoice | one | ones | rasid | raseed | both | dono | donon | wala | wali | wale | waala | waali | vala | vali | slip',
  ),
  set: phrases(
    `change | set | make | update | fix | edit | put | mark | modify | keep | move | shift | daal do | dal do | daal dijiye | daalo | dalo | kar do | kardo | kar dijiye | kar dena | kar de | karo | kariye | kijiye
     likho | likh do | badlo | badal do | rakho | rakh do | bana do | banao`,
  ),
  to: phrases('to | as | = | : | into | -'),
  is: phrases(
    `is | was | are | were | was for | is for | was of | is of | was from | is from | be | should be | shud be | shd be | should have been | should read | should say | must be | has to be | had to be | cost | costs | costed | cost me | came to | comes to | came out to
     came out at | amounts to | amounted to | supposed to be | hai | hain | h | tha | thi | the thi | hua | hui
     aaya | aayi | lagi | laga | hona chahiye | honi chahiye`,
  ),
  paid: phrases(
    'billed | was billed | is billed | pay kiya | payment kiya | pay kiya tha | payment hua | payment hui | diya | diya tha | diye | was paid | is paid | i used | i paid | we paid | paid | i spent | spent | i was charged | charged me | charged',
  ),
  from: phrases('from | se | shows | reads | is showing'),
  not: phrases(
    "not | isn't | isnt | wasn't | wasnt | aren't | weren't | never | instead of | rather than | and not | in place of",
  ),
  nahi: phrases('nahi | nahin | nhi | nai'),
  refuse: phrases(
    "don't | dont | do not | mat | leave it | keep it | never mind | nevermind | nvm | forget it | rehne do | cancel | cancel that | scratch that | no need",
  ),
  revise: phrases(
    'no | nope | no no | no wait | wait | sorry | sry | oops | actually | rather | i mean | i meant | correction | hold on | let me correct | better | oh wait | no sorry',
  ),
  hedge: phrases(
    `maybe | may be | perhaps | probably | possibly | roughly | around | about | approx | approximately | almost | nearly | i think | i guess | i believe | i suppose
     i am not sure | i'm not sure | not sure | could be | might be | may have been | could have been | should be around | something like | or so | shayad | lagbhag | kareeb | karib
     pata nahi | hoga | hogi | if i remember | guess`,
  ),
  or: phrases('or | ya | either'),
  /** Before a field these tell it from another: 'the actual total'. */
  right: phrases(
    'fine | right | correct | ok | okay | good | perfect | accurate | alright | all right | actual | asli | real | final | exact | true | theek | theek hai | thik hai | sahi | sahi hai | fine as it is',
  ),
  wrong: phrases(
    'wrong | incorrect | galat | mistaken | misread | not right | not correct | not accurate | is not right | is not correct | ghalat',
  ),
  act: phrases(
    `send | submit | sending | bhej do | bhejo | bhej | remove | delete | discard | drop | exclude | leave out | hata do | hatao | undo | restore | revert | show | list | compare
     tell | claim | link | attach`,
  ),
  means: phrases(
    'upi | gpay | google pay | phonepe | paytm | bhim | card | credit card | debit card | company card | my card | visa | mastercard | rupay | amex | cash | wallet | net banking | netbanking | neft | imps | bank transfer',
  ),
  /** Sets what was said just before: '3345, please correct it'. */
  thus: [
    ...filler.PLEASE.map((word) => `${word} correct`),
    ...phrases(
      `correct it | correct that | correct this | fix it | fix that | fix this | change it | change that | update it | update that | edit it | edit that | set it | set it so | set that | make it so | make it that
     correct kar do | correct kardo | correct karo | theek kar do | thik kar do | theek karo | sahi kar do | sahi karo | change kar do | change karo | badal do | isko theek karo | usko theek karo`,
    ),
  ],
  join: phrases('and | aur | but | lekin | magar | also | phir | while | whereas | , | ; | & | . | !'),
}

/** A longer phrase counts before a shorter one, and of equal ones the first of these. */
const ORDER: readonly WordClass[] = [
  'hedge',
  'refuse',
  'thus',
  'is',
  'paid',
  'set',
  'revise',
  'not',
  'nahi',
  'act',
  'means',
  'pronoun',
  'reference',
  'to',
  'from',
  'or',
  'join',
  'article',
  'right',
  'wrong',
  'courtesy',
]

export const RULES: readonly (readonly [WordClass, Rule])[] = ORDER.map((name) => [name, anyOf(CLASSES[name])])

/** What a field is called, as far as a clause states its value. */
const FIELD_NAMES = fieldsWith('stated')
export const FIELDS: readonly (readonly [ReceiptField, Rule])[] = FIELD_NAMES.map(([field, names]) => [
  field,
  anyOf(names),
])

/** All words of the classes, and those of them that a slip of the finger may have missed. */
export const LITERAL: ReadonlySet<string> = new Set(
  [...Object.values(CLASSES), ...FIELD_NAMES.map(([, names]) => names)].flat().flatMap((phrase) => phrase.split(' ')),
)
export const KNOWN: readonly string[] = [...LITERAL].filter((word) => word.length > 3)
