import { ImportInput } from '@pravas/contract/administration'
import { GRANTED_ROLES, PASSWORD_LENGTH } from '@pravas/contract/people'
import { POLICY_FILE_CHARACTERS } from '@pravas/contract/policies'
import { type ListImport, STRUCTURE_KINDS } from '@pravas/contract/structure'
import { z } from 'zod'
import { ChainHead } from '../audit/chain-rules.ts'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import { withAuditOrigin } from '../audit/origin.ts'
import { verifyAllChains } from '../audit/verify-service.ts'
import { writeBackup } from '../backup/backup-service.ts'
import { examine, type Finding } from '../backup/doctor-service.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { removeDemo } from '../demo/remove.ts'
import { ProblemError } from '../errors.ts'
import { bytesText } from '../formats.ts'
import { ignoredText } from '../identity/administration/import-lines-rules.ts'
import { createPeopleImport } from '../identity/administration/import-service.ts'
import { createPerson, createResetLink } from '../identity/operator-service.ts'
import { homeOrganisation } from '../identity/organisations-store.ts'
import { conflictLines, resolveConflict } from '../identity/sign-on/operator-conflicts-service.ts'
import { createStructure } from '../identity/structure/structure-service.ts'
import { exportPolicy, importPolicy } from '../policy/operator-service.ts'
import { setUpCode, setUpFromFile } from '../set-up/operator-service.ts'
import { readSetUpFile } from '../set-up/set-up-file.ts'
import { erasePerson } from './erase-person.ts'

const Address = z.email('Specify a mail address.').max(254)
const Name = z.string('Specify a name.').trim().min(1, 'Specify a name.').max(200)
const EmployeeId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/, 'An employee ID has up to 32 letters, digits, hyphens and underscores.')
const Password = z
  .string()
  .min(PASSWORD_LENGTH, `The password must have at least ${PASSWORD_LENGTH} characters.`)
  .max(1_000, 'The password can have up to 1,000 characters.')

const StructureList = z.enum(
  [...STRUCTURE_KINDS, 'holiday'],
  'Specify a list: departments, cost-centres, projects, grades, locations or holidays.',
)

/** What an operator can have done, as it is sent to a running server. */
export const AdminCommand = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('create-person'),
    email: Address,
    name: Name,
    employeeId: EmployeeId.nullable(),
    managerEmployeeId: EmployeeId.nullable(),
    roles: z.array(z.enum(GRANTED_ROLES, `Roles are: ${GRANTED_ROLES.join(', ')}.`)),
    organisation: Name,
    /** Null: they set it themselves, by the link that is printed. */
    password: Password.nullable(),
  }),
  z.strictObject({ command: z.literal('reset-link'), email: Address }),
  z.strictObject({ command: z.literal('remove-demo') }),
  z.strictObject({
    command: z.literal('audit verify'),
    /** Heads that were kept elsewhere, which the trail must still have. */
    heads: z.array(ChainHead).max(10_000, 'The file names more than 10,000 heads.'),
  }),
  z.strictObject({ command: z.literal('doctor') }),
  z.strictObject({ command: z.literal('migrate') }),
  /** The file's absolute path on this machine. */
  z.strictObject({ command: z.literal('backup'), file: z.string().max(4096) }),
  z.strictObject({ command: z.literal('restore'), file: z.string().max(4096), replace: z.boolean() }),
  z.strictObject({
    command: z.literal('init'),
    file: z.string().max(200_000, 'The file is too large for a set-up file.'),
    /** The texts of the files that it names, by their names in it. */
    files: z.record(z.string(), z.string().max(6_000_000, 'A file is larger than 6 million characters.')),
  }),
  z.strictObject({ command: z.literal('setup-code') }),
  z.strictObject({
    command: z.literal('people import'),
    csv: ImportInput.shape.csv,
    commit: z.boolean(),
    organisation: Name.nullable(),
  }),
  z.strictObject({
    command: z.literal('person erase'),
    person: z.string('Specify a mail address or an employee ID.').trim().min(1).max(254),
    /** As it is, to confirm; null: nothing is erased, and what would be is said. */
    name: Name.nullable(),
    why: z.string().trim().max(500, 'A reason has up to 500 characters.'),
    organisation: Name.nullable(),
  }),
  z.strictObject({ command: z.literal('people export'), organisation: Name.nullable() }),
  z.strictObject({
    command: z.literal('structure import'),
    list: StructureList,
    csv: ImportInput.shape.csv,
    commit: z.boolean(),
    organisation: Name.nullable(),
  }),
  z.strictObject({ command: z.literal('structure export'), list: StructureList, organisation: Name.nullable() }),
  z.strictObject({ command: z.literal('sign-on-conflicts') }),
  z.strictObject({
    command: z.literal('resolve-conflict'),
    id: z.uuid('Specify the id of a conflict. To list them: npm run admin -- sign-on-conflicts'),
    accept: z.boolean('Specify either --accept or --dismiss.'),
  }),
  z.strictObject({
    command: z.literal('policy export'),
    organisation: Name.nullable(),
    on: z.iso.date('Specify the day as YYYY-MM-DD.').nullable(),
    format: z.enum(['json', 'yaml'], 'Specify --format json or --format yaml.'),
  }),
  z.strictObject({
    command: z.literal('policy import'),
    organisation: Name.nullable(),
    file: z.string().max(POLICY_FILE_CHARACTERS, 'The file is too large for a policy.'),
    publish: z.boolean(),
    why: z.string().max(1000),
  }),
])
export type AdminCommand = z.infer<typeof AdminCommand>

export interface AdminParts {
  db: Database['db']
  kind: Database['kind']
  clock: Clock
  /** The address that people open, for links. */
  publicUrl: URL
  /** The migrations that were applied for this command. */
  migrated: readonly string[]
  /** By which it is signed where audit trails were cut; without it, such a trail cannot be verified. */
  checkpointKey?: () => Promise<CheckpointKey>
  /** What of an organisation the environment sets. */
  environment: Pick<
    Config,
    | ('organisation' | 'companyGstins' | 'signUpDomains')
    | ('dataDir' | 'mail' | 'production' | 'productionMistakes' | 'receiptMail')
  >
}

/** Where a command says what it did: `out` is its result, such as a link, and `note` what explains it. */
export interface AdminVoice {
  out(line: string): void
  note(line: string): void
}

/** Whether the command prints a link, which is of use only with the right PUBLIC_URL. */
export function makesLink(command: AdminCommand): boolean {
  if (command.command === 'init') return readSetUpFile(command.file).administrator.password === undefined
  return command.command === 'reset-link' || (command.command === 'create-person' && command.password === null)
}

/** Does what the operator asked for. Throws a sentence for the operator where it cannot be done. */
export function runAdminCommand(parts: AdminParts, command: AdminCommand, say: AdminVoice): Promise<void> {
  const origin = { channel: 'command', address: null, agent: null } as const
  return withAuditOrigin(origin, () => run(parts, command, say))
}

async function run(parts: AdminParts, command: AdminCommand, say: AdminVoice): Promise<void> {
  switch (command.command) {
    case 'create-person': {
      const { command: _, ...person } = command
      const link = await createPerson(parts, person)
      say.note(`${person.email} can sign in${link ? ' with this link:' : '.'}`)
      if (link) say.out(link)
      return
    }
    case 'reset-link':
      say.out(await createResetLink(parts, command.email))
      return
    case 'sign-on-conflicts': {
      const lines = await conflictLines(parts.db)
      if (lines.length === 0) say.note('No conflicts to resolve.')
      for (const line of lines) say.out(line)
      return
    }
    case 'resolve-conflict':
      await resolveConflict(parts, command.id, command.accept)
      say.note(
        command.accept
          ? 'Conflict resolved. The person now signs in with this account.'
          : 'Conflict dismissed. Nothing else changed.',
      )
      return
    case 'policy export':
      say.out(await exportPolicy(parts, command))
      return
    case 'policy import': {
      const validFrom = await importPolicy(parts, command)
      say.note(
        validFrom
          ? `Policy published. It holds from ${validFrom}.`
          : 'Policy saved as the draft. Nothing is published.',
      )
      return
    }
    case 'init': {
      const { email, link, ignored } = await setUpFromFile(parts, command.file, command.files)
      for (const line of ignored) say.note(line)
      say.note(`Pravas is set up. ${email} can sign in${link ? ' with this link:' : '.'}`)
      if (link) say.out(link)
      return
    }
    case 'setup-code':
      say.out(await setUpCode(parts))
      return
    case 'remove-demo':
      return sayRemoved(await removeDemo(parts), say)
    case 'audit verify':
      for (const line of await verifyAllChains(parts.db, await parts.checkpointKey?.(), command.heads)) say.out(line)
      return
    case 'doctor':
      return sayFound(await examine({ ...parts, config: { ...parts.environment, publicUrl: parts.publicUrl } }), say)
    case 'migrate':
      for (const name of parts.migrated) say.out(name)
      say.note(parts.migrated.length === 0 ? 'The schema is up to date.' : 'The schema is up to date now.')
      return
    case 'backup': {
      say.note('Backing up …')
      const { rows, files, bytes } = await writeBackup({ ...parts, dataDir: parts.environment.dataDir }, command.file)
      say.note(`${countText(rows, 'row')} and ${countText(files, 'file')} backed up, ${bytesText(bytes)}:`)
      say.out(command.file)
      return
    }
    case 'restore':
      throw new Error('Pravas is running. A backup is restored while it is stopped.')
    case 'people export': {
      const { imports, orgId } = await importsOf(parts, command.organisation)
      say.out((await imports.export({ orgId, actor: undefined })).trimEnd())
      return
    }
    case 'people import': {
      const { imports, orgId } = await importsOf(parts, command.organisation)
      const result = await readable(imports.import({ orgId, actor: undefined }, command))
      return sayImported(result, command.commit, say)
    }
    case 'person erase': {
      const organisation = command.organisation ?? undefined
      const orgId = await inTransaction(parts.db, (trx) => homeOrganisation(trx, organisation))
      return readable(erasePerson(parts, { ...command, orgId }, say))
    }
    case 'structure export': {
      const { structure, orgId } = await importsOf(parts, command.organisation)
      const by = { orgId, actor: undefined }
      const { list } = command
      const csv = list === 'holiday' ? structure.exportHolidays(by) : structure.exportEntries(by, list)
      say.out((await csv).trimEnd())
      return
    }
    case 'structure import': {
      const { structure, orgId } = await importsOf(parts, command.organisation)
      const by = { orgId, actor: undefined }
      const { list, commit } = command
      const work =
        list === 'holiday' ? structure.importHolidays(by, command) : structure.importEntries(by, list, command)
      return sayImported(await readable(work), commit, say)
    }
  }
}

function sayFound(found: readonly Finding[], say: AdminVoice): void {
  const signs = { well: '✓', note: '–', wrong: '✗' }
  for (const { state, text } of found) say.out(`${signs[state]} ${text}`)
  const wrong = found.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) throw new Error(`${countText(wrong, 'problem')} found.`)
}

const countText = (count: number, thing: string) => `${count.toLocaleString('en-IN')} ${thing}${count === 1 ? '' : 's'}`

/** Sockets look for ended sessions themselves; a command does not wait for them. */
async function importsOf({ db, clock }: AdminParts, organisation: string | null) {
  const orgId = await inTransaction(db, (trx) => homeOrganisation(trx, organisation ?? undefined))
  const imports = createPeopleImport({ db, clock, identity: { sessionsEnded: () => {} } })
  return { imports, structure: createStructure({ db, clock }), orgId }
}

/** Says why a whole file cannot be read, without where the fields of a request stand. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    throw new Error(error.inputErrors?.map(({ message }) => message).join(' ') ?? error.message)
  }
}

function sayImported(
  { created, updated, unchanged, refused, ignored }: ListImport,
  commit: boolean,
  say: AdminVoice,
): void {
  if (ignored.length > 0) say.note(ignoredText(ignored))
  for (const { line, who, reason } of refused) say.out(`Line ${line}${who ? ` (${who})` : ''} refused. ${reason}`)
  const counts = `${created} created, ${updated} changed, ${unchanged} unchanged, ${refused.length} refused`
  say.note(commit ? `Done: ${counts}.` : `Preview: ${counts}. Nothing was written. To write it, add --commit.`)
}

function sayRemoved(removed: Awaited<ReturnType<typeof removeDemo>>, say: AdminVoice): void {
  const { people, trips, expenses, withoutManager } = removed
  if (people + trips + expenses === 0) {
    say.out('There is no demo data to remove.')
  } else {
    say.out(`Demo removed. ${people} people can no longer sign in. Their names stay in the audit trail.`)
    say.out(`Deleted: ${trips} trips and ${expenses} claims, with receipts, conversations and mails.`)
  }
  if (withoutManager.length > 0) {
    say.note(`These people reported to a demo person and need a new manager: ${withoutManager.join(', ')}`)
  }
}
