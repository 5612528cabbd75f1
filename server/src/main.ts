import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PublicConfig } from '@pravas/contract/people'
import { serveAdminCommands } from './admin/admin-socket.ts'
import { runAdminCommand } from './admin/command.ts'
import { createApp } from './app.ts'
import { processWorkers } from './assistants/workers.ts'
import { readCheckpointKey } from './audit/checkpoint-key.ts'
import { openBankVault } from './bank-details/vault-service.ts'
import { systemClock } from './clock.ts'
import { type Config, listing, readConfig, SETTING_NAMES } from './config/config.ts'
import { nearMisses } from './config/near-misses.ts'
import { type Database, openDatabase } from './db/database.ts'
import { dangersOf } from './demo/dangers.ts'
import { loadDemo } from './demo/load.ts'
import { createFileStorage } from './files/storage.ts'
import { schedule } from './jobs/schedule.ts'
import { tidy } from './jobs/tidy.ts'
import { unneededFiles } from './jobs/unneeded-files.ts'
import { sendDueMails } from './mail/delivery-service.ts'
import { smtpSender } from './mail/sender.ts'
import { createProcessLog } from './process-log.ts'
import { inSpan } from './spans.ts'
import { startTracing } from './tracing/tracing-service.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const log = createProcessLog(process.env)
const OUTBOX_EVERY_MS = 5_000
const MAINTENANCE_EVERY_MS = 60 * 60_000
/** A decision can be taken back for 15 s; whoever decides next is asked soon after. */
const STEPS_EVERY_MS = 5_000
/** How long a stop waits for what is under way: longer than reading a batch of receipts or a turn with a model usually takes. */
const UNDER_WAY_MS = 20_000
const REMINDERS_EVERY_MS = 5 * 60_000

/**
 * Starts the product and resolves when it serves; SIGINT and SIGTERM stop it in order. What prevents the start, such as
 * a setting that is wrong or a port in use, is said in one line and ends the process.
 *
 * @param pages Resolves when the pages that are to be served are there; what it throws prevents the start.
 */
export async function main(pages: Promise<void> = Promise.resolve()): Promise<void> {
  try {
    await start(pages)
  } catch (error) {
    log.fatal(`Pravas did not start. ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

async function start(pages: Promise<void>): Promise<void> {
  for (const warning of nearMisses(process.env, SETTING_NAMES)) log.warn(warning)
  const config = readConfig(process.env, ROOT)
  const clock = systemClock
  const stopTracing = await startTracing(config.tracing, (why) =>
    log.warn(`Traces did not reach their collector: ${why}`),
  )
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const onConnectionError = ({ message }: Error) => log.warn(`An idle database connection was lost: ${message}`)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onConnectionError })
  await database.migrate()
  const dangers = await dangersOf(config, database.db)
  if (dangers.length > 0) {
    await database.close()
    throw new Error(listing('This would be unsafe', dangers))
  }
  const files = createFileStorage(config.dataDir)
  const demo = config.demo
    ? await loadDemo({ db: database.db, clock, files, vault: await openBankVault(config.dataDir) })
    : null
  await pages
  const app = await createApp({ config, database, clock, demo })
  await app.listen({ host: config.host, port: config.port })
  processWorkers().warm()
  const stopAdmin = await takeAdminCommands(config, database)

  const sender = config.mail.smtpUrl ? smtpSender(config.mail.smtpUrl, config.mail.from) : undefined
  const runs = (job: string, everyMs: number, run: () => Promise<unknown>) =>
    schedule(
      everyMs,
      () => inSpan(`job ${job}`, {}, run).then(() => app.metrics.jobRan(job, 'done')),
      (err) => {
        app.metrics.jobRan(job, 'failed')
        app.log.error({ err, job }, 'a scheduled job failed')
      },
    )
  const stopping = new AbortController()
  const unneeded = { db: database.db, files, clock, stopping: stopping.signal }
  const jobs = [
    runs('unneeded-files', MAINTENANCE_EVERY_MS, () => unneededFiles(unneeded, app.log)),
    runs('tidy', MAINTENANCE_EVERY_MS, () => tidy(database.db, clock.now()).then(database.maintain)),
    runs('retention', MAINTENANCE_EVERY_MS, () => app.retention.runDue()),
    runs('steps', STEPS_EVERY_MS, () => app.openSteps()),
    runs('reminders', REMINDERS_EVERY_MS, () => app.remind()),
    runs('escalation', REMINDERS_EVERY_MS, () => app.escalate()),
    runs('channels', OUTBOX_EVERY_MS, () => app.sendToChannels()),
  ]
  const { receiptMailbox: mailbox } = app
  if (mailbox && config.receiptMail)
    jobs.push(runs('receipt-mailbox', config.receiptMail.everyMs, () => mailbox.look()))
  if (sender) {
    const delivery = { db: database.db, clock, sender, attach: app.attach }
    jobs.push(runs('mails', OUTBOX_EVERY_MS, () => sendDueMails(delivery)))
  }

  const stop = async () => {
    await app.drain.drain({ servingMs: config.drainSeconds * 1000, limitMs: UNDER_WAY_MS })
    stopping.abort()
    await stopAdmin()
    await app.close()
    await Promise.all(jobs.map((job) => job.stop()))
    sender?.close()
    await database.close()
    await stopTracing()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal(`Pravas did not stop cleanly: ${String(error)}`)
          process.exit(1)
        },
      )
    })
  }
  announce(config.publicUrl, demo, await app.setUp.newCode())
}

/** Lets `npm run admin` work beside this process. Without it the product still serves, and says so. */
async function takeAdminCommands(config: Config, { db, kind }: Database): Promise<() => Promise<void>> {
  // PostgreSQL can be reached by others, and Windows has no sockets with an owner.
  if (kind === 'postgres' || process.platform === 'win32') return async () => {}
  const checkpointKey = () => readCheckpointKey(config.dataDir)
  const parts = {
    ...{ db, kind, migrated: [], clock: systemClock, publicUrl: config.publicUrl },
    ...{ environment: config, checkpointKey },
  }
  try {
    return await serveAdminCommands(config.dataDir, (command, voice) => runAdminCommand(parts, command, voice))
  } catch (error) {
    log.warn(
      `Admin commands work only while the server is stopped: ${error instanceof Error ? error.message : String(error)}`,
    )
    return async () => {}
  }
}

function announce(address: URL, demo: PublicConfig['demo'], setUpCode: string | undefined): void {
  const lines = [`Pravas is ready at ${address.origin}`]
  if (demo) {
    lines.push(`Demo accounts (password ${demo.password}):`)
    lines.push(...demo.accounts.map((account) => `  ${account.email.padEnd(32)}${account.role}`))
  }
  if (setUpCode !== undefined) {
    lines.push(`To set it up, open that address and enter this code within 7 days: ${setUpCode}`)
  }
  log.info(lines)
}

// Node 24.0, the pinned one on Apple silicon, does not know import.meta.main.
if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
