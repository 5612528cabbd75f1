import { anyOf, either, inOrder, maybe, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { type Place, placeOf, type Wording, wordingOf } from '../../text/phrases-in.ts'
import { remarksIn } from '../../text/remarks.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { cleanTraced } from '../../text/tokens.ts'
import { clausesOf } from '../commands/clauses.ts'
import { isNegation } from '../skipped.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

/** What is asked of one claim that was sent. */
export type ClaimAsk = 'state' | 'holder' | 'since' | 'payment' | 'reason' | 'contents'

/** Which of the claims that were sent is meant. */
export interface ClaimName {
  number?: string
  /** Words that name it, such as its city, its merchant or what it came to. */
  words: string[]
  status?: 'pending' | 'approved' | 'rejected'
  /** 'The other one': not the one that was spoken of. */
  other: boolean
  /** The claim spoken of before, where nothing names another. */
  pointed: boolean
}

/** A question about one claim that was sent, or a wish to withdraw it. */
export interface SentClaimTalk {
  asks: ClaimAsk | 'withdraw'
  claim: ClaimName
}

/** What the dialogue spoke of last. */
export interface SentClaimContext {
  /** A claim that was sent is spoken of, so that 'it' means that. */
  isSpokenOf: boolean
  /** There are receipts that were not sent, which 'it' may mean as well. */
  hasOpen: boolean
}

const NUMBER = /\bEXP-\d{4}-\d{4,}\b/i

const HOLDER = phrases(
  `who has | whos got | who got | who is having | who is holding | whos holding | who is sitting on | whos sitting on | sitting with whom | sitting with who | with whom | with who | who is it with | whos it with | on whose desk | whose desk
   whose table | whose court | where is it stuck | where is it lying | pending with whom | pending with who | pending at whose | stuck with whom | stuck with who | stuck at whose | lying with whom | lying with who
   who needs to approve | who still has to approve | who still needs to approve | who has to approve | who will approve | who is supposed to approve | whose approval | waiting on whom | waiting on who | waiting for whom | waiting for who | who are we waiting for | who is it waiting for | whos it waiting for
   kiske paas | kis ke paas | kiske pass | kis ke pass | kiske yahan | kiske desk | kaun dekh raha | kaun baitha | kaun rakh ke baitha | kisne roka | kisne rok`,
)
const SINCE = phrases(
  `since when | from when | how long has | how long is | how many days has | how many days is | how long it has been | how long have | when did i send | when did i submit | when was it sent | when was it submitted | when did it go | when did that go | when i sent | when i submitted
   kab bheja | kab bheji | kab se | kab submit | kitne din se | kitne din ho gaye | kitne din ho gye`,
)
const PAYMENT = phrases(
  `when will i get | when do i get | when will it be paid | when is it paid | when will that be paid | when will they pay | when will you pay | when will i be paid | when am i paid | when will i see | when can i expect | when will it come | when will that come
   been paid | paid yet | paid already | got paid | is it paid | was it paid | is that paid | paid out | come to bank | come to my bank | in my account | into my account | into my bank | come in my account | credited | money yet
   paisa kab | paise kab | kab aayega | kab aayenge | kab ayega | kab ayenge | kab milega | kab milenge | paisa aaya | paise aaye | paisa aa gaya | paise aa gaye | kab tak aayega | kab tak aayenge | kab tak milega | kab tak milenge`,
)
const WHEN = one('when | whn | wen | kab | kab tak | how soon')
const WHY = one('why | kyun | kyu | kyon | reason')
const REFUSED = one('rejected | reject | declined | refused | returned | sent back | turned down')
/** That a claim was decided on. */
const DECIDED = one(
  'approved | approve hua | approve ho gaya | pass hua | pass ho gaya | cleared | rejected | reject hua | reject ho gaya',
)
const COMES = one(
  'get | come | comes | coming | credited | paid | pay | arrive | arrives | reach | reaches | transferred | released | aayega | aayenge | ayega | ayenge | milega | milenge',
)
const MONEY = one(
  'money | paisa | paise | payment | reimbursement | refund | cash | amount | rupees | bank | account | paid',
)
const REASON = phrases(
  `why was it rejected | why was that rejected | why is it rejected | why did they reject | why did he reject | why did she reject | why rejected | why was it returned | reason for rejection | reason of rejection | rejection reason | whats the reason | what is the reason
   what was the reason | whats its reason | its reason | show the reason | show me the reason | kyun reject | kyu reject | reject kyun | reject kyu | kyun reject hua`,
)
const CONTENTS = phrases(
  `what was in | what is in | whats in | what all was in | what all is in | which bills were in | which bills are in | which receipts were in | which receipts are in | which bills did i put in | which receipts did i put in | what did i put in | what did i include in | kya kya tha | kya kya hai | kaunse bill the`,
)
const STATE = phrases(
  `whats happening with | what is happening with | what happened to | what happened with | what happened about | what about | what of | status of | state of | status for | whats the status | what is the status | whats status | the status | any update on | any update about | any updates on | update on | any news on | any news of | any news about
   any movement on | any progress on | progress of | where is | wheres | where does | where has | hows | how is | hows it going with | is it approved | was it approved | has it been approved | did it get approved | got approved | is it cleared | has it gone through | did it go through | gone through yet
   stuck | still pending | still waiting | moved | seen yet | looked at yet | approved yet | approved or not | cleared yet | kya hua | kya haal | kya status | ka status | kahan tak | kahan pahucha | kahan pahuncha | kahan atka | kahan hai | kidhar hai | kahan phasa | approve hua | approve ho gaya | pass hua | pass ho gaya`,
)
const WITHDRAW = phrases(
  `withdraw | withdrawing | recall | unsend | un send | unsubmit | take back | taking back | pull back | pulling back | call back | take it back | pull it back | call it back | take that back | pull that back | get back | cancel | cancelling | scrap | revoke | retract
   wapas le lo | wapas lelo | wapas lena | wapas le lena | wapas lena hai | wapas le | wapas mangwao | wapas lo | wapas leni`,
)
const CLAIM = one(
  `claim | claims | claimed | request | requests | reimbursement | reimbursements | expense report | expense reports | submission | application`,
)
/** What was sent, by that it was. */
const SENT = one(
  'i sent | i submitted | i had sent | i just sent | i claimed | i put in | that i sent | which i sent | i raised | i filed | sent last | sent yesterday | sent today | bheja tha | bheji thi | jo bheja | bheja hua | jo maine bheja | maine bheja | that was sent | already sent | sent already',
)
const PRONOUN = one(
  'it | that | this | that one | this one | the same | woh | wo | ye | yeh | uska | iska | usko | isko | us | is wale | us wale | them | they',
)
const OTHER = one(
  'the other one | the other | other one | the second one | the others | other claim | dusra wala | doosra wala | dusre ka | doosre ka | dusra | doosra',
)
const STATUS: readonly (readonly [NonNullable<ClaimName['status']>, Rule])[] = [
  ['approved', one('approved | cleared | accepted | approve hua wala')],
  ['rejected', one('rejected | declined | refused | reject hua wala')],
  ['pending', one('pending | waiting')],
]
/** 'Did I get it approved' asks; 'the approved one' names. */
const NAMES_STATUS = one('my | the | that | mera | mere | meri | wala | waala')
const LATEST = one('last | latest | newest | recent | most recent | previous | pichla | pichli | last wala')
/** May stand beside what is asked, and names nothing. */
const BESIDE = either(
  CLAIM,
  SENT,
  PRONOUN,
  LATEST,
  one(
    `one | ones | the one | expense | expenses | bill | bills | trip | money | paisa | paise | payment | bank | account | yet | now | today | so far | far | still | already | actually | right now | currently | manager | boss | approver | approval | finance | me
     who | when | where | what | whats | why | how | will | do | does | did | has | have | had | is | was | be | been | to | with | on | at | in | for | of | my | approve | approved | pending | rejected | get | come | paid | see | know | want | wanted | tell | show | go | going
     wala | wali | waala | kya | hai | hua | abhi | tak | ke | ka | ki | ko | bhi | any | long | soon | exactly | sitting | holding | lying | pada | padi | pade | atka | rakha | rejected | reject | declined | refused | returned | hue | hui | the | stuck | back | need | let | i need | can | you | could | would | should | must | am | are | up | so | and | also | then | ok | okay`,
  ),
)

/** Returns what a message asks of a claim that was sent, or that it wants one withdrawn; undefined for anything else. */
export function sentClaimTalkIn(said: string, context: SentClaimContext): SentClaimTalk | undefined {
  // What stands in other clauses gives a reason: 'take back the Jaipur claim, one bill is not mine'.
  const message = clausesOf(said)
    .map(({ words, textOf }) => textOf(0, words.length))
    .find((clause) => {
      const { words } = wordingOf(clause)
      return askIn(words) !== undefined || (context.isSpokenOf && isOtherAlone(words))
    })
  const wording = wordingOf(message ?? said)
  const { words } = wording
  const other = context.isSpokenOf ? placeOf(OTHER, words) : undefined
  const asked = askIn(words) ?? (other && { asks: 'state' as const, place: other })
  if (!asked || message === undefined) return undefined
  const claim = claimIn(message, wording, asked.place)
  // Several are a list of claims.
  if (asked.asks !== 'payment' && claim.number === undefined && claim.words.length === 0 && words.some(isPlural))
    return undefined
  const isOfStatus = asked.asks === 'payment' && claim.status !== undefined
  const isDecided = !context.hasOpen && asked.asks === 'state' && claim.words.length > 0 && says(words, DECIDED)
  const isNamed = claim.number !== undefined || says(words, CLAIM) || says(words, SENT) || isOfStatus
  const isFollowUp = context.isSpokenOf && (claim.pointed || claim.words.length === 0)
  const isOnlySent = !context.hasOpen && STANDS_ALONE.has(asked.asks)
  if (!isNamed && !isFollowUp && !isOnlySent && !isDecided && asked.asks !== 'reason') return undefined
  if (asked.asks === 'withdraw' && words.some(isNegation)) return undefined
  return { asks: asked.asks, claim }
}

/** With nothing that waits to be sent, these can only be about what was. */
const STANDS_ALONE: ReadonlySet<SentClaimTalk['asks']> = new Set(['holder', 'since', 'payment', 'reason'])

const isPlural = (word: string) => PLURALS.has(word)
const PLURALS = new Set('claims requests reimbursements expenses all saare sab'.split(' '))

const says = (words: readonly string[], rule: Rule) => placeOf(rule, words) !== undefined

const PHRASES: readonly (readonly [SentClaimTalk['asks'], readonly string[]])[] = [
  ['withdraw', WITHDRAW],
  ['holder', HOLDER],
  ['since', SINCE],
  ['payment', PAYMENT],
  ['reason', REASON],
  ['contents', CONTENTS],
  ['state', STATE],
]
const ASKS = PHRASES.map(([asks, list]) => [asks, anyOf(list)] as const)

/** What the questions are made of. */
export const SENT_CLAIM_WORDS: ReadonlySet<string> = wordsIn(PHRASES.flatMap(([, list]) => list))

/** 'And the other one?', after a claim was spoken of. */
function isOtherAlone(words: readonly string[]): boolean {
  const place = placeOf(OTHER, words)
  if (!place) return false
  const rest = words.filter((_, at) => at < place.start || at >= place.end)
  return rest.every((word) => isFunctionWord(word) || isTalk(word) || BESIDE([word], 0).length > 0)
}

function askIn(words: readonly string[]): { asks: SentClaimTalk['asks']; place: Place } | undefined {
  for (const [asks, rule] of ASKS) {
    const place = placeOf(rule, words)
    if (place) return { asks, place }
  }
  // 'Why was my Bandra cab rejected'.
  const why = placeOf(WHY, words)
  const refused = why && placeOf(REFUSED, words, why.end)
  if (refused) return { asks: 'reason', place: { start: why.start, end: why.end } }
  // 'When will my approved money come': anything may stand between.
  const when = placeOf(WHEN, words)
  const comes = when && placeOf(COMES, words, when.end)
  return comes && says(words, MONEY) ? { asks: 'payment', place: when } : undefined
}

function claimIn(message: string, { text, tokens, words }: Wording, asked: Place): ClaimName {
  const number = NUMBER.exec(message)?.[0].toUpperCase()
  const { spanOf } = cleanTraced(message, text)
  const remarks = remarksIn(message)
  const isRemark = (at: number) => {
    const token = tokens[at]
    const span = token && spanOf(token)
    return span !== undefined && remarks.some(({ start, end }) => start <= span.start && span.end <= end)
  }
  const taken = new Set<number>()
  const take = ({ start, end }: Place) => {
    for (let at = start; at < end; at++) taken.add(at)
  }
  take(asked)
  const status = STATUS.find(
    ([, rule]) => says(words, inOrder(NAMES_STATUS, maybe(anyWord), rule)) && says(words, rule),
  )
  if (status) take(placeOf(status[1], words) ?? asked)
  const other = placeOf(OTHER, words)
  if (other) take(other)
  for (let at = 0; at < words.length; at++) for (const end of BESIDE(words, at)) take({ start: at, end })
  const names = words.filter(
    (word, at) =>
      !taken.has(at) &&
      !isRemark(at) &&
      !isFunctionWord(word) &&
      !isTalk(word) &&
      !OF_NUMBER.test(word) &&
      /[\p{L}\p{N}]/u.test(word),
  )
  return {
    ...(number !== undefined && { number }),
    words: number === undefined ? names : [],
    ...(status && { status: status[0] }),
    other: other !== undefined,
    pointed: says(words, PRONOUN) || !says(words, CLAIM),
  }
}

function anyWord(words: readonly string[], at: number): number[] {
  return at < words.length ? [at + 1] : []
}

/** A piece of a claim's number. */
const OF_NUMBER = /^(?:exp|exp-.*)$/

/** Whether a message agrees to withdraw a claim by naming the act: 'yes, withdraw it', 'withdraw EXP-2026-000045'. */
export function agreesToWithdraw(message: string, number: string): boolean {
  const named = NUMBER.exec(message)?.[0].toUpperCase()
  const { words } = wordingOf(message.replace(NUMBER, ' '))
  const place = placeOf(anyOf(WITHDRAW), words)
  if (!place || words.some(isNegation) || message.includes('?') || (named !== undefined && named !== number))
    return false
  const rest = words.filter((_, at) => at < place.start || at >= place.end)
  return rest.every((word) => AGREEING.has(word) || isTalk(word) || CLAIM([word], 0).length > 0)
}

const AGREEING = new Set('yes yeah yep haan ha ji sure ok okay it that this the my do go ahead and then'.split(' '))
