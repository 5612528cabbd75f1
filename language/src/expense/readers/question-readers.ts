import { wordingOf } from '../../text/phrases-in.ts'
import { policyQuestionIn } from '../../text/policy-question.ts'
import { isTalk } from '../../text/skipped-words.ts'
import { asksOfBudget, BUDGET_WORDS } from '../claims/budget-questions.ts'
import { CHECK_WORDS, checkQuestionIn } from '../claims/check-questions.ts'
import { asksForTaxCredit, claimQuestionIn, tripReceiptsIn } from '../claims/claim-questions.ts'
import { DOCUMENT_WORDS, documentsAsked } from '../claims/document-questions.ts'
import { sentClaimTalkIn } from '../claims/sent-claims.ts'
import { tripNameIn } from '../claims/trip-name.ts'
import type { ExpenseContext } from '../context.ts'
import { othersMeant } from '../queries/others.ts'
import type { ParsedQuery } from '../queries/parse.ts'
import { readReceiptQuestion } from '../queries/receipt-question.ts'
import { wantsSummary } from '../queries/summary.ts'
import { TEAM_WORDS, teamQuestionIn } from '../queries/team-questions.ts'
import { asksWhatIsLeft } from '../queries/topics.ts'
import { CLAIM_WORDS, RECEIPT_WORDS, TAX_WORDS } from '../reader-words.ts'
import { DOCUMENT_NAME_WORDS } from '../receipts/document-names.ts'
import { kindNames, mentionsIn } from '../receipts/mentions.ts'
import { ORDER } from '../receipts/plain-words.ts'
import { merchantWords } from '../receipts/receipt.ts'
import { asksOfEdits, unknownSubjectIn } from '../talk/small-talk.ts'
import {
  figurePlaces,
  figuresIn,
  type MessageForms,
  NO_WORDS,
  only,
  type Read,
  without,
  withoutPossessive,
} from './reading.ts'

export function summary({ message }: MessageForms): Read | undefined {
  return wantsSummary(message) ? only('summary', {}) : undefined
}

export function taxCredit({ plain, parts }: MessageForms): Read | undefined {
  return asksForTaxCredit(plain) ? only('tax_credit', {}, without(parts, TAX_WORDS)) : undefined
}

/** 'What have I changed so far'. */
export function edits({ plain }: MessageForms): Read | undefined {
  return asksOfEdits(plain) ? only('ask_edits', {}) : undefined
}

export function tripReceipts({ plain }: MessageForms, { today }: ExpenseContext): Read | undefined {
  const about = tripReceiptsIn(plain)
  return about === undefined ? undefined : only('trip_receipts', { trip: tripNameIn(about, today) })
}

export function othersClaims({ parts, figures }: MessageForms, { spoken, ownId }: ExpenseContext): Read | undefined {
  if (figures?.query.against?.kind === 'team') return undefined
  const merchants = merchantWords(spoken)
  const names = parts.unknown.filter((word) => !merchants.has(word))
  const whose = othersMeant(parts.text, names, ownId)
  return whose === undefined ? undefined : only('others_claims', { whose })
}

export function query({ figures, plain, parts: { said } }: MessageForms): Read | undefined {
  const isBound = said.leastPaise !== undefined || said.mostPaise !== undefined
  const unread = isBound ? [] : figuresIn(plain)
  // 'And the dinner was 2350?' says something of a receipt, and changes no question.
  if (figures?.refines && unread.length > 0) return undefined
  return figures && !figures.isPlain ? only('query', figures, [...figures.unknown, ...unread]) : undefined
}

export function claimStatus({ plain, parts }: MessageForms, { spoken }: ExpenseContext): Read | undefined {
  const question = claimQuestionIn(plain, spoken.length === 0)
  return (
    question &&
    only('claim_status', { question, said: parts.said }, [
      ...without(parts, CLAIM_WORDS),
      ...(parts.said.leastPaise === undefined && parts.said.mostPaise === undefined ? figuresIn(plain) : []),
    ])
  )
}

/** 'Who is sitting on the Jaipur claim', 'when will I get the money'. */
export function sentClaim({ plain }: MessageForms, context: ExpenseContext): Read | undefined {
  const talk = sentClaimTalk(plain, context)
  if (!talk || talk.asks === 'withdraw') return undefined
  const read = only('ask_sent_claim', talk)
  // Whatever amounts are said to be wrong or right are typed once the claim is back.
  return talk.asks === 'correct' ? { ...read, used: figurePlaces(plain) } : read
}

/** With no receipt here to correct or to leave as it is, a claim that was sent is: 'the Pune claim should be 1,080', 'don’t cancel it'. */
export function sentClaimInstead(said: MessageForms, context: ExpenseContext): Read | undefined {
  return context.open.length === 0 && context.asked === undefined ? sentClaim(said, context) : undefined
}

/** 'Is something missing?', 'is it too late for a bill of 2 June?': a verdict is wanted. */
export function check({ plain, parts }: MessageForms, context: ExpenseContext): Read | undefined {
  const question = tripReceiptsIn(plain) === undefined ? checkQuestionIn(plain, context) : undefined
  return question && only('ask_check', question, without(parts, CHECK_WORDS))
}

/** 'Take back the Jaipur claim': it is asked about first. */
export function withdrawal({ plain }: MessageForms, context: ExpenseContext): Read | undefined {
  const talk = sentClaimTalk(plain, context)
  return talk?.asks === 'withdraw' ? only('withdraw_claim', { claim: talk.claim, isSure: talk.isSure }) : undefined
}

/** What is said of a claim that was sent; what may be one is none where it names a receipt that is here. */
function sentClaimTalk(plain: string, { subject, open, today }: ExpenseContext) {
  const talk = sentClaimTalkIn(plain, { today, isSpokenOf: subject === 'claim', hasOpen: open.length > 0 })
  if (!talk || talk.isSure) return talk
  const { receipts } = mentionsIn(plain, open, { today, focus: undefined })
  return receipts.length === 0 ? talk : undefined
}

/** 'Why isn’t the credit note counted', 'which of these will get paid'. */
export function documents({ plain, parts }: MessageForms, context: ExpenseContext): Read | undefined {
  const receipts = documentsAsked(plain, context)
  const names = new Set([...merchantWords(context.open), ...DOCUMENT_NAME_WORDS])
  return (
    receipts &&
    only(
      'ask_documents',
      { receipts },
      without(parts, DOCUMENT_WORDS).filter((word) => !names.has(withoutPossessive(word))),
    )
  )
}

/** 'How much of our budget is left': words that are none of the question may name one. */
export function budget({ plain, parts }: MessageForms): Read | undefined {
  if (!asksOfBudget(plain)) return undefined
  return only('ask_budget', { words: without(parts, BUDGET_WORDS) })
}

/** 'Who in my team claimed the most', 'how much did Asha spend on food'. */
export function teamFigures(
  { plain, parts }: MessageForms,
  { team = [], query: before }: ExpenseContext,
): Read | undefined {
  const asked = teamQuestionIn(plain, parts, { team, before })
  if (!asked) return undefined
  const names = new Set(team.flatMap((name) => wordingOf(name).words))
  const unknown = without(parts, TEAM_WORDS).filter(
    (word) => !names.has(word) && !names.has(word.replace(/['’]?s$/, '')),
  )
  return only('query', { query: asked, unknown, refines: false, carried: [], isPlain: false }, unknown)
}

export function unknownSubject({ plain }: MessageForms, { open }: ExpenseContext): Read | undefined {
  const { printed, subject, elsewhere } = unknownSubjectIn(plain)
  if (elsewhere === 'policy') return only('ask_policy', policyQuestionIn(plain))
  if (elsewhere !== undefined) {
    const isToldWhole = TOLD.has(elsewhere) && wordingOf(plain).words.length <= MOST_TOLD
    const read = only('ask_unknown', { elsewhere })
    return isToldWhole ? { ...read, used: [{ start: 0, end: plain.length }] } : read
  }
  if (printed !== undefined && open.length > 0) return only('ask_unknown', { printed })
  return subject === undefined ? undefined : only('ask_unknown', { subject })
}

/** What is told of an expense in one short sentence, of which each word is part of it: '30 dollars for visa photos'. */
const TOLD: ReadonlySet<string> = new Set(['no-bill', 'foreign', 'one-bill', 'split-bill', 'shared', 'per-diem'])
const MOST_TOLD = 10

export function receiptQuestion(
  { plain, parts }: MessageForms,
  { spoken, focus, today, topic }: ExpenseContext,
): Read | undefined {
  const question = readReceiptQuestion(plain, { spoken, focus, today, topic })
  if (!question) return undefined
  if (asksWhatIsLeft(plain)) return only('ask_receipts', question)
  const named = question.by === 'number' ? ORDER : NO_WORDS
  const names = new Set(question.by === 'merchant' ? [...merchantWords(spoken), ...kindNames(spoken)] : [])
  return only('ask_receipts', question, [
    ...namesOfNothing(parts, spoken),
    ...without(parts, RECEIPT_WORDS).filter((word) => !named.has(word) && !names.has(withoutPossessive(word))),
    ...(question.bound || question.period ? [] : figuresIn(plain)),
  ])
}

/** The name of a merchant that no receipt here has: 'compare the cab with Cloudhost'. */
function namesOfNothing({ said: { merchant } }: ParsedQuery, spoken: ExpenseContext['spoken']): string[] {
  const here = merchantWords(spoken)
  const words = merchant?.split(/[^\p{L}\p{N}]+/u) ?? []
  return words.filter((word) => word !== '' && !here.has(word) && !RECEIPT_WORDS.has(word) && !isTalk(word))
}
