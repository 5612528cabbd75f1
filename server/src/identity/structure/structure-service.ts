import {
  ENTRY_FIELDS,
  type EntryChanges,
  type EntryInput,
  HOLIDAY_FIELDS,
  type Holiday,
  type HolidayInput,
  type ListImport,
  type StructureEntry,
  type StructureKind,
} from '@pravas/contract/structure'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, problem } from '../../errors.ts'
import { isId, newId } from '../../ids.ts'
import { readCsv, writeCsv } from '../administration/csv.ts'
import { changingPeople } from '../administrators-service.ts'
import {
  changedEntry,
  entryMistake,
  holidayKey,
  type Known,
  type ListPlan,
  planEntries,
  planHolidays,
  valueOfEntry,
} from './entries-rules.ts'
import {
  deleteHoliday,
  insertEntry,
  insertHoliday,
  replaceValue,
  selectEmployeeIds,
  selectEntries,
  selectHoliday,
  selectHolidays,
  updateEntry,
  updateHoliday,
} from './entries-store.ts'

interface StructureDeps {
  db: Database['db']
  clock: Clock
}

type Trx = Transaction<Tables>

export type Structure = ReturnType<typeof createStructure>

/** What an organisation is made of, and its holidays: read by everybody, kept by its administrators. */
export function createStructure({ db, clock }: StructureDeps) {
  /** Writes a new or changed entry; its people get its new name or code. */
  async function write(
    trx: Trx,
    actor: Actor,
    kind: StructureKind,
    existing: Known<EntryInput> | undefined,
    entry: EntryInput,
  ): Promise<string> {
    const id = existing?.id ?? newId()
    const { orgId } = actor
    if (existing) await updateEntry(trx, { orgId, id }, entry)
    else await insertEntry(trx, { orgId, id, kind }, entry)
    if (existing && kind !== 'project') {
      const [from, to] = [valueOfEntry(kind, existing), valueOfEntry(kind, entry)]
      if (from !== to) await replaceValue(trx, orgId, kind, { from, to })
    }
    const detail = { kind, before: existing ?? null, after: entry }
    const action = existing ? 'structure.changed' : 'structure.created'
    await recordAudit(trx, auditEntry(actor, action, clock.now(), { kind: 'structure', id }, detail))
    return id
  }

  async function writeHoliday(
    trx: Trx,
    actor: Actor,
    existing: Known<HolidayInput> | undefined,
    holiday: HolidayInput,
  ): Promise<string> {
    const id = existing?.id ?? newId()
    if (existing) await updateHoliday(trx, { orgId: actor.orgId, id }, holiday)
    else await insertHoliday(trx, { orgId: actor.orgId, id }, holiday)
    const action = existing ? 'holiday.changed' : 'holiday.created'
    const detail = { before: existing ?? null, after: holiday }
    await recordAudit(trx, auditEntry(actor, action, clock.now(), { kind: 'holiday', id }, detail))
    return id
  }

  /** Keeps one entry as `changes` make it of `reference`, or a new one. */
  function keep(actor: Actor, kind: StructureKind, reference: string | undefined, changes: EntryChanges) {
    return changing(actor, async (trx) => {
      const known = await selectEntries(trx, actor.orgId, kind)
      const existing = known.find(({ id, code }) => id === reference || code.toLowerCase() === reference?.toLowerCase())
      if (reference !== undefined && !existing) throw problem('record.not_found')
      const entry = changedEntry(existing && fieldsOf(existing), changes)
      const others = known.filter(({ id }) => id !== existing?.id)
      const taken = (['code', 'name'] as const).filter((field) =>
        others.some((other) => other[field].toLowerCase() === entry[field].toLowerCase()),
      )
      if (taken.length > 0) {
        const message = 'Another entry has this.'
        throw invalid(
          taken.map((field) => ({ path: `body.${field}`, message })),
          'structure.taken',
        )
      }
      const employees = entry.owner === null ? new Set<string>() : await selectEmployeeIds(trx, actor.orgId)
      const mistake = entryMistake(kind, entry, (id) => employees.has(id))
      if (mistake) throw invalid([{ path: `body.${mistake.field}`, message: mistake.message }])
      const before = existing && { ...fieldsOf(existing), id: existing.id }
      const id = await write(trx, actor, kind, before, entry)
      return { id, kind, ...entry }
    })
  }

  /** A new name may be one that grants a role: changes of the structure are changes of people. */
  function changing<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T> {
    return inTransaction(db, (trx) =>
      changingPeople(trx, actor.orgId, actor, () => {
        demand(actor, { to: 'manage-people' })
        return work(trx)
      }),
    )
  }

  async function planOfEntries(source: Db, actor: Actor, kind: StructureKind, csv: string) {
    const file = readCsv(csv, ENTRY_FIELDS)
    const known = (await selectEntries(source, actor.orgId, kind)).map((row) => ({ ...fieldsOf(row), id: row.id }))
    const employees = await selectEmployeeIds(source, actor.orgId)
    return withRefused(
      file,
      planEntries(file.lines, kind, known, (id) => employees.has(id)),
    )
  }

  async function planOfHolidays(source: Db, actor: Actor, csv: string) {
    const file = readCsv(csv, HOLIDAY_FIELDS)
    return withRefused(file, planHolidays(file.lines, await selectHolidays(source, actor.orgId)))
  }

  return {
    /** A page of the entries of a kind, by code. */
    async list(
      actor: Actor,
      kind: StructureKind,
      { active, cursor, limit }: { active?: boolean | undefined; cursor?: string | undefined; limit: number },
    ): Promise<{ items: StructureEntry[]; next: string | null }> {
      const after = readCursor(cursor, z.string())
      const rows = await selectEntries(db, actor.orgId, kind, { active, after, limit: limit + 1 })
      return pageOf(rows, limit, ({ code }) => code.toLowerCase())
    },

    /** Adds an entry. Throws what is wrong field by field, 'structure.taken' and 'action.forbidden'. */
    create: (actor: Actor, kind: StructureKind, entry: EntryChanges): Promise<StructureEntry> =>
      keep(actor, kind, undefined, entry),

    /** Changes an entry, found by code or id; its people get its new name or code. */
    change: (actor: Actor, kind: StructureKind, reference: string, changes: EntryChanges): Promise<StructureEntry> =>
      keep(actor, kind, reference, changes),

    /** Reads entries from CSV as an import of people does. */
    async importEntries(
      actor: Actor,
      kind: StructureKind,
      { csv, commit }: { csv: string; commit: boolean },
    ): Promise<ListImport> {
      demand(actor, { to: 'manage-people' })
      if (!commit) return presentPlan(await planOfEntries(db, actor, kind, csv))
      return changing(actor, async (trx) => {
        const plan = await planOfEntries(trx, actor, kind, csv)
        for (const { existing, row } of plan.planned) await write(trx, actor, kind, existing, row)
        return presentPlan(plan)
      })
    },

    async exportEntries(actor: Actor, kind: StructureKind): Promise<string> {
      demand(actor, { to: 'manage-people' })
      const rows = await selectEntries(db, actor.orgId, kind)
      return writeCsv(
        ENTRY_FIELDS,
        rows.map(({ code, name, active, starts_on, ends_on, owner }) => ({
          code,
          name,
          active: active ? 'yes' : 'no',
          starts_on: starts_on ?? '',
          ends_on: ends_on ?? '',
          owner: owner ?? '',
        })),
      )
    },

    /** The holidays of a year; those of a state with those of all. */
    holidays: (actor: Actor, query: { year: number; state?: string | undefined }): Promise<Holiday[]> =>
      selectHolidays(db, actor.orgId, query),

    /** Adds a holiday, or changes the one of this id. Throws 'record.not_found', and 'structure.taken' at the day. */
    keepHoliday(actor: Actor, id: string | undefined, holiday: HolidayInput): Promise<Holiday> {
      return changing(actor, async (trx) => {
        const known = await selectHolidays(trx, actor.orgId, { year: Number(holiday.day.slice(0, 4)) })
        const taken = known.find((other) => other.id !== id && holidayKey(other) === holidayKey(holiday))
        if (taken) {
          throw invalid([{ path: 'body.day', message: `${taken.name} is on this day already.` }], 'structure.taken')
        }
        const before = id === undefined ? undefined : await selectHoliday(trx, actor.orgId, id)
        if (id !== undefined && !before) throw problem('record.not_found')
        return { id: await writeHoliday(trx, actor, before, holiday), ...holiday }
      })
    },

    /** Reads holidays from CSV as an import of people does. */
    async importHolidays(actor: Actor, { csv, commit }: { csv: string; commit: boolean }): Promise<ListImport> {
      demand(actor, { to: 'manage-people' })
      if (!commit) return presentPlan(await planOfHolidays(db, actor, csv))
      return changing(actor, async (trx) => {
        const plan = await planOfHolidays(trx, actor, csv)
        for (const { existing, row } of plan.planned) await writeHoliday(trx, actor, existing, row)
        return presentPlan(plan)
      })
    },

    async exportHolidays(actor: Actor): Promise<string> {
      demand(actor, { to: 'manage-people' })
      const rows = await selectHolidays(db, actor.orgId)
      return writeCsv(
        HOLIDAY_FIELDS,
        rows.map(({ day, name, state }) => ({ day, name, state: state ?? '' })),
      )
    },

    /** Removes a holiday; throws 'record.not_found'. */
    removeHoliday(actor: Actor, id: string): Promise<void> {
      return changing(actor, async (trx) => {
        const before = isId(id) ? await deleteHoliday(trx, actor.orgId, id) : undefined
        if (!before) throw problem('record.not_found')
        const record = { kind: 'holiday', id }
        await recordAudit(trx, auditEntry(actor, 'holiday.removed', clock.now(), record, { before }))
      })
    },
  }
}

function fieldsOf({ code, name, active, starts_on, ends_on, owner }: EntryInput): EntryInput {
  return { code, name, active, starts_on, ends_on, owner }
}

function withRefused<Fields>(file: { refused: ListPlan<Fields>['refused'] }, plan: ListPlan<Fields>): ListPlan<Fields> {
  return { ...plan, refused: [...file.refused, ...plan.refused].sort((a, b) => a.line - b.line) }
}

function presentPlan<Fields extends { name: string }>(plan: ListPlan<Fields>): ListImport {
  const { planned, unchanged, refused } = plan
  const created = planned.filter(({ existing }) => !existing).length
  const changes = planned.map(({ line, existing, row }) => {
    const fields = (Object.keys(row) as (keyof Fields)[]).filter((field) => existing?.[field] !== row[field])
    const pick = (from: Fields) => Object.fromEntries(fields.map((field) => [field, from[field]]))
    return { line, name: row.name, before: existing ? pick(existing) : null, after: pick(row) }
  })
  return { created, updated: planned.length - created, unchanged, refused, changes }
}
