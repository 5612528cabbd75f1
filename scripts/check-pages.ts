// Fails when a page of the documentation links to a file or heading that does not exist, or names one in backquotes.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenReferences } from './page-references.ts'
import { root } from './root.ts'

const everything = globSync('**/*', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '.git', '.data', '.artefacts'],
  withFileTypes: true,
})
const files = new Set(
  everything
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    ),
)
for (const hidden of globSync('.*', { cwd: root })) files.add(hidden)

const pages = [...files].filter((file) => /^(?:docs\/.+|[^/]+)\.md$/.test(file))
const textOf = (page: string) => readFileSync(join(root, page), 'utf8')
const problems = pages.flatMap((page) => brokenReferences(page, textOf(page), files, textOf))
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
process.stdout.write(`${pages.length} pages checked, ${problems.length} problems.\n`)
