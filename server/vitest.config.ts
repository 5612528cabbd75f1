import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// What uses a database says so by importing from src/testing, and runs on each kind of database; the rest runs once.
const tests = globSync('src/**/*.test.ts', { cwd: import.meta.dirname })
const withDatabase = tests.filter((file) =>
  /from '[^']*\/testing\//.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)
const without = tests.filter((file) => !withDatabase.includes(file))

export default defineConfig({
  test: {
    // A start of the embedded database takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { test: { name: 'unit', include: without } },
      { test: { name: 'embedded', include: withDatabase, globalSetup: 'src/testing/embedded-setup.ts' } },
      { test: { name: 'postgres', include: withDatabase, globalSetup: 'src/testing/postgres-setup.ts' } },
    ],
  },
})
