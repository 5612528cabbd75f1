import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askRunningServer } from './admin/admin-client.ts'
import { outputFile, placeOf, readCommand, USAGE } from './admin/arguments.ts'
import { type AdminCommand, type AdminVoice, makesLink, runAdminCommand } from './admin/command.ts'
import { askForPassword } from './admin/password-prompt.ts'
import { readCheckpointKey } from './audit/checkpoint-key.ts'
import { restoreBackup } from './backup/restore-service.ts'
import { systemClock } from './clock.ts'
import { type Config, listing, readConfig } from './config/config.ts'
import { openDatabase } from './db/database.ts'

// npm run admin: what an operator does at the server, past the pages, while it runs or not.

type RestoreCommand = Extract<AdminCommand, { command: 'restore' }>

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const terminal: AdminVoice = {
  out: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
}

async function run(args: string[]): Promise<void> {
  const command = await readCommand(args, askForPassword)
  if (!command) {
    process.stdout.write(USAGE)
    return
  }
  const config = readConfig(process.env, ROOT)
  const file = outputFile(args)
  const written: string[] = []
  const say = file === undefined ? terminal : { ...terminal, out: (line: string) => void written.push(line) }
  // The embedded database belongs to one process: while the server runs, it does the work. PostgreSQL takes us both.
  const done = config.databaseUrl === undefined && (await askRunningServer(config.dataDir, command, say))
  if (!done) await (command.command === 'restore' ? restoreHere(config, command) : runHere(config, command, say))
  if (file !== undefined) await writeFile(placeOf(file), written.join('\n'))
}

async function runHere(config: Config, command: AdminCommand, say: AdminVoice): Promise<void> {
  if (makesLink(command) && config.productionMistakes.length > 0) {
    throw new Error(listing('The link would not work', config.productionMistakes))
  }
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const migrated = await database.migrate()
    await runAdminCommand(
      {
        db: database.db,
        kind: database.kind,
        migrated,
        clock: systemClock,
        publicUrl: config.publicUrl,
        environment: config,
        checkpointKey: () => readCheckpointKey(config.dataDir),
      },
      command,
      say,
    )
  } finally {
    await database.close()
  }
}

async function restoreHere({ dataDir, databaseUrl }: Config, { file, replace }: RestoreCommand): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  terminal.note('Restoring …')
  const { manifest, files, kept } = await restoreBackup(file, { databaseUrl, dataDir, replace, now: systemClock.now() })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  terminal.out(`Restored ${rows} rows and ${files} files as they were at ${manifest.at}.`)
  if (kept !== undefined)
    terminal.note(`What was there before is kept in ${kept}. Delete it when it is no longer needed.`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
