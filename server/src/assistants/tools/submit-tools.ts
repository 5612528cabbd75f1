import type { ConnectionScope } from '@pravas/contract/connections'
import { toolText } from '@pravas/messages/tools'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Claims, Shown } from '../../expenses/draft/submit-service.ts'
import { SEND_CLAIM_COST, TURN_COST } from '../../http/cost-rules.ts'
import { deciderText } from '../../requests/decider-text-rules.ts'
import type { ShownVersion, TripDrafts } from '../../trips/draft/drafts-service.ts'
import { tool } from '../kernel/tool.ts'
import type { ApproverOf } from './record-tools.ts'

/** How one kind of caller says what the person agreed to. Sending is the same for all of them. */
export interface Consent<Input extends z.ZodObject, Agreed> {
  /** The scope of a connected assistant; null for our own, whose rules have read the person's yes. */
  scope: ConnectionScope | null
  input: Input
  /** Returns what the person agreed to; throws where that is not what there is to send. */
  agreed(actor: Actor, input: z.output<Input>, signal: AbortSignal): Promise<Agreed> | Agreed
}

/** A trip draft in the version that the person said yes to; unchecked where live prices could not be asked again. */
export type AgreedTrip = ShownVersion & { unchecked: boolean; reason?: string | undefined }

export interface SubmitTripDeps {
  drafts: Pick<TripDrafts, 'submit'>
  approverOf: ApproverOf
}

/** Sends a trip draft. */
export function submitTrip<Input extends z.ZodObject>(
  { drafts, approverOf }: SubmitTripDeps,
  { scope, input, agreed }: Consent<Input, AgreedTrip>,
) {
  return tool({
    name: 'submit_trip',
    title: toolText('submit_trip.title'),
    description: toolText('submit_trip.description'),
    scope,
    effect: 'send',
    cost: () => TURN_COST,
    input,
    /** The request's number and who it went to; null when nobody is set as the person's manager. */
    async run(actor, given, signal, call) {
      const { unchecked, reason, ...version } = await agreed(actor, given, signal)
      const { tripNumber, travellers } = await drafts.submit(actor, version, { unchecked, reason })
      await call?.noteSent(tripNumber)
      return { tripNumber, approver: await approverOf(actor, travellers) }
    },
    present: ({ tripNumber, approver }) => ({
      trip_number: tripNumber,
      status: 'pending',
      went_to: deciderText(approver),
    }),
  })
}

/** A claim draft, and what the person was shown of it. */
export type AgreedClaim = Shown & { draftId: string }

/** Sends a claim draft. */
export function submitClaim<Input extends z.ZodObject>(
  { claims }: { claims: Pick<Claims, 'submit'> },
  { scope, input, agreed }: Consent<Input, AgreedClaim>,
) {
  return tool({
    name: 'submit_claim',
    title: toolText('submit_claim.title'),
    description: toolText('submit_claim.description'),
    scope,
    effect: 'send',
    cost: () => SEND_CLAIM_COST,
    input,
    /** Throws what `claims.submit` throws. */
    async run(actor, given, signal, call) {
      const { draftId, ...shown } = await agreed(actor, given, signal)
      signal.throwIfAborted()
      const claimed = await claims.submit(actor, draftId, shown)
      await call?.noteSent(claimed.expenseNumbers.join(', '))
      return claimed
    },
    present: ({ expenseNumbers, approver }) => ({
      expense_numbers: expenseNumbers,
      status: 'pending',
      went_to: deciderText(approver),
    }),
  })
}
