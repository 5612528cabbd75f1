import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { ClaimName } from '@pravas/language/expense/claims/sent-claims'
import { categoriesIn } from '@pravas/language/expense/receipts/mentions'
import { KIND_WORDS } from '@pravas/language/expense/receipts/plain-words'
import { daysBetween } from '@pravas/language/text/calendar'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { typingDistance } from '@pravas/language/text/spelling'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../clock.ts'
import { dayText, listWords, rupeeText } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import type { Asked } from './state.ts'
import { paragraphs, table, unsentNote } from './texts.ts'
import { reply, type Turn } from './turn.ts'

type Asks = ExpenseAct<'ask_sent_claim'>['slots']['asks']

/** Answers what is asked of one claim that was sent; undefined where no claim bears the words that name it. */
export async function sentClaimAnswer(
  turn: Turn,
  { asks, claim: name }: ExpenseAct<'ask_sent_claim'>['slots'],
): Promise<FinGenieReply | undefined> {
  const claims = await turn.tools.list_my_expenses()
  if (name.number !== undefined && !claims.some(({ expense_number: number }) => number === name.number))
    return reply(replies('claims.unknown', { number: name.number }), turn.dialogue.focus)
  const [claim, ...others] = meantBy(name, claims, { spoken: turn.dialogue.claim, wanted: WANTED[asks] })
  const isUnnamed = !isNamed(name) && turn.dialogue.claim === undefined
  const unsent = isUnnamed && unsentNote(turn)
  if (!claim)
    return claims.length === 0 ? reply(paragraphs(unsent, replies('claims.none')), turn.dialogue.focus) : undefined
  const awaited =
    asks === 'payment' && isUnnamed ? claims.filter(({ status }) => status === 'approved').slice(0, MOST_AWAITED) : []
  const told = awaited.length > 1 ? await paymentsOf(turn, awaited) : await ANSWERS[asks](turn, claim)
  const more = isNamed(name) && others.length > 0 && replies('sent-claim.others', { numbers: numbersOf(others) })
  return ofClaim(turn, claim, paragraphs(unsent, told, more))
}

const MOST_AWAITED = 5
const MOST_NAMED = 5

const numbersOf = (claims: readonly Expense[]): string =>
  listWords(claims.slice(0, MOST_NAMED).map(({ expense_number: number }) => number))

/** A reply on a claim, which 'it' means from now on. */
function ofClaim(
  { dialogue }: Turn,
  { expense_number: claim }: Pick<Expense, 'expense_number'>,
  text: string,
): FinGenieReply {
  const said = reply(text, dialogue.focus)
  return { ...said, state: { ...said.state, claim, subject: 'claim' } }
}

/** The statuses of the claims that a question is likely about, where several bear its words. */
const WANTED: Partial<Record<Asks | 'withdraw', readonly string[]>> = {
  state: ['pending', 'returned'],
  holder: ['pending', 'returned'],
  since: ['pending', 'returned'],
  payment: ['approved', 'paid'],
  reason: ['rejected', 'returned'],
  withdraw: WITHDRAWABLE_STATUSES,
}

const isNamed = ({ number, words, status, other }: ClaimName): boolean =>
  number !== undefined || words.length > 0 || status !== undefined || other

/** The claims that a name may mean, the likeliest first; none where none bears all of its words. */
function meantBy(
  name: ClaimName,
  claims: readonly Expense[],
  { spoken, wanted }: { spoken: string | undefined; wanted: readonly string[] | undefined },
): Expense[] {
  if (name.number !== undefined) return claims.filter(({ expense_number: number }) => number === name.number)
  const sent = claims.toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at))
  const ofSpoken = sent.filter(({ expense_number: number }) => number === spoken)
  if (!isNamed(name) && ofSpoken.length > 0) return ofSpoken
  const named = sent.filter(
    (claim) =>
      (name.status === undefined || claim.status === name.status) &&
      (!name.other || claim.expense_number !== spoken) &&
      name.words.every((word) => bears(claim, word)),
  )
  const likely = named.filter(({ status }) => wanted?.includes(status))
  return likely.length > 0 ? likely : named
}

const MOST_SLIP = 1.05
const LEAST_FOR_SLIP = 5

/** Whether a claim can be told by a word: of its description, its city, its kind, or as what it came to. */
function bears(
  { description, expense_type: type, place, total, cost_centre: centre, project }: Expense,
  word: string,
): boolean {
  const paise = /^\d[\d,]*$/.test(word) ? Number(word.replaceAll(',', '')) : undefined
  if (paise !== undefined) return Math.trunc(total) === paise
  const texts = [description, type, place, centre?.name, project?.name, project?.code].map((text) => text ?? '')
  const words = texts.flatMap((text) => wordingOf(text).words)
  const signs = KIND_WORDS.flatMap(([names, marks]) => (names.includes(word) ? [...names, ...marks] : []))
  return (
    words.some((one) => one === word || `${one}s` === word || one === `${word}s` || signs.includes(one)) ||
    categoriesIn(word).some((category) => category === type) ||
    (word.length >= LEAST_FOR_SLIP &&
      words.some(
        (one) =>
          one.length >= LEAST_FOR_SLIP && one[0] === word[0] && typingDistance(word, one, MOST_SLIP) <= MOST_SLIP,
      ))
  )
}

const ANSWERS: Record<Asks, (turn: Turn, claim: Expense) => Promise<string> | string> = {
  state: stateOf,
  holder: stateOf,
  since: stateOf,
  payment: (turn, claim) => paymentOf(turn, claim),
  reason: reasonOf,
  contents: contentsOf,
  withdraw: stateOf,
}

const amountOf = ({ total }: Expense): string => rupeeText(paiseFromRupees(total))

/** Where a claim stands: who has it and since when, or who decided and what follows. */
async function stateOf(turn: Turn, claim: Expense): Promise<string> {
  const { expense_number: number, status } = claim
  const named = { number, description: literal(claim.description), amount: amountOf(claim) }
  const sent = dayOf(new Date(claim.submitted_at))
  const decision = await decisionOf(turn, number)
  switch (status) {
    case 'pending':
      return replies('sent-claim.pending', {
        ...named,
        holder: await holderOf(turn, number),
        date: dayText(sent),
        days: daysBetween(sent, turn.today),
      })
    case 'approved':
      return paragraphs(replies('sent-claim.approved', { ...named, ...decision }), await paymentOf(turn, claim))
    case 'rejected':
    case 'returned':
      return paragraphs(
        replies(`sent-claim.${status}`, { ...named, ...decision }),
        reasonGiven(claim, decision.comment),
      )
    default:
      return replies('sent-claim.other', { ...named, status })
  }
}

/** Who decides on a pending claim now. */
async function holderOf({ tools }: Turn, number: string): Promise<string> {
  const open = (await tools.my_claim({ expense: number }))?.steps?.find(({ state }) => state === 'open')
  const asked = open?.asked.flatMap(({ name, role }) => name ?? (role === null ? [] : replies(`role.${role}`))) ?? []
  const approver = asked.length > 0 ? listWords(asked) : await tools.my_approver()
  return approver === null ? deciderText(null) : `**${literal(approver)}**`
}

async function decisionOf({ tools }: Turn, number: string): Promise<{ by: string; on: string; comment: string }> {
  const decision = (await tools.my_claim({ expense: number }))?.decision
  return {
    by: literal(decision?.decided_by ?? ''),
    on: decision ? dayText(dayOf(new Date(decision.decided_at))) : '',
    comment: decision?.comment ?? '',
  }
}

function reasonGiven({ rejection_reason: reason }: Expense, comment = ''): string | false {
  const text = reason ?? comment
  return text !== '' && replies('claims.reason', { reason: literal(text) })
}

async function reasonOf(turn: Turn, claim: Expense): Promise<string> {
  return claim.status === 'rejected' || claim.status === 'returned'
    ? stateOf(turn, claim)
    : paragraphs(replies('sent-claim.not-rejected', { number: claim.expense_number }), await stateOf(turn, claim))
}

/** What became of the money of a claim. */
async function paymentOf(turn: Turn, claim: Expense): Promise<string> {
  const { expense_number: number, status } = claim
  if (status !== 'approved' && status !== 'paid')
    return paragraphs(status === 'pending' && replies('sent-claim.unpaid-pending'), await stateOf(turn, claim))
  const payment = (await turn.tools.my_claim_payments({ expense: number })).at(-1)
  const amount = payment ? rupeeText(paiseFromRupees(payment.amount)) : amountOf(claim)
  if (payment?.state === 'paid' && payment.paid_on !== null)
    return replies('sent-claim.paid', { number, amount, date: dayText(payment.paid_on) })
  if (payment?.state === 'bounced') return replies('sent-claim.bounced', { number, amount })
  if (payment) return replies('sent-claim.planned', { number, amount })
  return replies('sent-claim.unpaid', { number, amount })
}

async function paymentsOf(turn: Turn, claims: readonly Expense[]): Promise<string> {
  const lines = await Promise.all(claims.map(async (claim) => `- ${await paymentOf(turn, claim)}`))
  return paragraphs(lines.join('\n'), replies('sent-claim.no-day'))
}

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

/** Asks whether a claim is to be withdrawn; undefined where no claim bears the words that name it. */
export async function askToWithdraw(
  turn: Turn,
  { claim: name }: ExpenseAct<'withdraw_claim'>['slots'],
): Promise<FinGenieReply | undefined> {
  const claims = await turn.tools.list_my_expenses()
  const spoken =
    turn.dialogue.claim ?? turn.spoken.find(({ expenseNumber }) => expenseNumber !== null)?.expenseNumber ?? undefined
  const [claim] = meantBy(name, claims, { spoken, wanted: WANTED.withdraw })
  if (!claim) {
    if (name.number !== undefined) return reply(replies('claims.unknown', { number: name.number }), turn.dialogue.focus)
    return claims.length === 0 ? reply(replies('elsewhere.unsent'), turn.dialogue.focus) : undefined
  }
  if (!isWithdrawable(claim))
    return ofClaim(
      turn,
      claim,
      paragraphs(replies('withdraw.cannot', { number: claim.expense_number }), await stateOf(turn, claim)),
    )
  const asked = ofClaim(turn, claim, withdrawalQuestion(claim))
  return { ...asked, state: { ...asked.state, pending: { kind: 'withdraw', number: claim.expense_number } } }
}

const isWithdrawable = ({ status }: Expense): boolean => WITHDRAWABLE_STATUSES.some((one) => one === status)

/** 'Shall I withdraw EXP-2026-000045 (Jaipur, ₹9,287.00)?' */
export function withdrawalQuestion(claim: Expense): string {
  return replies('withdraw.ask', {
    number: claim.expense_number,
    description: literal(claim.description),
    amount: amountOf(claim),
  })
}

/** Withdraws a claim after a yes. */
export async function withdrawn(turn: Turn, { number }: Asked<'withdraw'>): Promise<FinGenieReply> {
  const done = await turn.tools.withdraw_claim({ expense: number })
  const now = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const freed = now.length - turn.open.length
  const text = done ? replies('withdraw.done', { number, count: freed }) : replies('withdraw.cannot', { number })
  return ofClaim(turn, { expense_number: number }, text)
}
