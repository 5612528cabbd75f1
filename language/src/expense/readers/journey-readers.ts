import type { ExpenseContext } from '../context.ts'
import { type JourneyTalk, journeyAfter, journeyIn } from '../journeys/told-journey.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { figurePlaces, type MessageForms, only, type Read } from './reading.ts'

/** 'Drove 46 km to the site and back', 'how much is 92 km by car'. */
export function journey({ whole }: MessageForms, { today }: ExpenseContext): Read | undefined {
  return told(journeyIn(whole, today), whole)
}

/** What goes on about the journey that was spoken of: 'how much does that come to', 'by bike?' */
export function journeySpokenOf({ whole }: MessageForms, { today, journey: known }: ExpenseContext): Read | undefined {
  const talk = known && journeyAfter(whole, today, { ...known, purpose: known.purpose ?? '' })
  return talk?.asks || talk?.journey.kilometres !== undefined || talk?.journey.vehicle ? told(talk, whole) : undefined
}

/** A part of the journey that was asked for, or what is said of it anew. */
export function journeyPart(said: MessageForms, today: string, known: JourneyTalk['journey']): Read | undefined {
  if (said.wish || wantsToSend(said.whole)) return undefined
  return told(journeyIn(said.whole, today) ?? journeyAfter(said.whole, today, known), said.whole)
}

/** Distances are revised as they are told: '46 one side, so 92 in total'. */
const told = (talk: JourneyTalk | undefined, said: string): Read | undefined =>
  talk && { ...only('tell_journey', talk, talk.unread), used: figurePlaces(said) }
