import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testApp } from '../testing/test-app.ts'
import { sendDueMails } from './delivery-service.ts'
import { lineOf, mailText } from './mail-text-rules.ts'
import { insertMail } from './outbox-store.ts'
import { smtpSender } from './sender.ts'

const it = await testApp()
const { db } = it.database

/** What the mail server does with a mail: before it has taken it, or after, without saying so. */
const FAULTS = ['take', 'refuse', 'hang up', 'take and hang up', 'stall', 'take and stall'] as const
type Fault = (typeof FAULTS)[number]

let faults: Fault[] = []
let received: string[] = []
let offered = 0
const sockets = new Set<Socket>()
const hangUp = () => {
  for (const socket of sockets) socket.destroy()
}
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    text(stream).then((source) => {
      offered += 1
      const fault = faults.shift() ?? 'take'
      if (fault.startsWith('take')) received.push(/^Subject: (.*)$/m.exec(source)?.[1] ?? '')
      if (fault === 'take') done()
      else if (fault === 'refuse') done(new Error('The mailbox is full'))
      else if (fault.endsWith('hang up')) hangUp()
    }, done)
  },
})
// Connections break off: that is what is tested.
server.on('error', () => undefined)
server.server.on('connection', (socket: Socket) => {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const smtp = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
const patience = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 250 }
const sender = smtpSender(smtp, 'Pravas <no-reply@pravas.example>', patience)

beforeEach(() => {
  faults = []
  received = []
  offered = 0
})

afterAll(async () => {
  sender.close()
  hangUp()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

async function queue(count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, () => newId())
  for (const subject of subjects) {
    const to = { name: 'Asha Rao', address: 'employee@pravas.example' }
    const about = { orgId: it.orgId(), to, record: { kind: 'expense', id: newId() }, at: it.clock.now() }
    await insertMail(db, { ...about, ...mailText(lineOf(subject), lineOf('It is approved.')) }, true)
  }
  return subjects
}

const run = () => sendDueMails({ db, clock: it.clock, sender })
const later = (minutes: number) => it.clock.set(new Date(it.clock.now().getTime() + minutes * 60_000).toISOString())
const unsent = () => db.selectFrom('outbox_mails').select('subject').where('status', '<>', 'sent').execute()

test('whatever a mail server does, each mail arrives at least once and is marked as sent exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FAULTS), { maxLength: 5 }), async (some) => {
      faults = [...some]
      received = []
      const subjects = await queue(3)
      let marked = 0
      // A mail is tried eight times; five faults leave each of them a try that succeeds.
      for (let tries = 0; tries < 8; tries += 1) {
        marked += await run()
        later(60)
      }
      expect(marked).toBe(3)
      expect(await unsent()).toEqual([])
      expect(new Set(received)).toEqual(new Set(subjects))
    }),
    { numRuns: runs({ usual: 4, full: 8 }) },
  )
})

test.skipIf(it.database.url === undefined)(
  'a process that is killed while it sends leaves every mail to the next one, which sends each that was not marked',
  async () => {
    const subjects = await queue(5)
    faults = ['take', 'take', 'take and stall']
    const arguments_ = ['--database', it.database.url ?? '', '--smtp', smtp, '--now', it.clock.now().toISOString()]
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/delivery-process.ts'), ...arguments_],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const gone = once(child, 'exit')
    await expect.poll(() => offered, { timeout: 20_000 }).toBe(3)
    child.kill('SIGKILL')
    await gone
    hangUp()

    expect(await unsent()).toHaveLength(3)
    // The mail that it held is nobody else's until its lease runs out.
    expect(await run()).toBe(2)
    later(5)
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect(await unsent()).toEqual([])
    expect(new Set(received)).toEqual(new Set(subjects))
    expect(received).toHaveLength(6)
  },
)
