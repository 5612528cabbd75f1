import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { type AtStage, endTurns, type TakenTurn } from '../approval-flow/turns-service.ts'
import type { Tables } from '../db/tables.ts'
import type { Notification, Notifier } from '../inbox/notify-service.ts'
import { decisionMail } from '../mail/decision-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ReleasedReceipts } from '../receipts/released-service.ts'
import { type PartlyApproved, partlyApproved } from './refusal-rules.ts'
import type { Refusals } from './refusal-service.ts'
import { type MovableRequest, moveTo, type NewDecision } from './store.ts'

type Trx = Transaction<Tables>

/** What there is to book of a trip; money in paise. */
type PartsToBook = readonly { title: string; pricePaise: number; begins: string }[]

/** Tells those who book trips of an approved one, within the caller's transaction. */
export interface TripsToBook {
  /**
   * Tells the travel desk of a trip that is approved now, not before that can't be taken back any more; or answers its parts where its
   * traveller books them and is to be told with the decision.
   */
  approved(trx: Trx, by: Actor, tripId: string, when: { at: Date; notBefore: Date }): Promise<PartsToBook>
}

interface ConclusionDeps {
  outbox: Pick<Outbox, 'add'>
  notifier: Pick<Notifier, 'notify'>
  bookings: TripsToBook
  refusals: Pick<Refusals, 'leaveOut'>
  releasedReceipts: Pick<ReleasedReceipts, 'release'>
  publicUrl: URL
}

/** The decision that leaves nobody else to ask. */
interface FinalDecision {
  decision: NewDecision
  decisionId: string
  /** The turns that it took. */
  taken: TakenTurn['taken']
  /** The mail by which the owner is told. */
  mailId: string
  /** What is asked to be changed, in words. */
  asked: readonly string[]
  at: Date
  /** When it can't be taken back any more, so that others may hear of it. */
  notBefore: Date
}

/** Moving a request to where its last decision puts it, within the transaction of that decision. */
export function createConclusion({
  outbox,
  notifier,
  bookings,
  refusals,
  releasedReceipts,
  publicUrl,
}: ConclusionDeps) {
  async function tellOwner(
    trx: Trx,
    actor: Actor,
    { id, kind, number, ...owner }: MovableRequest & { kind: AtStage['key']['kind'] },
    { decision, mailId, asked, at, notBefore }: FinalDecision,
    { partly, toBook }: { partly: PartlyApproved | undefined; toBook: PartsToBook },
  ): Promise<void> {
    const { orgId, name: actorName } = actor
    const { verdict, reason } = decision
    const record = { kind, id }
    const said = { verdict, reason, asked, partly, toBook }
    const text = decisionMail({ kind, number, decidedBy: actorName, publicUrl, ...said })
    const to = { name: owner.owner_name, address: owner.owner_email }
    await outbox.add(trx, { id: mailId, orgId, to, ...text, record, at, notBefore })
    const detail = {
      verdict,
      note: reason,
      ...(asked.length > 0 && { asked: asked.join('; ') }),
      ...(partly && partlyApproved(partly)),
      ...(toBook.length > 0 && { parts: toBook.length }),
    }
    const event = { orgId, kind: 'decided' as const, to: [owner.owner_id], subject: record, number }
    await notifier.notify(trx, { ...event, actorName, detail, at, notBefore })
    if (verdict === 'approved') await tellTravellers(trx, { ...event, actorName, at, notBefore }, owner)
  }

  /** Who travels on a trip that somebody else requested hears of its approval; what is still open is between requester and manager. */
  async function tellTravellers(
    trx: Trx,
    event: Pick<Notification, 'orgId' | 'subject' | 'number' | 'actorName' | 'at' | 'notBefore'>,
    { owner_id, owner_name, traveller_ids }: Pick<MovableRequest, 'owner_id' | 'owner_name' | 'traveller_ids'>,
  ): Promise<void> {
    const to = traveller_ids.filter((id) => id !== owner_id)
    const detail = { requester: owner_name }
    await notifier.notify(trx, { ...event, kind: 'decided', to, detail, withMail: true, inChannels: false })
  }

  /**
   * Moves a request whose last decision was made, sets free the receipts that it no longer claims, and tells its owner and
   * those who book it.
   */
  return async function conclude(
    trx: Trx,
    actor: Actor,
    request: MovableRequest,
    stage: AtStage,
    final: FinalDecision,
  ): Promise<void> {
    const { key } = stage
    const { kind, orgId, requestId } = key
    const { decision, decisionId, taken, at, notBefore } = final
    const { verdict } = decision
    const isApproved = verdict === 'approved'
    // Of an approval all turns have been settled one by one.
    if (!isApproved) await endTurns(trx, key, at, { decisionId, taken })
    await moveTo(trx, key, decision, at)
    if (verdict === 'rejected' && kind === 'expense')
      await releasedReceipts.release(trx, { orgId, expenseId: requestId }, at)
    const partly = isApproved ? await refusals.leaveOut(trx, stage, at) : undefined
    const toBook =
      isApproved && kind === 'trip' ? await bookings.approved(trx, actor, requestId, { at, notBefore }) : []
    await tellOwner(trx, actor, { ...request, kind }, final, { partly, toBook })
  }
}
