import { plainWord } from '@pravas/language/text/message-words'
import { type PolicySubject, policyQuestionIn } from '@pravas/language/text/policy-question'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../../formats.ts'
import { policyAnswer } from '../../../../policy/answer-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { noBill } from '../no-bill.ts'
import { smallTalk } from '../small-talk.ts'
import { claimableOf, paragraphs, sumText } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { type Answer, byAct, inWords, standsIn } from './answer.ts'
import { claimNamed } from './of-claims.ts'
import { receiptsMeant } from './of-receipts.ts'

/** What the policy says of a subject, in the city that is named. */
export function onPolicy(subject: PolicySubject): (turn: Turn) => Answer {
  return ({ message }) => {
    const { city } = policyQuestionIn(message)
    return byAct('ask_policy', { subjects: [subject], ...(city !== undefined && { city }) }, standsIn([city]))
  }
}

/** Whether something is paid at all: by the rules on what the message names, else that no rule speaks of it. */
export function whetherAllowed({ message }: Turn): Answer {
  const { subjects, city } = policyQuestionIn(message)
  return byAct(
    'ask_policy',
    { subjects: subjects.length > 0 ? subjects : ['excluded'], ...(city !== undefined && { city }) },
    standsIn([city]),
  )
}

/** How long one may wait with a claim: for the bills here or the day that is named, else the rule. */
export function deadline({ open }: Turn): Answer {
  const isOfBills = claimableOf(open).some(({ date }) => date !== null)
  return isOfBills
    ? byAct('ask_check', { about: 'deadline', receipts: [] })
    : byAct('ask_policy', { subjects: ['deadline'] })
}

/** A text that depends on nothing but the question. */
export const text =
  (name: Parameters<typeof replies>[0] & GeneralText) =>
  (turn: Turn): Answer =>
    inWords(turn, replies(name))

type GeneralText =
  | 'elsewhere.some'
  | 'elsewhere.shared'
  | 'general.upload'
  | 'general.privacy'
  | 'general.support'
  | 'general.advance'
  | 'general.paid-how'

/** What is done where there is no bill. */
export const withoutBill = async (turn: Turn): Promise<Answer> => ({ reply: await noBill(turn) })

/** That no flat allowance is paid, and the rule on meals that there is. */
export async function allowance({ message, tools, dialogue }: Turn): Promise<Answer> {
  const { city } = policyQuestionIn(message)
  const policy = await tools.read_policy(city === undefined ? {} : { city })
  const rules = policyAnswer({ subjects: ['meals'], ...(city !== undefined && { city }) }, policy, {
    of: 'claims',
    literal,
  })
  return { reply: reply(paragraphs(replies('general.no-allowance'), rules), dialogue.focus), uses: standsIn([city]) }
}

/** What a foreign amount is worth here, which nobody looks up. */
export const abroad = (turn: Turn): Answer =>
  inWords(turn, paragraphs(replies('general.no-rates'), replies('elsewhere.foreign')))

/** How a claim that was sent is changed, or sent again after a rejection. */
export const changedLater = (turn: Turn): Answer =>
  inWords(turn, paragraphs(replies('send.undo'), replies('elsewhere.resend')))

/** Which trip the receipts here are linked to. */
export async function tripHere(turn: Turn): Promise<Answer> {
  const sent = await tripOfSent(turn)
  if (sent) return sent
  const claim = await turn.tools.show_claim()
  if (!claim || claimableOf(turn.open).length === 0) return inWords(turn, replies('general.trip-nothing'))
  const numbers = [...new Set(claim.expenses.flatMap(({ trip }) => trip ?? []))]
  const titleOf = (number: string) => claim.trips.find((trip) => trip.number === number)?.title ?? ''
  const named = numbers.map((number) => replies('general.trip', { number, title: literal(titleOf(number)) }))
  return inWords(
    turn,
    named.length > 0
      ? replies('general.trips', { trips: listWords(named), how: claim.trip_choice })
      : replies('general.trip-none'),
  )
}

/** Which trip a claim that was sent, and is named, belongs to; undefined where none is. */
async function tripOfSent(turn: Turn): Promise<Answer | undefined> {
  const named = receiptsMeant(turn).isNamed ? undefined : await claimNamed(turn)
  const claim = named && (await turn.tools.my_claim({ expense: named.claim.expense_number }))
  if (!named || !claim) return undefined
  const number = claim.expense_number
  const trip = claim.trip
    ? replies('general.trip', { number: claim.trip.number, title: literal(claim.trip.destination_city) })
    : ''
  const text =
    trip === '' ? replies('general.claim-no-trip', { number }) : replies('general.claim-trip', { number, trip })
  return inWords(turn, text, (word) => named.words.includes(plainWord(word)))
}

/** What the receipts here are booked on. */
export async function bookedHere(turn: Turn): Promise<Answer> {
  const claim = await turn.tools.show_claim()
  const on = claim?.booked_on
  const names = [on?.cost_centre, on?.project].flatMap((one) => (one ? [literal(one.name)] : []))
  return inWords(
    turn,
    names.length > 0
      ? replies('general.booked', { names: listWords(names), sum: sumText(turn.open) })
      : replies('general.booked-nothing'),
  )
}

/** Who answers here, and what it can do. */
export const introduced = (turn: Turn): Answer =>
  inWords(turn, paragraphs(replies('general.who'), smallTalk('help', turn.open)))
