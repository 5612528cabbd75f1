import { defineConfig } from 'vitest/config'

// What needs no database. The server's tests have a configuration of their own.
export default defineConfig({
  test: {
    projects: [
      ...['contract', 'language', 'reading', 'bench', 'scripts'].map((name) => ({
        test: { name, root: name, include: ['**/*.test.ts'] },
      })),
      'web',
    ],
  },
})
