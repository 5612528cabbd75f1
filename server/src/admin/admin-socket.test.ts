import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rename, rm, stat } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askRunningServer } from './admin-client.ts'
import { LONGEST_REQUEST, serveAdminCommands } from './admin-socket.ts'
import type { AdminCommand, AdminVoice } from './command.ts'

let dataDir: string
let stops: (() => Promise<void>)[]
let heard: string[]
const voice: AdminVoice = { out: (line) => heard.push(`out ${line}`), note: (line) => heard.push(`note ${line}`) }
const COMMAND: AdminCommand = { command: 'reset-link', email: 'nila@example.org' }

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravas-admin-test-'))
  stops = []
  heard = []
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await rm(dataDir, { recursive: true, force: true })
})

async function serve(run: (command: AdminCommand, say: AdminVoice) => Promise<void>, folder = dataDir) {
  const stop = await serveAdminCommands(folder, run)
  stops.push(stop)
  return stop
}

/** What the socket answers to a text of one line. */
async function answerTo(text: string): Promise<string> {
  const socket = createConnection(join(dataDir, 'admin.sock'))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  // Being cut off while sending is an error to the one who sends.
  socket.on('error', () => {})
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  await closed
  return answer
}

test('a command is run by the server, which says as it goes what it does', async () => {
  const asked: AdminCommand[] = []
  await serve(async (command, say) => {
    asked.push(command)
    say.note('a link:')
    say.out('https://pravas.example/x')
  })
  expect(await askRunningServer(dataDir, COMMAND, voice)).toBe(true)
  expect(asked).toEqual([COMMAND])
  expect(heard).toEqual(['note a link:', 'out https://pravas.example/x'])
})

test('why it cannot be done is thrown where it was asked for', async () => {
  await serve(() => Promise.reject(new Error('There is nobody of that address.')))
  await expect(askRunningServer(dataDir, COMMAND, voice)).rejects.toThrow('There is nobody of that address.')
})

test('where no server runs nobody is asked', async () => {
  expect(await askRunningServer(dataDir, COMMAND, voice)).toBe(false)
  const stop = await serve(async () => {})
  await stop()
  expect(await readdir(dataDir)).toEqual([])
  expect(await askRunningServer(dataDir, COMMAND, voice)).toBe(false)
})

test('the socket is its owner’s alone, and nothing else is left in the folder', async () => {
  await serve(async () => {})
  const { mode } = await stat(join(dataDir, 'admin.sock'))
  expect(mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['admin.sock'])
})

test('a socket that a crash left behind is no server, and the next one takes its place', async () => {
  const crashed = createServer()
  crashed.listen(join(dataDir, 'first'))
  await once(crashed, 'listening')
  // Closing it removes the name that it knows, and leaves the socket under the other.
  await rename(join(dataDir, 'first'), join(dataDir, 'admin.sock'))
  crashed.close()
  await once(crashed, 'close')
  expect(await askRunningServer(dataDir, COMMAND, voice)).toBe(false)
  await serve(async (_, say) => say.out('done'))
  expect(await askRunningServer(dataDir, COMMAND, voice)).toBe(true)
  expect(heard).toEqual(['out done'])
})

test('a data folder whose path is too long for a socket has a link to a shorter one', async () => {
  const long = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  await mkdir(long, { recursive: true })
  const stop = await serve(async (_, say) => say.out('done'), long)
  const socket = await readlink(join(long, 'admin.sock'))
  expect((await stat(socket)).mode & 0o777).toBe(0o600)
  expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700)
  expect(await askRunningServer(long, COMMAND, voice)).toBe(true)
  expect(heard).toEqual(['out done'])
  await stop()
  await expect(stat(dirname(socket))).rejects.toThrow('ENOENT')
  expect(await readdir(long)).toEqual([])
})

test.each([
  ['no JSON', 'drop table people\n'],
  ['no command', '{"command":"sudo"}\n'],
  ['a field too many', '{"command":"remove-demo","force":true}\n'],
  ['no address', '{"command":"reset-link","email":"nobody"}\n'],
])('what is %s is refused and not run', async (_, text) => {
  let runs = 0
  await serve(async () => {
    runs += 1
  })
  expect(JSON.parse(await answerTo(text))).toEqual({ failed: expect.stringMatching(/^The running server /) })
  expect(runs).toBe(0)
})

test('who sends without end is cut off', async () => {
  await serve(async () => {})
  expect(await answerTo('x'.repeat(LONGEST_REQUEST + 100_000))).toBe('')
})

test('stopping waits for the command under way, and for nobody who only connected', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const stop = await serve(async (_, say) => {
    begun.resolve()
    await goOn.promise
    say.out('done')
  })
  const silent = createConnection(join(dataDir, 'admin.sock'))
  await once(silent, 'connect')
  const asked = askRunningServer(dataDir, COMMAND, voice)
  await begun.promise
  const stopping = stop()
  goOn.resolve()
  expect(await asked).toBe(true)
  await stopping
  expect(heard).toEqual(['out done'])
})
