import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PASSWORD_LENGTH } from '@pravas/contract/people'
import { z } from 'zod'
import { systemClock } from './clock.ts'
import { readConfig } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import { createPerson, createResetLink, type PersonToCreate } from './identity/operator-service.ts'

// npm run admin: what an operator does at the server, past the pages.

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const USAGE = `npm run admin -- create-person --email ADDRESS --name NAME [options]
    --employee-id ID      without it the person can sign in and has no trips or expenses
    --manager ID          the employee id of who decides on their requests
    --admin               a manager: decides on the requests of those who report to them
    --super-admin         sees and decides on all requests but their own
    --organisation NAME   the organisation they belong to, created when it is new (Pravas)
    --reset-link          print a link to set the password with, instead of asking for one

npm run admin -- reset-link --email ADDRESS
    print a link to set a new password with, once, within 30 minutes

With the embedded database, stop the product first.
`

const Address = z.email('Give an e-mail address with --email.').max(254)
const Name = z.string('Give a name.').trim().min(1, 'Give a name.').max(200)
const EmployeeId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'An employee id has letters, digits, - and _.')

const Options = z.object({
  email: Address,
  name: Name,
  'employee-id': EmployeeId.optional(),
  manager: EmployeeId.optional(),
  admin: z.boolean().default(false),
  'super-admin': z.boolean().default(false),
  organisation: Name.default('Pravas'),
  'reset-link': z.boolean().default(false),
})

/** Something the operator can act on: said in one line. */
class Refusal extends Error {}

async function run(): Promise<void> {
  const { positionals, values } = readArguments()
  const [command, ...rest] = positionals
  if (rest.length > 0 || (command !== 'create-person' && command !== 'reset-link')) {
    process.stdout.write(USAGE)
    process.exitCode = command === undefined ? 0 : 1
    return
  }
  const work = command === 'create-person' ? await personToCreate(values) : checked(Address, values.email)
  const config = readConfig(process.env, ROOT)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await database.migrate()
    const parts = { db: database.db, clock: systemClock, publicUrl: config.publicUrl }
    const link = typeof work === 'string' ? await createResetLink(parts, work) : await createPerson(parts, work)
    if (typeof work !== 'string') process.stderr.write(`${work.email} can sign in${link ? ' with this link:' : '.'}\n`)
    if (link) process.stdout.write(`${link}\n`)
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'employee-id': { type: 'string' },
        manager: { type: 'string' },
        admin: { type: 'boolean' },
        'super-admin': { type: 'boolean' },
        organisation: { type: 'string' },
        'reset-link': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

async function personToCreate(values: unknown): Promise<PersonToCreate> {
  const options = checked(Options, values)
  return {
    email: options.email,
    name: options.name,
    employeeId: options['employee-id'] ?? null,
    managerEmployeeId: options.manager ?? null,
    // Whoever decides on everything decides.
    isAdmin: options.admin || options['super-admin'],
    isSuperAdmin: options['super-admin'],
    organisation: options.organisation,
    password: options['reset-link'] ? null : await askForPassword(),
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal(parsed.error.issues.map((issue) => issue.message).join(' '))
  return parsed.data
}

/** Asks at the terminal without showing what is typed, twice; of a pipe it takes the first line. */
async function askForPassword(): Promise<string> {
  const lines = await hiddenLines(process.stdin.isTTY ? ['Password: ', 'The same again: '] : [''])
  const [password = '', again = password] = lines
  if (password.length < PASSWORD_LENGTH) throw new Refusal(`A password has at least ${PASSWORD_LENGTH} characters.`)
  if (password !== again) throw new Refusal('The two passwords are not the same.')
  return password
}

async function hiddenLines(prompts: string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  // Ctrl-C in a terminal that shows nothing would otherwise be swallowed.
  terminal.once('SIGINT', () => process.exit(130))
  const lines = terminal[Symbol.asyncIterator]()
  const answers: string[] = []
  for (const prompt of prompts) {
    process.stderr.write(prompt)
    const { value } = await lines.next()
    if (prompt !== '') process.stderr.write('\n')
    answers.push(typeof value === 'string' ? value : '')
  }
  terminal.close()
  return answers
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
