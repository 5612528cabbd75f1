import { isEnglishWord } from '../../text/english-words.ts'
import { anyOf, inOrder, maybe, phrases, type Rule, word, wordSet, wordsIn } from '../../text/phrase-grammar.ts'
import { isSlipOf, spellerOf } from '../../text/spelling.ts'
import { VOCABULARY, vocabularyOf } from '../../text/vocabulary.ts'
import { SENDS, VERB } from '../../text/words/act-verbs.ts'
import { ADDRESS, HESITATION, PLEASE } from '../../text/words/filler.ts'

const LISTS: string[][] = []
const one = (...blocks: string[]): Rule => {
  const list = phrases(...blocks)
  LISTS.push(list)
  return anyOf(list)
}
const isAny: Rule = word(() => true)

/** What a purpose is called. */
export const LABEL = one(
  'purpose | purposes | the purpose | uddeshya | udeshya | note | remark | comment | notes | remarks | reason likho | reason daalo',
)
/** The words for a purpose itself, which a note need not be. */
export const PURPOSE: ReadonlySet<string> = wordSet('purpose purposes uddeshya udeshya')
/** What a value of the field would not be: 'purpose is needed', 'purpose for all'. */
export const OF_FIELD: ReadonlySet<string> = wordSet(
  'field column box missing required needed necessary mandatory compulsory optional blank empty all both dono sab same noted added receipt receipts bill bills claim',
)
/** 'Purpose dono ka …' is of all bills. */
export const OF_ALL = inOrder(
  one('dono | donon | sab | sabka | saare | both | all'),
  one('ka | ke | ki | of them | is | was | were'),
)
export const OF = one('for | of | ka | ke | ki')
export const IS = one('is | was | were | are | as | that | hai | tha | thi | should be | to')
/** Puts words into a note, before or behind its label. */
export const ADDS = one(
  'add | put | write | mention | set | make | rename | change | likh do | likho | likh dena | likhna | likh lo | daal do | daalo | note | keep | record',
)
/** Between a label and its verb: 'purpose mein likho client calls'. */
export const IN_IT = one('me | mein | main | mai | pe | par | ko | there | in it')

/** What an expense of work is for; any of them makes a remark on a bill its purpose. */
export const FOR_WORK = one(
  `visit | visits | meeting | meetings | meet | meetup | audit | audits | review | reviews | survey | training | trainings | workshop | workshops | conference | seminar | client | clients | customer | customers | vendor | vendors
   interview | interviews | panel | candidate | candidates | distributor | distributors | dealer | dealers | dilar | klayant | vendar | grahak | supplier | suppliers | partner | partners | auditor | auditors | consultant | consultants | prospect | prospects | investor | investors
   project | site | demo | event | events | offsite | inspection | installation | negotiation | pitch | presentation | kickoff | launch | expo | exhibition | tender | recruitment | delegation | team lunch | team dinner | guests | guest
   business | official | work | colleagues | team | visitors | visitor | renewal | samples | setup | handover | testing | repair | maintenance | office`,
)
export const SAYS_WHAT_FOR = one('is for | was for | were for | are for | is | was | were | for')
/** In Hindi what it was for stands before it: 'client meeting ke liye tha'. */
export const FOR_BEFORE = one('ke liye')
/** A figure of speech, and no purpose: 'thodi der ke liye', 'mere liye'. */
export const NOT_FOR = one(
  'der ke liye | abhi ke liye | aaj ke liye | mere liye | apne liye | baad ke liye | ghar ke liye | khud ke liye',
)
export const PEOPLE_WITH = inOrder(one('with | me and | me plus | for'), isAny, maybe(isAny))
export const WITH_BEFORE = one('ke saath | ke sath | k saath')
export const OF_COMPANY = one('from | of | se')
export const MEAL = one(
  'lunch | dinner | breakfast | meal | coffee | snacks | tea | drinks | khana | khaana | nashta | chai | bhojan | food',
)
/** Wishes noted what is said beside it. */
export const NOTE_IT = one(
  `mention it | mention that | mention this | note it | note that | note this | note it down | note that down | write it | write that | write it down | add that | add it as a note | put that in the note | put it in the note | record it | record that
   likh do | likh dena | likh lo | note kar lo | note kar do | note karo | note kar lena | mention kar do | mention kar dena | bata dena | yeh likh do | ye likh do | isme likh do`,
)
/** What a bill was or paid, as one tells of it. */
export const TELLS = one(
  `was for | is for | were for | was | is | were | are | held | contained | carried | covered | had | included | was sent | were sent | went | was bought | were bought | was taken | was used | is used | was needed | ordered`,
)
/** Leads to what it was for, to whom or where. */
export const TO_WORK = one('for | to | with | during | because | from | as part of | on behalf of | ke liye')
/** Says how a bill is rather than what it was for, or names a field of it. */
export const OF_BILL = one(
  `late | expensive | costly | cheap | wrong | right | correct | missing | blurry | blurred | unclear | duplicate | same | personal | private | my own | mine | late | high | low | total | amount | date | category | gst | gstin | invoice | number | currency
   merchant | vendor | tax | cash | card | upi | paid | read | here | there | ok | okay | fine | bad | good | great | attached | uploaded | food | transport | accommodation | miscellaneous | misc | an expense | included | rupees | not | no`,
)
/** A subject that asks or wishes is none. */
export const NO_SUBJECT: ReadonlySet<string> = new Set(
  'i we you u he she they can they could will would should shall how what when where which why is was do does did how much remove drop send take change'.split(
    ' ',
  ),
)
/** How many were there: 'we were 3 ppl', 'hum 4 log the', '5 pax'. */
export const PEOPLE_COUNTED = inOrder(
  maybe(one('we were | there were | we are | hum | total | dinner for | lunch for | for | with')),
  word((said) => /^\d{1,2}$/.test(said) || NUMBERS.has(said)),
  one('ppl | people | persons | person | pax | guests | log | logon | logo | of us | heads | members | colleagues'),
)
const NUMBERS = new Set('two three four five six seven eight nine ten do teen char paanch panch'.split(' '))
/** What a meal was about. */
export const TOPIC = one(
  'to discuss | discussing | discussion | regarding | about | to finalise | to finalize | to close | to negotiate | to review | to plan | over the',
)
export const LEADS_TO_WORK = one(
  'to | for | with | about | regarding | over | ke saath | ke liye | discussion | discussing',
)
/** What is somebody's own is no purpose of work. */
export const OWN: ReadonlySet<string> = new Set(
  'personal private family wife husband kids home friends friend dost ghar apne'.split(' '),
)
/** What was, as one tells of it. */
export const WAS = one('was | were | went | had | met | it is | tha | thi | the')
/** Begins a wish. */
export const WANTS = one(
  'i want | i need | i would like | id like | i wish | we want | we need | let me | mujhe | mereko | hume | humein',
)
/** Leads to a wish or a question, and is neither. */
export const LEADS: ReadonlySet<string> = new Set([
  ...wordsIn(PLEASE, ADDRESS, HESITATION),
  ...wordSet('now then so and also but just first well hey again wait ok okay yes no haan'),
])
/** Verbs that want something done, at the beginning of a sentence. */
const SUBJECTS = wordSet('i ill lets we')
export const ORDERS: ReadonlySet<string> = new Set(
  [
    ...[...SENDS, ...Object.values(VERB).flat()].flatMap((said) => said.split(' ').slice(0, 1)),
    ...wordSet(
      `show list compare tell give explain check calculate hold wait stop keep leave let make set put update correct fix find see read help ask remind split include count add sum get fetch
     summarise summarize break convert verify approve reject pay upload use treat move mark rename download print export display attach match sort group filter replace merge separate combine
     dont do batao dikhao bolo`,
    ),
  ].filter((word) => !SUBJECTS.has(word)),
)
/** Asks or orders in Hindi, where such words stand last. */
export const HINDI_WISH: ReadonlySet<string> = wordSet(
  'kya kitna kitne kitni kaun kaunsa kaunsi kab kaise kyun batao bataiye bata dikhao dikhaiye dikha hatao hata badlo badal',
)
/** Begins a question. */
export const ASKS_FIRST: ReadonlySet<string> = new Set(
  'how what whats when where which who whose whom why is was are were am do does did has have can could would will should shall may might kya kitna kitne kitni kaun kab kaise show list compare'.split(
    ' ',
  ),
)

const SPELLER = spellerOf(
  vocabularyOf(
    VOCABULARY,
    [...wordsIn(...LISTS)].map((said) => [said, said.length < 5 ? 0 : 2]),
  ),
)

/** A word with a slip of the fingers put right. */
export function spelledRight(said: string): string {
  const right = said.length < 4 || isEnglishWord(said) ? undefined : SPELLER.correctWord(said)
  return right !== undefined && isSlipOf(right, said) ? right : said
}
