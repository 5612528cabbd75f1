import { amountAtStart } from '../text/figures.ts'
import { type Wording, wordingOf } from '../text/phrases-in.ts'
import type { ExpenseContext } from './context.ts'
import type { WishedAct } from './readers/reading.ts'
import { figuresAmong, measureAt } from './receipts/measured-figures.ts'
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
  'restore',
  'correct',
  'leave',
  'resolve_duplicate',
  'answer_receipt',
  'refuse_send',
  'ask_receipts',
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
  return words.flatMap((word, at) => (names(word) || endsName(word, at) ? [at] : []))
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
  const counted = new Set(numbersIn(wording.text, context.open.length > 0 ? context.open : context.spoken))
  const numbers = new Set(named.map(({ number }) => number).filter((number) => counted.has(number)))
  const totals = new Set(named.map(({ totalPaise }) => totalPaise))
  const { text, tokens } = wording
  return figuresAmong(wording).filter((at) => {
    const measure = measureAt(wording, at)
    const isLed = COUNTED.has(tokens[at - 1]?.text ?? '')
    if (numbers.has(Number(tokens[at]?.text)) && (measure === undefined || isLed)) return true
    const paise = amountAtStart(text.slice(tokens[at]?.start, (tokens[at]?.start ?? 0) + MOST_OF_AMOUNT))?.paise
    return paise !== undefined && measure !== 'count' && totals.has(paise)
  })
}

/** Looking at all that follows, for each figure, would cost the square of a long message. */
const MOST_OF_AMOUNT = 80

/** The receipts that acts are about; undefined where it may be any. */
function idsOf(acts: readonly WishedAct[], { open, spoken, today, focus }: ExpenseContext): Set<string> | undefined {
  const ids = acts.map(({ intent, slots }) => {
    if (intent === 'remove') return slots.receipts
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
