import type { ClaimInTheMaking, ReceiptInReview } from '@pravas/contract/claims'
import type { FinGenieReply } from '../engine.ts'
import { type ClaimWish, claimWishIn } from './claim-wishes.ts'
import { mentionsIn } from './mentions.ts'
import { tripMeant } from './query/trip-meant.ts'
import { countText, literal, nameOf, paragraphs, receiptTable } from './texts.ts'
import { NO_RECEIPTS, reply, type Turn } from './turn.ts'

/** Does with the claim in the making as the message wishes; undefined when it wishes nothing of the kind. */
export async function claimChanges(turn: Turn): Promise<FinGenieReply | undefined> {
  const wish = claimWishIn(turn.message)
  if (!wish) return undefined
  const claim = await turn.tools.claim()
  const vague = wish.about === 'duplicate' && !wish.plain
  if (!claim || claim.receipts.length === 0) return vague ? undefined : reply(NO_RECEIPTS)
  const { focus } = turn.dialogue
  if (wish.about === 'duplicate') return duplicates(turn, claim, wish)
  if (wish.about === 'trip') return reply(await chooseTrip(turn, claim, wish.trip), focus)
  await turn.tools.choose({ as: wish.as })
  const count = countText(claim.receipts.length)
  return reply(
    wish.as === 'each'
      ? `Each of the ${count} becomes an expense of its own when you write **send reimbursement**.`
      : `The ${count} become one claim when you write **send reimbursement**.`,
    focus,
  )
}

async function chooseTrip(
  { tools, today }: Turn,
  claim: ClaimInTheMaking,
  trip: Extract<ClaimWish, { about: 'trip' }>['trip'],
) {
  if (trip === null) {
    await tools.choose({ trip: null })
    return 'The claim belongs to no trip now.'
  }
  const mine = (await tools.trips()).filter(({ trip_number }) =>
    claim.trips.some(({ number }) => number === trip_number),
  )
  const found =
    'number' in trip ? mine.find(({ trip_number }) => trip_number === trip.number) : tripMeant(mine, trip.city, today)
  if (!found) {
    const named = 'number' in trip ? ` ${trip.number}` : trip.city === '' ? '' : ` to ${trip.city}`
    return paragraphs(
      `I find no trip of yours${named} to claim for.`,
      claim.trips.length > 0 &&
        `It can be one of these:\n\n${claim.trips.map(({ number, title }) => `- ${number}, ${literal(title)}`).join('\n')}`,
    )
  }
  await tools.choose({ trip: found.trip_number })
  return `The claim belongs to your trip to **${literal(found.destination_city)}** (${found.trip_number}) now.`
}

async function duplicates(
  turn: Turn,
  claim: ClaimInTheMaking,
  { resolution, plain }: Extract<ClaimWish, { about: 'duplicate' }>,
) {
  const { tools, open, today, dialogue } = turn
  const doubtful = claim.receipts.filter((receipt) => receipt.duplicates.some((one) => one.resolution === null))
  if (doubtful.length === 0)
    return plain ? reply('No receipt here waits for your word on a possible duplicate.', dialogue.focus) : undefined
  const mention = mentionsIn(turn.message, open, { today, focus: dialogue.focus })
  const pointed =
    mention.by === 'none'
      ? []
      : doubtful.filter(({ receipt_id }) => mention.receipts.some(({ id }) => id === receipt_id))
  const meant = pointed.length > 0 ? pointed : doubtful
  if (!isOneQuestion(meant)) {
    const those = open.filter(({ id }) => doubtful.some(({ receipt_id }) => receipt_id === id))
    return reply(
      paragraphs(
        'Which receipt do you mean? Say for example "receipt 2 is a different purchase".',
        receiptTable(those),
      ),
    )
  }
  const last = meant.at(-1)
  const receipt = open.find(({ id }) => id === last?.receipt_id)
  if (!receipt) return undefined
  if (resolution === 'discard') {
    const question = `Shall I remove ${nameOf(receipt)} from this conversation? Answer **yes** or **no**.`
    return reply(question, receipt, { kind: 'remove', receiptId: receipt.id })
  }
  for (const { receipt_id, duplicates } of withPartners(meant, doubtful))
    for (const { key, resolution: said } of duplicates)
      if (said === null) await tools.resolve(receipt_id, key, resolution)
  return reply(
    resolution === 'different'
      ? `Noted: ${nameOf(receipt)} is a different purchase. Your approver sees that you said so.`
      : `I keep ${nameOf(receipt)}. Your approver sees that it may be a duplicate.`,
    receipt,
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
