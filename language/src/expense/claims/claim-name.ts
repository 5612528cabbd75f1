import { anyOf, either, inOrder, maybe, phrases, type Rule, word, wordsIn } from '../../text/phrase-grammar.ts'
import { type Place, placeOf, type Wording, wordingOf } from '../../text/phrases-in.ts'
import { remarksIn } from '../../text/remarks.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { cleanTraced } from '../../text/tokens.ts'
import { NUMBER_WORD } from '../../text/words/counts.ts'
import { takePeriods } from '../queries/periods.ts'
import type { DateRange } from '../queries/query.ts'
import { isNegation } from '../skipped.ts'

const LISTS: string[][] = []
const one = (...blocks: string[]): Rule => {
  const list = phrases(...blocks)
  LISTS.push(list)
  return anyOf(list)
}

/** Which of the claims that were sent is meant. */
export interface ClaimName {
  /** All of its number, or the figures that it ends with. */
  number?: string
  /** Words that name it, such as its city, its merchant or what it came to. */
  words: string[]
  status?: 'pending' | 'approved' | 'rejected'
  /** The one that stands out among those that are named. */
  which?: 'largest' | 'smallest' | 'oldest'
  /** The days on one of which it was sent. */
  period?: Pick<DateRange, 'from' | 'to'> | undefined
  /** It was sent more than so many days ago. */
  olderThanDays?: number
  /** 'Both of October': all that are named are meant. */
  several: boolean
  /** 'The other one': not the one that was spoken of. */
  other: boolean
  /** The claim spoken of before, where nothing names another. */
  pointed: boolean
}

const NUMBER = /\bEXP-\d{4}-\d{4,}\b/i
/** 'Exp 41', '000041': the end of a number. */
const SHORT_NUMBER = /\bexp(?:ense)?[\s-]*(?:20\d\d[\s-]+)?0*(\d{2,6})\b|\b0{2,5}(\d{1,5})\b/i

/** A claim as people call it once it was sent. */
export const CLAIM = one(
  `claim | claims | claimed | request | requests | reimbursement | reimbursements | expense report | expense reports | submission | application`,
)
const ONE_CLAIM = one('claim | request | reimbursement | expense report | submission')
/** What was sent, by that it was. */
export const SENT = one(
  'i sent | i submitted | i had sent | i just sent | i claimed | i put in | that i sent | which i sent | i raised | i filed | sent last | sent yesterday | sent today | bheja tha | bheji thi | jo bheja | bheja hua | jo maine bheja | maine bheja | that was sent | already sent | sent already',
)
export const PRONOUN = one(
  'it | that | this | that one | this one | the same | woh | wo | ye | yeh | uska | iska | usko | isko | us | is wale | us wale | them | they',
)
export const OTHER = one(
  'the other one | the other | other one | the second one | the others | other claim | dusra wala | doosra wala | dusre ka | doosre ka | dusra | doosra',
)
/** Points at one thing that is named: 'the Pune one', 'Pune wala', 'that Pune claim', not 'how much can I claim'. */
export const ONE_SUCH = either(
  one('one | wala | wali | waala | waali | vala | vali | wale | waale'),
  inOrder(one('my | the | that | this | mera | meri | mere'), maybe(anyWord), maybe(anyWord), one('claim | request')),
)
const STATUS: readonly (readonly [NonNullable<ClaimName['status']>, Rule])[] = [
  ['approved', one('approved | cleared | accepted | approve hua wala')],
  ['rejected', one('rejected | declined | refused | reject hua wala')],
  ['pending', one('pending | waiting | stuck')],
]
/** 'Did I get it approved' asks; 'the approved one' names. */
const NAMES_STATUS = one('my | the | that | any | mera | mere | meri | wala | waala')
const LATEST = one('last | latest | newest | recent | most recent | previous | pichla | pichli | last wala')
const WHICH: readonly (readonly [NonNullable<ClaimName['which']>, Rule])[] = [
  [
    'largest',
    one('biggest | largest | highest | most expensive | costliest | maximum | bada | badi | mehnga | mehengi | zyada'),
  ],
  ['smallest', one('smallest | lowest | cheapest | minimum | chota | chhota | choti | chhoti | sasta')],
  ['oldest', one('oldest | first | earliest | longest | purana | purani | pehla | pehli')],
]
const MOST = one('sabse | the most | of all')
const SEVERAL = one('both | all | dono | donon | donno | teeno | each | claims | requests | saare | sab')
const UNITS: readonly (readonly [number, Rule])[] = [
  [1, one('day | days | din')],
  [7, one('week | weeks | hafte | hafta')],
  [30, one('month | months | mahine | mahina | maheene')],
]
const COUNT = word((said) => /^\d{1,3}$/.test(said) || said in NUMBER_WORD || said === 'do')
const AGE = inOrder(COUNT, either(...UNITS.map(([, unit]) => unit)))
const LONGER = either(
  inOrder(one('more than | over | longer than | older than | beyond | above | at least | for | since'), AGE),
  inOrder(AGE, one('se zyada | se upar | se jyada | se purana | se purane | or more | old | ago | plus | se')),
)

/** What names of claims are made of, beside what they are about. */
export const CLAIM_NAME_WORDS: ReadonlySet<string> = wordsIn(...LISTS)

/** May stand beside what is asked, and names nothing. */
const BESIDE = either(
  CLAIM,
  SENT,
  PRONOUN,
  LATEST,
  MOST,
  SEVERAL,
  one(
    `one | ones | the one | expense | expenses | bill | bills | trip | money | paisa | paise | payment | bank | account | yet | now | today | so far | far | still | already | actually | right now | currently | manager | boss | approver | approval | finance | me
     who | when | where | what | whats | why | how | will | do | does | did | has | have | had | is | was | be | been | to | with | on | at | in | for | of | my | approve | approved | pending | rejected | get | come | paid | see | know | want | wanted | tell | show | go | going
     wala | wali | waala | wale | kya | hai | hua | abhi | tak | ke | ka | ki | ko | bhi | any | long | soon | exactly | sitting | holding | lying | pada | padi | pade | atka | rakha | rejected | reject | declined | refused | returned | hue | hui | the | stuck | back | need | let | i need | can | you | could | would | should | must | am | are | up | so | and | also | then | ok | okay
     which | kaunsa | kaunsi | kaun | kitna | kitne | kitni | amount | total | how much | receipt | receipts | submit | submitted | sent | put | included | include | details | detail | think | there | inside | andar | mil | gaya | gayi | aaya | aayi | btw | by the way | not | claimed for | only | just | made | about | me se | anything | something | karna | karni | bata | batao | bataiye | pehle | dikhao | dikha | days | din | that | date | day | kab | check | once | daal | dala | daala | diya | dia | kiya | kar | likha | bhar | bhara | wrote | typed | entered | instead | actual | rehne | rehne do | leave | resend | re send | again | dobara | chhodo | chodo | karo | karna | karni`,
  ),
)

/** Returns which claim a text names, beside what it asks at some places of its words. */
export function claimNameIn(message: string, asked: readonly Place[], today: string): ClaimName {
  const wording = wordingOf(message)
  const { words } = wording
  const number = numberIn(message)
  const taken = new Set<number>()
  const take = (place: Place | undefined) => {
    if (place) for (let at = place.start; at < place.end; at++) taken.add(at)
  }
  for (const place of asked) take(place)
  const status = STATUS.find(([, rule]) => says(words, inOrder(NAMES_STATUS, maybe(anyWord), rule)))
  if (status) take(placeOf(status[1], words))
  const age = placeOf(LONGER, words)
  take(age)
  const which = WHICH.find(([, rule]) => says(words, rule) && isOfClaim(words, rule))
  if (which) take(placeOf(which[1], words))
  const other = placeOf(OTHER, words)
  take(other)
  for (let at = 0; at < words.length; at++) for (const end of BESIDE(words, at)) take({ start: at, end })
  const { period, rest } = age ? { period: undefined, rest: wording.text } : periodIn(wording.text, today)
  const beside = new Set(wordingOf(rest).words)
  const names = wordsLeft(message, wording, taken).filter((said) => beside.has(said))
  return {
    ...(number !== undefined && { number }),
    words: number === undefined ? names : [],
    ...(status && { status: status[0] }),
    ...(which && { which: which[0] }),
    ...(period && { period: { from: period.from, to: period.to } }),
    ...(age && { olderThanDays: daysIn(words.slice(age.start, age.end)) }),
    several: says(words, SEVERAL),
    other: other !== undefined,
    pointed: says(words, PRONOUN) || !says(words, CLAIM),
  }
}

/** Whether a name tells one claim from another by more than how it stands. */
export const isTold = ({ number, words, which, period, olderThanDays }: ClaimName): boolean =>
  number !== undefined || words.length > 0 || which !== undefined || period !== undefined || olderThanDays !== undefined

/** Whether a name says which claim it is, apart from pointing at the one before. */
export const isNamed = (name: ClaimName): boolean => isTold(name) || name.status !== undefined || name.other

export const says = (words: readonly string[], rule: Rule): boolean => placeOf(rule, words) !== undefined

/** The number of a claim in a text, or the figures that it ends with. */
export function numberIn(message: string): string | undefined {
  const whole = NUMBER.exec(message)?.[0].toUpperCase()
  const short = SHORT_NUMBER.exec(message)
  return whole ?? short?.[1] ?? short?.[2]
}

function periodIn(text: string, today: string) {
  const { value, rest } = takePeriods(text.toLowerCase(), today)
  return { period: value[0], rest }
}

/** 'My biggest claim', 'sabse bada claim': a word of size beside a claim, not 'a big lunch'. */
function isOfClaim(words: readonly string[], rule: Rule): boolean {
  const place = placeOf(rule, words)
  return place !== undefined && says(words.slice(place.end, place.end + REACH), ONE_CLAIM)
}

/** How many words may stand between a word of size and the claim: 'the oldest of my pending claims'. */
const REACH = 4

function daysIn(words: readonly string[]): number {
  const unit = UNITS.find(([, rule]) => says(words, rule))?.[0] ?? 1
  const count = words.find((said) => COUNT([said], 0).length > 0) ?? '1'
  return unit * (count === 'do' ? 2 : (NUMBER_WORD[count] ?? Number(count)))
}

function wordsLeft(message: string, { text, tokens, words }: Wording, taken: ReadonlySet<number>): string[] {
  const { spanOf } = cleanTraced(message, text)
  const remarks = remarksIn(message)
  const isRemark = (at: number) => {
    const token = tokens[at]
    const span = token && spanOf(token)
    return span !== undefined && remarks.some(({ start, end }) => start <= span.start && span.end <= end)
  }
  return words.filter(
    (said, at) =>
      !taken.has(at) &&
      !isRemark(at) &&
      !isFunctionWord(said) &&
      !isTalk(said) &&
      !isNegation(said) &&
      !OF_NUMBER.test(said) &&
      /[\p{L}\p{N}]/u.test(said),
  )
}

function anyWord(words: readonly string[], at: number): number[] {
  return at < words.length ? [at + 1] : []
}

/** A piece of a claim's number. */
const OF_NUMBER = /^(?:exp|exp-.*)$/
