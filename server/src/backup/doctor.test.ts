import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testApp } from '../testing/test-app.ts'
import { examine } from './doctor-service.ts'

const it = await testApp()
const { db } = it.database
const dataDir = await mkdtemp(join(tmpdir(), 'pravas-doctor-'))
afterAll(() => rm(dataDir, { recursive: true }))

const WELL_SET = {
  ...{ dataDir, publicUrl: new URL('https://pravas.example'), production: true, productionMistakes: [] },
  ...{ mail: { smtpUrl: new URL('smtp://mail.example'), from: 'Pravas <pravas@example.org>' }, receiptMail: undefined },
}
type Examined = Parameters<typeof examine>[0]

/** What is said about a subject, with its state. */
async function saidOf(subject: string, config: Partial<Examined['config']> = {}, others: Partial<Examined> = {}) {
  const kind = it.database.kind
  const found = await examine({ db, kind, ...others, config: { ...WELL_SET, ...config } as Examined['config'] })
  return found.filter(({ text }) => text.startsWith(subject)).map(({ state, text }) => `${state} ${text}`)
}

test('settings that are not those of production are a note, and dangerous ones are wrong', async () => {
  expect(await saidOf('Settings')).toEqual(['well Settings: people open https://pravas.example.'])
  expect(await saidOf('Settings', { production: false })).toEqual([expect.stringMatching(/^note .*NODE_ENV/)])
  expect(await saidOf('PUBLIC_URL', { productionMistakes: ['PUBLIC_URL: must be set'] })).toEqual([
    'wrong PUBLIC_URL: must be set',
  ])
})

test('a data folder that cannot be used is wrong, and the rest is looked at all the same', async () => {
  const gone = { dataDir: join(dataDir, 'gone') }
  expect(await saidOf('Data folder')).toEqual([`well Data folder: ${dataDir} can be written.`])
  expect(await saidOf('Data folder', gone)).toEqual([expect.stringMatching(/^wrong .*cannot write to/)])
  expect(await saidOf('room', gone)).toEqual([expect.stringMatching(/^wrong room: ENOENT/)])
  expect(await saidOf('Schema', gone)).toEqual([expect.stringMatching(/^well Schema: up to date/)])
})

test('mails that were given up are counted; without a mail server it is said that none is sent', async () => {
  expect(await saidOf('Mail')).toEqual(['well Mail: nothing was given up.'])
  await giveUpMail()
  expect(await saidOf('Mail')).toEqual(['wrong Mail: 1 mail was given up. See the outbox.'])
  await giveUpMail()
  expect(await saidOf('Mail')).toEqual(['wrong Mail: 2 mails were given up. See the outbox.'])
  const unset = { mail: { ...WELL_SET.mail, smtpUrl: undefined } }
  expect(await saidOf('Mail', unset)).toEqual([expect.stringMatching(/^note Mail: SMTP_URL is not set/)])
})

test('receipts by email need a mailbox, or a token that hands emails over', async () => {
  const receiptMail = { at: { mailbox: null, domain: 'example.org' }, imap: undefined, everyMs: 60_000 }
  expect(await saidOf('Receipts by email')).toEqual([])
  expect(await saidOf('Receipts by email', { receiptMail })).toEqual([
    expect.stringMatching(/^wrong .*RECEIPT_IMAP_URL/),
  ])
})

async function giveUpMail(): Promise<void> {
  const at = it.clock.now()
  await db
    .insertInto('outbox_mails')
    .values({
      ...{
        org_id: it.orgId(),
        id: newId(),
        to_address: 'asha@pravas.example',
        to_name: 'Asha',
        subject: 's',
        body: 'b',
      },
      ...{ record_kind: 'trip', record_id: newId(), status: 'failed', html: null, last_error: '550', sent_at: null },
      ...{ created_at: at, next_attempt_at: at },
    })
    .execute()
}
