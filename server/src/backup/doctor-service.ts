import { access, constants, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import { verifyAllChains } from '../audit/verify-service.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { createFileStorage } from '../files/storage.ts'
import { bytesText } from '../formats.ts'
import { isLoopback } from '../loopback-rules.ts'
import { waitingMails } from '../receipt-mail/mailbox-service.ts'

/** Below this, uploads and backups are soon refused. */
const LITTLE_ROOM_BYTES = 2 * 1024 ** 3
/** The oldest PostgreSQL that Pravas is tested with. */
const OLDEST_POSTGRES = 14

interface Examined {
  db: Database['db']
  kind: Database['kind']
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'mail' | 'production' | 'productionMistakes' | 'receiptMail'>
  checkpointKey?: () => Promise<CheckpointKey>
}

/** What was looked at: how it stands, and, where it needs somebody, what to do. */
export interface Finding {
  state: 'well' | 'note' | 'wrong'
  text: string
}

const well = (text: string): Finding => ({ state: 'well', text })
const note = (text: string): Finding => ({ state: 'note', text })
const wrong = (text: string): Finding => ({ state: 'wrong', text })

/** Looks at an installation as an experienced administrator would, and changes nothing. What cannot be looked at is a finding as well. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const looks = [settings, dataFolder, room, version, schema, files, trail, mail, receiptMail]
  const found: Finding[] = []
  for (const look of looks) {
    found.push(
      ...(await look(examined).catch((error: unknown) => [
        wrong(`${look.name}: ${error instanceof Error ? error.message : String(error)}`),
      ])),
    )
  }
  return found
}

async function settings({ config }: Examined): Promise<Finding[]> {
  const { productionMistakes, production, publicUrl } = config
  if (productionMistakes.length > 0) return productionMistakes.map(wrong)
  if (!production) return [note('Settings: NODE_ENV is not production, so that mistakes in them are not refused.')]
  return [well(`Settings: people open ${publicUrl.origin}.`)]
}

async function dataFolder({ config: { dataDir } }: Examined): Promise<Finding[]> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return [well(`Data folder: ${dataDir} can be written.`)]
  } catch {
    return [
      wrong(
        `Data folder: this user cannot write to ${dataDir}. Run Pravas as its owner, or give the folder to this user.`,
      ),
    ]
  }
}

async function room({ config: { dataDir } }: Examined): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `Disk: ${bytesText(free)} free for files.`
  return [free < LITTLE_ROOM_BYTES ? wrong(`${text} Make room, or receipts are soon refused.`) : well(text)]
}

async function version({ db, kind }: Examined): Promise<Finding[]> {
  const { rows } = await sql<{ number: number; text: string }>`
    select current_setting('server_version_num')::int / 10000 as number, current_setting('server_version') as text`.execute(
    db,
  )
  const [found = { number: 0, text: '' }] = rows
  if (kind === 'embedded') return [well(`Database: embedded, PostgreSQL ${found.text}.`)]
  return [
    found.number < OLDEST_POSTGRES
      ? wrong(`Database: PostgreSQL ${found.text} is too old. Pravas needs ${OLDEST_POSTGRES} or newer.`)
      : well(`Database: PostgreSQL ${found.text}.`),
  ]
}

async function schema({ db }: Examined): Promise<Finding[]> {
  const applied = new Set(await appliedMigrations(db))
  const missing = (await knownMigrations()).filter((name) => !applied.has(name))
  if (missing.length === 0) return [well(`Schema: up to date (${[...applied].at(-1)}).`)]
  const count = missing.length === 1 ? '1 migration' : `${missing.length} migrations`
  return [note(`Schema: ${count} will be applied at the next start (to ${missing.at(-1)}).`)]
}

/** Files that records name and the disk lacks. */
async function files({ db, config: { dataDir } }: Examined): Promise<Finding[]> {
  const there = new Set<string>()
  for await (const hashes of createFileStorage(dataDir).list()) for (const hash of hashes) there.add(hash)
  const named = await db
    .selectFrom('receipts')
    .select('file_hash as hash')
    .union(db.selectFrom('booking_files').select('file_hash as hash'))
    .execute()
  const lacking = named.filter(({ hash }) => !there.has(hash))
  if (lacking.length === 0) return [well(`Files: all ${named.length} are there.`)]
  return [
    wrong(
      `Files: ${lacking.length} of ${named.length} are missing from ${dataDir}/files, the first ${lacking[0]?.hash.slice(0, 12)}…. Restore them from a backup.`,
    ),
  ]
}

async function trail({ db, checkpointKey }: Examined): Promise<Finding[]> {
  const lines = await verifyAllChains(db, await checkpointKey?.(), [])
  return lines.length > 0
    ? [well(`Audit trail: ${lines.length === 1 ? 'intact' : `${lines.length} intact`}.`)]
    : [note('Audit trail: empty.')]
}

async function mail({ db, config }: Examined): Promise<Finding[]> {
  if (config.mail.smtpUrl === undefined)
    return [note('Mail: SMTP_URL is not set, so nothing is sent; mails are listed in the outbox.')]
  const { failed } = await db
    .selectFrom('outbox_mails')
    .select((eb) => eb.fn.countAll<string>().filterWhere('status', '=', 'failed').as('failed'))
    .executeTakeFirstOrThrow()
  const count = Number(failed)
  if (count === 0) return [well('Mail: nothing was given up.')]
  return [wrong(`Mail: ${count} ${count === 1 ? 'mail was' : 'mails were'} given up. See the outbox.`)]
}

async function receiptMail({ db, config }: Examined): Promise<Finding[]> {
  if (!config.receiptMail) return []
  const { imap } = config.receiptMail
  if (imap) return [await receiptMailbox(imap)]
  const { count } = await db
    .selectFrom('service_tokens')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('scopes', '@>', sql<never>`'["mail"]'::jsonb`)
    .executeTakeFirstOrThrow()
  return [
    Number(count) > 0
      ? well('Receipts by email: another program hands them over.')
      : wrong('Receipts by email: RECEIPT_IMAP_URL is not set, and no service token may hand emails over.'),
  ]
}

async function receiptMailbox(imap: NonNullable<NonNullable<Config['receiptMail']>['imap']>): Promise<Finding> {
  const where = `${imap.folder} of ${imap.user} at ${imap.host}`
  try {
    const waiting = await waitingMails({ ...imap, inTheClear: isLoopback(imap.host) })
    return well(`Receipts by email: ${where} can be read; ${waiting} ${waiting === 1 ? 'email waits' : 'emails wait'}.`)
  } catch (error) {
    return wrong(
      `Receipts by email: ${where} cannot be read. ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
