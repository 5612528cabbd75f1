// Fails when a source that reads messages spells out words of courtesy ('please', 'thanks', 'bhai'). They stand in
// language/src/text/words/filler.ts, by class, and a grammar takes the classes that it lets pass.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courtesyIn } from './courtesy.ts'
import { root } from './root.ts'

const SOURCES = ['language/src/**/*.ts', 'server/src/assistants/**/*.ts']
const FOR_TESTS = /\.(?:test|fixture)\.ts$|\/testing\//
/** The list itself, and what knows words by their spelling or script, whatever they mean. */
const KNOWS_WORDS =
  /^language\/src\/text\/(?:words\/filler|vocabulary|word-context|devanagari|english-words)\.ts$|^language\/src\/travel\/words\/lodging\.ts$/

const files = globSync(SOURCES, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !FOR_TESTS.test(file) && !KNOWS_WORDS.test(file))
const problems = files.flatMap((file) => {
  const words = courtesyIn(readFileSync(join(root, file), 'utf8'))
  return words.length > 0 ? [`${file}: ${words.join(', ')}`] : []
})

if (problems.length > 0) {
  process.stderr.write(
    `These belong into the lists of language/src/text/words/filler.ts:\n${problems.sort().join('\n')}\n`,
  )
  process.exitCode = 1
}
process.stdout.write(`${files.length} files checked for words of courtesy, ${problems.length} problems.\n`)
