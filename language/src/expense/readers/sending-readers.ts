import { bookingByCodeIn, bookingIn } from '../../text/booking.ts'
import { readConsent } from '../../text/consent.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { reasonIn } from '../../text/reason.ts'
import { asksOfBudget } from '../claims/budget-questions.ts'
import { purposeIn } from '../claims/purposes.ts'
import type { ExpenseContext } from '../context.ts'
import { exceptionIn } from '../removals/read-removal.ts'
import { goesOn, holdsBack } from '../sending/holds.ts'
import { sendingQuestionIn } from '../sending/questions.ts'
import { asksForTime, refusesToSend } from '../sending/refusals.ts'
import { type MessageForms, only, type Read } from './reading.ts'

export function reason({ whole }: MessageForms, { open }: ExpenseContext): Read | undefined {
  const found = open.length > 0 ? reasonIn(whole) : undefined
  return found === undefined ? undefined : only('give_reason', { reason: found })
}

/** 'Purpose was the vendor audit', 'lunch with two clients from Tata': told in passing. */
export function purpose({ whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const found = purposeIn(whole, context)
  return (
    found && {
      ...only('note_purpose', { ...found.purpose, rest: found.rest }),
      used: [{ start: 0, end: whole.length }],
    }
  )
}

/** What is called a purpose, whatever stands beside it; a journey that is asked about takes its own. */
export function purposeNamed(said: MessageForms, context: ExpenseContext): Read | undefined {
  const { asked, sending } = context
  if (sending?.isOrder || asked?.kind === 'journey' || asked?.kind === 'add-journey') return undefined
  return purposeIn(said.whole, context)?.purpose.isNamed ? purpose(said, context) : undefined
}

export function booking({ whole }: MessageForms): Read | undefined {
  // 'What is left in my cost centre till March' books nothing.
  if (asksOfBudget(whole)) return undefined
  const found = bookingIn(whole) ?? bookingByCodeIn(whole)
  return found && only('book', found)
}

/**
 * A plain wish to send is one that came as an order and names the act, or a plain yes to the question whether to send, as long as
 * that still names what would be sent. Whatever else came as an order is held.
 */
export function order({ whole }: MessageForms, { sending, open, spoken, today }: ExpenseContext): Read | undefined {
  if (!sending) return undefined
  const { isOrder, question } = sending
  if (sendingQuestionIn(whole) === 'state') return only('ask_sending', { about: 'state' })
  // Without any receipt there is nothing to decide on: this refuses.
  if (isOrder && spoken.length === 0) return only('send_now', { isAnswer: false })
  const { says, namesAct, isFirm, unread } = readConsent(whole, sending.matter)
  if (says === 'yes') {
    // The question follows an order that was no plain one: an 'ok' may as well acknowledge that nothing was sent.
    if (question === 'stands')
      return isFirm || isJi(whole) ? only('send_now', { isAnswer: true }) : only('hold_order', { unread })
    if (isOrder && namesAct && (question !== undefined || !sending.isHeldUp))
      return only('send_now', { isAnswer: false })
    if (!isOrder) return only('ask_again', {})
  }
  if (isOrder) return only('hold_order', { unread })
  if (holdsBack(whole) && !asksForTime(whole)) return heldBack(whole)
  const exception = open.length > 1 ? exceptionIn(whole, { open, today, focus: undefined }) : undefined
  if (exception) return only('send_without', exception)
  if (says === 'no') return only('refuse_send', { receipts: [] })
  return !refusesToSend(whole) && asksForTime(whole) ? only('pause', {}) : undefined
}

/** 'Hold on, let me ask Arjun first': whatever else was said waits with it. */
export function heldBack(whole: string): Read {
  return { ...only('refuse_send', { receipts: [], waits: true }), used: [{ start: 0, end: whole.length }] }
}

/** 'Yes go', 'he says fine', after sending was held: whether to send is asked anew. */
export function resumed({ whole }: MessageForms, { held, open }: ExpenseContext): Read | undefined {
  return held === true && open.length > 0 && goesOn(whole)
    ? { ...only('send', {}), used: [{ start: 0, end: whole.length }] }
    : undefined
}

/** The Hindi yes that is a courtesy beside other words. */
const JI = new Set(['ji', 'jee'])
const isJi = (message: string): boolean => wordingOf(message).words.every((word) => JI.has(word))
