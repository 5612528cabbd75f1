import { once } from 'node:events'
import { readlink } from 'node:fs/promises'
import { createConnection, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { AdminCommand, AdminVoice } from './command.ts'
import { AdminMessage, SOCKET_NAME } from './messages.ts'

/**
 * Has the server that runs on this data folder do a command; false when none runs there. Throws the server's own sentence
 * where it cannot be done.
 */
export async function askRunningServer(dataDir: string, command: AdminCommand, say: AdminVoice): Promise<boolean> {
  const socket = await connect(join(dataDir, SOCKET_NAME))
  if (!socket) return false
  socket.write(`${JSON.stringify(command)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const message = AdminMessage.parse(JSON.parse(line))
    if ('out' in message) say.out(message.out)
    else if ('note' in message) say.note(message.note)
    else if ('failed' in message) throw new Error(message.failed)
    else return true
  }
  throw new Error('The server stopped before it answered. Please try again.')
}

async function connect(place: string): Promise<Socket | undefined> {
  // Where the data folder's path is too long for a socket, a link stands there.
  const socket = createConnection(await readlink(place).catch(() => place))
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A crash leaves its socket behind, at which nobody listens.
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    if (code === 'EACCES')
      throw new Error(`Run this command as the user that runs Pravas. Only that user can open ${place}.`)
    throw new Error(`Cannot reach the running server at ${place} (${code ?? String(error)}).`)
  }
}
