import { readConsent } from '../../text/consent.ts'
import { unreadOf } from '../../text/interpretation.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { remarksIn } from '../../text/remarks.ts'
import { typingDistance } from '../../text/spelling.ts'
import { approverQuestionIn, decisionIn } from '../claims/decision-wishes.ts'
import { personIn, queueQuestionIn } from '../claims/queue-questions.ts'
import { clausesOf } from '../commands/clauses.ts'
import { type ExpenseContext, isYesNo } from '../context.ts'
import { APPROVER_WORDS, DECISION_WORDS, QUEUE_WORDS, TALK_WORDS } from '../reader-words.ts'
import { plainWordsOf } from '../receipts/plain-words.ts'
import { eachMentioned, exceptionIn } from '../removals/read-removal.ts'
import { holdsBack } from '../sending/holds.ts'
import { sendingQuestionIn, waitsForWord } from '../sending/questions.ts'
import { asksForTime, postponesSending, refusesToSend, speaksOfSending } from '../sending/refusals.ts'
import { asksToReview } from '../sending/review-questions.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { asksHowLong, elsewhereIn, smallTalkIn } from '../talk/small-talk.ts'
import { CLAIM, type MessageForms, NO_WORDS, only, type Read, without } from './reading.ts'
import { heldBack as heldAll } from './sending-readers.ts'

export function decision({ plain, parts }: MessageForms, { waitingFrom = [] }: ExpenseContext): Read | undefined {
  const wished = decisionIn(plain)
  const from = personIn(plain, waitingFrom)
  return (
    wished &&
    only(
      'decide',
      wished,
      without(parts, DECISION_WORDS).filter((word) => !isPartOf(word, from)),
    )
  )
}

/** Whether a word names a person: 'Asha', 'Asha’s', 'ashas'. */
function isPartOf(word: string, name: string | undefined): boolean {
  const parts = name === undefined ? [] : wordingOf(name).words
  return parts.includes(word) || parts.includes(word.replace(/['’]?s$/, ''))
}

export function askApprover({ plain, parts }: MessageForms): Read | undefined {
  const asked = approverQuestionIn(plain)
  return asked && only('ask_approver', asked, without(parts, APPROVER_WORDS))
}

/** 'What is waiting for me', 'which claims do I have to approve'. */
export function queue({ plain, parts }: MessageForms, { subject, waitingFrom = [] }: ExpenseContext): Read | undefined {
  const asked = queueQuestionIn(plain, { isSpokenOf: subject === 'queue', people: waitingFrom })
  if (!asked) return undefined
  return only(
    'ask_queue',
    asked,
    without(parts, QUEUE_WORDS).filter((word) => !isPartOf(word, asked.from)),
  )
}

export function sendingQuestion({ plain, whole }: MessageForms): Read | undefined {
  const about = elsewhereIn(plain) === 'per-diem' ? undefined : sendingQuestionIn(plain)
  // Whatever is said around it, all that would be sent is shown, and nothing is sent without a word.
  const isOfAll = about !== undefined && (asksToReview(plain) || waitsForWord(plain))
  return about && { ...only('ask_sending', { about }, []), ...(isOfAll && { used: [{ start: 0, end: whole.length }] }) }
}

export function refusal({ whole, plain, parts }: MessageForms, context: ExpenseContext): Read | undefined {
  if (context.open.length > 0 && holdsBack(whole) && !asksForTime(whole)) {
    const isOfSending = context.asked === undefined || !isYesNo(context.asked) || speaksOfSending(whole)
    return isOfSending ? heldAll(whole) : { ...only('leave', {}), used: [{ start: 0, end: whole.length }] }
  }
  if (!refusesToSend(plain)) return undefined
  const receipts = heldBack(plain, context)
  const named = receipts.length > 0 ? new Set(plainWordsOf(plain)) : NO_WORDS
  return only(
    'refuse_send',
    { receipts },
    without(parts, TALK_WORDS).filter((word) => !named.has(word) && !isSlipOfSend(word)),
  )
}

const isSlipOfSend = (word: string): boolean => word[0] === 's' && typingDistance(word, 'send', MOST_SLIP) <= MOST_SLIP

const MOST_SLIP = 1.05

/** The receipts that are not to be sent where the others may be: 'don't send the hotel one'. */
function heldBack(message: string, { open, today }: ExpenseContext): string[] {
  const clause = clausesOf(message).find(({ words, textOf }) => refusesToSend(textOf(0, words.length)))
  if (!clause) return []
  const receipts = eachMentioned(clause.textOf(0, clause.words.length), { open, today })
  return receipts.length < open.length ? receipts.map(({ id }) => id) : []
}

/** 'Send it on Friday': nothing is sent by itself then. */
export function postponed({ plain }: MessageForms, { open, today }: ExpenseContext): Read | undefined {
  // 'Submit all, hotel later' sends the others.
  const leavesOut = open.length > 1 && exceptionIn(plain, { open, today, focus: undefined }) !== undefined
  return !leavesOut && postponesSending(plain) ? only('refuse_send', { receipts: [], later: true }) : undefined
}

export function pause({ plain }: MessageForms): Read | undefined {
  return asksForTime(plain) ? only('pause', {}) : undefined
}

export function send({ plain }: MessageForms): Read | undefined {
  // 'Submit mat karna' is no wish, whatever else is said.
  return wantsToSend(plain) && !refusesToSend(plain) ? only('send', {}) : undefined
}

/** 'Theek hai', 'good job', as long as nothing was asked that it answers. */
function onlyAcknowledges(message: string): boolean {
  const { says, namesAct, unread } = readConsent(message, CLAIM)
  return says !== 'no' && !namesAct && unread.length === 0 && /\p{L}/u.test(message)
}

export function talk({ message, plain, parts }: MessageForms): Read | undefined {
  const says = smallTalkIn(plain)
  if (onlyAcknowledges(message) && (says === undefined || says === 'praise'))
    return only('small_talk', { says: 'praise' })
  return says && only('small_talk', { says }, without(parts, TALK_WORDS))
}

export function duration({ plain, parts }: MessageForms): Read | undefined {
  return asksHowLong(plain) ? only('ask_duration', {}, without(parts, TALK_WORDS)) : undefined
}

/** 'Sorry for the confusion, my net is slow': nothing follows from it. */
export function remark({ message }: MessageForms): Read | undefined {
  return /\p{L}/u.test(message) && unreadOf(message, remarksIn(message)).length === 0 ? only('remark', {}) : undefined
}
