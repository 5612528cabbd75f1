import { readConsent } from '../../text/consent.ts'
import { commandIn } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import { besideRemoval } from '../journeys/beside-removal.ts'
import { addsJourney, dropsJourney, type JourneyTalk, journeyAfter, journeyIn } from '../journeys/told-journey.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { readRemoval } from '../removals/read-removal.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { CLAIM, figurePlaces, type MessageForms, only, type Read } from './reading.ts'

/** 'Drove 46 km to the site and back', 'how much is 92 km by car', 'remove the petrol and add 86 km by my car'. */
export function journey({ whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const { today, open, focus } = context
  const parted = open.length > 0 ? besideRemoval(whole) : undefined
  if (parted === undefined) return told(journeyIn(whole, today), whole)
  const drive = journeyIn(parted.rest, today)
  const wish = readRemoval(parted.removal, { open, focus, today }, commandIn(parted.removal, { open, today }))
  const read = wish && drive?.asks === undefined ? told(drive, whole) : undefined
  return read && wish
    ? { ...read, acts: [{ intent: 'remove', slots: wish }, ...read.acts], used: [{ start: 0, end: whole.length }] }
    : told(journeyIn(whole, today), whole)
}

/** 'Cancel the mileage': the journey that was told and not added, or a wish that there is nothing to do about. */
export function journeyDropped(
  { whole, wish }: MessageForms,
  { open, today, journey: known }: ExpenseContext,
): Read | undefined {
  // Without a receipt 'drop it' can mean nothing else.
  if (known && open.length === 0 && wish?.act === 'remove' && POINTS.test(wish.about))
    return { ...only('drop_journey', {}), used: [{ start: 0, end: whole.length }] }
  if (!dropsJourney(whole)) return undefined
  const { by } = mentionsIn(whole, open, { today, focus: undefined })
  return by === 'number' || by === 'merchant'
    ? undefined
    : { ...only('drop_journey', {}), used: [{ start: 0, end: whole.length }] }
}

/** What goes on about the journey that was spoken of: 'how much does that come to', 'by bike?' */
export function journeySpokenOf(said: MessageForms, context: ExpenseContext): Read | undefined {
  const { today, journey: known } = context
  const { whole } = said
  if (!known || isOfReceipt(whole, context)) return undefined
  const talk = journeyAfter(whole, today, { ...known, purpose: known.purpose ?? '' })
  const isOfIt = talk?.asks || talk?.journey.kilometres !== undefined || talk?.journey.vehicle
  return isOfIt ? told(talk, whole) : undefined
}

/** A part of the journey that was asked for, or what is said of it anew. */
export function journeyPart(
  said: MessageForms,
  context: ExpenseContext,
  known: JourneyTalk['journey'],
): Read | undefined {
  const { whole } = said
  const isGivenUp = said.wish?.act === 'remove' && POINTS.test(said.wish.about)
  if (isGivenUp) return { ...only('drop_journey', {}), used: [{ start: 0, end: whole.length }] }
  // 'Yes, add it' where something is missing yet: that is asked again.
  const { says, rest } = readConsent(whole, CLAIM)
  if (says === 'yes' || (rest !== whole && addsJourney(rest))) return told({ journey: {}, unread: [] }, whole)
  if (said.wish || wantsToSend(whole) || isOfReceipt(whole, context)) return undefined
  return told(journeyIn(whole, context.today) ?? journeyAfter(whole, context.today, known), whole)
}

const POINTS = /^(?:|it|that|this|usko|isko|use|ise|woh|wo|yeh|ye)$/i

/** Whether a message names a receipt, so that it is of that and of no journey. */
function isOfReceipt(said: string, { open, today }: ExpenseContext): boolean {
  const { by, receipts } = mentionsIn(said, open, { today, focus: undefined })
  return (by === 'number' || by === 'merchant' || by === 'file') && receipts.length > 0
}

/** Distances are revised as they are told: '46 one side, so 92 in total'. */
const told = (talk: JourneyTalk | undefined, said: string): Read | undefined =>
  talk && { ...only('tell_journey', talk, talk.unread), used: figurePlaces(said) }
