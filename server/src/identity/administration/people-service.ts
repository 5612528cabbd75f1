import type {
  AdministeredPerson,
  PeopleQuery,
  PersonChanges,
  PersonHistoryEntry,
  personHistory,
  ValueField,
} from '@pravas/contract/administration'
import type { Answer } from '@pravas/contract/endpoint'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Administrators } from '../../access/administrators-rules.ts'
import { demand } from '../../access/may.ts'
import { standingOf } from '../../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import { insertPerson, setRoles } from '../new-people-store.ts'
import { isInCycle } from '../people-store.ts'
import type { Identity } from '../service.ts'
import { STRUCTURED_FIELDS } from '../structure/entries-rules.ts'
import { entriesOf } from '../structure/values-service.ts'
import {
  actionOf,
  changesOf,
  grantedRoles,
  grantOf,
  NOBODY,
  type PersonFields,
  type WantedFields,
} from './people-rules.ts'
import {
  type AdministeredRow,
  countList,
  selectAdministered,
  selectHistory,
  selectList,
  selectManagersAbove,
  selectNames,
  selectReports,
  selectTaken,
  selectValuesInUse,
  updateColumns,
} from './people-store.ts'

const text = texts(importRefusals)

interface PeopleDeps {
  db: Database['db']
  clock: Clock
  identity: Pick<Identity, 'sessionsEnded'>
}

type Trx = Transaction<Tables>

const ListPosition = z.object({ name: z.string(), id: z.uuid() })
const HistoryPosition = z.uuid()

export type People = ReturnType<typeof createPeople>

/** The people of an organisation as its administrators keep them. */
export function createPeople({ db, clock, identity }: PeopleDeps) {
  async function one(source: Db, actor: Actor, reference: string): Promise<AdministeredRow> {
    const row = await selectAdministered(source, actor.orgId, reference, clock.now())
    if (!row) throw problem('record.not_found')
    return row
  }

  /** The person whom an action is about, as they are now; refuses it where the actor may not. */
  async function target(trx: Trx, actor: Actor, reference: string): Promise<AdministeredRow> {
    demand(actor, { to: 'manage-people' })
    const row = await one(trx, actor, reference)
    demand(actor, { to: 'change-person', person: targetOf(row) })
    if (row.erased_at) throw problem('person.erased')
    return row
  }

  /** The wanted fields as they are kept: the manager by employee id, roles without what everybody is. */
  async function fieldsOf(
    trx: Trx,
    actor: Actor,
    personId: string,
    { roles, manager_id, ...rest }: PersonChanges,
    is: PersonFields,
  ): Promise<WantedFields> {
    return {
      ...rest,
      ...(await structuredOf(trx, actor, rest, is)),
      ...(roles && { roles: grantedRoles(roles) }),
      ...(manager_id !== undefined && {
        manager_id: await managerOf(trx, actor, personId, manager_id, { field: 'manager_id', kept: is.manager_id }),
      }),
    }
  }

  /** Departments and the like as the structure has them; what stays as it is may stand for an entry that is closed. */
  async function structuredOf(trx: Trx, actor: Actor, wanted: PersonChanges, is: PersonFields): Promise<WantedFields> {
    const changed = STRUCTURED_FIELDS.filter(
      (field) => typeof wanted[field] === 'string' && wanted[field] !== is[field],
    )
    if (changed.length === 0) return {}
    const entry = await entriesOf(trx, actor.orgId)
    const found = changed.map((field) => ({
      field,
      wanted: wanted[field] ?? '',
      kept: entry(field, wanted[field] ?? ''),
    }))
    const missing = found.filter(({ kept }) => kept === undefined)
    if (missing.length > 0) {
      const message = (value: string) => text('no-entry', { value })
      throw invalid(missing.map((one) => ({ path: `body.${one.field}`, message: message(one.wanted) })))
    }
    return Object.fromEntries(found.map(({ field, kept }) => [field, kept]))
  }

  async function managerOf(
    trx: Trx,
    actor: Actor,
    personId: string,
    reference: string | null,
    /** The field of the request that names the manager, and the one they have, who may have left. */
    { field, kept }: { field: string; kept?: string | null },
  ): Promise<string | null> {
    if (reference === null) return null
    const manager = await selectAdministered(trx, actor.orgId, reference, clock.now())
    const wrong = (message: string) => invalid([{ path: `body.${field}`, message }])
    if (!manager) throw wrong(text('manager.unknown', { id: reference }))
    if (manager.id === personId) throw wrong(text('manager.oneself'))
    if (manager.employee_id === null) throw wrong(text('manager.numberless', { name: manager.name }))
    if (!manager.active && manager.employee_id !== kept) throw wrong(text('manager.left', { name: manager.name }))
    return manager.employee_id
  }

  /** Refuses what may not be given to this person: another's address or number, and rights that are not the actor's to give. */
  async function check(
    trx: Trx,
    actor: Actor,
    personId: string,
    { before, after }: { before: Partial<PersonFields>; after: Partial<PersonFields> },
  ): Promise<void> {
    demand(actor, grantOf(personId, before, after))
    const taken = await selectTaken(trx, { orgId: actor.orgId, personId }, after)
    if (taken.length > 0) {
      const said = {
        email: text('email.taken'),
        employee_id: text('employee-id.taken'),
      }
      throw invalid(
        taken.map((field) => ({ path: `body.${field}`, message: said[field] })),
        'person.taken',
      )
    }
    // Trips and expenses are kept by it: another number would part people from theirs.
    if (typeof before.employee_id === 'string') {
      throw invalid([{ path: 'body.employee_id', message: text('employee-id.kept') }])
    }
  }

  async function refuseCycle(trx: Trx, actor: Actor, personId: string, after: Partial<PersonFields>): Promise<void> {
    if (after.manager_id === undefined && after.employee_id === undefined) return
    if (await isInCycle(trx, actor.orgId, personId)) {
      throw invalid([{ path: 'body.manager_id', message: text('manager.cycle') }])
    }
  }

  /** Gives a person's reports another manager, as `reassign` says. */
  async function moveReports(
    trx: Trx,
    actor: Actor,
    { id, employee_id: from, manager_id: above }: AdministeredRow,
    { to, field }: { to: string | null; field: string },
    administrators: Administrators,
  ): Promise<number> {
    if (from === null) return 0
    const manager = await managerOf(trx, actor, id, to, { field })
    const reports = await selectReports(trx, actor.orgId, from)
    const between = manager === null ? [] : [manager, ...(await selectManagersAbove(trx, actor.orgId, manager))]
    const now = clock.now()
    for (const report of reports) {
      const isSuperAdmin = administrators.get(report.id)?.isSuperAdmin === true
      demand(actor, { to: 'change-person', person: { personId: report.id, isSuperAdmin } })
      const isBetween = report.employee_id !== null && between.includes(report.employee_id)
      const given = isBetween ? above : manager
      await updateColumns(trx, { orgId: actor.orgId, personId: report.id, now }, { manager_id: given })
      const changes = { before: { manager_id: from }, after: { manager_id: given } }
      const record = { kind: 'person', id: report.id }
      await recordAudit(trx, auditEntry(actor, 'person.changed', now, record, changes))
    }
    return reports.length
  }

  async function asManager(reference: string, actor: Actor): Promise<string> {
    const { employee_id } = await one(db, actor, reference)
    // Nobody reports to somebody without a number; no employee id is empty.
    return employee_id ?? ''
  }

  /** Open sockets close with the sessions that the database has ended. */
  async function thenTell<T>(work: Promise<T>): Promise<T> {
    const result = await work
    identity.sessionsEnded()
    return result
  }

  return {
    /** A page of people. Throws 'action.forbidden'. */
    async list(
      actor: Actor,
      { cursor, limit, manager, ...filter }: PeopleQuery,
    ): Promise<{ items: AdministeredPerson[]; next: string | null; total: number | null }> {
      demand(actor, { to: 'manage-people' })
      const managerId = manager === undefined ? undefined : await asManager(manager, actor)
      const after = readCursor(cursor, ListPosition)
      const wanted = { ...filter, managerId, now: clock.now() }
      const rows = await selectList(db, actor.orgId, wanted, { after, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ sorted_name: name, id }) => ({ name, id }))
      const total = after ? null : next === null ? items.length : await countList(db, actor.orgId, wanted)
      return { items: items.map(presentPerson), next, total }
    },

    /** The values in use. Throws 'action.forbidden'. */
    values(actor: Actor): Promise<Record<ValueField, string[]>> {
      demand(actor, { to: 'manage-people' })
      return selectValuesInUse(db, actor.orgId)
    },

    async get(actor: Actor, reference: string): Promise<AdministeredPerson> {
      demand(actor, { to: 'manage-people' })
      return presentPerson(await one(db, actor, reference))
    },

    /** Adds a person without a password. Throws what is wrong field by field, 'person.taken' and 'action.forbidden'. */
    create(actor: Actor, input: PersonChanges): Promise<AdministeredPerson> {
      return inTransaction(db, (trx) =>
        changingPeople(trx, actor.orgId, actor, async () => {
          demand(actor, { to: 'manage-people' })
          const id = newId()
          const wanted = await fieldsOf(trx, actor, id, input, NOBODY)
          const after = changesOf(NOBODY, wanted)?.after ?? {}
          await check(trx, actor, id, { before: {}, after })
          const { name = '', email = '', employee_id = null, manager_id = null, roles = [], ...rest } = after
          const person = { id, orgId: actor.orgId, name, email, roles, passwordHash: null }
          await insertPerson(trx, { ...person, employeeId: employee_id, managerEmployeeId: manager_id })
          const now = clock.now()
          await updateColumns(trx, { orgId: actor.orgId, personId: id, now }, rest)
          await refuseCycle(trx, actor, id, after)
          await recordAudit(trx, auditEntry(actor, 'person.created', now, { kind: 'person', id }, { after }))
          return presentPerson(await one(trx, actor, id))
        }),
      )
    },

    /**
     * Changes the named fields, with `reassign_reports_to` also who their reports report to; who is deactivated is signed out
     * everywhere. Throws what is wrong field by field, 'person.has_reports' where it isn't said what becomes of a leaver's reports,
     * 'person.changed' where another version was shown, 'person.own_roles', 'person.last_administrator' and
     * 'person.grants_role'.
     */
    change(
      actor: Actor,
      reference: string,
      {
        version,
        reassign_reports_to: reportsTo,
        ...input
      }: PersonChanges & { version?: number | undefined; reassign_reports_to?: string | null | undefined },
    ): Promise<AdministeredPerson> {
      return thenTell(
        inTransaction(db, (trx) =>
          changingPeople(trx, actor.orgId, actor, async (administrators) => {
            const row = await target(trx, actor, reference)
            if (version !== undefined && version !== row.version) throw problem('person.changed')
            const leaves = row.active && input.active === false
            if (leaves && row.reports > 0 && reportsTo === undefined) throw hasReports(row)
            if (reportsTo !== undefined) {
              const given = { to: reportsTo, field: 'reassign_reports_to' }
              await moveReports(trx, actor, row, given, administrators)
            }
            const changes = changesOf(row, await fieldsOf(trx, actor, row.id, input, row))
            if (!changes) return presentPerson(await one(trx, actor, row.id))
            await check(trx, actor, row.id, changes)
            const whose = { orgId: actor.orgId, personId: row.id }
            const { roles, ...columns } = changes.after
            const now = clock.now()
            await updateColumns(trx, { ...whose, now }, columns)
            if (roles) await setRoles(trx, whose, roles)
            await refuseCycle(trx, actor, row.id, changes.after)
            const record = { kind: 'person', id: row.id }
            await recordAudit(trx, auditEntry(actor, actionOf(changes.after), now, record, { ...changes }))
            return presentPerson(await one(trx, actor, row.id))
          }),
        ),
      )
    },

    /** What was changed of a person, the latest first. */
    async history(
      actor: Actor,
      reference: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof personHistory>> {
      demand(actor, { to: 'manage-people' })
      const { id: personId } = await one(db, actor, reference)
      const before = readCursor(cursor, HistoryPosition)
      const rows = await selectHistory(db, { orgId: actor.orgId, personId }, { before, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => id)
      const entries = items.map(presentHistory)
      const managers = entries.flatMap(({ before, after }) => [before?.manager_id, after?.manager_id])
      const ids = [...new Set(managers.filter((id) => typeof id === 'string'))]
      return { items: entries, next, managers: await selectNames(db, actor.orgId, ids) }
    },

    /**
     * Gives everybody who reports to a person another manager and answers how many they are. Whoever of them the new
     * manager is, or reports to, gets the person's own manager, so that nobody reports to themselves in the end.
     */
    reassign(actor: Actor, reference: string, to: string | null): Promise<number> {
      return inTransaction(db, (trx) =>
        changingPeople(trx, actor.orgId, actor, async (administrators) => {
          demand(actor, { to: 'manage-people' })
          return moveReports(trx, actor, await one(trx, actor, reference), { to, field: 'to' }, administrators)
        }),
      )
    },
  }
}

function isSuperAdmin({ roles, reports, designation, department }: AdministeredRow): boolean {
  return standingOf({ roles, hasReports: reports > 0, designation, department }).isSuperAdmin
}

/** The refusal to deactivate somebody while nobody has said what becomes of their reports. */
function hasReports({ name, reports }: AdministeredRow) {
  const message = text('has-reports', { count: reports, number: reports.toLocaleString('en-IN'), name })
  return invalid([{ path: 'body.reassign_reports_to', message }], 'person.has_reports')
}

function targetOf(row: AdministeredRow) {
  return { personId: row.id, isSuperAdmin: isSuperAdmin(row) }
}

function presentPerson(row: AdministeredRow): AdministeredPerson {
  const { has_password, has_provider, roles, invited_until, erased_at, erasure_requested_at, ...same } = row
  return {
    ...same,
    roles: ['employee', ...grantedRoles(roles)],
    isSuperAdmin: isSuperAdmin(row),
    invited_until: invited_until?.toISOString() ?? null,
    erased_at: erased_at?.toISOString() ?? null,
    erasure_requested_at: erasure_requested_at?.toISOString() ?? null,
    signs_in_by: has_provider ? 'provider' : has_password ? 'password' : null,
  }
}

const Detail = z.object({
  before: z.record(z.string(), z.unknown()).nullable().catch(null),
  after: z.record(z.string(), z.unknown()).nullable().catch(null),
})

function presentHistory(row: Awaited<ReturnType<typeof selectHistory>>[number]): PersonHistoryEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    ...Detail.parse(row.detail),
  }
}
