import { defineConfig } from 'vitest/config'
import { lightSchemas } from './lighter-libraries.ts'

export default defineConfig({
  // What the pages run on, their tests run on.
  resolve: { alias: lightSchemas },
  test: {
    environment: 'jsdom',
    // A context of its own for each file, as everywhere, but not a process of its own: a third of the time.
    pool: 'vmThreads',
    // What a person types takes seconds on a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
