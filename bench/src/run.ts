import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { APPROVALS_PAGE, approvalsPage, PAGE_HEADINGS } from './approvals-page.ts'
import { BESIDE, BESIDE_HEADINGS, tripsBesideReceipts } from './beside.ts'
import { CASES, type Case } from './cases.ts'
import { CROWD_HEADINGS, CROWDS, type Crowd, chat, rowOf } from './crowd.ts'
import { type Load, percentile, rate, together } from './measure.ts'
import { type DatabaseKind, type Subject, startSubject } from './start-subject.ts'
import { table } from './table.ts'

const HELP = `Measures the product beside a bare Fastify with the same statements, each over the same database.

  npm run bench -- [CASE…] [--quick] [--database embedded|postgres|both] [--photo FILE]

  CASE        the beginning of a case's name; without one all run: ${[...CASES, ...CROWDS, BESIDE, APPROVALS_PAGE].map(({ name }) => name).join(', ')}
  --quick     short loads, for a first look
  --database  where the records lie (default both); PostgreSQL is that of DATABASE_URL, else started for the run
  --photo     a JPEG, PNG or PDF that the cases with receipts read instead of a made one
`

interface Plan {
  cases: readonly Case[]
  crowds: readonly Crowd[]
  isBeside: boolean
  isPage: boolean
  databases: readonly DatabaseKind[]
  /** Loads of each side and seconds of each. */
  rounds: number
  seconds: number
  photo: Buffer | undefined
}

const CONNECTIONS = [1, 10]
const HEADINGS = ['case', 'database', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'ratio']

async function readArguments(args: string[]): Promise<Plan | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      database: { type: 'string', default: 'both' },
      photo: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const databases = (['embedded', 'postgres'] as const).filter((kind) => [kind, 'both'].includes(values.database))
  if (databases.length === 0) throw new RangeError('--database is embedded, postgres or both.')
  const isChosen = ({ name }: { name: string }) =>
    positionals.length === 0 || positionals.some((start) => name.startsWith(start))
  const chosen = CASES.filter(isChosen)
  const crowds = CROWDS.filter(isChosen)
  const isBeside = isChosen(BESIDE)
  const isPage = isChosen(APPROVALS_PAGE)
  if (chosen.length + crowds.length === 0 && !isBeside && !isPage)
    throw new RangeError(`No case begins with ${positionals.join(' or ')}.`)
  const photo = values.photo ? await readFile(values.photo) : undefined
  return {
    cases: chosen,
    crowds: values.quick ? crowds.map((crowd) => ({ ...crowd, seconds: 2 * crowd.everySeconds })) : crowds,
    isBeside,
    isPage,
    databases,
    photo,
    ...(values.quick ? { rounds: 2, seconds: 0.5 } : { rounds: 3, seconds: 1.2 }),
  }
}

/**
 * Loads product and bare in turn, so that what disturbs the machine disturbs both. The first two rounds warm up and tell
 * how many requests fill the seconds of the next one.
 */
async function compare(subject: Subject, { sides }: Case, connections: number, { rounds, seconds, photo }: Plan) {
  const { product, bare, prepare } = await sides(subject, photo)
  const loaded = [product, bare].map((side) => ({ side, requests: connections, loads: [] as Load[] }))
  for (let round = -2; round < rounds; round += 1) {
    for (const one of loaded) {
      const options = { connections, requests: one.requests }
      await prepare?.(options)
      const result = await one.side(options)
      if (round >= 0) one.loads.push(result)
      else one.requests = Math.max(connections, Math.ceil(rate(result) * seconds))
    }
  }
  const [ofProduct, ofBare] = loaded.map(({ loads }) => together(loads))
  if (!ofProduct || !ofBare) throw new Error('A case has two sides.')
  return { product: ofProduct, bare: ofBare }
}

async function measure(plan: Plan): Promise<string> {
  const rows: string[][] = []
  const crowdRows: string[][] = []
  const besideRows: string[][] = []
  const pageRows: string[][] = []
  const isPageAlone = plan.cases.length + plan.crowds.length === 0 && !plan.isBeside
  for (const database of plan.databases) {
    if (plan.isPage) pageRows.push(...(await measurePage(database)))
    if (isPageAlone) continue
    const subject = await startSubject(database)
    try {
      for (const one of plan.cases) {
        for (const connections of CONNECTIONS) {
          process.stderr.write(`${one.name}, ${database}, ${connections} …\n`)
          const { product, bare } = await compare(subject, one, connections, plan)
          rows.push([
            ...[one.name, database, String(connections), round(rate(product))],
            ...[percentile(product, 0.5).toFixed(1), percentile(product, 0.99).toFixed(1)],
            ...[round(rate(bare)), (rate(product) / rate(bare)).toFixed(2)],
          ])
        }
      }
      for (const crowd of plan.crowds) {
        process.stderr.write(`${crowd.name}, ${database} …\n`)
        crowdRows.push(rowOf(crowd, database, await chat(subject, crowd)))
      }
      if (plan.isBeside) {
        process.stderr.write(`${BESIDE.name}, ${database} …\n`)
        besideRows.push(...(await tripsBesideReceipts(subject, database, plan.photo)))
      }
    } finally {
      await subject.stop()
    }
  }
  const tables: [string[], string[][]][] = [
    [HEADINGS, rows],
    [CROWD_HEADINGS, crowdRows],
    [BESIDE_HEADINGS, besideRows],
    [PAGE_HEADINGS, pageRows],
  ]
  return tables.flatMap(([headings, shown]) => (shown.length > 0 ? [table(headings, shown)] : [])).join('\n')
}

/** Over a database of its own, with as many requests as that case is about. */
async function measurePage(database: DatabaseKind): Promise<string[][]> {
  process.stderr.write(`${APPROVALS_PAGE.name}, ${database} …\n`)
  const subject = await startSubject(database, APPROVALS_PAGE.pending)
  try {
    return await approvalsPage(subject, database)
  } finally {
    await subject.stop()
  }
}

/** Three digits are more than a shared machine can tell apart. */
function round(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-IN')
}

try {
  const plan = await readArguments(process.argv.slice(2))
  if (plan === undefined) process.stdout.write(HELP)
  else process.stdout.write(await measure(plan))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
