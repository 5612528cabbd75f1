import { anyOf, phrases, type Rule, wordSet, wordsIn } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, saysInOrder, wordingOf } from '../../text/phrases-in.ts'
import { isTalk } from '../../text/skipped-words.ts'
import { ADDRESS, PLEASE } from '../../text/words/filler.ts'
import { bareOf, type Clause, clausesOf } from '../commands/clauses.ts'
import { saysOnly } from '../receipts/plain-words.ts'
import { asksToReview } from './review-questions.ts'

/** What somebody wants to know of sending, and whether it was done. */
export type SendingQuestion = 'receiver' | 'process' | 'undo' | 'contents' | 'state' | 'payment' | 'timing'

const SENDING = anyOf(
  phrases(
    `send | sending | sent | submit | submitting | submitted | submission | claim | claiming | bhej | bheja | bheji | bhejne | bhejna | bhejo | bhejun | bhejunga | bhejdu | it goes | this goes | after that
     after it | snd | forward | forwarded | gone | approval | approved`,
  ),
)
const WHO = anyOf(phrases('who | whom | whos'))
const RECEIVES = anyOf(
  phrases(
    `get | gets | receive | receives | see | sees | read | reads | goes to | go to | sent to | sending it to | sending this to | sending them to | sending to | check | checks | look at | looks at | will get
     does it go to | you send | do you send`,
  ),
)
const RECEIVER = anyOf(
  phrases(
    'to whom | where does it go | where does this go | where does the claim go | kisko | kis ko | kiske paas | kis ke paas | whom do you send',
  ),
)
const MAY = anyOf(
  phrases(
    'can i | can we | could i | could we | may i | may we | will i be able to | is it possible to | is there a way to | what if i | kya main | kya mai',
  ),
)
/** Opens a question whether something may be done, by whomsoever. */
const MAY_FIRST = anyOf(
  phrases('so can | and can | but can | can | could | may | will | what if | is it possible | kya main | kya'),
)
const TAKE_BACK = anyOf(
  phrases(
    'undo | take it back | take that back | take this back | take them back | withdraw | cancel | recall | unsend | change | edit | correct | modify | wapas le | badal',
  ),
)
const AFTERWARDS = anyOf(phrases('after | once | later | sent | submitted | sending | send | submit | baad | bhejne'))
const WHAT = anyOf(phrases('what | whats | wat'))
const HAPPENS = anyOf(phrases('happen | happens | happened | hota | hoga'))
const PROCESS = anyOf(
  phrases(
    `and then what | what next | what then | whats next | phir kya | uske baad | what does it do | what does send reimbursement do | what does send for approval do | how do i send | how do i submit
     how do i claim | how to send | how to submit | how to claim | how does sending work | how does it work after | how can i send | how should i send | kaise bheju | kaise bheje | kaise bhejna | kaise karu
     send reimbursement kaise | send for approval kaise | how does send | how does submit | reimbursement works | reimbursement work | approval works`,
  ),
)
const CONTENTS = anyOf(
  phrases(
    `be sent | get sent | gets sent | will be sent | is sent | are sent | be submitted | included | in the claim | you send | you would send | would you send | will you send | you will send | would be sent
     was sent | were sent | did you send | did i send | you sent | i am sending | are we sending | am i sending | going to be sent`,
  ),
)
/** Money comes from the approver's side, and nobody here knows when. */
const MONEY = anyOf(phrases('money | paid | payment | refund | credited | amount | paisa | paise | reimbursed'))
const WHEN = anyOf(phrases('when | how soon | how long | how many days | kab | kab tak | kitne din'))
/** Of claims that were sent, their state is asked. */
const OF_SENT = anyOf([
  ...['last', 'latest', 'previous', 'old'].flatMap((which) => [`my ${which} claim`, `my ${which} expense`]),
  'exp',
])

const WAS_SENT = wordSet(
  'sent submitted forwarded gone went go send submit bhej bheja bheji bhejdiya gaya gayi gya chala pahunch pahuncha pahunchi mail mailed emailed reach reached received got',
)
const BESIDE_SENT = new Set([
  ...wordsIn(PLEASE, ADDRESS),
  ...wordSet(`did do does have has had is was are were been be you u i we it this that them these they my the a your already yet now still ok okay so and hey hmm really when
   at to manager boss approver approval for reimbursement reimbursements claim claims expense expenses receipts bills all any anything off out through finally successfully everything something
   kya kab diya di de kiya kar hua hui hai hain h ho tha thi na ab abhi tak mera meri mere yeh ye woh chuka chuke chuki manager ko ke paas liye sab kuch`),
])
const ASKS_STATE = wordSet('did have has is was were are when kya kab')

/** 'Did you send it?', 'kya bhej diya', 'sent?': every word is one of such a question. */
function asksWhetherSent(message: string): boolean {
  const { words } = wordingOf(message)
  const asks =
    isMarked(message) || words.some((word) => word === 'kya' || word === 'kab') || ASKS_STATE.has(words[0] ?? '')
  const isDone = words.some((word) => WAS_SENT.has(word) && !WISHED.has(word)) || words.some((word) => DONE.has(word))
  return asks && isDone && saysOnly(words, WAS_SENT, BESIDE_SENT)
}

/** Whether a text has a question mark. */
export const isMarked = (text: string): boolean => text.includes('?') || text.includes('？')

/** Said of what is to come too: 'send it to my manager?' */
const WISHED = wordSet('send submit go bhej mail reach')
const DONE = wordSet('did done diya gaya gayi kiya hua hui chuka chuke chuki have has')
/** 'Did you send the metro one too?' */
const DONE_ASKED = anyOf(
  ['did', 'have', 'has', 'was', 'were'].flatMap((verb) =>
    ['you', 'u', 'it', 'they', 'the claim', 'my claim', 'anything', 'everything', 'all'].flatMap((who) =>
      [
        'send',
        'sent',
        'submit',
        'submitted',
        'forward',
        'forwarded',
        'been sent',
        'been submitted',
        'get sent',
        'go',
        'gone',
      ].map((done) => `${verb} ${who} ${done}`),
    ),
  ),
)
/** 'Has my boss seen it', 'did the hotel go too': any receipt may be named between. */
const HAS = anyOf(phrases('did | have | has | was | were | is | are | kya'))
const GONE = anyOf(
  phrases(
    `sent | submitted | forwarded | gone | go | go along | go too | go with | go through | went | been sent | been submitted | get sent | got sent | bhej diya | bheja | chala gaya | chali gayi | pahunch gaya
     just send | already send | also send | send it | send them | send that | send this`,
  ),
)
const APPROVER = anyOf(phrases('manager | boss | approver | finance | accounts | he | she | they'))
const SEES = anyOf(phrases('seen | see | got | get | received | receive | read | looked | opened | checked'))
const NO_STATE = anyOf(
  phrases(
    'how much | how many | which | spend | spent | pay | paid | cost | rupees | limit | policy | allowed | first | back | wrong',
  ),
)

function asksOfSent({ words }: Pick<Clause, 'words'>, message: string): boolean {
  const { start } = bareOf({ words })
  const isAsked = HAS(words, start).some((end) => end > start)
  if (!isAsked || says(message, OF_TIME) || says(message, NO_STATE)) return false
  const after = words.slice(start + 1)
  return (
    placeOf(GONE, after) !== undefined || (placeOf(APPROVER, after) !== undefined && placeOf(SEES, after) !== undefined)
  )
}

/** 'Should I send it now or wait?' */
const SHOULD = anyOf(
  phrases('should i | should we | shall i | shall we | do i | is it better to | is it ok to | can i | could i'),
)
const OR_LATER = anyOf(
  phrases(
    'or wait | or later | or not | or should | later | wait till | wait for | wait until | now or | today or | month end | end of the month',
  ),
)
/** 'What did I send last month' asks for figures. */
const OF_TIME = anyOf(
  phrases(
    'month | year | week | quarter | today | yesterday | january | february | march | april | may | june | july | august | september | october | november | december',
  ),
)

/** Questions that name no act, as after 'send reimbursement': every word of them is one of such a question. */
const SHORT: readonly [SendingQuestion, Rule][] = [
  [
    'receiver',
    anyOf(
      phrases(
        'who will get | who gets | who will see | who sees | who receives | who will receive | who reads | who decides on | who does | can finance see | can accounts see | can my manager see | can my boss see | will finance see | does finance see | can anyone see | can others see',
      ),
    ),
  ],
  [
    'payment',
    anyOf(
      phrases(
        'who pays | who will pay | who reimburses | when will i get | when do i get | when will i receive | when am i | when will i be | when is | when will | when does | how soon will i get | how soon do i get | how soon will i be | how soon is | how soon will | how fast will i be | how fast is | kab milega | kab milenge | kab aayega | kab aayenge | kab tak milega | kab tak aayega',
      ),
    ),
  ],
  [
    'undo',
    anyOf(
      phrases(
        'can i still change | can i still edit | can i change | can i still correct | can i still undo | can i take | is it too late to change | can i edit | can i undo',
      ),
    ),
  ],
  [
    'state',
    anyOf(
      phrases(
        'is it with | is it already with | is this with | has it reached | has it gone to | does my manager have | does my boss have | is it on its way to',
      ),
    ),
  ],
]
const SHORT_OBJECT = new Set(
  'it this that them these the my our money me back go to claim claims expense expenses reimbursement payment paid refund amount paisa paise mera mere meri from for now then by and still already manager boss approver finance accounts reimbursed credited after sent once was has been i will be so and but ok okay come comes arrive arrives reach reaches here there actually exactly'.split(
    ' ',
  ),
)
const MONEY_WORDS = new Set(
  'money paid payment refund amount paisa paise reimbursed reimbursement credited me this it'.split(' '),
)

function shortQuestion(message: string): SendingQuestion | undefined {
  const { words } = wordingOf(message)
  for (const [about, rule] of SHORT) {
    const place = placeOf(rule, words)
    if (!place) continue
    const rest = [...words.slice(0, place.start), ...words.slice(place.end)].filter((word) => !isTalk(word))
    const isAll = rest.every((word) => SHORT_OBJECT.has(word))
    if (isAll && (about !== 'payment' || rest.some((word) => MONEY_WORDS.has(word)))) return about
  }
  return undefined
}

/** 'Send it only when I say so': that is how it is. */
const ON_WORD = anyOf(
  phrases(
    `when i say so | when i tell you | until i say so | till i say so | until i say | till i say | unless i say | unless i say so | only after i say | once i say so | jab main bolu | jab main bolun | jab mai bolu | jab main kahu | jab tak main na
     bolu | jab bolu tab | jab bolunga tab | mere bolne par | mere bolne pe | mere kehne par | mere kehne pe | bina pooche mat | bina puche mat`,
  ),
)

/** Whether a message wants nothing sent without a word. */
export const waitsForWord = (message: string): boolean => says(message, ON_WORD)

/** Returns what a message asks about sending the receipts at hand; undefined for anything else, a wish to send included. */
export function sendingQuestionIn(message: string): SendingQuestion | undefined {
  if (asksWhetherSent(message)) return 'state'
  if (clausesOf(message).some((clause) => asksOfSent(clause, message))) return 'state'
  if (says(message, OF_SENT)) return undefined
  if (waitsForWord(message)) return 'timing'
  if (asksToReview(message)) return 'contents'
  const short = shortQuestion(message)
  if (short) return short
  if (!says(message, SENDING)) return undefined
  if (opensWith(message, DONE_ASKED) && !says(message, OF_TIME)) return 'state'
  if (saysInOrder(message, MAY, TAKE_BACK) && says(message, AFTERWARDS)) return 'undo'
  if (opensWith(message, SHOULD) && says(message, OR_LATER)) return 'timing'
  if (saysInOrder(message, WHO, RECEIVES) || says(message, RECEIVER)) return 'receiver'
  if (says(message, WHEN) && says(message, MONEY)) return 'payment'
  if (opensWith(message, MAY_FIRST) && saysInOrder(message, TAKE_BACK, AFTERWARDS)) return 'undo'
  if (saysInOrder(message, WHAT, HAPPENS) || says(message, PROCESS)) return 'process'
  return says(message, WHAT) && saysInOrder(message, WHAT, CONTENTS) && !says(message, OF_TIME) ? 'contents' : undefined
}
