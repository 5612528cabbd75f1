import { type ImportInput, type ImportResult, PERSON_FIELDS, type PersonField } from '@pravas/contract/administration'
import { BANK_FIELDS, type BankDetails, type BankField } from '@pravas/contract/bank-details'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { refusal } from '../../access/rights-rules.ts'
import { type AuditEntry, recordAudits } from '../../audit/store.ts'
import { masked } from '../../bank-details/account-rules.ts'
import type { BankImport } from '../../bank-details/import-service.ts'
import type { Clock } from '../../clock.ts'
import { type CsvFile, readCsv, refusedLines, writeCsv } from '../../csv/csv.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import type { Identity } from '../service.ts'
import { entriesOf } from '../structure/values-service.ts'
import { BANK_COLUMNS, cellsOf, type ImportPlan, PERSON_COLUMNS, planImport } from './import-rules.ts'
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
  /** Keeps the bank details that a file brings; without it a file's columns of them are ignored. */
  bank?: BankImport
}

type PeopleFile = CsvFile<PersonField | BankField>

export type PeopleImport = ReturnType<typeof createPeopleImport>

/** People from and to CSV files. */
export function createPeopleImport({ db, clock, identity, bank }: ImportDeps) {
  const columns = bank ? [...PERSON_FIELDS, ...BANK_FIELDS] : PERSON_FIELDS
  const aliases = bank ? { ...PERSON_COLUMNS, ...BANK_COLUMNS } : PERSON_COLUMNS

  async function plan(source: Db, orgId: string, actor: Actor | undefined, { lines }: PeopleFile): Promise<ImportPlan> {
    const addresses = lines.flatMap(({ cells }) => (cells.email ? [cells.email.toLowerCase()] : []))
    const people = await selectEverybody(source, orgId)
    const hasBank = lines.some(({ cells }) => BANK_FIELDS.some((field) => cells[field]))
    return planImport(lines, {
      people: people.map((person) => ({ ...person, roles: grantedRoles(person.roles) })),
      elsewhere: await selectElsewhere(source, orgId, addresses),
      may: (action) => actor && refusal(actor, action),
      mayGrantAll: actor?.isSuperAdmin ?? true,
      entry: await entriesOf(source, orgId),
      ...(bank && hasBank && { bankOf: await bank.known(source, orgId) }),
    })
  }

  return {
    /**
     * Reads people from CSV, line by line: what can be kept is, the rest is refused with the reason. Without `commit` nothing
     * is written. Throws 'action.forbidden', and says where the whole file cannot be read.
     */
    async import({ orgId, actor }: Importer, { csv, commit }: z.infer<typeof ImportInput>): Promise<ImportResult> {
      if (actor) demand(actor, { to: 'manage-people' })
      const file: PeopleFile = readCsv(csv, columns, { aliases, needed: [['employee_id', 'email']] })
      if (!commit) return presentPlan(file, await plan(db, orgId, actor, file))
      const planned = await inTransaction(db, (trx) =>
        changingPeople(trx, orgId, actor ?? 'operator', async () => {
          const found = await plan(trx, orgId, actor, file)
          await carryOut(trx, { orgId, actor }, found.planned, { now: clock.now(), bank })
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
        people
          .filter(({ erased }) => !erased)
          .map((person) => cellsOf({ ...person, roles: grantedRoles(person.roles) })),
      )
    },
  }
}

async function carryOut(
  trx: Transaction<Tables>,
  { orgId, actor }: Importer,
  planned: readonly PlannedLine[],
  { now, bank }: { now: Date; bank: BankImport | undefined },
): Promise<void> {
  const lines = planned.map((line) => ({ ...line, id: line.existing?.id ?? newId() }))
  // The others change bank details alone.
  const all = lines.filter(({ after }) => Object.keys(after).length > 0)
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
  const by = { orgId, actorId: actor?.personId ?? null, at: now }
  await bank?.save(
    trx,
    lines.flatMap(({ id, person: { name, email }, bank: change }) =>
      change ? [{ ...by, ...change, person: { id, name, email } }] : [],
    ),
  )
}

function presentPlan(file: PeopleFile, { planned, unchanged, refused }: ImportPlan): ImportResult {
  return {
    created: planned.filter(({ existing }) => !existing).length,
    updated: planned.filter(({ existing }) => existing).length,
    unchanged,
    refused: refusedLines(file, refused, ['name', 'employee_id', 'email']),
    ignored: file.ignored,
    changes: planned.map(({ line, existing, person, before, after, bank }) => ({
      line,
      employee_id: person.employee_id,
      name: person.name,
      before: existing ? { ...before, ...shown(bank?.before) } : null,
      after: { ...after, ...shown(bank?.after) },
    })),
  }
}

function shown(details: BankDetails | undefined): Partial<BankDetails> {
  return details ? masked(details) : {}
}
