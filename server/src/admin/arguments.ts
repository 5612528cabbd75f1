import { parseArgs } from 'node:util'
import { AdminCommand } from './command.ts'

export const USAGE = `npm run admin -- create-person --email ADDRESS --name NAME [options]
    --employee-id ID      without it the person can sign in and has no trips or expenses
    --manager ID          the employee id of who decides on their requests
    --admin               a manager: decides on the requests of those who report to them
    --super-admin         sees and decides on all requests but their own
    --organisation NAME   the organisation they belong to, created when it is new (Pravas)
    --reset-link          print a link to set the password with, instead of asking for one

npm run admin -- reset-link ADDRESS
    print a link to set a new password with, once, within 30 minutes

npm run admin -- sign-on-conflicts
    list the refused sign-ins whose account and person are known by different ids

npm run admin -- resolve-conflict ID --accept | --dismiss
    --accept: the account is the person's from now on, in place of their password and any other account
    --dismiss: it is not; nothing changes

npm run admin -- remove-demo
    close the accounts of the demo organisation for good and delete their trips, claims and receipts

The server may be running or not.
`

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  'employee-id': { type: 'string' },
  manager: { type: 'string' },
  admin: { type: 'boolean' },
  'super-admin': { type: 'boolean' },
  organisation: { type: 'string' },
  'reset-link': { type: 'boolean' },
  accept: { type: 'boolean' },
  dismiss: { type: 'boolean' },
} as const

type Option = keyof typeof OPTIONS

/** The options that each command understands. */
const UNDERSTOOD: Record<AdminCommand['command'], readonly Option[]> = {
  'create-person': ['email', 'name', 'employee-id', 'manager', 'admin', 'super-admin', 'organisation', 'reset-link'],
  'reset-link': ['email'],
  'remove-demo': [],
  'sign-on-conflicts': [],
  'resolve-conflict': ['accept', 'dismiss'],
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
  const [name, ...rest] = positionals
  if (name === undefined) return undefined
  if (!isCommand(name)) throw new Error(`There is no command '${name}'. npm run admin lists them.`)
  // The one word that a command takes by its place.
  const given = name === 'reset-link' || name === 'resolve-conflict' ? rest.shift() : undefined
  if (rest.length > 0) throw new Error(`${name} does not understand '${rest[0]}'. npm run admin lists its options.`)
  const foreign = (Object.keys(values) as Option[]).find((option) => !UNDERSTOOD[name].includes(option))
  if (foreign) throw new Error(`${name} does not understand --${foreign}. npm run admin lists its options.`)
  if (name === 'remove-demo' || name === 'sign-on-conflicts') return { command: name }
  if (name === 'resolve-conflict') {
    const { accept, dismiss } = values
    return checked({ command: name, id: given, accept: accept === dismiss ? undefined : accept === true })
  }
  if (name === 'reset-link') return checked({ command: name, email: given ?? values.email })
  const person = checked({
    command: name,
    email: values.email,
    name: values.name,
    employeeId: values['employee-id'] ?? null,
    managerEmployeeId: values.manager ?? null,
    // Whoever decides on everything decides.
    isAdmin: values.admin === true || values['super-admin'] === true,
    isSuperAdmin: values['super-admin'] === true,
    organisation: values.organisation ?? 'Pravas',
    password: null,
  })
  return values['reset-link'] ? person : checked({ ...person, password: await askForPassword() })
}

function isCommand(name: string): name is AdminCommand['command'] {
  return Object.hasOwn(UNDERSTOOD, name)
}

function checked(value: unknown): AdminCommand {
  const parsed = AdminCommand.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ message }) => message).join(' '))
}
