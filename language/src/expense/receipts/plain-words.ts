import type { Category } from '@pravas/contract/receipt-fields'
import { PLEASE, THANKING } from '../../text/words/filler.ts'

/** The words of plain answers to a question of FinGenie: lower case, without apostrophes. */
const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(/\s+/))

/** Assent and judgement: beside a receipt they say something of it ('the dinner one is ok'), and not that it is the one. */
export const JUDGEMENT = words('yes ok okay haan ji हाँ हां')

/** What a receipt is called. */
export const REFERENCE = words(
  'receipt receipts bill invoice number file photo picture pdf one ones',
  'cheaper cheapest smaller smallest costlier costliest bigger biggest larger largest sasta sasti chhota chhoti mehnga mehngi',
)

/** Beside receipts of which something is set: 'both of these', 'the type of my cab'. */
export const BESIDE_REFERENCE = words(
  'and aur all both these those they them my type expense expenses as bills invoices',
)

/** Counts receipts. */
export const ORDER = words('first second third fourth fifth sixth seventh eighth ninth tenth last latest newest')

/** What a category is called, and what belongs to one. */
export const CATEGORY = words(
  'food foods meal meals restaurant lunch lunches dinner dinners breakfast breakfasts snack snacks grocery groceries cafe coffee transport',
  'transportation auto autos rickshaw taxi taxis cab cabs travel ride rides uber ola train trains bus metro fuel petrol diesel flight flights',
  'accommodation accomodation hotel hotels lodging stay room airbnb misc miscellaneous category',
)

/** What each category is called, and what belongs to it. */
export const CATEGORY_WORDS: readonly (readonly [Category, ReadonlySet<string>])[] = [
  [
    'Food',
    words(
      'food foods meal meals khana khane khaana khaane bhojan nashta naashta restaurant restaurants lunch lunches dinner dinners',
      'breakfast breakfasts snack snacks grocery groceries eating cafe cafés café cafes coffee',
    ),
  ],
  [
    'Transport',
    words(
      'transport transportation taxi taxis cab cabs travel traveling travelling ride rides uber ola train trains bus buses metro fuel',
      'petrol diesel commute commuting flight flights auto autos rickshaw rickshaws',
    ),
  ],
  [
    'Accommodation',
    words(
      'accommodation accommodations accomodation accomodations hotel hotels lodging lodgings stay stays room rooms airbnb',
    ),
  ],
  ['Miscellaneous', words('misc miscellaneous')],
]

/**
 * Kinds of bills within a category, each by what it is called and by words that its merchants bear: among the receipts of Transport
 * 'the flight' is the one of an airline.
 */
export const KIND_WORDS: readonly (readonly [names: readonly string[], signs: readonly string[]])[] = [
  [
    ['cab', 'cabs', 'taxi', 'taxis', 'ride', 'rides'],
    ['uber', 'ola', 'rapido', 'meru', 'blusmart', 'savaari', 'indrive', 'auto', 'rickshaw', 'quick', 'mega'],
  ],
  [
    ['flight', 'flights'],
    [
      'indigo',
      'vistara',
      'akasa',
      'spicejet',
      'airlines',
      'airways',
      'airline',
      'air',
      'pnr',
      'emirates',
      'lufthansa',
      'goair',
    ],
  ],
  [
    ['train', 'trains'],
    ['irctc', 'rail', 'railway', 'railways', 'rctc'],
  ],
  [
    ['bus', 'buses'],
    ['redbus', 'travels', 'ksrtc', 'msrtc', 'volvo'],
  ],
  [['metro'], ['dmrc', 'bmrcl', 'smart', 'namma']],
  [
    ['petrol', 'diesel', 'fuel', 'dizal', 'deezal'],
    [
      'petroleum',
      'petrol',
      'diesel',
      'fuel',
      'fuels',
      'oil',
      'pump',
      'hpcl',
      'bpcl',
      'iocl',
      'shell',
      'nayara',
      'filling',
    ],
  ],
  [
    ['coffee', 'cafe', 'chai', 'tea'],
    ['starbucks', 'chai', 'tea', 'tokai', 'roasters', 'coffee', 'cafe', 'chaayos', 'tapri', 'barista'],
  ],
  [
    ['auto', 'autos', 'rickshaw', 'rickshaws'],
    ['auto', 'rickshaw', 'riksha', 'rapido', 'namma', 'yatri'],
  ],
  [['parking'], ['parking', 'park']],
  [
    ['toll', 'tolls'],
    ['toll', 'plaza', 'fastag', 'nhai'],
  ],
  [
    ['courier', 'couriers', 'parcel', 'parcels', 'consignment'],
    ['courier', 'couriers', 'dtdc', 'bluedart', 'dart', 'delhivery', 'fedex', 'post', 'dhl'],
  ],
  [
    ['medicine', 'medicines', 'pharmacy', 'chemist', 'dawai', 'dawa', 'davai'],
    [
      'pharmacy',
      'pharmacies',
      'medicare',
      'pharma',
      'medplus',
      'apollo',
      'chemist',
      'chemists',
      'medical',
      'medicals',
      'medicos',
      'netmeds',
    ],
  ],
  [
    ['stationery', 'stationary', 'stationer'],
    ['stationers', 'stationery', 'stationary', 'stationeries', 'staples', 'crossword'],
  ],
  [
    ['print', 'printout', 'printouts', 'xerox', 'photocopy'],
    ['printo', 'print', 'prints', 'printers', 'xerox', 'copier'],
  ],
  [['shopping'], ['retail', 'store', 'stores', 'shop', 'shopping', 'mart', 'bazaar', 'traders', 'enterprises']],
  [
    ['mobile', 'phone', 'telecom', 'internet', 'broadband', 'wifi', 'recharge', 'postpaid'],
    ['airtel', 'jio', 'vodafone', 'bsnl', 'telecom', 'broadband', 'mobile', 'fibernet', 'hathway'],
  ],
  [
    ['bar', 'pub', 'beer', 'drinks'],
    ['bar', 'pub', 'brewing', 'brewery', 'taproom', 'social', 'lounge'],
  ],
]

/** What a category itself is called, as opposed to what belongs to one. */
export const CATEGORY_NAME = words(
  'food foods meal meals transport transportation accommodation accomodation lodging misc miscellaneous',
)

export const MEANS = words(
  'upi gpay google pay phonepe paytm bhim card visa mastercard rupay amex debit credit cash wallet bank neft imps rtgs',
  'transfer net banking netbanking paid with via through using se',
)

/** Beside an amount that somebody is not sure of. */
export const HEDGES = words(
  'maybe perhaps probably possibly around about approx approximately roughly almost nearly some think guess believe say not sure',
  'or and to between either something like more less than over under half of rs inr rupee rupees rupaye shayad lagbhag kareeb karib',
  'around about ya hoga paid pay total amount was i we he she they said my me us k lakh hundred thousand',
)

export const DATE = words(
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november',
  'dec december mon monday tue tues tuesday wed wednesday thu thurs thursday fri friday sat saturday sun sunday today',
  'yesterday last week ago days two three kal aaj parso dated जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर',
  'अक्टूबर नवंबर दिसंबर आज',
)

/**
 * Words of sentences rather than of names: pronouns, verbs of talk, negations, words of time and doubt. An answer with one of
 * them is no plain name, though a name may hold one ('Best Before Cafe'): then it is asked.
 */
export const ORDINARY = words(
  ...PLEASE,
  ...THANKING,
  'i im ive ill me my mine we us our you your he him his she her they them their it its this that these those there here',
  'who what which when where why how whose whether am is are was were be been being do does did done dont doesnt didnt has',
  'have had havent will would wont wouldnt can cant cannot could couldnt shall should shouldnt may might must need let lets',
  'not no nope never none nothing neither nor isnt wasnt without except instead but if unless until because since so though',
  'although while then than or yes yeah yep ok okay sure sorry hello hi hey hmm wait hold check look see',
  'ask tell say said know think guess remember forget forgot believe find found come back go going gone get got give gave take',
  'took put set make made change changed correct wrong right remove delete drop keep send sent submit upload uploaded add added',
  'want wanted like wish try tried use show list read leave left skip cancel stop undo later soon now today tomorrow yesterday',
  'tonight maybe perhaps probably actually really just only also again still already yet first something anything someone',
  'somebody anybody everybody nobody sometime idk dunno unknown unclear unsure same other another both all any some each every',
  'much many more most little few about around before after moment minute second time what’s whats thats heres',
  'receipt receipts bill bills invoice claim claims expense expenses total amount price trip manager approval',
  'nahi nahin nai mat na haan kya kyun kab kahan kaise kaun kal aaj abhi baad ruko pata hai hain tha thi the hoga karo kar do',
  'de dena bata batao dekho dekh mujhe mera meri mere main hum tum aap woh wo yeh ye iska uska nhi bhej hatao rehne chhodo',
  'नहीं नही मत हाँ हां क्या कब कहाँ कैसे कौन कल आज अभी बाद रुको पता है हैं था थी करो कर दो मुझे मेरा मेरी मैं हम आप वह यह',
)

/** The words and numbers of an answer, in the form of the lists of words above. */
export function plainWordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’‘]/g, '')
      .match(/[\p{L}\p{M}]+|\d+(?:st|nd|rd|th)?/gu) ?? []
  )
}

/** Tells whether words hold one of `core`, and nothing but those and what may stand beside them. */
export function saysOnly(words: readonly string[], core: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  return words.some((word) => core.has(word)) && words.every((word) => core.has(word) || beside.has(word))
}
