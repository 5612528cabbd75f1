import type { NewOrganisation } from '@pravas/contract/set-up'
import { STRUCTURE_KINDS, type StructureKind } from '@pravas/contract/structure'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, problem } from '../errors.ts'
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
 * this one function. Of two at the same moment one wins. Answers the organisation and its first administrator. Throws
 * 'setup.done', and what is wrong field by field and line by line.
 */
export async function initialise(
  trx: Transaction<Tables>,
  { organisation, administrator, structure = {}, holidays, people, policy }: Beginning,
  { clock, operator, home, checklist }: Parts,
): Promise<{ orgId: string; personId: string }> {
  // Whoever comes second waits here, and then finds an administrator.
  await sql`lock table organisations in exclusive mode`.execute(trx)
  if (await hasAdministrators(trx)) throw problem('setup.done')
  const now = clock.now()
  const orgId = await organisationToSetUp(trx, home, organisation.name)
  await changeSettings(trx, { orgId, personId: null }, organisation, { operator, now, path: 'body.organisation' })
  const personId = await appointAdministrator(trx, { orgId, ...administrator, now }, 'body.administrator')
  const record = { recordKind: 'organisation', recordId: orgId }
  await recordAudit(trx, { orgId, actorId: personId, action: 'organisation.set_up', ...record, detail: {}, at: now })

  const refused: string[] = []
  const note = (file: string, lines: readonly { line: number; reason: string }[]) =>
    refused.push(...lines.map(({ line, reason }) => `${file}, line ${line}: ${reason}`))
  const lists = createStructure({ db: trx, clock })
  const actor = actorOf(orgId, personId, administrator)
  // Owners of projects are people, so that projects come after them.
  for (const kind of STRUCTURE_KINDS.filter((kind) => kind !== 'project')) await importList(kind)
  if (people !== undefined) {
    const imports = createPeopleImport({ db: trx, clock, identity: { sessionsEnded: () => {} } })
    note('people', (await imports.import({ orgId, actor: undefined }, { csv: people, commit: true })).refused)
  }
  await importList('project')
  if (holidays !== undefined)
    note('holidays', (await lists.importHolidays(actor, { csv: holidays, commit: true })).refused)
  if (refused.length > 0) throw invalid([{ path: 'body.files', message: shortened(refused) }])
  if (policy !== undefined) await publishPolicyFile(trx, orgId, { file: policy, why: 'Set-up', now })

  if (checklist) await setChecklist(trx, orgId, true)
  await deleteCodes(trx)
  return { orgId, personId }

  async function importList(kind: StructureKind): Promise<void> {
    const csv = structure[kind]
    if (csv !== undefined) note(kind, (await lists.importEntries(actor, kind, { csv, commit: true })).refused)
  }
}

/** The first administrator as one who calls; they have no session yet. */
function actorOf(orgId: string, personId: string, { name, email, employeeId }: Beginning['administrator']): Actor {
  const roles = ['administrator', 'super_admin'] as const
  return { orgId, personId, name, email, employeeId, managerEmployeeId: null, roles, isAdmin: true, isSuperAdmin: true }
}

const MOST_TOLD = 20

function shortened(sentences: readonly string[]): string {
  const more = sentences.length - MOST_TOLD
  return [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [`And ${more} more lines.`] : [])].join(' ')
}
