// Writes which classes each style sheet of a component has, so that a page that names another is no valid program. They are
// read only by the type checker and lie with what else is made: its configuration looks for them there.

import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './root.ts'
import { styleTypes } from './style-classes.ts'

const made = join(root, '.artefacts', 'style-types')
await rm(made, { recursive: true, force: true })
for (const sheet of globSync('src/**/*.module.css', { cwd: join(root, 'web') })) {
  const path = join(made, sheet.replace(/\.css$/, '.d.css.ts'))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, styleTypes(await readFile(join(root, 'web', sheet), 'utf8')))
}
