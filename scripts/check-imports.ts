// Fails when a file imports what the rules of .dependency-cruiser.cjs forbid, when folders of the server import each other in a
// circle, or when a pattern of a rule matches no file, so that it guards nothing.

import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type ICruiseResult } from 'dependency-cruiser'
import config from '../.dependency-cruiser.cjs'
import { runCommand } from './command.ts'
import { circlesOfFolders, idlePatterns } from './imports.ts'
import { root } from './root.ts'

const WORKSPACES = 'contract language messages reading server web e2e bench scripts'
const FOUND = '.artefacts/imports.json'

await mkdir(join(root, '.artefacts'), { recursive: true })
const { code, output } = await runCommand(`depcruise ${WORKSPACES} --output-type json --output-to ${FOUND}`, {
  quiet: true,
})
if (code !== 0) throw new Error(output)
const result = JSON.parse(await readFile(join(root, FOUND), 'utf8')) as ICruiseResult

if (result.summary.error > 0) fail(String((await format(result, { outputType: 'err-long' })).output))
const circles = circlesOfFolders(result.modules, 'server/src/')
if (circles.length > 0) fail(`Folders of the server import each other:\n${circles.join('\n')}`)
const idle = idlePatterns(config.forbidden ?? [], result.modules)
if (idle.length > 0) fail(`Patterns of import rules match no file:\n${idle.join('\n')}`)
process.stdout.write(`${result.summary.totalDependenciesCruised} imports in ${result.modules.length} files checked.\n`)

function fail(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
