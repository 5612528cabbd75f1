import { stateKey } from '@pravas/contract/states'
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
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import { type CsvFile, readCsv, refusedLines, writeCsv } from '../../csv/csv.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, problem } from '../../errors.ts'
import { isId, newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import {
  changedEntry,
  entryMistake,
  holidayKey,
  type Known,
  type ListPlan,
  planEntries,
  planHolidays,
  stateMistake,
  valueOfEntry,
  withStateNamed,
} from './entries-rules.ts'
import {
  deleteHoliday,
  insertEntry,
  insertHoliday,
  replaceValue,
  selectEmployees,
  selectEntries,
  selectHoliday,
  selectHolidays,
  updateEntry,
  updateHoliday,
} from './entries-store.ts'

const text = texts(importRefusals)

interface StructureDeps {
  db: Database['db']
  clock: Clock
}

type Trx = Transaction<Tables>

/** Who keeps the structure of which organisation: an administrator, or the operator at the server. */
export interface Keeper {
  orgId: string
  actor: Actor | undefined
}

export type Structure = ReturnType<typeof createStructure>

/** What an organisation is made of, and its holidays: read by everybody, kept by its administrators. */
export function createStructure({ db, clock }: StructureDeps) {
  async function audit(
    trx: Trx,
    { orgId, actor }: Keeper,
    action: string,
    record: { kind: string; id: string },
    detail: Record<string, unknown>,
  ): Promise<void> {
    const entry = { orgId, actorId: actor?.personId ?? null, recordKind: record.kind, recordId: record.id }
    await recordAudit(trx, { ...entry, action, detail, at: clock.now() })
  }

  /** Writes a new or changed entry; its people get its new name or code. */
  async function write(
    trx: Trx,
    by: Keeper,
    kind: StructureKind,
    existing: Known<EntryInput> | undefined,
    entry: EntryInput,
  ): Promise<string> {
    const id = existing?.id ?? newId()
    const { orgId } = by
    if (existing) await updateEntry(trx, { orgId, id }, entry)
    else await insertEntry(trx, { orgId, id, kind }, entry)
    if (existing && kind !== 'project') {
      const [from, to] = [valueOfEntry(kind, existing), valueOfEntry(kind, entry)]
      if (from !== to) await replaceValue(trx, orgId, kind, { from, to })
    }
    const detail = { kind, before: existing ?? null, after: entry }
    const action = existing ? 'structure.changed' : 'structure.created'
    await audit(trx, by, action, { kind: 'structure', id }, detail)
    return id
  }

  async function writeHoliday(
    trx: Trx,
    by: Keeper,
    existing: Known<HolidayInput> | undefined,
    holiday: HolidayInput,
  ): Promise<string> {
    const id = existing?.id ?? newId()
    if (existing) await updateHoliday(trx, { orgId: by.orgId, id }, holiday)
    else await insertHoliday(trx, { orgId: by.orgId, id }, holiday)
    const action = existing ? 'holiday.changed' : 'holiday.created'
    const detail = { before: existing ?? null, after: holiday }
    await audit(trx, by, action, { kind: 'holiday', id }, detail)
    return id
  }

  /** Keeps one entry as `changes` make it of `reference`, or a new one. */
  function keep(actor: Actor, kind: StructureKind, reference: string | undefined, changes: EntryChanges) {
    return changing(keeper(actor), async (trx) => {
      const known = await selectEntries(trx, actor.orgId, kind)
      const existing = known.find(({ id, code }) => id === reference || code.toLowerCase() === reference?.toLowerCase())
      if (reference !== undefined && !existing) throw problem('record.not_found')
      const entry = changedEntry(existing && fieldsOf(existing), changes)
      const others = known.filter(({ id }) => id !== existing?.id)
      const taken = (['code', 'name'] as const).filter((field) =>
        others.some((other) => other[field].toLowerCase() === entry[field].toLowerCase()),
      )
      if (taken.length > 0) {
        throw invalid(
          taken.map((field) => ({ path: `body.${field}`, message: text('entry.exists', { value: entry[field] }) })),
          'structure.taken',
        )
      }
      const employees = entry.owner === null ? new Map<string, string>() : await selectEmployees(trx, actor.orgId)
      const mistake = entryMistake(kind, entry, (id) => employees.has(id))
      if (mistake) throw invalid([{ path: `body.${mistake.field}`, message: mistake.message }])
      const before = existing && { ...fieldsOf(existing), id: existing.id }
      const id = await write(trx, keeper(actor), kind, before, entry)
      const ownerName = entry.owner === null ? undefined : employees.get(entry.owner)
      return { id, kind, ...entry, owner_name: ownerName ?? null }
    })
  }

  /** A new name may be one that grants a role: changes of the structure are changes of people. */
  function changing<T>({ orgId, actor }: Keeper, work: (trx: Trx) => Promise<T>): Promise<T> {
    return inTransaction(db, (trx) =>
      changingPeople(trx, orgId, actor ?? 'operator', () => {
        if (actor) demand(actor, { to: 'manage-people' })
        return work(trx)
      }),
    )
  }

  async function planOfEntries(source: Db, orgId: string, kind: StructureKind, csv: string) {
    const file = readCsv(csv, ENTRY_FIELDS, { needed: [['code']] })
    const known = (await selectEntries(source, orgId, kind)).map((row) => ({ ...fieldsOf(row), id: row.id }))
    const employees = await selectEmployees(source, orgId)
    return { file, plan: planEntries(file.lines, kind, known, (id) => employees.has(id)) }
  }

  async function planOfHolidays(source: Db, orgId: string, csv: string) {
    const file = readCsv(csv, HOLIDAY_FIELDS, { needed: [['day'], ['name']] })
    return { file, plan: planHolidays(file.lines, await selectHolidays(source, orgId)) }
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
      by: Keeper,
      kind: StructureKind,
      { csv, commit }: { csv: string; commit: boolean },
    ): Promise<ListImport> {
      if (by.actor) demand(by.actor, { to: 'manage-people' })
      const columns = ['code', 'name'] as const
      if (!commit) return presentPlan(await planOfEntries(db, by.orgId, kind, csv), columns)
      return changing(by, async (trx) => {
        const planned = await planOfEntries(trx, by.orgId, kind, csv)
        for (const { existing, row } of planned.plan.planned) await write(trx, by, kind, existing, row)
        return presentPlan(planned, columns)
      })
    },

    async exportEntries({ orgId, actor }: Keeper, kind: StructureKind): Promise<string> {
      if (actor) demand(actor, { to: 'manage-people' })
      const rows = await selectEntries(db, orgId, kind)
      return writeCsv(
        ENTRY_FIELDS,
        rows.map(({ code, name, active, starts_on, ends_on, owner, state }) => ({
          code,
          name,
          active: active ? 'yes' : 'no',
          starts_on: starts_on ?? '',
          ends_on: ends_on ?? '',
          owner: owner ?? '',
          state: state ?? '',
        })),
      )
    },

    /** The holidays of a year; those of a state with those of all. */
    async holidays(actor: Actor, { year, state }: { year: number; state?: string | undefined }): Promise<Holiday[]> {
      const all = await selectHolidays(db, actor.orgId, { year })
      if (state === undefined) return all
      return all.filter((holiday) => holiday.state === null || stateKey(holiday.state) === stateKey(state))
    },

    /** Adds a holiday, or changes the one of this id. Throws 'record.not_found', and 'structure.taken' at the day. */
    keepHoliday(actor: Actor, id: string | undefined, input: HolidayInput): Promise<Holiday> {
      const by = keeper(actor)
      const holiday = withStateNamed(input)
      return changing(by, async (trx) => {
        const before = id === undefined ? undefined : await selectHoliday(trx, actor.orgId, id)
        if (id !== undefined && !before) throw problem('record.not_found')
        const wrong = stateMistake(holiday.state)
        if (wrong) throw invalid([{ path: 'body.state', message: wrong }])
        const known = await selectHolidays(trx, actor.orgId, { year: Number(holiday.day.slice(0, 4)) })
        const taken = known.find((other) => other.id !== id && holidayKey(other) === holidayKey(holiday))
        if (taken) {
          throw invalid([{ path: 'body.day', message: text('holiday.taken', { name: taken.name }) }], 'structure.taken')
        }
        return { id: await writeHoliday(trx, by, before, holiday), ...holiday }
      })
    },

    /** Reads holidays from CSV as an import of people does. */
    async importHolidays(by: Keeper, { csv, commit }: { csv: string; commit: boolean }): Promise<ListImport> {
      if (by.actor) demand(by.actor, { to: 'manage-people' })
      const columns = ['day', 'name', 'state'] as const
      if (!commit) return presentPlan(await planOfHolidays(db, by.orgId, csv), columns)
      return changing(by, async (trx) => {
        const planned = await planOfHolidays(trx, by.orgId, csv)
        for (const { existing, row } of planned.plan.planned) await writeHoliday(trx, by, existing, row)
        return presentPlan(planned, columns)
      })
    },

    async exportHolidays({ orgId, actor }: Keeper): Promise<string> {
      if (actor) demand(actor, { to: 'manage-people' })
      const rows = await selectHolidays(db, orgId)
      return writeCsv(
        HOLIDAY_FIELDS,
        rows.map(({ day, name, state }) => ({ day, name, state: state ?? '' })),
      )
    },

    /** Removes a holiday; throws 'record.not_found'. */
    removeHoliday(actor: Actor, id: string): Promise<void> {
      const by = keeper(actor)
      return changing(by, async (trx) => {
        const before = isId(id) ? await deleteHoliday(trx, actor.orgId, id) : undefined
        if (!before) throw problem('record.not_found')
        await audit(trx, by, 'holiday.removed', { kind: 'holiday', id }, { before })
      })
    },
  }
}

/** Somebody who keeps the structure of their own organisation. */
export const keeper = (actor: Actor): Keeper => ({ orgId: actor.orgId, actor })

function fieldsOf({ code, name, active, starts_on, ends_on, owner, state }: EntryInput): EntryInput {
  return { code, name, active, starts_on, ends_on, owner, state }
}

/** What becomes of a file; `names` are the columns that say what a line is about. */
function presentPlan<Fields extends { name: string }, Column extends string>(
  { file, plan }: { file: CsvFile<Column>; plan: ListPlan<Fields> },
  names: readonly Column[],
): ListImport {
  const { planned, unchanged } = plan
  const refused = refusedLines(file, plan.refused, names)
  const created = planned.filter(({ existing }) => !existing).length
  const changes = planned.map(({ line, existing, row }) => {
    const fields = (Object.keys(row) as (keyof Fields)[]).filter((field) => existing?.[field] !== row[field])
    const pick = (from: Fields) => Object.fromEntries(fields.map((field) => [field, from[field]]))
    return { line, name: row.name, before: existing ? pick(existing) : null, after: pick(row) }
  })
  const { ignored } = file
  return { created, updated: planned.length - created, unchanged, refused, ignored, changes }
}
