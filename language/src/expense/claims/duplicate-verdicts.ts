import { romanised } from '../../text/devanagari.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { anyOf, either, inOrder, phrases, type Rule, several, word } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'
import { typingDistance } from '../../text/spelling.ts'
import { YES } from '../../text/words/assent.ts'
import { COURTESY } from '../../text/words/filler.ts'
import { NO } from '../../text/words/refusal.ts'
import { BESIDE, BOUGHT, KINDS, PAUSE, verdictsOf } from './duplicate-grammar.ts'

/** What a message says of receipts that look alike; 'unclear' where it says nothing of it that is beyond doubt. */
export interface DuplicateVerdict {
  says: 'different' | 'same' | 'unclear'
  /** The words that keep it from being plain, other than those that negate or doubt it. */
  unread: readonly string[]
}

const { different: DIFFERENT, same: SAME } = verdictsOf(anyOf(KINDS))
const OPENING = several(anyOf(COURTESY, YES, [PAUSE]))
/** 'No, …' answers; without a pause only before what is spoken of: 'no they are two bills'. */
const SPOKEN_OF = new Set(
  'it its this that these those they theyre thats both the i im receipt bill actually dono donon ye yeh yah woh wo'.split(
    ' ',
  ),
)

/** What doubts, asks, supposes or negates: it was understood, though no verdict follows from it. */
const DOUBTING = new Set(
  `not no never isnt arent wasnt werent aint dont doesnt didnt do does did cant cannot couldnt wouldnt wont shouldnt hardly barely neither nor nahi nahin nhi na mat
   if unless whether or maybe perhaps possibly probably might may could would should can think thought guess believe suppose assume feel hope wish wonder doubt doubtful unsure say says said
   know seem seems seemingly look looks looking like apparently supposed supposedly right kya shayad agar ya lagta laga sochta hoga honge pata yakeen kaise kyun what why how who which
   be been being either only until till when you your ask asked check hmm wait well even though unlikely likely`.split(
    /\s+/,
  ),
)

/** Words whose slips are put right; all others have to be typed as they are. */
const TYPED =
  `different another separate duplicate duplicates purchase purchases receipt receipts bills invoice invoices expense expenses identical distinct`.split(
    ' ',
  )

/** The word that was meant, where a word is none of its own; words of names at hand are never slips. */
function corrected(said: string, names: ReadonlySet<string>): string {
  if (said.length < 5 || !/^[a-z]+$/.test(said) || names.has(said) || isEnglishWord(said)) return said
  const most = said.length < 7 ? 1.05 : 1.6
  const near = TYPED.filter((right) => right[0] === said[0] && typingDistance(said, right, most) <= most)
  return near[0] ?? said
}

/**
 * What a message says of receipts that look alike, undefined where it speaks of nothing of the kind or asks. An allow-list: it
 * is plain only where each of its words belongs to verdicts that agree, or to a closed list of what may stand beside them. So a
 * verdict that is doubted, supposed, asked about or denied once more is unclear. `names` are words of the names of the receipts.
 */
export function duplicateVerdictIn(message: string, names: ReadonlySet<string>): DuplicateVerdict | undefined {
  const known = new Set([...names].filter((name) => !DOUBTING.has(name) && !CORE.has(name)))
  const words = wordsOf(message, known)
  if (placeOf(either(DIFFERENT, SAME), words) === undefined) return undefined
  const named = word((one) => known.has(one))
  const rules = { ...verdictsOf(either(anyOf(KINDS), named)), beside: either(BESIDE, named) }
  const start = startOf(words)
  const ends = verdictsAt(words, start, rules)
  const [only, ...others] = [...(ends[words.length] ?? [])].filter((verdict) => verdict !== NEITHER)
  const isPlain = !message.includes('?') && !asksByOrder(words, start)
  if (isPlain && others.length === 0) {
    const isOneTwice = only === IS_DIFFERENT && isBilledTwice(words, either(anyOf(KINDS), named))
    if (only === IS_DIFFERENT && !isOneTwice) return { says: 'different', unread: [] }
    if (only === IS_SAME) return { says: 'same', unread: [] }
  }
  const read = either(rules.beside, rules.different, rules.same)
  const covered = new Set(words.flatMap((_, at) => read(words, at).flatMap((end) => rangeOf(at, end))))
  const unread = words.filter((one, at) => at >= start && !covered.has(at) && !DOUBTING.has(one) && !CORE.has(one))
  return { says: 'unclear', unread }
}

/** A verb before what it speaks of, as in a question: ', are they', ', is it sir'. */
const VERBS = anyOf(
  phrases(
    `is | are | r | was | were | am | isnt | arent | wasnt | werent | aint | do | does | did | dont | doesnt | didnt | has | have | hasnt | havent | can | could | will | would | should`,
  ),
)
const PRONOUNS = anyOf(phrases('it | this | that | these | those | they | i | we | you'))
const INVERTED = inOrder(VERBS, PRONOUNS)
/** 'Are the two different bills', and not 'is the same bill', which leaves out what it speaks of. */
const ASKED_FIRST = inOrder(
  VERBS,
  anyOf(phrases('the | both | all')),
  word((one) => !CORE.has(one)),
)
/** 'Hai', 'sahi hai' behind a comma. */
const HINDI_TAG = anyOf(phrases('hai | hain | h | sahi | sahi hai | sahi hain'))
const ENDING = several(either(anyOf(COURTESY, [PAUSE]), anyOf(phrases('so | not'))))

/** Whether the order of words asks without a mark: 'these are different bills, are they'. */
function asksByOrder(words: readonly string[], start: number): boolean {
  const isEnd = (at: number) => ENDING(words, at).includes(words.length)
  return words.some((_, at) => {
    const isFirst = at === start || words[at - 1] === PAUSE
    if (isFirst && ASKED_FIRST(words, at).length > 0) return true
    if (isFirst && at > start && HINDI_TAG(words, at).some(isEnd)) return true
    return INVERTED(words, at).some((end) => isFirst || isEnd(end))
  })
}

/** What is bought once, however many bills there are of it. */
const ONE_BOUGHT = phrases('purchase | ride | transaction | payment | order | journey | meal | visit | stay')
const PAPER = new Set(
  'bill bills bil bils receipt receipts invoice invoices raseed rasid one ones number slip slips'.split(' '),
)
const ONE = anyOf(phrases('one | single | ek | ek hi'))
/** They count purchases one by one: 'one cab in the morning, one at night'. */
const COUNTS_ONE = new Set('one single ek other another second doosra doosri dusra dusri'.split(' '))
const OTHER = anyOf(phrases('different | separate | distinct | unrelated | another | alag'))

/** Whether a message speaks of bills of one purchase: 'one ride two different bills', 'different bills for the ride'. */
function isBilledTwice(words: readonly string[], named: Rule): boolean {
  const bought = either(anyOf(ONE_BOUGHT, ['trip']), named)
  const isPurchase = (end: number) => !PAPER.has(words[end] ?? '') && bought(words, end).length === 0
  const placesOf = (rule: Rule) => words.flatMap((_, at) => (rule(words, at).some(isPurchase) ? [at] : []))
  // 'Different rides, one ride to the airport'.
  if (
    placesOf(inOrder(OTHER, several(named), either(BOUGHT, anyOf(phrases('trip | trips | meals | visits | stays')))))
      .length > 0
  )
    return false
  const ofOne = either(
    inOrder(
      anyOf(phrases('for | of')),
      anyOf(phrases('the | this | that | a | my | our')),
      several(named),
      anyOf(ONE_BOUGHT),
    ),
    inOrder(anyOf(phrases('is | iss | us | uss')), several(named), anyOf(ONE_BOUGHT), anyOf(phrases('ka | ke | ki'))),
  )
  if (placesOf(ofOne).some((at) => ofOne(words, at).every((end) => words[end] !== 'and' && words[end] !== 'aur')))
    return true
  const single = placesOf(inOrder(ONE, several(named), bought))
  return single.length === 1 && words.filter((one) => COUNTS_ONE.has(one)).length !== 2
}

const rangeOf = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)

const CORE = new Set(
  'different another separate distinct unrelated alag same identical duplicate duplicates copy copies'.split(' '),
)

function wordsOf(message: string, names: ReadonlySet<string>): string[] {
  const { tokens } = wordingOf(romanised(message))
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    const pauses = before !== undefined && (token.comma || token.sentence !== before.sentence || token.text === '-')
    const said = token.text === '-' ? [] : [corrected(token.text, names)]
    return pauses ? [PAUSE, ...said] : said
  })
}

/** Where the message begins to say something, behind courtesy and an answer. */
function startOf(words: readonly string[]): number {
  const opened = Math.max(...OPENING(words, 0))
  const answered = Math.max(...several(anyOf(NO))(words, opened))
  const next = words[answered] ?? ''
  const isAnswer = next === PAUSE || SPOKEN_OF.has(next) || anyOf(COURTESY)(words, answered).length > 0
  return isAnswer ? answered : opened
}

const NEITHER = 0
const IS_DIFFERENT = 1
const IS_SAME = 2

/** The ways of reading all words up to each place, each by the verdicts that it holds. */
function verdictsAt(
  words: readonly string[],
  start: number,
  { different, same, beside }: Record<'different' | 'same' | 'beside', Rule>,
): readonly (ReadonlySet<number> | undefined)[] {
  const pieces = [
    [beside, NEITHER],
    [different, IS_DIFFERENT],
    [same, IS_SAME],
  ] as const
  const read: Set<number>[] = []
  read[start] = new Set([NEITHER])
  for (let at = start; at < words.length; at++) {
    const before = read[at]
    if (!before) continue
    for (const [rule, verdict] of pieces)
      for (const end of rule(words, at)) {
        const there = read[end] ?? new Set()
        for (const one of before) there.add(one | verdict)
        read[end] = there
      }
  }
  return read
}
