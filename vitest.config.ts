import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What recognises text takes long, however short the file: begun last, it would end alone while the other processors wait. */
const FIRST = ['reading', 'bench']

/** Milliseconds until a test counts as stuck: a busy machine takes many times as long as an idle one. */
const STUCK_MS = 60_000

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ project }: TestSpecification) => FIRST.includes(project.name)
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

// What takes minutes, such as every kind of hostile file, says so in its first line and waits for `npm run test:full`.
const full = globSync('{reading,bench}/**/*.test.ts', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith('// With the full run:'))
/** Those of a workspace, by their paths in it. */
const fullOf = (workspace: string) =>
  full.filter((file) => file.startsWith(`${workspace}/`)).map((file) => file.slice(workspace.length + 1))

// What needs no database. The server's tests have a configuration of their own.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Rules keep nothing, so that their files need neither processes nor modules of their own.
      ...['contract', 'language', 'messages'].map((name) => ({
        test: { name, root: name, include: ['**/*.test.ts'], isolate: false, testTimeout: STUCK_MS },
      })),
      ...['reading', 'bench', 'scripts'].map((name) => ({
        test: {
          name,
          root: name,
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', ...fullOf(name)],
          testTimeout: STUCK_MS,
        },
      })),
      { test: { name: 'full', include: full, testTimeout: STUCK_MS } },
      'web',
      // Vite does not build in the contexts of their own that the pages' tests run in.
      { test: { name: 'web-build', root: 'web', include: ['*.test.ts'], testTimeout: STUCK_MS } },
    ],
  },
})
