import type { ExpenseIntent } from '@pravas/language/expense/acts'
import { mayTakeOut, revises } from '@pravas/language/expense/commands/may-remove'
import { type RankedReading, readingsOf, wishesOf } from '@pravas/language/expense/interpret'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { quoteUnread } from '@pravas/language/text/interpretation'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieCalls, FinGenieReply, FinGenieTurn } from '../engine.ts'
import { type Done, doneOf, isChange } from './acting.ts'
import { contextOf } from './context.ts'
import { withOpenMatters } from './open-matters/after-turn.ts'
import { openMattersText } from './open-matters/named.ts'
import { withOpenQuestion } from './open-matters/question.ts'
import { besides, likelyIn, likelyInstead } from './questions/likely.ts'
import { partsAnswered } from './questions/parts.ts'
import { isAsking } from './questions/yielding.ts'
import { outOfScope } from './small-talk.ts'
import { DialogueState } from './state.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { stepsAfter } from './undo.ts'

/** The embedded engine: rules over the receipts that are stored, so that every number it says is computed. */
export const rulesEngine = {
  async turn(input: FinGenieTurn<FinGenieCalls>): Promise<FinGenieReply> {
    const held = await input.tools.list_receipts()
    const open = held.filter(({ expenseNumber }) => expenseNumber === null)
    const latestClaim = held.at(-1)?.expenseNumber
    const spoken = open.length > 0 ? open : held.filter(({ expenseNumber }) => expenseNumber === latestClaim)
    const turn = {
      ...input,
      message: onSingleSpaces(input.message),
      dialogue: DialogueState.parse(input.state),
      open,
      spoken,
      answerTo: (rest: string, state = input.state) => rulesEngine.turn({ ...input, message: rest, state }),
      doBeside,
    }
    const done = await doneFor(turn)
    return done?.reading.as === 'setting' ? done.reply : told(turn, done)
  },
}

/** Long runs of blanks would cost the patterns much time and mean nothing. */
function onSingleSpaces(message: string): string {
  return message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n)+ ?/g, '\n')
    .trim()
}

/** Does what the likeliest reading of the message says that does not turn out to be wrong. */
async function doneFor(turn: Turn): Promise<Done | undefined> {
  if (turn.act) return doneOf(turn, [{ acts: [turn.act], unread: [], as: 'wish' }])
  const context = await contextOf(turn)
  const likely = likelyIn(turn, context)
  const instead = async (reading?: RankedReading) =>
    (await partsAnswered(turn, reading, context)) ?? (await likelyInstead(turn, likely, reading))
  for (const group of readingsOf(turn.message, context)) {
    const [reading] = group
    // Of what only asks it is known by its answer alone whether it is meant.
    const asked = reading && isAsking(reading) ? await doneOf(turn, group) : undefined
    if (reading && isAsking(reading) && !asked) continue
    const done = (await instead(reading)) ?? asked ?? (await doneOf(turn, group))
    if (done) return { ...done, reading: besides(turn.message, done.reading, likely) }
  }
  return instead()
}

async function doBeside(turn: Turn, intents: ReadonlySet<ExpenseIntent>): Promise<FinGenieReply | undefined> {
  for (const group of wishesOf(turn.message, await contextOf(turn))) {
    const done = await doneOf(
      turn,
      group.filter(({ acts: [first] }) => first && intents.has(first.intent)),
    )
    if (done) return done.reply
  }
  return undefined
}

/** What was done, with the words that were not read, the question that is still open, and what is kept of the dialogue. */
async function told(turn: Turn, done: Done | undefined): Promise<FinGenieReply> {
  const { dialogue } = turn
  const { reply: answered, reading } = done ?? { reply: notUnderstood(turn), reading: undefined }
  const isWish = reading === undefined || reading.as === 'wish'
  const intents = isWish && reading ? reading.acts.map(({ intent }) => intent) : []
  const note = reading && unreadNote(turn.message, reading)
  const spoken = focusedOn(turn, answered)
  const noted =
    note === undefined ? spoken : withWishLost(turn, reading, { ...spoken, text: paragraphs(spoken.text, note) })
  const whole = isWish ? await withQuestion(turn, noted, intents) : noted
  // What was done, such as taking out a GSTIN, was no question that the next one could change.
  const query = (reading && !isChange(reading) ? queryAsked(reading) : undefined) ?? dialogue.query
  const read = { ordered: reading?.as === 'sending', answered: !isWish, instead: revises(turn.message), intents }
  const kept = withMattersNamed(turn, await withOpenMatters(turn, whole, read), intents, reading === undefined)
  const state = {
    ...subjectAfter(dialogue, kept, intents),
    ...heldAfter(dialogue, kept),
    ...kept.state,
    ...stepsAfter(dialogue, kept),
  }
  return { ...kept, state: { ...state, ...(query && { query }) } }
}

/** What lists all that is here names what is open too, and so does an answer to what nobody understood, where it asks nothing. */
function withMattersNamed(
  turn: Turn,
  answered: FinGenieReply,
  intents: readonly ExpenseIntent[],
  isMissed: boolean,
): FinGenieReply {
  const { pending, left } = DialogueState.parse(answered.state)
  const isListed = isMissed || intents.some((intent) => LISTING.has(intent))
  if (pending || !left || !isListed || turn.dialogue.left === undefined) return answered
  return { ...answered, text: paragraphs(answered.text, openMattersText({ ...turn, dialogue: { left } })) }
}

const LISTING: ReadonlySet<ExpenseIntent> = new Set(['summary', 'ask_receipts', 'ask_sending'])

/** An answer that says which words were not read, and keeps them in mind where they may have wished something out of the claim. */
function withWishLost({ message, open, dialogue }: Turn, reading: RankedReading | undefined, answered: FinGenieReply) {
  const { left = [] } = DialogueState.parse(answered.state)
  const unread = (reading?.unread ?? []).map(({ start, end }) => message.slice(start, end)).join(' ')
  if (open.length === 0 || (reading && isChange(reading)) || !mayTakeOut(unread)) return answered
  const lost = { kind: 'unread' as const, words: shortened(message) }
  return { ...answered, state: { ...answered.state, left: [...(dialogue.left ?? []), ...left, lost] } }
}

const shortened = (message: string): string =>
  message.length > MOST_KEPT ? `${message.slice(0, MOST_KEPT)}…` : message

/** An answer after which 'it' means the one receipt that the message names, where the answer itself speaks of none. */
function focusedOn({ message, open, today, dialogue }: Turn, answered: FinGenieReply): FinGenieReply {
  const { focus } = DialogueState.parse(answered.state)
  if (focus !== undefined && focus !== dialogue.focus) return answered
  const { by, receipts } = mentionsIn(message, open, { today, focus })
  const [only, ...others] = receipts
  const isNamed = by === 'merchant' || by === 'category' || by === 'number' || by === 'file'
  return isNamed && only && others.length === 0
    ? { ...answered, state: { ...answered.state, focus: only.id } }
    : answered
}

/** What is said in passing, after which the claim or the queue that was spoken of is still the subject. */
const IN_PASSING: ReadonlySet<ExpenseIntent> = new Set([
  'small_talk',
  'remark',
  'pause',
  'ask_duration',
  'leave',
  'ask_policy',
])

/** The subject that the dialogue keeps: a claim that was sent just now, or the one before, as long as nothing else is spoken of. */
function subjectAfter(
  { claim, subject }: DialogueState,
  { referenceId }: FinGenieReply,
  intents: readonly ExpenseIntent[],
): Pick<DialogueState, 'claim' | 'subject'> {
  const sent = referenceId?.split(', ').at(-1)
  if (sent !== undefined) return { claim: sent, subject: 'claim' }
  const isKept = intents.length === 0 || intents.every((intent) => IN_PASSING.has(intent))
  return { ...(claim !== undefined && { claim }), ...(isKept && subject !== undefined && { subject }) }
}

/** Sending stays put off until it is asked about again, or done. */
function heldAfter({ held }: DialogueState, { state, referenceId }: FinGenieReply): Pick<DialogueState, 'held'> {
  const isOver = referenceId !== undefined || DialogueState.parse(state).pending !== undefined
  return held && !isOver ? { held } : {}
}

/** A reply to a wish, with the question that is still open. */
async function withQuestion(
  turn: Turn,
  answered: FinGenieReply,
  intents: readonly ExpenseIntent[],
): Promise<FinGenieReply> {
  // Who leaves all as it is, or wants nothing sent, wants no such question asked again.
  const isHeld = DialogueState.parse(answered.state).held === true
  const isBack = intents.includes('restore') && turn.dialogue.pending?.kind === 'part'
  const isGivenUp = isBack || isHeld || intents.includes('leave') || intents.includes('drop_journey')
  return isGivenUp ? answered : withOpenQuestion(turn, answered)
}

/** The question with figures that was answered, or that the message may be understood as too. */
function queryAsked({ acts: [first], figures }: RankedReading) {
  if (first && NO_FIGURES.has(first.intent)) return undefined
  return first?.intent === 'query' ? first.slots.query : figures?.query
}

/** What is printed, and claims that were sent, are no question over figures. */
const NO_FIGURES: ReadonlySet<ExpenseIntent> = new Set(['ask_printed', 'ask_sent_claim'])

/** Names the words that no rule read; undefined where all were. */
function unreadNote(message: string, { as, acts, unread }: RankedReading): string | undefined {
  // The question whether to send names what of the wish it does not read itself, and whatever is asked anew is read anew.
  const isTold = as === 'sending' || acts[0]?.intent === 'send' || (acts.length > 0 && acts.every(isRefused))
  const quotes = isTold ? undefined : quoteUnread(message, unread)
  return quotes === undefined ? undefined : replies('not-caught', { words: literal(quotes) })
}

/** Whether an act does nothing but say what nobody here knows, or why a value was not understood. */
const isRefused = ({ intent, slots }: RankedReading['acts'][number]): boolean =>
  intent === 'ask_unknown' || ('kind' in slots && (slots.kind === 'no-value' || slots.kind === 'refused'))

/** How much of a message is kept that nobody understood. */
const MOST_KEPT = 80

/** How many receipts at most are meant by words that nobody understood. */
const MOST_MEANT = 2

function notUnderstood({ message, open, spoken, dialogue, today }: Turn): FinGenieReply {
  const { by, receipts } = mentionsIn(message, spoken, { today, focus: dialogue.focus })
  const isNamed = by !== 'none' && by !== 'date' && receipts.length <= MOST_MEANT
  // Whatever was said of a receipt, it is the one spoken of now.
  const [receipt, ...others] = by === 'none' ? [] : receipts
  const focus = receipt && others.length === 0 ? receipt : dialogue.focus
  const missed = reply(outOfScope(message, open, isNamed ? receipts : [], dialogue.missed === true), focus)
  const wished =
    open.length > 0 && mayTakeOut(message) ? { left: [{ kind: 'unread' as const, words: shortened(message) }] } : {}
  return { ...missed, state: { ...missed.state, ...wished, missed: true } }
}
