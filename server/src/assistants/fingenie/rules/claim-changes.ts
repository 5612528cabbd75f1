import type { ClaimDraft } from '@pravas/contract/claims'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import type { Trip } from '@pravas/contract/trips'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { namesTrip, type TripName } from '@pravas/language/expense/claims/trip-name'
import type { Mention } from '@pravas/language/expense/receipts/mentions'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { askRemoval } from './open-matters/ask.ts'
import { dateRangeText } from './query/query-words.ts'
import { daysOfTrip, tripMeant } from './query/trip-meant.ts'
import { type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { tripsNamed } from './trip-named.ts'
import { tripText } from './trip-receipts.ts'
import { notFound, reply, type Turn } from './turn.ts'

type DuplicateWish = ExpenseAct<'resolve_duplicate'>['slots']

/** Says how the receipts are to be claimed. */
export async function claimAs(turn: Turn, { as }: { as: 'one' | 'each' }): Promise<FinGenieReply> {
  const claim = await turn.tools.show_claim()
  if (!claim || claim.receipts.length === 0) return reply(replies('no-receipts'))
  await turn.tools.choose_claim({ as })
  return reply(replies(`claim-as.${as}`, { count: claim.receipts.length }), turn.dialogue.focus)
}

/** Says to which trip the claim belongs, null for none, or asks which is meant. */
export async function chooseTrip(turn: Turn, { trip: name }: { trip: TripName | null }): Promise<FinGenieReply> {
  const { tools, today, dialogue } = turn
  const { focus } = dialogue
  const claim = await tools.show_claim()
  if (!claim || claim.receipts.length === 0) return reply(replies('no-receipts'))
  if (name === null) {
    await tools.choose_claim({ trip: null })
    return reply(replies('trip.none'), focus)
  }
  const mine = (await tools.list_my_trips()).filter(({ trip_number }) =>
    claim.trips.some(({ number }) => number === trip_number),
  )
  const fitting = tripsNamed(mine, name)
  const [only, ...others] = meantOf(fitting, name, claim, today)
  if (only && others.length === 0) {
    await tools.choose_claim({ trip: only.trip_number })
    return reply(
      replies('trip.chosen', {
        city: literal(only.destination_city),
        number: only.trip_number,
        dates: dateRangeText(daysOfTrip(only)),
      }),
      focus,
    )
  }
  const offered = fitting.length > 0 ? fitting : mine
  const pending = { kind: 'trip' as const, numbers: offered.map(({ trip_number }) => trip_number) }
  return reply(
    paragraphs(
      only ? replies('trip.which') : replies('trip.unknown', { words: tripWords(name) }),
      offered.length > 0 && replies('trip.choose'),
      offered.map((trip) => `- ${tripText(trip)}`).join('\n'),
      offered.length > 0 && replies('trip.answer'),
    ),
    focus,
    offered.length > 0 ? pending : undefined,
  )
}

/** Of those that fit the latest where that is said, and where nothing is said of it the one that the claim has. */
function meantOf(fitting: readonly Trip[], name: TripName, claim: ClaimDraft, today: string): readonly Trip[] {
  if (name.latest) return [tripMeant(fitting, '', today)].filter((trip) => trip !== undefined)
  const own = namesTrip(name) ? [] : fitting.filter(({ trip_number }) => trip_number === claim.trip?.number)
  return own.length > 0 ? own : fitting
}

/** What was said of a trip that was not found: ' to Chennai in June 2026 (1 Jun 2026 to 30 Jun 2026)'. */
function tripWords({ number, cities, period, words }: TripName): string {
  return [
    number === undefined ? '' : replies('trip.unknown.number', { number }),
    cities.length > 0 ? replies('trip.unknown.cities', { cities: listWords(cities.map(literal)) }) : '',
    period ? replies('trip.unknown.days', { days: dateRangeText(period) }) : '',
    words.length > 0 ? replies('trip.unknown.words', { words: literal(words.join(' ')) }) : '',
  ].join('')
}

/** Says of a possible duplicate what it is; undefined where none may be meant. */
export async function resolveDuplicate(turn: Turn, wish: DuplicateWish): Promise<FinGenieReply | undefined> {
  const claim = await turn.tools.show_claim()
  if (claim && claim.receipts.length > 0) return duplicates(turn, claim, wish)
  return wish.plain ? reply(replies('no-receipts')) : undefined
}

async function duplicates(turn: Turn, claim: ClaimDraft, { resolution, plain, by, receipts }: DuplicateWish) {
  const { tools, open, dialogue } = turn
  const doubtful = claim.receipts.filter((receipt) => receipt.duplicates.some((one) => one.resolution === null))
  if (doubtful.length === 0) return plain ? reply(replies('duplicate.none'), dialogue.focus) : undefined
  const mention = { by, receipts: open.filter(({ id }) => receipts.includes(id)) }
  const pointed = doubtful.filter(({ receipt_id }) => receipts.includes(receipt_id))
  // A decision is on the receipt that it names, and on no other.
  if (mention.by !== 'none' && pointed.length === 0) return nothingToDecide(mention, open, doubtful)
  const meant = pointed.length > 0 ? pointed : doubtful
  if (!isOneQuestion(meant)) {
    const those = open.filter(({ id }) => doubtful.some(({ receipt_id }) => receipt_id === id))
    return reply(paragraphs(replies('duplicate.which'), receiptTable(those)))
  }
  const last = meant.at(-1)
  const receipt = open.find(({ id }) => id === last?.receipt_id)
  if (!receipt) return undefined
  if (resolution === 'discard') return askRemoval(receipt)
  if (resolution === 'same') {
    const asked = askRemoval(receipt)
    return { ...asked, text: paragraphs(replies('duplicate.same', { receipt: nameOf(receipt) }), asked.text) }
  }
  if (resolution === 'unclear') {
    const { number } = receipt
    return reply(replies('duplicate.unclear', { receipt: nameOf(receipt), number }), receipt)
  }
  for (const { receipt_id, duplicates } of withPartners(meant, doubtful))
    for (const { key, resolution: said } of duplicates)
      if (said === null) await tools.resolve_duplicate({ receipt_id, key, resolution })
  return reply(
    replies(resolution === 'different' ? 'duplicate.different' : 'duplicate.kept', { receipt: nameOf(receipt) }),
    receipt,
  )
}

/** Says that what is named waits for no decision, and what does. */
function nothingToDecide(
  mention: Mention<NumberedReceipt>,
  open: readonly NumberedReceipt[],
  doubtful: readonly ReceiptInReview[],
): FinGenieReply {
  if (mention.receipts.length === 0) return reply(notFound(mention, open))
  const waiting = open.filter(({ id }) => doubtful.some(({ receipt_id }) => receipt_id === id))
  return reply(
    paragraphs(
      replies('duplicate.not-these', {
        receipts: listWords(mention.receipts.map(nameOf)),
        count: mention.receipts.length,
      }),
      replies('duplicate.but-these', {
        receipts: listWords(waiting.map(nameOf)),
        number: waiting[0]?.number ?? '',
      }),
    ),
    mention.receipts.length === 1 ? mention.receipts[0] : undefined,
  )
}

/** One receipt, or two of which each is the possible duplicate of the other. */
function isOneQuestion(meant: readonly ReceiptInReview[]): boolean {
  if (meant.length === 1) return true
  const [a, b] = meant
  return meant.length === 2 && a !== undefined && b !== undefined && mayBe(a, b) && mayBe(b, a)
}

function mayBe({ duplicates }: ReceiptInReview, { number }: ReceiptInReview): boolean {
  return duplicates.some(({ of }) => typeof of === 'object' && 'own_receipt' in of && of.own_receipt === number)
}

/** What is said of one of a pair holds of the other: where no third may be meant, both are settled. */
function withPartners(meant: readonly ReceiptInReview[], doubtful: readonly ReceiptInReview[]): ReceiptInReview[] {
  const partners = doubtful.filter(
    (other) => !meant.includes(other) && meant.some((one) => mayBe(other, one)) && other.duplicates.length === 1,
  )
  return [...meant, ...partners]
}
