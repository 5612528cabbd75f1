import { note, replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { type Agreed, goOn, type Outcome } from '../dialogue/outcome.ts'
import { parkedWords, resumed } from '../dialogue/parked-rules.ts'
import type { DialogueState, ParkedTrip } from '../dialogue/state.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** Withdraws the request that the traveller agreed to withdraw, and says so; one that was decided meanwhile stays. */
export async function withdrawn(
  actor: Actor,
  { number }: Agreed,
  tools: Pick<TripmateTools, 'withdraw_trip'>,
  signal: AbortSignal,
): Promise<string> {
  const isDone = await tools.withdraw_trip.run(actor, { trip: number }, signal)
  return replies(isDone ? 'withdraw.done' : 'withdraw.too-late', { number })
}

/** Opens the request that the traveller agreed to change as the trip that is talked about; another one is put aside. */
export async function reopened(
  actor: Actor,
  state: DialogueState,
  { number }: Agreed,
  tools: Pick<TripmateTools, 'change_trip'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const opened = await tools.change_trip.run(actor, { trip: number }, signal)
  if (!opened) return { ...goOn(state, [note('change.too-late', { number })]), act: 'ask-again' }
  const { id: draftId, draft, revises, reason } = opened
  const { lowest: _, ...contents } = draft
  const trip: ParkedTrip = { ...contents, draftId, ...(revises && { revises }) }
  const { state: next, notes } = resumed(state, trip)
  const [, ...others] = notes
  const begun = note('change.begun', { number, trip: parkedWords(trip) })
  return goOn({ ...next, version: opened.version, ...(reason !== null && { reason }) }, [begun, ...others])
}
