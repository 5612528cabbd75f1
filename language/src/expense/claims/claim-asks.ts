import { anyOf, either, inOrder, maybe, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { type Place, placeOf } from '../../text/phrases-in.ts'
import { ONE_SUCH, says } from './claim-name.ts'

/** What is asked of a claim that was sent. */
export type ClaimAsk = 'state' | 'holder' | 'since' | 'payment' | 'reason' | 'contents' | 'amount'
/** What is asked of one, or wished for it. */
export type ClaimMatter = ClaimAsk | 'withdraw' | 'correct'

/** Every list that the questions are made of, so that their words are known. */
const LISTS: string[][] = []
const listed = (...blocks: string[]): string[] => {
  const list = phrases(...blocks)
  LISTS.push(list)
  return list
}
const one = (...blocks: string[]): Rule => anyOf(listed(...blocks))

const WHO = one('who | whos | whom | whose | kaun | kiske | kis ke | kisne | kisko')
const BE = one(
  'is | are | has | have | will | was | were | does | still | we | needs to | has to | still has to | still needs to | is supposed to',
)
const HOLDS = one(
  `has | got | have | having | holding | sitting on | approve | approves | approval | waiting for | waiting on | desk | table | court | it with | it waiting for | paas | pass | yahan | dekh raha | baitha | rakh ke baitha | roka | rok | need to approve`,
)
const WITH = one('with | at | on | for | by | to')
const HOLDER = either(
  inOrder(WHO, maybe(BE), maybe(BE), HOLDS),
  inOrder(one('sitting | pending | stuck | lying | waiting | resting'), WITH, one('whom | who | whose')),
  one('with whom | with who | at whose | on whose desk | where is it stuck | where is it lying'),
)
const SINCE = either(
  one(
    'since when | from when | how long has | how long is | how many days has | how many days is | how long it has been | how long have',
  ),
  inOrder(
    one('when'),
    maybe(one('did | was | did i | was it | were they')),
    maybe(one('i | it | that | the | my')),
    one('send | submit | sent | submitted | go | claim it | raise | file'),
  ),
  inOrder(one('kab'), one('bheja | bheji | se | submit | kiya tha | claim kiya')),
  inOrder(one('kitne'), one('din'), one('se | ho gaye | ho gye')),
)
const WHEN = one('when | whn | wen | kab | kab tak | how soon')
const COMES = one(
  'get | come | comes | coming | credited | paid | pay | arrive | arrives | reach | reaches | transferred | released | see | aayega | aayenge | ayega | ayenge | aaya | aaye | aayi | milega | milenge | mila | mile',
)
const MONEY = one(
  'money | paisa | paise | payment | reimbursement | refund | cash | amount | rupees | bank | account | paid',
)
const PAID = either(
  inOrder(
    one('when will | when do | when am | when can | when was | when were | when did'),
    one(
      'i get | i see | i expect | i paid | i be paid | it be paid | it paid | that be paid | they pay | you pay | it come | that come | i get paid | they paid | it get paid',
    ),
  ),
  one(
    `been paid | paid yet | paid already | got paid | is it paid | was it paid | is that paid | paid out | come to bank | come to my bank | in my account | into my account | into my bank | come in my account | credited | money yet
     paisa kab | paise kab | kab aayega | kab aayenge | kab ayega | kab ayenge | kab milega | kab milenge | paisa aaya | paise aaye | paisa aa gaya | paise aa gaye | paisa mila | paise mile | paisa mil gaya | paise mil gaye | kab tak aayega | kab tak aayenge | kab tak milega | kab tak milenge`,
  ),
)
const WHY = one('why | kyun | kyu | kyon | reason | kis wajah')
const REFUSED = one('rejected | reject | declined | refused | returned | sent back | turned down')
/** That a claim was decided on. */
export const DECIDED = one(
  'approved | approve hua | approve ho gaya | pass hua | pass ho gaya | cleared | rejected | reject hua | reject ho gaya',
)
const REASON = one(
  `reason for rejection | reason of rejection | rejection reason | whats the reason | what is the reason | what was the reason | whats its reason | its reason | show the reason | show me the reason | reject kyun | reject kyu`,
)
const PUT_IN = one('submit | submitted | claim | claimed | put | put in | include | included | send | sent')
const CONTENTS = either(
  inOrder(
    one('what | whats | which bills | which receipts | what all'),
    maybe(one('was | is | were | are | all was | all is')),
    one('in | inside'),
  ),
  inOrder(one('what | which bills | which receipts'), maybe(one('did')), one('i'), PUT_IN),
  inOrder(
    one('kya kya | kaunse bill | kaun se bill'),
    one('tha | hai | the | hain | daala | dala | bheja | claim kiya'),
  ),
  inOrder(one('kya'), maybe(one('maine')), one('claim | submit | bheja'), one('kiya tha | kiya | tha')),
  one('details of | detail of | breakup of | break up of | show me the bills of'),
)
const HOW_MUCH = one('how much | amount | kitna | kitne | kitne ka | kitne ki | kitni')
const STATE = either(
  inOrder(
    one('what | whats | kya'),
    maybe(one('is | the')),
    one('happening with | happened to | happened with | happened about | status'),
  ),
  one(
    `what about | what of | status of | state of | state for | the status | any update on | any update about | any updates on | update on | any news on | any news of | any news about
     any movement on | any progress on | progress of | where is | wheres | where does | where has | hows | how is | hows it going with | is it approved | was it approved | has it been approved | did it get approved | got approved | is it cleared | has it gone through | did it go through | gone through yet
     stuck | still pending | still waiting | moved | seen yet | looked at yet | approved yet | approved or not | cleared yet | kya hua | kya haal | ka status | kahan tak | kahan pahucha | kahan pahuncha | kahan atka | kahan hai | kidhar hai | kahan phasa | approve hua | approve ho gaya | pass hua | pass ho gaya
     kab tak ho jayega | kab tak hoga | kab tak ho jaega`,
  ),
)
/** 'Which claim was for 945': the claim itself is wanted. */
const WHICH_ONE = either(
  inOrder(one('which | kaunsa | kaunsi | konsa'), maybe(one('of my')), one('claim | one claim')),
  inOrder(one('claim'), one('kaunsa | kaunsi | konsa')),
)
const WITHDRAW = either(
  inOrder(one('take | pull | call | get | taking | pulling'), maybe(one('it | that | this | them')), one('back')),
  one('withdraw | withdrawing | recall | unsend | un send | unsubmit | cancel | cancelling | scrap | revoke | retract'),
  inOrder(one('wapas'), one('le | lo | lelo | lena | leni | mangwao'), maybe(one('lo | lena | leni | hai'))),
)
const CORRECT = either(
  one(
    `wrong | incorrect | mistake | by mistake | mistakenly | typo | should be | should have been | shouldve been | galat | galti | hona chahiye | honi chahiye | hone chahiye | badalna | badal do | badalni | theek karna | thik karna | sudharna
     correct the | correct my | correct it | change the | change my | edit the | edit my | edit it | fix the | fix my | modify the | modify my | need to correct | want to correct | need to change | want to change | want to edit`,
  ),
  inOrder(one('was | is | tha'), anyFigure, one('not | nahi')),
)

function anyFigure(words: readonly string[], at: number): number[] {
  return /^\d[\d,.]*$/.test(words[at] ?? '') ? [at + 1] : []
}

const MATTERS: readonly (readonly [ClaimMatter, Rule])[] = [
  ['withdraw', WITHDRAW],
  ['holder', HOLDER],
  ['payment', PAID],
  ['since', SINCE],
  ['reason', REASON],
  ['contents', CONTENTS],
  ['state', STATE],
  ['correct', CORRECT],
]

/** What the questions are made of. */
export const SENT_CLAIM_WORDS: ReadonlySet<string> = wordsIn(...LISTS)

/** What words ask of a claim that was sent, or wish for it, and where they do; `all` are those of the whole message. */
export function matterIn(
  words: readonly string[],
  all: readonly string[] = words,
): { asks: ClaimMatter; place: Place } | undefined {
  for (const [asks, rule] of MATTERS) {
    const place = placeOf(rule, words)
    if (place) return { asks, place }
  }
  // 'Why was my Bandra cab rejected': anything may stand between.
  const why = placeOf(WHY, words)
  if (why && says(words, REFUSED)) return { asks: 'reason', place: why }
  const when = placeOf(WHEN, words)
  if (when && says(words.slice(when.end), COMES) && says(words, MONEY)) return { asks: 'payment', place: when }
  const which = placeOf(WHICH_ONE, words)
  if (which) return { asks: 'state', place: which }
  const much = placeOf(HOW_MUCH, words)
  return much && says(all, ONE_SUCH) ? { asks: 'amount', place: much } : undefined
}

/** Where words ask anything of a claim that was sent, or wish for it. */
export const mattersIn = (words: readonly string[]): Place[] =>
  MATTERS.flatMap(([, rule]) => placeOf(rule, words) ?? [])

/** Whether words wish to withdraw a claim, and where. */
export const withdrawalIn = (words: readonly string[]): Place | undefined => placeOf(WITHDRAW, words)
