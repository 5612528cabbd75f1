import type { NewOrganisation } from '@pravas/contract/set-up'
import { ENTRY_FIELDS, type ListImport, type StructureKind } from '@pravas/contract/structure'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { recordAudit } from '../audit/store.ts'
import { createBudgetBook } from '../budgets/budgets-service.ts'
import type { Clock } from '../clock.ts'
import { readCsv, writeCsv } from '../csv/csv.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, problem } from '../errors.ts'
import { ignoredText } from '../identity/administration/import-lines-rules.ts'
import { createPeopleImport } from '../identity/administration/import-service.ts'
import { hasAdministrators } from '../identity/administrators-service.ts'
import { appointAdministrator, organisationToSetUp } from '../identity/appoint-service.ts'
import { createStructure } from '../identity/structure/structure-service.ts'
import type { OperatorSettings } from '../organisation/settings-rules.ts'
import { changeSettings } from '../organisation/settings-service.ts'
import { publishPolicyFile } from '../policy/operator-service.ts'
import { setChecklist } from './checklist-store.ts'
import { deleteCodes } from './codes-store.ts'

/** An organisation as it begins. Files are their texts. */
export interface Beginning {
  organisation: NewOrganisation
  administrator: {
    name: string
    email: string
    employeeId: string | null
    /** Null: they set it themselves, by a link. */
    passwordHash: string | null
  }
  structure?: { readonly [Kind in StructureKind]?: string }
  holidays?: string | undefined
  people?: string | undefined
  /** Of the cost centres and projects in `structure`. */
  budgets?: string | undefined
  policy?: string | undefined
}

interface Parts {
  clock: Clock
  operator: OperatorSettings
  /** The organisation's name in the environment, where it is set. */
  home: string | undefined
  /** Whether administrators are shown what is left to do. */
  checklist: boolean
}

/**
 * Sets an installation up that nobody administers, all of it or nothing: the page, the command line and the demo do it by
 * this one function. Of two at the same moment one wins. Answers the organisation, its first administrator, and by file the
 * columns that were not read. Throws 'setup.done', and what is wrong field by field and line by line.
 */
export async function initialise(
  trx: Transaction<Tables>,
  { organisation, administrator, structure = {}, holidays, people, budgets, policy }: Beginning,
  { clock, operator, home, checklist }: Parts,
): Promise<{ orgId: string; personId: string; ignored: string[] }> {
  // Whoever comes second waits here, and then finds an administrator.
  await sql`lock table organisations in exclusive mode`.execute(trx)
  if (await hasAdministrators(trx)) throw problem('setup.done')
  const now = clock.now()
  const orgId = await organisationToSetUp(trx, home, organisation.name)
  const personId = await appointAdministrator(trx, { orgId, ...administrator, now }, 'body.administrator')
  const record = { recordKind: 'organisation', recordId: orgId }
  const action = 'organisation.set_up'
  const place = { operator, now, path: 'body.organisation', action } as const
  const isRecorded = await changeSettings(trx, { orgId, personId }, organisation, place)
  if (!isRecorded) await recordAudit(trx, { orgId, actorId: personId, action, ...record, detail: {}, at: now })

  const refused = new Set<string>()
  const notRead: string[] = []
  const note = (file: string, { refused: lines, ignored }: Pick<ListImport, 'refused' | 'ignored'>) => {
    for (const { line, reason } of lines) refused.add(`${file}, line ${line}: ${reason}`)
    if (ignored.length > 0) notRead.push(`${file}: ${ignoredText(ignored)}`)
  }
  const lists = createStructure({ db: trx, clock })
  const by = { orgId, actor: actorOf(orgId, personId, administrator) }
  for (const kind of ['grade', 'location'] as const) await importList(kind)
  // People have departments and cost centres, which have heads and owners, who are people.
  for (const kind of ['department', 'cost_centre'] as const) {
    const csv = structure[kind]
    if (csv !== undefined) await lists.importEntries(by, kind, { csv: withoutOwners(csv), commit: true })
  }
  if (people !== undefined) {
    const imports = createPeopleImport({ db: trx, clock, identity: { sessionsEnded: () => {} } })
    note('people', await imports.import({ orgId, actor: undefined }, { csv: people, commit: true }))
  }
  for (const kind of ['department', 'cost_centre', 'project'] as const) await importList(kind)
  if (holidays !== undefined) note('holidays', await lists.importHolidays(by, { csv: holidays, commit: true }))
  if (budgets !== undefined) {
    const book = createBudgetBook({ db: trx, clock })
    note('budgets', await book.import(by.actor, { csv: budgets, commit: true }))
  }
  if (refused.size > 0) throw invalid([{ path: 'body.files', message: shortened([...refused]) }])
  if (policy !== undefined) await publishPolicyFile(trx, orgId, { file: policy, why: 'Set-up', now })

  if (checklist) await setChecklist(trx, orgId, true)
  await deleteCodes(trx)
  return { orgId, personId, ignored: notRead }

  async function importList(kind: StructureKind): Promise<void> {
    const csv = structure[kind]
    if (csv !== undefined) note(kind, await lists.importEntries(by, kind, { csv, commit: true }))
  }
}

/** A list whose entries have no owner yet. */
function withoutOwners(csv: string): string {
  const { lines } = readCsv(csv, ENTRY_FIELDS)
  if (lines.every(({ cells }) => cells.owner === undefined)) return csv
  const columns = ENTRY_FIELDS.filter((field) => field !== 'owner' && lines[0]?.cells[field] !== undefined)
  return writeCsv(
    columns,
    lines.map(({ cells }) => cells),
  )
}

/** The first administrator as one who calls; they have no session yet. */
function actorOf(orgId: string, personId: string, { name, email, employeeId }: Beginning['administrator']): Actor {
  const roles = ['administrator', 'super_admin'] as const
  return {
    orgId,
    personId,
    name,
    email,
    employeeId,
    managerEmployeeId: null,
    roles,
    isAdmin: true,
    isSuperAdmin: true,
    leads: [],
    decidesAs: { persons: [personId], roles },
  }
}

const MOST_TOLD = 20

function shortened(sentences: readonly string[]): string {
  const more = sentences.length - MOST_TOLD
  return [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [`And ${more} more lines.`] : [])].join(' ')
}
