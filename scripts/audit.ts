// npm run audit: asks the registry for known vulnerabilities in the packages of package-lock.json and fails on high and
// critical ones, and on a package whose licence nobody has looked at. If the registry can't be reached, it says so and passes, as it
// must not stop an offline build; with --release it fails then.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuditReport, summaryOf } from './audit-report.ts'
import { type LicensedLock, licencesOf } from './licences.ts'
import { root } from './root.ts'

const SECONDS = 60

const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: SECONDS * 1000,
})
const report = AuditReport.safeParse(jsonOf(error ? '' : stdout))
if (!report.success) {
  const isRelease = process.argv.includes('--release')
  process.stdout.write('NOT CHECKED: the registry could not be asked for known vulnerabilities in the packages.\n')
  if (isRelease) process.exitCode = 1
} else {
  const { lines, isGrave } = summaryOf(report.data)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = isGrave ? 1 : 0
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LicensedLock
const { lines, unknown } = licencesOf(lock)
process.stdout.write(`${lines.join('\n')}\n`)
if (unknown.length > 0) {
  process.stdout.write(`Licences that nobody has looked at:\n${unknown.map((line) => `  ${line}`).join('\n')}\n`)
  process.exitCode = 1
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
