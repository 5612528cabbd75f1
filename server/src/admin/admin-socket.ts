import { chmod, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { AdminCommand, type AdminVoice } from './command.ts'
import { type AdminMessage, SOCKET_NAME } from './messages.ts'

/** The address of a socket has room for 104 bytes on macOS and 108 on Linux, the last of them zero. */
const LONGEST_ADDRESS = 103
/** How long a caller may take to say what it wants. */
const PATIENCE_MS = 10_000
/** An import travels within its command. */
export const LONGEST_REQUEST = 16 * 1024 * 1024

/**
 * Takes the operator's commands on a socket in the data folder, which only the user that runs the product can reach, while
 * the embedded database is open here and nowhere else. Answers how to stop, which waits for the commands under way.
 * To be called by the one who holds the data folder: a socket that a crash left there is replaced.
 */
export async function serveAdminCommands(
  dataDir: string,
  run: (command: AdminCommand, say: AdminVoice) => Promise<void>,
): Promise<() => Promise<void>> {
  const idle = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const server = createServer((socket) => {
    idle.add(socket)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    // The caller is gone, which ends nothing that it began.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => idle.delete(socket))
    const lines = createInterface({ input: socket })
    // What it is told of its socket's errors is heard above.
    lines.on('error', () => {})
    socket.on('data', () => {
      if (idle.has(socket) && socket.bytesRead > LONGEST_REQUEST) socket.destroy()
    })
    lines.once('line', (line) => {
      idle.delete(socket)
      socket.setTimeout(0)
      const work = answer(socket, line, run).finally(() => running.delete(work))
      running.add(work)
    })
  })
  const remove = await listen(server, dataDir)
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    await remove()
    for (const socket of idle) socket.destroy()
    await Promise.all(running)
    await closed
  }
}

async function answer(
  socket: Socket,
  line: string,
  run: (command: AdminCommand, say: AdminVoice) => Promise<void>,
): Promise<void> {
  const send = (message: AdminMessage) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
  }
  try {
    await run(commandIn(line), { out: (out) => send({ out }), note: (note) => send({ note }) })
    send({ done: true })
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) })
  }
  socket.end()
}

function commandIn(line: string): AdminCommand {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error('The running server received an invalid command.')
  }
  const parsed = AdminCommand.safeParse(value)
  if (!parsed.success) {
    const why = parsed.error.issues.map(({ message }) => message).join(' ')
    throw new Error(`The running server refused the command: ${why} If it runs another version, restart it first.`)
  }
  return parsed.data
}

/**
 * Makes the socket in a folder of its own that nobody else can enter, and moves it to its place when it has its mode: it is
 * never there for others, and takes the place of an old one at once. Answers how to remove it.
 */
async function listen(server: Server, dataDir: string): Promise<() => Promise<void>> {
  const place = join(dataDir, SOCKET_NAME)
  const isLong = Buffer.byteLength(join(dataDir, '.admin-xxxxxx', 's')) > LONGEST_ADDRESS
  const folder = await mkdtemp(join(isLong ? tmpdir() : dataDir, isLong ? 'pravas-admin-' : '.admin-'))
  const socket = join(folder, 's')
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socket, resolve)
    })
    await chmod(socket, 0o600)
    if (isLong) {
      // The data folder's own path is too long for an address, so that a link leads to a shorter one.
      await rm(place, { force: true })
      await symlink(socket, place)
    } else {
      await rename(socket, place)
      await rm(folder, { recursive: true })
    }
  } catch (error) {
    server.close()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return async () => {
    await rm(place, { force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
