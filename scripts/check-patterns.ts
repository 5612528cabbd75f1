// Fails when a regular expression of the product can take more than time in proportion to the text that it meets.
//
//   node scripts/check-patterns.ts          checks the patterns that are not known yet
//   node scripts/check-patterns.ts --keep   also writes those that are quick into checked-patterns.txt, for everybody
//   node scripts/check-patterns.ts --afresh checks all of them again, which takes minutes

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { attackOn } from './pattern-attacks.ts'
import { costlyVariants } from './pattern-variants.ts'
import { productPatterns } from './patterns.ts'
import { root } from './root.ts'

/** The hashes of patterns that were checked and are quick: in the repository, and those of this folder. */
const SHARED = join(root, 'scripts', 'checked-patterns.txt')
const OWN = join(root, '.artefacts', 'checked-patterns.txt')

const { patterns, unseen } = await productPatterns()
const known = new Set(process.argv.includes('--afresh') ? [] : [SHARED, OWN].flatMap(linesOf))
const quick = new Set<string>()
const problems = unseen.map(
  (place) => `${place}: composes a pattern when it is used, not when the module loads, so it can't be checked`,
)

const due = patterns.values()
await Promise.all(Array.from({ length: availableParallelism() }, checkDue))
// Patterns that are gone are forgotten.
for (const path of process.argv.includes('--keep') ? [SHARED, OWN] : [OWN]) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${[...quick].sort().join('\n')}\n`)
}

if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`)
process.stdout.write(`${patterns.length} patterns checked, ${problems.length} problems.\n`)
// The checker's own process would keep this one alive.
process.exit(problems.length > 0 ? 1 : 0)

async function checkDue(): Promise<void> {
  for (const { source, flags, place } of due) {
    for (const variant of costlyVariants(source, flags)) {
      const name = `/${variant}/${flags}`
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 20)
      const attack = known.has(hash) || quick.has(hash) ? undefined : await attackOn(variant, flags)
      if (attack === undefined) quick.add(hash)
      else problems.push(`${place}: ${name}\n  ${attack}`)
    }
  }
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}
