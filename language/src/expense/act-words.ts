import { anyOf, either, phrases, type Rule } from '../text/phrase-grammar.ts'
import { HINDI_REMOVES, HINDI_SENDS, LAST_VERB, SENDS, VERB } from '../text/words/act-verbs.ts'
import { ASSENT } from '../text/words/assent.ts'
import { APPROVER, NOUN, PURPOSE, TITLE } from '../text/words/matters.ts'
import { PRONOUN } from '../text/words/pronouns.ts'
import { REFUSAL } from '../text/words/refusal.ts'
import type { ExpenseIntent } from './acts.ts'
import { BUDGET_WORDS } from './claims/budget-questions.ts'
import { CHECK_WORDS } from './claims/check-questions.ts'
import { SENT_CLAIM_WORDS } from './claims/claim-asks.ts'
import { CLAIM_NAME_WORDS } from './claims/claim-name.ts'
import { DOCUMENT_WORDS } from './claims/document-questions.ts'
import { BESIDE_WORDS as CIRCUMSTANCES } from './claims/duplicate-grammar.ts'
import { JOURNEY_WORDS } from './journeys/told-journey.ts'
import { QUESTION_WORDS } from './queries/question-words.ts'
import { TEAM_WORDS } from './queries/team-questions.ts'
import * as readers from './reader-words.ts'
import { DOCUMENT_NAME_WORDS } from './receipts/document-names.ts'
import { fieldsWith, PLAIN_LABELS } from './receipts/field-words.ts'
import { CATEGORY, DATE, MEANS } from './receipts/plain-words.ts'
import { PRINTED_WORDS } from './receipts/printed-labels.ts'

/** What a receipt, or several, is called; it says nothing of which one. */
const RECEIPT = phrases(
  `receipt | receipts | bill | bills | bil | bils | invoice | invoices | slip | raseed | rasid | one | ones | number | bill no | receipt no | invoice no | file | photo | picture | pdf | expense | expenses | entry | item
   waala | waali | vala | vali`,
)
/** All of them, or those at hand. */
const ALL = phrases(
  `all | everything | sab | sabhi | saare | kuch | both | dono | donon | these | those | rest | other | others | remaining | baaki | uploaded | chat | chats | conversation | conversations
   from the list | from the claim | from my claim | from this claim | claim | draft | list`,
)
const DO = phrases('karo | karna | kar | kar do | kardo | kar dijiye | kijiye | kariye | do | dena')
const ORDER = phrases(
  'first | second | third | last | latest | newest | pehla | pehli | dusra | dusri | doosra | doosri',
)
const REMOVES = [
  ...phrases('remove | delete | discard | drop | exclude | take out | leave out | hata | hatao'),
  ...VERB.remove,
  ...HINDI_REMOVES,
  ...LAST_VERB.remove,
]
const CHANGES = phrases('change | changes | edit | edits | correction | corrections | update | thing | removal')
const BRINGS = phrases(
  `undo | restore | revert | reset | back | wapas | lao | laao | unremove | undelete | original | previous | before | what | was | read | as it was | in | into
   bring | put | get | take | add | give | want | have | need | jodo | jod do | daalo | dalo | daal do | dal do | chahiye | phir se | list | claim | again`,
)
const SETS = phrases(
  `change | set | make | update | fix | edit | put | mark | modify | move | shift | categorise | categorize | classify | under | correct | correct it | fix it | change it | update it
   kar do | kardo | kar dijiye | karo | kariye | kijiye | likho | likh do | badlo | badal do | rakho | rakh do | bana do | banao | daalo | dalo`,
)
const IS = phrases(
  'was for | is for | was of | is of | be | should be | should have been | must be | has to be | cost | costs | came to | comes to | hona chahiye | honi chahiye | hua | hui | aaya | aayi | laga | lagi',
)
const FIELDS = [
  ...PLAIN_LABELS,
  ...fieldsWith('stated').flatMap(([, names]) => names),
  ...phrases(
    `total | amount | price | sum | fare | cost | bill amount | total amount | date | dated | day | category | type | merchant | vendor | seller | supplier | shop | store | name | place | city | location | address
   gstin | gst | gst number | invoice number | bill number | payment method | payment mode | payment | mode | method | currency | nights | night | taxable | cgst | sgst | igst | value | rakam | tarikh | taarikh | tareekh`,
  ),
]
const RIGHT =
  phrases(`actual | actually | right | correct | real | exact | exactly | final | true | full | whole | grand | asli | sahi
   charged | stated | shown | shows | reads | billed | printed | written | says | said | wrong | incorrect | mistaken | misread | galat | not right | not correct | not accurate | sahi nahi | theek nahi | thik nahi`)
const MONEY = phrases(
  '₹ | rs | inr | rupees | rupee | rupaye | rupay | only | paid | by | via | through | using | with | payment',
)
const SEND = phrases('send | submit | forward | claim | reimburse | reimbursement | mail | email')
const TRIP = phrases(
  'trip | trips | tour | visit | journey | link | linked | attach | attached | assign | tag | add | connect | map | belong | belongs | put | claim | book | file | move | keep | under | for | took | take | went',
)
const CLAIMS = phrases(
  'claim | claims | expense | expenses | separate | separately | individual | individually | each | every | per | own | single | one | combined | combine | together | as one | split | make',
)
const ALIKE = phrases(
  'duplicate | duplicates | copy | copies | same | different | separate | keep | discard | delete | remove | both | purchase | purchases | anyway',
)
/** Beside a verdict on receipts that look alike: what it is said of, and how sure it is. */
const VERDICTS = phrases(
  'mark | treat | note | record | two | three | all | these | those | dono | donon | alag | alag alag | ek | ek hi | really | definitely | totally | completely | entirely | clearly | surely | certainly | distinct | unrelated | identical',
)
const KEEPS = phrases(
  'keep | leave | let it be | let it stay | rehne do | rehne dijiye | rakho | stay | change | touch | edit | remove | delete',
)
const LATER = phrases(
  'yet | now | today | later | tomorrow | tonight | morning | evening | for now | abhi | baad mein | baad me | wait | hold on | hold | until i say | till i say | without asking | remember | know | pata | claimed | till | until | anything | nothing | want | going | usually | already | told | this week',
)

const PAUSES = phrases(
  'one | ek | a minute | minute | minutes | min | mins | moment | mint | sec | secs | second | seconds | ruko | rukiye | rukna | ruk jao | thehro | thahro | give me | just | zara | thoda | hang on',
)
/** Kinds and ways of spending, as which a value may be said twice: 'a food expense', 'by credit card'. */
const CATEGORIES = [...CATEGORY, ...MEANS]
const SENT = [
  ...SEND,
  ...SENDS,
  ...HINDI_SENDS,
  ...LAST_VERB.send,
  ...NOUN.claim,
  ...APPROVER,
  ...TITLE,
  ...PURPOSE,
  ...PRONOUN,
  ...ALL,
  ...ASSENT,
  ...phrases('approval | approve | should | shall'),
]
/** Of what FinGenie is for. */
const HELP_WORDS = phrases('what | who | how | use | claim | kya | kar | sakte | tum | aap | work')

const REFUSED = [
  ...RECEIPT,
  ...SEND,
  ...HINDI_SENDS,
  ...SENDS,
  ...LATER,
  ...NOUN.claim,
  ...APPROVER,
  ...PURPOSE,
  ...ALL,
  ...DO,
  ...DATE,
]

/**
 * The words of each act that may say it once more, or name what any sentence of it is about, without changing what is done: closed
 * lists, and the only words that an act may hold beside what it needs. Of what changes anything none negates, bounds or supposes.
 */
const OF_ACT: Partial<Record<ExpenseIntent, readonly string[]>> = {
  remove: [...RECEIPT, ...ALL, ...REMOVES, ...phrases('only | just | sirf | mean | meant | matlab | rather | instead')],
  claim_document: [...RECEIPT, ...CLAIMS, ...ALIKE, ...SEND],
  restore: [...RECEIPT, ...ALL, ...BRINGS, ...CHANGES, ...FIELDS, ...ORDER, ...DO],
  undo: [
    ...BRINGS,
    ...CHANGES,
    ...RECEIPT,
    ...DO,
    ...phrases('last | latest | just | everything | all | both | my | your | did | made'),
  ],
  correct: [
    ...RECEIPT,
    ...SETS,
    ...IS,
    ...FIELDS,
    ...RIGHT,
    ...MONEY,
    ...BRINGS,
    ...phrases('both | these | those | all'),
  ],
  claim_as: [...RECEIPT, ...CLAIMS, ...phrases('all | these | everything | send | submit')],
  choose_trip: [...RECEIPT, ...TRIP, ...phrases('all | these | everything | last | latest')],
  resolve_duplicate: [...RECEIPT, ...ALIKE, ...VERDICTS, ...CIRCUMSTANCES],
  leave: [
    ...RECEIPT,
    ...KEEPS,
    ...REMOVES,
    ...ALL,
    ...FIELDS,
    ...RIGHT,
    ...REFUSAL,
    ...REFUSED,
    ...ORDER,
    ...CHANGES,
    ...BRINGS,
    ...phrases('neither | none | only | just | made | idea | bhejna | forget | yeah | like | way'),
  ],
  refuse_send: REFUSED,
  pause: [...LATER, ...REFUSAL, ...PAUSES],
  answer_value: [...RECEIPT, ...SETS, ...IS, ...FIELDS, ...RIGHT, ...MONEY, ...CATEGORIES],
  answer_receipt: [
    ...RECEIPT,
    ...ORDER,
    'correct',
    'right',
    'actual',
    ...phrases('only | just | mean | meant | matlab'),
  ],
  propose_totals: [...RECEIPT, ...IS, ...FIELDS, ...MONEY],
  agree: [...phrases('both | dono | donon'), ...ASSENT, ...REMOVES, ...RECEIPT, ...SETS],
  send_now: SENT,
  ask_again: SENT,
  hold_order: SENT,
  send_without: [...SENT, ...REMOVES, ...phrases('except | without | but | other than')],
  send: SENT,
  decide: [
    ...readers.DECISION_WORDS,
    ...DO,
    ...ALL,
    'pending',
    ...NOUN.claim,
    ...phrases('last | latest | newest | recent | paid'),
  ],
  small_talk: [...readers.TALK_WORDS, ...HELP_WORDS, ...ASSENT],
}

/** Of what follows when a claim is sent. */
const SENDING = phrases(
  `sending | sent | change | undo | take | later | baad | hota | hoga | happen | happens | happened | seen | see | sees | get | gets | come | comes | with | if | when | went | through | safe | reach | reached
   phir | bheja | bhejne | boss | finance | accounts`,
)

/** Questions, whose readers say by closed lists what theirs are made of. */
const OF_QUESTION: Partial<Record<ExpenseIntent, ReadonlySet<string>>> = {
  ask_receipts: readers.RECEIPT_WORDS,
  query: new Set([...readers.RECEIPT_WORDS, ...TEAM_WORDS]),
  claim_status: readers.CLAIM_WORDS,
  ask_approver: readers.APPROVER_WORDS,
  ask_queue: readers.QUEUE_WORDS,
  ask_sending: new Set([...readers.CLAIM_WORDS, ...readers.TALK_WORDS, ...SENDING]),
  tax_credit: readers.TAX_WORDS,
  ask_edits: new Set(CHANGES.concat(phrases('changed | edited | corrected | badla'))),
  ask_duration: new Set(
    phrases(
      'approval | approvals | approve | approved | decide | decided | decision | decisions | reimburse | reimbursed | reimbursement | take | takes | long',
    ),
  ),
  ask_policy: new Set([
    ...readers.CLAIM_WORDS,
    ...phrases(
      `policy | say | says | limit | limits | rate | allowed | entitled | km | kilometre | maximum | max | nite | nites | night | nights | day | days | spend | spent | client | clients | take | taking | out | bill | bills | bag | lying | trip | travel | company | office | lunch | dinner | per`,
    ),
  ]),
  ask_check: CHECK_WORDS,
  ask_documents: new Set([...DOCUMENT_WORDS, ...DOCUMENT_NAME_WORDS]),
  ask_budget: BUDGET_WORDS,
  ask_printed: PRINTED_WORDS,
  tell_rate: new Set(
    phrases(
      'exchange | rate | rates | per | on | my | forex | card | statement | roughly | about | was | is | used | day | conversion | bank',
    ),
  ),
  tell_journey: JOURNEY_WORDS,
  ask_sent_claim: new Set([...readers.CLAIM_WORDS, ...SENT_CLAIM_WORDS, ...CLAIM_NAME_WORDS]),
  withdraw_claim: new Set([...readers.CLAIM_WORDS, ...SENT_CLAIM_WORDS, ...CLAIM_NAME_WORDS]),
  trip_receipts: new Set([...TRIP, ...phrases('missing | lacking | needed | outstanding')]),
  others_claims: new Set([...readers.CLAIM_WORDS, ...CATEGORY]),
  ask_unknown: new Set([...readers.CLAIM_WORDS, ...phrases('today | tomorrow')]),
  summary: new Set(
    phrases(
      'summary | summaries | summarise | summarize | generate | create | full | complete | quick | short | brief | overall',
    ),
  ),
}

export interface ActWords {
  rule: Rule
  /** The words that its phrases are made of. */
  words: ReadonlySet<string>
}

const WORDS = new Map(
  [
    ...Object.entries(OF_ACT),
    ...Object.entries(OF_QUESTION).map(([intent, own]): [string, string[]] => [
      intent,
      [
        ...RECEIPT,
        ...QUESTION_WORDS,
        ...own,
        ...DATE,
        ...phrases('top | tax | last | latest | end | after | before | today | mean | meant | haan'),
      ],
    ]),
  ].map(([intent, list]): [string, ActWords] => [
    intent,
    { rule: anyOf(list), words: new Set(list.flatMap((phrase) => phrase.split(' '))) },
  ]),
)

/** The own words of acts, taken together. */
export function wordsOfActs(intents: readonly ExpenseIntent[]): ActWords {
  const known = intents.flatMap((intent) => WORDS.get(intent) ?? [])
  return {
    rule: either(...known.map(({ rule }) => rule)),
    words: new Set(known.flatMap(({ words }) => [...words])),
  }
}
