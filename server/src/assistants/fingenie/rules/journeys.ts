import { Journey, type MileageRate } from '@pravas/contract/mileage'
import { paiseFromRupees } from '@pravas/contract/money'
import { mileagePaise } from '@pravas/contract/vehicles'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { revises } from '@pravas/language/expense/commands/may-remove'
import type { ToldJourney } from '@pravas/language/expense/journeys/journey'
import { replies } from '@pravas/messages/fingenie'
import { dayText, kilometreText, listWords, rupeeText } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import type { Asked, DialogueState } from './state.ts'
import { claimableOf, type NumberedReceipt, nameOf, paragraphs, sumText } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Tells what a journey is worth, or asks for what is missing of it, and then whether it is added to the claim. */
export async function journeyTold(
  turn: Turn,
  { journey: said, asks }: ExpenseAct<'tell_journey'>['slots'],
): Promise<FinGenieReply> {
  const { dialogue } = turn
  const open = openJourney(dialogue)
  const begun = open?.journey
  if (open && asks === undefined && isAnother(turn, open.journey, said)) return besideOpen(turn, open, said)
  const journey = { ...(begun ?? (isNew(said) ? {} : dialogue.journey)), ...said }
  if (asks === undefined) return asked(turn, journey)
  const told = asks === 'limit' ? await limitsText(turn) : await worthText(turn, journey)
  // The question that is open is asked again after it.
  const { pending } = dialogue
  const isAsked = pending?.kind === 'journey' || pending?.kind === 'add-journey'
  const answered = reply(told, dialogue.focus, isAsked ? pending : undefined)
  return { ...answered, state: { ...answered.state, journey } }
}

/** Whether a journey is told beside the one that is open: how far it was, and another day or another place. */
function isAnother({ message }: Turn, open: ToldJourney, said: ToldJourney): boolean {
  const isTold = open.kilometres !== undefined && said.kilometres !== undefined
  const isElsewhere = (part: 'date' | 'to') =>
    open[part] !== undefined && said[part] !== undefined && said[part] !== open[part]
  return isTold && (isElsewhere('date') || isElsewhere('to')) && !revises(message)
}

/** Asks about a journey, and keeps the one that waits for its turn. */
async function besideOpen(
  turn: Turn,
  open: Asked<'journey' | 'add-journey'>,
  said: ToldJourney,
): Promise<FinGenieReply> {
  const next = await asked(turn, said)
  const distance = kilometreText((open.journey.kilometres ?? 0) * 1000)
  return {
    ...next,
    text: paragraphs(replies('journey.waits', { distance }), next.text),
    state: { ...next.state, left: [...(turn.dialogue.left ?? []), { ...open, aside: true }] },
  }
}

/** The journey that was told and is not added yet. */
function openJourney({ pending, left = [] }: DialogueState): Asked<'journey' | 'add-journey'> | undefined {
  return [...left, ...(pending ? [pending] : [])].findLast(
    (one) => one.kind === 'journey' || one.kind === 'add-journey',
  )
}

/** The journey that talk of one goes on about: the open one, else the one that was only asked about. */
export const journeyOf = (dialogue: DialogueState): ToldJourney | undefined =>
  openJourney(dialogue)?.journey ?? dialogue.journey

/** Gives up the journey that was told; undefined where one is in the claim, which is removed like any receipt. */
export function journeyDropped(turn: Turn): FinGenieReply | undefined {
  const open = openJourney(turn.dialogue)
  if (!open && turn.open.some(isJourney)) return undefined
  return reply(replies(open ? 'journey.dropped' : 'journey.none'), turn.dialogue.focus)
}

const isJourney = ({ mileage }: NumberedReceipt): boolean => mileage !== null

/** A journey that says where it went is another one than the one before. */
const isNew = ({ from, to, date }: ToldJourney): boolean => from !== undefined || to !== undefined || date !== undefined

async function asked(turn: Turn, journey: ToldJourney): Promise<FinGenieReply> {
  const kind = missingOf(journey).length > 0 ? ('journey' as const) : ('add-journey' as const)
  return reply(await journeyQuestion(turn, journey), turn.dialogue.focus, { kind, journey })
}

const PARTS = ['kilometres', 'vehicle', 'from', 'to', 'date', 'purpose'] as const

const missingOf = (journey: ToldJourney) => PARTS.filter((part) => journey[part] === undefined || journey[part] === '')

/** What is known of a journey, and the question for what is not, or whether to add it. */
export async function journeyQuestion(turn: Turn, journey: ToldJourney): Promise<string> {
  const known = [placesText(journey), distanceText(journey), journey.date && dayText(journey.date), journey.purpose]
  const what = paragraphs(
    replies('journey.known', {
      what:
        known
          .filter(Boolean)
          .map((part) => literal(part ?? ''))
          .join(', ') || 'none',
    }),
    journey.vehicle !== undefined && (await worthText(turn, journey)),
  )
  return paragraphs(what, wantedText(journey))
}

/** What is asked of a journey: whether to add it, or what is missing of it. */
function wantedText(journey: ToldJourney): string {
  const missing = missingOf(journey)
  return missing.length === 0
    ? replies('journey.add')
    : replies('journey.missing', { parts: listWords(missing.map((part) => replies(`journey.part.${part}`))) })
}

const placesText = ({ vehicle, from, to }: ToldJourney): string =>
  [
    vehicle && replies('journey.by', { vehicle }),
    from && replies('journey.from', { from }),
    to && replies('journey.to', { to }),
  ]
    .filter(Boolean)
    .join(' ')

const distanceText = ({ kilometres, isBothWays }: ToldJourney): string | undefined =>
  kilometres === undefined
    ? undefined
    : replies('journey.distance', { distance: kilometreText(kilometres * 1000), ways: isBothWays ? 'both' : 'one' })

/** What the policy pays for so many kilometres, by the vehicle that is told or by each. */
export async function worthText(turn: Turn, { kilometres, vehicle, date }: ToldJourney): Promise<string> {
  const { rates, undecided } = await turn.tools.mileage_rates(date === undefined ? {} : { on: date })
  const meant = vehicle === undefined ? rates : rates.filter((rate) => rate.vehicle === vehicle)
  if (meant.length === 0) return replies(undecided ? 'journey.undecided' : 'journey.unpaid')
  return listed(meant.map((rate) => rateText(rate, kilometres)))
}

function rateText({ vehicle, rate, clause }: MileageRate, kilometres: number | undefined): string {
  const values = { vehicle, rate: rupeeText(paiseFromRupees(rate)), clause: literal(clause.number) }
  if (kilometres === undefined) return replies('journey.rate', values)
  const paise = mileagePaise(Math.round(kilometres * 1000), paiseFromRupees(rate))
  return replies('journey.worth', { ...values, distance: kilometreText(kilometres * 1000), amount: rupeeText(paise) })
}

async function limitsText({ tools }: Turn): Promise<string> {
  const { rates } = await tools.mileage_rates({})
  if (rates.length === 0) return replies('journey.unpaid')
  return listed(
    rates.map(({ vehicle, kilometres_a_day: most, clause }) =>
      replies('journey.limit', {
        vehicle,
        most: most === null ? 'none' : kilometreText(most * 1000),
        clause: literal(clause.number),
      }),
    ),
  )
}

const listed = (lines: readonly string[]): string =>
  lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')

/** Adds the journey after a yes; what stands in its way is said, and nothing added. */
export async function journeyAdded(turn: Turn, { journey }: Asked<'add-journey'>): Promise<FinGenieReply> {
  const { isBothWays: _, ...told } = journey
  const whole = Journey.safeParse(told)
  if (!whole.success) {
    const [first] = whole.error.issues
    return reply(first?.message ?? replies('journey.unpaid'), turn.dialogue.focus, { kind: 'journey', journey })
  }
  const done = await turn.tools.add_mileage({ journey: whole.data })
  if ('refused' in done) return reply(done.refused, turn.dialogue.focus, { kind: 'journey', journey })
  const open = done.receipts.filter(({ expenseNumber }) => expenseNumber === null)
  const added = open.find(({ id }) => id === done.receiptId)
  return reply(
    replies('journey.added', {
      receipt: added ? nameOf(added) : '',
      amount: rupeeText(added?.totalPaise ?? 0),
      count: claimableOf(open).length,
      sum: sumText(open),
    }),
    done.receiptId,
  )
}
