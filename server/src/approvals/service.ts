import { type Decision, UNDO_MS } from '@pravas/contract/approvals'
import type { RequestWithdrawn, Verdict } from '@pravas/contract/requests'
import { status as statusTexts } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { idsAskedAlone } from '../approval-flow/asked-service.ts'
import { approveTurn, endTurns, type TakenTurn, turnOf, undoTurn } from '../approval-flow/turns-service.ts'
import { auditEntry, recordAudit, statusChange } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { isExported } from '../exports/exported-service.ts'
import { hasPaymentBegun } from '../finance/being-paid-service.ts'
import { findManager } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { cancellationMail } from '../mail/decision-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { ReleasedReceipts } from '../receipts/released-service.ts'
import { namedIn } from '../requests/asked-parts.ts'
import { askedPartText, type NamedIn } from '../requests/asked-parts-rules.ts'
import { createConclusion, type TripsToBook } from './conclude-service.ts'
import { createRefusals } from './refusal-service.ts'
import {
  cancelApproved,
  insertDecision,
  lockRequest,
  type MovableRequest,
  markUndone,
  type NewCancellation,
  type NewDecision,
  type RequestKey,
  type RequestKind,
  reopen,
  selectDecider,
  selectRequest,
  selectStandingDecisions,
  withdrawOpen,
} from './store.ts'

const t = texts(statusTexts)

export type Approvals = ReturnType<typeof createApprovals>

/** What cancelling and undoing mean for those who book trips; each within the caller's transaction. */
interface BookedTrips {
  /** Tells them of an approved trip that its traveller cancels. */
  cancelled(trx: Transaction<Tables>, by: Actor, tripId: string, why: { at: Date; reason: string }): Promise<void>
  /** Whether anything of a trip is booked, so that its approval stays. */
  isBooked(trx: Transaction<Tables>, orgId: string, tripId: string): Promise<boolean>
}

/** What a request's being changed by its owner means for decisions on it; each within the caller's transaction. */
interface Revised<Key> {
  /** Whether its owner has begun. */
  isBegun(trx: Transaction<Tables>, request: Key): Promise<boolean>
  /** Has what they change no longer be sent under its number. */
  end(trx: Transaction<Tables>, request: Key): Promise<void>
}

export interface ApprovalsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  releasedReceipts: ReleasedReceipts
  revisedClaims: Revised<ReturnType<typeof claimOf>>
  revisedTrips: Revised<ReturnType<typeof tripOf>>
  bookings: TripsToBook & BookedTrips
  publicUrl: URL
}

/** What moves a request: decisions, taking one back, and withdrawing it. */
export function createApprovals({
  db,
  clock,
  outbox,
  notifier,
  releasedReceipts,
  revisedClaims,
  revisedTrips,
  bookings,
  publicUrl,
}: ApprovalsDeps) {
  const refusals = createRefusals(releasedReceipts)
  const conclude = createConclusion({ outbox, notifier, bookings, refusals, releasedReceipts, publicUrl })

  async function found(source: Db, actor: Actor, kind: RequestKind, reference: string): Promise<MovableRequest> {
    const request = await selectRequest(source, actor.orgId, kind, reference)
    if (!request) throw problem('record.not_found')
    return request
  }

  return {
    /**
     * Approves, rejects or returns a pending request. Its owner is told by a mail that waits until the decision can't be taken
     * back any more. The receipts of a rejected claim are free for another one, and so are those that were refused of an approved
     * one, by whichever step; its total falls by them. Throws 'request.invalid' for refusals that `refusedLines` refuses and for
     * names of parts that the request does not have, and 'record.not_found' for a request that the
     * actor may not see, 'decision.own_request' for their own, 'decision.not_pending' when it has been decided, and
     * 'decision.changed' when another version was shown.
     */
    async decide(actor: Actor, kind: RequestKind, reference: string, decision: NewDecision): Promise<Decision> {
      const { verdict, reason, version: shown } = decision
      const request = await found(db, actor, kind, reference)
      demand(actor, { to: 'decide', kind, owner: ownerOf(request) })
      const { id, number, version } = request
      if (request.status === 'pending' && shown !== undefined && shown !== version) throw problem('decision.changed')
      const now = clock.now()
      const key = { orgId: actor.orgId, kind, requestId: id }
      const { fields } = decision
      const asked = fields.length === 0 ? [] : askedParts(fields, await namedIn(db, key))
      const next = await inTransaction(db, async (trx) => {
        const held = await lockRequest(trx, key)
        if (held.status !== 'pending' || held.version !== version) throw problem('decision.not_pending')
        const at = { key, version, stage: held.stage }
        const turn = await turnOf(trx, actor, ownerOf(request), at)
        if (!turn) throw problem('decision.not_pending')
        const decisionId = newId()
        const notBefore = new Date(now.getTime() + UNDO_MS)
        const following =
          verdict === 'approved' ? await approveTurn(trx, at, turn, { decisionId, now, opensAt: notBefore }) : []
        const isFinal = following.length === 0
        const mailId = isFinal ? newId() : null
        const made = { id: decisionId, version, stage: held.stage, isFinal, decidedBy: actor.personId, at: now, mailId }
        await insertDecision(trx, key, { ...decision, ...made })
        const refused = await refusals.keep(trx, at, decisionId, decision)
        const detail = {
          ...onBehalf(actor, request, held.stage, turn),
          ...(reason && { reason }),
          ...(refused.length > 0 && { refused }),
          ...(fields.length > 0 && { fields }),
          ...(isFinal ? statusChange('pending', verdict) : { next: following }),
        }
        await recordAudit(trx, auditEntry(actor, `${kind}.${verdict}`, now, { kind, id }, detail))
        const subject = { orgId: actor.orgId, subjectId: id }
        // Of steps side by side, the others wait for those whom they ask.
        const settledFor =
          isFinal || turn.others.length === 0
            ? undefined
            : await idsAskedAlone(trx, actor, turn, {
                partyIds: request.party_ids,
                today: dayOf(now),
              })
        await notifier.settled(trx, subject, isFinal ? 'decision' : 'step', now, settledFor)
        if (mailId !== null) {
          const final = { decision, decisionId, taken: turn.taken, mailId, asked, at: now, notBefore }
          await conclude(trx, actor, request, at, final)
        }
        return following
      })
      const status = next.length > 0 ? 'pending' : verdict
      return {
        id,
        number,
        status,
        rejection_reason: verdict === 'rejected' ? reason : null,
        ...(next.length > 0 && { next }),
      }
    },

    /**
     * Takes the actor's own decision on a trip or an expense back, as long as that is possible: the request is pending again and
     * its owner hears nothing. Throws 'decision.not_yours' when somebody else decided, and 'decision.too_late' when the time is
     * over, the mail is leaving, or the request has moved on.
     */
    async undo(actor: Actor, reference: string): Promise<Decision> {
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const { kind, request } = await ofEitherKind(trx, actor, reference)
        const key = { orgId: actor.orgId, kind, requestId: request.id }
        const held = await lockRequest(trx, key)
        const [last, ...earlier] = await selectStandingDecisions(trx, key)
        const isOwn = (standing: typeof last) => standing?.decided_by === actor.personId
        const decision = isOwn(last) ? last : (earlier.find(isOwn) ?? last)
        demand(actor, { to: 'undo-decision', kind, owner: ownerOf(request), decidedBy: decision?.decided_by })
        if (!decision || now.getTime() >= decision.decided_at.getTime() + UNDO_MS) throw problem('decision.too_late')
        const isWhereItPutIt = held.version === decision.version && held.status === statusAfter(decision)
        if (decision !== last || !isWhereItPutIt) throw problem('decision.too_late')
        if (kind === 'expense' && (await hasPaymentBegun(trx, actor.orgId, request.id)))
          throw problem('decision.too_late')
        if (kind === 'trip' && (await bookings.isBooked(trx, actor.orgId, request.id)))
          throw problem('decision.too_late')
        const isUntold = decision.mail_id === null || (await outbox.recall(trx, actor.orgId, decision.mail_id))
        if (!isUntold || (await isRevised(trx, key))) throw problem('decision.too_late')
        if (kind === 'expense' && decision.is_final && (await isExported(trx, actor.orgId, request.id))) {
          throw problem('decision.exported')
        }
        if (decision.is_final) await reopen(trx, key)
        const hadRefusals = kind === 'expense' && decision.is_final && (await refusals.undo(trx, key))
        const at = { key, version: held.version, stage: held.stage }
        if (!(await undoTurn(trx, at, decision))) throw problem('decision.too_late')
        if (hadRefusals || (kind === 'expense' && decision.verdict === 'rejected')) {
          if (!(await releasedReceipts.reclaim(trx, claimOf(key), now))) throw problem('decision.too_late')
        }
        await markUndone(trx, actor.orgId, decision.id, now)
        await notifier.recall(trx, { orgId: actor.orgId, subjectId: request.id }, now)
        const undone = { verdict: decision.verdict, ...(decision.is_final && statusChange(held.status, 'pending')) }
        await recordAudit(trx, auditEntry(actor, `${kind}.decision_undone`, now, { kind, id: request.id }, undone))
        return { id: request.id, number: request.number, status: 'pending', rejection_reason: null }
      })
    },

    /**
     * Withdraws the actor's own request; the receipts of a claim are free for another one. Throws 'request.not_withdrawable' once
     * it is decided.
     */
    async withdraw(actor: Actor, kind: RequestKind, reference: string): Promise<RequestWithdrawn> {
      const now = clock.now()
      const request = await found(db, actor, kind, reference)
      demand(actor, { to: 'withdraw', kind, owner: ownerOf(request) })
      const key = { orgId: actor.orgId, kind, requestId: request.id }
      await inTransaction(db, async (trx) => {
        await (kind === 'expense' ? revisedClaims.end(trx, claimOf(key)) : revisedTrips.end(trx, tripOf(key)))
        const { status } = await lockRequest(trx, key)
        if (!(await withdrawOpen(trx, key, now))) throw problem('request.not_withdrawable')
        await endTurns(trx, key, now)
        // It may have been returned a moment ago.
        await notifier.recall(trx, { orgId: actor.orgId, subjectId: request.id }, now)
        await notifier.settled(trx, { orgId: actor.orgId, subjectId: request.id }, 'withdrawal', now)
        await release(trx, key, now)
        const detail = statusChange(status, 'withdrawn')
        await recordAudit(trx, auditEntry(actor, `${kind}.withdrawn`, now, { kind, id: request.id }, detail))
      })
      return { id: request.id, number: request.number, status: 'withdrawn' }
    },

    /**
     * Cancels the actor's own approved trip; what that costs, in paise, stays in its budget and the rest is free again. Whoever
     * approved it and whoever else travels on it are told by mail. Throws 'request.not_cancellable' for any other trip.
     */
    async cancel(actor: Actor, reference: string, { reason, paise }: NewCancellation): Promise<RequestWithdrawn> {
      const now = clock.now()
      const request = await found(db, actor, 'trip', reference)
      demand(actor, { to: 'cancel', kind: 'trip', owner: ownerOf(request) })
      const { id, number } = request
      const key = { orgId: actor.orgId, kind: 'trip' as const, requestId: id }
      await inTransaction(db, async (trx) => {
        if (!(await cancelApproved(trx, key, { reason, paise }, now))) throw problem('request.not_cancellable')
        // It may have been approved a moment ago.
        await notifier.recall(trx, { orgId: actor.orgId, subjectId: id }, now)
        await notifier.settled(trx, { orgId: actor.orgId, subjectId: id }, 'cancellation', now)
        await bookings.cancelled(trx, actor, id, { at: now, reason })
        const [decision] = await selectStandingDecisions(trx, key)
        const record = { kind: 'trip' as const, id }
        const detail = { reason, paise, ...statusChange('approved', 'cancelled') }
        await recordAudit(trx, auditEntry(actor, 'trip.cancelled', now, record, detail))
        const decider = decision && (await selectDecider(trx, actor.orgId, decision.decided_by))
        const approver = decider ?? (await findManager(trx, actor))
        const to = [...(approver ? [approver.id] : []), ...request.traveller_ids].filter(
          (one) => one !== actor.personId,
        )
        const text = cancellationMail({ number, traveller: actor.name, reason, paise, publicUrl })
        const { orgId } = actor
        for (const { name, address } of await notifier.wantingMail(trx, orgId, to, 'trip_cancelled'))
          await outbox.add(trx, { orgId, to: { name, address }, ...text, record, at: now })
        const event = { orgId, kind: 'trip_cancelled' as const, to, subject: record, number, at: now }
        await notifier.notify(trx, { ...event, actorName: actor.name, detail: { note: reason } })
      })
      return { id, number, status: 'cancelled' }
    },
  }

  async function ofEitherKind(source: Db, actor: Actor, reference: string) {
    for (const kind of ['trip', 'expense'] as const) {
      const request = await selectRequest(source, actor.orgId, kind, reference)
      if (request) return { kind, request }
    }
    throw problem('record.not_found')
  }

  async function release(trx: Transaction<Tables>, key: RequestKey, now: Date): Promise<void> {
    if (key.kind === 'expense') await releasedReceipts.release(trx, claimOf(key), now)
  }

  /** Whether its owner has begun to change it. */
  async function isRevised(trx: Transaction<Tables>, key: RequestKey): Promise<boolean> {
    return key.kind === 'expense' ? revisedClaims.isBegun(trx, claimOf(key)) : revisedTrips.isBegun(trx, tripOf(key))
  }
}

const tripOf = ({ orgId, requestId }: RequestKey) => ({ orgId, tripId: requestId })
const claimOf = ({ orgId, requestId }: RequestKey) => ({ orgId, expenseId: requestId })

/** Where a decision has put its request. */
const statusAfter = ({ verdict, is_final: isFinal }: { verdict: Verdict; is_final: boolean }) =>
  isFinal ? verdict : 'pending'

/** What is asked to be changed, as its owner is told. Throws 'request.invalid' for what the request has no part of. */
function askedParts(fields: readonly string[], request: NamedIn): string[] {
  const parts = fields.map((name) => askedPartText(name, request))
  const errors = parts.flatMap((part, index) => {
    const message = t('asked.unknown', { kind: request.kind, name: fields[index] ?? '' })
    return part === undefined ? [{ path: `body.fields[${index}]`, message }] : []
  })
  if (errors.length > 0) throw invalid(errors)
  return parts.flatMap((part) => part ?? [])
}

/** For the audit trail: whose decision it is, the manager's or that of whom a step asks, where somebody stands in. */
function onBehalf(actor: Actor, { manager_employee_id: manager }: MovableRequest, stage: number, { taken }: TakenTurn) {
  const { employeeId, personId, roles, leads } = actor
  if (stage === 0) {
    return manager !== null && manager !== employeeId && leads.includes(manager) ? { on_behalf_of: manager } : {}
  }
  const isOwn = taken.some((turn) => turn.personId === personId || roles.some((role) => role === turn.role))
  const [first] = taken
  return isOwn || actor.isSuperAdmin || !first ? {} : { on_behalf_of: first.personId ?? first.role }
}
