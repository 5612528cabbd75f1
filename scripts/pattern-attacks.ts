import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { toolFolder } from './tools.mjs'

/** What the checker finds out about a pattern, as far as it is asked for here: https://makenowjust-labs.github.io/recheck. */
type Diagnosis = { source: string; flags: string } & (
  | { status: 'safe' }
  | { status: 'unknown'; error: { kind: string } }
  | {
      status: 'vulnerable'
      complexity: { summary: string; isFuzz: boolean }
      attack: { pumps: { prefix: string; pump: string }[]; suffix: string; pattern: string }
    }
)
type Check = (source: string, flags: string, options: Record<string, unknown>) => Promise<Diagnosis>

/** What can be proved soon is proved; the rest is attacked. */
const PROOF_MS = 500
/** Long enough to tell proportion from more; the checker's own values take ten times as long and found nothing else. */
const ATTACKED = { checker: 'fuzz', maxAttackStringSize: 40_000, attackLimit: 40_000_000, maxIteration: 1 } as const
/** An attack that is only estimated is tried out at this length. What is in proportion takes a tenth of the time below. */
const ATTACK_LENGTH = 20_000
const SLOW_MS = 50
/** Ends an attack that would take hours. */
const GIVEN_UP_MS = 2_000

/** How a text can make a pattern take more than time in proportion to its length; undefined where none does. */
export async function attackOn(source: string, flags: string): Promise<string | undefined> {
  const check = await loadChecker()
  const proved = await check(source, flags, { timeout: PROOF_MS })
  const found = proved.status === 'unknown' ? await check(source, flags, { ...ATTACKED, timeout: null }) : proved
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown') return `could not be checked: ${found.error.kind}`
  if (found.complexity.isFuzz && !isSlow(found)) return undefined
  return `${found.complexity.summary} on ${found.attack.pattern}`
}

/** Whether the attack that was found does take long: the fuzzer counts steps that the engine of Node may not take. */
function isSlow({ source, flags, attack }: Extract<Diagnosis, { status: 'vulnerable' }>): boolean {
  const repeated = attack.pumps.reduce((length, { pump }) => length + pump.length, 0)
  const times = Math.ceil(ATTACK_LENGTH / Math.max(1, repeated))
  const text = attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + attack.suffix
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  const before = process.cpuUsage()
  try {
    runInNewContext('pattern.test(text)', { pattern, text }, { timeout: GIVEN_UP_MS })
  } catch {
    return true
  }
  return process.cpuUsage(before).user / 1000 > SLOW_MS
}

/** The checker, installed with the first pattern that is new: it has its own virtual machine, and most changes bring none. */
async function loadChecker(): Promise<Check> {
  const modules = await toolFolder('recheck')
  const { check }: { check: Check } = createRequire(join(modules, 'recheck', 'package.json'))('recheck')
  return check
}
