import { amountAtStart } from '../text/figures.ts'
import { type Wording, wordingOf } from '../text/phrases-in.ts'
import { type PolicySubject, policyQuestionIn } from '../text/policy-question.ts'
import type { ExpenseContext } from './context.ts'
import type { WishedAct } from './readers/reading.ts'
import { documentWordsIn } from './receipts/document-names.ts'
import { figuresAmong, goesOn, measureAt } from './receipts/measured-figures.ts'
import { mentionsIn } from './receipts/mentions.ts'
import { dayAt } from './receipts/past-dates.ts'
import { CATEGORY, KIND_WORDS } from './receipts/plain-words.ts'
import { COUNTED, numbersIn } from './receipts/receipt-numbers.ts'

/** Acts as they are compared: what names a receipt counts as the receipts that it names. */
export function meaningOf(acts: readonly WishedAct[] | undefined, context: ExpenseContext): string | undefined {
  const { open, today, focus } = context
  return JSON.stringify(
    acts?.map(({ intent, slots }) => [intent, slots]),
    (key, value: unknown) => {
      if (key === 'plain' || key === 'by') return undefined
      if (key !== 'about' || typeof value !== 'string') return value
      const { by, receipts } = mentionsIn(value, open, { today, focus })
      return by === 'none' ? [] : receipts.map(({ id }) => id)
    },
  )
}

/** Acts on receipts that a message names. */
const OF_RECEIPTS: ReadonlySet<string> = new Set([
  'remove',
  'claim_document',
  'restore',
  'correct',
  'leave',
  'resolve_duplicate',
  'answer_receipt',
  'refuse_send',
  'ask_receipts',
  'ask_documents',
  'ask_sending',
  'tax_credit',
])

/** The receipts that acts are about. */
export function receiptsOf(acts: readonly WishedAct[], context: ExpenseContext): ExpenseContext['open'] {
  const receipts = context.open.length > 0 ? context.open : context.spoken
  if (!acts.some(({ intent }) => OF_RECEIPTS.has(intent))) return []
  const ids = idsOf(acts, context)
  return receipts.filter(({ id }) => ids === undefined || ids.has(id))
}

/** The words that name the receipts of the acts, or their days. */
export function namesIn(words: readonly string[], acts: readonly WishedAct[], context: ExpenseContext): number[] {
  const named = receiptsOf(acts, context)
  const parts = new Set(
    named.flatMap(({ merchant, fileName }) => wordingOf(`${merchant ?? ''} ${fileName.replace(/\.\w+$/, '')}`).words),
  )
  const isKind = acts.some(({ intent }) => intent === 'restore') ? KINDS : NO_KINDS
  const names = (word: string) => {
    if ((parts.has(word) && !/^\p{N}{1,2}$/u.test(word)) || isKind.has(word)) return true
    const { by, receipts } = mentionsIn(word, context.open, { today: context.today, focus: undefined })
    return (by === 'merchant' || by === 'category' || by === 'file') && receipts.some((one) => named.includes(one))
  }
  // 'Scan 2.jpg' is one name.
  const endsName = (word: string, at: number) => EXTENSIONS.has(word) && parts.has(words[at - 1] ?? '')
  return [
    ...documentWordsIn(words.join(' '), named),
    ...words.flatMap((word, at) => (names(word) || endsName(word, at) ? [at] : [])),
    ...acts.flatMap((one) => (one.intent === 'ask_policy' ? subjectsIn(words, one.slots.subjects) : [])),
  ]
}

const MOST_OF_SUBJECT = 3

/** The words that name again what a question about the policy is about: 'the hotel limit per night'. */
function subjectsIn(words: readonly string[], subjects: readonly PolicySubject[]): number[] {
  const lengths = Array.from({ length: MOST_OF_SUBJECT }, (_, index) => index + 1)
  return words.flatMap((_, at) =>
    lengths.flatMap((length) => {
      const subjectsOf = (from: number, end: number) => policyQuestionIn(words.slice(from, end).join(' ')).subjects
      const said = subjectsOf(at, at + length)
      const isShort = (from: number, end: number) => subjectsOf(from, end).length < said.length
      const isSubject =
        said.every((one) => subjects.includes(one)) && isShort(at + 1, at + length) && isShort(at, at + length - 1)
      return isSubject ? lengths.slice(0, length).map((place) => at + place - 1) : []
    }),
  )
}

const EXTENSIONS = new Set(['jpg', 'jpeg', 'png', 'webp', 'heic', 'pdf'])

/** What a receipt that is not here may be called. */
const KINDS = new Set([...CATEGORY, ...KIND_WORDS.flatMap(([names, signs]) => [...names, ...signs])])
const NO_KINDS: ReadonlySet<string> = new Set()

/** The words that say the day of a receipt that the acts are about, or one that they set; what is refused may be of any day. */
export function dayIn({ text, tokens }: Wording, acts: readonly WishedAct[], context: ExpenseContext): number[] {
  const day = dayAt(text, context.today)
  const days = [
    ...receiptsOf(acts, context).map(({ date }) => date),
    ...acts.map(({ slots }) => ('change' in slots ? slots.change.date : null)),
  ]
  const isRefused = acts.some(({ intent }) => intent === 'leave' || intent === 'refuse_send')
  return day && (isRefused || days.some((one) => one && one >= day.period.from && one <= day.period.to))
    ? tokens.flatMap(({ start, end }, at) => (day.at < end && start < day.end ? [at] : []))
    : []
}

/** The figures that count a receipt that the acts are about, or say what it comes to, once more. */
export function figuresIn(wording: Wording, acts: readonly WishedAct[], context: ExpenseContext): number[] {
  const named = receiptsOf(acts, context)
  const receipts = context.open.length > 0 ? context.open : context.spoken
  const isNamed = (number: number) => named.some((one) => one.number === number)
  // Of a receipt that is not here the answer says so.
  const isElsewhere = (number: number) =>
    acts.some(({ intent }) => SAYS_MISSING.has(intent)) && receipts.every((one) => one.number !== number)
  const counted = numbersIn(wording.text, receipts) ?? []
  const numbers = new Set(counted.filter((number) => isNamed(number) || isElsewhere(number)))
  const isRefused = acts.some(({ intent }) => intent === 'leave') && wording.words.some((word) => SAYS_VALUE.has(word))
  const totals = new Set(named.map(({ totalPaise }) => totalPaise))
  const { text, tokens } = wording
  return figuresAmong(wording).filter((at) => {
    const measure = measureAt(wording, at)
    if (isRefused && measure !== 'count') return true
    if (Number(tokens[at]?.text) === receipts.length && RECEIPTS.has(tokens[at + 1]?.text ?? '')) return true
    const isLed = COUNTED.has(tokens[at - 1]?.text ?? '')
    const isWhole = !goesOn(tokens, at) && !goesOn(tokens, at + 2)
    if (isWhole && numbers.has(Number(tokens[at]?.text)) && (measure === undefined || isLed)) return true
    const paise = amountAtStart(text.slice(tokens[at]?.start, (tokens[at]?.start ?? 0) + MOST_OF_AMOUNT))?.paise
    return paise !== undefined && measure !== 'count' && totals.has(paise)
  })
}

const SAYS_MISSING: ReadonlySet<string> = new Set(['remove', 'restore', 'correct', 'ask_receipts'])
const RECEIPTS = new Set(['receipts', 'bills', 'invoices'])

/** With these a value is said, which a refusal takes back: 'change it to 600, no don't'. */
const SAYS_VALUE = new Set('to is was set change make update correct kar karo hai tha thi'.split(' '))

/** Looking at all that follows, for each figure, would cost the square of a long message. */
const MOST_OF_AMOUNT = 80

/** The receipts that acts are about; undefined where it may be any. */
function idsOf(acts: readonly WishedAct[], { open, spoken, today, focus }: ExpenseContext): Set<string> | undefined {
  const ids = acts.map(({ intent, slots }) => {
    if (intent === 'remove' || intent === 'claim_document') return slots.receipts
    if (intent === 'propose_totals') return slots.totals.map(({ receiptId }) => receiptId)
    if (intent === 'answer_receipt') return [slots.receiptId]
    if (intent === 'ask_receipts' && slots.by !== 'none') return slots.receipts
    if (intent === 'resolve_duplicate') return slots.receipts.length > 0 ? slots.receipts : undefined
    if (intent !== 'correct') return undefined
    const receipts = open.length > 0 ? open : spoken
    const mention = mentionsIn(slots.about, receipts, { today, focus })
    return mention.by === 'none' ? undefined : mention.receipts.map(({ id }) => id)
  })
  return ids.some((one) => one === undefined) ? undefined : new Set(ids.flatMap((one) => one ?? []))
}
