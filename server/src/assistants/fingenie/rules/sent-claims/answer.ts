import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { type ClaimName, isNamed, isTold } from '@pravas/language/expense/claims/claim-name'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../../clock.ts'
import { dayText, listWords, rupeeText } from '../../../../formats.ts'
import { literal } from '../../../kernel/cards.ts'
import type { FinGenieReply } from '../../engine.ts'
import { paragraphs, quoted, table, unsentNote } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { isTelling, meantBy } from './naming.ts'
import { ofClaim } from './of-claim.ts'
import { amountOf, paymentOf, paymentsOf, reasonOf, stateOf } from './standing.ts'
import { askToCorrect, keptAsItIs } from './withdrawing.ts'

type Asked = ExpenseAct<'ask_sent_claim'>['slots']
type Asks = Exclude<Asked['asks'], 'withdraw' | 'correct' | 'keep'>

/** How many claims an answer tells one by one. */
const MOST_TOLD = 5
const MOST_NAMED = 5
const isOne = (claims: readonly Expense[]): boolean => claims.length === 1

/** Answers what is asked of claims that were sent; undefined where no claim bears the words that name it. */
export async function sentClaimAnswer(turn: Turn, asked: Asked): Promise<FinGenieReply | undefined> {
  const { asks, claim: name, isSure } = asked
  const { tools, dialogue, today } = turn
  const all = await tools.list_my_expenses()
  const { claims, missed } = meantBy(name, all, { asks, spoken: dialogue.claim, today })
  const [claim, ...others] = claims
  if (!claim) return unnamed(turn, asked, all)
  // What may be about a claim is so only where its name is that of one, and of no other.
  if (!isSure && (missed.length > 0 || !(isOne(claims) || name.which || isOf(asks, claim)))) return undefined
  if (asks === 'correct') return askToCorrect(turn, claim)
  if (asks === 'keep') return ofClaim(turn, claim, keptAsItIs(claim))
  if (asks === 'withdraw') return undefined
  const isUnnamed = !isNamed(name) && dialogue.claim === undefined
  const unsent = isUnnamed && unsentNote(turn)
  const told = isTogether(name, claims) ? await allTold(turn, asks, claims) : await toldOf(turn, { asks, name, claims })
  const more = !isTogether(name, claims) && isNamed(name) && !name.which && others.length > 0 && othersNote(others)
  const unfound = missed.length > 0 && replies('not-caught', { words: missed.map(quoted).join(', ') })
  return ofClaim(turn, claim, paragraphs(unsent, told, more, unfound))
}

/** Why a claim was rejected is of those alone that were, and their money of those that were approved. */
const isOf = (asks: Asked['asks'], { status }: Expense): boolean =>
  (asks === 'reason' && (status === 'rejected' || status === 'returned')) ||
  (asks === 'payment' && (status === 'approved' || status === 'paid'))

/** What is said where no claim is meant. */
function unnamed(turn: Turn, { claim: name, isSure }: Asked, all: readonly Expense[]): FinGenieReply | undefined {
  const { dialogue, today } = turn
  if (name.number !== undefined) return reply(replies('claims.unknown', { number: name.number }), dialogue.focus)
  if (name.olderThanDays !== undefined && isSure)
    return reply(noneOlder(all, name.olderThanDays, today), dialogue.focus)
  const told = name.words.filter(isTelling)
  if (isSure && all.length > 0 && told.length > 0)
    return reply(replies('sent-claim.none-named', { words: told.map(quoted).join(', ') }), dialogue.focus)
  return isSure && all.length === 0
    ? reply(paragraphs(!isNamed(name) && unsentNote(turn), replies('claims.none')), dialogue.focus)
    : undefined
}

/** 'None of your pending claims is that old', with the one that has waited longest. */
function noneOlder(all: readonly Expense[], days: number, today: string): string {
  const { claims } = meantBy(
    { words: [], status: 'pending', which: 'oldest', several: false, other: false, pointed: false },
    all,
    { asks: 'state', spoken: undefined, today },
  )
  const [oldest] = claims
  if (!oldest) return replies('claims.none-of', { count: all.length, status: 'pending', words: '' })
  const sent = dayText(dayOf(new Date(oldest.submitted_at)))
  return replies('sent-claim.none-older', { days, number: oldest.expense_number, date: sent })
}

/** Whether all of the claims are meant, and not the likeliest of them. */
const isTogether = (name: ClaimName, claims: readonly Expense[]): boolean =>
  claims.length > 1 && name.which === undefined && ((name.several && isTold(name)) || name.olderThanDays !== undefined)

async function toldOf(
  turn: Turn,
  { asks, name, claims }: { asks: Asks; name: ClaimName; claims: readonly Expense[] },
): Promise<string> {
  const [claim] = claims
  const isAnyPayment = asks === 'payment' && !isNamed(name) && turn.dialogue.claim === undefined
  const awaited = isAnyPayment ? claims.filter(({ status }) => status === 'approved').slice(0, MOST_TOLD) : []
  if (awaited.length > 1) return paymentsOf(turn, awaited)
  return claim ? ANSWERS[asks](turn, claim) : ''
}

/** What is asked, of each of several claims. */
async function allTold(turn: Turn, asks: Asks, claims: readonly Expense[]): Promise<string> {
  const shown = claims.slice(0, MOST_TOLD)
  const rest = claims.slice(MOST_TOLD)
  const lines =
    asks === 'payment'
      ? await paymentsOf(turn, shown)
      : (await Promise.all(shown.map(async (claim) => `- ${await ANSWERS[ofSeveral(asks)](turn, claim)}`))).join('\n')
  return paragraphs(lines, rest.length > 0 && othersNote(rest))
}

/** A table for each of several would be none to read. */
const ofSeveral = (asks: Asks): Asks => (asks === 'contents' ? 'amount' : asks)

const othersNote = (others: readonly Expense[]): string =>
  replies('sent-claim.others', {
    numbers: listWords(others.slice(0, MOST_NAMED).map(({ expense_number: number }) => number)),
  })

const ANSWERS: Record<Asks, (turn: Turn, claim: Expense) => Promise<string> | string> = {
  state: stateOf,
  holder: stateOf,
  since: stateOf,
  payment: paymentOf,
  reason: reasonOf,
  contents: contentsOf,
  amount: (_, claim) => amountText(claim),
}

const amountText = ({ expense_number: number, description, status, submitted_at: sent, ...claim }: Expense): string =>
  replies('claims.one', {
    number,
    description: literal(description),
    amount: rupeeText(paiseFromRupees(claim.total)),
    date: dayText(dayOf(new Date(sent))),
    status,
  })

async function contentsOf({ tools }: Turn, claim: Expense): Promise<string> {
  const receipts = await tools.my_claim_receipts({ expense: claim.expense_number })
  const rows = receipts.map((receipt) => [
    receipt.expense_date === null ? replies('not-read') : dayText(receipt.expense_date),
    literal(receipt.description ?? receipt.file_name),
    literal(receipt.expense_type),
    receipt.total === null ? replies('not-read') : rupeeText(paiseFromRupees(receipt.total)),
  ])
  const heads = (['date', 'merchant', 'category', 'total'] as const).map((head) => replies(`head.${head}`))
  return paragraphs(
    replies('sent-claim.contents', { number: claim.expense_number, count: rows.length, sum: amountOf(claim) }),
    rows.length > 0 && table(heads, rows),
  )
}
