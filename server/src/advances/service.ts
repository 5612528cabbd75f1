import type { Advance, AdvanceView, advanceOptions, listAdvances } from '@pravas/contract/advances'
import type { Answer } from '@pravas/contract/endpoint'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { advances as messages } from '@pravas/messages/en/advances'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { accountStates } from '../bank-details/payees-service.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { priceText } from '../formats.ts'
import { findApprovers } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import type { Notification, Notifier } from '../inbox/notify-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { isOverdue } from './advance-rules.ts'
import { dueOf, presentAdvance } from './presenter.ts'
import {
  type AdvanceRow,
  countAdvances,
  decide,
  hasCard,
  holdAdvances,
  holdPerson,
  insertAdvance,
  selectAdvances,
  selectOutstanding,
  selectTrips,
  type Which,
  withdraw,
} from './store.ts'

const text = texts(messages)
const Position = z.object({ id: z.uuid() })

export type Advances = ReturnType<typeof createAdvances>

interface AdvancesDeps {
  db: Database['db']
  clock: Clock
  notifier: Pick<Notifier, 'notify' | 'settled'>
  settingsOf: SettingsOf
}

/** Money that people are paid before a trip: requesting it and deciding on it. Finance pays it and records what comes back. */
export function createAdvances({ db, clock, notifier, settingsOf }: AdvancesDeps) {
  const today = () => dayOf(clock.now())

  async function present(
    source: Db,
    actor: Actor,
    rows: readonly AdvanceRow[],
    { withAccounts = false } = {},
  ): Promise<Advance[]> {
    const { advances } = await settingsOf(source, actor.orgId)
    const personIds = [...new Set(rows.map(({ person_id }) => person_id))]
    const accounts = withAccounts
      ? await accountStates(source, { orgId: actor.orgId, personIds, at: clock.now() })
      : undefined
    const view = { personId: actor.personId, today: today(), settleDays: advances.settle_days, accounts }
    return rows.map((row) => presentAdvance(row, view))
  }

  /** An advance that the actor may read. Throws 'record.not_found'. */
  async function found(source: Db, actor: Actor, reference: string): Promise<AdvanceRow> {
    const [row] = await selectAdvances(source, actor.orgId, { reference })
    if (!row) throw problem('record.not_found')
    if (row.person_id !== actor.personId) demand(actor, { to: 'read-record', kind: 'expense', owner: ownerOf(row) })
    return row
  }

  async function one(source: Db, actor: Actor, reference: string): Promise<Advance> {
    const [advance] = await present(source, actor, [await found(source, actor, reference)])
    if (!advance) throw problem('record.not_found')
    return advance
  }

  /** The numbers of a person's advances that are overdue, and what of the most that they may have is left, in paise. */
  async function standing(source: Db, { orgId, personId }: Actor) {
    const { advances } = await settingsOf(source, orgId)
    const own = await selectAdvances(source, orgId, { mine: personId })
    const overdue = own.filter((row) => isOverdue(dueOf(row, advances.settle_days), today()))
    const mostPaise = paiseFromRupees(advances.most)
    const leftPaise = Math.max(0, mostPaise - (await selectOutstanding(source, orgId, personId)))
    return { overdue: overdue.map(({ number }) => number), mostPaise, leftPaise, settleDays: advances.settle_days }
  }

  function viewOf(actor: Actor, view: AdvanceView): Which {
    if (view === 'mine') return { mine: actor.personId }
    if (view === 'decide') {
      if (!decidesOnSome(actor)) throw problem('action.forbidden')
      return { decidedBy: actor }
    }
    demand(actor, { to: 'read-payments' })
    return view === 'pay' ? 'to-pay' : 'open'
  }

  const told = (row: AdvanceRow, actor: Actor): Omit<Notification, 'kind' | 'to'> => ({
    orgId: actor.orgId,
    subject: { kind: 'advance', id: row.id },
    number: row.number,
    actorName: actor.name,
    at: clock.now(),
    withMail: true,
  })

  return {
    /** Throws 'action.forbidden' for a list that the actor has no part in. */
    async list(
      actor: Actor,
      { view, cursor, limit }: { view: AdvanceView; cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof listAdvances>> {
      const below = readCursor(cursor, Position)?.id
      const rows = await selectAdvances(db, actor.orgId, viewOf(actor, view), { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
      return { items: await present(db, actor, items, { withAccounts: view === 'pay' }), next }
    },

    /** The advances of an organisation, or of some ids, that are overdue today. */
    async overdue(orgId: string, which?: { ids: readonly string[] }) {
      const { advances } = await settingsOf(db, orgId)
      const rows = await selectAdvances(db, orgId, which ?? 'open')
      return rows.flatMap((row) => {
        const dueOn = dueOf(row, advances.settle_days)
        if (dueOn === null || !isOverdue(dueOn, today())) return []
        const { id, number, person_id: personId, destination, open_paise: openPaise } = row
        return [{ id, number, personId, destination, openPaise, dueOn }]
      })
    },

    /** Throws 'record.not_found'. */
    one: (actor: Actor, reference: string): Promise<Advance> => one(db, actor, reference),

    async options(actor: Actor): Promise<Answer<typeof advanceOptions>> {
      const { overdue, mostPaise, leftPaise, settleDays } = await standing(db, actor)
      const trips = actor.employeeId === null ? [] : await selectTrips(db, actor.orgId, actor.employeeId)
      const readsPayments = refusal(actor, { to: 'read-payments' }) === undefined
      return {
        most: rupeesFromPaise(mostPaise),
        left: rupeesFromPaise(leftPaise),
        settle_days: settleDays,
        overdue,
        trips: trips
          .filter((trip) => servesAdvance(trip, today()))
          .map(({ number, destination, from, until }) => ({ number, destination, from, until })),
        to_decide: decidesOnSome(actor) ? await countAdvances(db, actor.orgId, { decidedBy: actor }) : null,
        to_pay: readsPayments ? await countAdvances(db, actor.orgId, 'to-pay') : null,
        may_pay: refusal(actor, { to: 'manage-payments' }) === undefined,
        cards: readsPayments || (await hasCard(db, actor)),
      }
    },

    /**
     * Requests an advance and tells whoever decides. Names the field that is wrong; throws 'advance.overdue' while an earlier one
     * is, and 'person.no_employee_record'.
     */
    async request(
      actor: Actor,
      { amount, purpose, trip: reference }: { amount: number; purpose: string; trip: string },
    ): Promise<Advance> {
      const { orgId, personId, employeeId } = actor
      if (employeeId === null) throw problem('person.no_employee_record')
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        await holdPerson(trx, orgId, personId)
        const [trip] = await selectTrips(trx, orgId, employeeId, { reference })
        if (!trip) throw invalid([{ path: 'body.trip', message: text('wrong.trip') }])
        if (!servesAdvance(trip, today())) throw invalid([{ path: 'body.trip', message: text('wrong.trip-over') }])
        const { overdue, mostPaise, leftPaise } = await standing(trx, actor)
        if (overdue.length > 0)
          throw problem(
            'advance.overdue',
            text('wrong.overdue', { numbers: overdue.join(', '), count: overdue.length }),
          )
        const paise = paiseFromRupees(amount)
        if (paise > leftPaise) {
          const most = { most: priceText(mostPaise), left: priceText(leftPaise) }
          const message = mostPaise === 0 ? text('wrong.none') : text('wrong.most', most)
          throw invalid([{ path: 'body.amount', message }])
        }
        const id = newId()
        const number = await nextNumber(trx, orgId, 'ADV', yearOf(now))
        await insertAdvance(trx, { orgId, id, number, personId, tripId: trip.id, purpose, paise, at: now })
        const detail = { number, amount: rupeesFromPaise(paise), trip: trip.number, purpose }
        await recordAudit(trx, auditEntry(actor, 'advance.requested', now, { kind: 'advance', id }, detail))
        const row = await found(trx, actor, id)
        await notifier.notify(trx, {
          ...told(row, actor),
          kind: 'advance_requested',
          to: await findApprovers(trx, actor, today()),
          detail: { amount: priceText(paise), note: purpose },
        })
        return one(trx, actor, id)
      })
    },

    /** Decides on a pending advance and tells whose it is. Throws why the actor may not, and 'decision.not_pending'. */
    async decide(
      actor: Actor,
      reference: string,
      { verdict, reason = '' }: { verdict: 'approved' | 'rejected'; reason?: string | undefined },
    ): Promise<Advance> {
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const row = await found(trx, actor, reference)
        if (row.person_id === actor.personId) throw problem('decision.own_request')
        demand(actor, { to: 'decide', kind: 'expense', owner: ownerOf(row) })
        const kept = verdict === 'rejected' ? reason : null
        const { orgId, personId: by } = actor
        if (!(await decide(trx, { orgId, id: row.id }, { verdict, reason: kept, by, at: now })))
          throw problem('decision.not_pending')
        const detail = {
          number: row.number,
          amount: rupeesFromPaise(row.paise),
          ...(kept !== null && { reason: kept }),
        }
        await recordAudit(trx, auditEntry(actor, `advance.${verdict}`, now, { kind: 'advance', id: row.id }, detail))
        await notifier.settled(trx, { orgId, subjectId: row.id }, 'advance-decision', now)
        await notifier.notify(trx, {
          ...told(row, actor),
          kind: 'advance_decided',
          to: [row.person_id],
          detail: { verdict, amount: priceText(row.paise), note: kept },
        })
        return one(trx, actor, row.id)
      })
    },

    /** Throws 'action.forbidden' for somebody else's, and 'advance.not_open' once a batch pays it. */
    async withdraw(actor: Actor, reference: string): Promise<Advance> {
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const row = await found(trx, actor, reference)
        if (row.person_id !== actor.personId) throw problem('action.forbidden')
        // A batch may be taking it at this moment: whether one has is seen once the row is held.
        await holdAdvances(trx, actor.orgId, { references: [row.id] })
        if (!(await withdraw(trx, { orgId: actor.orgId, id: row.id }))) throw problem('advance.not_open')
        const record = { kind: 'advance', id: row.id }
        await recordAudit(trx, auditEntry(actor, 'advance.withdrawn', now, record, { number: row.number }))
        await notifier.settled(trx, { orgId: actor.orgId, subjectId: row.id }, 'advance-decision', now)
        return one(trx, actor, row.id)
      })
    },
  }
}

/** Whether somebody decides on requests of others, or stands in for whoever does. */
function decidesOnSome({ leads, isSuperAdmin }: Actor): boolean {
  return isSuperAdmin || leads.length > 0
}

/** Whether money can be had for a trip: it is asked for or approved, and not over. */
function servesAdvance({ status, until }: { status: string; until: string }, today: string): boolean {
  return (status === 'pending' || status === 'approved') && until >= today
}
