import { isUnsure } from '../../text/certainty.ts'
import { readConsent } from '../../text/consent.ts'
import { purposeIn } from '../claims/purposes.ts'
import { commandIn } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import { amountWishIn } from '../corrections/amount-wishes.ts'
import type { Statement } from '../corrections/clause-shape.ts'
import { confirmationsIn } from '../corrections/confirmations.ts'
import { exchangeRateIn } from '../corrections/exchange-rates.ts'
import type { Correction } from '../corrections/kinds.ts'
import { partIn } from '../corrections/parts.ts'
import { paymentWishesIn } from '../corrections/payment-wishes.ts'
import { readCorrections } from '../corrections/read-corrections.ts'
import { shareIn } from '../corrections/shares.ts'
import { ASKED_FIRST } from '../queries/question-words.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { readRemoval } from '../removals/read-removal.ts'
import { isMarked } from '../sending/questions.ts'
import { asksOfRate, foreignIn } from '../talk/foreign-money.ts'
import { CLAIM, figurePlaces, figuresIn, type MessageForms, only, type Read, type WishedAct } from './reading.ts'

/** 'The hotel is 4740 and uber 600', 'change coffee to 520, no 530'. */
export function statements({ stated }: MessageForms, { open, focus, today }: ExpenseContext): Read | undefined {
  if (!stated) return undefined
  if (stated.isWithdrawn) return only('leave', {}, stated.asides)
  const acts = stated.statements.flatMap(({ about, field, value, isBare }) =>
    isBare ? [] : [{ intent: 'correct' as const, slots: correctionOf(about, field, value) }],
  )
  if (acts.length < stated.statements.length) return undefined
  const beside = stated.asides.map((aside) => actBeside(aside, { open, focus, today }))
  return {
    acts: [...acts, ...beside.flatMap((act) => act ?? [])],
    used: stated.ruledOut,
    unknown: stated.asides.filter((_, at) => beside[at] === undefined),
  }
}

/** 'Parking 90 is correct': the totals stand as they were read, and somebody vouches for them. */
export function confirmations({ whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const found = confirmationsIn(whole, context)
  if (!found) return undefined
  const acts = found.map(({ number, totalPaise }) => ({
    intent: 'correct' as const,
    slots: { kind: 'change' as const, about: `receipt ${number}`, change: { totalPaise } },
  }))
  return { acts, unknown: [], used: [{ start: 0, end: whole.length }] }
}

/** 'Cab 700 and dinner 1800': figures beside receipts, which are likely their totals. */
export function likelyTotals({ stated }: MessageForms, { focus }: ExpenseContext): Read | undefined {
  if (!stated || stated.isWithdrawn || stated.statements.every(({ isBare }) => !isBare)) return undefined
  const totals = stated.statements.flatMap((one) => totalOf(one, focus))
  return totals.length === stated.statements.length ? only('propose_totals', { totals }) : undefined
}

/** What a clause beside values wishes for: '… and remove the hotel', '…, send it'. */
function actBeside(clause: string, context: Pick<ExpenseContext, 'open' | 'focus' | 'today'>): WishedAct | undefined {
  const removal = readRemoval(clause, context, commandIn(clause, context))
  if (removal) return { intent: 'remove', slots: removal }
  const { says, namesAct } = readConsent(clause, CLAIM)
  return says === 'yes' && namesAct ? { intent: 'send', slots: {} } : undefined
}

function correctionOf(
  about: string,
  field: Statement['field'],
  value: Statement['value'],
): Exclude<Correction, { kind: 'aside' }> {
  if ('change' in value) return { kind: 'change', about, change: value.change }
  return 'refused' in value
    ? { kind: 'refused', about, why: value.refused }
    : { kind: 'no-value', about, field, why: value.unclear }
}

/** A figure beside one receipt, which is likely its total. */
function totalOf({ receipts, field, value }: Statement, focus: string | undefined) {
  const [id = focus, ...others] = receipts?.map((receipt) => receipt.id) ?? []
  const totalPaise = 'change' in value && field === 'totalPaise' ? value.change.totalPaise : undefined
  return id !== undefined && others.length === 0 && typeof totalPaise === 'number'
    ? [{ receiptId: id, totalPaise }]
    : []
}

/** '500 of the dinner was my own': what is left of a bill that is partly somebody's own. */
export function shares({ message }: MessageForms, context: ExpenseContext): Read | undefined {
  const share = shareIn(message, context)
  if (!share) return undefined
  const { number, totalPaise } = share
  const receipt = context.open.find((one) => one.number === number)
  if (receipt && isSameShare(receipt, totalPaise, context))
    return { ...only('leave', {}), used: [{ start: 0, end: message.length }] }
  const read = only('correct', { kind: 'change', about: `receipt ${number}`, change: { totalPaise } })
  return { ...read, used: [{ start: 0, end: message.length }] }
}

/** 'The net payable there should be 1684, they knocked off the service charge'; 'both done in cash'. */
export function toldInPassing({ message }: MessageForms, context: ExpenseContext): Read | undefined {
  const used = [{ start: 0, end: message.length }]
  const amount = amountWishIn(message, context)
  if (amount) {
    const change = { totalPaise: amount.totalPaise }
    return { ...only('correct', { kind: 'change', about: `receipt ${amount.number}`, change }), used }
  }
  const wishes = paymentWishesIn(message, context)
  const acts = wishes?.flatMap(({ numbers, paymentMethod }) =>
    numbers.map(
      (number): WishedAct => ({
        intent: 'correct',
        slots: { kind: 'change', about: `receipt ${number}`, change: { paymentMeans: paymentMethod } },
      }),
    ),
  )
  return acts && { acts, unknown: [], used }
}

/** Whether a share is said once more that was taken already: half of half is hardly meant. */
function isSameShare(
  { id, totalPaise: now }: ExpenseContext['open'][number],
  totalPaise: number,
  { totalsBefore }: ExpenseContext,
): boolean {
  const before = totalsBefore?.get(id)
  return before !== undefined && now !== null && Math.abs((before * totalPaise) / now - now) < SAME
}

/** Paise: shares are rounded. */
const SAME = 100

/** 'Laundry was 236, take it off the hotel'. */
export function parts({ message }: MessageForms, context: ExpenseContext): Read | undefined {
  const wish = partIn(message, context)
  const receipt = context.open.find(({ id }) => id === wish?.receiptId)
  if (!receipt || wish?.totalPaise === undefined) return undefined
  const change = { totalPaise: wish.totalPaise }
  const read = isSameShare(receipt, wish.totalPaise, context)
    ? only('leave', {})
    : only('correct', { kind: 'change', about: `receipt ${receipt.number}`, change })
  return { ...read, used: [{ start: 0, end: message.length }] }
}

/** As that, where nobody can tell of which bill the part is, or how much. */
export function openParts({ message, whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const wish = partIn(message, context)
  if (!wish || wish.totalPaise !== undefined) return undefined
  // 'Leave out the laundry. It was for the dealer audit.'
  const told = purposeIn(whole, context)
  const noted: WishedAct[] = told ? [{ intent: 'note_purpose', slots: { ...told.purpose, rest: [] } }] : []
  return {
    acts: [{ intent: 'ask_part', slots: wish }, ...noted],
    unknown: [],
    used: [{ start: 0, end: message.length }],
  }
}

/** 'Umm, the dinner was around 1200?': a guess of one receipt's total, which is asked about. */
export function guess({ message }: MessageForms, { open, today }: ExpenseContext): Read | undefined {
  if (!isUnsure(message) || ASKED_FIRST.test(message) || figuresIn(message).length !== 1) return undefined
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  const [receipt, ...others] = by === 'none' || by === 'date' ? [] : receipts
  if (!receipt || others.length > 0) return undefined
  const why = { why: 'sounds-unsure' as const }
  return only('correct', { kind: 'no-value', about: `receipt ${receipt.number}`, field: 'totalPaise', why })
}

/** 'The rate was 20.9 per ringgit': the rupees of a bill in another currency follow. */
export function exchangeRate({ plain, whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const { open, today, focus } = context
  const rate = exchangeRateIn(plain)
  const foreign = open.filter(
    ({ currency = 'INR' }) => currency !== 'INR' && (rate?.currency === undefined || rate.currency === currency),
  )
  if (rate && foreign.length === 0 && context.foreign)
    return { ...only('tell_rate', { ...rate, receipts: [], asks: true }), used: figurePlaces(whole) }
  if (!rate || foreign.length === 0) return undefined
  const { receipts } = mentionsIn(plain, foreign, { today, focus })
  const meant = receipts.length > 0 ? receipts : foreign
  return {
    ...only('tell_rate', { ...rate, receipts: meant.map(({ id }) => id), asks: isMarked(whole) }),
    used: figurePlaces(whole),
  }
}

export function corrections(
  { message }: MessageForms,
  { open, spoken, focus, today }: ExpenseContext,
): Read | undefined {
  const found = readCorrections(message, { open, spoken, focus, today })
  const acts = found.flatMap((one) => (one.kind === 'aside' ? [] : [{ intent: 'correct' as const, slots: one }]))
  const asides = found.flatMap((one) => (one.kind === 'aside' ? [one.about] : []))
  return acts.length > 0 ? { acts, unknown: asides } : undefined
}

/** 'Paid 85 dirhams for a taxi': money of another country that is told without a document; 'which rate do you use' after it. */
export function foreignTold({ whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const used = [{ start: 0, end: whole.length }]
  const told = foreignIn(whole, context)
  if (told) return { ...only('tell_foreign', told), used }
  return context.foreign && asksOfRate(whole) ? { ...only('ask_foreign_rate', {}), used } : undefined
}
