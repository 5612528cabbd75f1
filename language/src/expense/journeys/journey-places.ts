import { wordSet } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { isTalk } from '../../text/skipped-words.ts'

/** What the name of a place cannot hold, so that it ends there. */
const ENDS = wordSet(
  `on by for with using and from to till until upto today yesterday kal aaj parso this last day number via is was it then so i we he she they km kms kilometres kilometers each one way side both ways back se tak par pe ko ke ka ki mein me
   drove drive driven driving rode ride went go going travelled traveled took take add log claim put enter record mileage journey own my apni apne car bike scooter scooty gaadi gadi vehicle gaya gayi gaye wapas aana jaana jana likh likho lo its distance at about around total
   monday tuesday wednesday thursday friday saturday sunday morning evening afternoon jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december`,
)
const ARTICLES = wordSet('the a an our their')
const MOST_OF_NAME = 4

interface Words {
  text: string
  tokens: ReturnType<typeof wordingOf>['tokens']
  words: readonly string[]
}

/** Where a journey began and ended, as a text names the places: 'from Andheri to BKC', 'Andheri se BKC', 'to the client office'. */
export function placesIn(said: string): { from?: string; to?: string } {
  const wording = wordingOf(said)
  const { words } = wording
  const at = (...names: string[]) =>
    words.findIndex((word, index) => names.includes(word) && words[index + 1] !== 'and')
  const isTo = (index: number) => ['to', 'till', 'upto', 'tak', 'until'].includes(words[index] ?? '')
  const from = at('from')
  const start = from >= 0 ? after(wording, from + 1) : undefined
  // 'Car se' is by car.
  const se = words.findIndex((word, index) => word === 'se' && before(wording, index) !== undefined)
  const hindi = se > 0 && start === undefined ? before(wording, se) : undefined
  const behindSe = hindi === undefined ? undefined : after(wording, se + 1)
  const to = words.findIndex((_, index) => isTo(index) && words[index + 1] !== 'and' && index !== se)
  const end = behindSe ?? (to >= 0 && words[to] !== 'tak' ? after(wording, to + 1) : undefined)
  const plain = start === undefined && hindi === undefined && to > 0 ? before(wording, to) : undefined
  // 'Hosur plant gaya tha'.
  const gone = words.findIndex((word) => WENT.has(word))
  const hindiEnd = end === undefined && gone > 0 ? before(wording, gone) : undefined
  const begun = start ?? hindi ?? plain
  const ended = end ?? (hindiEnd === begun ? undefined : hindiEnd)
  return { ...(begun !== undefined && { from: begun }), ...(ended !== undefined && { to: ended }) }
}

const WENT = wordSet('gaya gayi gaye gya jaana jana')

/** The name that begins at a word. */
function after({ text, tokens, words }: Words, from: number): string | undefined {
  let start = from
  while (ARTICLES.has(words[start] ?? '')) start += 1
  let end = start
  while (
    end < words.length &&
    end - start < MOST_OF_NAME &&
    isOfName(words[end] ?? '') &&
    !(end > start && parted(tokens, end))
  )
    end += 1
  while (end > start && words[end - 1] === 'in') end -= 1
  return end > start ? text.slice(tokens[start]?.start, tokens[end - 1]?.end) : undefined
}

/** The name that ends before a word. */
function before({ text, tokens, words }: Words, end: number): string | undefined {
  let start = end
  while (
    start > 0 &&
    end - start < MOST_OF_NAME &&
    isOfName(words[start - 1] ?? '') &&
    !(start < end && parted(tokens, start))
  )
    start -= 1
  while (start < end && (ARTICLES.has(words[start] ?? '') || words[start] === 'in')) start += 1
  return start < end ? text.slice(tokens[start]?.start, tokens[end - 1]?.end) : undefined
}

/** 'Client in Gurgaon' is one name. */
const isOfName = (word: string): boolean => word === 'in' || isWordOfName(word)
const isWordOfName = (word: string): boolean => !isTalk(word) && !ENDS.has(word) && /^[\p{L}'’-]+$/u.test(word)

/** Whether a mark stands before a word. */
const parted = (tokens: Words['tokens'], at: number): boolean =>
  tokens[at]?.comma === true || tokens[at]?.sentence !== tokens[at - 1]?.sentence

const PURPOSE_FIRST = wordSet('for purpose reason')
const BESIDE_PURPOSE = wordSet('is was the a an it that of my to')
const NOTHING = wordSet('it this that them claim reimbursement me car bike km')

/** What something was for: all that is said, or with `isMarked` only what stands behind 'for' or before 'ke liye'. */
export function purposeAfter(said: string, isMarked: true): string | undefined
export function purposeAfter(said: string): string
export function purposeAfter(said: string, isMarked?: true): string | undefined {
  const { text, tokens, words } = wordingOf(said)
  const from = words.findIndex((word, index) => PURPOSE_FIRST.has(word) && index + 1 < words.length)
  const until = words.findIndex((word, index) => word === 'ke' && words[index + 1] === 'liye')
  if (until > 0) {
    let begin = until - 1
    while (begin > 0 && until - begin < MOST_OF_NAME && !parted(tokens, begin)) begin -= 1
    return clipped(text, tokens, begin, until)
  }
  if (from < 0) return isMarked ? undefined : said.trim()
  let start = from + 1
  while (BESIDE_PURPOSE.has(words[start] ?? '')) start += 1
  let end = start
  while (end < words.length && !(end > start && parted(tokens, end))) end += 1
  const first = words[start] ?? ''
  if (end === start || NOTHING.has(first) || /^\d/.test(first)) return isMarked ? undefined : said.trim()
  return clipped(text, tokens, start, end)
}

function clipped(text: string, tokens: Words['tokens'], start: number, end: number): string | undefined {
  const found = text.slice(tokens[start]?.start, tokens[end - 1]?.end).trim()
  return found === '' ? undefined : found
}
