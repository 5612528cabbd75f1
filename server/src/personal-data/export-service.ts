import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OWN_DATA_A_DAY } from '@pravas/contract/personal-data'
import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { BankVault } from '../bank-details/account-rules.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { problem, tooMany } from '../errors.ts'
import { indexedZip, plainFileName, type ZippedFile } from '../files/indexed-zip.ts'
import type { FileStorage } from '../files/storage.ts'
import type { PasswordCheck } from '../identity/password-check-service.ts'
import { columnsOf } from './column-rules.ts'
import { rowsOf } from './export-store.ts'
import type { Whose } from './ownership-store.ts'
import { countExports } from './people-store.ts'
import { PERSONAL_TABLES, type PersonalTable } from './registry-rules.ts'

const t = texts(personalData)
const DAY_MS = 24 * 60 * 60_000
const DAY_SECONDS = 24 * 60 * 60

export interface DataExportDeps {
  db: Database['db']
  clock: Clock
  files: Pick<FileStorage, 'get' | 'size'>
  vault: Pick<BankVault, 'open'>
  checkPassword: PasswordCheck
}

interface StoredFile {
  name: string
  hash: string
}

export type DataExport = ReturnType<typeof createDataExport>

/** Everything that is held about somebody, for them. */
export function createDataExport({ db, clock, files, vault, checkPassword }: DataExportDeps) {
  /** Whose is under way: it reads all that is theirs. */
  const underWay = new Set<string>()

  function presented(rule: PersonalTable, row: Record<string, unknown>, whose: Whose): Record<string, unknown> {
    const { sealed, file_hash, ...rest } = row
    if (typeof sealed === 'string') return { ...readableRow(rest), account: vault.open(sealed, whose) ?? null }
    const name = typeof file_hash === 'string' ? { file: fileNameOf(rule, row) } : {}
    return { ...readableRow(rest), ...name }
  }

  async function* linesOf(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
    let isFirst = true
    for await (const row of rows) {
      yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`
      isFirst = false
    }
    yield isFirst ? '[]\n' : '\n]\n'
  }

  /** Writes what the database has, as of one moment, into a folder: a slow reader holds no transaction open. */
  async function spool(whose: Whose, folder: string): Promise<void> {
    await writeFile(join(folder, 'files.jsonl'), '')
    await inSnapshot(db, async (trx) => {
      for (const rule of PERSONAL_TABLES) {
        const hasFiles = columnsOf(rule).some(({ is }) => is === 'file')
        async function* rows() {
          for await (const row of rowsOf(trx, rule, whose)) {
            if (hasFiles) {
              const file: StoredFile = { name: fileNameOf(rule, row), hash: String(row.file_hash) }
              await appendFile(join(folder, 'files.jsonl'), `${JSON.stringify(file)}\n`)
            }
            yield presented(rule, row, whose)
          }
        }
        await pipeline(Readable.from(linesOf(rows())), createWriteStream(join(folder, `${rule.table}.json`)))
      }
    })
  }

  async function* bytesOf(hash: string): AsyncGenerator<Uint8Array> {
    yield await files.get(hash)
  }

  async function* contents(folder: string, actor: Actor, now: Date): AsyncGenerator<ZippedFile> {
    for (const { table, section } of PERSONAL_TABLES)
      yield { name: `${section}/${table}.json`, content: () => createReadStream(join(folder, `${table}.json`)) }
    const missing: string[] = []
    for await (const line of createInterface({ input: createReadStream(join(folder, 'files.jsonl')) })) {
      const { name, hash } = JSON.parse(line) as StoredFile
      const isThere = await files.size(hash).then(
        () => true,
        () => false,
      )
      if (isThere) yield { name, content: () => bytesOf(hash) }
      else missing.push(name)
    }
    const parts = [
      t('readme.title', { name: actor.name, time: now.toISOString() }),
      t('readme.what'),
      t('readme.values'),
      t('readme.left-out'),
      ...(missing.length > 0 ? [`${t('readme.missing')}\n${missing.join('\n')}`] : []),
    ]
    yield { name: 'README.txt', content: () => Readable.from([`${parts.join('\n\n')}\n`]) }
  }

  return {
    /**
     * All of the actor's own data as a zip that is written as it is read, by the register of personal data. Throws
     * 'password.wrong' where they have a password and gave another one, and 'request.too_many' while one is under way or after
     * several within a day.
     */
    async make(actor: Actor, password: string | undefined, address: string): Promise<Readable> {
      if (underWay.has(actor.personId)) throw problem('request.too_many')
      underWay.add(actor.personId)
      let folder: string | undefined
      const end = async () => {
        underWay.delete(actor.personId)
        if (folder !== undefined) await rm(folder, { recursive: true, force: true })
      }
      try {
        await checkPassword(actor, password ?? '', address)
        const now = clock.now()
        const { orgId, personId, employeeId, email } = actor
        const recent = await countExports(db, orgId, personId, new Date(now.getTime() - DAY_MS))
        if (recent >= OWN_DATA_A_DAY) throw tooMany(DAY_SECONDS, t('export.too-many', { count: OWN_DATA_A_DAY }))
        await recordAudit(db, auditEntry(actor, 'person.data_exported', now))
        folder = await mkdtemp(join(tmpdir(), 'pravas-data-'))
        await spool({ orgId, personId, employeeId, email }, folder)
        const zip = indexedZip(contents(folder, actor, now), now)
        zip.once('close', () => void end())
        return zip
      } catch (error) {
        await end()
        throw error
      }
    },
  }
}

function fileNameOf({ table }: PersonalTable, { id, file_name }: Readonly<Record<string, unknown>>): string {
  return `files/${table}/${String(id)}-${plainFileName(String(file_name))}`
}

/**
 * A row of the export as people read it: amounts in rupees under the name of what they are, and no values that are missing. Values
 * within JSON columns are as they are kept.
 */
export function readableRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (value === null) return []
      if (name === 'paise' || name.endsWith('_paise'))
        return [[name === 'paise' ? 'rupees' : `${name.slice(0, -'_paise'.length)}_rupees`, Number(value) / 100]]
      return [[name, value]]
    }),
  )
}
