import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// What uses a database says so by importing from src/testing, and runs on each kind of database, unless its first line
// says why one is enough; the rest runs without. `npm test` runs on PostgreSQL only those whose first line says why they
// need it; `npm run test:full` runs all of them, and, on the embedded database, those whose first line says that they take
// minutes, and those that do not run on PostgreSQL and look at more of something then (`full-run.ts` of the language).
const all = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).map((file) => ({
  file,
  text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
}))
const isLong = ({ text }: { text: string }) => text.startsWith('// With the full run:')
const tests = all.filter((test) => !isLong(test))
const usesDatabase = ({ text }: { text: string }) => /from '\.[^']*\/testing\//.test(text)
const isOnOneKind = ({ text }: { text: string }) => text.startsWith('// On one kind of database:')
const looksAtMore = (test: { text: string }) =>
  (isOnOneKind(test) || !usesDatabase(test)) && test.text.includes('/testing/full-run')
const isOnPostgresAlone = ({ text }: { text: string }) => text.startsWith('// On PostgreSQL alone:')
const needsPostgres = (test: { text: string }) =>
  isOnPostgresAlone(test) || test.text.startsWith('// On PostgreSQL with every change:')
const filesOf = (some: typeof tests) => some.map(({ file }) => file)
const withDatabase = tests.filter(usesDatabase)

/** A project of the files that `chosen` takes, on PostgreSQL. */
function postgres(name: string, chosen: (test: (typeof tests)[number]) => boolean) {
  return {
    test: {
      name,
      isolate: false,
      include: filesOf(withDatabase.filter(chosen)),
      globalSetup: 'src/testing/postgres-setup.ts',
    },
  }
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
      {
        test: {
          name: 'embedded',
          isolate: false,
          include: filesOf(withDatabase.filter((test) => !isOnPostgresAlone(test))),
          globalSetup: 'src/testing/embedded-setup.ts',
        },
      },
      {
        test: {
          name: 'full',
          isolate: false,
          include: filesOf(all.filter((test) => isLong(test) || looksAtMore(test))),
          globalSetup: 'src/testing/embedded-setup.ts',
        },
      },
      postgres('postgres', (test) => !isOnOneKind(test)),
      postgres('postgres-needed', needsPostgres),
    ],
  },
})
