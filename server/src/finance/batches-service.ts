import type { Answer } from '@pravas/contract/endpoint'
import type { BatchStatus, listBatches, listMonths, PaymentBatchWithLines } from '@pravas/contract/finance'
import { Month, monthAfter } from '@pravas/contract/months'
import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { areUsed, heldAdvances, isPayable } from '../advances/batches-service.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { keepBatchAccounts } from '../bank-details/payees-service.ts'
import { matchBeforePayment } from '../cards/match-service.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import { holdBooks } from '../closed-months.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { listWords, priceText } from '../formats.ts'
import { newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { holdPaid, setOffsOf } from './advances-in-batches-service.ts'
import {
  type BatchLineRow,
  holdBatch,
  insertBatch,
  insertClosedMonth,
  leaveOut,
  markBounced,
  markDissolved,
  markPaid,
  type NewLine,
  selectBatches,
  selectBatchLines,
  selectMonths,
} from './batches-store.ts'
import { demandNotBeforeCause, demandOpenDay } from './open-day-service.ts'
import { payRefusal } from './payment-rules.ts'
import { createPaymentTeller } from './payment-teller-service.ts'
import { payableOf, presentBatch, presentBatchLine } from './presenter.ts'
import { selectClaims } from './store.ts'

const text = texts(messages)
const Position = z.object({ id: z.uuid() })

export type PaymentBatches = ReturnType<typeof createPaymentBatches>

interface Deps {
  db: Database['db']
  clock: Clock
  notifier: Pick<Notifier, 'notify'>
}

/** Payment batches: claims that are paid together, and what becomes of them. Money is paise. */
export function createPaymentBatches({ db, clock, notifier }: Deps) {
  const teller = createPaymentTeller({ clock, notifier })

  async function withLines(source: Db, actor: Actor, reference: string): Promise<PaymentBatchWithLines> {
    const [row] = await selectBatches(source, actor.orgId, { reference })
    if (!row) throw problem('record.not_found')
    const lines = await selectBatchLines(source, actor.orgId, row.id)
    return { ...presentBatch(row, actor.personId), lines: lines.map(presentBatchLine) }
  }

  /** A batch, held with the books. Throws 'record.not_found'. */
  async function held(trx: Db, actor: Actor, reference: string) {
    await holdBooks(trx, actor.orgId, 'pay')
    const batch = await holdBatch(trx, actor.orgId, reference)
    if (!batch) throw problem('record.not_found')
    return batch
  }

  return {
    async list(
      actor: Actor,
      { cursor, limit, status }: { status?: BatchStatus | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof listBatches>> {
      demand(actor, { to: 'read-payments' })
      const below = readCursor(cursor, Position)?.id
      const rows = await selectBatches(db, actor.orgId, { status }, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
      return { items: items.map((row) => presentBatch(row, actor.personId)), next }
    },

    /** Throws 'record.not_found'. */
    one(actor: Actor, reference: string): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'read-payments' })
      return withLines(db, actor, reference)
    },

    /**
     * Puts approved claims and advances, by id or number, in a new batch; all of them or none. What their owners have open of
     * advances is set off against the claims. Throws 'record.not_found', 'finance.own_claim', 'claim.not_payable',
     * 'claim.in_batch' and 'advance.not_payable'.
     */
    async create(
      actor: Actor,
      { claims: references, advances: advanceReferences }: { claims: readonly string[]; advances: readonly string[] },
    ): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'manage-payments' })
      const now = clock.now()
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        await holdBooks(trx, orgId, 'pay')
        const { ids, unclear } = await matchBeforePayment(trx, actor, references, now)
        const asked = unclear.find(({ expenseId }) => expenseId !== null && ids.includes(expenseId))
        if (asked) throw problem('card.unclear', text('card.unclear', { claim: asked.claim ?? '', what: asked.what }))
        const rows = await selectClaims(trx, orgId, { ids }, { at: now })
        const named = new Set(rows.flatMap(({ id, number }) => [id, number]))
        const unnamed = references.filter((reference) => !named.has(reference.toLowerCase()) && !named.has(reference))
        // What is not approved was found above and yet is no claim to be paid.
        if (unnamed.length > 0) throw problem(ids.length > rows.length ? 'claim.not_payable' : 'record.not_found')
        const owners = rows.map((row) => row.person_id)
        const advances = await heldAdvances(trx, orgId, advanceReferences, { allOf: owners })
        demand(actor, { to: 'pay', payees: [...rows, ...advances].map((row) => row.person_id) })
        if (rows.some(({ status }) => status !== 'approved')) throw problem('claim.not_payable')
        const taken = rows.filter(({ batch_id }) => batch_id !== null).map((row) => row.number)
        if (taken.length > 0) throw problem('claim.in_batch', takenText(taken))
        if (advances.some((row) => !isPayable(row))) throw problem('advance.not_payable')
        const setOffs = await setOffsOf(trx, orgId, rows, dayOf(now))
        const id = newId()
        const number = await nextNumber(trx, orgId, 'PAY', yearOf(now))
        const lines: NewLine[] = [
          ...rows.map((row) => ({
            kind: 'claim' as const,
            id: row.id,
            personId: row.person_id,
            paise: payableOf(row),
            setOffs: setOffs.get(row.id) ?? [],
            settledBy: row.verified_by ?? row.approved_by,
          })),
          ...advances.map((row) => ({
            kind: 'advance' as const,
            id: row.id,
            personId: row.person_id,
            paise: row.paise,
            setOffs: [],
            settledBy: row.decided_by,
          })),
        ]
        await insertBatch(trx, { orgId, id, number, madeBy: personId, at: now, lines })
        const payees = [...new Set(lines.map((line) => line.personId))]
        await keepBatchAccounts(trx, { orgId, batchId: id, personIds: payees, at: now })
        const made = await withLines(trx, actor, id)
        const detail = {
          number,
          total: made.total,
          claims: rows.map((row) => row.number).sort(),
          ...(advances.length > 0 && { advances: advances.map((row) => row.number).sort() }),
          ...(made.set_off > 0 && { set_off: made.set_off }),
        }
        await recordAudit(trx, auditEntry(actor, 'payment_batch.created', now, { kind: 'payment_batch', id }, detail))
        return made
      })
    },

    /**
     * Marks the claims of an open batch as paid and tells their owners. Those in `unpaid`, and those whose owner has just changed
     * the account, are left out and can be paid by another batch. Names a day that is in the future, or before the approval of what
     * is paid. Throws 'batch.not_open', 'batch.nothing_to_pay', 'month.closed', and by whom it cannot be paid: 'finance.own_claim',
     * 'finance.alone'.
     */
    async pay(
      actor: Actor,
      reference: string,
      {
        reference: paidAs,
        paid_on: paidOn,
        unpaid = [],
      }: { reference: string; paid_on: string; unpaid?: readonly string[] },
    ): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'manage-payments' })
      const now = clock.now()
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        const batch = await held(trx, actor, reference)
        if (batch.status !== 'open') throw problem('batch.not_open')
        const all = await selectBatchLines(trx, orgId, batch.id)
        const lines = paidLines(all, unpaid)
        const parties = lines.map(({ person_id, settled_by }) => ({ payee: person_id, settledBy: settled_by }))
        const refused = payRefusal(personId, { madeBy: batch.made_by, parties })
        if (refused) throw problem(refused)
        await demandOpenDay(trx, actor.orgId, { field: 'paid_on', day: paidOn, today: dayOf(now) })
        await holdPaid(trx, orgId, all)
        await demandNotBeforeCause(trx, orgId, { batchId: batch.id, lines, day: paidOn })
        const left = all.filter((line) => !lines.includes(line))
        await leaveOut(
          trx,
          { orgId, id: batch.id },
          left.map(({ expense_id }) => expense_id),
        )
        await markPaid(trx, { orgId, id: batch.id }, { reference: paidAs, paidOn, paidBy: personId, at: now })
        const leftOut = left.length > 0 && { left_out: left.map(({ number }) => number) }
        const detail = { number: batch.number, reference: paidAs, paid_on: paidOn, ...leftOut }
        const record = { kind: 'payment_batch', id: batch.id }
        await recordAudit(trx, auditEntry(actor, 'payment_batch.paid', now, record, detail))
        const happened = { action: 'paid', kind: 'claim_paid', batch: batch.number } as const
        const note = ({ set_off_paise: setOff, withheld_paise: withheld }: BatchLineRow) =>
          [
            setOff === 0
              ? text('paid.note', { reference: paidAs })
              : text('paid.set-off', { reference: paidAs, amount: priceText(setOff) }),
            withheld > 0 && text('paid.withheld', { amount: priceText(withheld) }),
          ]
            .filter(Boolean)
            .join(' · ')
        await teller.tell(trx, actor, { ...happened, note }, lines)
        return withLines(trx, actor, batch.id)
      })
    },

    /** Frees the claims of a batch that is not paid. Throws 'batch.not_open'. */
    async dissolve(actor: Actor, reference: string): Promise<void> {
      demand(actor, { to: 'manage-payments' })
      await inTransaction(db, async (trx) => {
        const { id, number, status } = await held(trx, actor, reference)
        if (status !== 'open') throw problem('batch.not_open')
        await holdPaid(trx, actor.orgId, await selectBatchLines(trx, actor.orgId, id))
        await markDissolved(trx, { orgId: actor.orgId, id })
        const record = { kind: 'payment_batch', id }
        await recordAudit(trx, auditEntry(actor, 'payment_batch.dissolved', clock.now(), record, { number }))
      })
    },

    /** Reverses payments that came back, all or none. Throws 'claim.not_paid', 'finance.own_claim' and 'month.closed'. */
    async bounce(
      actor: Actor,
      reference: string,
      { claims, bounced_on: on, reason }: { claims: readonly string[]; bounced_on: string; reason: string },
    ): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'manage-payments' })
      const { orgId } = actor
      return inTransaction(db, async (trx) => {
        const batch = await held(trx, actor, reference)
        const all = await selectBatchLines(trx, orgId, batch.id)
        const wanted = new Set(claims)
        const lines = all.filter(({ expense_id, number }) => wanted.has(expense_id) || wanted.has(number))
        const found = new Set(lines.flatMap(({ expense_id, number }) => [expense_id, number]))
        const isPaid = batch.status === 'paid' && lines.every(({ state }) => state === 'live')
        if (!isPaid || claims.some((claim) => !found.has(claim))) throw problem('claim.not_paid')
        demand(actor, { to: 'pay', payees: lines.map(({ person_id }) => person_id) })
        const [{ paid_on: paidOn } = { paid_on: null }] = await selectBatches(trx, orgId, { reference: batch.id })
        if (paidOn !== null && on < paidOn)
          throw invalid([{ path: 'body.bounced_on', message: text('wrong.before-paid') }])
        await demandOpenDay(trx, orgId, { field: 'bounced_on', day: on, today: dayOf(clock.now()) })
        const ids = lines.map(({ expense_id }) => expense_id)
        await holdPaid(trx, orgId, lines)
        const advances = lines.flatMap(({ advance_id }) => advance_id ?? [])
        if (await areUsed(trx, orgId, advances)) throw problem('advance.used')
        await markBounced(trx, { orgId, id: batch.id }, ids, { on, reason })
        const happened = { action: 'payment_bounced', kind: 'payment_bounced', batch: batch.number } as const
        await teller.tell(trx, actor, { ...happened, note: () => reason }, lines)
        return withLines(trx, actor, batch.id)
      })
    },

    async months(actor: Actor): Promise<Answer<typeof listMonths>> {
      demand(actor, { to: 'read-payments' })
      const rows = await selectMonths(db, actor.orgId)
      return {
        items: rows.map(({ month, closer, closed_at }) => ({
          month,
          closed_by: closer,
          closed_at: closed_at.toISOString(),
        })),
        closes_next: latestOver(clock.now()),
      }
    },

    /** Closes a month that is over, and all before it, for good. Throws 'month.not_over' and 'month.closed'. */
    async close(actor: Actor, month: string): Promise<void> {
      demand(actor, { to: 'manage-payments' })
      if (!Month.safeParse(month).success) throw problem('record.not_found')
      const now = clock.now()
      if (month > latestOver(now)) throw problem('month.not_over')
      await inTransaction(db, async (trx) => {
        const closed = await holdBooks(trx, actor.orgId, 'close')
        if (closed !== undefined && month <= closed) throw problem('month.closed')
        await insertClosedMonth(trx, { orgId: actor.orgId, month, by: actor.personId, at: now })
        const record = { kind: 'organisation', id: actor.orgId }
        await recordAudit(trx, auditEntry(actor, 'month.closed', now, record, { month }))
      })
    },
  }
}

/** The lines that are paid when those in `unpaid`, by id or number, and those held back are not. Throws 'batch.nothing_to_pay'. */
function paidLines(all: readonly BatchLineRow[], unpaid: readonly string[]): BatchLineRow[] {
  const known = new Set(all.flatMap(({ expense_id, number }) => [expense_id, number]))
  const unknown = unpaid.findIndex((claim) => !known.has(claim))
  if (unknown >= 0) {
    const message = text('wrong.unpaid', { claim: unpaid[unknown] ?? '' })
    throw invalid([{ path: `body.unpaid.${unknown}`, message }])
  }
  const left = new Set(unpaid)
  const lines = all.filter(
    ({ expense_id, number, held_since }) => held_since === null && !left.has(expense_id) && !left.has(number),
  )
  if (lines.length === 0) throw problem('batch.nothing_to_pay')
  return lines
}

/** The latest month (`YYYY-MM`) that is over in India. */
function latestOver(now: Date): string {
  return monthAfter(dayOf(now).slice(0, 7), -1)
}

/** More claims than these are counted, not named. */
const MOST_NAMED = 3

/** Which claims another batch pays already. */
function takenText(claims: readonly string[]): string {
  const others = Math.max(0, claims.length - MOST_NAMED)
  const named = others === 0 ? listWords(claims) : claims.slice(0, MOST_NAMED).join(', ')
  return text('claims.taken', { claims: named, count: claims.length, others })
}
