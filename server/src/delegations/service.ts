import { type Delegate, type Delegation, type DelegationInput, MOST_DELEGATED_DAYS } from '@pravas/contract/delegations'
import { addDays } from '@pravas/language/text/calendar'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { dayText } from '../formats.ts'
import { actorsOf, findByReference } from '../identity/people-service.ts'
import { isId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { delegationMail } from '../mail/decision-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import {
  type DelegationRow,
  endDelegation,
  insertDelegation,
  isDelegated,
  selectDelegates,
  selectDelegation,
  selectDelegations,
} from './store.ts'

const t = texts(refusals)

export interface DelegationsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  publicUrl: URL
}

const Position = z.object({ startsOn: z.iso.date(), id: z.uuid() })

/** How many colleagues are offered at once. */
const OFFERED = 8

/** Handing decisions over while one is away. Who stands in decides as the other would, but never on their own request. */
export function createDelegations({ db, clock, outbox, notifier, publicUrl }: DelegationsDeps) {
  const today = () => dayOf(clock.now())

  return {
    /**
     * A page of the delegations that hold today or later and that the actor may know of; `next` is the cursor of the following
     * one, null on the last. Throws 'request.invalid' for a cursor that is none of this list.
     */
    async list(
      actor: Actor,
      { person, cursor, limit }: { person?: string | undefined; cursor?: string | undefined; limit: number },
    ): Promise<{ items: Delegation[]; next: string | null }> {
      const isForAll = refusal(actor, { to: 'delegate', giverId: undefined }) === undefined
      const rows = await selectDelegations(db, actor.orgId, {
        of: isForAll ? undefined : actor.personId,
        person,
        today: today(),
        after: readCursor(cursor, Position),
        limit: limit + 1,
      })
      const { items, next } = pageOf(rows, limit, (row) => ({ startsOn: row.starts_on, id: row.id }))
      return { items: items.map((row) => present(actor, row, today())), next }
    },

    /**
     * Hands the decisions of the actor, or of the person that `for` names, over for the days from `starts_on` to `ends_on`, both
     * inclusive, and tells by mail who decides meanwhile. Throws 'action.forbidden' for somebody else's without being an
     * administrator, and 'request.invalid' naming the field for unknown people, who decides on nothing, oneself, and days that are
     * past or too many.
     */
    async create(actor: Actor, { to, starts_on, ends_on, for: whose }: DelegationInput): Promise<Delegation> {
      const isOwn = whose === undefined || whose === actor.personId || whose === actor.employeeId
      // Asked before anybody is looked for, so that nobody learns here who exists.
      demand(actor, { to: 'delegate', giverId: isOwn ? actor.personId : undefined })
      const giver = isOwn ? { id: actor.personId, name: actor.name } : await findByReference(db, actor.orgId, whose)
      if (!giver) throw invalid([{ path: 'body.for', message: t('person.none') }])
      const [decides] = await actorsOf(db, { orgId: actor.orgId, personIds: [giver.id] }, today())
      if (!decides?.isAdmin) throw invalid([{ path: 'body.for', message: t('delegation.nothing') }])
      const taker = await findByReference(db, actor.orgId, to)
      if (!taker) throw invalid([{ path: 'body.to', message: t('person.none') }])
      if (taker.id === giver.id) throw invalid([{ path: 'body.to', message: t('delegation.oneself') }])
      if (ends_on < starts_on) throw invalid([{ path: 'body.ends_on', message: t('delegation.order') }])
      if (ends_on < today()) throw invalid([{ path: 'body.ends_on', message: t('delegation.past') }])
      if (ends_on > addDays(starts_on, MOST_DELEGATED_DAYS - 1))
        throw invalid([{ path: 'body.ends_on', message: t('delegation.long', { most: String(MOST_DELEGATED_DAYS) }) }])
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const { orgId, personId: madeBy } = actor
        const days = { startsOn: starts_on, endsOn: ends_on }
        if (await isDelegated(trx, orgId, { fromId: giver.id, toId: taker.id, ...days }))
          throw invalid([{ path: 'body.to', message: t('delegation.covered') }])
        const id = await insertDelegation(trx, { orgId, fromId: giver.id, toId: taker.id, ...days, madeBy, now })
        const record = { kind: 'person' as const, id: giver.id }
        await recordAudit(trx, auditEntry(actor, 'decisions.delegated', now, record, { to: taker.id, ...days }))
        const text = delegationMail({ giver: giver.name, startsOn: starts_on, endsOn: ends_on, publicUrl })
        if (await notifier.wantsMail(trx, orgId, taker.id, 'delegated'))
          await outbox.add(trx, { orgId, to: { name: taker.name, address: taker.email }, ...text, record, at: now })
        const told = { kind: 'delegated' as const, to: [taker.id], subject: record, number: null, at: now }
        const detail = { first: dayText(starts_on), last: dayText(ends_on) }
        await notifier.notify(trx, { orgId, ...told, actorName: giver.name, detail })
        const row = await selectDelegation(trx, orgId, id)
        if (!row) throw problem('record.not_found')
        return present(actor, row, today())
      })
    },

    /** Ends a delegation at once, and tells who stood in. Throws 'record.not_found' for one that the actor may not know of or that has ended. */
    async end(actor: Actor, id: string): Promise<undefined> {
      const row = isId(id) ? await selectDelegation(db, actor.orgId, id) : undefined
      const mayKnow = row && (row.to_id === actor.personId || mayEnd(actor, row))
      if (!mayKnow) throw problem('record.not_found')
      demand(actor, { to: 'delegate', giverId: row.from_id })
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        if (!(await endDelegation(trx, actor.orgId, id, now))) throw problem('record.not_found')
        const record = { kind: 'person' as const, id: row.from_id }
        await recordAudit(trx, auditEntry(actor, 'decisions.delegation_ended', now, record, { to: row.to_id }))
        const told = { kind: 'delegated' as const, to: [row.to_id], subject: record, number: null, at: now }
        const detail = { first: dayText(row.starts_on), last: dayText(row.ends_on), ended: 'yes' }
        await notifier.notify(trx, { orgId: actor.orgId, ...told, actorName: row.from_name, detail, withMail: true })
      })
    },

    /** Some active colleagues whose name or employee ID has these letters. */
    colleagues: (actor: Actor, query: string): Promise<Delegate[]> => selectDelegates(db, actor, query, OFFERED),
  }
}

function mayEnd(actor: Actor, row: DelegationRow): boolean {
  return refusal(actor, { to: 'delegate', giverId: row.from_id }) === undefined
}

function present(actor: Actor, row: DelegationRow, today: string): Delegation {
  return {
    id: row.id,
    from: { person_id: row.from_id, employee_id: row.from_employee_id, name: row.from_name },
    to: { person_id: row.to_id, employee_id: row.to_employee_id, name: row.to_name },
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    in_force: row.from_active && row.to_active && row.starts_on <= today && today <= row.ends_on,
    may_end: mayEnd(actor, row),
  }
}
