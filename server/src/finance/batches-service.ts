import type { Answer } from '@pravas/contract/endpoint'
import type { BatchStatus, listBatches, listMonths, PaymentBatchWithLines } from '@pravas/contract/finance'
import { rupeesFromPaise } from '@pravas/contract/money'
import { Month, monthAfter } from '@pravas/contract/months'
import type { NotificationKind } from '@pravas/contract/notifications'
import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit, recordAudits } from '../audit/store.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { priceText } from '../formats.ts'
import { newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import {
  type BatchLineRow,
  holdBatch,
  holdBooks,
  insertBatch,
  insertClosedMonth,
  markBounced,
  markDissolved,
  markPaid,
  selectBatches,
  selectBatchLines,
  selectMonths,
} from './batches-store.ts'
import { payRefusal } from './payment-rules.ts'
import { payableOf, presentBatch, presentBatchLine } from './presenter.ts'
import { holdExpenses, selectClaims } from './store.ts'

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
  async function withLines(source: Db, actor: Actor, reference: string): Promise<PaymentBatchWithLines> {
    const [row] = await selectBatches(source, actor.orgId, { reference })
    if (!row) throw problem('record.not_found')
    const lines = await selectBatchLines(source, actor.orgId, row.id)
    return { ...presentBatch(row, actor.personId), lines: lines.map(presentBatchLine) }
  }

  async function held(trx: Db, actor: Actor, reference: string) {
    const batch = await holdBatch(trx, actor.orgId, reference)
    if (!batch) throw problem('record.not_found')
    return batch
  }

  /** Checks that a day on which money moved is not in the future, and that its month is open; holds it open. */
  async function demandOpenDay(trx: Db, actor: Actor, field: string, day: string): Promise<void> {
    if (day > dayOf(clock.now())) throw invalid([{ path: `body.${field}`, message: text('wrong.future') }])
    const closed = await holdBooks(trx, actor.orgId, 'pay')
    if (closed !== undefined && day.slice(0, 7) <= closed) throw problem('month.closed')
  }

  /** Says of each claim in the trail what happened to its money, and tells its owner. */
  async function tell(
    trx: Transaction<Tables>,
    actor: Actor,
    happened: {
      action: 'expense.paid' | 'expense.payment_bounced'
      kind: NotificationKind
      batch: string
      note: string
    },
    lines: readonly BatchLineRow[],
  ): Promise<void> {
    const { action, kind, batch, note } = happened
    const at = clock.now()
    const entries = lines.map(({ expense_id, paise }) =>
      auditEntry(
        actor,
        action,
        at,
        { kind: 'expense', id: expense_id },
        { batch, amount: rupeesFromPaise(paise), note },
      ),
    )
    await recordAudits(trx, entries)
    for (const { expense_id, person_id, number, paise } of lines) {
      await notifier.notify(trx, {
        orgId: actor.orgId,
        kind,
        to: [person_id],
        subject: { kind: 'expense', id: expense_id },
        number,
        actorName: actor.name,
        detail: { amount: priceText(paise), note },
        at,
        withMail: true,
      })
    }
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
     * Puts approved claims, by id or number, in a new batch; all of them or none. Throws 'record.not_found', 'finance.own_claim',
     * 'claim.not_payable' and 'claim.in_batch'.
     */
    async create(actor: Actor, references: readonly string[]): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'manage-payments' })
      const now = clock.now()
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        const ids = await holdExpenses(trx, orgId, references)
        const rows = await selectClaims(trx, orgId, { ids })
        const named = new Set(rows.flatMap(({ id, number }) => [id, number]))
        const unnamed = references.filter((reference) => !named.has(reference.toLowerCase()) && !named.has(reference))
        // What is not approved was found above and yet is no claim to be paid.
        if (unnamed.length > 0) throw problem(ids.length > rows.length ? 'claim.not_payable' : 'record.not_found')
        demand(actor, { to: 'pay', payees: rows.map((row) => row.person_id) })
        if (rows.some(({ status }) => status !== 'approved')) throw problem('claim.not_payable')
        if (rows.some(({ batch_id }) => batch_id !== null)) throw problem('claim.in_batch')
        const id = newId()
        const number = await nextNumber(trx, orgId, 'PAY', yearOf(now))
        const lines = rows.map((row) => ({
          expenseId: row.id,
          personId: row.person_id,
          paise: payableOf(row),
          settledBy: row.verified_by ?? row.approved_by,
        }))
        await insertBatch(trx, { orgId, id, number, madeBy: personId, at: now, lines })
        const total = lines.reduce((sum, { paise }) => sum + paise, 0)
        const detail = { number, total: rupeesFromPaise(total), claims: rows.map((row) => row.number).sort() }
        await recordAudit(trx, auditEntry(actor, 'payment_batch.created', now, { kind: 'payment_batch', id }, detail))
        return withLines(trx, actor, id)
      })
    },

    /**
     * Marks all claims of an open batch as paid and tells their owners. Throws 'batch.not_open', 'month.closed', and by whom it
     * cannot be paid: 'finance.own_claim', 'finance.alone'.
     */
    async pay(
      actor: Actor,
      reference: string,
      { reference: paidAs, paid_on: paidOn }: { reference: string; paid_on: string },
    ): Promise<PaymentBatchWithLines> {
      demand(actor, { to: 'manage-payments' })
      const now = clock.now()
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        const batch = await held(trx, actor, reference)
        if (batch.status !== 'open') throw problem('batch.not_open')
        const lines = await selectBatchLines(trx, orgId, batch.id)
        const parties = lines.map(({ person_id, settled_by }) => ({ payee: person_id, settledBy: settled_by }))
        const refused = payRefusal(personId, { madeBy: batch.made_by, parties })
        if (refused) throw problem(refused)
        await demandOpenDay(trx, actor, 'paid_on', paidOn)
        await holdExpenses(
          trx,
          orgId,
          lines.map(({ expense_id }) => expense_id),
        )
        await markPaid(trx, { orgId, id: batch.id }, { reference: paidAs, paidOn, paidBy: personId, at: now })
        const detail = { number: batch.number, reference: paidAs, paid_on: paidOn }
        const record = { kind: 'payment_batch', id: batch.id }
        await recordAudit(trx, auditEntry(actor, 'payment_batch.paid', now, record, detail))
        const happened = { action: 'expense.paid', kind: 'claim_paid', batch: batch.number } as const
        await tell(trx, actor, { ...happened, note: text('paid.note', { reference: paidAs }) }, lines)
        return withLines(trx, actor, batch.id)
      })
    },

    /** Frees the claims of a batch that is not paid. Throws 'batch.not_open'. */
    async dissolve(actor: Actor, reference: string): Promise<void> {
      demand(actor, { to: 'manage-payments' })
      await inTransaction(db, async (trx) => {
        const { id, number, status } = await held(trx, actor, reference)
        if (status !== 'open') throw problem('batch.not_open')
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
        await demandOpenDay(trx, actor, 'bounced_on', on)
        const ids = lines.map(({ expense_id }) => expense_id)
        await holdExpenses(trx, orgId, ids)
        await markBounced(trx, { orgId, id: batch.id }, ids, { on, reason })
        const happened = { action: 'expense.payment_bounced', kind: 'payment_bounced', batch: batch.number } as const
        await tell(trx, actor, { ...happened, note: reason }, lines)
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

/** The latest month (`YYYY-MM`) that is over in India. */
function latestOver(now: Date): string {
  return monthAfter(dayOf(now).slice(0, 7), -1)
}
