import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GRANTED_ROLES } from '@pravas/contract/people'
import { headsIn } from '../audit/chain-rules.ts'
import { filesNamedIn, readSetUpFile } from '../set-up/set-up-file.ts'
import { AdminCommand } from './command.ts'

export const USAGE = `npm run admin -- init FILE
    set up an empty installation from a file, YAML or JSON: organisation, first administrator, and files beside it
    with people, lists, holidays, budgets and the policy; for an example see server/src/demo/organisation

npm run admin -- setup-code
    print a new code to set up an empty installation in the browser; it works for 7 days

npm run admin -- create-person --email ADDRESS --name NAME [options]
    --employee-id ID      without it, the person can sign in but has no trips or expenses
    --manager ID          the employee id of their approver
    --role ROLE           a role they have, such as administrator; may be given several times
                          (${GRANTED_ROLES.join(', ')})
    --super-admin         the role super_admin: they see all requests, and decide on all but their own
    --organisation NAME   their organisation, created if it doesn't exist (default: Pravas)
    --reset-link          print a link to set a password, instead of asking for one

npm run admin -- reset-link ADDRESS
    print a link to set a new password; it works once, for 30 minutes

npm run admin -- people import FILE [--commit]
    check people in a CSV file, line by line; with --commit, create and change them
npm run admin -- people export
    print everybody as CSV, in the columns of an import
    --organisation NAME   for both: whose people; needed where there are several organisations

npm run admin -- person erase ADDRESS [options]
    say what erasing a person would delete and keep, and why it can't be done yet; ADDRESS may be an employee ID
    --name NAME           erase them for good: their name as it is, to confirm
    --why TEXT            the reason, for the audit trail; needed with --name
    --organisation NAME   whose person; needed where there are several organisations

npm run admin -- structure import LIST FILE [--commit]
    check a list in a CSV file, line by line; with --commit, create and change its entries
npm run admin -- structure export LIST
    print a list as CSV, in the columns of an import
    LIST                  departments, cost-centres, projects, grades, locations or holidays
    --organisation NAME   for both: whose list; needed where there are several organisations

npm run admin -- sign-on-conflicts
    list sign-ins refused because account and person have different ids

npm run admin -- resolve-conflict ID --accept | --dismiss
    --accept: the person now signs in with this account, instead of a password or another account
    --dismiss: the account isn't theirs; nothing changes

npm run admin -- remove-demo
    permanently close the demo accounts, and delete their trips, claims and receipts

npm run admin -- audit verify [FILE]
    check that no entry of the audit trail was changed, removed, moved or added past the product;
    prints the number and the hash of the last entry, to keep elsewhere
    FILE: heads kept earlier, as this printed them or in the chain.json of an audit pack: the trail must still have them

npm run admin -- doctor
    look over the installation: settings, data folder, database, schema, files, audit trail, mail; changes nothing

npm run admin -- backup FILE
    write everything that Pravas keeps into a new zip: the tables, all of one moment, the files and the secrets;
    keep it as safe as the installation itself
npm run admin -- restore FILE [--replace]
    restore a backup into an empty database, embedded or PostgreSQL, while Pravas is stopped
    --replace             an embedded database that is in use is moved aside, and kept in the data folder

npm run admin -- migrate
    apply the schema changes of this version, which its first start would do

npm run admin -- policy export [FILE] [options]
    --on YYYY-MM-DD       the policy of that day (default: today)
    --format json|yaml    (default: yaml, or by the name of the file)
    --organisation NAME   needed where there are several

npm run admin -- policy import FILE [options]
    save the policy in a file, JSON or YAML, as the draft
    --publish             publish it from the day that it names as valid_from, which can't be past
    --why TEXT            the reason, for the history
    --organisation NAME   needed where there are several

These commands work whether or not the server is running, but restore.
`

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  'employee-id': { type: 'string' },
  manager: { type: 'string' },
  role: { type: 'string', multiple: true },
  'super-admin': { type: 'boolean' },
  organisation: { type: 'string' },
  'reset-link': { type: 'boolean' },
  accept: { type: 'boolean' },
  dismiss: { type: 'boolean' },
  commit: { type: 'boolean' },
  on: { type: 'string' },
  format: { type: 'string' },
  publish: { type: 'boolean' },
  why: { type: 'string' },
  replace: { type: 'boolean' },
} as const

type Option = keyof typeof OPTIONS

/** The options that each command understands. */
const UNDERSTOOD: Record<AdminCommand['command'], readonly Option[]> = {
  'create-person': ['email', 'name', 'employee-id', 'manager', 'role', 'super-admin', 'organisation', 'reset-link'],
  'reset-link': ['email'],
  init: [],
  'setup-code': [],
  'remove-demo': [],
  'audit verify': [],
  doctor: [],
  migrate: [],
  backup: [],
  restore: ['replace'],
  'people import': ['commit', 'organisation'],
  'person erase': ['name', 'why', 'organisation'],
  'people export': ['organisation'],
  'structure import': ['commit', 'organisation'],
  'structure export': ['organisation'],
  'sign-on-conflicts': [],
  'resolve-conflict': ['accept', 'dismiss'],
  'policy export': ['on', 'format', 'organisation'],
  'policy import': ['publish', 'why', 'organisation'],
}

/**
 * The command in the arguments of `npm run admin`; undefined when there are none. A password is asked for when everything
 * else is right. Throws a sentence for the operator.
 */
export async function readCommand(
  args: string[],
  askForPassword: () => Promise<string>,
): Promise<AdminCommand | undefined> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [first, ...rest] = positionals
  if (first === undefined) return undefined
  const name = GROUPS.has(first) && rest.length > 0 ? `${first} ${rest.shift()}` : first
  if (!isCommand(name)) throw new Error(`Unknown command '${name}'. To list all commands: npm run admin`)
  const list = name.startsWith('structure ') ? listNamed(rest.shift()) : undefined
  // The one word that a command takes by its place.
  const given = TAKES_WORD.has(name) ? rest.shift() : undefined
  if (rest.length > 0) throw new Error(`${name} does not take '${rest[0]}'. To list its options: npm run admin`)
  const foreign = (Object.keys(values) as Option[]).find((option) => !UNDERSTOOD[name].includes(option))
  if (foreign) throw new Error(`${name} does not take --${foreign}. To list its options: npm run admin`)
  if (isBare(name)) return { command: name }
  if (name === 'audit verify') {
    const heads = given === undefined ? [] : headsIn(await readText(given))
    if (given !== undefined && heads.length === 0) throw new Error(`${given} names no head of an audit trail.`)
    return checked({ command: name, heads })
  }
  if (name === 'resolve-conflict') {
    const { accept, dismiss } = values
    return checked({ command: name, id: given, accept: accept === dismiss ? undefined : accept === true })
  }
  const { organisation = null, commit = false } = values
  if (name === 'person erase') {
    const { name: typed = null, why = '' } = values
    if (typed !== null && why.trim() === '') throw new Error('Specify a reason with --why.')
    return checked({ command: name, person: given, name: typed, why, organisation })
  }
  if (name === 'people export') return checked({ command: name, organisation })
  if (name === 'people import') {
    if (given === undefined) throw new Error('Specify a CSV file.')
    return checked({ command: name, csv: withoutHeader(await readText(given)), commit, organisation })
  }
  if (name === 'structure export') return checked({ command: name, list, organisation })
  if (name === 'structure import') {
    if (given === undefined) throw new Error('Specify a CSV file.')
    return checked({ command: name, list, csv: withoutHeader(await readText(given)), commit, organisation })
  }
  if (name === 'policy export') {
    const format = values.format ?? (given?.endsWith('.json') ? 'json' : 'yaml')
    return checked({ command: name, organisation: organisation, on: values.on ?? null, format })
  }
  if (name === 'policy import') {
    if (given === undefined) throw new Error('Specify the file to import.')
    const { publish = false, why = '' } = values
    return checked({ command: name, organisation, file: withoutHeader(await readText(given)), publish, why })
  }
  if (name === 'init') {
    if (given === undefined) throw new Error('Specify the set-up file.')
    return checked({ command: name, ...(await readSetUp(given)) })
  }
  if (name === 'backup' || name === 'restore') {
    if (given === undefined) throw new Error('Specify the file of the backup.')
    const file = placeOf(given)
    return checked(
      name === 'backup' ? { command: name, file } : { command: name, file, replace: values.replace === true },
    )
  }
  if (name === 'reset-link') return checked({ command: name, email: given ?? values.email })
  const person = checked({
    command: name,
    email: values.email,
    name: values.name,
    employeeId: values['employee-id'] ?? null,
    managerEmployeeId: values.manager ?? null,
    roles: [...new Set([...(values.role ?? []), ...(values['super-admin'] ? ['super_admin'] : [])])],
    organisation: values.organisation ?? 'Pravas',
    password: null,
  })
  return values['reset-link'] ? person : checked({ ...person, password: await askForPassword() })
}

const BARE = ['remove-demo', 'sign-on-conflicts', 'setup-code', 'doctor', 'migrate'] as const

function isBare(name: AdminCommand['command']): name is (typeof BARE)[number] {
  return BARE.some((bare) => bare === name)
}

/** The first words of commands that are two words. */
const GROUPS: ReadonlySet<string> = new Set(['audit', 'people', 'person', 'policy', 'structure'])

/** A list of the structure as it is typed: `cost-centres` and `cost_centre` are the same. */
function listNamed(typed: string | undefined): string | undefined {
  return typed?.toLowerCase().replaceAll('-', '_').replace(/s$/, '')
}

/** The commands that take one word by its place. */
const TAKES_WORD: ReadonlySet<AdminCommand['command']> = new Set([
  'audit verify',
  'backup',
  'restore',
  'init',
  'reset-link',
  'resolve-conflict',
  'people import',
  'person erase',
  'structure import',
  'policy export',
  'policy import',
])

async function readText(file: string): Promise<string> {
  try {
    return await readFile(placeOf(file), 'utf8')
  } catch (error) {
    throw new Error(`Cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)}).`)
  }
}

/** A set-up file and those that it names, which stand beside it. */
async function readSetUp(name: string): Promise<{ file: string; files: Record<string, string> }> {
  const file = await readText(name)
  const files: Record<string, string> = {}
  for (const other of filesNamedIn(readSetUpFile(file)))
    files[other] = await readText(join(dirname(placeOf(name)), other))
  return { file, files }
}

/** Where a file is that was named on the command line: npm runs scripts in its own folder. */
export function placeOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}

/** What npm writes above the output of a script stands in a file to which the output was sent. */
function withoutHeader(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('> '))
  return first < 0 ? '' : lines.slice(first).join('\n')
}

function isCommand(name: string): name is AdminCommand['command'] {
  return Object.hasOwn(UNDERSTOOD, name)
}

function checked(value: unknown): AdminCommand {
  const parsed = AdminCommand.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ message }) => message).join(' '))
}

/** The file that a command's result goes to; undefined: the terminal. */
export function outputFile(args: string[]): string | undefined {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  return positionals[0] === 'policy' && positionals[1] === 'export' ? positionals[2] : undefined
}
