import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { countPlaywright, countVitest, type TestCount } from './test-count.ts'

/** One thing that `npm test` checks. */
export interface Step {
  name: string
  command: string
  /** Where the tests' report is written and how to read it; absent when the step runs no tests. */
  report?: { path: string; count: (report: unknown) => TestCount }
  /** The command that does the same again, where it is not plain from the name. */
  repeat?: string
}

// Both colour their output whenever CI is set, even into a file.
const plain = process.stdout.isTTY ? { biome: '', vitest: '' } : { biome: ' --colors=off', vitest: ' --no-color' }

/** Where a test process that crashes leaves what Node tells of it. */
export const CRASHES = join(root, '.artefacts', 'crashes')

/** Vitest, in a process that reports why it crashed; the flags stay its own, whatever processes tests start. */
const TEST_PROCESS = `node --report-on-fatalerror --report-directory="${CRASHES}" ${join('node_modules', 'vitest', 'vitest.mjs')}`

/** Left to itself Vitest keeps a processor free, which of two is half; one more works while others wait, as for a database. */
const WORKERS = availableParallelism() + 1

/** How many random orders `npm run test:full` tries. */
export const ORDERS = 2

/** The types of a program. What was found out is kept, so that the next check looks only at what has changed. */
function types(program: string, name: string): string {
  return `tsc -p ${program} --incremental --tsBuildInfoFile ${join('.artefacts', `types-${name}.json`)}`
}

const build: Step = { name: 'build pages', command: 'node scripts/build.ts' }
const sizes: Step = { name: 'sizes of the pages', command: 'node scripts/check-sizes.ts' }

/** The version before, while this one has migrated its database; it keeps the JSON report of its own Vitest. */
const earlier: Step = {
  name: 'the version before, on this schema',
  command: 'node scripts/earlier-version.ts',
  report: { path: reportPath('earlier-version'), count: countVitest },
}

/** The steps by the names that `node scripts/test.ts NAME…` takes. */
export const steps = {
  /** Need nothing but the sources, and run beside each other. */
  check: [
    { name: 'format and lint', command: `biome ci --error-on-warnings${plain.biome}` },
    // What runs in Node is one program: most of it imports the server, which would be checked again each time.
    { name: 'types: Node', command: types('.', 'node') },
    { name: 'types: web', command: `node scripts/style-types.ts && ${types('web', 'web')}` },
    { name: 'types: e2e', command: types('e2e', 'e2e') },
    { name: 'import rules', command: 'node scripts/check-imports.ts' },
    { name: 'unused code', command: 'knip' },
    { name: 'patterns', command: 'node scripts/check-patterns.ts' },
    { name: 'words of courtesy', command: 'node scripts/check-courtesy.ts' },
    { name: 'pages', command: 'node scripts/check-pages.ts' },
    { name: 'specification', command: 'node scripts/check-specification.ts' },
  ],
  unit: [vitest('unit tests', 'unit', '--project=!full')],
  server: [
    vitest('server, PostgreSQL', 'server-postgres', '--root server --project unit --project postgres'),
    vitest(
      'server, where both databases are needed',
      'server-embedded-needed',
      '--root server --project embedded-needed',
    ),
  ],
  /** The journeys that every change walks. */
  journeys: [build, sizes, playwright('main journeys in the browser', '--grep @main')],
  e2e: [build, playwright('journeys in the browser', '')],
} satisfies Record<string, Step[]>

/** What `npm test` runs, in this order. */
export const EVERY_CHANGE = ['check', 'unit', 'server', 'journeys'] as const satisfies (keyof typeof steps)[]

/** What `npm run test:full` runs: what `npm test` leaves out (tests say so in their first line), the embedded database, and PostgreSQL in the orders of these seeds. */
export function fullSteps(seeds: readonly number[]): Step[] {
  return [
    vitest('longest unit tests', 'unit-full', '--project=full'),
    vitest('longest server tests', 'server-full', '--root server --project full'),
    vitest('server, embedded database', 'server-embedded', '--root server --project embedded'),
    ...seeds.map(shuffled),
    earlier,
    build,
    playwright('further journeys in the browser', '--grep-invert @main'),
  ]
}

function playwright(name: string, options: string): Step {
  const command = `playwright test --config e2e ${options}`.trimEnd()
  return { name, command, report: { path: reportPath('e2e'), count: countPlaywright } }
}

function vitest(name: string, report: string, options: string): Step {
  const path = reportPath(report)
  return {
    name,
    command: `${TEST_PROCESS} run ${options}${plain.vitest} --maxWorkers=${WORKERS} --reporter=default --reporter=json --outputFile.json="${path}"`,
    report: { path, count: countVitest },
  }
}

function reportPath(name: string): string {
  return join(root, '.artefacts', `${name}.json`)
}

/**
 * The server's tests on PostgreSQL, files and tests in an order that comes from `seed`: one that needs another before it, or
 * minds what another left behind, fails in some order. Which of the workers takes which file is not in the seed.
 */
export function shuffled(seed: number): Step {
  const options = `--root server --project shuffled --sequence.shuffle --sequence.seed=${seed}`
  const step = vitest(`server, PostgreSQL, order ${seed}`, `server-postgres-${seed}`, options)
  return { ...step, repeat: `npm run test:full -- ${seed}` }
}

/** What the step's tests came to; nothing counted when it runs none or ended before it could report. */
export function readCount({ report }: Step): TestCount {
  if (report === undefined || !existsSync(report.path)) return { passed: 0, failed: 0, skipped: 0 }
  return report.count(JSON.parse(readFileSync(report.path, 'utf8')))
}
