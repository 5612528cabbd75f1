import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DEMO_ORGANISATION, openStores, type Stores } from '@pravas/server/testing/product'
import { fill, SEEDED_PASSWORD } from './fill.ts'
import { SEEDED_ORGANISATION, type Size, TEAM } from './organisation.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const HELP = `Fills the configured database (DATABASE_URL, else the embedded one in DATA_DIR) with an organisation.

  npm run seed -- [--employees N] [--expenses M] [--pending P] [--force]

  --employees N  people who travel and claim, under one manager for every ${TEAM} (default 200)
  --expenses M   expenses of all of them together, and as many trips (default 11000)
  --pending P    how many of these expenses, and of these trips, still wait, all for the first manager (default 1000)
  --force        also fill a database that holds another organisation than the demo

The records are the same at every run. Stop a server that uses the embedded database first.
`

/** Reads the command line; throws a RangeError that says what is wrong with it. */
function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      employees: { type: 'string', default: '200' },
      expenses: { type: 'string', default: '11000' },
      pending: { type: 'string', default: '1000' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const size: Size = {
    employees: count('employees', values.employees, 1),
    expenses: count('expenses', values.expenses, 0),
    pending: count('pending', values.pending, 0),
  }
  if (size.pending > size.expenses) throw new RangeError('--pending counts among --expenses, so it cannot be more.')
  return { size, force: values.force, help: values.help }
}

function count(option: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > 999_999) {
    throw new RangeError(`--${option} is a whole number from ${least} to 999999.`)
  }
  return value
}

/** Why the database should not be filled; undefined when it may be. */
async function refusal({ database }: Stores, force: boolean): Promise<string | undefined> {
  const organisations = await database.db.selectFrom('organisations').select('name').execute()
  const names = organisations.map(({ name }) => name)
  if (names.includes(SEEDED_ORGANISATION)) {
    return `The database holds '${SEEDED_ORGANISATION}' already, or part of it. To fill anew, choose an empty database.`
  }
  const others = names.filter((name) => name !== DEMO_ORGANISATION)
  if (others.length > 0 && !force) {
    return `The database belongs to '${others.join("', '")}'. With --force the seeded organisation is written beside it.`
  }
  return undefined
}

async function seed(args: string[]): Promise<void> {
  const { size, force, help } = readArguments(args)
  if (help) {
    process.stdout.write(HELP)
    return
  }
  const started = performance.now()
  const stores = await openStores(process.env, ROOT)
  try {
    const why = await refusal(stores, force)
    if (why) throw new Error(why)
    const { employees, managers } = await fill(stores, size)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      `Seeded ${employees.length} employees under ${managers.length} managers, ${size.expenses} expenses and ` +
        `${size.expenses} trips (${size.pending} of each pending for ${managers[0].email}) in ${seconds} s; ` +
        `password ${SEEDED_PASSWORD}\n`,
    )
  } finally {
    await stores.database.close()
  }
}

try {
  await seed(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`Not seeded: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
