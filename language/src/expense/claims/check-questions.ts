import { anyOf, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import type { ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { dayAt, monthIn } from '../receipts/past-dates.ts'

/** What is to be checked of the receipts that wait: a verdict is wanted, from these very receipts. */
export type CheckAsk = 'ready' | 'unsure' | 'policy' | 'already' | 'deadline'

export interface CheckQuestion {
  about: CheckAsk
  /** The ids of the receipts that are named; none for all. */
  receipts: string[]
  /** The days of a bill that is asked about. */
  days?: { from: string; to: string }
}

const UNSURE = phrases(
  `not sure of | not sure about | unsure of | unsure about | are you sure | are u sure | you sure about | u sure about | how sure are | how sure r | are you certain | how confident | not confident | arent sure | arent you sure | doubtful | in doubt
   should i check | do i need to check | need to check | should i verify | need to verify | to be checked | to be verified | hard to read | couldnt read well | could not read well | guessed | did you guess | guess work
   did you read everything | did you read all | did u read everything | read correctly | read it correctly | read properly | read them correctly | pakka hai | pakka hain | pakka nahi | sure nahi | confirm karna hai | confirm karne hai`,
)
const POLICY = phrases(
  `out of policy | outside policy | outside the policy | against policy | against the policy | violates policy | policy violation | policy violations | violating policy | break the policy | breaks the policy | breaking policy | breaching | within policy | within the policy | within limit | within limits | within the limit | within the limits
   over the limit | over limit | above the limit | above limit | over the cap | above the cap | over policy | above policy | crossed the limit | crossing the limit | cross the limit | exceeds the limit | exceed the limit | exceeding the limit | exceeds limit | too expensive for policy | policy ke bahar | policy ke andar | policy se zyada | limit se zyada | limit se upar | limit ke andar | limit cross
   policy problem | policy problems | policy issue | policy issues | okay as per policy | ok as per policy | allowed as per policy | fine as per policy | policy compliant`,
)
const READY = phrases(
  `something missing | anything missing | something still missing | anything still missing | is something left | is anything left | anything left to do | anything else left | still to be done | anything else needed | anything else you need | anything else required | what else do you need | what else do u need | what else is needed | what do you still need | what do u still need | what is still needed | whats still needed | what is still missing | whats still missing
   is it ready | is this ready | is everything ready | is all ready | all ready | ready to send | ready to go | ready to submit | ready to be sent | good to go | good to send | ok to send | okay to send | fine to send | safe to send | all set | all good to send | is it complete | is the claim complete | is everything complete | is everything ok | is everything okay | is everything fine | is everything in order | is everything there | is everything correct | is all ok | is all okay | all in order | am i missing | did i miss | have i missed | do i need to add anything | can it go | can it go now | can this go
   can i send now | can i send it now | can i submit now | shall i send now | shall i send it now | shall i send them now | should i send now | should i send it now | shd i send now | shall i submit now | should i submit now | kuch baaki | kuch baki | kuch missing | kuch reh gaya | kuch chhoot gaya | kuch chahiye aur | aur kya chahiye | bhej du kya | bhej dun kya | bhej doon kya | bhejun kya | sab theek hai | sab thik hai | sab sahi hai | ready hai kya | ready hai | ho gaya sab`,
)
const ALREADY = phrases(
  `already claimed | claimed already | already been claimed | claimed before | claimed earlier | already submitted | submitted already | submitted before | already sent in | sent before | already put in | already in a claim | already in some claim | in another claim | claimed this already | claimed it already | claimed this before | claimed it before | claimed once | claimed twice
   pehle claim | pehle se claim | pehle bhej | already claim | claim kar chuka | claim kar chuki | claim ho chuka | claim kiya tha`,
)
const LATE = phrases(
  `older than the limit | older than 30 days | older than allowed | past the limit | beyond the limit | last date to claim | last day to claim | last date to submit | last date for | too late | late to claim | late for | is it late | am i late | too old | still claim | still be claimed | still claimable | in time | on time | still submit | still put in | past the deadline | past deadline | missed the deadline | miss the deadline | within the deadline | within time | expired
   der ho gayi | der ho gai | late ho gaya | late ho gayi | late to nahi | abhi bhi claim | claim ho jayega | claim ho sakta`,
)
const CHECKS: readonly (readonly [CheckAsk, readonly string[]])[] = [
  ['deadline', LATE],
  ['already', ALREADY],
  ['unsure', UNSURE],
  ['policy', POLICY],
  ['ready', READY],
]
const RULES = CHECKS.map(([about, list]): readonly [CheckAsk, Rule] => [about, anyOf(list)])

const MORE = phrases(
  `is it | is this | which | what | why | how | ones | any | anything | something | all | of them | amounts | amount | values | value | total | totals | these | numbers | figures | readings | reading | fields | you | u | am i | tell me | show | or | now | still | yet | before | already | everything | limit | policy | claim | claims | bill | bills | receipt | receipts | expense | expenses | one | send | sent | shall | should | can | could | me | need | kya | kaunse | kaunsa | kaunsi | koi | sab | aur | abhi | kahin | boss | manager | wrong | same
   have | has | had | got | lying | from | dated | day | days | bag | desk | wallet | drawer | purse | found | forgot`,
)

const ABOUT = new Set('what about abt whats one bill receipt same for dated then kya ka wala'.split(' '))

/** What such questions are made of. */
export const CHECK_WORDS: ReadonlySet<string> = wordsIn(
  CHECKS.flatMap(([, list]) => list),
  MORE,
  [...ABOUT],
)

/** What somebody wants checked of the receipts that wait, or of a bill of some day; undefined for anything else. */
export function checkQuestionIn(message: string, context: ExpenseContext): CheckQuestion | undefined {
  const { open, today, focus, subject } = context
  const asked = RULES.find(([, rule]) => says(message, rule))?.[0]
  const about = asked ?? (subject === 'deadline' && isDayAlone(message, today) ? 'deadline' : undefined)
  if (about === undefined) return undefined
  const mention = mentionsIn(message, open, {
    today,
    focus: about === 'already' || about === 'deadline' ? focus : undefined,
  })
  const receipts = mention.by === 'none' ? [] : mention.receipts.map(({ id }) => id)
  if (about !== 'deadline') return open.length > 0 ? { about, receipts } : undefined
  const days = dayAt(message, today)?.period ?? monthIn(message, today)
  if (days) return { about, receipts: [], days: { from: days.from, to: days.to } }
  const isPointed =
    receipts.length > 0 || (open.length > 0 && POINTS.some((word) => wordingOf(message).words.includes(word)))
  return isPointed ? { about, receipts } : undefined
}

const POINTS = ['this', 'it', 'these', 'them', 'ye', 'yeh', 'isko', 'inko']

/** 'What about 28 Oct?' */
function isDayAlone(message: string, today: string): boolean {
  const day = dayAt(message, today)
  if (!day) return false
  const { tokens, words } = wordingOf(message)
  return words.every((word, at) => {
    const token = tokens[at]
    const isDay = token !== undefined && day.at <= token.start && token.end <= day.end
    return isDay || isFunctionWord(word) || isTalk(word) || ABOUT.has(word)
  })
}
