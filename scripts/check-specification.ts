// Fails when docs/specification.md has a sentence without a test, or names a test that `npm test` does not run.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { problemsOf, sentencesOf, testNames, WITHOUT_TESTS } from './specification.ts'
import { testFiles } from './test-files.ts'

const PAGE = 'docs/specification.md'

const run = await testFiles()
const known = new Map<string, string[] | undefined>()
function testsOf(file: string): string[] | undefined {
  if (!known.has(file)) {
    known.set(file, run.has(file) ? testNames(readFileSync(join(root, file), 'utf8'), file) : undefined)
  }
  return known.get(file)
}

const sentences = sentencesOf(readFileSync(join(root, PAGE), 'utf8'))
const problems = problemsOf(sentences, testsOf)
if (problems.length > 0) {
  process.stderr.write(`${problems.map((problem) => `${PAGE}:${problem}`).join('\n')}\n`)
  process.exitCode = 1
}
const held = sentences.filter(({ section }) => !WITHOUT_TESTS.includes(section))
const tests = new Set(sentences.flatMap(({ references }) => references.map(({ file, test }) => `${file} ${test}`)))
const counts = WITHOUT_TESTS.map((title) => `${sentences.filter(({ section }) => section === title).length} ${title}`)
process.stdout.write(
  `${held.length} sentences are covered by ${tests.size} tests in ${known.size} files; ${counts.join(', ').toLowerCase()}.\n`,
)
