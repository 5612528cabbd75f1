// npm test: what every change must pass, or the named groups: node scripts/test.ts [check] [unit] [server] [journeys] [e2e]
// npm run test:full: what takes longer: node scripts/test.ts full, or one order again: node scripts/test.ts full SEED…
// All steps run even after one has failed; the end lists each with its time, and the sum of the tests that ran.

import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { lastWords, reportsIn } from './crash.ts'
import { root } from './root.ts'
import { sumUp, type TestCount } from './test-count.ts'
import { CRASHES, EVERY_CHANGE, fullSteps, ORDERS, readCount, type Step, shuffled, steps } from './test-steps.ts'

interface Result {
  name: string
  ok: boolean
  seconds: number
  count: TestCount
  /** How it ended where its tests wrote no report, as a process that crashed. */
  unreported: string | undefined
  /** What it said of its crash. */
  crash: string[]
  /** How to do again what failed, where there is a command of its own. */
  repeat: string | undefined
}

const args = process.argv.slice(2)
const full = args[0] === 'full' ? stepsOf(args.slice(1)) : undefined
const names = full ? [] : args.length > 0 ? args : [...EVERY_CHANGE]
const unknown = names.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0)
  refuse(`Unknown checks: ${unknown.join(', ')}. Choose from: ${Object.keys(steps).join(', ')}, full.`)
const chosen = (name: keyof typeof steps): Step[] => (names.includes(name) ? steps[name] : [])

await mkdir(join(root, '.artefacts'), { recursive: true })
// Hundreds of processes start, many of them on the same modules: each compiles only what none before it has.
process.env.NODE_COMPILE_CACHE ??= join(root, '.artefacts', 'compile-cache')
// Tests look at everything then.
if (full) process.env.FULL_RUN = 'on'
const results = await runBeside(full ? [] : chosen('check'))
const alone = full ?? [...chosen('unit'), ...chosen('server'), ...chosen('journeys'), ...chosen('e2e')]
for (const step of alone) results.push(await runAlone(step))
summarise(results)

/** The orders of these seeds alone; without any, everything, with as many random orders as a full run tries. */
function stepsOf(seeds: string[]): Step[] {
  const strange = seeds.find((seed) => !/^\d{1,10}$/.test(seed))
  if (strange !== undefined) refuse(`'${strange}' is not a seed. A seed is a whole number.`)
  if (seeds.length > 0) return seeds.map((seed) => shuffled(Number(seed)))
  return fullSteps(Array.from({ length: ORDERS }, () => randomInt(1, 2 ** 31)))
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

/** Runs the steps beside each other, as many as there are processors, and shows the output of those that fail. */
async function runBeside(waiting: Step[]): Promise<Result[]> {
  if (waiting.length > 0) say('\n── static checks')
  const queue = waiting.values()
  const done: Result[] = []
  const worker = async () => {
    for (const step of queue) {
      const { result, output } = await run(step, true)
      say(describe(result))
      if (!result.ok) say(output)
      done.push(result)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return done
}

async function runAlone(step: Step): Promise<Result> {
  say(`\n── ${step.name}`)
  return (await run(step, false)).result
}

async function run(step: Step, quiet: boolean): Promise<{ result: Result; output: string }> {
  if (step.report) {
    await rm(step.report.path, { force: true })
    await rm(CRASHES, { recursive: true, force: true })
    await mkdir(CRASHES, { recursive: true })
  }
  const start = performance.now()
  const { code, output, complaints } = await runCommand(step.command, { quiet })
  const seconds = (performance.now() - start) / 1000
  const ok = code === 0
  const isUnreported = !ok && step.report !== undefined && !existsSync(step.report.path)
  const result: Result = {
    name: step.name,
    ok,
    seconds,
    count: readCount(step),
    unreported: isUnreported ? `ended with code ${code} without a report` : undefined,
    crash: isUnreported ? [...lastWords(complaints), ...(await reportsIn(CRASHES))] : [],
    repeat: ok ? undefined : step.repeat,
  }
  return { result, output }
}

function describe({ name, ok, seconds, count, unreported }: Result): string {
  const tests = (['passed', 'failed', 'skipped'] as const).filter((kind) => count[kind] > 0)
  const counted = tests.map((kind) => `${count[kind]} ${kind}`).join(', ')
  return `${ok ? '✓' : '✗'} ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s  ${unreported ?? counted}`.trimEnd()
}

function summarise(all: Result[]): void {
  const { passed, failed, skipped } = sumUp(all)
  const minutes = (performance.now() / 60_000).toFixed(1)
  say(`\n── total ${minutes} min${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  for (const result of all) say(describe(result))
  for (const { name, crash } of all) if (crash.length > 0) say(`\n‘${name}’ crashed:\n${crash.join('\n')}`)
  for (const { name, repeat } of all) if (repeat) say(`\nTo repeat ‘${name}’: ${repeat}`)
  say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = all.every((result) => result.ok) ? 0 : 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
