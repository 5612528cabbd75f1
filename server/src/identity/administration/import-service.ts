import { type ImportInput, type ImportResult, PERSON_FIELDS } from '@pravas/contract/administration'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { refusal } from '../../access/rights-rules.ts'
import { type AuditEntry, recordAudits } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import type { Identity } from '../service.ts'
import { entriesOf } from '../structure/values-service.ts'
import { type CsvFile, readCsv, refusedLines, writeCsv } from './csv.ts'
import { cellsOf, type ImportPlan, PERSON_COLUMNS, planImport } from './import-rules.ts'
import { insertImported, selectElsewhere, updateImported, updateRoles } from './import-store.ts'
import { actionOf, changedRoles, grantedRoles, type PlannedLine } from './people-rules.ts'
import { selectEverybody } from './people-store.ts'

/** Who imports and exports, in which organisation: an administrator, or the operator at the server. */
export interface Importer {
  orgId: string
  actor: Actor | undefined
}

interface ImportDeps {
  db: Database['db']
  clock: Clock
  identity: Pick<Identity, 'sessionsEnded'>
}

export type PeopleImport = ReturnType<typeof createPeopleImport>

/** People from and to CSV files. */
export function createPeopleImport({ db, clock, identity }: ImportDeps) {
  return {
    /**
     * Reads people from CSV, line by line: what can be kept is, the rest is refused with the reason. Without `commit` nothing
     * is written. Throws 'action.forbidden', and says where the whole file cannot be read.
     */
    async import({ orgId, actor }: Importer, { csv, commit }: z.infer<typeof ImportInput>): Promise<ImportResult> {
      if (actor) demand(actor, { to: 'manage-people' })
      const file = readCsv(csv, PERSON_FIELDS, { aliases: PERSON_COLUMNS, needed: [['employee_id', 'email']] })
      if (!commit) return presentPlan(file, await plan(db, orgId, actor, file))
      const planned = await inTransaction(db, (trx) =>
        changingPeople(trx, orgId, actor ?? 'operator', async () => {
          const found = await plan(trx, orgId, actor, file)
          await carryOut(trx, { orgId, actor }, found.planned, clock.now())
          return found
        }),
      )
      identity.sessionsEnded()
      return presentPlan(file, planned)
    },

    /** Everybody as CSV, in the columns of the import. Throws 'action.forbidden'. */
    async export({ orgId, actor }: Importer): Promise<string> {
      if (actor) demand(actor, { to: 'manage-people' })
      const people = await selectEverybody(db, orgId)
      return writeCsv(
        PERSON_FIELDS,
        people.map((person) => cellsOf({ ...person, roles: grantedRoles(person.roles) })),
      )
    },
  }
}

async function plan(
  source: Db,
  orgId: string,
  actor: Actor | undefined,
  { lines }: CsvFile<(typeof PERSON_FIELDS)[number]>,
): Promise<ImportPlan> {
  const addresses = lines.flatMap(({ cells }) => (cells.email ? [cells.email.toLowerCase()] : []))
  const people = await selectEverybody(source, orgId)
  return planImport(lines, {
    people: people.map((person) => ({ ...person, roles: grantedRoles(person.roles) })),
    elsewhere: await selectElsewhere(source, orgId, addresses),
    may: (action) => actor && refusal(actor, action),
    mayGrantAll: actor?.isSuperAdmin ?? true,
    entry: await entriesOf(source, orgId),
  })
}

async function carryOut(
  trx: Transaction<Tables>,
  { orgId, actor }: Importer,
  planned: readonly PlannedLine[],
  now: Date,
): Promise<void> {
  const all = planned.map((line) => ({ ...line, id: line.existing?.id ?? newId() }))
  const [created, updated] = [all.filter(({ existing }) => !existing), all.filter(({ existing }) => existing)]
  await insertImported(trx, orgId, created, now)
  await updateImported(trx, orgId, updated, now)
  const roles = all.flatMap(({ id: personId, before, after }) =>
    after.roles ? changedRoles(before.roles ?? [], after.roles).map((role) => ({ personId, role, after })) : [],
  )
  await updateRoles(trx, orgId, {
    given: roles
      .filter(({ role, after }) => after.roles?.includes(role))
      .map(({ personId, role }) => ({ personId, role })),
    taken: roles
      .filter(({ role, after }) => !after.roles?.includes(role))
      .map(({ personId, role }) => ({ personId, role })),
  })
  await recordAudits(
    trx,
    all.map(
      ({ id, existing, before, after }): AuditEntry => ({
        orgId,
        actorId: actor?.personId ?? null,
        action: existing ? actionOf(after) : 'person.created',
        recordKind: 'person',
        recordId: id,
        detail: { by: 'import', ...(existing && { before }), after },
        at: now,
      }),
    ),
  )
}

function presentPlan(
  file: CsvFile<(typeof PERSON_FIELDS)[number]>,
  { planned, unchanged, refused }: ImportPlan,
): ImportResult {
  return {
    created: planned.filter(({ existing }) => !existing).length,
    updated: planned.filter(({ existing }) => existing).length,
    unchanged,
    refused: refusedLines(file, refused, ['name', 'employee_id', 'email']),
    ignored: file.ignored,
    changes: planned.map(({ line, existing, person, before, after }) => ({
      line,
      employee_id: person.employee_id,
      name: person.name,
      before: existing ? before : null,
      after,
    })),
  }
}
