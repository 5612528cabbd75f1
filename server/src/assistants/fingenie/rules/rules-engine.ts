import { spelledOut } from '@pravas/language/expense/queries/abbreviations'
import { type AmountBound, amountBoundIn, isWithinBound } from '@pravas/language/expense/queries/amount-bounds'
import { topicOf } from '@pravas/language/expense/queries/topics'
import { categoriesIn, type Mention, mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { periodIn } from '@pravas/language/expense/receipts/past-dates'
import { asksForTime, refusesToSend } from '@pravas/language/expense/sending/refusals'
import { wantsToSend } from '@pravas/language/expense/sending/wishes'
import { dayText } from '../../../formats.ts'
import { listWords } from '../../kernel/list-words.ts'
import type { FinGenieReply, FinGenieTurn } from '../engine.ts'
import { answer, topicOfFollowUp } from './answers.ts'
import { withOpenQuestion } from './asked-again.ts'
import { answerOnClaims, asksForClaims } from './claim-answers.ts'
import { claimChanges } from './claim-changes.ts'
import { claimsWithin } from './claim-filters.ts'
import { corrections, removal } from './correcting.ts'
import { leftAfter } from './left-open.ts'
import { answerToPending, besidesAssent } from './pending.ts'
import { figures, figuresQuestion } from './querying.ts'
import { noDecision, noOthers, whoDecides } from './refusals.ts'
import { askedToSend, REFUSED, sending } from './sending.ts'
import { outOfScope, shownElsewhere, smallTalk, unknownSubject } from './small-talk.ts'
import { DialogueState } from './state.ts'
import { summary, wantsSummary } from './summary.ts'
import { stepsAfter, undoing } from './taking-back.ts'
import { taxCredit } from './tax-credit.ts'
import { amountText, literal, type NumberedReceipt, paragraphs } from './texts.ts'
import { tripReceipts } from './trip-receipts.ts'
import { NO_RECEIPTS, notFound, reply, type Turn } from './turn.ts'

/** The embedded engine: rules over the receipts that are stored, so that every number it says is computed. */
export const rulesEngine = {
  async turn(input: FinGenieTurn): Promise<FinGenieReply> {
    const held = await input.tools.receipts()
    const open = held.filter(({ expenseNumber }) => expenseNumber === null)
    const latestClaim = held.at(-1)?.expenseNumber
    const spoken = open.length > 0 ? open : held.filter(({ expenseNumber }) => expenseNumber === latestClaim)
    const dialogue = DialogueState.parse(input.state)
    const said = { ...input, message: onSingleSpaces(input.message), dialogue, open, spoken }
    const message = besidesAssent(said)
    const turn = { ...said, message }
    // Values that are set right stay as they were typed; everything else may be shortened.
    const plain = { ...turn, message: spelledOut(message) }
    const summed = wantsSummary(message)
    const asked = summed ? undefined : figuresQuestion(plain)
    const sent = await sending(said)
    const settled = sent ?? (await answerToPending(said))
    const done =
      settled ??
      (await undoing(turn)) ??
      (await claimChanges(turn)) ??
      removal(turn) ??
      (await noDecision(plain)) ??
      (await whoDecides(plain)) ??
      (await corrections(turn))
    const answered =
      done ??
      (summed ? reply(summedUp(turn), turn.dialogue.focus) : undefined) ??
      (await taxCredit(plain)) ??
      (await talk(plain)) ??
      (await tripReceipts(plain)) ??
      noOthers(plain, asked) ??
      (await figures(plain, asked)) ??
      (await claims(plain)) ??
      questions(plain)
    const whole = settled ?? (await withOpenQuestion(said, answered))
    // What was done, such as taking out a GSTIN, was no question that the next one could change.
    const query = (done ? undefined : asked?.query) ?? turn.dialogue.query
    const steps = stepsAfter(dialogue, whole)
    const left = leftAfter(dialogue, whole, { ordered: sent !== undefined, answered: settled !== undefined })
    return {
      ...whole,
      state: { ...whole.state, ...steps, ...(query && { query }), ...(left.length > 0 && { left }) },
    }
  },
}

/** Long runs of blanks would cost the patterns much time and mean nothing. */
function onSingleSpaces(message: string): string {
  return message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n)+ ?/g, '\n')
    .trim()
}

async function talk(turn: Turn): Promise<FinGenieReply | undefined> {
  const { message, open, dialogue } = turn
  const text =
    (refusesToSend(message) && REFUSED) ||
    (asksForTime(message) && 'All right, take your time.') ||
    (smallTalk(message, open) ?? shownElsewhere(message))
  if (text) return reply(text, dialogue.focus)
  if (!wantsToSend(message)) return undefined
  return askedToSend(turn)
}

async function claims(turn: Turn): Promise<FinGenieReply | undefined> {
  const { message, tools, spoken, dialogue } = turn
  const meant = asksForClaims(message) || (spoken.length === 0 && /\bexpenses?\b/i.test(message))
  if (!meant) return undefined
  const all = await tools.claims()
  return reply(answerOnClaims(message, all, await claimsWithin(turn, all)), dialogue.focus)
}

function questions(turn: Turn): FinGenieReply {
  const { message, open, spoken, dialogue, today, followUpType } = turn
  const unknown = unknownSubject(message, open)
  if (unknown) return reply(unknown, dialogue.focus)
  const bound = amountBoundIn(message)
  const within = bound
    ? spoken.filter(({ totalPaise }) => totalPaise !== null && isWithinBound(totalPaise, bound))
    : spoken
  const mention = mentionsIn(message, within, { today, focus: dialogue.focus })
  const pointed = mention.by !== 'none' && mention.by !== 'category' && mention.by !== 'date'
  const topic =
    topicOf(withoutNames(message, mention), pointed) ??
    topicOfFollowUp(followUpType) ??
    (pointed || bound ? ({ about: 'list' } as const) : undefined)
  if (!topic) {
    // Whatever was said of a receipt, it is the one spoken of now.
    const [receipt, ...others] = mention.by === 'none' ? [] : mention.receipts
    const meant = receipt && others.length === 0 ? receipt : undefined
    return reply(outOfScope(message, open, meant), meant ?? dialogue.focus)
  }
  if (spoken.length === 0) return reply(NO_RECEIPTS)
  if (bound && within.length === 0) return reply(`No receipt here is${boundText(bound)}.`, dialogue.focus)
  if (mention.receipts.length === 0) return reply(notFound(mention, spoken), dialogue.focus)
  const categories = categoriesIn(message)
  // Two categories are compared as groups, two merchants or numbers receipt by receipt.
  const asked = topic.about === 'compare' && mention.by === 'category' && categories.length > 1
  const text = answer(
    asked ? { about: 'by-category' } : topic,
    mention.receipts,
    scopeOf(turn, mention) + (bound ? boundText(bound) : ''),
  )
  return reply(
    paragraphs(leftInNote(mention), text, open.length === 0 && sentNote(spoken)),
    mention.receipts.length === 1 ? mention.receipts[0] : dialogue.focus,
  )
}

/** A limit as words that follow a count of receipts: ' above ₹1,000.00'. */
function boundText({ words, paise }: AmountBound): string {
  return ` ${words} ${amountText(paise, 'INR')}`
}

/** Says what could not be left out, as no receipt is known by it. */
function leftInNote({ notExcluded = [] }: Mention): string | undefined {
  if (notExcluded.length === 0) return undefined
  return `I could not apply ${listWords(notExcluded.map((piece) => `“${literal(piece)}”`))}, so nothing is left out for it.`
}

function summedUp({ open, spoken }: Turn): string {
  return paragraphs(summary(spoken), open.length === 0 && sentNote(spoken))
}

/** In which claim receipts were sent that are spoken of though none waits to be claimed. */
function sentNote(spoken: readonly NumberedReceipt[]): string | undefined {
  const number = spoken[0]?.expenseNumber
  return number ? `These receipts were sent in ${number}.` : undefined
}

/** A message without the merchants that it names: 'how much at City Cabs' asks for no city. */
function withoutNames(message: string, { by, receipts }: Mention): string {
  if (by !== 'merchant') return message
  const words = receipts.flatMap(({ merchant }) => merchant?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
  return message.replace(/[\p{L}\p{N}]+/gu, (word) => (words.includes(word.toLowerCase()) ? '' : word))
}

/** Which receipts a sum is of, in words that follow '3 receipts'. */
function scopeOf({ message, today }: Turn, { by, receipts }: Mention): string {
  if (by === 'category') return ` in ${listWords(categoriesIn(message))}`
  if (by === 'merchant')
    return ` from ${listWords([...new Set(receipts.map(({ merchant }) => literal(merchant ?? '')))])}`
  if (by !== 'date') return ''
  const period = periodIn(message, today)
  if (!period || period === 'invalid') return ''
  return period.from === period.to
    ? ` of ${dayText(period.from)}`
    : ` from ${dayText(period.from)} to ${dayText(period.to)}`
}
