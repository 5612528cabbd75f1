import type { ClaimDraft } from '@pravas/contract/claims'
import { replies } from '@pravas/messages/fingenie'
import { z } from 'zod'
import { CLAIM_PARTS, type ClaimDone } from '../../../expenses/draft/claim-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { claimAnswer } from './claim-sent.ts'
import { DialogueState } from './state.ts'
import { paragraphs } from './texts.ts'

/** What was done to the claim draft of a conversation elsewhere than in it, and the turn that tells of it. */
const ToldClaim = z.object({
  turnId: z.string(),
  words: z.string(),
  changed: z.array(z.enum(CLAIM_PARTS)),
  /** The claims that the draft became, and what is said of them. */
  sent: z.object({ text: z.string(), referenceId: z.string() }).optional(),
})
type ToldClaim = z.infer<typeof ToldClaim>

const Told = z.object({ told: z.array(ToldClaim) })

/** More is not awaited of one conversation at a time. */
const MOST_TOLD = 5

/** Lists what a conversation's state holds that no turn has told of yet. */
export function toldIn(state: unknown): ToldClaim[] {
  return Told.safeParse(state).data?.told ?? []
}

/** Returns what a message tells of, which is then not read as a wish; undefined of every other message. */
export function toldBy(
  state: unknown,
  { turnId, message }: { turnId?: string | undefined; message: string },
): ToldClaim | undefined {
  return turnId === undefined
    ? undefined
    : toldIn(state).find((told) => told.turnId === turnId && told.words === message.trim())
}

/** Returns the state of a conversation whose draft was changed or sent elsewhere; the same turn tells of it once. */
export function withTold(state: Record<string, unknown>, { told, changed, sent }: ClaimDone): Record<string, unknown> {
  const { turn_id: turnId, words } = told
  const one: ToldClaim = {
    turnId,
    words,
    changed: [...changed],
    ...(sent && { sent: { text: claimAnswer(sent), referenceId: sent.expenseNumbers.join(', ') } }),
  }
  const others = toldIn(state).filter((other) => other.turnId !== turnId)
  return { ...state, told: [...others, one].slice(-MOST_TOLD) }
}

/** Answers a turn that tells of what was done to the draft; `claim` is the draft as it is now, null without receipts. */
export function toldReply({ changed, sent }: ToldClaim, state: unknown, claim: ClaimDraft | null): FinGenieReply {
  const { questions } = z.object({ questions: z.unknown() }).partial().catch({}).parse(state)
  const aside = questions === undefined ? {} : { questions }
  if (sent) return { ...sent, state: aside }
  const { pending, ...dialogue } = DialogueState.parse(state)
  // Whatever was to be sent, or for which trip, was asked of the draft as it was.
  const isOver = pending?.kind === 'send' || pending?.kind === 'trip'
  const kept = { ...dialogue, ...(pending && !isOver && { pending }), ...aside }
  if (!claim || claim.receipts.length === 0) return { text: replies('no-receipts'), state: kept }
  const texts = changed.flatMap((part) => textOf(part, claim) ?? [])
  return { text: paragraphs(...(texts.length > 0 ? texts : [replies('told.updated')])), state: kept }
}

/** Says what a changed part is now; undefined where the page alone says it. */
function textOf(part: (typeof CLAIM_PARTS)[number], claim: ClaimDraft): string | undefined {
  if (part === 'as') return replies(`claim-as.${claim.as}`, { count: claim.receipts.length })
  if (part === 'trip') return tripText(claim)
  if (part === 'reason') return replies(claim.policy_reason ? 'reason.noted' : 'told.reason-removed')
  return undefined
}

function tripText({ trip, trip_choice: choice, fitting_trips: fitting }: ClaimDraft): string {
  if (trip) return replies('told.trip', { number: trip.number, title: literal(trip.title) })
  if (choice !== 'auto') return replies('trip.none')
  return fitting.length > 0 ? replies('told.trips') : replies('told.no-trip')
}
