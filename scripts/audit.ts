// npm run audit: asks the registry for known vulnerabilities in the packages of package-lock.json and fails on high and
// critical ones. If the registry can't be reached, it says so and passes: it must not stop an offline build.

import { spawnSync } from 'node:child_process'
import { AuditReport, summaryOf } from './audit-report.ts'
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
  process.stdout.write('Could not reach the registry: no packages were checked for known vulnerabilities.\n')
} else {
  const { lines, isGrave } = summaryOf(report.data)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = isGrave ? 1 : 0
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
