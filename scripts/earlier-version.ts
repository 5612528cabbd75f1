// node scripts/earlier-version.ts: the code of the version before (the commit that CHANGELOG.md names) on today's schema, as when
// processes of both versions serve beside each other during an upgrade. It lays that commit out in a folder of its own, with today's
// migrations and packages, and runs its tests of what people do, on both kinds of database.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runCommand } from './command.ts'
import { commitBefore } from './earlier.ts'
import { root } from './root.ts'

/** What that version's tests of records, money, people, files and deliveries are called; each goes through its API. */
const TESTED = [
  'approvals/approvals',
  'approvals/lifecycle.test',
  'trips/trips.test',
  'expenses/expenses.test',
  'expenses/draft/claim-drafts',
  'finance/finance.test',
  'advances/advances.test',
  'bookings/bookings.test',
  'cards/cards.test',
  'exports/exports.test',
  'receipts/receipts-service',
  'identity/sessions',
  'inbox/inbox.test',
  'mail/delivery.test',
  'webhooks/webhooks.test',
  'comments/comments.test',
  'records/records.test',
]

const report = join(root, '.artefacts', 'earlier-version.json')
const commit = commitBefore(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
const place = join(root, '.artefacts', 'earlier-version')

process.exitCode = await main()

async function main(): Promise<number> {
  rmSync(report, { force: true })
  if (!isHere(commit)) {
    process.stdout.write(`NOT RUN: commit ${commit} is not in this clone, which has only a part of the history.\n`)
    return 0
  }
  layOut()
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const chosen = TESTED.map((name) => `src/${name}`).join(' ')
  const projects = '--project embedded --project postgres'
  const reporters = `--testTimeout=120000 --reporter=default --reporter=json --outputFile.json="${report}"`
  const { code } = await runCommand(`node ${vitest} run --root server ${projects} ${reporters} ${chosen}`, {
    cwd: place,
  })
  rmSync(place, { recursive: true, force: true })
  return code
}

function isHere(name: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${name}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Puts the files of the commit into the folder, with today's migrations in the place of its own and today's packages. */
function layOut(): void {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', place], { input: archive })
  const migrations = join('server', 'migrations')
  const known = new Set(readdirSync(join(place, migrations)))
  const newer = readdirSync(join(root, migrations)).filter((name) => !known.has(name))
  cpSync(join(root, migrations), join(place, migrations), { recursive: true })
  process.stdout.write(`${commit} on ${newer.length} newer migrations: ${newer.join(', ') || 'none'}\n`)
  for (const folder of ['.', ...readdirSync(place)]) linkPackages(folder)
}

/** The packages that are installed for a folder, but for our own workspaces, which are those of the commit. */
function linkPackages(folder: string): void {
  const from = join(root, folder, 'node_modules')
  const to = join(place, folder, 'node_modules')
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@pravas') continue
    symlinkSync(join(from, name), join(to, name), 'junction')
  }
  const ours = join(from, '@pravas')
  if (!existsSync(ours)) return
  mkdirSync(join(to, '@pravas'))
  for (const name of readdirSync(ours)) {
    const target = join(place, name)
    if (existsSync(target)) symlinkSync(relative(join(to, '@pravas'), target), join(to, '@pravas', name), 'junction')
  }
}
