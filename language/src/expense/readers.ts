import { readConsent } from '../text/consent.ts'
import type { ExpenseAct, ExpenseIntent } from './acts.ts'
import { asksForTaxCredit, claimQuestionIn, tripReceiptsIn } from './claims/claim-questions.ts'
import { claimWishIn } from './claims/claim-wishes.ts'
import { asksWhoDecides, decisionIn } from './claims/decision-wishes.ts'
import { namesTrip, type TripName, tripNameIn } from './claims/trip-name.ts'
import type { ExpenseContext } from './context.ts'
import type { Correction } from './corrections/kinds.ts'
import { readCorrections } from './corrections/read-corrections.ts'
import { readStatements, type Statement } from './corrections/statements.ts'
import { othersMeant } from './queries/others.ts'
import type { Parts } from './queries/parse.ts'
import type { FiguresQuestion } from './queries/read-query.ts'
import { readReceiptQuestion } from './queries/receipt-question.ts'
import { wantsSummary } from './queries/summary.ts'
import {
  APPROVER_WORDS,
  CLAIM_WORDS,
  COURTESY,
  DECISION_WORDS,
  RECEIPT_WORDS,
  TALK_WORDS,
  TAX_WORDS,
  WISH_WORDS,
} from './reader-words.ts'
import { mentionsIn } from './receipts/mentions.ts'
import { ORDER } from './receipts/plain-words.ts'
import { merchantWords } from './receipts/receipt.ts'
import { exceptionIn, readRemoval } from './removals/read-removal.ts'
import { sendingQuestionIn } from './sending/questions.ts'
import { asksForTime, refusesToSend } from './sending/refusals.ts'
import { wantsToSend } from './sending/wishes.ts'
import { policyQuestionIn } from './talk/policy-subjects.ts'
import { asksHowLong, smallTalkIn, unknownSubjectIn } from './talk/small-talk.ts'
import { wantedBack } from './wishes/as-read.ts'
import { type Wish, wishIn } from './wishes/read-wish.ts'

/** A message in the forms that readers need. */
export interface Said {
  /** Without an assent at its beginning that answers a question. */
  message: string
  /** As that, with what people shorten spelled out. */
  plain: string
  parts: Parts
  figures: FiguresQuestion | undefined
  /** What it wishes of receipts. */
  wish: Wish | undefined
}

/** What a reader makes of a message. */
export interface Read {
  acts: WishedAct[]
  /** Words that it could not use. */
  unknown: readonly string[]
}

/** An act without the words that it was read from. */
export type WishedAct<Intent extends ExpenseIntent = ExpenseIntent> = {
  [I in Intent]: Pick<ExpenseAct<I>, 'intent' | 'slots'>
}[Intent]

type Reader = (said: Said, context: ExpenseContext) => Read | undefined

/** The readers of what changes something, then those of questions; of two that read a message equally well the first counts. */
export const READERS: readonly Reader[] = [
  undo,
  restore,
  claimWish,
  leave,
  removal,
  decision,
  askApprover,
  statements,
  corrections,
  summary,
  taxCredit,
  sendingQuestion,
  talk,
  tripReceipts,
  othersClaims,
  query,
  claimStatus,
  unknownSubject,
  receiptQuestion,
]

function only<I extends ExpenseIntent>(
  intent: I,
  slots: ExpenseAct<I>['slots'],
  unknown: readonly string[] = [],
): Read {
  return { acts: [{ intent, slots } as WishedAct], unknown }
}

/** 'Undo that, it was a mistake'; 'restore receipt 2' of one that was removed. */
function undo({ wish }: Said, { open, today }: ExpenseContext): Read | undefined {
  if (wish?.act === 'undo') return only('undo', { several: wish.several }, wish.others)
  return wish?.act === 'restore' ? restored(wish.about, wish.others, open, today) : undefined
}

/** One that is here goes back to what was read of it. */
function restored(about: string, others: readonly string[], open: ExpenseContext['open'], today: string) {
  const { by, receipts } = mentionsIn(about, open, { today, focus: undefined })
  return by !== 'none' && receipts.length > 0 ? undefined : only('restore', { about }, others)
}

function restore({ message }: Said, { open, today }: ExpenseContext): Read | undefined {
  const about = wantedBack(message)
  return about === undefined ? undefined : restored(about, [], open, today)
}

function claimWish({ message, parts }: Said, { asked, open, focus, today }: ExpenseContext): Read | undefined {
  const wish = claimWishIn(message)
  if (wish?.about === 'duplicate') {
    const { by, receipts } = mentionsIn(message, open, { today, focus })
    const named = by === 'none' ? [] : receipts.map(({ id }) => id)
    return only(
      'resolve_duplicate',
      { resolution: wish.resolution, plain: wish.plain, by, receipts: named },
      without(parts, WISH_WORDS),
    )
  }
  if (wish?.about === 'as') return only('claim_as', { as: wish.as }, without(parts, WISH_WORDS))
  if (wish) return only('choose_trip', { trip: wish.trip === null ? null : tripNameIn(wish.trip, today) })
  const trip = asked?.trips && tripAnswer(message, asked.trips, today)
  return trip && only('choose_trip', { trip })
}

/** The answer to which trip was meant; undefined when it cannot be one. */
function tripAnswer(message: string, trips: readonly string[], today: string): TripName | undefined {
  if (/\?\s*$/.test(message) || message.split(' ').length > 10) return undefined
  const place = /^(?:the )?(?:#?(\d)|(first|second|third)(?: one)?)[.!]?$/i.exec(message.trim())
  const index = place?.[1]
    ? Number(place[1]) - 1
    : ['first', 'second', 'third'].indexOf(place?.[2]?.toLowerCase() ?? '')
  const number = place ? trips[index] : undefined
  const name = tripNameIn(number ?? message, today)
  return (namesTrip({ ...name, words: [] }) || name.latest) && name.words.length === 0 ? name : undefined
}

function removal({ message, wish: wished }: Said, { open, spoken, focus, today }: ExpenseContext): Read | undefined {
  const context = { open, focus, today }
  const isAssent = open.length > 1 && readConsent(message, CLAIM).opensWithYes
  const wish =
    spoken.length > 0
      ? (readRemoval(message, context, wished) ?? (isAssent ? exceptionIn(message, context) : undefined))
      : undefined
  return wish && only('remove', wish, wish.rest)
}

/** 'No', 'nvm', 'cancel': not of sending, which is refused by name. */
function onlyRefuses(message: string): boolean {
  return readConsent(message, CLAIM).says === 'no' && !refusesToSend(message)
}

/** 'Theek hai', 'good job', as long as nothing was asked that it answers. */
function onlyAcknowledges(message: string): boolean {
  const { says, namesAct, unread } = readConsent(message, CLAIM)
  return says !== 'no' && !namesAct && unread.length === 0 && /\p{L}/u.test(message)
}

const CLAIM = { action: 'send', kind: 'claim' } as const

/** 'Delete the dinner or no keep it', 'don't remove the cab'; and a refusal of nothing in particular. */
function leave({ message, wish }: Said, { open, focus, today }: ExpenseContext): Read | undefined {
  const isLeft = wish?.act === 'leave' || (wish?.act === 'keep' && isOfReceipt(wish.about, { open, focus, today }))
  return isLeft || onlyRefuses(message) ? only('leave', {}, wish?.others) : undefined
}

/** 'Keep going' keeps no receipt. */
function isOfReceipt(about: string, { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>): boolean {
  return about === '' || IT.has(about.toLowerCase()) || mentionsIn(about, open, { today, focus }).by !== 'none'
}

const IT = new Set(['it', 'that', 'this', 'them', 'everything', 'all', 'both'])

function decision({ plain, parts }: Said): Read | undefined {
  const wished = decisionIn(plain)
  return wished && only('decide', wished, without(parts, DECISION_WORDS))
}

function askApprover({ plain, parts }: Said): Read | undefined {
  return asksWhoDecides(plain) ? only('ask_approver', {}, without(parts, APPROVER_WORDS)) : undefined
}

/** 'The hotel is 4740 and uber 600', 'change coffee to 520, no 530'. */
function statements({ message }: Said, { open, spoken, focus, asked, today }: ExpenseContext): Read | undefined {
  const found = readStatements(message, { open: open.length > 0 ? open : spoken, today, asked: asked?.field, focus })
  if (!found) return undefined
  if (found.isWithdrawn) return only('leave', {}, found.asides)
  const acts = found.statements.map(({ about, field, value, isBare }) =>
    isBare ? undefined : { intent: 'correct' as const, slots: correctionOf(about, field, value) },
  )
  if (acts.every((one) => one !== undefined)) {
    const beside = found.asides.map((aside) => actBeside(aside, { open, focus, today }))
    return {
      acts: [...acts, ...beside.flatMap((act) => act ?? [])],
      unknown: found.asides.filter((_, at) => beside[at] === undefined),
    }
  }
  const totals = found.statements.flatMap((one) => totalOf(one, focus))
  return totals.length === found.statements.length ? only('propose_totals', { totals }) : undefined
}

/** What a clause beside values wishes for: '… and remove the hotel', '…, send it'. */
function actBeside(clause: string, context: Pick<ExpenseContext, 'open' | 'focus' | 'today'>): WishedAct | undefined {
  const removal = readRemoval(clause, context, wishIn(clause, context))
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

function corrections({ message }: Said, { open, spoken, focus, today }: ExpenseContext): Read | undefined {
  const found = readCorrections(message, { open, spoken, focus, today })
  const acts = found.flatMap((one) => (one.kind === 'aside' ? [] : [{ intent: 'correct' as const, slots: one }]))
  const asides = found.flatMap((one) => (one.kind === 'aside' ? [one.about] : []))
  return acts.length > 0 ? { acts, unknown: asides } : undefined
}

function summary({ message }: Said): Read | undefined {
  return wantsSummary(message) ? only('summary', {}) : undefined
}

function taxCredit({ plain, parts }: Said): Read | undefined {
  return asksForTaxCredit(plain) ? only('tax_credit', {}, without(parts, TAX_WORDS)) : undefined
}

function sendingQuestion({ plain }: Said): Read | undefined {
  const about = sendingQuestionIn(plain)
  return about && only('ask_sending', { about }, [])
}

function talk({ message, plain, parts }: Said): Read | undefined {
  const unknown = without(parts, TALK_WORDS)
  if (refusesToSend(plain)) return only('refuse_send', {}, unknown)
  if (asksForTime(plain)) return only('pause', {})
  const says = smallTalkIn(plain)
  if (onlyAcknowledges(message) && (says === undefined || says === 'praise'))
    return only('small_talk', { says: 'praise' })
  if (says) return only('small_talk', { says }, unknown)
  if (asksHowLong(plain)) return only('ask_duration', {}, unknown)
  return wantsToSend(plain) ? only('send', {}) : undefined
}

function tripReceipts({ plain }: Said, { today }: ExpenseContext): Read | undefined {
  const about = tripReceiptsIn(plain)
  return about === undefined ? undefined : only('trip_receipts', { trip: tripNameIn(about, today) })
}

function othersClaims({ parts, figures }: Said, { spoken, ownId }: ExpenseContext): Read | undefined {
  if (figures?.query.against?.kind === 'team') return undefined
  const merchants = merchantWords(spoken)
  const names = parts.unknown.filter((word) => !merchants.has(word))
  const whose = othersMeant(parts.text, names, ownId)
  return whose === undefined ? undefined : only('others_claims', { whose })
}

function query({ figures, plain, parts: { said } }: Said): Read | undefined {
  const isBound = said.leastPaise !== undefined || said.mostPaise !== undefined
  const unread = isBound ? [] : figuresIn(plain)
  // 'And the dinner was 2350?' says something of a receipt, and changes no question.
  if (figures?.refines && unread.length > 0) return undefined
  return figures && !figures.isPlain ? only('query', figures, [...figures.unknown, ...unread]) : undefined
}

function claimStatus({ plain, parts }: Said, { spoken }: ExpenseContext): Read | undefined {
  const question = claimQuestionIn(plain, spoken.length === 0)
  return (
    question &&
    only('claim_status', { question, said: parts.said }, [
      ...without(parts, CLAIM_WORDS),
      ...(parts.said.leastPaise === undefined && parts.said.mostPaise === undefined ? figuresIn(plain) : []),
    ])
  )
}

function unknownSubject({ plain }: Said, { open }: ExpenseContext): Read | undefined {
  const { printed, subject, elsewhere } = unknownSubjectIn(plain)
  if (elsewhere === 'policy') return only('ask_policy', policyQuestionIn(plain))
  if (elsewhere !== undefined) return only('ask_unknown', { elsewhere })
  if (printed !== undefined && open.length > 0) return only('ask_unknown', { printed })
  return subject === undefined ? undefined : only('ask_unknown', { subject })
}

function receiptQuestion({ plain, parts }: Said, { spoken, focus, today, topic }: ExpenseContext): Read | undefined {
  const question = readReceiptQuestion(plain, { spoken, focus, today, topic })
  if (!question) return undefined
  const named = question.by === 'number' ? ORDER : NO_WORDS
  const names = new Set(question.by === 'merchant' ? merchantWords(spoken) : [])
  return only('ask_receipts', question, [
    ...namesOfNothing(parts, spoken),
    ...without(parts, RECEIPT_WORDS).filter((word) => !named.has(word) && !names.has(word)),
    ...(question.bound || question.period ? [] : figuresIn(plain)),
  ])
}

/** The name of a merchant that no receipt here has: 'compare the cab with Cloudhost'. */
function namesOfNothing({ said: { merchant } }: Parts, spoken: ExpenseContext['spoken']): string[] {
  const here = merchantWords(spoken)
  const words = merchant?.split(/[^\p{L}\p{N}]+/u) ?? []
  return words.filter((word) => word !== '' && !here.has(word) && !RECEIPT_WORDS.has(word) && !COURTESY.has(word))
}

/** A figure that names no receipt, day or number of a claim. */
const FIGURE = /(?<![\p{L}\p{N}.,/#-])(?!20\d\d(?!\p{N}))\d[\d,]*\d{2}(?:\.\d+)?k?(?![\p{L}\p{N}/-])/gu

/** The amounts in a message, of which a question that bounds nothing makes no use. */
function figuresIn(message: string): string[] {
  return message.match(FIGURE) ?? []
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** The words of a question that neither its grammar nor a reader's own words account for. */
function without({ unknown }: Parts, known: ReadonlySet<string>): string[] {
  return unknown.filter(
    (word) => !known.has(word.replace(/['’]s$/, '')) && !COURTESY.has(word) && !/^exp-\d/.test(word),
  )
}
