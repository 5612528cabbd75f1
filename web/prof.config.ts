import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom', setupFiles: ['./nocreate.mjs'],
    // A context of its own for each file, as everywhere, but not a process of its own: a third of the time.
    pool: 'vmThreads',
    // What a person types takes seconds on a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
