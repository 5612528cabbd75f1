import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// What uses a database says so by importing from src/testing, and runs on each kind of database, unless its first line
// says why one is enough; the rest runs without. `npm test` runs it on PostgreSQL, which takes two thirds of the time, and
// on the embedded database only what says in its first line why it needs both with every change; `npm run test:full` runs
// the others there too, and those that say in their first line that they take minutes, and those that run on one kind and
// look at more of something then (`full-run.ts` of the language).
const all = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).map((file) => ({
  file,
  text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
}))
type TestFile = (typeof all)[number]
const begins = (words: string) => (test: TestFile) => test.text.startsWith(`// ${words}:`)
const isLong = begins('With the full run')
const isOnOneKind = begins('On one kind of database')
const isOnPostgresAlone = begins('On PostgreSQL alone')
const isOnBothWithEveryChange = begins('On both kinds of database with every change')
const usesDatabase = ({ text }: TestFile) => /from '\.[^']*\/testing\//.test(text)
const looksAtMore = (test: TestFile) =>
  (isOnOneKind(test) || !usesDatabase(test)) && test.text.includes('/testing/full-run')
const filesOf = (some: TestFile[]) => some.map(({ file }) => file)
const tests = all.filter((test) => !isLong(test))
const withDatabase = tests.filter(usesDatabase)
const onBoth = withDatabase.filter((test) => !isOnOneKind(test))

/** A project of these files, on a kind of database. */
function on(kind: 'postgres' | 'embedded', name: string, files: TestFile[]) {
  return { test: { name, isolate: false, include: filesOf(files), globalSetup: `src/testing/${kind}-setup.ts` } }
}

export default defineConfig({
  test: {
    // A start of the embedded database takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Each file has its own modules in them, as in processes, and starts in two thirds of the time.
    pool: 'threads',
    projects: [
      // Rules keep nothing, so that files need no modules of their own.
      { test: { name: 'unit', isolate: false, include: filesOf(tests.filter((test) => !usesDatabase(test))) } },
      on('postgres', 'postgres', withDatabase),
      on('embedded', 'embedded-needed', withDatabase.filter(isOnBothWithEveryChange)),
      on(
        'postgres',
        'full',
        all.filter((test) => isLong(test) || looksAtMore(test)),
      ),
      on('postgres', 'shuffled', onBoth),
      on(
        'embedded',
        'embedded',
        onBoth.filter((test) => !isOnPostgresAlone(test)),
      ),
    ],
  },
})
