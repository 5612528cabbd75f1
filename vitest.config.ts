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

const tests = globSync('{language,reading,bench,scripts}/**/*.test.ts', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }))
const filesOf = (some: typeof tests) => some.map(({ file }) => file)
// What takes minutes, such as every kind of hostile file, says so in its first line and waits for `npm run test:full`.
const long = filesOf(tests.filter(({ text }) => text.startsWith('// With the full run:')))
// What looks at more examples then (`full-run.ts` of the language).
const looksAtMore = filesOf(tests.filter(({ text }) => text.includes('/testing/full-run')))
/** Those of a workspace, by their paths in it. */
const fullOf = (workspace: string) =>
  long.filter((file) => file.startsWith(`${workspace}/`)).map((file) => file.slice(workspace.length + 1))

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
      { test: { name: 'full', include: [...long, ...looksAtMore], testTimeout: STUCK_MS } },
      'web',
      // Vite does not build in the contexts of their own that the pages' tests run in.
      { test: { name: 'web-build', root: 'web', include: ['*.test.ts'], testTimeout: STUCK_MS } },
    ],
  },
})
